/// How messages are separated in a stream of bytes.
package enum Framing: Sendable {
    /// One message per line, as in the Model Context Protocol.
    case lines
    /// A header `Content-Length: N`, an empty line, and N bytes, as in the Language Server Protocol.
    case headers

    /// Returns a message with the bytes that separate it from other messages.
    ///
    /// - Parameter message: JSON without line breaks.
    package func frame(_ message: String) -> [UInt8] {
        switch self {
        case .lines: Array(message.utf8) + [0x0A]
        case .headers: Array("Content-Length: \(message.utf8.count)\r\n\r\n".utf8) + message.utf8
        }
    }
}

/// Splits a stream of bytes into messages. After a broken frame, it continues with the next message.
package struct FrameReader: Sendable {
    /// A part of the stream.
    package enum Frame: Sendable, Equatable {
        /// The bytes of a message.
        case message([UInt8])
        /// Bytes that are not a message, and the reason in words.
        case broken(String)
    }

    /// The maximum size of the headers before one message, in bytes.
    private static let mostHeaderBytes = 4096
    private static let lengthName = Array("content-length:".utf8)

    private let framing: Framing
    private let mostBytes: Int
    private var buffer: [UInt8] = []
    /// The first byte of the next frame.
    private var start = 0
    /// The bytes before this place contain no end of a line.
    private var searched = 0
    /// The number of bytes to skip, because they belong to a message that is too large.
    private var skipped = 0
    /// Whether the rest of the current line is skipped, because the line is too long.
    private var isSkippingLine = false
    /// Whether the bytes up to the next `Content-Length` are skipped, because a header is broken.
    private var isSearching = false

    /// Creates a reader at the start of a stream.
    ///
    /// - Parameter mostBytes: the maximum size of one message in bytes.
    package init(_ framing: Framing, mostBytes: Int) { (self.framing, self.mostBytes) = (framing, mostBytes) }

    /// Adds bytes at the end of the stream.
    package mutating func append(_ bytes: [UInt8]) {
        if start > 0 {
            buffer.removeFirst(start)
            searched = max(0, searched - start)
            start = 0
        }
        buffer += bytes
    }

    /// Returns the next frame; nil if the stream must continue first.
    package mutating func next() -> Frame? {
        switch framing {
        case .lines: nextLine()
        case .headers: nextWithHeaders()
        }
    }

    /// Returns the last frame, after the end of the stream: a last line may have no line feed.
    package mutating func last() -> Frame? {
        defer { (buffer, start, searched) = ([], 0, 0) }
        let rest = Array(buffer[start...])
        guard rest.contains(where: { !Self.isBlank($0) }), !isSkippingLine, !isSearching, skipped == 0 else {
            return nil
        }
        return framing == .lines ? .message(rest) : .broken("the stream ends inside a message")
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    // MARK: Lines

    private mutating func nextLine() -> Frame? {
        while let end = buffer[max(start, searched)...].firstIndex(of: 0x0A) {
            let line = buffer[start..<end]
            (start, searched) = (end + 1, end + 1)
            if isSkippingLine {
                isSkippingLine = false
            } else if line.count > mostBytes {
                return .broken(tooLarge)
            } else if line.contains(where: { !Self.isBlank($0) }) {
                return .message(Array(line))
            }
        }
        searched = buffer.count
        if isSkippingLine {
            start = buffer.count
        } else if buffer.count - start > mostBytes {
            (start, isSkippingLine) = (buffer.count, true)
            return .broken(tooLarge)
        }
        return nil
    }

    private var tooLarge: String { "the message is larger than \(mostBytes >> 20) MiB" }

    // MARK: Headers

    private mutating func nextWithHeaders() -> Frame? {
        let skipping = min(skipped, buffer.count - start)
        (start, skipped) = (start + skipping, skipped - skipping)
        if isSearching, !findHeader() { return nil }
        guard let body = bodyStart() else {
            guard buffer.count - start > Self.mostHeaderBytes else { return nil }
            return broken("the headers are larger than \(Self.mostHeaderBytes) bytes")
        }
        guard let length = length(before: body) else {
            return broken("the header Content-Length is missing or invalid")
        }
        guard length <= mostBytes else {
            skipped = length
            start = body
            return .broken(tooLarge)
        }
        guard buffer.count - body >= length else { return nil }
        start = body + length
        return .message(Array(buffer[body..<start]))
    }

    private mutating func broken(_ reason: String) -> Frame {
        // Skip at least one byte, so that the search does not find the same header again.
        start = min(start + 1, buffer.count)
        isSearching = true
        return .broken(reason)
    }

    /// Moves to the next `Content-Length` at the start of a line or after a message.
    private mutating func findHeader() -> Bool {
        let length = Self.lengthName.count
        while start + length <= buffer.count {
            if isName(at: start) {
                isSearching = false
                return true
            }
            start += 1
        }
        return false
    }

    private func isName(at place: Int) -> Bool {
        zip(buffer[place...], Self.lengthName).allSatisfy { ($0 | 0x20) == $1 || $0 == $1 }
    }

    /// The place after the empty line that ends the headers; nil if it is not in the buffer yet.
    private func bodyStart() -> Int? {
        var place = start
        let end = min(buffer.count, start + Self.mostHeaderBytes)
        while let feed = buffer[place..<end].firstIndex(of: 0x0A) {
            let line = buffer[place..<feed]
            if line.isEmpty || line.elementsEqual([0x0D]) { return feed + 1 }
            place = feed + 1
        }
        return nil
    }

    private func length(before body: Int) -> Int? {
        for line in buffer[start..<body].split(separator: 0x0A) {
            let text = String(decoding: line, as: UTF8.self).lowercased()
            guard text.hasPrefix("content-length:") else { continue }
            let digits = text.dropFirst(Self.lengthName.count).filter { $0 != " " && $0 != "\r" && $0 != "\r\n" }
            guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            return Int(digits)
        }
        return nil
    }
}
