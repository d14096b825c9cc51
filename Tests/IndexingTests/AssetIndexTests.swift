import Foundation
import Indexing
import Store
import TestSupport
import Testing
import Trees

@Suite("Asset catalogs in the index")
struct AssetIndexTests {
    private static let group = #"{"properties": {"provides-namespace": true}}"#
    private static let image = #"{"images": [{"idiom": "universal", "filename": "a.pdf"}]}"#

    private func names(_ repository: TestRepository) throws -> [String] {
        try repository.texts("SELECT kind || ' ' || name FROM assets ORDER BY folder")
    }

    @Test func `names include the groups that provide a namespace, at every depth`() throws {
        let repository = try TestRepository()
        for (path, text) in [
            "M.xcassets/Contents.json": "{}", "M.xcassets/Top.imageset/Contents.json": Self.image,
            "M.xcassets/A/Contents.json": Self.group,
            "M.xcassets/A/One.imageset/Contents.json": Self.image, "M.xcassets/A/Plain/Contents.json": "{}",
            "M.xcassets/A/Plain/B/Contents.json": Self.group, "M.xcassets/A/Plain/B/Two.colorset/Contents.json": "{}",
            "M.xcassets/AB/Three.imageset/contents.json": Self.image,
            // In this other catalog, the same folder does not provide a namespace.
            "N.xcassets/A/One.imageset/Contents.json": Self.image,
            // A catalog inside another catalog counts as a folder of the outer catalog.
            "M.xcassets/Inner.xcassets/Four.imageset/Contents.json": Self.image,
        ] { try repository.folder.write(path, text) }
        try repository.refresh()
        #expect(
            try names(repository) == [
                "image A/One", "color A/B/Two", "image Three", "image Four", "image Top", "image One",
            ])
    }

    @Test func `images are recorded with their name and size, and their content is not read`() throws {
        let repository = try TestRepository()
        try repository.folder.write("M.xcassets/Top.imageset/Contents.json", Self.image)
        try repository.folder.write("M.xcassets/Top.imageset/a.pdf", "12345")
        try repository.folder.write("M.xcassets/Top.imageset/.DS_Store", "x")
        try repository.folder.write("M.xcassets/D.dataset/words.bin", "x")
        try repository.folder.write("Loose/edge@2x~ipad.PNG", "123")
        try repository.folder.write("Loose/words.bin", "x")
        try repository.folder.write("Built/Assets.car", "BOMStore")
        try repository.folder.write("Built/Localizable.loctable", "bplist00")
        try repository.refresh()
        let rows =
            "SELECT path || ' ' || name || ' ' || kind || ' ' || format || ' ' || size || ' ' || (content_hash IS NULL) FROM files ORDER BY path"
        #expect(
            try repository.texts(rows) == [
                "Built/Assets.car Assets data unread 8 1", "Built/Localizable.loctable Localizable data unread 8 1",
                "Loose/edge@2x~ipad.PNG edge image unread 3 1", "M.xcassets/D.dataset/words.bin words data unread 1 1",
                "M.xcassets/Top.imageset/Contents.json Top asset asset 57 0",
                "M.xcassets/Top.imageset/a.pdf a image unread 5 1",
            ])
        // If a new image has the same size, the refresh does not detect the change.
        try repository.folder.write("Loose/edge@2x~ipad.PNG", "456")
        #expect(try repository.refresh().changed == 0)
        try repository.folder.write("Loose/edge@2x~ipad.PNG", "4567")
        #expect(try repository.refresh().changed == 1)
        try repository.folder.remove("M.xcassets/Top.imageset/a.pdf")
        #expect(try repository.refresh().removed == 1)
        try repository.expectAsFresh()
    }

    @Test func `an index without sources has no images and catalogs`() throws {
        let repository = try TestRepository()
        try repository.write("Card.xib")
        try repository.folder.write("M.xcassets/Top.imageset/Contents.json", Self.image)
        try repository.folder.write("a.png", "x")
        var options = ScanOptions()
        options.includesSources = false
        try repository.refresh(options)
        #expect(try repository.paths() == ["Card.xib"])
    }

    @Test func `a revision has the images of its commit`() throws {
        let repository = try TestRepository(git: true)
        try repository.folder.write("M.xcassets/Top.imageset/Contents.json", Self.image)
        try repository.folder.write("M.xcassets/Top.imageset/a.pdf", "12345")
        try repository.commit()
        let index = IndexFile(database: repository.folder.path + ".sqlite")
        defer { try? FileManager.default.removeItem(atPath: index.path) }
        func run() throws -> IndexSummary {
            try Indexer(index: index).run(trees: [TreeRequest(folder: repository.folder.path, revision: "HEAD")])
        }
        #expect(try run().added == 2)
        try repository.folder.write("M.xcassets/Top.imageset/b.pdf", "1")
        try repository.commit()
        let summary = try run()
        #expect(summary.added == 1 && summary.changed == 0)
    }

    @Test func `a broken Contents json is recorded with its reason and affects no other file`() throws {
        let repository = try TestRepository()
        try repository.folder.write("M.xcassets/A.imageset/Contents.json", "{\"images\": [\n<<<<<<< HEAD\n")
        try repository.folder.write("M.xcassets/B.imageset/Contents.json", String(repeating: " ", count: 5 << 20))
        try repository.folder.write("M.xcassets/C.imageset/Contents.json", Self.image)
        try repository.refresh()
        #expect(
            try repository.texts(
                "SELECT name || ' ' || error || ' ' || error_line FROM files WHERE error IS NOT NULL ORDER BY name")
                == [
                    "A unresolved merge conflict 2", "B larger than 4 MB 1",
                ])
        #expect(try names(repository) == ["image C"])
    }

    // MARK: Missing assets

    private static func nib(_ names: String...) -> String {
        Documents.iOS(
            "<view id=\"v1\"><subviews>"
                + names.map { "<imageView image=\"\($0)\" id=\"i\($0.utf8.reduce(0) { $0 &* 31 &+ Int($1) })\"/>" }
                .joined() + "</subviews></view>")
    }

    private static func project(_ targets: [(String, [String])]) -> String {
        var objects = ""
        var list: [String] = []
        for (name, paths) in targets {
            var builds: [String] = []
            for path in paths {
                let id = "F\(name)\(builds.count)"
                objects +=
                    "\(id) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = SOURCE_ROOT; };\nB\(id) = { isa = PBXBuildFile; fileRef = \(id); };\n"
                builds.append("B\(id)")
            }
            objects += "R\(name) = { isa = PBXResourcesBuildPhase; files = (\(builds.joined(separator: ","))); };\n"
            objects +=
                "T\(name) = { isa = PBXNativeTarget; name = \(name); productType = \"com.apple.product-type.application\"; buildPhases = (R\(name)); };\n"
            list.append("T\(name)")
        }
        return
            "// !$*UTF8*$!\n{ rootObject = P; objects = {\nP = { isa = PBXProject; targets = (\(list.joined(separator: ","))); };\n\(objects)}; }\n"
    }

    private func missing(_ repository: TestRepository) throws -> [String] {
        try repository.texts(
            """
            SELECT files.name || ' ' || missing_resources.name || ' ' || reason || ' ' || confidence || ' ' || ifnull(found_in, '-')
            FROM missing_resources JOIN files ON files.id = file_id ORDER BY 1
            """)
    }

    @Test func `an image is missing if the target of the nib copies no image with its name`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "Card.xib", Self.nib("Mine", "Theirs", "Nobodys", "mine", "Loose", "Loose.png", "Beside", "A/Deep"))
        try repository.folder.write("Other.xib", Self.nib("Mine", "Theirs"))
        try repository.folder.write("Free.xib", Self.nib("Theirs", "Gone"))
        try repository.folder.write("M.xcassets/Mine.imageset/Contents.json", Self.image)
        try repository.folder.write("M.xcassets/A/Contents.json", Self.group)
        try repository.folder.write("M.xcassets/A/Deep.imageset/Contents.json", Self.image)
        try repository.folder.write("T.xcassets/Theirs.imageset/Contents.json", Self.image)
        try repository.folder.write("Loose@3x.png", "x")
        try repository.folder.write("Unknown/Beside.pdf", "x")
        try repository.folder.write(
            "App.xcodeproj/project.pbxproj",
            Self.project([
                ("App", ["Card.xib", "M.xcassets", "Loose@3x.png"]), ("Other", ["T.xcassets", "Other.xib"]),
            ]))
        try repository.refresh()
        #expect(
            try missing(repository) == [
                "Card Nobodys nowhere certain -",
                "Card Theirs other target possible T.xcassets/Theirs.imageset/Contents.json",
                "Card mine case certain -", "Free Gone nowhere likely -",
                "Other Mine other target possible M.xcassets/Mine.imageset/Contents.json",
            ])
    }

    @Test func `a macOS plug-in may use images of its application, and an iOS extension may not`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "Mac.xib",
            Documents.macOS("<imageView id=\"i1\"><imageCell key=\"cell\" image=\"Theirs\" id=\"c1\"/></imageView>"))
        try repository.folder.write("Phone.xib", Self.nib("Theirs"))
        try repository.folder.write("M.xcassets/Theirs.imageset/Contents.json", Self.image)
        try repository.folder.write(
            "App.xcodeproj/project.pbxproj",
            Self.project([("App", ["M.xcassets"]), ("Other", ["Mac.xib", "Phone.xib"])]))
        try repository.refresh()
        #expect(
            try missing(repository) == ["Phone Theirs other target possible M.xcassets/Theirs.imageset/Contents.json"])
    }

    @Test func `an asset of the system or of the nib itself is not missing`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "Card.xib",
            Documents.iOS(
                """
                <view id="v1"><subviews><imageView image="star.fill" catalog="system" id="i1"/><imageView image="data" id="i2"/></subviews></view>
                """,
                resources: """
                    <resources><image name="star.fill" catalog="system"/><image name="data" width="1" height="1"><mutableData key="keyedArchiveRepresentation">AAAA</mutableData></image></resources>
                    """))
        try repository.folder.write(
            "Panel.xib",
            Documents.macOS("<button id=\"b1\"><buttonCell key=\"cell\" image=\"NSAddTemplate\" id=\"c1\"/></button>"))
        try repository.refresh()
        #expect(try missing(repository) == [])
    }

    @Test func `a color is missing if no catalog has it`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "Card.xib",
            Documents.iOS(
                """
                <view id="v1"><color key="backgroundColor" name="Dusk"/><color key="tintColor" name="Dawn"/></view>
                """))
        try repository.folder.write("M.xcassets/Dawn.colorset/Contents.json", "{}")
        // An image is not a color.
        try repository.folder.write("M.xcassets/Dusk.imageset/Contents.json", Self.image)
        try repository.refresh()
        #expect(try missing(repository) == ["Card Dusk nowhere likely -"])
    }
}

@Suite("Fonts in the index")
struct FontIndexTests {
    @Test func `a file that is not a font is recorded with its reason`() throws {
        let repository = try TestRepository()
        try repository.folder.write("Bad.ttf", "version https://git-lfs.github.com/spec/v1")
        try repository.folder.write(
            "Info.plist",
            """
            <plist version="1.0"><dict>
            <key>UIAppFonts</key><array><string>Bad.ttf</string><string>Fonts/Other.otf</string></array>
            </dict></plist>
            """)
        try repository.refresh()
        #expect(
            try repository.texts("SELECT path || ' ' || format || ' ' || error FROM files WHERE error IS NOT NULL") == [
                "Bad.ttf error not a font: unknown format"
            ])
        #expect(
            try repository.texts(#"SELECT "key" || ' ' || name || ' ' || line FROM _declared_fonts"#) == [
                "UIAppFonts Bad.ttf 2", "UIAppFonts Fonts/Other.otf 2",
            ])
    }
}
