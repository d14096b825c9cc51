/// The byte offsets of the words that matter to the walker of a Swift source, in source order.
///
/// Most code has nothing to do with nibs. If the code of a member does not contain such a word, it is not read, and
/// usually not even parsed. An unnecessary offset costs a little time, but a missing offset loses information.
/// Therefore, if code in a body can add anything to ``SourceFile``, it contains such a word.
package struct SwiftMarks: Sendable {
    /// The offsets of these words:
    /// - Names that mention a nib, scene or identifier, and sought names.
    /// - Names that are called and may be names of types.
    /// - Words that use a class as a value, or that declare a type.
    /// - Names of calls and properties that show a screen (see ``NavigationCalls``).
    private(set) var words: [Int32] = []
    /// Whether a name other than `awakeFromNib` contains the word nib, ignoring case.
    private var mentionsNibs = false
    /// Whether a class in the source has code that runs when a nib creates an object: `init(coder:)`, which takes an
    /// `NSCoder`, or `awakeFromNib`.
    private var mentionsDecoding = false
    /// Whether code may load a nib while another nib creates an object. If so, the callers of each member matter, and
    /// every body is read.
    package var mayLoadWhileDecoded: Bool { mentionsNibs && mentionsDecoding }

    private let sought: SearchNames

    init(_ sought: SearchNames = SearchNames()) { self.sought = sought }

    package func hasWord(in range: Range<Int>) -> Bool { Self.has(words, range) }

    private static func has(_ marks: [Int32], _ range: Range<Int>) -> Bool {
        marks.withUnsafeBufferPointer { marks in
            var (low, high) = (0, marks.count)
            while low < high {
                let middle = (low + high) / 2
                if Int(marks[middle]) < range.lowerBound { low = middle + 1 } else { high = middle }
            }
            return low < marks.count && Int(marks[low]) < range.upperBound
        }
    }

    mutating func addWord(at offset: Int) { words.append(Int32(offset)) }

    /// Adds the offset of a name or keyword in the code if the word matters.
    mutating func add(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
        if mentions(range, text) || sought.contains(word: UnsafeBufferPointer(rebasing: text[range]))
            || isCalledType(range, text)
            || leadsToScreen(range, text)
        {
            addWord(at: range.lowerBound)
        }
        switch range.count {
        // `Foo.self` passes a class as a value. If it is an argument, it is not added here. If the call matters, the
        // name of the call is added.
        case 4
        where range.lowerBound > 0 && text[range.lowerBound - 1] == UInt8(ascii: ".") && Self.says("self", range, text)
            && !isArgument(before: range.upperBound, text):
            addWord(at: range.lowerBound)
        case 4 where Self.says("init", range, text) || Self.says("enum", range, text): addWord(at: range.lowerBound)
        case 5 where Self.says("class", range, text) || Self.says("actor", range, text): addWord(at: range.lowerBound)
        case 6 where Self.says("struct", range, text): addWord(at: range.lowerBound)
        case 7 where Self.says("NSCoder", range, text): mentionsDecoding = true
        case 8 where Self.says("protocol", range, text): addWord(at: range.lowerBound)
        case 12 where Self.says("awakeFromNib", range, text): mentionsDecoding = true
        // `String(describing: self)`
        case 10 where Self.says("describing", range, text) || Self.says("reflecting", range, text),
            17 where Self.says("NSStringFromClass", range, text):
            addWord(at: range.lowerBound)
        case 9 where Self.says("extension", range, text) || Self.says("typealias", range, text):
            addWord(at: range.lowerBound)
        default: break
        }
    }

    /// Returns whether a name shows a screen, or is a function of another object that probably shows one.
    private func leadsToScreen(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = range.lowerBound
        // The names begin with one of a, b, c, g, m, n, o, p, r, s.
        guard (0x61...0x7A).contains(text[start]), 0xDE08E >> UInt32(text[start] & 0x1F) & 1 == 1 else { return false }
        let word = UnsafeBufferPointer(rebasing: text[range])
        if NavigationCalls.standard.isWord(word) { return true }
        // `self.showDetails()` calls a function of the same object.
        return start > 4 && text[start - 1] == UInt8(ascii: ".") && !Self.says("self", start - 5..<start - 1, text)
            && NavigationCalls.mayLead(word)
    }

    /// Returns whether the word before an offset is the end of an argument. If it is, a `)` or `,` follows.
    private func isArgument(before end: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        end < text.count && (text[end] == UInt8(ascii: ")") || text[end] == UInt8(ascii: ","))
    }

    static func says(_ word: StaticString, _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        return range.indices.allSatisfy { text[$0] == word.utf8Start[$0 - range.lowerBound] }
    }

    // MARK: Words in names

    /// Returns whether a name contains one of these words, ignoring case: ``CallSite/words``, `identifier`, and parts
    /// of the names in ``FrameworkCalls``.
    ///
    /// At each letter, it compares the last six letters, as one number, with the first six letters of every word. For
    /// `nib` and `xib` it compares three letters.
    private mutating func mentions(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard range.count > 2 else { return false }
        var key: UInt64 = 0
        var isFound = false
        for index in range {
            let letter = text[index] | 0x20
            key = key << 8 | UInt64(letter)
            // Each beginning below ends in b, i, l, m, n, r, t or u. Skip all other letters.
            guard 0x347204 >> UInt32(letter & 0x1F) & 1 == 1 else { continue }
            // nib, xib
            if key & 0xFF_FFFF == 0x6E6962 || key & 0xFF_FFFF == 0x786962 { isFound = true }
            if key & 0xFF_FFFF == 0x6E6962, !Self.says("awakeFromNib", range, text) { mentionsNibs = true }
            switch key & 0xFFFF_FFFF_FFFF {
            // storyb instan regist dequeu loadvi loadfr,
            // perfor setnum makevi makeit makesu imagel ushcon entcon
            case 0x7374_6F72_7962, 0x696E_7374_616E, 0x7265_6769_7374, 0x6465_7175_6575, 0x6C6F_6164_7669,
                0x6C6F_6164_6672,
                0x7065_7266_6F72, 0x7365_746E_756D, 0x6D61_6B65_7669, 0x6D61_6B65_6974, 0x6D61_6B65_7375,
                0x696D_6167_656C, 0x7573_6863_6F6E, 0x656E_7463_6F6E:
                isFound = true
            // identi
            case 0x6964_656E_7469: isFound = true
            default: break
            }
        }
        return isFound
    }

    // MARK: Calls of types

    /// Returns whether a capitalized name is called and may therefore be the name of a type. The result is always true
    /// for a name that begins with a non-ASCII character.
    private func isCalledType(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        switch text[range.lowerBound] {
        case 0x80...: return true
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): break
        default: return false
        }
        var next = range.upperBound
        while true {
            guard next < text.count else { return false }
            switch text[next] {
            // `(Foo)(x)`, `Foo!(x)`
            case 0x20, 0x09...0x0D, UInt8(ascii: ")"), UInt8(ascii: "?"), UInt8(ascii: "!"): next += 1
            case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "`"), UInt8(ascii: "/"):
                return !isPlain(range, text)
            default: return false
            }
        }
    }

    /// Returns whether a name is a type that is never kept. After a dot, the name may be a nested type of the project.
    private func isPlain(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var before = range.lowerBound
        while before > 0, text[before - 1] == 0x20 || (0x09...0x0D).contains(text[before - 1]) { before -= 1 }
        if before > 0, [UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "/")].contains(text[before - 1]) {
            return false
        }
        let name = String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
        // `UIColor(named:)` takes the name of a color.
        return CodeWords.plainTypes.contains(name) && name != "UIColor"
    }
}
