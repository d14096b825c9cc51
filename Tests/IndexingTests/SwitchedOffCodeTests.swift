import TestSupport
import Testing

@Suite("Code that an undefined flag excludes")
struct SwitchedOffCodeTests {
    private func project(_ settings: String) -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 46; rootObject = R; objects = {
        R = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F0, F1); sourceTree = "<group>"; };
        F0 = { isa = PBXFileReference; path = Shop.m; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Shelf.xib; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        buildConfigurationList = L; buildPhases = (S, P); };
        S = { isa = PBXSourcesBuildPhase; files = (B0); };
        P = { isa = PBXResourcesBuildPhase; files = (B1); };
        B0 = { isa = PBXBuildFile; fileRef = F0; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = macosx; \(settings) }; };
        }; }
        """
    }

    @Test(arguments: [("", ["0"]), ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG WITH_SHELF\";", ["1"])])
    func `Swift has flags from build settings, too`(settings: String, expected: [String]) throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "Shop.xcodeproj/project.pbxproj", project(settings).replacing("path = Shop.m", with: "path = Shop.swift"))
        try repository.folder.write("Shelf.xib", Documents.macOS())
        try repository.folder.write(
            "Shop.swift",
            """
            class Shop: NSWindowController {
                #if WITH_SHELF
                    override var windowNibName: NSNib.Name? { "Shelf" }
                #endif
            }
            """)
        try repository.refresh()
        #expect(
            try repository.texts("SELECT CAST(knows_target AS TEXT) FROM nib_loads WHERE nib_name = 'Shelf'")
                == expected)
    }

    /// Returns `nib_loads.knows_target` of the load: 1 if a target contains its code, otherwise 0.
    private func said(_ settings: String, header: String = "") throws -> [String] {
        let repository = try TestRepository()
        try repository.folder.write("Shop.xcodeproj/project.pbxproj", project(settings))
        try repository.folder.write("Shelf.xib", Documents.macOS())
        try repository.folder.write("Shop.h", header)
        try repository.folder.write(
            "Shop.m",
            """
            #import "Shop.h"
            @implementation Shop
            #ifdef WITH_SHELF
            - (id)init { return [super initWithWindowNibName:@"Shelf"]; }
            #endif
            @end
            """)
        try repository.refresh()
        return try repository.texts("SELECT CAST(knows_target AS TEXT) FROM nib_loads WHERE nib_name = 'Shelf'")
    }

    @Test func `without a definition of the flag, no target contains the code`() throws {
        #expect(try said("") == ["0"])
    }

    @Test func `if a header defines the flag, the target contains the code`() throws {
        #expect(try said("", header: "#define WITH_SHELF 1\n") == ["1"])
    }

    @Test func `if a build setting defines the flag, the target contains the code`() throws {
        #expect(try said("GCC_PREPROCESSOR_DEFINITIONS = \"WITH_SHELF=1\";") == ["1"])
    }
}
