import Foundation
import Indexing
import Store
import TestSupport
import Testing
import Trees

/// Each test is named after a kind of change. After these changes, earlier versions of xibdb refreshed the index
/// incorrectly. The choice between equal candidates must not depend on the order of reading. If two files were read
/// together, both must be read again together.
@Suite("A refreshed index equals a fresh one")
struct RefreshedAsFreshTests {
    /// Expects that every table equals the same table after a fresh run on the same files.
    private func expectAsFresh(
        _ repository: TestRepository, _ scan: ScanOptions? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let elsewhere = try TemporaryFolder()
        var options = Indexer.Options()
        options.scan = scan
        let fresh = elsewhere.path + "/fresh.sqlite"
        _ = try Indexer(index: IndexFile(database: fresh)).run(roots: [repository.folder.path], options: options)
        let differences = IndexContents.differences(try IndexContents(repository.index.path), try IndexContents(fresh))
        #expect(differences.map(\.description) == [], sourceLocation: sourceLocation)
    }

    private func project(_ module: String, _ file: String, configuration: String? = nil) -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (C, F); sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = "\(configuration ?? "None.xcconfig")"; sourceTree = SOURCE_ROOT; };
        F = { isa = PBXFileReference; path = "\(file)"; sourceTree = SOURCE_ROOT; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; \(configuration == nil ? "" : "baseConfigurationReference = C; ")
            buildSettings = { \(configuration == nil ? "PRODUCT_MODULE_NAME = \(module); " : "")}; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S);
            buildConfigurationList = L; };
        }; }
        """
    }

    @Test func `a declaration that gets the row id of a deleted one`() throws {
        let repository = try TestRepository()
        try repository.folder.write("A.m", "@interface PearView ()\n@end\n")
        try repository.folder.write("Z.m", "@implementation PearView\n@end\n")
        try repository.refresh()
        try repository.folder.remove("Z.m")
        try repository.folder.write("A.m", "@interface PearView ()\n@end\n@implementation PearView\n@end\n")
        try repository.refresh()
        try expectAsFresh(repository)
    }

    @Test func `a member type that selects a helper or hides an inherited one`() throws {
        let repository = try TestRepository()
        try repository.write("Fruit.xib")
        try repository.folder.write(
            "Helper.swift",
            """
            extension UIView { func fill(_ name: String) { Bundle.main.loadNibNamed(name, owner: self) } }
            class Base: UIViewController {
                var word: String { "Fruit" }
                func open() { _ = UINib(nibName: word, bundle: nil) }
            }
            """)
        for type in ["MKMapView", "CLLocationManager", "UIView", "UIBarItem", "Screen", "Dish", "[Int]"] {
            try repository.folder.write(
                "Screen.swift", "class Screen { var view: \(type)!\n func go() { view.fill(\"Fruit\") } }\n")
            try repository.folder.write("Sub.swift", "class Sub: Base { var word: \(type) }\n")
            try repository.refresh()
            try expectAsFresh(repository)
        }
    }

    @Test func `an added and removed class with a superclass that only nibs name`() throws {
        let repository = try TestRepository()
        try repository.write("Fruit.xib")
        let other = "class Screen: UIViewController {}\n"
        try repository.folder.write("Screen.swift", other)
        try repository.refresh()
        for text in [
            other + "class Zebra: UIView { @IBOutlet var label: UILabel! }\n", other,
            other + "class Zebra: UILabel {}\n", other + "class Zebra: UISwitch {}\n", other,
        ] {
            try repository.folder.write("Screen.swift", text)
            try repository.refresh()
            try expectAsFresh(repository)
        }
    }

    @Test func `an added and removed helper with unchanged callers`() throws {
        let repository = try TestRepository()
        try repository.write("Thin.xib")
        let texts = [
            "class Panel: UIView { static func fresh(_ name: String) -> UIView? { nil } }",
            "class Panel: UIView { static func fresh(_ name: String) -> UIView? { Bundle.main.loadNibNamed(name, owner: nil)?.first as? UIView } }",
        ]
        try repository.folder.write("Panel.swift", texts[0])
        try repository.folder.write("Other.swift", "class Other { func go() { show(Panel.wide(\"Thin\")) } }")
        try repository.folder.write(
            "User.swift", "extension Panel { static func wide(_ text: String) -> UIView? { fresh(text) } }")
        try repository.refresh()
        let known = "SELECT nib_name FROM nib_loads WHERE nib_name IS NOT NULL"
        #expect(try repository.texts(known) == [])
        for round in [1, 0, 1] {
            try repository.folder.write("Panel.swift", texts[round])
            try repository.refresh()
            #expect(try repository.texts(known) == (round == 1 ? ["Thin"] : []))
            try expectAsFresh(repository)
        }
        try repository.folder.write(
            "Other.swift", "class Other { func go() { show(Panel.wide(\"Thin\")); show(Panel.fresh(\"Thin\")) } }")
        try repository.refresh()
        #expect(try repository.texts(known) == ["Thin", "Thin"])
        try expectAsFresh(repository)
    }

    @Test func `code that was kept for the name of a helper is removed with the helper`() throws {
        let repository = try TestRepository()
        try repository.write("Thin.xib")
        let helper =
            "class Panel: UIView { static func fresh(_ name: String) -> UIView? { Bundle.main.loadNibNamed(name, owner: nil)?.first as? UIView } }"
        try repository.folder.write("Pair.swift", "enum Pair { static let fresh = (1, Thin.self) }")
        try repository.folder.write("Word.swift", "enum Word { static let fresh = String(describing: Thin.self) }")
        for text in [helper, "class Panel: UIView {}", helper] {
            try repository.folder.write("Panel.swift", text)
            try repository.refresh()
            try expectAsFresh(repository)
        }
    }

    @Test func `constants with the same name in several files`() throws {
        let repository = try TestRepository()
        for name in ["Pear", "Plum"] {
            try repository.write("\(name)View.xib")
            try repository.folder.write("\(name).swift", "let kNib = \"\(name)View\"")
        }
        try repository.folder.write(
            "C.swift",
            """
            class C: UIView { func f() { Bundle.main.loadNibNamed(kNib, owner: nil, options: nil) } }
            """)
        try repository.refresh()
        try repository.folder.write("Pear.swift", "let kNib = \"PearView\"\n")
        #expect(try repository.refresh().changed == 1)
        #expect(try repository.texts("SELECT nib_name FROM nib_loads ORDER BY id") == ["PearView", "PlumView"])
        try expectAsFresh(repository)
    }

    @Test func `an enumeration that loads the nib named by its raw value, with a constant in an extension`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "A.swift",
            """
            enum Nib: String { case pear = "PearView"; func load() { Bundle.main.loadNibNamed(rawValue, owner: nil, options: nil) } }
            """)
        try repository.folder.write("B.swift", "extension Nib { static let plum = \"PlumView\" }")
        try repository.refresh()
        try repository.folder.write(
            "A.swift",
            """

            enum Nib: String { case pear = "PearView"; func load() { Bundle.main.loadNibNamed(rawValue, owner: nil, options: nil) } }
            """)
        try repository.refresh()
        #expect(try repository.texts("SELECT nib_name FROM nib_loads WHERE origin_id IS NULL") == ["PearView"])
        try expectAsFresh(repository)
    }

    @Test func `a class that two targets compile`() throws {
        let repository = try TestRepository()
        try repository.folder.write("Code/Pear.swift", "class Pear: UIView {}")
        for name in ["A", "B"] {
            try repository.folder.write("\(name).xcodeproj/project.pbxproj", project(name, "Code/Pear.swift"))
        }
        try repository.refresh()
        try repository.folder.write("A.xcodeproj/project.pbxproj", project("A", "Code/Pear.swift") + "\n")
        #expect(try repository.refresh().changed == 1)
        #expect(try repository.texts("SELECT module FROM classes WHERE name = 'Pear'") == ["A"])
        try expectAsFresh(repository)
    }

    @Test(arguments: ["App.xcconfig", "App.XCConfig", "App.txt", "Ignored.xcconfig"])
    func `build settings that changed together with the time of a project`(_ name: String) throws {
        let repository = try TestRepository(git: true)
        try repository.folder.write(".gitignore", "Ignored*\n")
        let path = "App.xcodeproj/project.pbxproj"
        try repository.folder.write(path, project("", "Pear.swift", configuration: name))
        for module in ["Fruit", "Berries"] {
            try repository.folder.write(name, "PRODUCT_MODULE_NAME = \(module)\n")
            try FileManager.default.setAttributes(
                [.modificationDate: Date()], ofItemAtPath: repository.folder.path + "/" + path)
            try repository.refresh()
            #expect(try repository.texts("SELECT module FROM targets") == [module])
            try expectAsFresh(repository)
        }
    }

    @Test func `a renamed package folder`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "Package.swift", "let package = Package(name: \"K\", targets: [.target(name: \"K\")])")
        try repository.folder.write("Source/K/Pear.swift", "class Pear: UIView {}")
        try repository.refresh()
        try FileManager.default.moveItem(
            atPath: repository.folder.path + "/Source", toPath: repository.folder.path + "/Sources")
        try repository.refresh()
        #expect(
            try repository.texts("SELECT path FROM target_files JOIN files ON files.id = file_id") == [
                "Sources/K/Pear.swift"
            ])
        try expectAsFresh(repository)
    }

    @Test func `a lower file size limit`() throws {
        let repository = try TestRepository()
        try repository.write("Pear.xib")
        try repository.write("Plum.xib", text: String(repeating: "x", count: 2000))
        try repository.refresh()
        var scan = ScanOptions()
        scan.maxFileSize = 1500
        #expect(try repository.refresh(scan).failures.map(\.path) == ["Plum.xib"])
        try expectAsFresh(repository, scan)
    }

    @Test func `two projects in one folder that share a target with a specification`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "project.yml", "name: App\ntargets:\n  App: { type: application, platform: iOS, sources: [Code] }\n")
        try repository.folder.write("Code/Pear.swift", "class Pear: UIView {}")
        for name in ["A", "B"] {
            try repository.folder.write("\(name).xcodeproj/project.pbxproj", project(name, "Code/Pear.swift"))
        }
        try repository.refresh()
        try repository.folder.write("A.xcodeproj/project.pbxproj", project("A", "Code/Pear.swift") + "\n")
        try repository.refresh()
        #expect(
            try repository.texts(
                """
                SELECT files.path
                FROM _generated_targets
                JOIN targets ON targets.id = _generated_targets.project_target_id
                JOIN files ON files.id = targets.file_id
                """) == ["A.xcodeproj/project.pbxproj"])
        try expectAsFresh(repository)
    }

    @Test func `two categories that both declare the outlet of a nib`() throws {
        let repository = try TestRepository()
        try repository.write("Pear.xib")
        try repository.folder.write("PearView.h", "@interface PearView : UIView\n@end\n")
        func category(_ name: String) -> String {
            "@interface PearView (\(name))\n@property (weak, nonatomic) IBOutlet UILabel *label;\n@end\n"
        }
        for name in ["A", "B"] { try repository.folder.write("\(name).h", category(name)) }
        try repository.refresh()
        try repository.folder.write("A.h", category("A") + "\n")
        #expect(try repository.refresh().changed == 1)
        #expect(
            try repository.texts(
                """
                SELECT files.path
                FROM _class_answers
                JOIN classes ON classes.id = _class_answers.class_id
                JOIN members ON members.id = _class_answers.member_id
                JOIN files ON files.id = members.file_id
                WHERE classes.name = 'PearView'
                """) == ["A.h"])
        try expectAsFresh(repository)
    }

    @Test func `a call that leads to the loads of two helpers`() throws {
        let repository = try TestRepository()
        try repository.write("Pear.xib")
        func helper(_ name: String) -> String {
            "class \(name) { static func makeNib(named name: String) -> Any { Bundle.main.loadNibNamed(name, owner: nil, options: nil)! } }"
        }
        for name in ["A", "B"] { try repository.folder.write("\(name).swift", helper(name)) }
        try repository.folder.write("C.swift", "class C { func f() { A.makeNib(named: \"Pear\") } }")
        try repository.refresh()
        try repository.folder.write("A.swift", helper("A") + "\n")
        #expect(try repository.refresh().changed == 1)
        #expect(
            try repository.texts(
                """
                SELECT files.path
                FROM nib_patterns
                JOIN nib_loads ON nib_loads.id = nib_patterns.load_id
                JOIN _load_calls ON _load_calls.id = nib_loads.load_call_id
                JOIN files ON files.id = _load_calls.file_id
                """) == ["A.swift"])
        try expectAsFresh(repository)
    }
}
