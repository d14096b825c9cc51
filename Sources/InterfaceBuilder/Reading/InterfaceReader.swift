import Bytes

/// Creates documents from the bytes of Interface Builder files.
///
/// A reader contains a parser that only one thread may use. Create one reader per thread.
package final class InterfaceReader {
    private let stream = XMLStream()
    private let classes: ElementClasses

    /// Creates a reader. By default, it uses the table of element classes in this module.
    package init(classes: ElementClasses = .standard) {
        self.classes = classes
    }

    /// Reads one file.
    ///
    /// A file that is not a nib is not an error. For such a file, the result contains the format, but no objects.
    ///
    /// - Parameter bytes: the whole file, in UTF-8, UTF-16 or an encoding that its XML declaration names.
    /// - Parameter isPartOfBundle: whether the file is beside the `designable.nib` of a nib bundle. These files contain
    ///   compiled data. Some look like XML but contain characters that XML forbids. The format is therefore determined
    ///   only by their first bytes.
    /// - Parameter isRepresented: whether another file of the bundle contains the same nib. If so, the result for a
    ///   compiled nib contains no objects.
    /// - Throws: ``ReadError`` if the file cannot be read: a compiled nib is damaged, the XML is not well-formed, a limit
    ///   of ``ReadLimit`` is exceeded, or a DOCTYPE declares an entity.
    package func read(
        _ bytes: [UInt8], isPartOfBundle: Bool = false, isRepresented: Bool = false
    ) throws(ReadError) -> InterfaceDocument {
        if let format = bytes.withUnsafeBytes(FileFormat.ofNonXML) {
            return try isRepresented ? InterfaceDocument(format: format) : CompiledReader.read(bytes, format)
        }
        if isPartOfBundle, !bytes.prefix(400).contains(word: "<document"), !bytes.prefix(400).contains(word: "<archive")
        {
            return InterfaceDocument(format: bytes.prefix(400).contains(word: "<plist") ? .propertyList : .otherXML)
        }
        var bytes = bytes
        try Encoding.toUTF8(&bytes)
        LineEnds.unify(&bytes)
        if bytes.allSatisfy(isXMLWhiteSpace) { return InterfaceDocument(format: .empty) }
        let sink = RootSink(expecting: bytes.count, classes: classes)
        do {
            try bytes.withUnsafeBufferPointer { (buffer) throws(ReadError) in try stream.parse(buffer, into: sink) }
        } catch {
            throw explain(error, bytes)
        }
        return try sink.finish()
    }

    /// If the kind of damage is known, returns a more specific error; otherwise, returns the given error.
    private func explain(_ error: ReadError, _ bytes: [UInt8]) -> ReadError {
        if bytes.starts(with: "version https://git-lfs".utf8) {
            return ReadError("This is a Git LFS pointer; the file itself was not fetched.", line: 1, column: 1)
        }
        if let line = Self.mergeMarker(in: bytes) {
            return ReadError("The file has merge-conflict markers.", line: line, column: 1)
        }
        return error
    }

    private static func mergeMarker(in bytes: [UInt8]) -> Int? {
        let marker = Array("<<<<<<< ".utf8)
        var line = 1
        for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if part.starts(with: marker) { return line }
            line += 1
        }
        return nil
    }
}

/// Reads the root element and passes all events to the reader for that format.
private final class RootSink: XMLSink {
    private let expecting: Int
    private let classes: ElementClasses
    private var format: FileFormat?
    private var reader: DocumentReader?
    private var archive: ArchiveGraphReader?

    init(expecting: Int, classes: ElementClasses) {
        self.expecting = expecting
        self.classes = classes
    }

    override func startElement(_ name: Name, _ attributes: XMLAttributes, in stream: XMLStream) {
        if format == nil {
            switch name.word {
            case .document:
                format = .document
                let reader = DocumentReader(
                    builder: DocumentBuilder(format: .document, expecting: expecting), classes: classes)
                self.reader = reader
                handOver(to: reader, name, attributes, stream)
            case .archive:
                format = .archive
                let archive = ArchiveGraphReader(builder: DocumentBuilder(format: .archive, expecting: expecting))
                self.archive = archive
                handOver(to: archive, name, attributes, stream)
            default: format = name.utf8.elementsEqual("plist".utf8) ? .propertyList : .otherXML
            }
        }
    }

    /// Passes the root element to the reader and sends all later events directly to it.
    private func handOver(to reader: XMLSink, _ name: Name, _ attributes: XMLAttributes, _ stream: XMLStream) {
        stream.redirect(to: reader)
        reader.startElement(name, attributes, in: stream)
    }

    func finish() throws(ReadError) -> InterfaceDocument {
        if let archive {
            let builder = archive.graph.builder
            builder.document.problem = try ArchiveReader(graph: archive.graph).read()
            builder.complete()
            return builder.document
        }
        guard let builder = reader?.builder else { return InterfaceDocument(format: format ?? .otherXML) }
        builder.complete()
        builder.completeScenes()
        return builder.document
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(word: String) -> Bool {
        let word = Array(word.utf8)
        return indices.contains { self[$0...].starts(with: word) }
    }
}

extension DocumentBuilder {
    /// Sets the missing controllers of scenes. If the file does not mark the controller of a scene, the controller is
    /// the first object that is neither the First Responder nor an exit.
    func completeScenes() {
        for (index, object) in document.objects.enumerated() {
            guard object.scene >= 0, object.parent < 0, object.role != .firstResponder, object.role != .exit else {
                continue
            }
            if document.scenes[Int(object.scene)].controller < 0 {
                document.scenes[Int(object.scene)].controller = Int32(index)
            }
        }
    }
}
