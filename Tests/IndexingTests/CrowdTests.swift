import Foundation
import TestSupport
import Testing

/// Tests trees in which very many files, classes or nibs have the same name, as in a folder of samples. Each nib, load
/// and superclass must refer to the class or nib of its own folder. The work must not grow quadratically with the
/// number of files.
@Suite("Many files with the same name")
struct CrowdTests {
    private static let count = 60

    /// Indexes a repository with many folders. Each folder contains a nib `Fruit`, and the files that `more` returns
    /// for the number of the folder. `files` contains the files at the root.
    private func crowd(_ more: (Int) -> [String: String] = { _ in [:] }, and files: [String: String] = [:]) throws
        -> TestRepository
    {
        let repository = try TestRepository()
        for number in 0..<Self.count {
            try repository.folder.write(
                "\(folder(number))/Fruit.xib", Documents.iOS(owner: "Fruit", "<view id=\"v\" customClass=\"Fruit\"/>"))
            for (path, text) in more(number) { try repository.folder.write("\(folder(number))/\(path)", text) }
        }
        for (path, text) in files { try repository.folder.write(path, text) }
        try repository.refresh()
        return repository
    }

    private func folder(_ number: Int) -> String { "Sample\(100 + number)" }

    private let source = "class Fruit: UIView { func f() { Bundle.main.loadNibNamed(\"Fruit\", owner: self) } }\n"

    /// An XcodeGen specification with one target for each folder.
    private var targets: String {
        "name: A\ntargets:\n"
            + (0..<Self.count).map {
                "  \(folder($0)):\n    type: application\n    platform: iOS\n    sources: [\(folder($0))]\n"
            }.joined()
    }

    /// The expected rows of a join: `folder folder` for every folder. Each row must refer to a row of its own folder.
    private var pairs: [String] { (0..<Self.count).map { "\(folder($0)) \(folder($0))" } }

    @Test func `a nib means the class of its own target, and a load means the nib of its own target`() throws {
        let repository = try crowd({ _ in ["Fruit.swift": source] }, and: ["project.yml": targets])
        let classes = try repository.texts(
            """
            SELECT substr(files.path, 1, 9) || ' ' || substr(homes.path, 1, 9)
            FROM named_classes
            JOIN files ON files.id = named_classes.file_id
            JOIN classes ON classes.id = named_classes.class_id
            JOIN files AS homes ON homes.id = classes.file_id
            WHERE named_classes.name = 'Fruit' AND named_classes.certainty = 'declared'
            ORDER BY 1
            """)
        #expect(classes == pairs)
        #expect(
            try repository.texts(
                "SELECT substr(path, 1, 9) || ' ' || substr(source_path, 1, 9) FROM nib_usage ORDER BY 1") == pairs)
        try repository.expectAsFresh()
    }

    @Test func `without targets, a load means the nib in its folder`() throws {
        let repository = try crowd { _ in ["Fruit.swift": source] }
        #expect(
            try repository.texts(
                "SELECT substr(path, 1, 9) || ' ' || substr(source_path, 1, 9) FROM nib_usage ORDER BY 1") == pairs)
        #expect(
            try repository.texts("SELECT DISTINCT certainty FROM named_classes WHERE name = 'Fruit'") == ["ambiguous"])
    }

    @Test func `an implementation belongs to the header in its folder`() throws {
        let repository = try crowd { _ in
            [
                "Fruit.h": "@interface Fruit : UIView\n@end\n",
                "Fruit.m": "#import \"Fruit.h\"\n@implementation Fruit\n@end\n",
            ]
        }
        let homes = try repository.texts(
            """
            SELECT substr(files.path, 1, 9) || ' ' || substr(homes.path, 1, 9)
            FROM _declaration_classes
            JOIN declarations ON declarations.id = _declaration_classes.declaration_id AND declarations.kind = 'implementation'
            JOIN files ON files.id = declarations.file_id
            JOIN classes ON classes.id = _declaration_classes.class_id
            JOIN files AS homes ON homes.id = classes.file_id
            ORDER BY 1
            """)
        #expect(homes == pairs)
    }

    @Test func `a superclass comes from the same module`() throws {
        let repository = try crowd(
            { number in
                ["Fruit.swift": source, "Pear.swift": "class Pear\(number): Fruit {}\n"]
            }, and: ["project.yml": targets])
        let homes = try repository.texts(
            """
            SELECT substr(files.path, 1, 9) || ' ' || substr(above.path, 1, 9)
            FROM classes
            JOIN files ON files.id = classes.file_id
            JOIN classes AS superclass ON superclass.id = classes.superclass_id
            JOIN files AS above ON above.id = superclass.file_id
            WHERE classes.name GLOB 'Pear*'
            ORDER BY 1
            """)
        #expect(homes == pairs)
    }

    @Test func `if very many classes match, the first ones are candidates`() throws {
        let target = "name: A\ntargets:\n  A:\n    type: application\n    platform: iOS\n    sources: [.]\n"
        let repository = try crowd({ _ in ["Fruit.swift": source] }, and: ["project.yml": target])
        let first = (0..<16).map { folder($0) }
        let classes = try repository.texts(
            """
            SELECT DISTINCT substr(homes.path, 1, 9)
            FROM _named_class_candidates
            JOIN files ON files.id = _named_class_candidates.file_id AND files.path = 'Sample100/Fruit.xib'
            JOIN classes ON classes.id = _named_class_candidates.class_id
            JOIN files AS homes ON homes.id = classes.file_id
            ORDER BY 1
            """)
        #expect(classes == first)
        // A source in a later folder has one more candidate: the nib of its own folder.
        let nibs = try repository.texts(
            "SELECT substr(path, 1, 9) FROM nib_usage WHERE source_path = 'Sample159/Fruit.swift' ORDER BY 1")
        #expect(nibs == first + [folder(59)])
        // Each nib has at most 17 candidates, so their number grows linearly with the number of folders.
        #expect(
            try repository.texts("SELECT CAST(count(*) AS TEXT) FROM _named_class_candidates") == [
                "\(16 * 16 + 44 * 17)"
            ])
    }

    @Test(arguments: [nil, "name: A\ntargets:\n  A:\n    type: application\n    platform: iOS\n    sources: [.]\n"])
    func `after changes in a few of many folders, the index equals a fresh one`(project: String?) throws {
        let repository = try crowd(
            { number in
                [
                    "Fruit.swift": source,
                    "Pear.swift": "class Pear\(number): Fruit {}\nextension Fruit { @objc func a\(number)() {} }\n",
                ]
            }, and: project.map { ["project.yml": $0] } ?? [:])
        try repository.folder.write("\(folder(3))/Fruit.swift", source + "\n// more\n")
        try repository.refresh()
        try repository.expectAsFresh()
        try repository.folder.write(
            "\(folder(40))/Fruit.swift", "class Fruit: UIControl { @IBOutlet var label: UILabel! }\n")
        try repository.refresh()
        try repository.expectAsFresh()
        try FileManager.default.removeItem(atPath: "\(repository.folder.path)/\(folder(5))")
        try repository.refresh()
        try repository.expectAsFresh()
    }
}
