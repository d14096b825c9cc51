// Files that are reached without following a link, and the one place that creates files of ours.

import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder that is open. What lies in it is reached from there, name by name, and never through a link.
///
/// A repository may hold a link of any name, and one in the place of something of ours would lead to a file of the user's.
package final class OpenFolder: Sendable {
    /// Its path, for messages.
    package let path: String
    private let descriptor: Int32

    /// Opens a folder by a path that may lead through links: whoever names it means where they lead.
    ///
    /// - Throws: ``SystemError`` in words.
    package init(_ path: String) throws(SystemError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(OperatingSystem.lastError) }
    }

    private init(_ path: String, _ descriptor: Int32) { (self.path, self.descriptor) = (path, descriptor) }

    deinit { close(descriptor) }

    /// The folder that a file lies in, and the file's name there.
    ///
    /// Of a path through a folder of ours, `.xibdb`, no part from there on may be a link.
    ///
    /// - Throws: ``SystemError`` in words.
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

    /// A folder in this one.
    ///
    /// - Parameter isMade: whether to make it where there is none.
    /// - Throws: ``SystemError`` in words, also for a link.
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

    /// What stands at a name.
    package enum Kind { case file, folder, link, other }

    /// What stands at a name; nil for nothing.
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

    /// What went wrong with a name in the last call. Whoever asked knows the path; a link may be any part of it.
    private func failure(_ name: String) -> SystemError {
        let reason = OperatingSystem.lastError
        return SystemError(kind(of: name) == .link ? "\(path)/\(name) is a symbolic link" : reason)
    }

    // MARK: Reading

    /// The content of a regular file, by its path from here.
    ///
    /// - Parameter most: bytes of the largest file that is read.
    /// - Returns: nil if the path does not lead to a regular file, or a part of it is a link.
    /// - Throws: ``SystemError`` for a file that is larger, or cannot be read.
    package func content(of path: [UInt8], most: Int64) throws(SystemError) -> [UInt8]? {
        var folder = self
        let parts = path.split(separator: UInt8(ascii: "/"))
        // The folder above is not in this one.
        guard !parts.contains(where: { $0.elementsEqual("..".utf8) }) else { return nil }
        for part in parts.dropLast() {
            let inner = folder.opened(part, O_DIRECTORY)
            guard inner >= 0 else { return nil }
            folder = OpenFolder("", inner)
        }
        guard let last = parts.last else { return nil }
        // It may be a pipe that nobody writes to.
        let file = folder.opened(last, O_NONBLOCK)
        guard file >= 0 else {
            if [ENOENT, ENOTDIR, ELOOP, ENXIO].contains(errno) { return nil }
            throw SystemError(OperatingSystem.lastError)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        guard status.st_size <= most else { throw SystemError("larger than \(most >> 20) MiB") }
        return try OperatingSystem.read(from: file, size: Int64(status.st_size))
    }

    /// The names of what lies in the folder, in their order.
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

    /// Opens a regular file for writing, and makes it where there is none. What is in it stays.
    ///
    /// - Throws: ``SystemError`` in words, also for a link.
    package func openFile(_ name: String) throws(SystemError) -> Int32 {
        let file = openat(descriptor, name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o644)
        guard file >= 0 else { throw failure(name) }
        return file
    }

    /// Puts a file into the place of another one of this folder.
    package func move(_ name: String, to other: String) throws(SystemError) {
        guard renameat(descriptor, name, descriptor, other) == 0 else { throw failure(other) }
    }

    /// Removes a file or a link.
    package func remove(_ name: String) { unlinkat(descriptor, name, 0) }

    /// Writes a file, in one step: there is the old content or the new one. Another name of the old file keeps the old content.
    ///
    /// - Throws: ``SystemError`` in words, also where there is something else than a regular file.
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

/// A file that a person names, which is written as a whole.
package enum OutputFile {
    /// Writes it. A link is not followed: what it leads to is not what was named.
    ///
    /// - Throws: ``SystemError`` in words.
    package static func write(_ text: String, to path: String) throws(SystemError) {
        let (folder, name) = try OpenFolder.holding(path)
        try folder.write(Array(text.utf8), to: name)
    }
}

/// A file that a person or git names, of a repository that anybody may have written. A link in its place is not followed: it
/// may lead to a file of the user's.
///
/// In `/dev` links are the system's own: `/dev/stdin`, and `/dev/fd/63` for what a shell substitutes.
package enum UnlinkedFile {
    /// Why a file was neither read nor written.
    package enum Failure: Error {
        case link
        case other(SystemError)
    }

    /// The content of a file.
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

    /// Writes into the file itself, so that its rights and its other names stay.
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
        // A folder on the way may be a link of the user's own.
        throw errno == ELOOP ? .link : .other(SystemError(OperatingSystem.lastError))
    }
}

/// The folder of an index and a history.
package enum OwnFolder {
    package static let name = ".xibdb"

    /// git does not see what we make. A repository's own reports beside it are for everyone.
    private static let ignored = "/.gitignore\n/index.sqlite*\n/history.sqlite*\n"
    /// What earlier versions wrote.
    private static let earlier = "/.gitignore\n/index.sqlite*\n"
    private static let ignoreFile = ".gitignore"

    /// Makes it in a folder, where there is none.
    ///
    /// - Throws: ``SystemError`` in words, also where there is a link in its place or in that of its `.gitignore`.
    package static func make(in home: String) throws(SystemError) {
        let folder = try OpenFolder(home).folder(name, isMade: true)
        switch folder.kind(of: ignoreFile) {
        case nil: break
        case .file:
            // One that says something else is somebody's own.
            let content = try? folder.content(of: Array(ignoreFile.utf8), most: 4096)
            guard content?.elementsEqual(earlier.utf8) == true else { return }
        case .link: throw SystemError("\(home)/\(name)/\(ignoreFile) is a symbolic link")
        case .folder, .other: throw SystemError("\(home)/\(name)/\(ignoreFile) is not a regular file")
        }
        try folder.write(Array(ignored.utf8), to: ignoreFile)
    }
}
