import CLibXML2
import Foundation

/// One attribute of a start tag. The value is valid only during the callback.
struct XMLAttribute {
    let name: Name
    let value: UnsafeBufferPointer<UInt8>
}

/// The attributes of a start tag, in the order of the file.
struct XMLAttributes {
    let items: UnsafeMutablePointer<XMLAttribute>
    let count: Int

    var isEmpty: Bool { count == 0 }

    func first(_ word: Word) -> UnsafeBufferPointer<UInt8>? {
        for index in 0..<count where items[index].name.word == word { return items[index].value }
        return nil
    }
}

/// The receiver of the parser's events for one file. This base class ignores all events.
///
/// It is a class and not a protocol, because a stream can call a class without reference counting. With a protocol,
/// reference counting took 4 % of the time of a first run.
class XMLSink {
    func startElement(_ name: Name, _ attributes: XMLAttributes, in stream: XMLStream) {}
    func endElement(_ name: Name, in stream: XMLStream) {}
    func characters(_ text: UnsafeBufferPointer<UInt8>, in stream: XMLStream) {}
    func comment(_ text: UnsafeBufferPointer<UInt8>, in stream: XMLStream) {}
}

/// Parses one file after another, and passes the elements of each file to a sink. It uses the SAX2 interface of libxml2
/// on bytes in memory, without network access, entities or a document tree.
///
/// Use a stream from one thread only. It keeps its parser, so that the names of elements and attributes are looked up
/// once per thread instead of once per file.
final class XMLStream {
    private var context: xmlParserCtxtPtr
    private(set) var names = NameTable()
    private var state = UnsafeMutablePointer<XibdbXMLState>.allocate(capacity: 1)
    private var attributeItems: UnsafeMutablePointer<XMLAttribute>
    private var attributeCapacity = 64
    private let unescaped = ByteBuffer()
    private let handler = XMLStream.makeHandler()

    /// The receiver of the events. It is not retained here: ``parse(_:into:)`` retains the first sink, and the first
    /// sink retains any sink that it redirects to.
    private var sink: Unmanaged<XMLSink>?
    fileprivate var depth = 0
    private var failure: ReadError?
    /// The first attribute value of the current start tag, while the sink handles the tag; nil otherwise.
    private var firstValue: UnsafePointer<UInt8>?

    // The current position. `line` and `column` are the position of `countedTo` in the file. Each byte is counted only
    // once, even in long lines.
    private var input = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    private var countedTo = 0
    private var line: UInt32 = 1
    private var column: UInt32 = 1

    init() {
        // libxml2 stores this setting per thread, and only one thread uses a stream.
        xibdbSilence()
        context = XMLStream.makeContext()
        attributeItems = .allocate(capacity: attributeCapacity)
    }

    deinit {
        xmlFreeParserCtxt(context)
        attributeItems.deallocate()
        state.deallocate()
    }

    private static func makeContext() -> xmlParserCtxtPtr {
        guard let context = xmlNewParserCtxt() else { fatalError("libxml2 cannot allocate a parser") }
        return context
    }

    /// Parses one file.
    ///
    /// - Throws: ``ReadError`` with the position of the first problem: XML that is not well-formed, an exceeded limit,
    ///   or a declared entity.
    func parse(_ bytes: UnsafeBufferPointer<UInt8>, into sink: XMLSink) throws(ReadError) {
        input = bytes
        countedTo = 0
        line = 1
        column = 1
        depth = 0
        failure = nil
        self.sink = .passUnretained(sink)
        defer { self.sink = nil }

        state.initialize(to: XibdbXMLState())
        state.pointee.reader = Unmanaged.passUnretained(self).toOpaque()
        context.pointee.sax.pointee = handler
        context.pointee.userData = UnsafeMutableRawPointer(state)
        let document = bytes.withMemoryRebound(to: CChar.self) {
            xmlCtxtReadMemory(context, $0.baseAddress, Int32($0.count), nil, nil, Int32(XML_PARSE_NONET.rawValue))
        }
        if document != nil { xmlFreeDoc(document) }
        let error = failure ?? libraryError()
        if error != nil || names.count > 20_000 {
            // A parser keeps every name that it has read. A hostile file must not leave a large dictionary for later
            // files.
            xmlFreeParserCtxt(context)
            context = XMLStream.makeContext()
            names = NameTable()
        }
        if let error { throw error }
    }

    /// Sends all further events of this file to another sink. The first sink must retain the other sink until the parse
    /// ends.
    func redirect(to other: XMLSink) { sink = .passUnretained(other) }

    private func libraryError() -> ReadError? {
        let error = state.pointee.error
        guard error.code != 0 else {
            return context.pointee.wellFormed == 0 ? ReadError("The XML is not well-formed.") : nil
        }
        let message = withUnsafePointer(to: error.message) {
            $0.withMemoryRebound(to: CChar.self, capacity: 512) { String(cString: $0) }
        }
        return ReadError(
            XMLStream.sentence(message), line: error.line > 0 ? Int(error.line) : nil,
            column: error.column > 0 ? Int(error.column) : nil)
    }

    /// Converts a libxml2 message, which can have several lines, to a sentence.
    private static func sentence(_ message: String) -> String {
        let text = message.split(whereSeparator: \.isNewline).joined(separator: " ")
            .trimmingCharacters(in: .whitespaces)
        return text.hasSuffix(".") ? text : text + "."
    }

    /// Stops the parse with an error at the position of the current element.
    func fail(_ message: String) {
        guard failure == nil else { return }
        let at = position()
        failure = ReadError(message, line: Int(at.line), column: Int(at.column))
        xmlStopParser(context)
    }

    /// The position of the `<` that opens the current element.
    ///
    /// An attribute value cannot contain a `<`. The opening `<` is therefore the last `<` before the position of the
    /// parser, which is the end of the start tag.
    func position() -> Position {
        guard let base = input.baseAddress, let parser = context.pointee.input else {
            return Position(line: 1, column: 1)
        }
        // Attribute values make up most of a tag. If the first value is in the parser's buffer, the search starts
        // before this value.
        var place = parser.pointee.cur ?? parser.pointee.base!
        if let firstValue, firstValue > parser.pointee.base, firstValue < place { place = firstValue }
        let consumed = Int(parser.pointee.consumed) + (place - parser.pointee.base)
        var start = min(consumed, input.count) - 1
        while start > 0 && base[start] != UInt8(ascii: "<") { start -= 1 }
        count(to: max(start, countedTo))
        return Position(line: line, column: column)
    }

    private func count(to end: Int) {
        guard let base = input.baseAddress else { return }
        while countedTo < end, let found = memchr(base + countedTo, 0x0A, end - countedTo) {
            countedTo = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - base + 1
            line += 1
            column = 1
        }
        while countedTo < end {
            if base[countedTo] & 0xC0 != 0x80 { column += 1 }
            countedTo += 1
        }
    }

    // MARK: Callbacks

    /// Passes the stream in libxml2's user data to `body` without reference counting. This is safe, because the stream
    /// outlives the parse.
    @inline(__always)
    fileprivate static func with(_ userData: UnsafeMutableRawPointer?, _ body: (XMLStream) -> Void) {
        guard let userData else { return }
        let state = userData.assumingMemoryBound(to: XibdbXMLState.self)
        guard let reader = state.pointee.reader else { return }
        Unmanaged<XMLStream>.fromOpaque(reader)._withUnsafeGuaranteedRef { body($0) }
    }

    fileprivate func start(
        _ localName: UnsafePointer<UInt8>, _ count: Int, _ raw: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    ) {
        guard failure == nil else { return }
        depth += 1
        guard depth <= ReadLimit.depth else { return fail("Elements nest deeper than \(ReadLimit.depth).") }
        if count > attributeCapacity {
            attributeItems.deallocate()
            attributeCapacity = count * 2
            attributeItems = .allocate(capacity: attributeCapacity)
        }
        unescaped.removeAll()
        var needsUnescaping = false
        if let raw {
            for index in 0..<count {
                // Each attribute has five pointers: name, prefix, URI, start and end of the value.
                let at = raw + index * 5
                guard let name = at[0], let start = at[3], let end = at[4] else { continue }
                let value = UnsafeBufferPointer(start: start, count: end - start)
                if memchr(start, 0x26, value.count) != nil { needsUnescaping = true }
                (attributeItems + index).initialize(to: XMLAttribute(name: names.find(name), value: value))
            }
        }
        if needsUnescaping { unescapeValues(count) }
        let attributes = XMLAttributes(items: attributeItems, count: count)
        firstValue = count > 0 ? raw?[3] : nil
        sink?._withUnsafeGuaranteedRef { $0.startElement(names.find(localName), attributes, in: self) }
        firstValue = nil
    }

    /// Replaces `&#38;` with `&`.
    ///
    /// Without entity replacement, libxml2 returns `&` as `&#38;`. All other character references are already replaced.
    private func unescapeValues(_ count: Int) {
        let escaped: StaticString = "&#38;"
        var ranges: [Range<Int>] = []
        for index in 0..<count {
            let start = unescaped.count
            var rest = attributeItems[index].value[...]
            while let byte = rest.first {
                unescaped.append(byte)
                let length =
                    byte == 0x26 && rest.starts(with: UnsafeBufferPointer(start: escaped.utf8Start, count: 5)) ? 5 : 1
                rest = rest.dropFirst(length)
            }
            ranges.append(start..<unescaped.count)
        }
        for index in 0..<count {
            attributeItems[index] = XMLAttribute(
                name: attributeItems[index].name,
                value: UnsafeBufferPointer(rebasing: unescaped.bytes[ranges[index]]))
        }
    }

    fileprivate func end(_ localName: UnsafePointer<UInt8>) {
        depth -= 1
        guard failure == nil else { return }
        sink?._withUnsafeGuaranteedRef { $0.endElement(names.find(localName), in: self) }
    }

    fileprivate func characters(_ text: UnsafeBufferPointer<UInt8>) {
        guard failure == nil else { return }
        sink?._withUnsafeGuaranteedRef { $0.characters(text, in: self) }
    }

    fileprivate func comment(_ text: UnsafePointer<UInt8>) {
        guard failure == nil else { return }
        let text = UnsafeBufferPointer(start: text, count: strlen(text))
        sink?._withUnsafeGuaranteedRef { $0.comment(text, in: self) }
    }

    private static func makeHandler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { userData, localName, _, _, _, _, count, _, attributes in
            guard let localName else { return }
            XMLStream.with(userData) { $0.start(localName, Int(count), attributes) }
        }
        handler.endElementNs = { userData, localName, _, _ in
            guard let localName else { return }
            XMLStream.with(userData) { $0.end(localName) }
        }
        let characters: charactersSAXFunc = { userData, text, count in
            XMLStream.with(userData) { $0.characters(UnsafeBufferPointer(start: text, count: Int(count))) }
        }
        handler.characters = characters
        // The same callback receives white space and text, so that libxml2 does not have to distinguish them.
        handler.ignorableWhitespace = characters
        handler.cdataBlock = characters
        handler.comment = { userData, text in
            guard let text else { return }
            XMLStream.with(userData) { $0.comment(text) }
        }
        handler.entityDecl = { userData, _, _, _, _, _ in
            XMLStream.with(userData) { $0.fail("The DOCTYPE declares an entity; such files are not read.") }
        }
        handler.unparsedEntityDecl = { userData, _, _, _, _ in
            XMLStream.with(userData) { $0.fail("The DOCTYPE declares an entity; such files are not read.") }
        }
        xibdbUseErrorCallback(&handler)
        return handler
    }
}
