import Bytes

/// Finds the names that code may use to request an image, a color or a font. Also finds the calls that request one of
/// these, or a localized string.
///
/// Only strings that may be a name are added, not sentences or network paths. A part that is known only at run time is
/// replaced by a `*` (`icon_*` of `"icon_\(state)"` and of `@"icon_%@"`).
///
/// A member (`.myImage`) may be a symbol that a tool generated from a name. It is added with its dot if it has no base,
/// or if its base is named after images, assets, icons or colors.
///
/// Comments are ignored. A file that a tool generated from the catalogs is ignored too, because it contains every name
/// but does not use it.
package struct MentionedNames {
    let bytes: UnsafeBufferPointer<UInt8>
    var place = 0
    private(set) var names: Set<String> = []
    private var assigned: Set<String> = []
    private var calls: [ResourceCall] = []
    private let rules: ResourceCallRules
    /// The place up to which lines are counted, the number of the line at this place, and the start of this line.
    private var counted = (place: 0, line: 1, start: 0)
    /// The maximum nesting depth of interpolations.
    private static let nesting = 32
    /// The maximum length of a name, in bytes.
    static let longest = 80
    /// The maximum length of the name or key in a call, in bytes.
    private static let longestKey = 1 << 10
    /// The maximum number of names in a file. Real sources contain at most 2,000.
    static let most = 16 << 10

    /// Returns the names and calls of a Swift or Objective-C source.
    package static func ofSource(_ bytes: [UInt8]) -> Mentions {
        bytes.withUnsafeBufferPointer { bytes in
            guard !isGenerated(bytes) else { return Mentions() }
            var reader = MentionedNames(bytes: bytes)
            reader.code(depth: 0)
            return reader.mentions
        }
    }

    init(bytes: UnsafeBufferPointer<UInt8>) { (self.bytes, rules) = (bytes, ResourceCallRules(bytes)) }

    var mentions: Mentions {
        var mentions = Mentions()
        (mentions.names, mentions.assigned, mentions.calls) = (names.sorted(), assigned.sorted(), calls)
        return mentions
    }

    /// Whether the first lines state that SwiftGen or R.swift generated the file.
    private static func isGenerated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = String(decoding: bytes.prefix(300), as: UTF8.self)
        return start.contains("enerated") && (start.contains("SwiftGen") || start.contains("R.swift"))
    }

    /// Reads code up to the end of the file. In an interpolation, reads up to its `)`.
    private mutating func code(depth: Int) {
        var open = 0
        while place < bytes.count, names.count < Self.most {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\""): text(depth: depth)
            case UInt8(ascii: "'"): character()
            case UInt8(ascii: "/"): comment()
            case UInt8(ascii: "."): member()
            case UInt8(ascii: "A"): constant()
            case UInt8(ascii: "="): assignment()
            case UInt8(ascii: "("):
                open += 1
                macroArgument()
            case UInt8(ascii: ")"):
                open -= 1
                if depth > 0, open < 0 { return }
            default: break
            }
        }
    }

    private mutating func assignment() {
        guard assigned.count < Self.most, let name = assignedName() else { return }
        assigned.insert(String(decoding: bytes[name], as: UTF8.self))
    }

    /// Skips an Objective-C character literal (`'"'`). Swift has none.
    private mutating func character() {
        if place + 1 < bytes.count, bytes[place] != UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "'") {
            place += 2
        }
        if place + 2 < bytes.count, bytes[place] == UInt8(ascii: "\\"), bytes[place + 2] == UInt8(ascii: "'") {
            place += 3
        }
    }

    private mutating func comment() {
        guard place < bytes.count else { return }
        if bytes[place] == UInt8(ascii: "/") {
            while place < bytes.count, bytes[place] != 0x0A { place += 1 }
        } else if bytes[place] == UInt8(ascii: "*") {
            place += 1
            while place < bytes.count, bytes[place - 1] != UInt8(ascii: "*") || bytes[place] != UInt8(ascii: "/") {
                place += 1
            }
            place += 1
        }
    }

    /// Reads a string literal. `place` is after its opening quote.
    private mutating func text(depth: Int) {
        if place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\""), bytes[place + 1] == UInt8(ascii: "\"") {
            return lines()
        }
        let kind = rules.kind(ofText: place - 1)
        let at = kind == nil ? nil : position(place - 1)
        // Most strings do not contain escapes.
        let start = place
        while place < bytes.count, !Self.endsPart(bytes[place]) { place += 1 }
        if place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
            place += 1
            if let kind, let at { return call(kind, Array(bytes[start..<(place - 1)]), at) }
            addGlued(start..<(place - 1))
            return add(bytes[start..<(place - 1)])
        }
        var name = Array(bytes[start..<place])
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\""):
                if let kind, let at { return call(kind, name, at) }
                return name.withUnsafeBufferPointer { add($0[...]) }
            case 0x0A: return
            case UInt8(ascii: "\\"):
                guard place < bytes.count else { return }
                if bytes[place] == UInt8(ascii: "("), depth < Self.nesting {
                    place += 1
                    code(depth: depth + 1)
                    name.append(UInt8(ascii: "*"))
                } else {
                    name.append(kind == nil ? 0 : Self.escaped(bytes[place]))
                    place += 1
                }
            case UInt8(ascii: "%") where kind != .string:
                while place < bytes.count, Self.isOfFormat(bytes[place]) { place += 1 }
                place += 1
                name.append(UInt8(ascii: "*"))
            default: name.append(byte)
            }
        }
    }

    /// Returns the character that an escape represents; 0 for an unknown escape.
    private static func escaped(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): byte
        default: 0
        }
    }

    /// Adds a call whose string literal ends before the current place.
    private mutating func call(_ kind: ResourceCall.Kind, _ name: [UInt8], _ at: TextPosition) {
        guard (1...Self.longestKey).contains(name.count), calls.count < Self.most, !name.contains(0) else { return }
        var text = String(decoding: name, as: UTF8.self)
        var next = place
        while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
        if next < bytes.count, bytes[next] == UInt8(ascii: "+") { text += "*" }
        calls.append(ResourceCall(kind: kind, name: text, at: at))
    }

    /// Returns the line and column of a place. The places must be passed in source order.
    private mutating func position(_ wanted: Int) -> TextPosition {
        while counted.place < wanted {
            if bytes[counted.place] == 0x0A { (counted.line, counted.start) = (counted.line + 1, counted.place + 1) }
            counted.place += 1
        }
        let column = bytes[counted.start..<wanted].reduce(into: 1) { count, byte in
            if byte & 0xC0 != 0x80 { count += 1 }
        }
        return TextPosition(line: counted.line, column: column)
    }

    private static func isOfFormat(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte)
            || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "l"), UInt8(ascii: "z")].contains(
                byte)
    }

    /// Skips a multiline string literal, which cannot be a name.
    private mutating func lines() {
        place += 2
        while place + 2 < bytes.count {
            if bytes[place] == UInt8(ascii: "\""), bytes[place + 1] == UInt8(ascii: "\""),
                bytes[place + 2] == UInt8(ascii: "\"")
            {
                break
            }
            place += 1
        }
        place = min(place + 3, bytes.count)
    }

    private static func endsPart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == 0x0A || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "%")
    }

    mutating func add(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
        guard (1...Self.longest).contains(name.count), names.count < Self.most else { return }
        var words = 1
        var letters = 0
        for byte in name {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: letters += 1
            case UInt8(ascii: " "): words += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "/"), UInt8(ascii: "@"),
                UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "("),
                UInt8(ascii: ")"):
                break
            default: return
            }
        }
        if words <= 4, letters > 0 { names.insert(String(decoding: name, as: UTF8.self)) }
    }

    /// Adds a string that code concatenates with another string. A `*` replaces the other string.
    private mutating func addGlued(_ text: Range<Int>) {
        guard text.count <= Self.longest else { return }
        var before = text.lowerBound - 1
        if before > 0, bytes[before - 1] == UInt8(ascii: "@") { before -= 1 }
        while before > 0, bytes[before - 1] <= 0x20 { before -= 1 }
        var after = text.upperBound + 1
        while after < bytes.count, bytes[after] <= 0x20 { after += 1 }
        let isBehind = Self.gluesBehind.contains { glue in
            before >= glue.utf8.count && bytes[(before - glue.utf8.count)..<before].elementsEqual(glue.utf8)
        }
        let isBefore = Self.gluesBefore.contains { bytes[min(after, bytes.count)...].starts(with: $0.utf8) }
        guard isBehind || isBefore else { return }
        let star = [UInt8(ascii: "*")]
        let name = (isBehind ? star : []) + Array(bytes[text]) + (isBefore ? star : [])
        name.withUnsafeBufferPointer { add($0[...]) }
    }

    private static let gluesBehind = [
        "+", "+=", "appendString:", "stringByAppendingString:", "appending(", "append(",
    ]
    private static let gluesBefore = ["+", "stringByAppending"]

    /// Reads a constant that Xcode generates from a resource name for Objective-C (`ACImageNameMyImage`). `place` is
    /// after its first letter.
    private mutating func constant() {
        guard place < 2 || !Self.isOfWord(bytes[place - 2]) else { return }
        let start = place - 1
        guard Self.constants.contains(where: { bytes[start...].starts(with: $0.utf8) }) else { return }
        place = start + 11
        let name = place
        while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
        guard (1...Self.longest).contains(place - name) else { return }
        names.insert("." + String(decoding: bytes[name..<place], as: UTF8.self))
    }

    private static let constants = ["ACImageName", "ACColorName"]

    /// Adds the only argument of a macro (`SHARED_OBJECT(ShopController)`), which may be the name of a class and its
    /// nib.
    private mutating func macroArgument() {
        var start = place - 1
        while start > 0, Self.isOfMacro(bytes[start - 1]) { start -= 1 }
        guard place - 1 - start > 3, start == 0 || !Self.isOfWord(bytes[start - 1]) else { return }
        var end = place
        while end < bytes.count, Self.isOfWord(bytes[end]) { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ")"), (1...Self.longest).contains(end - place),
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[place])
        else { return }
        names.insert(String(decoding: bytes[place..<end], as: UTF8.self))
    }

    private static func isOfMacro(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || (0x30...0x39).contains(byte)
            || byte == UInt8(ascii: "_")
    }

    /// Reads the name of a member after its dot.
    private mutating func member() {
        let dot = place - 1
        let start = place
        while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
        guard (2...Self.longest).contains(place - start), !(0x30...0x39).contains(bytes[start]) else { return }
        if let kind = rules.kind(ofMember: dot, upTo: place), calls.count < Self.most {
            calls.append(
                ResourceCall(kind: kind, name: String(decoding: bytes[dot..<place], as: UTF8.self), at: position(dot)))
            return
        }
        if dot > 0,
            Self.isOfWord(bytes[dot - 1]) || bytes[dot - 1] == UInt8(ascii: ")") || bytes[dot - 1] == UInt8(ascii: "?")
        {
            guard mentionsResources(before: dot) else { return }
        }
        names.insert(String(decoding: bytes[dot..<place], as: UTF8.self))
    }

    /// Whether the path before a dot contains a word for resources, or begins with a dot. Each part between this word
    /// and the dot must start with a capital letter: `Assets.Cards` before `.back`.
    private func mentionsResources(before dot: Int) -> Bool {
        var end = dot
        while end > 0, dot - end < Self.longest {
            var start = end
            while start > 0, Self.isOfWord(bytes[start - 1]), dot - start < Self.longest { start -= 1 }
            if hasWord(in: start..<end) { return true }
            guard start < end, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]), start > 0,
                bytes[start - 1] == UInt8(ascii: ".")
            else { return false }
            end = start - 1
            // A symbol that Xcode generates: `.Cards.back`.
            if end == 0 || [UInt8(ascii: " "), UInt8(ascii: "(")].contains(bytes[end - 1]) { return true }
        }
        return false
    }

    private func hasWord(in range: Range<Int>) -> Bool {
        range.contains { start in
            // Every word in `words` begins with one of these letters.
            let first = bytes[start] | 0x20
            guard first == UInt8(ascii: "a") || first == UInt8(ascii: "c") || first == UInt8(ascii: "i") else {
                return false
            }
            return Self.words.contains { word in
                let count = word.utf8CodeUnitCount
                return start + count <= range.upperBound
                    && (0..<count).allSatisfy { bytes[start + $0] | 0x20 == word.utf8Start[$0] }
            }
        }
    }

    private static let words: [StaticString] = ["image", "asset", "icon", "color", "illustration"]

    static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: byte >= 0x80
        }
    }
}
