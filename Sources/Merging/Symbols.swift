/// A text that the three documents of a merge share: two are equal where their bytes are.
struct Symbol: Hashable {
    let number: Int32
}

/// Every name and value of the three documents, each once, so that comparing them is comparing numbers.
///
/// Texts are told apart by their bytes: to a `String`, composed and decomposed letters are the same.
final class Symbols {
    private var bytes: [UInt8] = []
    private var ranges: [Range<Int>] = []
    /// Open addressing; the size is a power of two.
    private var slots = [Int32](repeating: -1, count: 1 << 12)

    /// The symbol of a text.
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

    /// The text of a symbol, as it stands in the file: with `&amp;` for `&`.
    func text(_ symbol: Symbol) -> String { String(decoding: utf8(symbol), as: UTF8.self) }

    func utf8(_ symbol: Symbol) -> ArraySlice<UInt8> { bytes[ranges[Int(symbol.number)]] }

    /// By FNV-1a: the texts are short.
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
