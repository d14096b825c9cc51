/// A growing run of UTF-8 bytes with the few ways of appending that JSON
/// needs. A class around plain memory: `[UInt8]` inside nested state costs a
/// uniqueness check on every append, which showed in profiles.
final class ByteBuffer {
    private(set) var base: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 256) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
    var isEmpty: Bool { count == 0 }

    func removeAll() { count = 0 }
    func truncate(to count: Int) { self.count = count }

    @inline(__always)
    private func reserve(_ more: Int) {
        if count + more > capacity { grow(more) }
    }

    private func grow(_ more: Int) {
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
    }

    @inline(__always)
    func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count += 1
    }

    @inline(__always)
    func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let from = bytes.baseAddress, !bytes.isEmpty else { return }
        reserve(bytes.count)
        (base + count).update(from: from, count: bytes.count)
        count += bytes.count
    }

    func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Appends the text as a JSON string, quotes included.
    func appendJSON(_ text: UnsafeBufferPointer<UInt8>) {
        // The worst case is six bytes for one: \u001f.
        reserve(text.count * 6 + 2)
        var end = base + count
        end.pointee = UInt8(ascii: "\"")
        end += 1
        for byte in text {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                end.pointee = UInt8(ascii: "\\")
                end[1] = byte
                end += 2
            } else if byte < 0x20 {
                end = ByteBuffer.escape(control: byte, at: end)
            } else {
                end.pointee = byte
                end += 1
            }
        }
        end.pointee = UInt8(ascii: "\"")
        count = end + 1 - base
    }

    private static func escape(control byte: UInt8, at end: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        let short: [UInt8: UInt8] = [
            0x08: UInt8(ascii: "b"), 0x09: UInt8(ascii: "t"), 0x0A: UInt8(ascii: "n"),
            0x0C: UInt8(ascii: "f"), 0x0D: UInt8(ascii: "r"),
        ]
        end[0] = UInt8(ascii: "\\")
        if let letter = short[byte] {
            end[1] = letter
            return end + 2
        }
        let digits: StaticString = "0123456789abcdef"
        end[1] = UInt8(ascii: "u")
        end[2] = UInt8(ascii: "0")
        end[3] = UInt8(ascii: "0")
        end[4] = digits.utf8Start[Int(byte >> 4)]
        end[5] = digits.utf8Start[Int(byte & 15)]
        return end + 6
    }
}
