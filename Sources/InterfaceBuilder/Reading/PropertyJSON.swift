import Bytes

/// Writes one JSON object for the parts of an element that have no column in its record. It writes the JSON while the
/// file is read.
///
/// The rules are the same for every element:
/// - An attribute becomes a member with the name of the attribute.
/// - A child with a `key` becomes a member with this key.
/// - Children without a key become a list under the name of their element.
/// - The value of a child is an object. If the child is only a text or a value (`<string key="a">b</string>`,
///   `<integer key="a" value="1"/>`), the value is a string. For `<nil key="a"/>`, the value is null.
/// - Empty elements are omitted.
/// - An element that has its own column or table (an object, a connection, a frame) is not repeated.
struct PropertyJSON {
    /// An element or record that is being read. The JSON object of an element is not started before its first member.
    private struct Level {
        var name: Name?
        var key: Text
        var isOpen: Bool
        var hasMembers = false
        /// The offset of the opening `{` in the buffer.
        var start = 0
        /// The name of the list that is being written inside this level.
        var list: Name?
    }

    /// The reference can be unchecked, because the reader that owns this value also owns the builder.
    private unowned(unsafe) let builder: DocumentBuilder
    private var levels: [Level] = []
    /// The JSON of the open scopes, one after another. When an inner scope ends, it is removed before the outer scope
    /// continues.
    private let buffer = ByteBuffer()

    /// Creates a writer.
    ///
    /// - Parameter builder: contains the texts of the keys, and receives the JSON.
    init(builder: DocumentBuilder) { self.builder = builder }

    /// Starts the JSON object of a record. Scopes are nested in the same way as records.
    mutating func beginScope() {
        levels.append(Level(name: nil, key: .none, isOpen: true, start: buffer.count))
        buffer.append(UInt8(ascii: "{"))
    }

    /// Ends the record's JSON object.
    ///
    /// - Returns: the JSON object as a text of the document; none if the object is empty.
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

    /// Adds a list of notes, each with the line that it refers to.
    mutating func add(_ key: StaticString, _ notes: [(line: UInt32, text: String)]) {
        openCurrent()
        separate()
        let list = notes.map { "{\"line\":\($0.line),\"text\":\(JSONString.quoted($0.text))}" }.joined(separator: ",")
        for byte in "\"\(key)\":[\(list)]".utf8 { buffer.append(byte) }
    }

    /// Enters a child element. If the element turns out to be empty, nothing is written for it.
    mutating func push(_ name: Name, key: Text) {
        levels.append(Level(name: name, key: key, isOpen: false))
    }

    /// Ends a child element that ``push(_:key:)`` started.
    ///
    /// - Returns: the JSON object of the element; nil if the element was empty. It is valid until more JSON is added.
    @discardableResult
    mutating func pop() -> UnsafeBufferPointer<UInt8>? {
        let level = levels.removeLast()
        guard level.isOpen else { return nil }
        closeList(level.list)
        buffer.append(UInt8(ascii: "}"))
        return UnsafeBufferPointer(rebasing: buffer.bytes[level.start...])
    }

    /// Ends a child element that contains only a text.
    mutating func pop(text: UnsafeBufferPointer<UInt8>) {
        let level = levels.removeLast()
        guard !level.isOpen else { return pop(reopened: level) }
        startMember(level)
        buffer.appendJSON(text)
    }

    /// Ends a child element that stands for nil.
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
