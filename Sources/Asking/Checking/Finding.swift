import Bytes

/// One defect that a rule found.
package struct Finding: Sendable, Equatable, Encodable {
    /// Id of the rule.
    package let rule: String
    package var severity: Severity
    package let confidence: Confidence
    /// The former key of ``confidence`` in JSON, with its former words. It stays for one version.
    private let sureness: String
    /// What is wrong, in a sentence.
    package let message: String
    /// Path as answers print it.
    package let path: String
    /// Line and column, 1-based; nil where it is about the whole file.
    package let line: Int?
    package let column: Int?
    /// Object id of the object concerned.
    package let object: String?
    /// The object and those that enclose it, outermost first, as a person names them.
    package let objectPath: [String]
    /// Name of the outlet, class, identifier … that it is about.
    package let subject: String?
    /// The other end: the class, the call that loads.
    package let other: Place?
    /// The same defect elsewhere: copies of the nib for languages and devices, other loads.
    package let also: [Place]
    /// The same for the same defect, whatever lines moved: of the rule, the file, the object id and the subject.
    package internal(set) var fingerprint = ""
    /// Since when the repository has it; nil where nobody asked.
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

    init(
        rule: String, severity: Severity, confidence: Confidence, message: String, path: String, line: Int?,
        column: Int?, object: String?,
        objectPath: [String], subject: String?, other: Place?, also: [Place]
    ) {
        (self.rule, self.severity, self.confidence, self.message, self.path, self.line) = (
            rule, severity, confidence, message, path, line
        )
        (self.column, self.object, self.objectPath, self.subject, self.other, self.also) = (
            column, object, objectPath, subject, other, also
        )
        sureness = confidence == .certain ? "sure" : confidence.rawValue
    }

    /// What tells it from others, whatever lines moved.
    var identity: [String?] { [rule, path, object, subject] }

    /// Findings in the order of their places, with fingerprints. Those that nothing but the line tells apart are counted.
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
                // Ends a part: no UTF-8 has this byte.
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
