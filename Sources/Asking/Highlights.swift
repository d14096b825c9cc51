import Store

/// The most common questions, each with the number of rows in its answer.
package struct Highlights: Sendable {
    /// One question.
    package struct Line: Sendable, Equatable {
        /// Number of rows of the report, not counting rows with the confidence possible.
        package let count: Int
        /// Words for the rows, such as `custom classes in nibs`.
        package let words: String
        package let command: String
    }

    /// The number of searched nibs, in words.
    package let searched: String
    package let lines: [Line]

    /// The reports to count, with the words for one row and for several rows.
    private static let reports = [
        (name: "nib-unused", one: "nib that is never loaded", many: "nibs that are never loaded"),
        (name: "hazards", one: "load that goes wrong", many: "loads that go wrong"),
        (
            name: "broken-connections", one: "connection that its object does not support",
            many: "connections that their objects do not support"
        ),
        (name: "outlet-unconnected", one: "outlet that no nib connects", many: "outlets that no nib connects"),
        (name: "custom-classes", one: "custom class in nibs", many: "custom classes in nibs"),
    ]

    /// Counts the rows of the reports in one index.
    ///
    /// - Throws: ``AskingError`` if a limit of the snapshot is reached.
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
            let rows = try snapshot.rows(saved.sql, parameters: saved.values([:])).named
            let possible = rows.count { $0.text("confidence") == Confidence.possible.rawValue }
            let count = rows.count - possible
            return Line(
                count: count,
                words: (count == 1 ? report.one : report.many) + (possible > 0 ? " (and \(possible) possible)" : ""),
                command: "xibdb report \(report.name)")
        }
    }
}
