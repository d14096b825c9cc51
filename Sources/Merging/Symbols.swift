/// A text in the documents of a merge. Two symbols are equal if the bytes of their texts are equal.
struct Symbol: Hashable {
    let number: Int32
}

/// The table of all names and values in the three documents. It contains each text only once, so that texts can be
/// compared by their numbers.
///
/// Texts are compared by their bytes, because `String` treats composed and decomposed letters as equal.
final class Symbols {
    private var bytes: [UInt8] = []
    private var ranges: [Range<Int>] = []
    /// A hash table with open addressing. Its size is a power of two.
    private var slots = [Int32](repeating: -1, count: 1 << 12)

    /// Returns the symbol for a text.
    func find(_ text: some Collection<UInt8>) -> Symbol {
        var slot = firstSlot(of: text)
        while slots[slot] >= 0 {
            let known = ranges[Int(slots[slot])]
            if known.count == text.count, bytes[known].elementsEqual(text) { return Symbol(number: slots[slot]) }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = Int32(ranges.count)
        slots[slot] = number
        ranges.append(bytes.count..<bytes.count + text.count)
        bytes.append(contentsOf: text)
        if ranges.count * 2 > slots.count { grow() }
        return Symbol(number: number)
    }

    func find(_ text: String) -> Symbol { find(Array(text.utf8)) }

    /// Returns the text of a symbol as in the file, for example with `&amp;` for `&`.
    func text(_ symbol: Symbol) -> String { String(decoding: utf8(symbol), as: UTF8.self) }

    func utf8(_ symbol: Symbol) -> ArraySlice<UInt8> { bytes[ranges[Int(symbol.number)]] }

    /// Returns the first slot for a text. The hash is FNV-1a, which is fast for short texts.
    private func firstSlot(of text: some Collection<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash ^ (hash >> 29)) & (slots.count - 1)
    }

    private func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for (number, range) in ranges.enumerated() {
            var slot = firstSlot(of: bytes[range])
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }
}
