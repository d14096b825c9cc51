import Foundation
import TestSupport
import Testing

/// Tests with sources that crash or block the process that reads them.
@Suite("End to end: sources that crash or block the process that reads them")
struct DeadlySourceTests {
    /// Indexes one source together with four valid sources. The index must contain the valid sources with all their
    /// content.
    ///
    /// - Returns: The error that is recorded for the source, or nil.
    private func index(_ text: String, as name: String = "M.swift") throws -> String? {
        let folder = try TemporaryFolder()
        // Sources before and after the given source in the same batch, and a nib that needs one of them.
        for name in ["A", "B", "X", "Y"] {
            try folder.write(
                "\(name).swift", "import UIKit\nclass \(name)View: UIView { @IBOutlet var \(name)Label: UILabel! }\n")
        }
        try folder.write("A.xib", Documents.iOS(owner: "AView", "<view id=\"v\"/>"))
        try folder.write(name, text)
        let run = try Tool.run(["index", ".", "--verbose"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors == "")
        let members = try Tool.ask(
            "SELECT class || '.' || name || ':' || line FROM members ORDER BY 1", in: folder.path)
        #expect(
            members.filter { $0.contains("Label") } == [
                "AView.ALabel:2", "BView.BLabel:2", "XView.XLabel:2", "YView.YLabel:2",
            ])
        #expect(
            try Tool.ask("SELECT path FROM files WHERE error IS NOT NULL AND path <> '\(name)'", in: folder.path)
                .isEmpty)
        let error = try Tool.ask(
            "SELECT error FROM files WHERE path = '\(name)' AND error IS NOT NULL", in: folder.path
        ).first
        // For a manifest, the output contains the line number between the path and the error.
        if let error {
            #expect(run.output.contains("    \(name):") && run.output.contains(": \(error)\n"), "\(run.output)")
        }
        return error
    }

    private func repeated(_ piece: String, _ size: Int = 1 << 10) -> String {
        String(repeating: piece, count: size / piece.utf8.count)
    }

    @Test func `a source that repeats one piece of code does not stop the other files from being indexed`() throws {
        let pieces = [
            "if ", "if a, ", "#", "#/", "@a a", "let a: @escaping a", "sending ", "borrowing ", "nonisolated(a)", "**/",
            "a @ b", ":a",
            ">() {}", "actor @a ", "::?", "a ? ", "@(", "let a: [", "x = \"\\(",
            "f()", "x: Int\n", "a, b\n",
        ]
        let folder = try TemporaryFolder()
        for (number, piece) in pieces.enumerated() {
            let name = String(number + 100)
            try folder.write("\(name)A.swift", "import UIKit\nlet x = " + repeated(piece))
            try folder.write("\(name)B.swift", "import UIKit\nclass M { func f() {\n" + repeated(piece) + "\n} }\n")
            try folder.write("\(name)T.swift", "import UIKit\nclass M {\n" + repeated(piece) + "\n}\n")
            try folder.write("\(name)C.swift", "class Good\(name) {}")
        }
        let run = try Tool.run(["index", ".", "--verbose"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            try Tool.ask("SELECT name FROM declarations WHERE name LIKE 'Good%' ORDER BY name", in: folder.path)
                == pieces.indices.map { "Good\($0 + 100)" })
        #expect(try Tool.ask("SELECT count(*) FROM files", in: folder.path) == ["\(4 * pieces.count)"])
        for line in try Tool.ask("SELECT path || ': ' || error FROM files WHERE error IS NOT NULL", in: folder.path) {
            #expect(run.output.contains("    \(line)\n"))
        }
    }

    @Test func `a source that takes too long is reported with the time`() throws {
        let nest = String(repeating: "@(", count: 20) + "1" + String(repeating: ")", count: 20)
        #expect(try index("let x = a\(nest)\n") == "reading it took over 3 s")
    }

    @Test func `nesting is limited even after a comment that ends with a carriage return`() throws {
        _ = try index("import UIKit\n// x\r" + String(repeating: "[", count: 40) + "\n")
        #expect(
            try index("import UIKit\n// x\r" + String(repeating: "[", count: 400) + "\n")
                == "nested too deep to parse")
    }

    @Test func `a source that nests until the stack is full is reported`() throws {
        #expect(try index("let x = " + repeated("a ? ", 2 << 20)) == "nested too deep: the reader's stack overflowed")
    }

    @Test func `very many attributes, or Objective-C code, in a Swift file do not affect other files`() throws {
        _ = try index(String(repeating: "@a A\n", count: 4_000))
        _ = try index(repeated("@interface A : B\n- (void)a:(id)b { [self c:@\"d\"]; }\n@end\n#import <A/A.h>\n"))
    }

    @Test func `a manifest is also read in a separate process`() throws {
        let nest = String(repeating: "@(", count: 20) + "1" + String(repeating: ")", count: 20)
        let error = try index("import ProjectDescription\nlet project = a\(nest)\n", as: "Project.swift")
        #expect(error == "reading it took over 3 s")
        #expect(
            try index(
                "import ProjectDescription\nlet project = Project(targets: [.target(name: \"A\")])\n",
                as: "Project.swift") == nil)
    }

    @Test func `each of several deadly sources is reported, and the next run gives the same result`() throws {
        let folder = try TemporaryFolder()
        for place in 0..<6 {
            try folder.write("D\(place).swift", "let x = " + repeated("a ? ", 2 << 20))
            try folder.write("G\(place).swift", "class G\(place) { let a = 1 }")
        }
        #expect(try Tool.run(["index", ".", "--quiet"], in: folder.path).status == 0)
        #expect(
            try Tool.ask("SELECT count(*) FROM files WHERE error LIKE 'nested too deep%'", in: folder.path) == ["6"])
        #expect(try Tool.ask("SELECT count(*) FROM declarations", in: folder.path) == ["6"])
        try folder.write("D0.swift", "class D0 {}")
        try Tool.index(folder.path)
        #expect(try Tool.ask("SELECT name FROM declarations WHERE name LIKE 'D%'", in: folder.path) == ["D0"])
    }
}
