import Testing

import Histories

@Suite("The output of git log")
struct LogParserTests {
    /// Returns the commits of a parser that receives the output in pieces.
    private func commits(_ output: String, pieces size: Int) -> [LoggedCommit] {
        var parser = LogParser()
        var commits: [LoggedCommit] = []
        let bytes = Array(output.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            parser.take(Array(bytes[start..<min(start + size, bytes.count)])) { commits.append($0) }
        }
        parser.finish { commits.append($0) }
        return commits
    }

    private func head(_ subject: String) -> String { "\u{1}h\0p\0Ann\0a@b\0then\0now\0\(subject)\0" }

    @Test(arguments: [1, 7, 100_000])
    func `pieces of any size give the same commits`(size: Int) {
        let found = commits(head("one") + head("two"), pieces: size)
        #expect(
            found.map(\.subject) == ["one", "two"] && found.allSatisfy { $0.author == "Ann" && $0.committed == "now" })
    }

    @Test func `an oversized subject is cut`() {
        let found = commits(
            head(String(repeating: "x", count: 5000)) + head(String(repeating: "y", count: 1000)), pieces: 512)
        #expect(found.map(\.subject.count) == [1001, 1000] && found[0].subject.hasSuffix("x…"))
    }
}
