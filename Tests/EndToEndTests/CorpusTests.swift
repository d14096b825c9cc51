import Foundation
import TestSupport
import Testing

/// The folder of real nibs, next to this repository. It may be missing.
private let corpus = Tool.repository + "/../shared/corpus"

@Suite(
    "Real files",
    .enabled(if: FileManager.default.fileExists(atPath: corpus), "no ../shared/corpus beside the repository"))
struct CorpusTests {
    @Test func `an index of thousands of real files is complete and has no duplicates`() throws {
        let folder = try TemporaryFolder()
        let database = folder.path + "/corpus.sqlite"
        try Tool.index(corpus, ["--db", database, "--quiet"])
        func ask(_ sql: String) throws -> [String] { try Tool.ask(sql, in: folder.path, database: database) }

        #expect(try OtherProgram.faults(of: database) == [])
        for table in ["files", "objects", "connections", "constraints", "resources"] {
            #expect(
                try ask("SELECT count(*) FROM \(table) WHERE attributes IS NOT NULL AND NOT json_valid(attributes)")
                    == ["0"], "\(table)")
            #expect(try ask("SELECT count(*) FROM \(table) WHERE attributes IN ('', '{}')") == ["0"], "\(table)")
        }
        #expect(try ask("SELECT count(*) > 50000 AS x FROM objects") == ["1"])
        #expect(
            try ask("SELECT count(*) FROM connections WHERE destination_id = '' OR name = '' OR custom_class = ''") == [
                "0"
            ])
        #expect(
            try ask(
                "SELECT count(*) FROM objects AS o JOIN objects AS p ON p.id = o.parent WHERE p.file_id <> o.file_id OR p.object_id IS NOT o.parent_id OR p.depth + 1 <> o.depth"
            ) == ["0"])
        #expect(try ask("SELECT count(*) FROM objects WHERE line < 1 OR \"column\" < 1") == ["0"])
        #expect(try ask("SELECT object FROM object_classes GROUP BY object HAVING count(*) > 1 LIMIT 1") == [])
        #expect(
            try ask(
                "SELECT path FROM files WHERE kind = 'xib' AND format = 'document' AND id NOT IN (SELECT file_id FROM owners)"
            ) == [])

        let again = try Tool.run(["index", corpus, "--db", database, "--json"], in: folder.path)
        #expect(again.output.contains("\"isWritten\" : false"))
    }
}
