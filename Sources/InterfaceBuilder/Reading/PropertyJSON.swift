import Bytes

/// Writes one JSON object for the parts of an element that have no column in its record. It writes while the file is
/// read.
///
/// The rules are the same for every element:
/// - An attribute is a member with its name.
/// - A child with a `key` is a member with that key.
/// - Children without a key form a list under the name of their element.
/// - A child is an object. If it is only a text or a value (`<string key="a">b</string>`,
///   `<integer key="a" value="1"/>`), it is a string. If it is `<nil key="a"/>`, it is null.
/// - Empty elements are omitted.
/// - An element with a column or table of its own (an object, a connection, a frame) is not repeated.
struct PropertyJSON {
    /// An element or record that is being read. The JSON object of an element starts with its first member.
    private struct Level {
        var name: Name?
        var key: Text
        var isOpen: Bool
        var hasMembers = false
        /// The offset of the level's `{` in the buffer.
        var start = 0
        /// The name of the list that is being written inside this level.
        var list: Name?
    }

    /// The reference is unchecked, because the reader that owns this value also owns the builder.
    private unowned(unsafe) let builder: DocumentBuilder
    private var levels: [Level] = []
    /// The open scopes, one after another. An inner scope is removed when it ends, before the outer scope continues.
    private let buffer = ByteBuffer()

    /// Creates a writer.
    ///
    /// - Parameter builder: holds the texts of the keys, and receives the JSON.
    init(builder: DocumentBuilder) { self.builder = builder }

    /// Starts the JSON object of a record. Scopes nest as records do.
    mutating func beginScope() {
        levels.append(Level(name: nil, key: .none, isOpen: true, start: buffer.count))
        buffer.append(UInt8(ascii: "{"))
    }

    /// Ends the record's JSON object.
    ///
    /// - Returns: the object as a text of the document; none if it is empty.
    mutating func endScope() -> Text {
        let level = levels.removeLast()
        defer { buffer.truncate(to: level.start) }
        guard level.hasMembers else { return .none }
        closeList(level.list)
        buffer.append(UInt8(ascii: "}"))
        return builder.add(UnsafeBufferPointer(rebasing: buffer.bytes[level.start...]))
    }

    /// Adds an attribute of the current element.
    @inline(__always)
    mutating func add(_ name: Name, _ value: UnsafeBufferPointer<UInt8>) {
        openCurrent()
        separate()
        let buffer = buffer
        buffer.append(name.jsonKey)
        buffer.appendJSON(value)
    }

    /// Adds a list of texts, each with the line that it refers to.
    mutating func add(_ key: StaticString, _ notes: [(line: UInt32, text: String)]) {
        openCurrent()
        separate()
        let list = notes.map { "{\"line\":\($0.line),\"text\":\(JSONString.quoted($0.text))}" }.joined(separator: ",")
        for byte in "\"\(key)\":[\(list)]".utf8 { buffer.append(byte) }
    }

    /// Enters a child element. If it turns out to be empty, nothing is written for it.
    mutating func push(_ name: Name, key: Text) {
        levels.append(Level(name: name, key: key, isOpen: false))
    }

    /// Leaves a child element that was entered with ``push(_:key:)``.
    ///
    /// - Returns: its JSON object, valid until more is added; nil if the element was empty.
    @discardableResult
    mutating func pop() -> UnsafeBufferPointer<UInt8>? {
        let level = levels.removeLast()
        guard level.isOpen else { return nil }
        closeList(level.list)
        buffer.append(UInt8(ascii: "}"))
        return UnsafeBufferPointer(rebasing: buffer.bytes[level.start...])
    }

    /// Leaves a child element that is only a text.
    mutating func pop(text: UnsafeBufferPointer<UInt8>) {
        let level = levels.removeLast()
        guard !level.isOpen else { return pop(reopened: level) }
        startMember(level)
        buffer.appendJSON(text)
    }

    /// Leaves a child element that represents nil.
    mutating func popNull() {
        let level = levels.removeLast()
        guard !level.isOpen else { return pop(reopened: level) }
        startMember(level)
        buffer.append("null")
    }

    private mutating func pop(reopened level: Level) {
        closeList(level.list)
        buffer.append(UInt8(ascii: "}"))
    }

    private mutating func openCurrent() {
        if !levels[levels.count - 1].isOpen { open(levels.count - 1) }
    }

    private mutating func open(_ index: Int) {
        guard !levels[index].isOpen else { return }
        if !levels[index - 1].isOpen { open(index - 1) }
        startMember(levels[index], in: index - 1)
        levels[index].start = buffer.count
        buffer.append(UInt8(ascii: "{"))
        levels[index].isOpen = true
    }

    private mutating func startMember(_ level: Level) {
        let parent = levels.count - 1
        if !levels[parent].isOpen { open(parent) }
        startMember(level, in: parent)
    }

    private mutating func startMember(_ level: Level, in parent: Int) {
        let buffer = buffer
        if level.key.isNone, let name = level.name {
            if levels[parent].list == name { return buffer.append(UInt8(ascii: ",")) }
            separate(in: parent)
            buffer.append(name.jsonKey)
            buffer.append(UInt8(ascii: "["))
            levels[parent].list = name
        } else {
            separate(in: parent)
            builder.withBytes(of: level.key) { buffer.appendJSON($0) }
            buffer.append(UInt8(ascii: ":"))
        }
    }

    @inline(__always)
    private mutating func separate() { separate(in: levels.count - 1) }

    @inline(__always)
    private mutating func separate(in index: Int) {
        closeList(levels[index].list)
        levels[index].list = nil
        if levels[index].hasMembers { buffer.append(UInt8(ascii: ",")) }
        levels[index].hasMembers = true
    }

    @inline(__always)
    private func closeList(_ list: Name?) {
        if list != nil { buffer.append(UInt8(ascii: "]")) }
    }
}
