/// Writes floating-point numbers as text.
package enum NumberText {
    /// Returns the shortest text that has the value. A whole number has no decimal point: `128`, `0.5`, `1e+30`.
    package static func of(_ value: some BinaryFloatingPoint & CustomStringConvertible) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
