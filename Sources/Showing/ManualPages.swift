import Asking
import Foundation

/// The manual, generated from the help of the commands, the reports and the rules.
package struct ManualPages {
    /// A page in the format of `man` (groff_man(7)).
    package struct Page: Sendable {
        /// The file name, such as `xibdb-report.1`.
        package let fileName: String
        package let text: String
    }

    /// A command as the argument parser describes it.
    private struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        let arguments: [Argument]?
        let subcommands: [Command]?
        let shouldDisplay: Bool?
    }

    private struct Argument: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String
        }

        let kind: String
        let names: [Name]?
        let abstract: String?
        let valueName: String?
        let isOptional: Bool
        let isRepeating: Bool
        let shouldDisplay: Bool
        let defaultValue: String?
        let allValues: [String]?
    }

    private struct Description: Decodable {
        let command: Command
    }

    private let command: Command
    private let version: String
    private let reports: [Report]
    private let rules: [Rule]

    /// Creates the manual of a program.
    ///
    /// - Parameter description: the description from the argument parser, as JSON.
    /// - Throws: `DecodingError` if the description cannot be decoded.
    package init(description: String, version: String, reports: ReportCatalog, rules: RuleCatalog) throws {
        command = try JSONDecoder().decode(Description.self, from: Data(description.utf8)).command
        (self.version, self.reports, self.rules) = (version, reports.reports, rules.rules)
    }

    /// One page for the program and one for each of its commands.
    package var pages: [Page] { [page(of: command, in: nil)] + commands.map { page(of: $0, in: command) } }

    private var commands: [Command] {
        (command.subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
    }

    private func page(of command: Command, in parent: Command?) -> Page {
        let name = [parent?.commandName, command.commandName].compactMap { $0 }.joined(separator: "-")
        var text = ".TH \(name.uppercased().roffWord) 1 \"\" \(("xibdb " + version).roffWord) \"\"\n"
        text += Self.section("NAME") + "\(name.roff) \\- \((command.abstract ?? "").roff)\n"
        text += Self.section("SYNOPSIS") + synopsis(of: command, in: parent)
        if let discussion = command.discussion { text += Self.section("DESCRIPTION") + Self.paragraphs(discussion) }
        let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
        for (title, isPositional) in [("ARGUMENTS", true), ("OPTIONS", false)] {
            let listed = arguments.filter { ($0.kind == "positional") == isPositional }
            if !listed.isEmpty { text += Self.section(title) + listed.map(Self.entry).joined() }
        }
        if parent == nil { text += programSections } else { text += listSection(of: command) }
        text += Self.section("SEE ALSO")
        let others = [self.command.commandName] + commands.map { self.command.commandName + "-" + $0.commandName }
        text += others.filter { $0 != name }.map { "\\fB\($0.roff)\\fR(1)" }.joined(separator: ",\n") + "\n"
        return Page(fileName: name + ".1", text: text)
    }

    private func synopsis(of command: Command, in parent: Command?) -> String {
        let words = [parent?.commandName, command.commandName].compactMap { $0 }.joined(separator: " ")
        let positional = (command.arguments ?? []).filter { $0.kind == "positional" && $0.shouldDisplay }.map {
            argument in
            let name = "\\fI" + (argument.valueName ?? "").roff + "\\fR" + (argument.isRepeating ? " ..." : "")
            return argument.isOptional ? "[\(name)]" : name
        }
        let tail = parent == nil ? ["[\\fIcommand\\fR]"] : positional
        return (["\\fB\(words.roff)\\fR", "[\\fIoptions\\fR]"] + tail).joined(separator: " ") + "\n"
    }

    /// The sections that appear only on the page of the program.
    private var programSections: String {
        Self.section("COMMANDS")
            + commands.map {
                Self.item("\\fB\((command.commandName + "-" + $0.commandName).roff)\\fR(1)", $0.abstract ?? "")
            }.joined()
            + Self.section("FILES")
            + Self.item(".xibdb/index.sqlite".roff, "The index, below the root of the repository.")
            + Self.item(".xibdb/reports/, .xibdb/checks/".roff, "The repository's own reports and rules.")
            + Self.item(".xibdb.yml".roff, "The settings for the index, for printed tables and for checks.")
            + Self.section("ENVIRONMENT")
            + Self.item(
                "XIBDB_PAGER, PAGER", "The pager for long answers on a terminal; less by default.")
            + Self.item("NO_COLOR", "If it is set, the output is not colored.")
    }

    /// Returns the list of reports for the page of `report`, and the list of rules for the page of `check`.
    private func listSection(of command: Command) -> String {
        switch command.commandName {
        case "report":
            Self.section("REPORTS")
                + reports.map { report in
                    let usage = report.parameters.map(\.usage).joined(separator: " ")
                    return Self.item(
                        "\\fB\(report.name.roff)\\fR" + (usage.isEmpty ? "" : " " + usage.roff), report.answers)
                }.joined()
        case "check":
            Self.section("RULES")
                + rules.map { rule in
                    let pack = rule.pack == .default ? "" : " (" + rule.pack.rawValue + ")"
                    return Self.item("\\fB\(rule.id.roff)\\fR" + pack, rule.title + ".")
                }.joined()
        default: ""
        }
    }

    // MARK: groff

    private static func section(_ title: String) -> String { ".SH \(title)\n" }

    /// Returns an item with a tag and a text. The tag is already in groff format, but the text is plain text.
    private static func item(_ tag: String, _ text: String) -> String { ".TP\n\(tag)\n\(text.roff)\n" }

    private static func entry(_ argument: Argument) -> String {
        let value = argument.kind == "flag" ? "" : "\\fI" + (argument.valueName ?? "").roff + "\\fR"
        let names = (argument.names ?? []).sorted { $0.name.count < $1.name.count }
            .map { "\\fB" + (($0.kind == "long" ? "--" : "-") + $0.name).roff + "\\fR" }
        let tag = names.isEmpty ? value : names.joined(separator: ", ") + (value.isEmpty ? "" : " " + value)
        var text = argument.abstract ?? ""
        let notes = [
            argument.allValues.map { "values: " + $0.joined(separator: ", ") },
            argument.kind == "flag" ? nil : argument.defaultValue.map { "default: " + $0 },
        ].compactMap { $0 }
        if !notes.isEmpty { text += " (" + notes.joined(separator: "; ") + ")" }
        return item(tag, text)
    }

    /// Formats paragraphs. A line that begins with a space stays unchanged.
    private static func paragraphs(_ text: String) -> String {
        var result = ""
        var isLiteral = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.first == " " {
                if !isLiteral { result += ".nf\n" }
                isLiteral = true
                result += String(line).roff + "\n"
                continue
            }
            if isLiteral { result += ".fi\n" }
            isLiteral = false
            result += line.isEmpty ? ".PP\n" : String(line).roff + "\n"
        }
        return result + (isLiteral ? ".fi\n" : "")
    }
}
