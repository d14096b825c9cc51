import Errors
import Store

/// Something in the index that has a given name, with the answers of the reports about it.
package struct NamedThing: Sendable {
    /// What the name refers to; nil for all places that mention it.
    package let kind: Report.Parameter.Kind?
    package let name: String
    /// The answers of the reports about it.
    package let answers: [Answer]
    /// Declarations in the sources, as `Class path:line`. Empty unless the name is an outlet or action.
    package let declarations: [String]

    /// Rows of a report.
    package struct Answer: Sendable {
        package let title: String
        package let rows: CollectedRows
        /// The command that prints all rows.
        package let command: String
    }

    /// The reports about each kind, with the parameter that accepts the name.
    private static let reports: [Report.Parameter.Kind: [(report: String, parameter: String)]] = [
        .class: [("class", "class")], .file: [("nib-patterns", "file"), ("nib-loads", "file")],
        .outlet: [("outlet", "name")],
        .action: [("action", "name")], .identifier: [("identifier-uses", "name")], .image: [("resource-uses", "name")],
        .color: [("resource-uses", "name")], .font: [("resource-uses", "name")],
        .keypath: [("runtime-attributes", "key_path")],
    ]

    /// Returns everything that has this name. If no report about the name has rows, returns all places that mention the
    /// word, such as texts, object ids and accessibility identifiers.
    ///
    /// - Parameter kind: the only kind to return; nil for any kind.
    /// - Throws: ``AskingError/unknownName(what:name:near:)`` if nothing has the name, and no place mentions it.
    package static func all(
        _ word: String, _ kind: Report.Parameter.Kind?, _ snapshot: Snapshot, _ catalog: ReportCatalog
    ) throws -> [NamedThing] {
        let names = KnownNames(snapshot)
        var found = try names.all(kind, named: word)
        let isKnownFile = found.contains { $0.kind == .file }
        if !isKnownFile, kind == .file || kind == nil, word.contains(where: { "/.".contains($0) }) {
            let file = try? FileFinder(snapshot).find(word, from: ".")
            if let file { found.append(KnownNames.Known(kind: .file, name: file.path, uses: 1)) }
        }
        if found.isEmpty {
            let all = try names.all(kind)
            let same = all.filter {
                $0.name.lowercased() == word.lowercased()
                    || $0.name == KnownNames.near(to: word, $0.kind, among: [$0]).first
                        && $0.name == word.split(separator: ".").last.map(String.init)
            }
            found = same
        }
        found.removeAll { reports[$0.kind] == nil }
        if found.isEmpty, let meant = try names.selector(for: word), kind == nil || kind == .action { found = [meant] }
        var things = try found.map { try NamedThing($0, snapshot, catalog) }
        // If some results have rows in a report, keep only these results.
        let answered = things.filter { thing in thing.answers.contains { !$0.rows.rows.isEmpty } }
        if !answered.isEmpty { things = answered }
        // Even if the user names a kind, a word that occurs somewhere must not be denied.
        if kind == nil || answered.isEmpty { things = try adding(mentionsOf: word, to: things, snapshot, catalog) }
        guard things.isEmpty else { return things }
        let near = try names.all(kind).flatMap { KnownNames.near(to: word, $0.kind, among: [$0]) }
        // Short names are left out, because a name of one or two characters is similar to every name that contains it.
        let nearest = NameSuggestions.names(
            to: word, among: Set(near).filter { $0.count > 2 && $0.contains(where: \.isLetter) })
        throw AskingError.unknownName(
            what: kind?.words ?? "name, identifier, object id, file or text in the index", name: word, near: nearest)
    }

    /// Adds the places that mention a word and that no report about the word has.
    ///
    /// If the reports have rows about the word, or if sources declare it, only places in nibs are added, because the
    /// reports have its uses in code. Otherwise, all places are added.
    private static func adding(
        mentionsOf word: String, to things: [NamedThing], _ snapshot: Snapshot, _ catalog: ReportCatalog
    ) throws -> [NamedThing] {
        guard let mentions = try answer("mentions", ["name": word], snapshot, catalog) else { return things }
        if things.isEmpty {
            return mentions.rows.rows.isEmpty ? [] : [NamedThing(kind: nil, name: word, answers: [mentions])]
        }
        let name = word.lowercased()
        let isAnswered = things.contains { thing in
            !thing.declarations.isEmpty || thing.answers.contains { !$0.rows.rows.isEmpty }
        }
        let known = Set(things.flatMap(\.answers).flatMap { $0.rows.named }.compactMap(place))
        let others = zip(mentions.rows.rows, mentions.rows.named).filter { _, row in
            guard let value = row.text("value")?.lowercased(), let place = place(row) else { return false }
            // The name of an image, with or without the extension.
            let isSame = value == name || value.hasPrefix(name + ".") || name.hasPrefix(value + ".")
            let isShown = !isAnswered || ["xib", "storyboard", "nib"].contains(row.text("kind"))
            return isSame && isShown && !known.contains(place)
        }
        guard !others.isEmpty else { return things }
        let rows = CollectedRows(columns: mentions.rows.columns, rows: others.map(\.0))
        let found = NamedThing(
            kind: nil, name: word, answers: [Answer(title: mentions.title, rows: rows, command: mentions.command)])
        return things.filter { thing in !thing.answers.allSatisfy(\.rows.rows.isEmpty) } + [found]
    }

    /// Returns the path and line of a row; nil if it has none.
    private static func place(_ row: Row) -> String? {
        guard let path = row.text("path"), let line = row.integer("line") else { return nil }
        return "\(path):\(line)"
    }

    private init(kind: Report.Parameter.Kind?, name: String, answers: [Answer], declarations: [String] = []) {
        (self.kind, self.name, self.answers, self.declarations) = (kind, name, answers, declarations)
    }

    private init(_ known: KnownNames.Known, _ snapshot: Snapshot, _ catalog: ReportCatalog) throws {
        (kind, name) = (known.kind, known.name)
        let own = name
        answers = try (Self.reports[known.kind] ?? []).compactMap {
            try Self.answer($0.report, [$0.parameter: own], snapshot, catalog)
        }
        guard known.kind == .outlet || known.kind == .action else {
            declarations = []
            return
        }
        declarations = try snapshot.rows(Question.asking("declared-members"), parameters: ["name": .text(own)]).named
            .map {
                "\($0.text("class") ?? "") \($0.text("path") ?? ""):\($0.integer("line") ?? 0)"
            }
    }

    /// Sections of the report `class` that contain the least information about nibs.
    private static let lastSections: Set = ["extension", "category", "superclass", "subclass", "protocol"]

    private static func answer(
        _ name: String, _ values: [String: String], _ snapshot: Snapshot, _ catalog: ReportCatalog
    ) throws -> Answer? {
        let report = try catalog.report(name)
        var rows = try snapshot.rows(report.sql, parameters: report.values(values))
        let last = rows.rows.filter { row in
            if case .text(let section)? = row.first { lastSections.contains(section) } else { false }
        }
        if name == "class", !last.isEmpty {
            // The uses of the class in nibs come first, then its relatives.
            let first = rows.rows.filter { !last.contains($0) }
            rows = CollectedRows(columns: rows.columns, rows: first + last)
        }
        let command =
            "xibdb report \(name) "
            + values.map { "\($0.key)=\(ReportCommandLine.quoted($0.value))" }.joined(separator: " ")
        return Answer(title: report.title, rows: rows, command: command)
    }
}

extension Report.Parameter.Kind {
    /// Returns the kind of name that a word such as `class` or `outlet` denotes.
    ///
    /// - Throws: ``AskingError/unknownName(what:name:near:)``.
    package static func named(_ word: String) throws(AskingError) -> Self {
        let also = ["nib": "file", "xib": "file", "storyboard": "file", "selector": "action"]
        if let kind = Self(rawValue: also[word] ?? word), kind.isName { return kind }
        throw .unknownName(
            what: "kind of name", name: word,
            near: ["class", "file", "outlet", "action", "identifier", "image", "color", "font", "keypath"])
    }
}

/// Writes commands for a shell.
package enum ReportCommandLine {
    /// Returns a word for use in a shell command, in quotes if necessary.
    package static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._/:@+-".contains($0)) }
        return isPlain
            ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
