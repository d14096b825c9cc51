import Configuration
import Errors
import Foundation
import Queries

/// The findings that you accept for now. They are listed in a file. `check` does not report them again.
package struct Baseline: Sendable, Codable, Equatable {
    /// Version of the file format.
    package static let version = 1

    /// An accepted finding, with the fields that identify it.
    package struct Entry: Sendable, Codable, Equatable, Hashable {
        package let rule: String
        package let path: String
        package let object: String?
        package let subject: String?

        /// Reads an entry. The rule may have a former name.
        package init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            rule = Queries.currentName(try fields.decode(String.self, forKey: .rule), of: .rule)
            path = try fields.decode(String.self, forKey: .path)
            object = try fields.decodeIfPresent(String.self, forKey: .object)
            subject = try fields.decodeIfPresent(String.self, forKey: .subject)
        }

        init(_ finding: Finding) {
            (rule, path, object, subject) = (finding.rule, finding.path, finding.object, finding.subject)
        }

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
        guard head.version == Self.version else {
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
    /// object in another file. This happens if the file was renamed, for example.
    ///
    /// - Parameter listsStale: whether the result lists entries that match no finding. If the baseline was created from
    ///   the findings of a revision, pass false, because there is no file from which the user can remove entries.
    package func apply(to result: inout CheckResult, listsStale: Bool = true) {
        var left = Dictionary(grouping: findings) { $0 }.mapValues(\.count)
        func takeOut(_ fits: (Finding) -> Entry?) {
            var newFindings: [Finding] = []
            for finding in result.findings {
                if let entry = fits(finding), let count = left[entry], count > 0 {
                    left[entry] = count - 1
                    result.known += 1
                } else {
                    newFindings.append(finding)
                }
            }
            result.findings = newFindings
        }
        takeOut { Entry($0) }
        let gone = left.filter { $0.value > 0 }.keys.sorted { ($0.path, $0.rule) < ($1.path, $1.rule) }
        var byRest = Dictionary(grouping: gone, by: \.withoutPath)
        takeOut { finding in
            guard finding.object != nil || finding.subject != nil else { return nil }
            return byRest[Entry(finding).withoutPath]?.popLast()
        }
        guard listsStale else { return }
        result.stale = findings.filter { entry in
            guard let count = left[entry], count > 0 else { return false }
            left[entry] = count - 1
            return true
        }
    }
}
