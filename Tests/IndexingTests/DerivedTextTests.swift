import Foundation
import Indexing
import TestSupport
import Testing

/// Tests the limits on names from constants and callers. Without limits, a small source could produce very many long
/// names.
@Suite("Limits of constants and callers")
struct DerivedTextTests {
    /// Returns a source that begins with `head` and contains a class with `count` uses.
    private static func source(_ head: String, count: Int, use: (Int) -> String) -> String {
        "import UIKit\n" + head + "\nclass V: UIViewController {\nlet t = UITableView()\n"
            + (0..<count).map(use).joined(separator: "\n") + "\n}\n"
    }

    private static func identifiers(_ name: String, count: Int = 4000) -> (Int) -> String {
        { "func f\($0)() { t.dequeueReusableCell(withIdentifier: \(name)) }" }
    }

    static let sources: [(name: String, text: String, isCut: Bool)] = [
        (
            "a long constant",
            source("let a = \"\(String(repeating: "x", count: 50_000))\"", count: 4000, use: identifiers("a")), false
        ),
        (
            "doubled constants",
            source(
                "let a0 = \"\(String(repeating: "x", count: 100))\"\n"
                    + (1..<30).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }.joined(separator: "\n"),
                count: 4000
            ) { "func f\($0)() { t.dequeueReusableCell(withIdentifier: a\($0 % 30)) }" }, false
        ),
        (
            "a constant of many values",
            source(
                (0..<32).map { "#if F\($0)\nlet a = \"\(String(repeating: "x", count: 200))\($0)\"\n#endif" }.joined(
                    separator: "\n"), count: 4000, use: identifiers("a")), true
        ),
        (
            "many callers of many loads",
            source("", count: 1200) { number in
                number == 0
                    ? "func h(_ n: String) {\n" + String(repeating: "_ = UINib(nibName: n, bundle: nil)\n", count: 1000)
                        + "}" : "func f\(number)() { h(\"nib\(number)\") }"
            }, true
        ),
    ]

    @Test(arguments: sources.indices)
    func `the index of a small tree is small`(_ number: Int) throws {
        let (name, text, isCut) = Self.sources[number]
        let repository = try TestRepository()
        try repository.folder.write("A.swift", text)
        let summary = try repository.refresh()
        let size = try #require(repository.folder.bytes(of: ".xibdb/index.sqlite")).count
        #expect(size < 20 << 20, "\(name): \(size) bytes of \(text.utf8.count)")
        #expect(
            summary.notes.contains { $0.hasPrefix("the constants and callers in the sources have more than ") }
                == isCut, "\(name): \(summary.notes)")
        #expect(
            try repository.texts(
                "SELECT path FROM files WHERE 255 < (SELECT coalesce(max(length(identifier)), 0) FROM identifiers)")
                == [])
    }

    @Test func `a constant with 255 characters gives a name, and a longer one is unknown`() throws {
        let repository = try TestRepository()
        let name = String(repeating: "n", count: 255)
        try repository.folder.write(
            "A.swift",
            Self.source("let name = \"\(name)\"\nlet long = \"\(name)n\"", count: 2) {
                "func f\($0)() { t.dequeueReusableCell(withIdentifier: \(["name", "long"][$0])) }"
            })
        try repository.refresh()
        #expect(
            try repository.texts("SELECT coalesce(identifier, certainty) FROM identifiers ORDER BY line") == [
                name, "unresolved",
            ])
    }

    @Test(arguments: [(200, ["Pear"]), (300, [])])
    func `a constant with too many declarations is unknown`(_ count: Int, names: [String]) throws {
        let repository = try TestRepository()
        let constants = (0..<count).map { "#ifdef F\($0)\n#define K @\"Pear\"\n#endif\n" }.joined()
        try repository.folder.write(
            "A.m", constants + "@implementation A\n- (void)f { [UINib nibWithNibName:K bundle:nil]; }\n@end\n")
        try repository.refresh()
        #expect(try repository.texts("SELECT nib_name FROM nib_loads WHERE nib_name IS NOT NULL") == names)
    }

    @Test func `after a refresh, an index that is cut off equals a fresh one`() throws {
        let repository = try TestRepository()
        try repository.folder.write("A.swift", Self.sources[2].text)
        try repository.refresh()
        try repository.folder.write(
            "B.swift", "import UIKit\nfunc g(_ t: UITableView) { t.dequeueReusableCell(withIdentifier: \"Plain\") }\n")
        try repository.refresh()
        #expect(try repository.texts("SELECT identifier FROM identifiers WHERE identifier = 'Plain'") == ["Plain"])
        try repository.expectAsFresh()
    }
}
