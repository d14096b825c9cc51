import Foundation
import Indexing
import Store
import TestSupport
import Testing

/// Tests that a refresh after a small change does not change unrelated rows, and does not keep stale rows.
@Suite("Small changes")
struct SmallChangeTests {
    /// One edit of the sample app.
    struct Edit: Sendable, CustomTestStringConvertible {
        let file, old, new: String
        var testDescription: String { "\(file): \(old)" }

        init(_ file: String, _ old: String, _ new: String) { (self.file, self.old, self.new) = (file, old, new) }
    }

    private static func sample() throws -> TestRepository {
        let repository = try TestRepository()
        try FileManager.default.copyItem(
            atPath: Tool.repository + "/Tests/Sample", toPath: repository.folder.path + "/Sample")
        try repository.refresh()
        return repository
    }

    private static func perform(_ edit: Edit, _ repository: TestRepository) throws {
        let path = "Sample/" + edit.file
        let text = try String(contentsOfFile: repository.folder.path + "/" + path, encoding: .utf8)
        let place = try #require(text.range(of: edit.old), "\(edit.file) has no \(edit.old)")
        try repository.folder.write(path, text.replacingCharacters(in: place, with: edit.new))
        try repository.refresh()
    }

    @Test(arguments: [
        Edit("OrchardMac/InventoryWindowController.swift", "import", "\n\nimport"),
        Edit(
            "OrchardMac/InventoryWindowController.swift", "@IBOutlet", "@IBOutlet var added: NSButton!\n    @IBOutlet"),
        Edit("OrchardMac/InventoryWindowController.swift", "import", "class Added: NSObject {}\nimport"),
        Edit(
            "OrchardMac/InventoryWindowController.swift", "import",
            "class Added: NSObject, NSWindowDelegate { @IBAction func go(_ sender: Any) {} }\nimport"),
        Edit(
            "OrchardMac/InventoryWindowController.swift", "import",
            "class Added: InventoryWindowController { @objc var added = 1 }\nimport"),
        Edit(
            "OrchardMac/InventoryWindowController.swift", "import",
            "class Added: Nowhere {}\nextension Added {}\nimport"),
        Edit(
            "OrchardMac/InventoryWindowController.swift", "class InventoryWindowController: NSWindowController",
            "class Renamed: NSWindowController"),
        Edit(
            "OrchardMac/InventoryWindowController.swift", "NSWindowController, NSWindowDelegate", "NSWindowController"),
        Edit("Orchard/Views/FruitBadgeView.swift", "import", "class Added: QuantityStepper {}\nimport"),
        Edit("Orchard/Views/FruitBadgeView.swift", "import", "typealias Added = FruitBadgeView\nimport"),
        Edit(
            "OrchardMac/InventoryWindowController.swift", "import",
            "protocol Added { func go() }\nimport CoreData\nimport"),
        Edit(
            "OrchardMac/InventoryWindowController.swift", "@IBOutlet",
            "func added() { _ = NSNib(nibNamed: \"Added\", bundle: nil) }\n    @IBOutlet"),
        Edit("OrchardMac/LabelPrinterViewController.swift", "@IBOutlet", "override func loadView() {}\n    @IBOutlet"),
        Edit("OrchardMac/LabelPreviewView.m", "#import", "#define ADDED @\"LabelPreview\"\n#import"),
        Edit("OrchardMac/InvoiceDocument.m", "#import", "\n#import"),
        Edit("Orchard/Hazards/MissingActionView.h", "@interface", "\n@interface"),
        Edit("Legacy/OldInspector.xib", "<string", "\n<string"),
        Edit("Orchard/Base.lproj/Main.storyboard", "storyboardIdentifier=\"", "storyboardIdentifier=\"Added"),
        Edit("Orchard/Base.lproj/Main.storyboard", "customClass=\"", "customClass=\"Added"),
        Edit("Orchard/Base.lproj/Main.storyboard", "text=\"", "text=\"Added"),
        Edit("Orchard.xcodeproj/project.pbxproj", "PRODUCT_NAME", "PRODUCT_MODULE_NAME = Added; PRODUCT_NAME"),
        Edit("Orchard.xcodeproj/project.pbxproj", "objects = {", "\nobjects = {"),
    ])
    func `after an edit, the index equals a fresh one`(edit: Edit) throws {
        let repository = try Self.sample()
        try Self.perform(edit, repository)
        let fresh = repository.folder.path + "/fresh.sqlite"
        _ = try Indexer(index: IndexFile(database: fresh)).run(roots: [repository.folder.path])
        try expectEqual(repository.index.path, fresh)
        #expect(try OtherProgram.faults(of: repository.index.path) == [])
    }

    @Test func `several files may be added and changed in one run`() throws {
        let repository = try Self.sample()
        for name in ["A/First", "Z/Last"] { try repository.write("\(name).xib") }
        try repository.folder.write("A/First.swift", "class FirstView: UIView { @IBOutlet var label: UILabel! }\n")
        try Self.perform(Edit("Legacy/OldInspector.xib", "<string", "\n<string"), repository)
        let fresh = repository.folder.path + "/fresh.sqlite"
        _ = try Indexer(index: IndexFile(database: fresh)).run(roots: [repository.folder.path])
        try expectEqual(repository.index.path, fresh)
    }

    @Test func `a class that nothing else mentions adds and removes only its own rows`() throws {
        let repository = try Self.sample()
        let others = "SELECT name || ' ' || id FROM classes WHERE name <> 'Newcomer' ORDER BY id"
        let own = """
            SELECT _class_selectors.selector || ' ' || classes.descends_from || ' ' || count(*)
            FROM classes
            JOIN _class_selectors ON _class_selectors.class_id = classes.id
            JOIN class_ancestors ON class_ancestors.class_id = classes.id
            JOIN _declaration_classes ON _declaration_classes.class_id = classes.id
            WHERE classes.name = 'Newcomer'
            GROUP BY _class_selectors.selector, classes.descends_from
            """
        let before = try repository.texts(others)
        let newcomer = "class Newcomer: UIView { @objc func wave() {} }\n"
        for (old, new, expected) in [("import", newcomer + "import", ["wave view 4"]), (newcomer, "", [])] {
            try Self.perform(Edit("Orchard/Views/FruitBadgeView.swift", old, new), repository)
            #expect(try repository.texts(others) == before)
            #expect(try repository.texts(own) == expected)
            try repository.expectAsFresh()
        }
    }

    @Test func `rows whose line changes keep their row ids, and so do rows derived from them`() throws {
        let repository = try Self.sample()
        let queries = [
            "SELECT group_concat(id) FROM declarations", "SELECT group_concat(id) FROM members",
            "SELECT group_concat(id) FROM nib_loads",
            "SELECT group_concat(id || ':' || class_id) FROM _class_keys",
        ]
        let place = """
            SELECT classes.line || ' ' || nib_loads.line
            FROM classes, nib_loads
            WHERE classes.name = 'InventoryWindowController' AND nib_loads.class = 'InventoryWindowController'
            """
        let before = try queries.flatMap(repository.texts)
        let places = try repository.texts(place)
        #expect(!places.isEmpty)
        try Self.perform(Edit("OrchardMac/InventoryWindowController.swift", "import", "\n\nimport"), repository)
        #expect(try queries.flatMap(repository.texts) == before)
        #expect(
            try repository.texts(place)
                == places.map { text in
                    text.split(separator: " ").map { String((Int($0) ?? 0) + 2) }.joined(separator: " ")
                })
    }
}
