import Foundation
import TestSupport
import Testing

@Suite("Data never becomes an option")
struct OptionInjectionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try Tool.git(["init", "-q"], in: folder.path)
        for text in ["One", "Two"] {
            try folder.write("A.xib", Documents.iOS("<label id=\"l1\" text=\"\(text)\"/>"))
            try Tool.git(["add", "A.xib"], in: folder.path)
            try Tool.git(["commit", "-qm", text], in: folder.path)
        }
        try folder.write("victim", "precious")
    }

    private func expectUntouched(_ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(folder.bytes(of: "victim") == Data("precious".utf8), "\(what)", sourceLocation: sourceLocation)
    }

    @Test func `a revision on the command line never becomes an option of git`() throws {
        let word = "--output=victim"
        let commands: [[String]] = [
            ["index", "--db", "x.sqlite", ".@" + word], ["index", "--db", "x.sqlite", ".@\(word):App"],
            ["check", "--changed-since=" + word],
            ["diff", word, "HEAD"], ["diff", "HEAD.." + word], ["diff", word + "..HEAD"], ["diff", "HEAD..." + word],
            ["diff", "HEAD", "--", word],
            ["history", word], ["history", "--outlet=" + word], ["history", "--outlet=-" + word],
            ["blame", "--", word], ["show", "--", word],
            ["merge", "--", word, "A.xib", "A.xib"], ["merge", "-L", word, "A.xib", "victim", "A.xib"],
        ]
        for command in commands {
            _ = try Tool.run(command, in: folder.path)
            expectUntouched("\(command)")
            #expect(folder.entries(of: "").allSatisfy { !$0.hasPrefix("-") }, "\(command)")
        }
    }

    @Test func `files with names that begin with a dash are merged as texts`() throws {
        for (name, text) in [("-base", "a\nb\nc\n"), ("--output=victim", "a\nb\nd\n"), ("-p", "z\nb\nc\n")] {
            try folder.write(name, text)
        }
        let run = try Tool.run(["merge", "--", "-base", "--output=victim", "-p"], in: folder.path)
        #expect(run.output == "z\nb\nd\n", "\(run)")
        expectUntouched("merge")
    }
}
