import Bytes
import Foundation
import Store
import Yams

/// Reads `.xibdb.yml`. Whatever it does not know is an error with its line and
/// the nearest word that it does.
struct ConfigurationFile {
    private let path: String
    private let catalog: RuleCatalog

    /// The name of the file, at the root of a repository.
    static let name = ".xibdb.yml"

    private static let keys = ["check"]
    private static let checkKeys = ["packs", "rules", "exclude", "known-classes", "fail-on", "include-unsure"]
    private static let ruleKeys = ["severity", "exclude", "options"]
    private static let switches = ["off", "on"]
    private static var severities: [String] { Severity.allCases.map(\.rawValue) }
    /// More is no configuration that a person wrote.
    private static let mostBytes = 1 << 20

    init(path: String, catalog: RuleCatalog) { (self.path, self.catalog) = (path, catalog) }

    /// What the file says.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    func read() throws(AskingError) -> CheckConfiguration {
        guard let data = FileManager.default.contents(atPath: path) else { throw error(1, "The configuration cannot be read.") }
        guard data.count <= Self.mostBytes else { throw error(1, "The configuration is larger than \(Self.mostBytes >> 20) MiB.") }
        let text = String(decoding: data, as: UTF8.self)
        // Aliases could stand for far more than is written.
        var configuration = CheckConfiguration()
        guard let root = try compose(text) else { return configuration }
        for (key, value) in try entries(root, Self.keys, of: "key") where key == "check" {
            try read(check: value, into: &configuration)
        }
        return configuration
    }

    private func compose(_ text: String) throws(AskingError) -> Node? {
        do { return try Yams.compose(yaml: text, .basic) } catch let problem as YamlError {
            switch problem {
            case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _), .composer(_, let problem, let mark, _):
                throw error(mark.line, "This is no YAML: \(problem).")
            case .duplicatedKeysInMapping(let keys, let context):
                throw error(max(1, context.mark.line), "A key stands twice: \(keys.joined(separator: ", ")).")
            default: throw error(1, "This is no YAML.")
            }
        } catch { throw self.error(1, "This is no YAML.") }
    }

    private func read(check node: Node, into configuration: inout CheckConfiguration) throws(AskingError) {
        for (key, value) in try entries(node, Self.checkKeys, of: "key of check") {
            switch key {
            case "packs":
                let packs = Rule.Pack.allCases.map(\.rawValue).filter { $0 != "off" && $0 != "default" }
                for item in try items(value) {
                    let name = try choice(item, packs, "pack of rules")
                    if let pack = Rule.Pack(rawValue: name) { configuration.packs.insert(pack) }
                }
            case "rules":
                for (id, settings) in try entries(value, catalog.rules.map(\.id), of: "rule") {
                    configuration.rules[id] = try read(settings, of: try catalog.rule(id))
                }
            case "exclude": configuration.exclude = try texts(value)
            case "known-classes": configuration.knownClasses = try texts(value)
            case "fail-on": configuration.failOn = Severity(rawValue: try choice(value, Self.severities, "severity"))
            default: configuration.includesUnsure = try choice(value, ["true", "false"], "value of \(key)") == "true"
            }
        }
    }

    private func read(_ node: Node, of rule: Rule) throws(AskingError) -> CheckConfiguration.RuleSettings {
        var settings = CheckConfiguration.RuleSettings()
        if case .scalar = node {
            let word = try choice(node, Self.switches + Self.severities, "setting of a rule")
            settings.isOn = word != "off"
            settings.severity = Severity(rawValue: word)
            return settings
        }
        settings.isOn = true
        for (key, value) in try entries(node, Self.ruleKeys, of: "key of a rule") {
            switch key {
            case "severity":
                let word = try choice(value, Self.switches + Self.severities, "severity")
                settings.isOn = word != "off"
                settings.severity = Severity(rawValue: word)
            case "exclude": settings.exclude = try texts(value)
            default:
                for (name, value) in try entries(value, rule.options.map(\.name), of: "option of \(rule.id)") {
                    guard let option = rule.options.first(where: { $0.name == name }) else { continue }
                    do throws(AskingError) { settings.options[name] = try option.value(of: text(value)) } catch {
                        throw self.error(Self.line(of: value), "\(error)")
                    }
                }
            }
        }
        return settings
    }

    // MARK: Nodes

    private func entries(_ node: Node, _ known: [String], of what: String) throws(AskingError) -> [(key: String, value: Node)] {
        guard case .mapping(let mapping) = node else {
            // A key without anything below it.
            if case .scalar(let scalar) = node, scalar.string.isEmpty { return [] }
            throw error(Self.line(of: node), "Here keys with values are expected: \(known.prefix(8).joined(separator: ", ")).")
        }
        var entries: [(key: String, value: Node)] = []
        for (key, value) in mapping { entries.append((try choice(key, known, what), value)) }
        return entries
    }

    private func items(_ node: Node) throws(AskingError) -> [Node] {
        switch node {
        case .sequence(let sequence): return Array(sequence)
        case .scalar: return [node]
        default: throw error(Self.line(of: node), "Here a list is expected.")
        }
    }

    private func texts(_ node: Node) throws(AskingError) -> [String] {
        var texts: [String] = []
        for item in try items(node) {
            guard case .scalar(let scalar) = item else { throw error(Self.line(of: item), "Here a text is expected.") }
            texts.append(scalar.string)
        }
        return texts
    }

    /// One of the known words.
    private func choice(_ node: Node, _ known: [String], _ what: String) throws(AskingError) -> String {
        guard case .scalar(let scalar) = node else { throw error(Self.line(of: node), "Here one word is expected.") }
        if known.contains(scalar.string) { return scalar.string }
        let near = Near.names(to: scalar.string, among: known)
        let hint = !near.isEmpty ? " Is it \(near.joined(separator: ", "))?" : known.count <= 12 ? " There is: \(known.joined(separator: ", "))." : ""
        throw error(Self.line(of: node), "No \(what) is called \(scalar.string)." + hint)
    }

    /// A value as the text that is bound: lists and maps as JSON.
    private func text(_ node: Node) -> String {
        if case .scalar(let scalar) = node { return scalar.string }
        return json(node, depth: 0)
    }

    private func json(_ node: Node, depth: Int) -> String {
        guard depth < 32 else { return "null" }
        switch node {
        case .scalar(let scalar):
            let isNumber = scalar.style == .plain && Double(scalar.string)?.isFinite == true && Double(scalar.string).map { "\($0)" == scalar.string } == true
            return isNumber || scalar.style == .plain && Int64(scalar.string).map { String($0) == scalar.string } == true
                ? scalar.string : JSONString.quoted(scalar.string)
        case .sequence(let sequence):
            return "[" + sequence.map { json($0, depth: depth + 1) }.joined(separator: ",") + "]"
        case .mapping(let mapping):
            let entries = mapping.map { JSONString.quoted($0.key.string ?? "") + ":" + json($0.value, depth: depth + 1) }
            return "{" + entries.joined(separator: ",") + "}"
        case .alias: return "null"
        }
    }

    private static func line(of node: Node) -> Int { max(1, node.mark?.line ?? 1) }

    private func error(_ line: Int, _ message: String) -> AskingError { .badReport(path: path, line: line, message: message) }
}

extension CheckConfiguration {
    /// The configuration of a file; where none is named, `.xibdb.yml` of a
    /// folder if it is there.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    public init(file: String?, folder: String, catalog: RuleCatalog) throws(AskingError) {
        let usual = folder + "/" + ConfigurationFile.name
        guard file != nil || FileManager.default.fileExists(atPath: usual) else {
            self.init()
            return
        }
        self = try ConfigurationFile(path: file ?? usual, catalog: catalog).read()
    }

    /// The file that says what holds without one.
    public static func template(_ catalog: RuleCatalog) -> String {
        let rules = catalog.rules.filter { $0.pack == .default }.map { "    # \($0.id): \($0.severity.rawValue)" }
        let others = catalog.rules.filter { $0.pack != .default }.map { "    # \($0.id): off" }
        return """
            # What is looked for.
            check:
              # From which severity on the exit status is 1: error, warning, note.
              fail-on: error
              # Packs that are off: migration, style, accessibility.
              packs: []
              # Paths that are left out; * takes in /.
              exclude: []
              # Classes that come from outside the repository: GLOB patterns.
              known-classes: []
              # ID: off, on, error, warning or note; or severity, exclude and options.
              rules:
            \((rules + others).joined(separator: "\n"))

            """
    }
}
