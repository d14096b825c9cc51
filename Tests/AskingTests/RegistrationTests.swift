import Foundation
import Queries
import Schema
import TestSupport
import Testing

@Suite("SQL that ships with the tool")
struct RegistrationTests {
    @Test(arguments: [
        ("Schema", Array(Schema.files.keys)),
        (
            "Queries",
            [
                Queries.files, Queries.explain, Queries.why, Queries.checks, Queries.checking, Queries.verdicts,
                Queries.asking, Queries.at, Queries.export, Queries.editor, Queries.history,
                Queries.picture,
            ].flatMap(\.keys)
        ),
    ])
    func `every file of the folder is registered`(folder: String, registered: [String]) throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: Tool.repository + "/" + folder)
            .filter { $0.hasSuffix(".sql") }.map { String(($0 as NSString).lastPathComponent.dropLast(4)) }
        #expect(files.sorted() == registered.sorted())
    }

    @Test func `every schema file is part of exactly one stage, and the views begin with the file views`() {
        let stages =
            [
                Schema.tables, Schema.indexes, Schema.views, Schema.deriveDisplayPaths, Schema.deriveMovedLines,
                Schema.historyTables, Schema.historyIndexes,
            ]
            + [
                "nib_class_names", "own_targets", "visible_classes", "targets", "origins", "modules", "classes",
                "named_classes", "use_counts",
                "keys_and_selectors", "loads",
                "patterns", "transitions", "redeclared_mentions", "redeclared_pairs", "redeclared_rows",
            ].map(Schema.derive)
        for (name, text) in Schema.files {
            #expect(stages.filter { $0.contains(text) }.count == 1, "\(name)")
        }
        #expect(stages.allSatisfy { !$0.isEmpty })
        #expect(Schema.views.hasPrefix(Schema.files["views"] ?? "-"))
    }
}
