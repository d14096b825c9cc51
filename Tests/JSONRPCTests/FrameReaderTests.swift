import JSONRPC
import Testing

@Suite("Frames of messages")
struct FrameReaderTests {
    /// Returns all frames of a stream that arrives in pieces of the given size.
    private func frames(_ stream: String, _ framing: Framing, piece: Int = .max, mostBytes: Int = 1 << 20)
        -> [FrameReader.Frame]
    {
        var reader = FrameReader(framing, mostBytes: mostBytes)
        var found: [FrameReader.Frame] = []
        var rest = Array(stream.utf8)[...]
        while !rest.isEmpty {
            reader.append(Array(rest.prefix(piece)))
            rest = rest.dropFirst(piece)
            while let frame = reader.next() { found.append(frame) }
        }
        if let last = reader.last() { found.append(last) }
        return found
    }

    private func message(_ text: String) -> FrameReader.Frame { .message(Array(text.utf8)) }

    @Test(arguments: [1, 2, 5, 1000])
    func `each line is a message, and empty lines are skipped`(piece: Int) {
        #expect(
            frames("{\"a\":1}\n\r\n \n[2]\r\n{}", .lines, piece: piece)
                == [message("{\"a\":1}"), message("[2]\r"), message("{}")])
    }

    @Test(arguments: [1, 3, 1000])
    func `a line that is too long is one error, and the next line is a message`(piece: Int) {
        let found = frames(String(repeating: "x", count: 50) + "\n{}\n", .lines, piece: piece, mostBytes: 20)
        #expect(found == [.broken("the message is larger than 0 MiB"), message("{}")])
    }

    @Test(arguments: [1, 7, 1000])
    func `a message has the length that its header states`(piece: Int) {
        let stream = "Content-Length: 2\r\n\r\n{}content-length:4\r\nContent-Type: x\r\n\r\n[\"é\""
        #expect(frames(stream, .headers, piece: piece).first == message("{}"))
        let two = String(decoding: Framing.headers.frame("{}") + Framing.headers.frame("[\"é\"]"), as: UTF8.self)
        #expect(frames(two, .headers, piece: piece) == [message("{}"), message("[\"é\"]")])
    }

    @Test(arguments: [1, 1000])
    func `after a broken header, the reader continues with the next header`(piece: Int) {
        for broken in ["Content-Length: x\r\n\r\n", "Content-Length: -5\r\n\r\n{}", "Hello\r\n\r\n{}\n", "\r\n\r\n"] {
            let found = frames(broken + "Content-Length: 2\r\n\r\n{}", .headers, piece: piece)
            #expect(found.count >= 2 && found.last == message("{}"), "\(broken): \(found)")
            #expect(found.dropLast().allSatisfy { if case .broken = $0 { true } else { false } })
        }
    }

    @Test func `headers that do not end are an error`() {
        let found = frames(String(repeating: "A: b\r\n", count: 2000) + "Content-Length: 2\r\n\r\n{}", .headers)
        #expect(found.count == 2 && found.last == message("{}"))
    }

    @Test(arguments: [3, 1000])
    func `a message that is larger than the limit is skipped`(piece: Int) {
        let large = "Content-Length: 30\r\n\r\n" + String(repeating: "x", count: 30)
        let found = frames(large + "Content-Length: 2\r\n\r\n{}", .headers, piece: piece, mostBytes: 20)
        #expect(found == [.broken("the message is larger than 0 MiB"), message("{}")])
    }

    @Test func `a huge length is an error without a crash`() {
        for length in ["9223372036854775807", "99999999999999999999999999"] {
            let found = frames("Content-Length: \(length)\r\n\r\n{}", .headers)
            #expect(found.count == 1)
        }
    }
}
