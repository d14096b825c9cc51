import Indexing
import Testing
import TestSupport

@Suite("Refreshing an index")
struct RefreshTests {
    @Test func `two fresh runs are equal`() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/A.xib", Documents.iOS(owner: "A", "<view id=\"v1\"/>"))
        try folder.write("App/B.xib", Documents.macOS(owner: "B"))
        for name in ["one", "two"] {
            _ = try Indexer(index: IndexFile(database: folder.path + "/\(name).sqlite")).run(roots: [folder.path])
        }
        #expect(try CanonicalDump.of(folder.path + "/one.sqlite") == CanonicalDump.of(folder.path + "/two.sqlite"))
    }
}
