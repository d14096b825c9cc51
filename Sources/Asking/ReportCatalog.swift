import Foundation
import Indexing
import Queries

/// The reports that can be run by name: those that ship with the tool, and
/// the repository's own in `.xibdb/reports/`. An own report takes the place
/// of a shipped one of the same name.
public struct ReportCatalog: Sendable {
    /// In the order of their names.
    public let reports: [Report]

    /// The reports of the tool, and those beside an index.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` for an own
    ///   report whose header is wrong.
    public init(index: IndexFile?) throws(AskingError) {
        var reports: [String: Report] = [:]
        for (name, text) in Queries.files { reports[name] = try Report(name: name, text: text) }
        if let home = index?.home {
            let folder = home + "/.xibdb/reports"
            for file in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where file.hasSuffix(".sql") {
                let report = try Self.read(folder + "/" + file)
                reports[report.name] = report
            }
        }
        self.reports = reports.values.sorted { $0.name < $1.name }
    }

    /// The report of a name.
    ///
    /// - Throws: ``AskingError/unknownName(what:name:near:)``.
    public func report(_ name: String) throws(AskingError) -> Report {
        if let report = reports.first(where: { $0.name == name }) { return report }
        throw .unknownName(what: "report", name: name, near: Near.names(to: name, among: reports.map(\.name)))
    }

    /// Reads a report from a file.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    public static func read(_ path: String) throws(AskingError) -> Report {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .badReport(path: path, line: 0, message: "The file cannot be read.")
        }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return try Report(name: name, text: String(decoding: data, as: UTF8.self), path: path)
    }
}

/// Suggests names when one was mistyped.
enum Near {
    /// The three names of a list that come nearest.
    static func names(to name: String, among all: [String]) -> [String] {
        let near = all.compactMap { other in distance(from: name, to: other).map { (distance: $0, name: other) } }
        return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    /// How many letters differ between names of which one holds the other, or
    /// that differ in a third of their letters at most; nil for others.
    static func distance(from name: String, to other: String) -> Int? {
        let (word, other) = (name.lowercased(), other.lowercased())
        guard word.count <= 200, other.count <= 200, !word.isEmpty, !other.isEmpty else { return nil }
        let distance = distance(word, other)
        return other.contains(word) || word.contains(other) || distance <= max(1, word.count / 3) ? distance : nil
    }

    /// How many letters must be added, dropped or changed.
    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (letter == other ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = cost
            }
        }
        return row[right.count]
    }
}
