import Foundation
import TestSupport
import Testing

@Suite("Time limits for answers")
struct TimeLimitTests {
    @Test func `--timeout also limits the refresh`() throws {
        let folder = try TemporaryFolder()
        for number in 0..<2000 { try folder.write("\(number).xib", Documents.iOS("<view id=\"v\(number)\"/>")) }
        let run = try Tool.run(["sql", "SELECT 1", "--timeout", "0.05"], in: folder.path)
        #expect(run.status == 3 || run.status == 124)
        try FileManager.default.createDirectory(atPath: folder.path + "/.xibdb", withIntermediateDirectories: true)
        let limited = try Tool.run(["sql", "SELECT 1", "--timeout", "0.05"], in: folder.path)
        #expect(limited.status == 124)
        #expect(limited.errors == "xibdb: The query took longer than 0.05 s (--timeout).\n")
        #expect(!folder.exists(".xibdb/index.sqlite"))
        let whole = try Tool.run(["sql", "SELECT count(*) FROM files", "--format", "value"], in: folder.path)
        #expect(whole.output == "2000\n" && whole.errors == "", "\(whole.errors)")
        #expect(folder.entries(of: ".xibdb") == [".gitignore", "index.sqlite"])
    }

    @Test func `a time limit leaves no partial history or index`() throws {
        let folder = try TemporaryFolder()
        try Tool.git(["init", "-q", "-b", "main"], in: folder.path)
        let labels = (0..<2000).map { "<label text=\"One\" id=\"l\($0)\"/>" }.joined(separator: "\n")
        for number in 0..<40 {
            try folder.write(
                "A.xib",
                Documents.iOS(
                    "<view id=\"v\"><subviews>\(labels.replacing("One", with: "Title \(number)"))</subviews></view>"))
            try Tool.git(["add", "A.xib"], in: folder.path)
            try Tool.git(["commit", "-qm", "\(number)"], in: folder.path)
        }
        for command in [["history"], ["report", "owners"]] {
            let limits = [0.01, 0.02, 0.05, 0.1, 0.2, 0.4]
            for limit in limits {
                let run = try Tool.run(command + ["--timeout", "\(limit)"], in: folder.path)
                let name = command == ["history"] ? "history.sqlite" : "index.sqlite"
                #expect(!folder.exists(".xibdb/\(name).xibdb-new"), "\(command) \(limit): \(run.status) \(run.errors)")
            }
        }
    }

    @Test func `a pipe with the name of a file that xibdb reads does not block the run`() throws {
        let folder = try TemporaryFolder()
        try Tool.git(["init", "-q"], in: folder.path)
        try folder.write("App/A.xib", Documents.iOS())
        try folder.write(
            "App/App.xcodeproj/project.pbxproj",
            """
            {archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
            G = {isa = PBXGroup; children = (C); sourceTree = "<group>"; };
            C = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
            L = {isa = XCConfigurationList; buildConfigurations = (B); };
            B = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C; buildSettings = {}; };
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (); buildConfigurationList = L; };
            }; }
            """)
        for name in [
            ".gitignore", ".gitattributes", "App/Base.xcconfig", "App/B.xib", "App/project.yml", "App/Package.swift",
            "App/Info.plist",
        ] {
            #expect(mkfifo(folder.path + "/" + name, 0o600) == 0)
        }
        let run = try Tool.execute("timeout", ["50", Tool.xibdb, "index", "."], in: folder.path)
        #expect(run.status == 0, "\(run)")
        #expect(
            run.output.contains(
                "git cannot list the files (.gitignore is not a file); every file of the folder is indexed"))
        #expect(
            try Tool.ask("SELECT path FROM files ORDER BY path", in: folder.path) == [
                "App/A.xib", "App/App.xcodeproj/project.pbxproj",
            ])
    }

    @Test func `a link that a project names is not followed out of the root`() throws {
        let folder = try TemporaryFolder()
        try folder.write("secret.xcconfig", "PRODUCT_MODULE_NAME = Secret\n")
        try folder.write(
            "Root/project.yml",
            """
            name: App
            configFiles: {Debug: Base.xcconfig}
            targets: {App: {type: application, platform: iOS, configFiles: {Debug: Base.xcconfig}}}
            """)
        try folder.link("Root/Base.xcconfig", to: "../secret.xcconfig")
        try Tool.index(folder.path + "/Root")
        #expect(try Tool.ask("SELECT module FROM targets", in: folder.path + "/Root") == ["App"])
    }
}
