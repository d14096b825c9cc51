import Asking
import Bytes
import Errors
import Foundation
import HostSystem
import Store

/// The folder of one export: `table=NAME/repository=NAME/part.FORMAT` for each table, and a description of the export.
///
/// The files are written to a new folder next to the target. At the end, the new folder is renamed. A reader therefore
/// never sees a part of an export. If the process is killed, the new folder remains; its name starts with a dot.
package struct DatasetFolder {
    /// The file that describes an export. Query engines ignore files with an underscore.
    package static let description = "_xibdb.json"
    private static let descriptionStart = "{\"xibdb_export\":"

    private let path: String
    private let parent: OpenFolder
    private let name: String
    private let new: String
    private let folder: OpenFolder

    /// Creates the new folder.
    ///
    /// - Throws: ``AskingError/unanswerable(_:)`` in these cases: the parent folder is missing or not writable; the target
    ///   is a link, or contains anything that xibdb did not export.
    package init(replacing path: String) throws {
        var trimmed = Substring(path)
        while trimmed.count > 1, trimmed.last == "/" { trimmed.removeLast() }
        self.path = String(trimmed)
        do throws(SystemError) {
            (parent, name) = try OpenFolder.holding(OperatingSystem.absolute(self.path))
            try Self.checkTarget(parent, name, self.path)
            new = ".\(name).xibdb-\(UInt32.random(in: .min ... .max))"
            folder = try parent.newFolder(new)
        } catch { throw Self.failure(path, error) }
    }

    /// Writes all tables of an export, and replaces the target.
    ///
    /// - Returns: the number of rows of each table.
    /// - Throws: ``AskingError``. The target is then unchanged.
    package func write(_ export: IndexExport, _ format: DatasetFormat) throws -> [(table: String, rows: Int)] {
        var counts: [(table: String, rows: Int)] = []
        do {
            var export = export
            let common = export.commonValues
            let partition = "repository=" + Self.encoded(export.repository)
            var last: TableFile?
            try export.run { table in
                if let last { counts.append((last.name, last.rows)) }
                let place = try folder.folder("table=" + table.name, isMade: true).folder(partition, isMade: true)
                let file = TableFile(
                    name: table.name, row: format.row(of: table, common: common),
                    descriptor: try place.newFile("part." + format.rawValue))
                file.append(format.head(table))
                last = file
                return TableSink(file: file)
            }
            if let last { counts.append((last.name, last.rows)) }
            try folder.write(Array(Self.text(export, format, counts).utf8), to: Self.description)
            try replaceTarget()
        } catch {
            Self.remove(new, in: parent)
            if let error = error as? SystemError { throw Self.failure(path, error) }
            throw error
        }
        return counts
    }

    /// Renames the new folder. The old export is removed afterwards.
    private func replaceTarget() throws(SystemError) {
        try Self.checkTarget(parent, name, path)
        guard parent.kind(of: name) != nil else { return try parent.move(new, to: name) }
        let old = new + "-old"
        try parent.move(name, to: old)
        do { try parent.move(new, to: name) } catch {
            try? parent.move(old, to: name)
            throw error
        }
        Self.remove(old, in: parent)
    }

    private static func failure(_ path: String, _ error: SystemError) -> AskingError {
        .unanswerable("\(path): the export cannot be written (\(error.message)).")
    }

    /// Returns the name as a part of a folder name: every byte that is not a letter, a digit, `.`, `-` or `_` is
    /// percent-encoded, as query engines expect it.
    static func encoded(_ name: String) -> String {
        name.utf8.map { byte in
            let isPlain = (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            if isPlain || ".-_".utf8.contains(byte) { return String(UnicodeScalar(byte)) }
            return "%" + Hexadecimal.text(of: [byte]).uppercased()
        }.joined()
    }

    private static func text(
        _ export: IndexExport, _ format: DatasetFormat, _ counts: [(table: String, rows: Int)]
    ) -> String {
        let names = ExportedTable.commonColumns.map(\.name)
        let common = zip(names, export.commonValues).map { "\"\($0)\":\(JSONText.value($1))" }
        let rows = counts.map { "\"\($0.table)\":\($0.rows)" }.joined(separator: ",")
        return descriptionStart + "1,\(common.joined(separator: ",")),\"tool_version\":"
            + "\(JSONString.quoted(Version.current)),\"format\":\"\(format.rawValue)\",\"rows\":{\(rows)}}\n"
    }

    // MARK: An earlier export

    /// Checks that the target is missing, is an empty folder, or contains only an export.
    private static func checkTarget(_ parent: OpenFolder, _ name: String, _ path: String) throws(SystemError) {
        switch parent.kind(of: name) {
        case nil: return
        case .link: throw SystemError("it is a symbolic link")
        case .file, .other: throw SystemError("it is not a folder")
        case .folder: break
        }
        let folder = try parent.folder(name)
        let names = folder.names
        guard !names.isEmpty else { return }
        let text = try folder.content(of: Array(description.utf8), most: 1 << 20) ?? []
        guard text.starts(with: descriptionStart.utf8) else {
            throw SystemError("the folder is not an export of xibdb; remove it, or choose another folder")
        }
        if let foreign = foreignEntry(of: folder, names) {
            throw SystemError("xibdb did not write \(foreign); remove it, or choose another folder")
        }
    }

    /// Returns the relative path of an entry that no export contains; nil if there is none.
    private static func foreignEntry(of folder: OpenFolder, _ names: [String]) -> String? {
        for table in names where table != description {
            guard table.hasPrefix("table="), let inner = try? folder.folder(table) else { return table }
            for partition in inner.names {
                let place = table + "/" + partition
                guard partition.hasPrefix("repository="), let parts = try? inner.folder(partition) else { return place }
                if let foreign = parts.names.first(where: { !isPart($0) || parts.kind(of: $0) != .file }) {
                    return place + "/" + foreign
                }
            }
        }
        return nil
    }

    private static func isPart(_ name: String) -> Bool {
        DatasetFormat.allCases.contains { name == "part." + $0.rawValue }
    }

    /// Removes a folder that contains nothing but an export, or a part of one.
    private static func remove(_ name: String, in parent: OpenFolder) {
        guard let folder = try? parent.folder(name) else { return }
        folder.remove(description)
        for table in folder.names where table.hasPrefix("table=") {
            guard let inner = try? folder.folder(table) else { continue }
            for partition in inner.names where partition.hasPrefix("repository=") {
                guard let parts = try? inner.folder(partition) else { continue }
                for part in parts.names where isPart(part) { parts.remove(part) }
                inner.removeFolder(partition)
            }
            folder.removeFolder(table)
        }
        parent.removeFolder(name)
    }
}

/// The file with the rows of one table.
private final class TableFile {
    let name: String
    let row: DatasetFormat.Row
    private(set) var rows = 0
    private let descriptor: Int32
    private var buffer: [UInt8] = []

    init(name: String, row: DatasetFormat.Row, descriptor: Int32) {
        (self.name, self.row, self.descriptor) = (name, row, descriptor)
    }

    deinit { close(descriptor) }

    func append(_ text: String) { buffer.append(contentsOf: text.utf8) }

    func append(_ values: [Value]) throws(SystemError) {
        append(row.text(values))
        rows += 1
        if buffer.count >= 1 << 18 { try flush() }
    }

    func flush() throws(SystemError) {
        guard Pipes.write(buffer, to: descriptor) else { throw SystemError(OperatingSystem.lastError) }
        buffer.removeAll(keepingCapacity: true)
    }
}

/// Writes the rows of one SELECT to a file.
private struct TableSink: ResultSink {
    let file: TableFile

    mutating func begin(columns: [String]) {}
    mutating func row(_ values: [Value]) throws { try file.append(values) }
    mutating func end() throws { try file.flush() }
}
