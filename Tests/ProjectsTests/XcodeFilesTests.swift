import Projects
import Testing

@Suite("Files of Xcode targets")
struct XcodeFilesTests {
    private static let phases = """
        APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.framework.static";
            buildPhases = (SOURCES, RESOURCES, HEADERS, COPY); };
        SOURCES = { isa = PBXSourcesBuildPhase; files = (B1, B1, B2, B3, B4, B5); };
        RESOURCES = { isa = PBXResourcesBuildPhase; files = (B6, B7); };
        HEADERS = { isa = PBXHeadersBuildPhase; files = (B8); };
        COPY = { isa = PBXCopyFilesBuildPhase; files = (B1); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
        B5 = { isa = PBXBuildFile; productRef = P; }; B6 = { isa = PBXBuildFile; fileRef = V; };
        B7 = { isa = PBXBuildFile; fileRef = BLUE; }; B8 = { isa = PBXBuildFile; fileRef = F5; };
        MAIN = { isa = PBXGroup; children = (G, F2, F3, F4, V, BLUE, F5); sourceTree = "<group>"; };
        G = { isa = PBXGroup; children = (H); path = Classes; sourceTree = "<group>"; };
        H = { isa = PBXGroup; children = (F1); name = "Not a folder"; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = "Über.m"; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = ../Shared/./S.swift; sourceTree = SOURCE_ROOT; };
        F3 = { isa = PBXFileReference; path = ../../Outside.m; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = /usr/include/x.m; sourceTree = "<absolute>"; };
        F5 = { isa = PBXFileReference; path = A.h; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; name = Main.xib; children = (V1, V2); sourceTree = "<group>"; };
        V1 = { isa = PBXFileReference; name = en; path = en.lproj/Main.xib; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; name = de; path = de.lproj/Main.xib; sourceTree = "<group>"; };
        BLUE = { isa = PBXFileReference; lastKnownFileType = folder; path = Web; sourceTree = "<group>"; };
        """

    @Test("Paths follow groups and source trees; build products and files outside the root are left out")
    func paths() throws {
        let target = try firstTarget(Self.phases)
        #expect(
            target.files == [
                TargetFile(path: "App/Classes/Über.m", phase: .sources),
                TargetFile(path: "Shared/S.swift", phase: .sources),
                TargetFile(path: "App/en.lproj/Main.xib", phase: .resources),
                TargetFile(path: "App/de.lproj/Main.xib", phase: .resources),
                TargetFile(path: "App/A.h", phase: .headers),
            ])
        #expect(target.folders == [TargetFolder(path: "App/Web", phase: .resources)])
        #expect(target.kind == "framework")
        #expect(target.line == 4)
    }

    @Test("A copied folder adds resources, but no compiled files")
    func folderReference() throws {
        let members = TargetMembership(try firstTarget(Self.phases))
        #expect(members.phase(of: "App/Web/a/b.nib") == .resources)
        #expect(members.phase(of: "App/Web/a/b.swift") == nil)
        #expect(members.phase(of: "App/Website/b.nib") == nil)
    }

    @Test("A group that contains itself does not block the reader")
    func cycle() throws {
        let text = Self.phases.replacing("children = (H);", with: "children = (H, MAIN);")
        let target = try firstTarget(text)
        #expect(!target.files.contains { $0.path.hasSuffix("A.h") })
        #expect(target.files.contains { $0.path == "Shared/S.swift" })
    }

    private static let synchronized = """
        APP = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (FOLDER); buildPhases = (S); };
        EXTENSION = { isa = PBXNativeTarget; name = Extension; buildPhases = (); };
        S = { isa = PBXSourcesBuildPhase; files = (); };
        MAIN = { isa = PBXGroup; children = (FOLDER); path = Code; sourceTree = "<group>"; };
        FOLDER = { isa = PBXFileSystemSynchronizedRootGroup; path = UI; sourceTree = "<group>";
            exceptions = (MINE, OTHER, PHASE); explicitFolders = (Web); };
        MINE = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
            membershipExceptions = (Info.plist, "/Localized: A/Old.storyboard", Gone); };
        OTHER = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = EXTENSION;
            membershipExceptions = (Shared.swift, Cell.xib, /Localized/A/New.storyboard); };
        PHASE = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = S;
            membershipExceptions = (kernel.ispc); };
        """

    @Test("Exceptions of a synchronized folder remove files from the target that contains the folder")
    func exclusions() throws {
        let members = TargetMembership(try firstTarget(Self.synchronized))
        #expect(members.phase(of: "App/Code/UI/A/View.swift") == .sources)
        #expect(members.phase(of: "App/Code/UI/A/View.xib") == .resources)
        #expect(members.phase(of: "App/Code/UI/A/View.h") == .headers)
        #expect(members.phase(of: "App/Code/UI/Info.plist") == nil)
        #expect(members.phase(of: "App/Code/UI/A/en.lproj/Old.storyboard") == nil)
        #expect(members.phase(of: "App/Code/UI/A/en.lproj/New.storyboard") == .resources)
        #expect(members.phase(of: "App/Code/UI/Gone/Deep/View.swift") == nil)
        #expect(members.phase(of: "App/Code/UI/Web/x.swift") == nil)
        #expect(members.phase(of: "App/Code/UI/Web/x.html") == .resources)
        #expect(members.phase(of: "App/Code/UI/kernel.ispc") == .sources)
    }

    @Test("Exceptions of a synchronized folder add files to a target that does not contain the folder")
    func additions() throws {
        let target = try project(Self.synchronized).targets[1]
        #expect(target.folders.isEmpty)
        let members = TargetMembership(target)
        #expect(members.phase(of: "App/Code/UI/Shared.swift") == .sources)
        #expect(members.phase(of: "App/Code/UI/Cell.xib") == .resources)
        #expect(members.phase(of: "App/Code/UI/A/fr.lproj/New.storyboard") == .resources)
        #expect(members.phase(of: "App/Code/UI/A/New.storyboard") == nil)
        #expect(members.phase(of: "App/Code/UI/A/View.swift") == nil)
    }

    @Test("An XML project is read like an OpenStep project, including the lines of targets")
    func xmlProject() throws {
        let text = """
            <?xml version="1.0"?><plist version="1.0"><dict><key>objects</key><dict>
            <key>R</key><dict><key>isa</key><string>PBXProject</string><key>projectDirPath</key><string>../src</string>
            <key>targets</key><array><string>T</string></array></dict>
            <key>T</key><dict><key>isa</key><string>PBXToolTarget</string><key>name</key><string>tool</string>
            <key>buildPhases</key><array><string>S</string></array></dict>
            <key>S</key><dict><key>isa</key><string>PBXSourcesBuildPhase</string>
            <key>files</key><array><string>B</string></array></dict>
            <key>B</key><dict><key>fileRef</key><string>F</string></dict>
            <key>F</key><dict><key>path</key><string>main.m</string></dict>
            </dict><key>rootObject</key><string>R</string></dict></plist>
            """
        let target = try #require(try XcodeProject.read(Array(text.utf8), at: "build/A.xcodeproj").targets.first)
        #expect(target.files == [TargetFile(path: "src/main.m", phase: .sources)])
        #expect(target.kind == "tool")
        #expect(target.line == 4)
    }

    @Test("A file without objects is an error")
    func noObjects() {
        #expect(throws: ProjectError.self) { try XcodeProject.read(Array("{}".utf8), at: "A.xcodeproj") }
        #expect(throws: ProjectError.self) { try XcodeProject.read([], at: "A.xcodeproj") }
    }

    @Test("Targets that share one huge phase are an error")
    func sharedPhases() {
        let files = String(repeating: "B,", count: 2_000)
        let targets = (0..<2_000).map { "T\($0) = { isa = PBXNativeTarget; name = T; buildPhases = (S); };" }
        let text = targets.joined() + "S = { isa = PBXSourcesBuildPhase; files = (\(files)); };"
        #expect(throws: ProjectError.self) { try project(text) }
    }
}
