import Foundation
import Indexing
import TestSupport
import Testing

@Suite("The index folder")
struct IndexFolderTests {
    @Test func `git sees the repository's own reports but not the index`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS())
        _ = try Tool.execute("git", ["init", "-q"], in: folder.path)
        _ = try Tool.run(["index", "."], in: folder.path)
        try folder.write(".xibdb/reports/mine.sql", "-- title: Mine\nSELECT 1;")
        let status = try Tool.execute("git", ["status", "--short", "--untracked-files=all"], in: folder.path)
        #expect(status.output == "?? .xibdb/reports/mine.sql\n?? A.xib\n")
    }
}
