/// A table of facts about Apple's frameworks: a file `Data/NAME.tsv` with a header line.
///
/// Each row of ``classes``, ``members`` and ``keys`` names the source of the fact. `Tools/framework_data.py` writes
/// ``classes`` and ``members``, `Tools/framework_keys.py` writes ``keys``.
package enum FrameworkTable: String, CaseIterable, Sendable {
    /// The superclass, framework and platforms of each class.
    /// The superclass is empty for NSObject and NSProxy. Spaces separate the platforms.
    case classes = "framework_classes"
    /// The outlets, outlet collections and actions that Interface Builder offers on a class and its subclasses.
    case members = "framework_members"
    /// The Swift names of classes, from Apple's overlays (SE-0069, SE-0086) and from headers that rename classes.
    /// `is_value` is 1 if Swift has a value type for the class. Such a class has no subclasses.
    case aliases = "framework_aliases"
    /// The properties of a class. The type is empty if the value is not an object or if its class is unknown.
    /// `is_settable` is 0 or 1.
    case keys = "framework_keys"

    /// The fields of one row; nil for an empty field.
    package typealias Row = [UnsafeBufferPointer<UInt8>?]

    private var text: String { EmbeddedText.file("Data/\(rawValue).tsv") }

    /// The names of the columns.
    package var columns: [String] {
        text.prefix { $0 != "\n" }.split(separator: "\t").map(String.init)
    }

    /// Passes all rows to a closure, in the order of the file.
    ///
    /// The fields are slices of constant data in the program. A new index stores thousands of rows, and copies would be
    /// slow. The fields are valid until this method returns.
    package func withRows(_ body: ([Row]) throws -> Void) rethrows {
        var text = text
        try text.withUTF8 { try body(Self.rows(of: $0)) }
    }

    private static func rows(of bytes: UnsafeBufferPointer<UInt8>) -> [Row] {
        let newline = UInt8(ascii: "\n")
        var rows: [Row] = []
        var row: Row = []
        var start = (bytes.firstIndex(of: newline) ?? bytes.endIndex - 1) + 1
        for index in start..<bytes.count where bytes[index] == UInt8(ascii: "\t") || bytes[index] == newline {
            row.append(start < index ? UnsafeBufferPointer(rebasing: bytes[start..<index]) : nil)
            start = index + 1
            guard bytes[index] == newline else { continue }
            rows.append(row)
            row = []
        }
        return rows
    }
}
