import Foundation
import TestSupport
import Testing

/// Tests the limits on inheritance. A small source can declare classes and protocols that inherit very many members.
@Suite("Limits of inheritance")
struct InheritanceLimitTests {
    /// Returns a chain of classes. The superclass of each class is the previous class.
    private func chain(_ count: Int) -> String {
        "import UIKit\nclass C0: UIView { @IBOutlet var o0: UIView! }\n"
            + (1..<count).map { "class C\($0): C\($0 - 1) { @IBOutlet var o\($0): UIView! }\n" }.joined()
    }

    /// Returns pairs of protocols, and a class for each pair. Both protocols of a pair inherit from both protocols of
    /// the previous pair.
    private func lattice(_ count: Int) -> String {
        "import UIKit\n@objc protocol P0 {}\n@objc protocol Q0 {}\n"
            + (1..<count).map {
                "@objc protocol P\($0): P\($0 - 1), Q\($0 - 1) { var p\($0): UIView { get set } }\n@objc protocol Q\($0): P\($0 - 1), Q\($0 - 1) {}\nclass K\($0): UIView, P\($0), Q\($0) {}\n"
            }.joined()
    }

    @Test func `if there are too many superclasses, each class keeps the nearest, and a note reports it`() throws {
        let repository = try TestRepository()
        try repository.folder.write("A.swift", chain(8000))
        let notes = try repository.refresh().notes
        #expect(
            notes.contains {
                $0.hasPrefix("the classes in the sources have more than ")
                    && $0.hasSuffix(" superclasses in total; the most distant ones are left out")
            }, "\(notes)")
        let limit = "(SELECT 50000 + 8 * count(*) FROM classes)"
        #expect(
            try repository.texts("SELECT (count(*) <= \(limit) AND count(*) > 50000) || '' FROM class_ancestors") == [
                "1"
            ])
        // All classes in the middle of the chain keep the same number of superclasses.
        let levels = try repository.texts(
            """
            SELECT DISTINCT count(*) || '' FROM class_ancestors JOIN classes ON classes.id = class_ancestors.class_id
            WHERE CAST(substr(classes.name, 2) AS INTEGER) BETWEEN 100 AND 7900 GROUP BY class_id
            """)
        #expect(levels.count == 1, "\(levels)")
        #expect(
            try repository.texts(
                "SELECT ancestors.name FROM class_ancestors AS ancestors JOIN classes ON classes.id = class_id WHERE classes.name = 'C7000' AND distance = 1"
            ) == ["C6999"])
    }

    @Test func `a chain of 40 classes is known completely`() throws {
        let repository = try TestRepository()
        try repository.folder.write("A.swift", chain(40))
        #expect(try repository.refresh().notes.contains { $0.hasSuffix("left out") } == false)
        #expect(
            try repository.texts("SELECT max(distance) || '' FROM class_ancestors WHERE name = 'NSObject'") == ["42"])
    }

    @Test func `if there are too many protocols, each class keeps the nearest, and a note reports it`() throws {
        let repository = try TestRepository()
        try repository.folder.write("A.swift", lattice(3000))
        let notes = try repository.refresh().notes
        #expect(
            notes.contains {
                $0.hasPrefix("the classes in the sources have more than ")
                    && $0.hasSuffix(" protocol members in total; the most distant ones are left out")
            }, "\(notes)")
        #expect(try repository.texts("SELECT (count(*) < 100000) || '' FROM _class_keys") == ["1"])
        #expect(
            try repository.texts(
                "SELECT key FROM _class_keys JOIN classes ON classes.id = class_id WHERE name = 'K2000' AND key IN ('p2000', 'p1999', 'p5') ORDER BY 1"
            ) == ["p1999", "p2000"])
    }

    @Test func `a lattice of 20 protocols is known completely`() throws {
        let repository = try TestRepository()
        try repository.folder.write("A.swift", lattice(20))
        #expect(try repository.refresh().notes.contains { $0.hasSuffix("left out") } == false)
        let keys = try repository.texts(
            "SELECT key FROM _class_keys JOIN classes ON classes.id = class_id WHERE name = 'K19' AND key IN ('p19', 'p10', 'p1') ORDER BY 1"
        )
        #expect(keys == ["p1", "p10", "p19"])
    }

    @Test func `members of a protocol that many classes adopt count toward the limit`() throws {
        let repository = try TestRepository()
        let members = (0..<1000).map { "    var p\($0): UIView { get set }\n" }.joined()
        try repository.folder.write(
            "A.swift",
            "import UIKit\n@objc protocol P {\n\(members)}\n"
                + (0..<1000).map { "class K\($0): UIView, P {}\n" }.joined())
        let notes = try repository.refresh().notes
        #expect(
            notes.contains { $0.hasSuffix(" protocol members in total; the most distant ones are left out") },
            "\(notes)")
        #expect(try repository.texts("SELECT (count(*) < 100000) || '' FROM _class_keys") == ["1"])
    }

    @Test func `protocols that inherit from each other do not block the run`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "A.swift",
            "import UIKit\n@objc protocol P: Q { var p: UIView { get set } }\n@objc protocol Q: P {}\nclass K: UIView, Q {}\n"
        )
        #expect(try repository.refresh().notes.contains { $0.hasSuffix("left out") } == false)
        #expect(
            try repository.texts(
                "SELECT DISTINCT key FROM _class_keys JOIN classes ON classes.id = class_id WHERE name = 'K' AND key = 'p'"
            ) == ["p"])
    }
}
