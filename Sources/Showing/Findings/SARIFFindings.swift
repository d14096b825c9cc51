import Asking
import Bytes
import Errors
import Foundation
import HostSystem

/// Writes SARIF 2.1.0 with the documentation of the rules. If a finding moves to another line, its fingerprint stays
/// the same.
struct SARIFFindings: FindingWriter {
    let output: Output

    func write(_ result: CheckResult) throws { try JSONPrinter.print(Log(result), to: output) }

    private struct Text: Encodable {
        let text: String

        init(text: String) { self.text = text.sarif }
    }

    private struct Log: Encodable {
        let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
        let version = "2.1.0"
        let runs: [Run]

        init(_ result: CheckResult) { runs = [Run(result)] }

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }

    private struct Run: Encodable {
        struct Tool: Encodable { let driver: Driver }
        let tool: Tool
        let invocations: [Invocation]
        let columnKind = "unicodeCodePoints"
        let results: [Result]

        init(_ result: CheckResult) {
            tool = Tool(driver: Driver(rules: result.rules.map(Descriptor.init)))
            invocations = [Invocation(result.failures)]
            let places = Dictionary(uniqueKeysWithValues: result.rules.enumerated().map { ($1.id, $0) })
            results = result.findings.map { Result($0, ruleIndex: places[$0.rule]) }
        }
    }

    private struct Driver: Encodable {
        let name = "xibdb"
        let semanticVersion = Version.current
        let rules: [Descriptor]
    }

    private struct Descriptor: Encodable {
        struct Configuration: Encodable { let level: Severity }
        struct Properties: Encodable {
            let precision: String
            let tags: [String]
        }
        let id: String
        let shortDescription, fullDescription, help: Text
        let defaultConfiguration: Configuration
        let properties: Properties

        init(_ rule: Rule) {
            id = rule.id
            shortDescription = Text(text: rule.title)
            fullDescription = Text(text: rule.why.isEmpty ? rule.title : rule.why)
            let platforms = rule.platforms.map { "\($0.name): \($0.effect)" }
            let lines = [rule.why] + platforms + [rule.fix]
            let text = lines.filter { !$0.isEmpty }.joined(separator: "\n\n")
            help = Text(text: text.isEmpty ? rule.title : text)
            defaultConfiguration = Configuration(level: rule.severity)
            let precision =
                switch rule.confidence {
                case .certain: "very-high"
                case .likely: "high"
                case .possible: "medium"
                }
            properties = Properties(precision: precision, tags: ["interface-builder", rule.pack.rawValue])
        }
    }

    private struct Invocation: Encodable {
        struct Notification: Encodable {
            let level = "error"
            let message: Text
        }
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]

        init(_ failures: [AskingError]) {
            executionSuccessful = failures.isEmpty
            toolExecutionNotifications = failures.map { Notification(message: Text(text: $0.description)) }
        }
    }

    private struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int?
        let level: Severity
        let message: Text
        let locations: [Location]
        let relatedLocations: [Location]?
        let partialFingerprints: [String: String]
        let properties: Properties?

        struct Properties: Encodable { let introduction: Introduction }

        init(_ finding: Finding, ruleIndex: Int?) {
            ruleId = finding.rule
            self.ruleIndex = ruleIndex
            level = finding.severity
            message = Text(text: finding.message)
            locations = [Location(finding.path, finding.line, finding.column, object: finding.objectText)]
            let others = (finding.other.map { [$0] } ?? []) + finding.also
            relatedLocations = others.isEmpty ? nil : others.map { Location($0.path, $0.line, nil, object: nil) }
            partialFingerprints = ["xibdbFinding/v1": finding.fingerprint]
            properties = finding.introduction.map(Properties.init)
        }
    }

    private struct Location: Encodable {
        struct Physical: Encodable {
            struct Artifact: Encodable { let uri: String }
            struct Region: Encodable {
                let startLine: Int
                let startColumn: Int?
            }
            let artifactLocation: Artifact
            let region: Region?
        }
        struct Logical: Encodable { let fullyQualifiedName: String }
        let physicalLocation: Physical
        let logicalLocations: [Logical]?

        init(_ path: String, _ line: Int?, _ column: Int?, object: String?) {
            // A colon in the first part of the path would look like a URL scheme.
            let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
            let uri = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
            physicalLocation = Physical(
                artifactLocation: .init(uri: uri),
                region: line.map { .init(startLine: max(1, $0), startColumn: column.map { max(1, $0) }) })
            logicalLocations = object.map { [Logical(fullyQualifiedName: $0.sarif)] }
        }
    }
}

/// Writes GitLab's code quality report
/// (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format).
struct GitLabFindings: FindingWriter {
    let output: Output

    private struct Issue: Encodable {
        struct Lines: Encodable { let begin: Int }
        struct Location: Encodable {
            let path: String
            let lines: Lines
        }
        let description, checkName, fingerprint, severity: String
        let location: Location

        private enum CodingKeys: String, CodingKey {
            case description, fingerprint, severity, location
            case checkName = "check_name"
        }

        init(_ finding: Finding) {
            description = finding.datedMessage.visible
            checkName = finding.rule
            fingerprint = finding.fingerprint
            severity =
                switch finding.severity {
                case .error: "critical"
                case .warning: "major"
                case .note: "info"
                }
            location = Location(path: finding.path, lines: Lines(begin: finding.line ?? 1))
        }
    }

    func write(_ result: CheckResult) throws { try JSONPrinter.print(result.findings.map(Issue.init), to: output) }
}
