import Configuration
import Errors
import Foundation
import Queries

/// Findings that are known and shall not be told again, as a file holds them.
package struct Baseline: Sendable, Codable, Equatable {
    /// Version of the file's form.
    package static let version = 1

    /// What a known finding is told by.
    package struct Entry: Sendable, Codable, Equatable, Hashable {
        package let rule: String
        package let path: String
        package let object: String?
        package let subject: String?

        /// Reads an entry. A rule may have its former name.
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

        /// What is left of it when its file has another name.
        fileprivate var withoutPath: [String?] { [rule, object, subject] }
    }

    var version: Int
    /// In the order of their places.
    package let findings: [Entry]

    /// The baseline of findings.
    package init(_ findings: [Finding]) {
        version = Self.version
        self.findings = findings.map(Entry.init)
    }

    /// Reads a baseline.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` for a file that is none, or of another version.
    package init(path: String) throws(AskingError) {
        struct Head: Decodable { let version: Int }
        let data = Data(try OwnFiles.named(path, most: OwnFiles.mostBaselineBytes))
        guard let head = try? JSONDecoder().decode(Head.self, from: data) else {
            throw .badReport(path: path, line: 1, message: "The file is no baseline of xibdb.")
        }
        guard head.version == Self.version else {
            throw .badReport(
                path: path, line: 1,
                message:
                    "The baseline is of version \(head.version), and this xibdb reads \(Self.version). It has to be written anew."
            )
        }
        guard let baseline = try? JSONDecoder().decode(Baseline.self, from: data) else {
            throw .badReport(path: path, line: 1, message: "An entry of the baseline lacks its rule or path.")
        }
        self = baseline
    }

    /// The text of the file: one entry a line, so that merges are easy.
    ///
    /// - Throws: where it cannot be encoded.
    package func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try findings.map { "  " + String(decoding: try encoder.encode($0), as: UTF8.self) }
        let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n ]"
        return "{\"version\": \(version),\n \"findings\": \(list)}\n"
    }

    /// Takes out of a result what is known. An entry stands for one finding:
    /// that of its path, else, as after a renaming, that of the same object
    /// in another file.
    ///
    /// - Parameter tellsStale: whether entries that nothing fits are told; those of a revision are none to take out.
    package func apply(to result: inout CheckResult, tellsStale: Bool = true) {
        var left = Dictionary(grouping: findings) { $0 }.mapValues(\.count)
        func takeOut(_ fits: (Finding) -> Entry?) {
            var told: [Finding] = []
            for finding in result.findings {
                if let entry = fits(finding), let count = left[entry], count > 0 {
                    left[entry] = count - 1
                    result.known += 1
                } else {
                    told.append(finding)
                }
            }
            result.findings = told
        }
        takeOut { Entry($0) }
        let gone = left.filter { $0.value > 0 }.keys.sorted { ($0.path, $0.rule) < ($1.path, $1.rule) }
        var byRest = Dictionary(grouping: gone, by: \.withoutPath)
        takeOut { finding in
            guard finding.object != nil || finding.subject != nil else { return nil }
            return byRest[Entry(finding).withoutPath]?.popLast()
        }
        guard tellsStale else { return }
        result.stale = findings.filter { entry in
            guard let count = left[entry], count > 0 else { return false }
            left[entry] = count - 1
            return true
        }
    }
}
