import Foundation
import TestSupport
import Testing

@Suite("Built apps")
struct BuildTests {
    /// The name of the index of an `.ipa` file in the test folder.
    private static let index = "Farm.ipa.sqlite"

    private static func entries(title: String = "Pick") -> [ZipFile.Entry] {
        CompiledStoryboardExample.files(title: title).map {
            ZipFile.Entry("Payload/Farm.app/Base.lproj/Main.storyboardc/\($0.name)", $0.content)
        } + [
            .init("Payload/Farm.app/Cell.nib", CompiledNib.phone.bytes(.nibArchive)),
            .init("Payload/Farm.app/Two.nib/runtime.nib", CompiledNib.phone.bytes(.nibArchive)),
            .init("Payload/Farm.app/Two.nib/objects-13.0+.nib", CompiledNib.phone.bytes(.nibArchive)),
            .init(
                "Payload/Farm.app/Info.plist",
                "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"),
            .init("Payload/Farm.app/en.lproj/Localizable.strings", "\"pear\" = \"Pear\";"),
        ]
    }

    private static func ask(_ sql: String, in folder: TemporaryFolder) throws -> [String] {
        let run = try Tool.run(["sql", "--db", index, "--format", "csv", sql], in: folder.path)
        return run.output.split(whereSeparator: \.isNewline).dropFirst().map(String.init)
    }

    @Test func `an ipa file is indexed beside the file, with the scenes and segues of its storyboard`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Farm.ipa", Data(ZipFile(Self.entries()).bytes))
        let run = try Tool.run(["index", "Farm.ipa"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Farm.ipa", Self.index])
        #expect(
            try Self.ask(
                "SELECT kind, name, format, initial_controller_id, origin FROM files WHERE kind = 'storyboard'",
                in: folder)
                == ["storyboard,Main,compiledStoryboard,nav-01-abc,own"])
        #expect(
            try Self.ask("SELECT scene_id FROM scenes ORDER BY 1", in: folder) == [
                "det-ai-l01", "fru-it-lst", "nav-01-abc",
            ])
        #expect(
            try Self.ask(
                "SELECT name, source_id, destination_id, identifier FROM connections WHERE kind = 'segue' ORDER BY 1",
                in: folder) == [
                    "relationship:rootViewController,nav-01-abc,fru-it-lst,",
                    "show,tab-le-001.FruitCell.1,det-ai-l01,openFruit",
                ])
        #expect(
            try Self.ask(
                "SELECT storyboard_identifier FROM objects WHERE storyboard_identifier IS NOT NULL", in: folder)
                == ["Detail"])
        #expect(
            try Self.ask(
                "SELECT path, count(*) FROM objects JOIN files ON files.id = file_id WHERE kind = 'nib' GROUP BY 1",
                in: folder
            )
            .map { String($0.prefix { $0 != "," }) }
                == ["Payload/Farm.app/Cell.nib", "Payload/Farm.app/Two.nib/objects-13.0+.nib"])
        #expect(try Self.ask("SELECT nib_name FROM nib_loads", in: folder).contains("Main"))
    }

    @Test func `a compiled storyboard has the same classes, connections and scenes as its source`() throws {
        let folder = try TemporaryFolder()
        for file in CompiledStoryboardExample.files() {
            try folder.write("Built/Main.storyboardc/\(file.name)", Data(file.content))
        }
        try folder.write("Main.storyboard", CompiledStoryboardExample.source)
        try Tool.index(folder.path)
        func both(_ sql: (String) -> String) throws -> [[String]] {
            try ["compiledStoryboard", "document"].map { try Tool.ask(sql("files.format = '\($0)'"), in: folder.path) }
        }
        let classes = try both {
            "SELECT class || ' ' || ifnull(custom_module, '') FROM objects JOIN files ON files.id = file_id WHERE \($0) AND role IS NULL ORDER BY 1"
        }
        #expect(classes[0] == classes[1])
        #expect(classes[0].count == 9, "\(classes[0])")
        let connections = try both {
            """
            SELECT connections.kind || ' ' || connections.name || ' ' || sources.class || ' ' || destinations.class
            FROM connections JOIN objects AS sources ON sources.id = source JOIN objects AS destinations ON destinations.id = destination
            JOIN files ON files.id = connections.file_id WHERE \($0) ORDER BY 1
            """
        }
        #expect(connections[0] == connections[1])
        #expect(connections[0].count == 5, "\(connections[0])")
    }

    @Test func `diff of a compiled storyboard and its source shows only what differs`() throws {
        let folder = try TemporaryFolder()
        for (name, title) in [("Same", "Pick"), ("Other", "Shake")] {
            for file in CompiledStoryboardExample.files(title: title) {
                try folder.write("\(name).storyboardc/\(file.name)", Data(file.content))
            }
        }
        try folder.write("Main.storyboard", CompiledStoryboardExample.source)
        let same = try Tool.run(["diff", "Same.storyboardc", "Main.storyboard"], in: folder.path)
        #expect(!same.output.contains("FruitPage"), "\(same.output)")
        let other = try Tool.run(["diff", "Other.storyboardc", "Main.storyboard"], in: folder.path)
        #expect(other.output.contains("Shake") && other.output.contains("Pick"), "\(other.output)")
    }

    @Test func `a changed nib changes the storyboard, and a changed archive is read again`() throws {
        let folder = try TemporaryFolder()
        func titles() throws -> [String] {
            try Self.ask(
                "SELECT text FROM texts WHERE property = 'normalTitle' AND text <> 'Pear' ORDER BY 1", in: folder)
        }
        try folder.write("Farm.ipa", Data(ZipFile(Self.entries()).bytes))
        let first = try Tool.run(["index", "Farm.ipa"], in: folder.path)
        #expect(first.status == 0)
        #expect(try titles().contains("Pick"))
        try folder.write("Farm.ipa", Data(ZipFile(Self.entries(title: "Shake")).bytes))
        #expect(try titles().contains("Shake"))
    }

    @Test func `unsafe entries are left out, and nothing is written outside`() throws {
        let folder = try TemporaryFolder()
        var link = ZipFile.Entry("Payload/Farm.app/Link.nib", "../../../Secret.nib")
        link.mode = 0o120755
        let unsafe = [ZipFile.Entry("../Escaped.nib", "x"), .init("/tmp/Absolute.nib", "x"), link]
        try folder.write("box/Farm.ipa", Data(ZipFile(Self.entries() + unsafe).bytes))
        let run = try Tool.run(["index", "box/Farm.ipa", "--db", Self.index], in: folder.path)
        #expect(run.status == 0)
        #expect(
            run.output.contains("note: 2 entries with unsafe names are left out; the first is ../Escaped.nib"),
            "\(run.output)")
        #expect(run.output.contains("note: 1 entry with the type of a symbolic link is left out"), "\(run.output)")
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == [
                Self.index, "box", "box/Farm.ipa",
            ])
        #expect(
            try Self.ask("SELECT count(*) FROM files WHERE path GLOB '*Link*' OR path GLOB '*Escaped*'", in: folder)
                == ["0"])
    }

    @Test func `a file that is not an archive is an error`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Farm.ipa", "pears")
        let run = try Tool.run(["index", "Farm.ipa"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.errors.contains("Farm.ipa: the archive cannot be read (it is not a zip archive)."), "\(run.errors)")
    }

    @Test func `a missing or damaged nib of a storyboard is a problem, and the other scenes are read`() throws {
        let folder = try TemporaryFolder()
        for file in CompiledStoryboardExample.files() where file.name != "det-ai-l01-view-pag-e1-001.nib" {
            let content = file.name == "fru-it-lst-view-tab-le-001.nib" ? Array(file.content.prefix(60)) : file.content
            try folder.write("Main.storyboardc/\(file.name)", Data(content))
        }
        try Tool.index(folder.path)
        #expect(try Tool.ask("SELECT count(*) FROM scenes", in: folder.path) == ["3"])
        let error = try Tool.ask("SELECT error FROM files WHERE kind = 'storyboard'", in: folder.path)
        #expect(error.first?.contains("of the storyboard") == true, "\(error)")
    }
}
