import TestSupport
import Testing

@Suite("The command line")
struct CommandTests {
    @Test func `after xibdb index, xibdb sql answers a question`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS(owner: "Fruit", "<view id=\"v1\"/>"))
        let run = try Tool.run(["index", "."], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        let answer = try Tool.run(["sql", "SELECT class FROM owners", "--format", "value"], in: folder.path)
        #expect(answer.output == "Fruit\n")
    }
}
