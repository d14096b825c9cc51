import Configuration
import Errors
import Foundation
import Queries

/// Reads the `check` section of `.xibdb.yml`.
///
/// An unknown key or value is an error. The error message contains the line, and similar valid words.
struct ConfigurationFile {
    private let text: StrictText
    private let catalog: RuleCatalog

    private static let checkKeys = ["packs", "rules", "exclude", "known-classes", "fail-on", "include-uncertain"]
    private static let ruleKeys = ["severity", "exclude", "options"]
    private static let switches = ["off", "on"]
    private static var severities: [String] { Severity.allCases.map(\.rawValue) }

    init(path: String, catalog: RuleCatalog) { (text, self.catalog) = (StrictText(path: path), catalog) }

    /// Reads the settings of the file.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    func read(_ bytes: [UInt8]) throws(AskingError) -> CheckConfiguration {
        var configuration = CheckConfiguration()
        guard let check = try RepositorySettings(bytes, path: text.path).check else { return configuration }
        try read(check: check, into: &configuration)
        return configuration
    }

    private func read(check part: StrictText.Part, into configuration: inout CheckConfiguration) throws(AskingError) {
        for (key, value) in try text.entries(
            part, Self.checkKeys, of: "key of check", renamed: { $0 == "include-unsure" ? "include-uncertain" : $0 })
        {
            switch key {
            case "packs":
                let packs = Rule.Pack.allCases.map(\.rawValue).filter { $0 != "off" && $0 != "default" }
                for item in try text.items(value) {
                    let name = try text.choice(item, packs, "pack of rules")
                    if let pack = Rule.Pack(rawValue: name) { configuration.packs.insert(pack) }
                }
            case "rules":
                for (id, settings) in try text.entries(
                    value, catalog.rules.map(\.id), of: "rule", renamed: { Queries.currentName($0, of: .rule) })
                {
                    configuration.rules[id] = try read(settings, of: try catalog.rule(id))
                }
            case "exclude": configuration.exclude = try text.texts(value)
            case "known-classes": configuration.knownClasses = try text.texts(value)
            case "fail-on":
                configuration.failOn = Severity(rawValue: try text.choice(value, Self.severities, "severity"))
            default:
                configuration.includesUncertain =
                    try text.choice(value, ["true", "false"], "value of \(key)") == "true"
            }
        }
    }

    private func read(_ part: StrictText.Part, of rule: Rule) throws(AskingError) -> CheckConfiguration.RuleSettings {
        var settings = CheckConfiguration.RuleSettings()
        if part.isWord {
            let word = try text.choice(part, Self.switches + Self.severities, "setting of a rule")
            settings.isOn = word != "off"
            settings.severity = Severity(rawValue: word)
            return settings
        }
        settings.isOn = true
        for (key, value) in try text.entries(part, Self.ruleKeys, of: "key of a rule") {
            switch key {
            case "severity":
                let word = try text.choice(value, Self.switches + Self.severities, "severity")
                settings.isOn = word != "off"
                settings.severity = Severity(rawValue: word)
            case "exclude": settings.exclude = try text.texts(value)
            default:
                for (name, value) in try text.entries(value, rule.options.map(\.name), of: "option of \(rule.id)") {
                    guard let option = rule.options.first(where: { $0.name == name }) else { continue }
                    do throws(AskingError) { settings.options[name] = try option.value(of: text.text(value)) } catch {
                        throw text.error(value.line, "\(error)")
                    }
                }
            }
        }
        return settings
    }
}

extension CheckConfiguration {
    /// Reads the configuration from a file. If no file is named, reads `.xibdb.yml` in the folder. If that file does
    /// not exist, the configuration is the default.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    package init(file: String?, folder: String, catalog: RuleCatalog) throws(AskingError) {
        let usual = folder + "/" + RepositorySettings.fileName
        let bytes: [UInt8]? =
            if let file { try OwnFiles.named(file) } else {
                try OwnFiles(root: folder).content(RepositorySettings.fileName)
            }
        guard let bytes else {
            self.init()
            return
        }
        self = try ConfigurationFile(path: file ?? usual, catalog: catalog).read(bytes)
    }

    /// Returns the text of a configuration file with the default settings.
    package static func template(_ catalog: RuleCatalog) -> String {
        let rules = catalog.rules.filter { $0.pack == .default }.map { "    # \($0.id): \($0.severity.rawValue)" }
        let others = catalog.rules.filter { $0.pack != .default }.map { "    # \($0.id): off" }
        return """
            # Which files to index: path patterns, or names of files and folders.
            # index:
            #   exclude: []
            #   include: []
            #   # Vendored code, in addition to folders such as Pods and Vendor.
            #   vendored: []
            # Folder of the repository's own reports.
            # reports: .xibdb/reports
            # Default format of tables: table, json, csv, …
            # format: table
            # Settings of xibdb check.
            check:
              # The lowest severity for exit status 1: error, warning, note.
              fail-on: error
              # Additional packs to turn on, such as migration, style and accessibility.
              packs: []
              # Paths to leave out: GLOB patterns; * also matches /.
              exclude: []
              # Classes from outside the repository: GLOB patterns.
              known-classes: []
              # ID: off, on, error, warning or note; or severity, exclude and options.
              rules:
            \((rules + others).joined(separator: "\n"))

            """
    }
}
