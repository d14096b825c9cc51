/// Creates documents from compiled nibs.
enum CompiledReader {
    /// Reads a file in a format that is not XML.
    ///
    /// - Returns: the document. If the file is not a compiled nib, the document contains no objects.
    /// - Throws: ``ReadError`` if the nib is damaged, or if it exceeds a limit of ``ReadLimit``.
    static func read(_ bytes: [UInt8], _ format: FileFormat) throws(ReadError) -> InterfaceDocument {
        let builder = DocumentBuilder(format: format, expecting: bytes.count)
        guard let (graph, root) = try graph(bytes, format, into: builder) else { return builder.document }
        builder.document.problem = try ArchiveReader(graph: graph).readCompiled(root: root)
        builder.sortObjects()
        builder.complete()
        return builder.document
    }

    /// Decodes the objects of a compiled nib.
    ///
    /// - Returns: the graph and the element of its root; nil if the bytes are in another format.
    /// - Throws: ``ReadError`` if the nib is damaged, or if it exceeds a limit of ``ReadLimit``.
    static func graph(_ bytes: [UInt8], _ format: FileFormat?, into builder: DocumentBuilder) throws(ReadError) -> (
        ArchiveGraph, root: Int32
    )? {
        let graph: ArchiveGraph
        var root = 0
        switch format {
        case .nibArchive: graph = try NIBArchive.read(bytes, into: builder)
        case .binaryPropertyList:
            guard let archive = try KeyedArchive.read(bytes, into: builder) else { return nil }
            (graph, root) = archive
        default: return nil
        }
        guard root < graph.nodes.count else { throw ReadError("The compiled nib has no root object.") }
        return (graph, Int32(root))
    }
}
