import Store

/// The questions that are asked most, with what the index answers in a number.
package struct Highlights: Sendable {
    /// A question.
    package struct Line: Sendable, Equatable {
        /// How many rows the report has.
        package let count: Int
        /// What they are: `nibs that nobody loads`.
        package let words: String
        package let command: String
    }

    /// How many nibs the answers are about, in words.
    package let searched: String
    package let lines: [Line]

    /// The reports whose rows are counted, with what one of them and several of them are.
    private static let reports = [
        (name: "nib-unused", one: "nib that nobody seems to load", many: "nibs that nobody seems to load"),
        (name: "hazards", one: "load that goes wrong", many: "loads that go wrong"),
        (
            name: "broken-connections", one: "connection that its class does not answer",
            many: "connections that their classes do not answer"
        ),
        (name: "outlet-unconnected", one: "outlet that no nib connects", many: "outlets that no nib connects"),
        (name: "custom-classes", one: "custom class in nibs", many: "custom classes in nibs"),
    ]

    /// Asks one index.
    ///
    /// - Throws: ``AskingError`` where the limits of the snapshot are reached.
    package init(_ snapshot: Snapshot, _ catalog: ReportCatalog) throws {
        let row = try snapshot.rows(Question.asking("searched")).named.first
        let counts = [("xib", row?.integer("xibs") ?? 0), ("storyboard", row?.integer("storyboards") ?? 0)].filter {
            $0.1 > 0
        }
        searched =
            counts.isEmpty
            ? "no xib or storyboard" : counts.map { "\($0.1) \($0.0)\($0.1 == 1 ? "" : "s")" }.joined(separator: ", ")
        lines = try Self.reports.map { report in
            let saved = try catalog.report(report.name)
            let count = try snapshot.rows(saved.sql, parameters: saved.values([:])).rows.count
            return Line(
                count: count, words: count == 1 ? report.one : report.many, command: "xibdb report \(report.name)")
        }
    }
}
