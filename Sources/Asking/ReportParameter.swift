import Errors
import Foundation
import Store

extension Report {
    /// A parameter, bound as `:name`. A header writes it
    /// `-- parameter NAME ([KIND, ]required|default VALUE[; one of A, B …][; also OLD NAME]): help`.
    package struct Parameter: Sendable, Equatable {
        /// What a value is.
        package enum Kind: String, Sendable {
            case text, integer, number
            /// 0 or 1.
            case flag
            /// The name of something that an index has, or a GLOB pattern of such names: where nothing has it, the nearest are told.
            case `class`, file, outlet, action, identifier, image, color, font, module, language, keypath, table

            /// Whether a value names something that an index has.
            package var isName: Bool { ![.text, .integer, .number, .flag].contains(self) }
        }

        package let name: String
        package let kind: Kind
        /// The values that are allowed; empty where all of the kind are.
        package let allowed: [String]
        /// Value where none is given; nil for a required parameter.
        package let defaultValue: Value?
        package let help: String
        /// What a value has to be and what it is when left out, in the words of the header.
        package let rule: String
        /// The name that it had before.
        package let alias: String?

        /// Reads what a header has in parentheses; nil where it is written wrong.
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

        /// The parameter as it is given in a command: `kind=A|B`, in brackets where it may be left out.
        package var usage: String {
            let values =
                kind == .flag
                ? "0|1"
                : !allowed.isEmpty
                    ? allowed.joined(separator: "|") : (kind == .text ? name : kind.rawValue).uppercased()
            return defaultValue == nil ? "\(name)=\(values)" : "[\(name)=\(values)]"
        }

        /// The parameter where its value stands alone: `CLASS`.
        package var standingAlone: String { (kind == .text ? name : kind.rawValue).uppercased() }

        /// What is bound for a text that was given.
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

        /// A text as a value of the kind; nil where it is none, or is not allowed.
        private func check(_ text: String) -> Value? {
            // Former words still work where the new ones are allowed.
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

        /// A default as the header writes it.
        private static func value(_ text: String) -> Value {
            if text == "NULL" { return .null }
            if let integer = Int64(text) { return .integer(integer) }
            return Double(text).map(Value.real) ?? .text(text)
        }
    }
}
