/// The names in a source by which code may ask for a picture, a colour or a font.
///
/// Taken are the texts that could be one: no sentences, no paths of the network. A part that is only known at run time is a
/// `*` (`icon_*` of `"icon_\(state)"` and of `@"icon_%@"`). A member that is named without what it is a member of, or
/// behind something that is called after images, assets, icons or colours, may be a symbol that a tool made of a name, and has
/// a dot before it (`.myImage`). What stands in comments counts for nothing, and in a file that a tool made of the catalogs all
/// names stand without any of them being used.
public struct MentionedNames {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0
    private var names: Set<String> = []
    /// Interpolations inside each other.
    private static let nesting = 32
    /// Bytes of a name.
    private static let longest = 80
    /// Names of a file. Real sources have 2,000 at most.
    private static let most = 16 << 10

    /// The names in a source of Swift or Objective-C, in their order.
    public static func ofSource(_ bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBufferPointer { bytes in
            guard !isGenerated(bytes) else { return [] }
            var reader = MentionedNames(bytes: bytes)
            reader.code(depth: 0)
            return reader.names.sorted()
        }
    }

    /// The texts of a property list of XML that could be names, in their order.
    public static func ofPropertyList(_ bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = MentionedNames(bytes: bytes)
            while reader.place < bytes.count, reader.names.count < most {
                guard bytes[reader.place] == UInt8(ascii: ">") else {
                    reader.place += 1
                    continue
                }
                let start = reader.place + 1
                reader.place = start
                while reader.place < bytes.count, bytes[reader.place] != UInt8(ascii: "<") { reader.place += 1 }
                reader.add(bytes[start..<reader.place])
            }
            return reader.names.sorted()
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Whether the first lines say that SwiftGen or R.swift made the file.
    private static func isGenerated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = String(decoding: bytes.prefix(300), as: UTF8.self)
        return start.contains("enerated") && (start.contains("SwiftGen") || start.contains("R.swift"))
    }

    /// Reads code to the end, or in an interpolation to its `)`.
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
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"):
                open -= 1
                if depth > 0, open < 0 { return }
            default: break
            }
        }
    }

    /// A character of Objective-C (`'"'`); in Swift there is none.
    private mutating func character() {
        if place + 1 < bytes.count, bytes[place] != UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "'") { place += 2 }
        if place + 2 < bytes.count, bytes[place] == UInt8(ascii: "\\"), bytes[place + 2] == UInt8(ascii: "'") { place += 3 }
    }

    private mutating func comment() {
        guard place < bytes.count else { return }
        if bytes[place] == UInt8(ascii: "/") {
            while place < bytes.count, bytes[place] != 0x0A { place += 1 }
        } else if bytes[place] == UInt8(ascii: "*") {
            place += 1
            while place < bytes.count, bytes[place - 1] != UInt8(ascii: "*") || bytes[place] != UInt8(ascii: "/") { place += 1 }
            place += 1
        }
    }

    /// Reads a text behind its first quote.
    private mutating func text(depth: Int) {
        if place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\""), bytes[place + 1] == UInt8(ascii: "\"") { return lines() }
        // Most texts stand there as they are.
        let start = place
        while place < bytes.count, !Self.endsPart(bytes[place]) { place += 1 }
        if place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
            add(bytes[start..<place])
            place += 1
            return
        }
        var name = Array(bytes[start..<place])
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return name.withUnsafeBufferPointer { add($0[...]) }
            case 0x0A: return
            case UInt8(ascii: "\\"):
                guard place < bytes.count else { return }
                if bytes[place] == UInt8(ascii: "("), depth < Self.nesting {
                    place += 1
                    code(depth: depth + 1)
                    name.append(UInt8(ascii: "*"))
                } else {
                    name.append(0)
                    place += 1
                }
            case UInt8(ascii: "%"):
                while place < bytes.count, Self.isOfFormat(bytes[place]) { place += 1 }
                place += 1
                name.append(UInt8(ascii: "*"))
            default: name.append(byte)
            }
        }
    }

    private static func isOfFormat(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "l"), UInt8(ascii: "z")].contains(byte)
    }

    /// Steps over a text of several lines, which is no name.
    private mutating func lines() {
        place += 2
        while place + 2 < bytes.count {
            if bytes[place] == UInt8(ascii: "\""), bytes[place + 1] == UInt8(ascii: "\""), bytes[place + 2] == UInt8(ascii: "\"") { break }
            place += 1
        }
        place = min(place + 3, bytes.count)
    }

    private static func endsPart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == 0x0A || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "%")
    }

    private mutating func add(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
        guard (1...Self.longest).contains(name.count), names.count < Self.most else { return }
        var words = 1, letters = 0
        for byte in name {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: letters += 1
            case UInt8(ascii: " "): words += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "@"),
                UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "("), UInt8(ascii: ")"): break
            default: return
            }
        }
        if words <= 4, letters > 0 { names.insert(String(decoding: name, as: UTF8.self)) }
    }

    /// Reads the name of a member behind its dot.
    private mutating func member() {
        let dot = place - 1
        let start = place
        while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
        guard (2...Self.longest).contains(place - start), !(0x30...0x39).contains(bytes[start]) else { return }
        if dot > 0, Self.isOfWord(bytes[dot - 1]) || bytes[dot - 1] == UInt8(ascii: ")") || bytes[dot - 1] == UInt8(ascii: "?") {
            guard speaksOfResources(before: dot) else { return }
        }
        names.insert(String(decoding: bytes[dot..<place], as: UTF8.self))
    }

    /// Whether the word before a dot has one of the words in it that are used for resources.
    private func speaksOfResources(before dot: Int) -> Bool {
        var end = dot
        while end > 0, Self.isOfWord(bytes[end - 1]), dot - end < Self.longest {
            for word in Self.words where word.utf8CodeUnitCount <= dot - end + 1 {
                let start = word.utf8Start
                if bytes[end - 1] | 0x20 == start[0], (1..<word.utf8CodeUnitCount).allSatisfy({ bytes[end - 1 + $0] | 0x20 == start[$0] }) { return true }
            }
            end -= 1
        }
        return false
    }

    private static let words: [StaticString] = ["image", "asset", "icon", "color", "illustration"]

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: byte >= 0x80
        }
    }
}
