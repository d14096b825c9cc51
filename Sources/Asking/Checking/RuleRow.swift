import Errors
import Store

/// A row of a rule, with the facts about its file and object from the index.
struct RuleRow {
    let rule: Rule
    let severity: Severity
    let confidence: Confidence
    let message: String
    let file: CheckedFile
    let line: Int?
    let column: Int?
    /// Row id of the object.
    let object: Int64?
    let subject: String?
    let other: Finding.Place?
    /// Rows of one rule with the same value are combined into one finding.
    let defect: String?
    /// The pack that must be on for the row; nil for the pack of the rule.
    let pack: Rule.Pack?

    /// Reads a row.
    ///
    /// - Throws: ``AskingError/unanswerable(_:)`` if the row has no file or message, or an unknown severity, confidence
    ///   or pack.
    init(_ row: Row, of rule: Rule, _ files: CheckedFiles) throws(AskingError) {
        guard let file = row.id("file_id").flatMap({ files[$0] }) ?? row.text("path").flatMap({ files[$0] }) else {
            throw .unanswerable(
                "The rule \(rule.id) returned a row without a file: file_id or path is missing, or is not in the index."
            )
        }
        guard let message = row.text("message") else {
            throw .unanswerable("The rule \(rule.id) returned a row without a message.")
        }
        self.rule = rule
        self.file = file
        self.message = message
        let severity = try Self.choice(row.text("severity"), rule, "severity") ?? rule.severity
        let confidence =
            try Self.choice(row.text("confidence") ?? row.text("sureness"), rule, "confidence") ?? rule.confidence
        // If no target compiles the code, it probably does not run, but a project outside the index may compile it.
        self.confidence = file.isUncompiled ? .possible : confidence
        self.severity = self.confidence == .certain ? severity : min(severity, .warning)
        line = row.integer("line")
        column = row.integer("column")
        object = row.id("object")
        subject = row.text("subject")
        defect = row.text("defect")
        pack = try Self.choice(row.text("pack"), rule, "pack")
        let path = row.id("other_file_id").flatMap { files[$0]?.path } ?? row.text("other_path")
        other = path.map { Finding.Place(path: $0, line: row.integer("other_line")) }
    }

    private static func choice<Choice: RawRepresentable>(_ text: String?, _ rule: Rule, _ column: String)
        throws(AskingError) -> Choice?
    where Choice.RawValue == String {
        guard let text else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        throw .unanswerable("The rule \(rule.id) returned a row with an unknown \(column): \(text).")
    }

    /// Sorts the rows of one defect by confidence, the highest first. If the confidence is equal, the variant with the
    /// lowest rank comes first.
    func comesBefore(_ next: RuleRow) -> Bool {
        (confidence, file.rank, file.path, line ?? 0, column ?? 0) < (
            next.confidence, next.file.rank, next.file.path, next.line ?? 0, next.column ?? 0
        )
    }

    /// Returns the finding of the row.
    ///
    /// - Parameter rest: the other rows of the same defect.
    func finding(_ objects: CheckedObjects, rest: [RuleRow]) -> Finding {
        let known = object.flatMap { objects[$0] }
        let place = Finding.Place(path: file.path, line: line)
        let places = Set(rest.map { Finding.Place(path: $0.file.path, line: $0.line) }).subtracting([place])
        func objectID(_ row: RuleRow) -> String? { row.object.flatMap { objects[$0]?.objectID } }
        // The first row of each nib stands for its variants.
        var seen: Set<[String?]> = []
        let rows = ([self] + rest).filter { seen.insert([$0.file.commonPath, objectID($0), $0.subject]).inserted }
        return Finding(
            rule: rule.id, severity: severity, confidence: confidence, message: message, path: file.path, line: line,
            column: column,
            object: known?.objectID, objectPath: known?.path ?? [], subject: subject, other: other,
            also: places.sorted(),
            parts: rows.map { Finding.Part(path: $0.file.path, object: objectID($0), subject: $0.subject) })
    }
}

/// A file that rows refer to.
struct CheckedFile {
    let id: Int64
    let path: String
    /// Whether the file is in the part of the index that the user asks about.
    let isAnswered: Bool
    /// Whether the file is a source that no target compiles.
    let isUncompiled: Bool
    /// The key that all localized variants and device variants of a nib share; nil for other files.
    let nib: String?
    /// A path that all variants of a nib share; the path of any other file.
    var commonPath: String { nib.map { String($0.drop { $0 != ":" }.dropFirst()) } ?? path }
    /// The rank among the variants. The variant with the lowest rank is reported first.
    let rank: Int
}

/// The files of an index by row id and by path.
struct CheckedFiles {
    private var byID: [Int64: CheckedFile] = [:]
    private var byPath: [String: CheckedFile] = [:]

    init(_ snapshot: Snapshot) throws {
        for row in try snapshot.rows(Checker.question("checked-files")).named {
            guard let id = row.id("id"), let path = row.text("path") else { continue }
            let file = CheckedFile(
                id: id, path: path, isAnswered: row.flag("is_answered"), isUncompiled: row.flag("is_uncompiled"),
                nib: row.text("nib"),
                rank: row.integer("rank") ?? 0)
            byID[id] = file
            byPath[path] = file
        }
    }

    subscript(id: Int64) -> CheckedFile? { byID[id] }
    subscript(path: String) -> CheckedFile? { byPath[path] }
}

/// The names of the objects that findings are about.
struct CheckedObjects {
    struct Known {
        let objectID: String
        /// The object and its enclosing objects, outermost first.
        var path: [String]
        /// Scene that contains the object, with its file.
        let scene: String?
        let line: Int
    }

    private var objects: [Int64: Known] = [:]

    init(_ ids: Set<Int64>, _ snapshot: Snapshot) throws {
        guard !ids.isEmpty else { return }
        let list = Value.text("[" + ids.sorted().map(String.init).joined(separator: ",") + "]")
        // The object comes first, then its enclosing objects.
        for row in try snapshot.rows(Checker.question("checked-objects"), parameters: ["objects": list]).named {
            guard let id = row.id("object"), let objectID = row.text("object_id") else { continue }
            var name = row.text("kind") ?? objectID
            if let text = row.text("name") {
                let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
                if line != name { name += line.count > 40 ? " “\(line.prefix(39))…”" : " “\(line)”" }
            }
            let known = Known(objectID: objectID, path: [], scene: row.text("scene"), line: row.integer("line") ?? 0)
            objects[id, default: known].path.insert(name, at: 0)
        }
    }

    subscript(id: Int64) -> Known? { objects[id] }
}
