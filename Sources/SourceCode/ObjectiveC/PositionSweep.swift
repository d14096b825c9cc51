/// Converts byte offsets of declarations to lines and columns. The readers store these offsets as positions. It also
/// limits each declaration to the platforms of its position.
///
/// Declarations are not found in source order. Therefore each list is converted in the order of its offsets. Then the
/// file is read at most once for each list, even if the file is a single line.
struct PositionSweep {
    /// Sets the line and column of each declaration in a file, and sorts each list into source order.
    static func resolve(_ file: inout SourceFile, _ regions: PlatformRegions, in bytes: UnsafeBufferPointer<UInt8>) {
        if !regions.isUniform { mark(&file, regions) }
        resolveEnds(&file.constants, in: bytes)
        sweep(&file.imports, \.at, in: bytes)
        sweep(&file.types, \.at, in: bytes)
        sweep(&file.members, \.at, in: bytes)
        sweep(&file.constants, \.at, in: bytes)
        sweep(&file.functions, \.at, in: bytes)
        sweep(&file.flagRegions, \.end, in: bytes)
        sweep(&file.flagRegions, \.at, in: bytes)
    }

    private static func mark(_ file: inout SourceFile, _ regions: PlatformRegions) {
        func mark<Item>(
            _ items: inout [Item], _ at: KeyPath<Item, SourcePosition>, _ platforms: WritableKeyPath<Item, Platforms>
        ) {
            for index in items.indices {
                items[index][keyPath: platforms].formIntersection(regions.platforms(at: items[index][keyPath: at].line))
            }
        }
        mark(&file.imports, \.at, \.platforms)
        mark(&file.types, \.at, \.platforms)
        mark(&file.members, \.at, \.platforms)
        mark(&file.constants, \.at, \.platforms)
        mark(&file.functions, \.at, \.platforms)
    }

    private static func resolveEnds(_ constants: inout [ConstantDeclaration], in bytes: UnsafeBufferPointer<UInt8>) {
        var ends = constants.indices.compactMap { index in constants[index].end.map { (index: index, at: $0) } }
        if ends.isEmpty { return }
        sweep(&ends, \.at, in: bytes)
        for end in ends { constants[end.index].end = end.at }
    }

    private static func sweep<Item>(
        _ items: inout [Item], _ at: WritableKeyPath<Item, SourcePosition>, in bytes: UnsafeBufferPointer<UInt8>
    ) {
        let offsets = items.indices.map { items[$0][keyPath: at].line }
        if zip(offsets, offsets.dropFirst()).contains(where: { $0 > $1 }) {
            // Items at the same position keep their order.
            let order = items.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }
            items = order.map { items[$0] }
        }
        var cursor = PositionCursor(bytes)
        for index in items.indices { items[index][keyPath: at] = cursor.position(at: items[index][keyPath: at].line) }
    }
}

/// Converts offsets in source order to lines and columns.
struct PositionCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = SourcePosition(line: 1, column: 1)
    private var next = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Returns the position of an offset. If the offset is before the previous offset, counting starts again at the
    /// beginning of the file, which is slow.
    mutating func position(at offset: Int) -> SourcePosition {
        if offset < next { self = PositionCursor(bytes) }
        while next < offset {
            let byte = bytes[next]
            next += 1
            let endsLine =
                byte == UInt8(ascii: "\n")
                || (byte == UInt8(ascii: "\r") && (next == bytes.count || bytes[next] != UInt8(ascii: "\n")))
            if endsLine {
                position = SourcePosition(line: position.line + 1, column: 1)
            } else if byte & 0xC0 != 0x80 {
                position.column += 1
            }
        }
        return position
    }

    /// Returns the position of a token.
    mutating func position(at token: Token) -> SourcePosition { position(at: Int(token.start)) }
}
