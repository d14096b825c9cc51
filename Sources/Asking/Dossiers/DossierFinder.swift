import Bytes
import Errors
import Foundation
import HostSystem
import Store

/// Lists what a screen consists of, and what of it new code mentions.
package struct DossierFinder {
    private let snapshot: Snapshot

    /// Creates a finder that asks an index.
    package init(_ snapshot: Snapshot) { self.snapshot = snapshot }

    /// Returns what a screen consists of.
    ///
    /// - Parameters:
    ///   - name: a controller class, a storyboard identifier, an object id, a label, or the path of a nib. `FILE:NAME`
    ///     restricts the name to one file.
    ///   - code: paths of new code that must keep the same things.
    /// - Throws: ``AskingError/unknownName(what:name:near:)`` if no screen has the name, or
    ///   ``AskingError/unanswerable(_:)`` if new code cannot be read.
    package func dossier(of name: String, coveredBy code: [String] = []) throws -> Dossier {
        var screens = try self.screens(name, in: nil)
        if screens.isEmpty, let colon = name.lastIndex(of: ":") {
            screens = try self.screens(String(name[name.index(after: colon)...]), in: String(name[..<colon]))
        }
        guard !screens.isEmpty else {
            let near = KnownNames.near(to: name, .class, among: try KnownNames(snapshot).all(.class))
            throw AskingError.unknownName(what: "screen", name: name, near: near)
        }
        let words = code.isEmpty ? nil : try MentionedWords(files: code)
        return Dossier(name: name, screens: try screens.map { try screen($0, words) }, code: code)
    }

    private func screens(_ name: String, in file: String?) throws -> [Row] {
        try snapshot.rows(
            Question.asking("dossier-screens"),
            parameters: ["name": .text(name), "file": file.map { .text($0) } ?? .null]
        ).named
    }

    private func screen(_ row: Row, _ words: MentionedWords?) throws -> Dossier.Screen {
        let scene = row.text("scene_id")
        let items = try snapshot.rows(
            Question.asking("dossier-items"),
            parameters: [
                "file": row.id("file_id").map { .integer($0) } ?? .null, "scene": scene.map { .text($0) } ?? .null,
            ]
        ).named
        return Dossier.Screen(
            label: row.text("label") ?? "", path: row.text("path") ?? "", sceneID: scene, line: row.integer("line"),
            items: items.map { item($0, words) })
    }

    private func item(_ row: Row, _ words: MentionedWords?) -> Dossier.Item {
        var (coverage, mention): (Dossier.Coverage?, String?)
        if let words {
            let names = row.text("names").flatMap { try? JSONDecoder().decode([String].self, from: Data($0.utf8)) }
            mention = names?.lazy.compactMap { words.place(of: $0, onlyStrings: row.flag("is_literal")) }.first
            coverage = names == nil ? .notChecked : mention == nil ? .missing : .mentioned
        }
        return Dossier.Item(
            section: row.text("section") ?? "", name: row.text("name") ?? "", detail: row.text("detail"),
            object: row.text("object"), path: row.text("path") ?? "", line: row.integer("line"),
            coverage: coverage, mention: mention)
    }
}
