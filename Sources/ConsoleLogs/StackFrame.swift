/// One stack frame, with the class, member and source line of the code that ran.
package struct StackFrame: Sendable, Equatable, Hashable, Codable {
    /// The class that contains the code; nil if the frame does not name a class.
    package let className: ClassName?
    /// The member as a selector or Swift base name; nil if the frame does not name a member.
    package let member: String?
    /// The name of the source file, without folders; nil if the frame does not name a file.
    package let file: String?
    /// The line in the source file; nil if the frame does not name a line.
    package let line: Int?

    /// Reads a line of a stack trace. Returns nil if the line is not a stack frame, or if it contains neither a class
    /// nor a source file.
    ///
    /// The line can come from an exception in a log (`3  App  0x0001 -[Class member] + 12`), a crash report, a crash
    /// service or a debugger (`frame #3: 0x0001 App'f() at File.swift:3`).
    init?(_ text: String) {
        guard text.utf8.count < 4096, let symbol = Self.symbol(of: text) else { return nil }
        (file, line) = Self.place(in: symbol)
        (className, member) = Self.owner(of: symbol)
        if className == nil, file == nil { return nil }
    }

    /// Returns the text after the address or, without an address, after the frame number; nil if the text is not a
    /// frame.
    private static func symbol(of text: String) -> Substring? {
        var rest = text.drop { $0 == " " || $0 == "*" }
        for word in ["frame #", "#", "Frame "] where rest.hasPrefix(word) { rest = rest.dropFirst(word.count) }
        let digits = rest.prefix { $0.isNumber }
        guard !digits.isEmpty, digits.count <= 4 else { return nil }
        rest = rest.dropFirst(digits.count)
        guard let next = rest.first, next == " " || next == ":" || next == "." else { return nil }
        if let address = rest.firstRange(of: "0x") {
            return rest[address.upperBound...].drop { $0.isHexDigit }
        }
        return rest.contains(":") || rest.contains("(") ? rest.dropFirst() : nil
    }

    /// Returns the file and line from text such as `(File.swift:12)` or `at /a/File.swift:12:3`; nil for both if the
    /// text contains neither.
    private static func place(in symbol: Substring) -> (String?, Int?) {
        for ending in [".swift:", ".mm:", ".m:"] {
            guard let range = symbol.firstRange(of: ending) else { continue }
            let stem = symbol[..<range.lowerBound].reversed().prefix { !" (/'\t".contains($0) }
            let digits = symbol[range.upperBound...].prefix { $0.isNumber }
            guard !stem.isEmpty, let line = Int(digits) else { continue }
            return (String(stem.reversed()) + ending.dropLast(), line)
        }
        return (nil, nil)
    }

    private static func owner(of symbol: Substring) -> (ClassName?, String?) {
        for sign in ["-[", "+["] {
            guard let open = symbol.firstRange(of: sign) else { continue }
            let message = symbol[open.upperBound...].prefix { $0 != "]" }.split(separator: " ", maxSplits: 1)
            guard message.count == 2 else { return (nil, nil) }
            return (ClassName(String(message[0].prefix { $0 != "(" })), String(message[1]))
        }
        let words = symbol.split { " '`".contains($0) }
        if let mangled = words.first(where: { Demangler.isMangled(String($0)) }) {
            guard let path = Demangler.path(of: String(mangled)), !path.types.isEmpty else { return (nil, nil) }
            let module = path.module == "__C" ? "" : path.module + "."
            return (ClassName(module + path.types.joined(separator: ".")), path.member)
        }
        // closure #1 in Module.Class.member(label:) -> ()
        guard let bracket = symbol.firstIndex(of: "("), bracket > symbol.startIndex else { return (nil, nil) }
        guard let name = symbol[..<bracket].split(whereSeparator: { " '`:".contains($0) }).last else {
            return (nil, nil)
        }
        let parts = name.split(separator: ".")
        guard parts.count >= 2, let member = parts.last else { return (nil, nil) }
        return (ClassName(parts.dropLast().joined(separator: ".")), String(member))
    }
}
