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

        /// The fields that identify the finding.
        fileprivate var identity: [String?] { [rule, path, object, subject] }
        /// The fields that stay the same if the file is renamed.
        fileprivate var withoutPath: [String?] { [rule, object, subject] }
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
    /// Each entry removes one finding. If no finding has the path of the entry, the entry removes a finding of the same
    /// object in another file. This happens if the file was renamed, for example. A finding that combines several parts
    /// stays if one of its parts is not in the baseline.
    ///
    /// - Parameter listsStale: whether the result lists entries that match no finding. Pass false if the baseline was
    ///   created from the findings of a revision, because there is no file from which the user can remove entries. Also
    ///   pass false if only a part of the index was checked.
    package func apply(to result: inout CheckResult, listsStale: Bool = true) {
        var left = Dictionary(grouping: findings, by: \.identity).mapValues(\.count)
        let parts = Set(findings.flatMap { entry in (entry.parts ?? []).map { $0.identity(in: entry.rule) } })
        func isKnown(_ part: Finding.Part, of finding: Finding) -> Bool {
            parts.contains(part.identity(in: finding.rule))
        }
        func takeOut(_ isAccepted: (Finding) -> Bool) {
            var newFindings: [Finding] = []
            for finding in result.findings {
                // Version 1 does not contain the parts.
                if version == 1 || finding.parts.dropFirst().allSatisfy({ isKnown($0, of: finding) }),
                    isAccepted(finding)
                {
                    result.known += 1
                } else {
                    newFindings.append(finding)
                }
            }
            result.findings = newFindings
        }
        takeOut { finding in
            guard let count = left[finding.identity], count > 0 else {
                // The part that the baseline lists first no longer exists.
                return left[finding.identity] == nil && finding.parts.first.map { isKnown($0, of: finding) } == true
            }
            left[finding.identity] = count - 1
            return true
        }
        var rest = findings.filter { entry in
            guard let count = left[entry.identity], count > 0 else { return false }
            left[entry.identity] = count - 1
            return true
        }
        takeOut { finding in
            guard finding.object != nil || finding.subject != nil,
                let place = rest.firstIndex(where: {
                    $0.withoutPath == [finding.rule, finding.object, finding.subject]
                })
            else { return false }
            rest.remove(at: place)
            return true
        }
        guard listsStale else { return }
        // If a rule did not run, it is unknown whether its entries are stale.
        let rules = Set(result.rules.map(\.id))
        result.stale = rest.filter { rules.contains($0.rule) }
    }
}
