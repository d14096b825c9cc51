/// Demangles the Swift names that occur in logs.
///
/// A result consists of a module, a path of types and at most one member. Signatures are not read. The demangler
/// understands:
///
/// - type names of the Objective-C runtime: `_TtC6Module5Class`, nested `_TtCC…`, `_TtCV…`, `_TtCO…`, generic
///   `_TtGC…_`, with a private discriminator `P33_…`
/// - symbols since Swift 4.0 (`_T0`, `$S`, `$s`): types of the kinds C, V, O and P; word substitutions; private
///   discriminators; extensions
/// - functions before Swift 4.0: `_TF`, `_TToF`
///
/// For any other name, the result is nil.
package struct Demangler {
    /// A name in a module.
    package struct Path: Equatable {
        package var module: String
        /// The types from the outermost to the innermost.
        package var types: [String]
        /// The member; nil if the symbol does not name a member.
        package var member: String?
    }

    private var bytes: ArraySlice<UInt8>
    private var words: [ArraySlice<UInt8>] = []

    private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// Whether a name begins with a prefix of mangled names.
    static func isMangled(_ name: String) -> Bool {
        ["_Tt", "_T0", "$s", "$S", "_$s", "_$S", "_TF", "_TToF", "$e"].contains { name.hasPrefix($0) }
    }

    /// Demangles a name. Returns nil if this is not possible.
    package static func path(of name: String) -> Path? {
        guard name.utf8.count <= 2048 else { return nil }
        for prefix in ["_TtG", "_Tt"] where name.hasPrefix(prefix) {
            var reader = Demangler(Array(name.utf8.dropFirst(prefix.utf8.count))[...])
            return reader.oldType()
        }
        for prefix in ["_TToF", "_TF"] where name.hasPrefix(prefix) {
            var reader = Demangler(Array(name.utf8.dropFirst(prefix.utf8.count))[...])
            guard var path = reader.oldType() else { return nil }
            path.member = reader.plainIdentifier().map(Self.text)
            return path
        }
        for prefix in ["_$s", "_$S", "$s", "$S", "_T0"] where name.hasPrefix(prefix) {
            var reader = Demangler(Array(name.utf8.dropFirst(prefix.utf8.count))[...])
            return reader.newPath()
        }
        return nil
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    private mutating func take(_ byte: Character) -> Bool {
        guard let first = bytes.first, first == byte.asciiValue else { return false }
        bytes.removeFirst()
        return true
    }

    private mutating func number() -> Int? {
        var value = 0
        var digits = 0
        while let byte = bytes.first, byte >= 0x30, byte <= 0x39, digits < 4 {
            value = value * 10 + Int(byte - 0x30)
            bytes.removeFirst()
            digits += 1
        }
        return digits > 0 && value > 0 ? value : nil
    }

    private mutating func slice(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= bytes.count else { return nil }
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count)
    }

    /// Reads an identifier such as `5Class`.
    private mutating func plainIdentifier() -> ArraySlice<UInt8>? { number().flatMap { slice($0) } }

    // MARK: Type names of Swift versions before 4 and of the Objective-C runtime

    /// Reads a type such as `CC6Module5Outer5Inner`: one kind for each type, the module, then the types.
    private mutating func oldType() -> Path? {
        var depth = 0
        while let byte = bytes.first, [0x43, 0x56, 0x4F].contains(byte), depth < 16 {
            bytes.removeFirst()
            depth += 1
        }
        guard depth > 0, let module = oldModule() else { return nil }
        var path = Path(module: module, types: [])
        for _ in 0..<depth {
            // The name of a private type begins with P and a discriminator for its file.
            if take("P") { guard plainIdentifier() != nil else { return nil } }
            guard let name = plainIdentifier() else { return nil }
            path.types.append(Self.text(name))
        }
        return path
    }

    private mutating func oldModule() -> String? {
        if take("S") { return take("o") ? "__C" : take("s") ? "Swift" : nil }
        if take("s") { return "Swift" }
        return plainIdentifier().map(Self.text)
    }

    // MARK: Since Swift 4

    private mutating func newPath() -> Path? {
        var path: Path
        if take("S") {
            guard take("o") else { return nil }
            path = Path(module: "__C", types: [])
        } else if take("s") {
            path = Path(module: "Swift", types: [])
        } else {
            guard let module = identifier() else { return nil }
            path = Path(module: module, types: [])
        }
        while let name = identifier() {
            // A private type is written as its name, a discriminator for its file, and `LL`.
            let rest = self
            if identifier() != nil, take("L"), take("L") {} else { self = rest }
            if ["C", "V", "O", "P"].contains(where: { take($0) }) {
                path.types.append(name)
            } else if take("E") {
                // `E` marks an extension. The identifier before the `E` names the module that declares the extension.
                // Nested types and the member follow.
                continue
            } else {
                path.member = name
                break
            }
        }
        return path.types.isEmpty ? nil : path
    }

    /// Reads an identifier. The identifier can refer to words of earlier identifiers.
    private mutating func identifier() -> String? {
        guard let first = bytes.first, first >= 0x30, first <= 0x39 else { return nil }
        var substitutes = false
        if take("0") {
            // Punycode, which encodes names with non-ASCII characters, is not supported.
            if bytes.first == 0x30 { return nil }
            substitutes = true
        }
        var name: [UInt8] = []
        repeat {
            while substitutes, let letter = bytes.first, Self.isLetter(letter) {
                bytes.removeFirst()
                let isLast = Self.isUpper(letter)
                let index = Int(letter) - (isLast ? 0x41 : 0x61)
                guard index < words.count else { return nil }
                name += words[index]
                if isLast { substitutes = false }
            }
            if take("0") { break }
            guard let part = plainIdentifier() else { return nil }
            collectWords(of: part)
            name += part
        } while substitutes && name.count < 2048
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

    /// Collects the words of an identifier, because later identifiers may refer to them.
    private mutating func collectWords(of part: ArraySlice<UInt8>) {
        var start: Int?
        for index in part.startIndex...part.endIndex {
            let byte = index < part.endIndex ? part[index] : 0
            if let begun = start {
                let ends = byte == 0 || byte == 0x5F || (Self.isUpper(byte) && !Self.isUpper(part[index - 1]))
                if ends {
                    if index - begun >= 2, words.count < 26 { words.append(part[begun..<index]) }
                    start = nil
                }
            }
            if start == nil, byte != 0, byte != 0x5F, !(byte >= 0x30 && byte <= 0x39) { start = index }
        }
    }

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    private static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || (byte >= 0x61 && byte <= 0x7A) }
}
