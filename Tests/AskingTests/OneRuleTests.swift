import Foundation
import Queries
import Schema
import Testing

/// Each rule of UIKit or AppKit must be implemented in only one query or view. Other SQL must use this implementation,
/// and must not repeat it.
@Suite("SQL is not repeated")
struct OneRuleTests {
    /// The SQL of every view, report, question and rule that ships with the tool, and of every file in
    /// `Queries/Verdicts`, by name. Comments are removed.
    private static let texts: [String: String] = {
        var texts = Queries.files.merging(Queries.explain) { $1 }.merging(Queries.why) { $1 }.mapValues(code)
        for (name, text) in Queries.verdicts { texts["verdicts " + name] = code(text) }
        for (name, text) in Queries.checks { texts["rule " + name] = code(text) }
        for statement in code(Schema.views).split(separator: ";") {
            let words = statement.split { $0 == " " || $0 == "\n" }
            if words.count > 2 { texts["view \(words[2])"] = String(statement) }
        }
        return texts
    }()

    private static func code(_ sql: String) -> String {
        sql.split(separator: "\n").map { $0.prefix(upTo: $0.range(of: "-- ")?.lowerBound ?? $0.endIndex) }.joined(
            separator: "\n")
    }

    @Test(arguments: [
        "customObjectInstantitationMethod", "'setValue:forUndefinedKey:'", "_framework_member_platforms.platform",
        "'First Responder'", "ORDER BY cell.position", "named.constraint_id = connections.destination_id",
        "_nib_copies.original_id", "'English' THEN 3",
    ])
    func `the SQL for a platform rule is in one place`(text: String) {
        let places = Self.texts.filter { $0.value.contains(text) }.keys.sorted()
        #expect(places.count == 1, "\(text): \(places)")
    }

    @Test(arguments: [
        "call GLOB", "call LIKE", "files.path GLOB '*/' || :file", "replace(files.path, '/', '')",
        "replace(files.logical_path, '/', '')", "replace(nibs.logical_path, '/', '')",
    ])
    func `SQL does not parse text for a value that a column already holds`(text: String) {
        let places = Self.texts.filter { $0.value.contains(text) }.keys.sorted()
        #expect(places == [])
    }

    @Test func `a rule takes the confidence from its verdicts`() throws {
        for (name, text) in Queries.checks where text.contains("\n-- verdicts: ") {
            for word in ["'certain'", "'likely'", "'possible'"] {
                #expect(!Self.code(text).contains(word), "\(name) judges \(word)")
            }
        }
    }

    /// Two SQL texts must not share a sequence of this many tokens.
    private static let shortRule = 60
    /// Views that only list the columns of one table. Such a view does not contain a rule.
    private static let listings: Set<String> = ["view nibs", "view answered_files"]
    /// These two questions check outlets and actions with the same steps, so they may share longer sequences.
    private static let likePair: Set<String> = ["why-actions", "why-outlets"]

    @Test func `no SQL repeats a part of other SQL or of a view`() {
        var seen: [[Int]: (name: String, place: Int)] = [:]
        // Words are replaced with numbers, because the test hashes a sequence of words at each position.
        var numbers: [Substring: Int] = [:]
        for (name, text) in Self.texts.sorted(by: { $0.key < $1.key }) where !Self.listings.contains(name) {
            let words = text.matches(of: /'(?:[^']|'')*'|[:\w]+|[^\s\w]/).map(\.output)
            for word in words where numbers[word] == nil { numbers[word] = numbers.count }
            let tokens = words.map { numbers[$0] ?? 0 }
            let length = Self.likePair.contains(name) ? 140 : Self.shortRule
            for place in tokens.indices.dropLast(length - 1) {
                let run = Array(tokens[place..<place + length])
                if let other = seen[run], other.name != name || place - other.place >= length {
                    Issue.record(
                        "\(name) and \(other.name) both have: \(words[place..<place + length].joined(separator: " "))")
                    return
                }
                seen[run] = (name, place)
            }
        }
    }
}
