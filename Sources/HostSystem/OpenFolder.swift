// This file accesses files without following links. Only this file creates the files of xibdb.

import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open folder. Files in the folder are opened relative to it, one path component after another, and never through a
/// link.
///
/// A repository may contain a link with the name of a xibdb file. The link could lead to a private file of the user.
package final class OpenFolder: Sendable {
    /// The path, for messages.
    package let path: String
    private let descriptor: Int32

    /// Opens a folder. The path may contain links, because the user named the path.
    ///
    /// - Throws: ``SystemError`` with a message.
    package init(_ path: String) throws(SystemError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(OperatingSystem.lastError) }
    }

    private init(_ path: String, _ descriptor: Int32) { (self.path, self.descriptor) = (path, descriptor) }

    deinit { close(descriptor) }

    /// Returns the folder that contains a file, and the name of the file in the folder.
    ///
    /// If the path contains the folder `.xibdb`, neither this folder nor a folder inside it may be a link.
    ///
    /// - Throws: ``SystemError`` with a message.
    package static func holding(_ path: String) throws(SystemError) -> (folder: OpenFolder, name: String) {
        var parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        guard let name = parts.popLast(), name != "." && name != "..", !path.hasSuffix("/") else {
            throw SystemError("\(path) names no file")
        }
        let inside = parts.firstIndex(of: OwnFolder.name) ?? parts.endIndex
        let outside = (path.hasPrefix("/") ? "/" : "") + parts[..<inside].joined(separator: "/")
        var folder = try OpenFolder(outside.isEmpty ? "." : outside)
        for part in parts[inside...] { folder = try folder.folder(part) }
        return (folder, name)
    }

    /// Opens a subfolder.
    ///
    /// - Parameter isMade: whether to create the folder if it is missing.
    /// - Throws: ``SystemError`` if the folder cannot be opened, for example because it is a symbolic link.
    package func folder(_ name: String, isMade: Bool = false) throws(SystemError) -> OpenFolder {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        var inner = openat(descriptor, name, flags)
        if inner < 0, errno == ENOENT, isMade {
            guard mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else { throw failure(name) }
            inner = openat(descriptor, name, flags)
        }
        guard inner >= 0 else { throw failure(name) }
        return OpenFolder(path + "/" + name, inner)
    }

    /// Creates a subfolder and opens it.
    ///
    /// - Parameter isPrivate: whether only this user can read it.
    /// - Throws: ``SystemError`` if an entry with this name exists, or if the folder cannot be created.
    package func newFolder(_ name: String, isPrivate: Bool = false) throws(SystemError) -> OpenFolder {
        guard mkdirat(descriptor, name, isPrivate ? 0o700 : 0o777) == 0 else { throw failure(name) }
        return try folder(name)
    }

    /// Whether the folder belongs to the user of this process.
    package var isOwn: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_uid == geteuid()
    }

    /// The kind of an entry.
    package enum Kind { case file, folder, link, other }

    /// Returns the kind of the entry with the given name; nil if the folder does not contain it.
    package func kind(of name: String) -> Kind? {
        var status = stat()
        guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// Returns the error of the last system call for a name. If the name belongs to a symbolic link, the message
    /// mentions the link.
    private func failure(_ name: String) -> SystemError {
        let reason = OperatingSystem.lastError
        return SystemError(kind(of: name) == .link ? "\(path)/\(name) is a symbolic link" : reason)
    }

    // MARK: Reading

    /// Returns the content of a regular file, by its path relative to this folder.
    ///
    /// - Parameter most: the size limit in bytes.
    /// - Returns: nil if the path does not lead to a regular file, or if a component of the path is a link.
    /// - Throws: ``SystemError`` if the file is larger than `most`, or if it cannot be read.
    package func content(of path: [UInt8], most: Int64) throws(SystemError) -> [UInt8]? {
        var folder = self
        let parts = path.split(separator: UInt8(ascii: "/"))
        // A path with `..` could leave this folder.
        guard !parts.contains(where: { $0.elementsEqual("..".utf8) }) else { return nil }
        for part in parts.dropLast() {
            let inner = folder.opened(part, O_DIRECTORY)
            guard inner >= 0 else { return nil }
            folder = OpenFolder("", inner)
        }
        guard let last = parts.last else { return nil }
        // Do not wait, because the file may be a pipe without a writer.
        let file = folder.opened(last, O_NONBLOCK)
        guard file >= 0 else {
            // If the file is a socket, Linux returns ENXIO and macOS returns EOPNOTSUPP.
            if [ENOENT, ENOTDIR, ELOOP, ENXIO, EOPNOTSUPP].contains(errno) { return nil }
            throw SystemError(OperatingSystem.lastError)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        guard status.st_size <= most else { throw SystemError("larger than \(most >> 20) MiB") }
        return try OperatingSystem.read(from: file, size: Int64(status.st_size))
    }

    /// The names in the folder, sorted; empty if the folder cannot be read.
    package var names: [String] {
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { return [] }
        var names: [String] = []
        _ = OperatingSystem.forEachEntry(of: copy) { name, _, _ in names.append(String(decoding: name, as: UTF8.self)) }
        return names.sorted()
    }

    private func opened(_ name: ArraySlice<UInt8>, _ flags: Int32) -> Int32 {
        (Array(name) + [0]).withUnsafeBufferPointer { name in
            name.withMemoryRebound(to: CChar.self) {
                openat(descriptor, $0.baseAddress!, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | flags)
            }
        }
    }

    // MARK: Writing

    /// Opens a file for reading and writing. If the file is missing, creates it. Existing content is not changed. The
    /// caller must check that the file is a regular file.
    ///
    /// - Throws: ``SystemError`` if the file cannot be opened, for example because it is a symbolic link.
    package func openFile(_ name: String) throws(SystemError) -> Int32 {
        let file = openat(descriptor, name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o644)
        guard file >= 0 else { throw failure(name) }
        return file
    }

    /// Creates a file and opens it for writing.
    ///
    /// - Throws: ``SystemError`` if the file cannot be created, for example because an entry has the name.
    package func newFile(_ name: String) throws(SystemError) -> Int32 {
        let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw failure(name) }
        return file
    }

    /// Renames a file or folder in this folder. If a file with the new name exists, it is replaced.
    package func move(_ name: String, to other: String) throws(SystemError) {
        guard renameat(descriptor, name, descriptor, other) == 0 else { throw failure(other) }
    }

    /// Removes a file or a link.
    package func remove(_ name: String) { unlinkat(descriptor, name, 0) }

    /// Removes an empty subfolder.
    ///
    /// - Returns: whether the subfolder was removed.
    @discardableResult
    package func removeFolder(_ name: String) -> Bool { unlinkat(descriptor, name, AT_REMOVEDIR) == 0 }

    /// Writes a file in one step, so that the file always contains either the old or the new content. Hard links to the
    /// old file keep the old content.
    ///
    /// - Throws: ``SystemError`` with a message, for example if the entry is not a regular file.
    package func write(_ bytes: [UInt8], to name: String) throws(SystemError) {
        var status = stat()
        let isThere = fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
        switch kind(of: name) {
        case nil, .file: break
        case .link: throw SystemError("\(path)/\(name) is a symbolic link")
        case .folder, .other: throw SystemError("\(path)/\(name) is not a regular file")
        }
        let new = "\(name).xibdb-\(UInt64.random(in: .min ... .max))"
        let file = openat(descriptor, new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw failure(new) }
        if isThere { fchmod(file, status.st_mode & 0o777) }
        let isWritten = Pipes.write(bytes, to: file)
        let reason = OperatingSystem.lastError
        guard close(file) == 0, isWritten else {
            remove(new)
            throw SystemError(reason)
        }
        do { try move(new, to: name) } catch {
            remove(new)
            throw error
        }
    }
}

/// An output file that the user names. The file is written in one step.
package enum OutputFile {
    /// Writes the file. If the path is a link, the link is not followed, because the user did not name its target.
    ///
    /// - Throws: ``SystemError`` with a message.
    package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
        let (folder, name) = try OpenFolder.holding(path)
        try folder.write(bytes, to: name)
    }
}

/// A file that the user or git names, in a repository that might not be trustworthy. If the file is a link, the link is
/// not followed, because it may lead to a private file of the user.
///
/// Links in `/dev` are followed, because they belong to the system: `/dev/stdin`, and `/dev/fd/63` for process
/// substitution in a shell.
package enum UnlinkedFile {
    /// The reason why a file was not read or written.
    package enum Failure: Error {
        case link
        case other(SystemError)
    }

    /// Returns the content of a file.
    ///
    /// - Throws: ``Failure``.
    package static func content(of path: String) throws(Failure) -> [UInt8] {
        let file = try opened(path, O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        var bytes: [UInt8] = []
        do throws(SystemError) {
            while true {
                let more = try Pipes.next(from: file)
                if more.isEmpty { return bytes }
                bytes += more
            }
        } catch { throw .other(error) }
    }

    /// Writes a file. If the file is missing, creates it. An existing file keeps its permissions and hard links.
    ///
    /// - Throws: ``Failure``.
    package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let file = try opened(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC)
        let isWritten = Pipes.write(bytes, to: file)
        let reason = OperatingSystem.lastError
        guard close(file) == 0, isWritten else { throw .other(SystemError(reason)) }
    }

    private static func opened(_ path: String, _ flags: Int32) throws(Failure) -> Int32 {
        let file = open(path, flags | (path.hasPrefix("/dev/") ? 0 : O_NOFOLLOW), 0o666)
        guard file < 0 else { return file }
        // O_NOFOLLOW only applies to the last component of the path. A parent folder may be a link that the user
        // created.
        throw errno == ELOOP ? .link : .other(SystemError(OperatingSystem.lastError))
    }
}

/// The folder that contains an index and a history.
package enum OwnFolder {
    package static let name = ".xibdb"

    /// The ignore rules for the files that xibdb creates. They do not ignore reports that the repository stores in the
    /// same folder.
    private static let ignored = "/.gitignore\n/index.sqlite*\n/history.sqlite*\n"
    /// The ignore rules that earlier versions wrote.
    private static let earlier = "/.gitignore\n/index.sqlite*\n"
    private static let ignoreFile = ".gitignore"

    /// Creates the folder and its `.gitignore` inside another folder, if they are missing.
    ///
    /// - Throws: ``SystemError`` with a message, for example if the folder or its `.gitignore` is a link.
    package static func make(in home: String) throws(SystemError) {
        let folder = try OpenFolder(home).folder(name, isMade: true)
        switch folder.kind(of: ignoreFile) {
        case nil: break
        case .file:
            // A file with different contents belongs to the user, so do not change it.
            let content = try? folder.content(of: Array(ignoreFile.utf8), most: 4096)
            guard content?.elementsEqual(earlier.utf8) == true else { return }
        case .link: throw SystemError("\(home)/\(name)/\(ignoreFile) is a symbolic link")
        case .folder, .other: throw SystemError("\(home)/\(name)/\(ignoreFile) is not a regular file")
        }
        try folder.write(Array(ignored.utf8), to: ignoreFile)
    }
}
