import Asking
import Foundation
import Indexing
import Store
import TestSupport
import Testing
import Trees

@Suite("Refreshing an index")
struct RefreshTests {
    @Test func `two fresh runs give equal indexes`() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/A.xib", Documents.iOS(owner: "A", "<view id=\"v1\"/>"))
        try folder.write("App/B.xib", Documents.macOS(owner: "B"))
        for name in ["one", "two"] {
            _ = try Indexer(index: IndexFile(database: folder.path + "/\(name).sqlite")).run(roots: [folder.path])
        }
        try expectEqual(folder.path + "/one.sqlite", folder.path + "/two.sqlite")
    }

    private func repository() throws -> TestRepository {
        let repository = try TestRepository()
        for name in ["A", "B", "C"] { try repository.write("App/\(name).xib", text: "The \(name) title 取消") }
        try repository.folder.write(
            "App/Main.storyboard",
            """
            <document type="x.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="vc"><scenes><scene sceneID="s"><objects>
            <viewController id="vc" title="Can it"/></objects></scene></scenes><resources><image name="apple"/></resources></document>
            """)
        let summary = try repository.refresh()
        #expect(summary.added == 4 && summary.isWritten)
        return repository
    }

    @Test func `without changes, nothing is written`() throws {
        let repository = try repository()
        let before = try #require(repository.folder.bytes(of: ".xibdb/index.sqlite"))
        let summary = try repository.refresh()
        #expect(!summary.isWritten && summary.unchanged == 4 && summary.objects == 13)
        #expect(repository.folder.bytes(of: ".xibdb/index.sqlite") == before)
        try repository.expectAsFresh()
    }

    @Test func `a changed file has only its new rows`() throws {
        let repository = try repository()
        try repository.write("App/B.xib", "Renamed", text: "Other words")
        let summary = try repository.refresh()
        #expect(summary.changed == 1 && summary.unchanged == 3 && summary.added == 0 && summary.removed == 0)
        #expect(
            try repository.texts("SELECT class FROM owners WHERE class IS NOT NULL ORDER BY 1") == [
                "A", "C", "Renamed",
            ])
        #expect(try repository.texts("SELECT name FROM classes WHERE name GLOB 'B*'") == [])
        #expect(try repository.texts("SELECT text FROM texts_fts WHERE texts_fts MATCH '\"The \"'").count == 2)
        try repository.expectAsFresh()
    }

    @Test func `a file with a new time but the same content keeps its rows`() throws {
        let repository = try repository()
        let before = try repository.texts("SELECT group_concat(id) FROM objects")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
            ofItemAtPath: repository.folder.path + "/App/A.xib")
        let summary = try repository.refresh()
        #expect(summary.changed == 0 && summary.unchanged == 4)
        #expect(try repository.texts("SELECT group_concat(id) FROM objects") == before)
        #expect(try repository.refresh().isWritten == false, "its new stamp was kept")
        try repository.expectAsFresh()
    }

    @Test func `new content with the same size and mtime is noticed by the ctime`() throws {
        let repository = try repository()
        let file = repository.folder.path + "/App/A.xib"
        let date = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        try repository.refresh()
        try Data(TestRepository.nib("Z", text: "The A title 取消").utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        #expect(try repository.refresh().changed == 1)
        #expect(try repository.texts("SELECT class FROM owners WHERE class IS NOT NULL ORDER BY 1") == ["B", "C", "Z"])
    }

    /// Changes rows of the index. The result looks as if the files had changed, but their time stamps had not.
    private func falsify(_ repository: TestRepository, _ more: String = "") throws {
        let date = try FileManager.default.attributesOfItem(atPath: repository.index.path)[.modificationDate] as Any
        try OtherProgram.execute(
            "UPDATE owners SET class = 'Stale'; UPDATE files SET content_hash = '0'; \(more)", on: repository.index.path
        )
        // Restore the modification date. Otherwise xibdb detects that another program changed the index.
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: repository.index.path)
    }

    @Test func `--rehash also reads files that look unchanged`() throws {
        let repository = try repository()
        try falsify(repository)
        #expect(try repository.refresh().isWritten == false)
        #expect(try repository.texts("SELECT DISTINCT class FROM owners WHERE class IS NOT NULL") == ["Stale"])
        #expect(try repository.refresh(rehash: true).changed == 4)
        try repository.expectAsFresh()
    }

    @Test func `a file that may have changed after the start of the last run is read again`() throws {
        let repository = try repository()
        try falsify(repository, "UPDATE meta SET run_started_ns = 0")
        #expect(try repository.refresh().changed == 4)
        try repository.expectAsFresh()
        #expect(try repository.refresh().isWritten == false, "and then no more")
    }

    @Test func `deleted and new files are removed and added, and a renamed file is both`() throws {
        let repository = try repository()
        try repository.folder.remove("App/A.xib")
        try FileManager.default.moveItem(
            atPath: repository.folder.path + "/App/B.xib", toPath: repository.folder.path + "/B2.xib")
        try repository.write("New.xib")
        let summary = try repository.refresh()
        #expect(summary.removed == 2 && summary.added == 2 && summary.unchanged == 2)
        #expect(try repository.paths() == ["App/C.xib", "App/Main.storyboard", "B2.xib", "New.xib"])
        try repository.expectAsFresh()
    }

    @Test func `a broken file loses its rows, and a repaired file gets them again`() throws {
        let repository = try repository()
        try repository.folder.write("App/A.xib", "<document><objects>")
        let bad = try repository.refresh()
        #expect(bad.failures.map(\.path) == ["App/A.xib"])
        #expect(
            try repository.texts("SELECT path FROM objects JOIN files ON files.id = file_id WHERE path = 'App/A.xib'")
                == [])
        #expect(
            try repository.texts("SELECT path FROM owners JOIN files ON files.id = file_id ORDER BY 1") == [
                "App/B.xib", "App/C.xib",
            ])
        try repository.expectAsFresh()
        #expect(try repository.refresh().isWritten == false, "a bad file that did not change is not read again")
        try repository.write("App/A.xib", text: "The A title 取消")
        #expect(try repository.refresh().failures.isEmpty)
        try repository.expectAsFresh()
    }

    @Test func `options select files and stay in effect for the next run`() throws {
        let repository = try repository()
        var scan = ScanOptions()
        scan.exclude = ["B.xib"]
        #expect(try repository.refresh(scan).removed == 1)
        try repository.expectAsFresh(scan)
        #expect(try repository.refresh().unchanged == 3, "they are kept where none are given")
        scan.maxFileSize = 400
        #expect(
            try repository.refresh(scan).failures.map(\.path) == ["App/A.xib", "App/C.xib"],
            "what was read is over the limit now")
        try repository.expectAsFresh(scan)
        scan.maxFileSize = 800
        #expect(try repository.refresh(scan).failures.isEmpty)
        try repository.expectAsFresh(scan)
        try repository.write("App/Big.xib", text: String(repeating: "x", count: 900))
        #expect(try repository.refresh(scan).failures.map(\.path) == ["App/Big.xib"])
        scan.maxFileSize = 1 << 20
        #expect(try repository.refresh(scan).failures.isEmpty)
        try repository.expectAsFresh(scan)
        #expect(try repository.refresh(ScanOptions()).added == 1)
        try repository.expectAsFresh()
    }

    @Test func `an index with another schema version is rebuilt`() throws {
        let repository = try repository()
        try OtherProgram.execute("DROP TABLE resources; PRAGMA user_version = 4711", on: repository.index.path)
        let refused = try Tool.run(["sql", "SELECT 1", "--no-refresh"], in: repository.folder.path)
        #expect(refused.status == 3 && refused.errors.contains("made by another version of xibdb"), "\(refused.errors)")
        #expect(try repository.refresh().added == 4)
        try repository.expectAsFresh()
    }

    @Test func `an index moves with its repository`() throws {
        let repository = try repository()
        let moved = repository.folder.path + "-moved"
        try FileManager.default.moveItem(atPath: repository.folder.path, toPath: moved)
        defer { try? FileManager.default.removeItem(atPath: moved) }
        let summary = try Indexer(index: IndexFile(root: moved)).run(roots: [])
        #expect(summary.roots == [moved] && summary.unchanged == 4 && summary.added == 0)
        #expect(try Tool.ask("SELECT path FROM trees", in: moved) == [moved])
    }

    @Test func `a change of an xcconfig file changes the targets of the project`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "App.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
            P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; children = (C); sourceTree = "<group>"; };
            C = { isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
            L = { isa = XCConfigurationList; buildConfigurations = (D); };
            D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C; buildSettings = { }; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ();
                buildConfigurationList = L; };
            }; }
            """)
        for module in ["Fruit", "Berries"] {
            try repository.folder.write("App.xcconfig", "PRODUCT_MODULE_NAME = \(module)\n")
            try repository.refresh()
            #expect(try repository.texts("SELECT module FROM targets") == [module])
        }
        try repository.folder.remove("App.xcconfig")
        try repository.refresh()
        #expect(try repository.texts("SELECT module FROM targets") == ["App"])
        try repository.expectAsFresh()
    }
}
