import Configuration
import Errors
import Foundation
import Queries
import Store

/// The available reports: those that ship with the tool, and the repository's own reports.
///
/// The repository's own reports are in `.xibdb/reports/`, or in the folder that `.xibdb.yml` names. They replace
/// shipped reports with the same name.
package struct ReportCatalog: Sendable {
    /// The reports, sorted by name.
    package let reports: [Report]

    /// Reads the reports of the tool, and the reports of the repository that contains the index.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` if the header of a repository's report is not valid.
    package init(index: IndexFile?) throws(AskingError) {
        var reports: [String: Report] = [:]
        for (name, text) in Queries.files { reports[name] = try Report(name: name, text: text) }
        if let home = index?.home {
            let folder = try Self.folder(home)
            for file in try OwnFiles(root: home).names(in: folder, ending: ".sql") {
                guard let report = try Self.read(folder + "/" + file, home) else { continue }
                reports[report.name] = report
            }
        }
        self.reports = reports.values.sorted { $0.name < $1.name }
    }

    /// Returns the report with the given name, which can be a former name.
    ///
    /// - Throws: ``AskingError/unknownName(what:name:near:)``.
    package func report(_ name: String) throws(AskingError) -> Report {
        let current = Queries.currentName(name, of: .report)
        if let report = reports.first(where: { $0.name == name }) ?? reports.first(where: { $0.name == current }) {
            return report
        }
        throw .unknownName(
            what: "report", name: name, near: NameSuggestions.names(to: name, among: reports.map(\.name)))
    }

    /// Returns one report without reading the other reports; nil if no report has the name.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    package static func only(_ name: String, index: IndexFile?) throws(AskingError) -> Report? {
        if let home = index?.home, !name.contains("/"), let report = try read(folder(home) + "/" + name + ".sql", home)
        {
            return report
        }
        let current = Queries.currentName(name, of: .report)
        guard let text = Queries.files[current] else { return nil }
        return try Report(name: current, text: text)
    }

    /// Returns the error for a name that neither a report nor a rule has, with similar names of both.
    package static func unknown(_ name: String, index: IndexFile?) throws(AskingError) -> AskingError {
        let names = try ReportCatalog(index: index).reports.map(\.name) + RuleCatalog(index: index).rules.map(\.id)
        return .unknownName(what: "report", name: name, near: NameSuggestions.names(to: name, among: names))
    }

    /// Returns the folder of the repository's own reports, relative to its root.
    private static func folder(_ home: String) throws(AskingError) -> String {
        try RepositorySettings(folder: home).reports ?? ".xibdb/reports"
    }

    /// Reads a report of a repository; nil if the file does not exist.
    private static func read(_ path: String, _ home: String) throws(AskingError) -> Report? {
        guard let text = try OwnFiles(root: home).content(path) else { return nil }
        return try report(text, home + "/" + path)
    }

    /// Reads a report from a file that the user names.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    package static func read(_ path: String) throws(AskingError) -> Report {
        try report(OwnFiles.named(path), path)
    }

    private static func report(_ text: [UInt8], _ path: String) throws(AskingError) -> Report {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return try Report(name: name, text: String(decoding: text, as: UTF8.self), path: path)
    }
}
