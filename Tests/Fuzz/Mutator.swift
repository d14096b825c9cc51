import TestSupport

/// Changes inputs at the boundaries of words, brackets and elements.
struct Mutator {
    private var dice: Dice
    private let words: [[UInt8]]
    /// The maximum size of an input in bytes.
    private let mostBytes: Int

    init(_ dice: Dice, words: [[UInt8]], mostBytes: Int) {
        (self.dice, self.words, self.mostBytes) = (dice, words, mostBytes)
    }

    /// Returns an input with some other bytes. Its size stays the same, so most of its offsets stay valid.
    mutating func overwrite(_ input: [UInt8]) -> [UInt8] {
        var bytes = cut(input)
        guard bytes.count > 16 else { return bytes }
        for _ in 0...dice.below(6) {
            let place = dice.below(bytes.count)
            switch dice.below(4) {
            case 0: bytes[place] = UInt8(dice.below(256))
            case 1: bytes[place] = dice.pick([0, 1, 0x7F, 0x80, 0xFE, 0xFF])
            case 2: bytes[place] = dice.chance(50) ? bytes[place] &+ 1 : bytes[place] &- 1
            default:
                let count = min(1 + dice.below(16), bytes.count - place)
                let from = dice.below(bytes.count - count + 1)
                bytes.replaceSubrange(place..<place + count, with: Array(bytes[from..<from + count]))
            }
        }
        return bytes
    }

    /// Returns an input with a few changes. A change can insert a part of another input.
    mutating func mutate(_ input: [UInt8], with other: [UInt8]) -> [UInt8] {
        var bytes = cut(input)
        let other = cut(other)
        for _ in 0...dice.below(4) { bytes = cut(changed(bytes, other)) }
        return dice.chance(4) ? encoded(bytes) : bytes
    }

    private func cut(_ bytes: [UInt8]) -> [UInt8] { bytes.count > mostBytes ? Array(bytes.prefix(mostBytes)) : bytes }

    private mutating func changed(_ bytes: [UInt8], _ other: [UInt8]) -> [UInt8] {
        let parts = Parts(bytes)
        guard !parts.tokens.isEmpty else { return dice.pick(words) }
        let place = dice.below(parts.tokens.count)
        let run =
            parts.tokens[place].lowerBound..<parts.tokens[min(place + dice.below(8), parts.tokens.count - 1)].upperBound
        let at = parts.tokens[dice.below(parts.tokens.count)].lowerBound
        switch dice.below(16) {
        case 0: return replacing(run, of: bytes, by: [])
        case 1: return replacing(at..<at, of: bytes, by: Array(bytes[run]))
        case 2: return replacing(at..<at, of: bytes, by: repeated(Array(bytes[run])))
        case 3:
            return replacing(at..<at, of: bytes, by: dice.chance(10) ? repeated(dice.pick(words)) : dice.pick(words))
        case 4:
            return replacing(
                parts.tokens[place], of: bytes, by: Array(bytes[parts.tokens[dice.below(parts.tokens.count)]]))
        case 5, 6:
            guard !parts.nests.isEmpty else { return bytes }
            return replacing(dice.pick(parts.nests), of: bytes, by: Array(bytes[dice.pick(parts.nests)]))
        case 7: return parts.nests.isEmpty ? bytes : nested(dice.pick(parts.nests), of: bytes)
        case 8: return parts.nests.isEmpty ? bytes : replacing(dice.pick(parts.nests), of: bytes, by: [])
        case 9:
            let found = Parts(other)
            guard let from = found.nests.isEmpty ? found.tokens.first : dice.pick(found.nests) else { return bytes }
            return replacing(at..<at, of: bytes, by: Array(other[from]))
        case 10: return Array(bytes[..<at]) + other[min(dice.below(other.count + 1), other.count)...]
        case 11: return replacing(parts.tokens[place], of: bytes, by: Array(dice.pick(Self.values).utf8))
        case 12: return parts.quoted.isEmpty ? bytes : replacing(dice.pick(parts.quoted), of: bytes, by: [])
        case 13:
            var changed = bytes
            for _ in 0...dice.below(4) { changed[dice.below(changed.count)] = UInt8(dice.below(256)) }
            return changed
        case 14: return dice.chance(30) ? Array(bytes[..<at]) : replacing(at..<at + 1, of: bytes, by: [])
        default:
            return replacing(at..<at, of: bytes, by: [dice.pick(Array("@[](){}<>;:,*^=-+?\"'\\/#\n\r\0.&|!~`%$".utf8))])
        }
    }

    private static let values = [
        "", "0", "-1", "2147483648", "9223372036854775808", "1e999", "-0.0", "nan", "0x", "é", "\u{202E}", "\u{0}",
        "a b", "..", "/", "YES",
    ]

    private func replacing(_ range: Range<Int>, of bytes: [UInt8], by others: [UInt8]) -> [UInt8] {
        var result = bytes
        result.replaceSubrange(range.clamped(to: 0..<bytes.count), with: others)
        return result
    }

    /// Repeats some bytes. In 90 % of the calls, the result contains fewer than 64 copies. In the other calls, the
    /// copies fill the maximum input size.
    private mutating func repeated(_ piece: [UInt8]) -> [UInt8] {
        let most = mostBytes / max(piece.count, 1)
        let count = dice.chance(10) ? most : min(most, dice.below(64))
        return Array(repeatElement(piece, count: count).joined())
    }

    /// Nests a part many times: inserts copies of its first bytes before the part, and copies of its last bytes after
    /// the part.
    private mutating func nested(_ range: Range<Int>, of bytes: [UInt8]) -> [UInt8] {
        let whole = bytes[range]
        let head = whole.prefix(dice.below(min(whole.count, 40)) + 1)
        let tail = whole.suffix(dice.below(min(whole.count, 40)) + 1)
        let count = dice.chance(10) ? mostBytes / (head.count + tail.count) : dice.below(100)
        let nest =
            Array(repeatElement(head, count: count).joined()) + whole
            + Array(repeatElement(tail, count: count).joined())
        return replacing(range, of: bytes, by: nest)
    }

    /// Returns the same text with different line endings or in a different encoding.
    private mutating func encoded(_ bytes: [UInt8]) -> [UInt8] {
        switch dice.below(4) {
        case 0: bytes.map { $0 == 0x0A ? 0x0D : $0 }
        case 1: bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
        case 2:
            [0xFF, 0xFE] + String(decoding: bytes, as: UTF8.self).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        default: [0xEF, 0xBB, 0xBF] + bytes
        }
    }
}

/// The parts of an input. These parts exist in all languages.
private struct Parts {
    /// Words, white space and single symbols.
    var tokens: [Range<Int>] = []
    /// Ranges from an opening bracket to its closing bracket, and from the start of an element to its end.
    var nests: [Range<Int>] = []
    /// Quoted texts that do not span several lines.
    var quoted: [Range<Int>] = []

    init(_ bytes: [UInt8]) {
        var open: [(sign: UInt8, start: Int)] = []
        var elements: [(name: ArraySlice<UInt8>, start: Int)] = []
        var quote: Int?
        var close = -1
        var index = 0
        while index < bytes.count {
            let start = index
            let kind = Self.kind(bytes[index])
            repeat { index += 1 } while kind != .sign && index < bytes.count && Self.kind(bytes[index]) == kind
            tokens.append(start..<index)
            guard kind == .sign else { continue }
            switch bytes[start] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append((bytes[start], start))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if let opened = open.popLast() { nests.append(opened.start..<index) }
            case UInt8(ascii: "<"):
                let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
                let name = bytes[(isEnd ? index + 1 : index)...].prefix { Self.kind($0) == .word }
                // One search for `>` is enough for all elements before the position that it finds.
                if close < index { close = bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count }
                guard close < bytes.count, !name.isEmpty else { break }
                if isEnd {
                    if let begun = elements.popLast(), begun.name == name { nests.append(begun.start..<close + 1) }
                } else if bytes[close - 1] != UInt8(ascii: "/") {
                    elements.append((name, start))
                }
            case UInt8(ascii: "\""):
                if let from = quote { quoted.append(from..<start) }
                quote = quote == nil ? index : nil
            default: break
            }
        }
    }

    private enum Class { case word, space, sign }

    private static func kind(_ byte: UInt8) -> Class {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: .word
        case 0x09...0x0D, 0x20: .space
        default: .sign
        }
    }
}
