import Configuration
import Errors
import Foundation
import Queries

/// The findings that you accept for now. They are listed in a file. `check` does not report them again.
package struct Baseline: Sendable, Codable, Equatable {
    /// Version of the file format. In version 1, entries have no ``Entry/parts``.
    package static let version = 2

    /// An accepted finding, with the fields that identify it.
    package struct Entry: Sendable, Codable, Equatable {
        package let rule: String
        package let path: String
        package let object: String?
        package let subject: String?
        /// The parts of a finding that combines several objects, images or files.
        let parts: [Finding.Part]?

        /// Reads an entry. The entry may contain a former name of the rule.
        package init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            rule = Queries.currentName(try fields.decode(String.self, forKey: .rule), of: .rule)
            path = try fields.decode(String.self, forKey: .path)
            object = try fields.decodeIfPresent(String.self, forKey: .object)
            subject = try fields.decodeIfPresent(String.self, forKey: .subject)
            parts = try fields.decodeIfPresent([Finding.Part].self, forKey: .parts)
        }

        init(_ finding: Finding) {
            (rule, path, object, subject) = (finding.rule, finding.path, finding.object, finding.subject)
            parts = finding.parts.count > 1 ? finding.parts : nil
        }

        /// The identities of all parts.
        fileprivate var identities: [[String?]] {
            parts?.map { $0.identity(in: rule) } ?? [[rule, path, object, subject]]
        }
    }

    var version: Int
    /// The entries, sorted by place.
    package let findings: [Entry]

    /// Creates a baseline that accepts these findings.
    package init(_ findings: [Finding]) {
        version = Self.version
        self.findings = findings.map(Entry.init)
    }

    /// Reads a baseline.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` if the file is not a baseline, or has a different
    ///   version.
    package init(path: String) throws(AskingError) {
        struct Head: Decodable { let version: Int }
        let data = Data(try OwnFiles.named(path, most: OwnFiles.mostBaselineBytes))
        guard let head = try? JSONDecoder().decode(Head.self, from: data) else {
            throw .badReport(path: path, line: 1, message: "The file is not a baseline of xibdb.")
        }
        guard (1...Self.version).contains(head.version) else {
            throw .badReport(
                path: path, line: 1,
                message:
                    "The baseline has version \(head.version), but this xibdb reads version \(Self.version). Write the baseline again."
            )
        }
        guard let baseline = try? JSONDecoder().decode(Baseline.self, from: data) else {
            throw .badReport(path: path, line: 1, message: "An entry of the baseline lacks its rule or path.")
        }
        self = baseline
    }

    /// Returns the text of the file. Each entry is on its own line, so that git can compare and merge entries.
    ///
    /// - Throws: if an entry cannot be encoded.
    package func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try findings.map { "  " + String(decoding: try encoder.encode($0), as: UTF8.self) }
        let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n ]"
        return "{\"version\": \(version),\n \"findings\": \(list)}\n"
    }

    /// Removes the accepted findings from a result.
    ///
    /// A finding is accepted if the baseline contains all its parts. Each part of the baseline accepts one part of a
    /// finding. If no finding has the path of a part, it accepts a part with the same object and subject in another
    /// file. This happens if the file was renamed, for example.
    ///
    /// - Parameter listsStale: whether the result lists entries that match no finding. Pass false if the baseline was
    ///   created from the findings of a revision, because there is no file from which the user can remove entries. Also
    ///   pass false if only a part of the index was checked.
    package func apply(to result: inout CheckResult, listsStale: Bool = true) {
        var left = Dictionary(findings.flatMap(\.identities).map { ($0, 1) }, uniquingKeysWith: +)
        // Version 1 contains only the first part of a finding.
        func identities(_ finding: Finding) -> [[String?]] { version == 1 ? [finding.identity] : finding.identities }
        func takeOut(_ parts: (Finding, [[String?]: Int]) -> [[String?]]?) {
            var newFindings: [Finding] = []
            for finding in result.findings {
                if let accepted = parts(finding, left) {
                    for identity in accepted { left[identity, default: 0] -= 1 }
                    result.known += 1
                } else {
                    newFindings.append(finding)
                }
            }
            result.findings = newFindings
        }
        takeOut { finding, left in
            let own = identities(finding)
            return own.allSatisfy { left[$0, default: 0] > 0 } ? own : nil
        }
        let byRest = Dictionary(grouping: left.filter { $0.value > 0 }.keys, by: Self.withoutPath).mapValues {
            $0.sorted { ($0[1] ?? "") < ($1[1] ?? "") }
        }
        takeOut { finding, left in
            var accepted: [[String?]] = []
            for identity in identities(finding) {
                func isFree(_ other: [String?]) -> Bool { left[other, default: 0] > 0 && !accepted.contains(other) }
                let isNamed = identity[2] != nil || identity[3] != nil
                let moved = isNamed ? byRest[Self.withoutPath(identity)]?.first(where: isFree) : nil
                guard let other = isFree(identity) ? identity : moved else { return nil }
                accepted.append(other)
            }
            return accepted
        }
        guard listsStale else { return }
        // A finding with a new part is reported, but its other parts still occur.
        for identity in result.findings.flatMap(identities) { left[identity, default: 0] -= 1 }
        // A rule that did not run says nothing about its entries.
        let rules = Set(result.rules.map(\.id))
        result.stale = findings.filter { entry in
            guard rules.contains(entry.rule), entry.identities.allSatisfy({ left[$0, default: 0] > 0 }) else {
                return false
            }
            for identity in entry.identities { left[identity, default: 0] -= 1 }
            return true
        }
    }

    /// The fields of an identity that stay the same if the file is renamed.
    private static func withoutPath(_ identity: [String?]) -> [String?] { [identity[0], identity[2], identity[3]] }
}
