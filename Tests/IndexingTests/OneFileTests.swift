import Foundation
import InterfaceBuilder
import Schema
import Store
import TestSupport
import Testing
import Trees

import Indexing

@Suite("An invalid file does not affect the rows of other files")
struct OneFileTests {
    private static let sample = Tool.repository + "/Tests/Sample"

    /// Reads the files of the sample app, and additional files with kinds of content that the sample app lacks.
    private static func readings() throws -> [FileReading] {
        let more = try TemporaryFolder()
        try more.write(
            "project.yml",
            "configFiles: {Debug: a.xcconfig}\ntargets: {App: {type: application, platform: iOS, configFiles: {Debug: a.xcconfig}, dependencies: [{target: Kit}]}, Kit: {type: framework, platform: iOS}}"
        )
        try more.write("Flags.m", "#define WITH_SHELF 1\n#ifdef WITH_CELLAR\nint cellar;\n#endif\n")
        try more.write(
            "Cell.swift",
            "class Cell: UITableViewCell { func go() { table.register(Cell.self, forCellReuseIdentifier: \"Cell\") } }\n"
        )
        let widths = ["5", "6"].map { "<constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"b\($0)\"/>" }
        try more.write(
            "Conflict.xib",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES"><objects><view id="a"><constraints>\(widths.joined())</constraints></view></objects></document>
            """)
        return try readings(of: sample) + readings(of: more.path)
    }

    private static func readings(of folder: String) throws -> [FileReading] {
        let scan = TreeScan.folder(folder, ScanOptions())
        let pipeline = ReadingPipeline(
            scan.contents, jobs: scan.files.map { .init($0, knownHash: nil) }, maxFileSize: 1 << 20, worker: nil)
        var readings: [FileReading] = []
        while let reading = pipeline.next() { readings.append(reading) }
        return readings
    }

    /// Returns an index that contains no files.
    private static func emptyIndex() throws -> Database {
        let db = try Database(path: "", .inMemory)
        try db.run(Schema.tables)
        try db.run(
            "INSERT INTO trees (id, name, has_given_name, path, walk, options) VALUES (1, 't', 0, '/t', 'folder', '')")
        return db
    }

    /// For each table in `ContentTable.names`, returns the number of rows of each file.
    private static func counts(_ db: Database) throws -> [String: [Int64: Int]] {
        try Dictionary(
            uniqueKeysWithValues: ContentTable.names.map { table in
                let counts = try db.rows("SELECT file_id, count(*) FROM \(table) GROUP BY file_id") { row in
                    (row[0] as Int64, row[1] as Int)
                }
                return (table, Dictionary(uniqueKeysWithValues: counts))
            })
    }

    private static let noOrigins = OriginRules(attributes: GitAttributes([]), foreign: [], chosen: GlobList([]))

    @Test(arguments: [true, false])
    func `if a table refuses a row, only the rows of that file are missing`(isFresh: Bool) throws {
        let readings = try Self.readings()
        let empty = try Self.emptyIndex()
        let whole = try empty.transaction {
            let recorder = try FileRecorder(empty, treeID: 1, origins: Self.noOrigins, isFresh: isFresh)
            for reading in readings { _ = try recorder.add(reading) }
            try recorder.finish()
            return try Self.counts(empty)
        }
        for table in ContentTable.names {
            let victim = try #require(
                whole[table]?.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key,
                "the sample has nothing for \(table)")
            let db = try Self.emptyIndex()
            try db.transaction {
                // The trigger rejects the last row of the file in this table.
                try db.run(
                    """
                    CREATE TRIGGER refuse BEFORE INSERT ON \(table)
                    WHEN NEW.file_id = \(victim) AND (SELECT count(*) FROM \(table) WHERE file_id = \(victim)) = \(whole[table]![victim]! - 1)
                    BEGIN SELECT RAISE(ABORT, 'refused'); END
                    """)
                let recorder = try FileRecorder(db, treeID: 1, origins: Self.noOrigins, isFresh: isFresh)
                for reading in readings { _ = try recorder.add(reading) }
                try recorder.finish()
                let expected = whole.mapValues { files in files.filter { $0.key != victim } }
                #expect(try Self.counts(db) == expected, "\(table)")
                let errors = try db.rows("SELECT id, error FROM files WHERE error LIKE '%indexed%'") { row in
                    (file: row[0] as Int64, error: row[1] as String)
                }
                #expect(errors.map(\.file) == [victim], "\(table)")
                #expect(errors.first?.error == "The file cannot be indexed (refused).")
                #expect(try db.number("SELECT count(*) FROM files") == readings.count)
            }
        }
    }

    @Test func `a required text that a file lacks is an empty text in the row`() throws {
        let db = try Self.emptyIndex()
        try db.transaction {
            let room = UnsafeMutablePointer<Int>.allocate(capacity: 1)
            room.initialize(to: 1 << 20)
            defer { room.deallocate() }
            for table in ContentTable.names {
                let columns = try db.columns(of: table).filter { !$0.isKey }
                var insert = try InsertStatement(db, table, room: room)
                for column in columns where column.type != "TEXT" && column.isNotNull {
                    insert.bind(1, to: insert.parameter(named: column.name))
                }
                #expect(throws: Never.self, "\(table)") { try insert.execute(db) }
                for column in columns where column.isNotNull && column.type == "TEXT" {
                    #expect(
                        try db.firstRow("SELECT \"\(column.name)\" FROM \(table)") { $0[0] as String? } == "",
                        "\(table).\(column.name)")
                }
            }
        }
    }

    /// For each value in a text, returns a variant of the text in which this value is empty.
    private static func emptied(_ text: String) -> [String] {
        let values = /="[^"\n]+"|>[^<>\n]+<|@?"[^"\n]+"|= [A-Za-z0-9_.]+;/
        return text.matches(of: values).map { match in
            let value = text[match.range]
            let empty =
                value.first == ">"
                ? "><"
                : value.first == "@"
                    ? "@\"\"" : value.first == "\"" ? "\"\"" : value.hasSuffix(";") ? "= \"\";" : "=\"\""
            return text.replacingCharacters(in: match.range, with: empty)
        }
    }

    @Test(arguments: [
        "Legacy/PriceTag.xib", "Legacy/PriceList.storyboard", "Legacy/OldInspector.xib",
        "OrchardWatch/Interface.storyboard",
        "OrchardMac/LabelPrinterViewController.xib", "Orchard/Info.plist", "OrchardTill/MainMenu.xib",
        "Orchard/Views/SeasonCell.h", "Orchard/Controllers/FruitPageViewController.swift",
        "Orchard/Controllers/SeasonsViewController.m",
    ])
    func `an empty value in a file is not an error`(_ name: String) throws {
        let repository = try TestRepository()
        let text = try String(contentsOfFile: Self.sample + "/" + name, encoding: .utf8)
        let file = name.split(separator: "/").last!
        let variants = Self.emptied(text)
        for (number, variant) in variants.enumerated() { try repository.folder.write("\(number)/\(file)", variant) }
        let summary = try repository.refresh()
        #expect(summary.added == variants.count)
        let refused = summary.failures.filter { $0.message.contains("indexed") }
        #expect(refused.isEmpty, "\(refused.prefix(5).map { ($0.path, $0.message) })")
        #expect(try OtherProgram.faults(of: repository.index.path) == [])
    }

    @Test func `rows with an empty name or id are kept`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "A.xib",
            Documents.iOS(
                """
                <view id=""><attributedString key="text"><fragment content="x"><attributes/></fragment></attributedString></view>
                """))
        try repository.folder.write(
            "S.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="2.0" targetRuntime="iOS.CocoaTouch">
            <scenes/><classes><class/><class className="C"><relationship kind="outlet"/></class></classes></document>
            """)
        try repository.write("B.xib")
        #expect(try repository.refresh().failures.isEmpty)
        #expect(try repository.texts("SELECT class FROM class_descriptions ORDER BY class") == ["", "C"])
        #expect(try repository.texts("SELECT name FROM members WHERE provenance = 'description'") == [""])
        #expect(
            try repository.texts("SELECT object_id FROM objects WHERE element = 'view' ORDER BY object_id") == [
                "", "v1",
            ])
    }

    @Test func `a small file that repeats a long name in thousands of rows is refused`() throws {
        let repository = try TestRepository()
        let long = String(repeating: "n", count: 100_000)
        let outlets = (0..<3000).map { "<outlet property=\"p\" destination=\"d\" id=\"\($0)\"/>" }.joined()
        try repository.folder.write(
            "Bomb.xib", Documents.iOS("<view id=\"\(long)\"><connections>\(outlets)</connections></view>"))
        try repository.write("B.xib")
        let summary = try repository.refresh()
        #expect(summary.failures.map(\.path) == ["Bomb.xib"])
        #expect(
            summary.failures.first?.message
                == "The file has more content than the index allows for a file of its size.")
        #expect(try repository.texts("SELECT path FROM files WHERE error IS NULL") == ["B.xib"])
        #expect(try repository.texts("SELECT count(*) FROM connections") == ["integer(1)"])
        let size = try FileManager.default.attributesOfItem(atPath: repository.index.path)[.size] as? Int
        #expect(try #require(size) < 8 << 20)
        try repository.expectAsFresh()
    }
}
