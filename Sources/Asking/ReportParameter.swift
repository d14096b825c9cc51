import Errors
import Foundation
import Store

extension Report {
    /// A parameter, bound as `:name`.
    ///
    /// A header writes it like this:
    ///
    ///     -- parameter NAME ([KIND, ]required|default VALUE[; one of A, B …][; also OLD NAME]): help
    package struct Parameter: Sendable, Equatable {
        /// The kind of a value.
        package enum Kind: String, Sendable {
            case text, integer, number
            /// 0 or 1.
            case flag
            /// The name of something in an index, or a GLOB pattern for names. If nothing has the name, similar names
            /// are suggested.
            case `class`, file, outlet, action, identifier, image, color, font, module, language, keypath, table

            /// Whether a value is the name of something in an index.
            package var isName: Bool { ![.text, .integer, .number, .flag].contains(self) }
        }

        package let name: String
        package let kind: Kind
        /// The allowed values; empty if all values of the kind are allowed.
        package let allowed: [String]
        /// The value that is used if the user gives none; nil for a required parameter.
        package let defaultValue: Value?
        package let help: String
        /// The allowed values and the default, as the header states them.
        package let rule: String
        /// The former name of the parameter.
        package let alias: String?

        /// Reads the text in parentheses of a header; nil if it is not valid.
        init?(name: String, rule: Substring, help: String) {
            var rule = rule
            var alias: String?
            if let also = rule.range(of: "; also ") {
                alias = String(rule[also.upperBound...])
                rule = rule[..<also.lowerBound]
            }
            self.alias = alias
            self.rule = rule.replacingOccurrences(of: "default NULL", with: "optional")
            var allowed: [String] = []
            if let list = rule.range(of: "; one of ") {
                allowed = rule[list.upperBound...].components(separatedBy: ", ")
                rule = rule[..<list.lowerBound]
            }
            var kind = Kind.text
            if let comma = rule.range(of: ", "), let written = Kind(rawValue: String(rule[..<comma.lowerBound])) {
                kind = written
                rule = rule[comma.upperBound...]
            }
            self.name = name
            self.kind = kind
            self.allowed = allowed
            self.help = help
            if rule == "required" {
                defaultValue = nil
            } else if rule.hasPrefix("default ") {
                let text = String(rule.dropFirst("default ".count))
                defaultValue = Self.value(text)
                guard text == "NULL" || check(text) != nil else { return nil }
            } else {
                return nil
            }
        }

        /// The parameter as a command writes it: `kind=A|B`, in brackets if it is optional.
        package var usage: String {
            let values =
                kind == .flag
                ? "0|1"
                : !allowed.isEmpty
                    ? allowed.joined(separator: "|") : (kind == .text ? name : kind.rawValue).uppercased()
            return defaultValue == nil ? "\(name)=\(values)" : "[\(name)=\(values)]"
        }

        /// The parameter as a command writes it without its key: `CLASS`.
        package var standingAlone: String { (kind == .text ? name : kind.rawValue).uppercased() }

        /// Returns the value to bind for a given text.
        ///
        /// - Throws: ``AskingError/badValue(parameter:value:expected:)``.
        func value(of text: String) throws(AskingError) -> Value {
            if let value = check(text) { return value }
            let expected =
                switch kind {
                case _ where !allowed.isEmpty: "one of \(allowed.joined(separator: ", "))"
                case .flag: "0 or 1"
                case .integer: "an integer"
                default: "a number"
                }
            throw .badValue(parameter: name, value: text, expected: expected)
        }

        /// Converts a text to a value of this kind. Returns nil if the text is not a valid value, or if it is not
        /// allowed.
        private func check(_ text: String) -> Value? {
            // Former words still work if the new words are allowed.
            let current = ["sure": "certain", "unsure": "uncertain"][text]
            let text = current.flatMap { allowed.contains($0) ? $0 : nil } ?? text
            guard allowed.isEmpty || allowed.contains(text) else { return nil }
            switch kind {
            case _ where kind == .text || kind.isName: return .text(text)
            case .integer: return Int64(text).map(Value.integer)
            case .number: return Double(text).map(Value.real)
            default: return text == "0" ? .integer(0) : text == "1" ? .integer(1) : nil
            }
        }

        /// Reads a default as the header writes it.
        private static func value(_ text: String) -> Value {
            if text == "NULL" { return .null }
            if let integer = Int64(text) { return .integer(integer) }
            return Double(text).map(Value.real) ?? .text(text)
        }
    }
}
