/// The line of the sources where a program stopped.
struct SourceLine {
    /// The names in the line, in order, without repetition.
    let words: [String]
    /// The function or initializer that contains the line, without arguments; nil if it is not found.
    let member: String?

    /// The maximum number of lines between the start of a function and a line in it.
    private static let farthest = 400

    /// Reads a line of a source. Returns nil if the source is shorter.
    ///
    /// - Parameter number: the number of the line, 1-based.
    init?(_ number: Int, of source: [UInt8]) {
        let lines = source.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard number > 0, number <= lines.count else { return nil }
        var seen: Set<String> = []
        words = Self.words(lines[number - 1]).filter { seen.insert($0).inserted }
        member = lines[max(0, number - Self.farthest)..<number].reversed().lazy.compactMap(Self.member).first
    }

    private static func words(_ line: some Sequence<UInt8>) -> [String] {
        String(decoding: Array(line), as: UTF8.self)
            .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            .filter { $0.first?.isNumber == false }
    }

    /// Returns the name of the function that a line declares.
    private static func member(_ line: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: line.prefix(400), as: UTF8.self)
        let code = text.drop { $0 == " " || $0 == "\t" }
        // A method in Objective-C: `- (void)viewDidLoad`.
        if code.hasPrefix("-") || code.hasPrefix("+"), let close = code.firstIndex(of: ")") {
            let name = code[code.index(after: close)...].drop { $0 == " " }.prefix {
                $0.isLetter || $0.isNumber || $0 == "_"
            }
            return code.dropFirst().drop { $0 == " " }.hasPrefix("(") && !name.isEmpty ? String(name) : nil
        }
        let parts = words(line)
        if let index = parts.firstIndex(of: "func"), index + 1 < parts.count, code.contains("(") || code.contains("<") {
            return parts[index + 1]
        }
        let modifiers: Set = [
            "public", "internal", "private", "fileprivate", "required", "override", "convenience", "objc", "package",
        ]
        return parts.first { !modifiers.contains($0) } == "init" && code.contains("(") ? "init" : nil
    }
}
