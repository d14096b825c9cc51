import Bytes

/// One defect that a rule found.
package struct Finding: Sendable, Equatable, Encodable {
    /// Id of the rule.
    package let rule: String
    package var severity: Severity
    package let confidence: Confidence
    /// The former JSON key of ``confidence``, with the former values. It is deprecated: the next version removes it.
    private let sureness: String
    /// A sentence that describes the problem.
    package let message: String
    /// The path, as it is printed in answers.
    package let path: String
    /// Line and column, 1-based; nil if the finding is about the whole file.
    package let line: Int?
    package let column: Int?
    /// Object id of the object with the problem; nil if the finding is not about an object.
    package let object: String?
    /// The object and its enclosing objects, outermost first, with readable names.
    package let objectPath: [String]
    /// Name of the outlet, class, identifier … that the finding is about.
    package let subject: String?
    /// The place of the other end of the problem, such as the class or the load; nil if there is none.
    package let other: Place?
    /// Other places of the same defect: localized variants and device variants of the nib, and other loads.
    package let also: [Place]
    /// The parts of the finding. The part of the finding itself comes first. A finding has several parts if it combines
    /// several objects, images or files with the same defect. All variants of one nib form one part.
    let parts: [Part]
    /// A hash of the rule, the file, the object id and the subject. It does not change if lines move.
    package internal(set) var fingerprint = ""
    /// The commit that introduced the defect; nil if it was not requested.
    package var introduction: Introduction?

    /// A place in a file.
    package struct Place: Sendable, Equatable, Hashable, Encodable, Comparable, CustomStringConvertible {
        package let path: String
        package let line: Int?
        package var description: String { line.map { "\(path):\($0)" } ?? path }

        package static func < (left: Place, right: Place) -> Bool {
            (left.path, left.line ?? 0) < (right.path, right.line ?? 0)
        }
    }

    /// The fields that identify a part of a finding, besides the rule. They do not change if lines move.
    struct Part: Sendable, Hashable, Codable {
        let path: String
        let object: String?
        let subject: String?

        func identity(in rule: String) -> [String?] { [rule, path, object, subject] }
    }

    /// The JSON keys. ``parts`` is only for baselines.
    private enum CodingKeys: CodingKey {
        case rule, severity, confidence, sureness, message, path, line, column, object, objectPath, subject, other, also
        case fingerprint, introduction
    }

    init(
        rule: String, severity: Severity, confidence: Confidence, message: String, path: String, line: Int?,
        column: Int?, object: String?,
        objectPath: [String], subject: String?, other: Place?, also: [Place], parts: [Part] = []
    ) {
        (self.rule, self.severity, self.confidence, self.message, self.path, self.line) = (
            rule, severity, confidence, message, path, line
        )
        (self.column, self.object, self.objectPath, self.subject, self.other, self.also) = (
            column, object, objectPath, subject, other, also
        )
        self.parts = parts
        sureness = confidence == .certain ? "sure" : confidence.rawValue
    }

    /// The fields that identify the finding. They do not change if lines move.
    var identity: [String?] { [rule, path, object, subject] }
    /// The identities of all parts.
    package var identities: [[String?]] { parts.isEmpty ? [identity] : parts.map { $0.identity(in: rule) } }

    /// Returns the findings with their fingerprints, sorted by place.
    ///
    /// If findings differ only in their line, their fingerprints also contain a counter.
    static func sorted(_ findings: [Finding]) -> [Finding] {
        var seen: [[String?]: Int] = [:]
        let sorted = findings.sorted { left, right in
            (left.path, left.line ?? 0, left.column ?? 0, left.rule, left.subject ?? "", left.message)
                < (right.path, right.line ?? 0, right.column ?? 0, right.rule, right.subject ?? "", right.message)
        }
        return sorted.map { finding in
            var finding = finding
            let count = seen[finding.identity, default: 0]
            seen[finding.identity] = count + 1
            var hash = FNV()
            for part in finding.identity + [count > 0 ? String(count) : nil] {
                hash.mix((part ?? "").utf8)
                // UTF-8 never contains this byte, so it separates the parts.
                hash.mix(0xFF)
            }
            finding.fingerprint = String(hash.value, radix: 16).leftPadded(to: 16)
            return finding
        }
    }
}

extension String {
    fileprivate func leftPadded(to count: Int) -> String {
        String(repeating: "0", count: max(0, count - self.count)) + self
    }
}
