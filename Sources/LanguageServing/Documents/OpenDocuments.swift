import Bytes
import Foundation
import HostSystem
import Trees

/// The documents that are open in the editor, by their absolute path.
final class OpenDocuments: Sendable {
    /// The limits on the open documents. A client that exceeds them works with the files on the disk.
    private static let mostDocuments = 500
    private static let mostBytes = 16 << 20

    /// The folder of the documents.
    let root: String
    private let realRoot: String
    private let documents = Shared<[String: OpenDocument]>([:])

    /// - Parameter root: the folder of the documents. The server never reads a file outside this folder.
    init(root: String) {
        self.root = root
        realRoot = OperatingSystem.realPath(root) ?? root
    }

    /// Returns the absolute path of a URI; nil if it is outside the root.
    func path(_ uri: String) -> String? { DocumentURI.path(uri).flatMap(inside) }

    /// Returns the path of a file below the root, without links; nil if its folder is outside the root.
    func inside(_ path: String) -> String? {
        let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
        guard let real = OperatingSystem.realPath(folder), real == realRoot || real.hasPrefix(realRoot + "/") else {
            return nil
        }
        return root + real.dropFirst(realRoot.count) + "/" + name
    }

    subscript(path: String) -> OpenDocument? { documents.withLock { $0[path] } }

    /// The paths of all open documents.
    var paths: [String] { documents.withLock { $0.keys.sorted() } }

    func open(_ item: JSONTree) {
        guard let uri = item["uri"]?.text, let path = path(uri), let text = item["text"]?.text,
            text.utf8.count <= Self.mostBytes
        else { return }
        let document = OpenDocument(
            uri: uri, path: path, version: item["version"]?.integer ?? 0, text: text, saved: saved(path))
        documents.withLock { documents in
            guard documents.count < Self.mostDocuments || documents[path] != nil else { return }
            documents[path] = document
        }
    }

    func change(_ params: JSONTree) {
        guard let uri = params["textDocument"]?["uri"]?.text, let path = path(uri) else { return }
        documents.withLock { documents in
            documents[path]?.apply(
                params["contentChanges"]?.items ?? [], version: params["textDocument"]?["version"]?.integer ?? 0)
            if let size = documents[path]?.size, size > Self.mostBytes { documents[path] = nil }
        }
    }

    func save(_ uri: String) {
        guard let path = path(uri), let saved = saved(path) else { return }
        documents.withLock { documents in
            guard let text = documents[path]?.text else { return }
            documents[path]?.isEdited = !saved.elementsEqual(text.utf8)
        }
    }

    func close(_ uri: String) {
        guard let path = path(uri) else { return }
        documents.withLock { $0[path] = nil }
    }

    /// Returns the texts that differ from the files on the disk, by absolute path. Every open document remembers its
    /// current text, because the index is about to read it.
    func textsToIndex() -> [String: [UInt8]] {
        documents.withLock { documents in
            var texts: [String: [UInt8]] = [:]
            for (path, document) in documents {
                let text = Array(document.text.utf8)
                documents[path]?.remember(OpenDocument.Indexed(hash: BlobID.of(text), lines: document.lines))
                if document.isEdited { texts[path] = text }
            }
            return texts
        }
    }

    private func saved(_ path: String) -> [UInt8]? {
        guard let size = OperatingSystem.stamp(path)?.size, size <= Self.mostBytes else { return nil }
        return try? OperatingSystem.read(Array(path.utf8), size: size)
    }
}

/// Lines of files, for one answer: of the open documents, or of the files on the disk.
final class LineTexts {
    /// The maximum number of files that one answer reads, and the maximum size of a file in bytes.
    private static let (mostFiles, mostBytes): (Int, Int64) = (100, 4 << 20)

    private let documents: OpenDocuments
    private var read: [String: [String]] = [:]

    init(_ documents: OpenDocuments) { self.documents = documents }

    /// Returns a line without its line ending; nil if it is unknown.
    ///
    /// - Parameters:
    ///   - line: 1-based.
    ///   - path: absolute path of a file inside the root.
    func line(_ line: Int, of path: String) -> String? {
        if let document = documents[path] { return document.line(line) }
        if read[path] == nil {
            guard read.count < Self.mostFiles else { return nil }
            read[path] = onDisk(path) ?? []
        }
        guard let lines = read[path], lines.indices.contains(line - 1) else { return nil }
        let text = lines[line - 1]
        return text.utf8.last == 0x0D ? String(text.unicodeScalars.dropLast()) : text
    }

    /// Returns all lines of a file; nil if it cannot be read.
    func all(of path: String) -> [String]? { documents[path]?.lines ?? onDisk(path) }

    private func onDisk(_ path: String) -> [String]? {
        documents.inside(path).flatMap { try? OperatingSystem.read(Array($0.utf8), size: Self.mostBytes) }.map {
            OpenDocument.split(String(decoding: $0, as: UTF8.self))
        }
    }
}
