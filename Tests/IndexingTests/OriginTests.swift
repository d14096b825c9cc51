import Asking
import Foundation
import Indexing
import Store
import TestSupport
import Testing
import Trees

@Suite("The origin of files")
struct OriginTests {
    /// Returns `origin path` for each file that is not own code.
    private func origins(_ repository: TestRepository) throws -> [String] {
        try repository.texts("SELECT origin || ' ' || path FROM files WHERE origin <> 'own' ORDER BY path")
    }

    @Test(arguments: [
        "Pods/Kit/A.xib", "Carthage/Checkouts/Kit/A.xib", ".build/checkouts/Kit/A.xib", "SourcePackages/Kit/A.xib",
        "node_modules/kit/A.xib", "vendor/A.xib", "App/Vendors/A.xib", "third_party/A.xib", "ThirdParty/A.xib",
        "3rd-party/A.xib", "External/A.xib", "Externals/Kit/A.xib", "VENDOR/A.xib",
        "Libs/Kit.framework/Versions/A/Resources/A.xib", "Tools/Updater.app/Contents/Resources/A.xib",
        "Templates/Page.xctemplate/___FILEBASENAME___.xib", "Texts/de.xcloc/Source Contents/Base.lproj/A.xib",
    ])
    func `the usual folders of third-party code are vendored`(path: String) throws {
        let repository = try TestRepository()
        try repository.write(path)
        try repository.refresh()
        #expect(try origins(repository) == ["vendored \(path)"])
    }

    @Test(arguments: [
        "Libraries/A.xib", "Packages/A.xib", "Frameworks/A.xib", "Podium/A.xib", "Vendor.xib", "App/Pods.xib",
        "ExternalKeyboard/A.xib", "Latest/A.xib", "Contest/A.xib",
    ])
    func `folders that may belong to the project are own code`(path: String) throws {
        let repository = try TestRepository()
        try repository.write(path)
        try repository.refresh()
        #expect(try origins(repository) == [])
    }

    @Test func `test folders are recognized by name`() throws {
        let repository = try TestRepository()
        for path in [
            "AppTests/A.xib", "AppUITests/Sub/A.xib", "Tests/A.xib", "Kit/tests/A.xib", "test/A.xib",
            "Pods/KitTests/A.xib",
        ] { try repository.write(path) }
        try repository.refresh()
        #expect(
            try origins(repository) == [
                "test AppTests/A.xib", "test AppUITests/Sub/A.xib", "test Kit/tests/A.xib",
                "vendored Pods/KitTests/A.xib", "test Tests/A.xib",
                "test test/A.xib",
            ])
    }

    @Test func `git attributes have priority over folder names`() throws {
        let repository = try TestRepository()
        for path in [
            "Pods/Ours/A.xib", "Pods/Theirs/A.xib", "Copied/Deep/A.xib", "Copied/A.xib", "Made/A.xib", "Docs/A.xib",
            "Own/A.xib",
        ] { try repository.write(path) }
        try repository.folder.write(
            ".gitattributes",
            """
            # linguist-vendored is no attribute in a comment
            *.xib text
            Pods/Ours/** -linguist-vendored
            /Copied/* linguist-vendored
            Made/*.xib linguist-generated=true
            Docs/** linguist-documentation
            Own/ linguist-vendored
            """)
        try repository.refresh()
        #expect(
            try origins(repository) == [
                "vendored Copied/A.xib", "vendored Docs/A.xib", "vendored Made/A.xib", "vendored Pods/Theirs/A.xib",
            ])
    }

    @Test func `a deeper gitattributes file and a later line have priority`() throws {
        let repository = try TestRepository()
        for path in ["Kit/A.xib", "Kit/Ours/A.xib", "Kit/Ours/Odd name/A.xib", "Last/A.xib", "Unsaid/Vendor/A.xib"] {
            try repository.write(path)
        }
        try repository.folder.write(
            ".gitattributes",
            """
            Kit/** linguist-vendored
            Last/A.xib linguist-vendored
            Last/A.xib linguist-vendored=false
            A.xib -linguist-generated
            Unsaid/** -linguist-vendored
            Unsaid/** !linguist-vendored
            """)
        try repository.folder.write(
            "Kit/Ours/.gitattributes", "* -linguist-vendored\n\"Odd name/*\" linguist-generated\n")
        try repository.refresh()
        #expect(
            try origins(repository) == [
                "vendored Kit/A.xib", "vendored Kit/Ours/Odd name/A.xib", "vendored Unsaid/Vendor/A.xib",
            ])
    }

    @Test func `git agrees about the files that have an attribute`() throws {
        let repository = try TestRepository(git: true)
        let paths = [
            "A.xib", "a b.xib", "x/A.xib", "x/y/A.xib", "x/y/z/B.xib", "B/x/A.xib", "[c].xib", "x/c.xib", "x/yz/A.xib",
        ]
        for path in paths { try repository.write(path) }
        for pattern in [
            "A.xib", "/A.xib", "x/*.xib", "x/**", "**/y/*", "x/**/A.xib", "*/A.xib", "x/y", "x/y/", "[!A]*.xib",
            "\\[c\\].xib", "\"a b.xib\"", "**", "x/y*/A.xib", "?.xib", "x/**/y/**/*.xib", "[b-d].xib",
        ] {
            try repository.folder.write(".gitattributes", "\(pattern) linguist-vendored\n")
            try repository.refresh()
            let said = try Tool.git(["check-attr", "linguist-vendored", "--"] + paths, in: repository.folder.path)
                .output
            let expected = said.split(separator: "\n").filter { $0.hasSuffix(": set") }.map {
                $0.split(separator: ":")[0].replacingOccurrences(of: "\"", with: "")
            }
            #expect(try origins(repository) == expected.sorted().map { "vendored \($0)" }, "\(pattern)")
        }
    }

    @Test func `changed attributes change the origin of unchanged files`() throws {
        let repository = try TestRepository(git: true)
        for path in ["Kit/A.xib", "Pods/B.xib"] { try repository.write(path) }
        try repository.refresh()
        for (text, expected) in [
            ("Kit/* linguist-vendored\n", ["vendored Kit/A.xib", "vendored Pods/B.xib"]),
            ("Pods/* -linguist-vendored\n", []), ("# nothing\n", ["vendored Pods/B.xib"]),
        ] {
            try repository.folder.write(".gitattributes", text)
            #expect(try repository.refresh().changed == 0)
            #expect(try origins(repository) == expected)
            try repository.expectAsFresh()
        }
        #expect(try repository.refresh().isWritten == false)
        try repository.folder.write("Kit/.gitattributes", "*.xib linguist-generated\n")
        try repository.refresh()
        try repository.commit()
        try repository.refresh()
        #expect(try origins(repository) == ["vendored Kit/A.xib", "vendored Pods/B.xib"])
        let index = IndexFile(database: repository.folder.path + "/revision.sqlite")
        _ = try Indexer(index: index).run(trees: [TreeRequest(folder: repository.folder.path, revision: "HEAD")])
        let revision = try Snapshot(index: index).rows("SELECT count(*) FROM files WHERE origin = 'vendored'").rows
        #expect(revision == [[.integer(2)]], "a revision has its own")
    }

    @Test func `a pattern with very many wildcards does not block the run`() throws {
        let repository = try TestRepository()
        let deep =
            Array(repeating: "a", count: 200).joined(separator: "/") + "/" + String(repeating: "a", count: 200) + ".xib"
        try repository.write(deep)
        let stars = String(repeating: "**/", count: 300) + String(repeating: "*a", count: 100) + "b.xib"
        try repository.folder.write(
            ".gitattributes",
            "\(stars) linguist-vendored\n\(String(repeating: "**/a/", count: 60))c linguist-vendored\n")
        try repository.refresh()
        #expect(try origins(repository) == [])
    }

    @Test func `if there are very many lines, the last matching line applies`() throws {
        let repository = try TestRepository(git: true)
        for path in ["A.xib", "x/A.xib", "x/B.xib", "x/y/B.xib", "C.xib"] { try repository.write(path) }
        let lines = (0..<20_000).map { "made/N\($0).xib linguist-generated\n" }.joined()
        try repository.folder.write(
            ".gitattributes",
            lines + """
                A.xib linguist-vendored
                x/A.xib -linguist-vendored
                *.xib linguist-documentation
                x/*.xib -linguist-documentation
                x/B.xib linguist-vendored
                C.xib -linguist-documentation

                """)
        try repository.folder.write("x/.gitattributes", "A.xib linguist-generated\n")
        try repository.refresh()
        #expect(
            try origins(repository) == ["vendored A.xib", "vendored x/A.xib", "vendored x/B.xib", "vendored x/y/B.xib"])
    }

    @Test func `if there are too many wildcard patterns, only the first ones apply, and a note reports it`() throws {
        let repository = try TestRepository()
        for path in ["First/A.xib", "Last/B.xib"] { try repository.write(path) }
        let lines = (0..<20_000).map { "**/N\($0)* linguist-vendored\n" }.joined()
        try repository.folder.write(
            ".gitattributes", "First/* linguist-vendored\n" + lines + "Last/* linguist-vendored\n")
        let summary = try repository.refresh()
        #expect(
            summary.notes.contains { $0.contains(".gitattributes") && $0.contains("1000 patterns with wildcards") },
            "\(summary.notes)")
        #expect(try origins(repository) == ["vendored First/A.xib"])
    }

    @Test func `patterns that need too many steps have no effect on a file`() throws {
        let repository = try TestRepository()
        let name = String(repeating: "a", count: 240) + ".xib"
        for path in [name, "B.xib"] { try repository.write(path) }
        let line = "*\(String(repeating: "a", count: 100))b* linguist-vendored\n"
        try repository.folder.write(".gitattributes", "*.xib linguist-vendored\n" + String(repeating: line, count: 500))
        try repository.refresh()
        #expect(try origins(repository) == ["vendored B.xib"])
    }

    @Test func `a file is test code if only test targets have it`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "Package.swift",
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "Kit", path: "ABTests"), .testTarget(name: "KitChecks", dependencies: ["Kit"], path: "Checks"),
            ])
            """)
        for path in ["ABTests/Kit.swift", "Checks/Check.swift", "OtherTests/Loose.swift", "Pods/Kit.swift"] {
            try repository.folder.write(path, "class C {}\n")
        }
        try repository.refresh()
        #expect(
            try origins(repository) == [
                "test Checks/Check.swift", "test OtherTests/Loose.swift", "vendored Pods/Kit.swift",
            ])
        try repository.folder.remove("Package.swift")
        try repository.refresh()
        #expect(
            try origins(repository) == [
                "test ABTests/Kit.swift", "test OtherTests/Loose.swift", "vendored Pods/Kit.swift",
            ])
        try repository.expectAsFresh()
    }

    @Test func `nested repositories are vendored on request`() throws {
        let repository = try TestRepository(git: true)
        try repository.write("A.xib")
        try repository.write("Kit/B.xib")
        try Tool.git(["init", "-q"], in: repository.folder.path + "/Kit")
        try repository.refresh()
        #expect(try origins(repository) == [])
        var scan = ScanOptions()
        scan.insideIsVendored = true
        try repository.refresh(scan)
        #expect(try origins(repository) == ["vendored Kit/B.xib"])
        try repository.expectAsFresh(scan)
        try repository.folder.remove("Kit/.git")
        try repository.refresh()
        #expect(try origins(repository) == [])
    }

    @Test func `only own code is in answered_files`() throws {
        let repository = try TestRepository()
        for path in ["A.xib", "Pods/B.xib", "AppTests/C.xib"] { try repository.write(path) }
        try repository.refresh()
        #expect(try repository.texts("SELECT path FROM answered_files ORDER BY 1") == ["A.xib"])
    }
}
