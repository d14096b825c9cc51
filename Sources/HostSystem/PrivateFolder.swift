import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder for the temporary files of this process. It is deleted together with this object.
///
/// The process has a lock on a file in the folder. If the process is killed, the folder remains without a lock, and the
/// next process deletes it.
package final class PrivateFolder: Sendable {
    private static let prefix = "xibdb-"
    /// The locked file. It has this name only while it is locked.
    private static let lockName = "owner"

    /// The absolute path of the folder.
    package let path: String
    private let parent: OpenFolder
    private let name: String
    private let folder: OpenFolder
    private let descriptor: Int32

    /// Creates a folder that only this user can read, and deletes the folders of killed processes.
    ///
    /// - Parameter place: the folder that contains the new folder; nil for the folder of the system for temporary
    ///   files.
    /// - Throws: ``SystemError`` if the folder cannot be created.
    package init(in place: String? = nil) throws(SystemError) {
        parent = try OpenFolder(place ?? FileManager.default.temporaryDirectory.path)
        Self.removeAbandoned(in: parent)
        name = Self.prefix + UUID().uuidString
        path = parent.path + "/" + name
        folder = try parent.newFolder(name, isPrivate: true)
        // Another process that searches for abandoned folders may lock the file before this process does. Therefore the
        // file gets its name after it is locked.
        let early = Self.lockName + ".new"
        descriptor = try folder.openFile(early)
        do throws(SystemError) {
            _ = try OperatingSystem.lock(descriptor, waits: true)
            try folder.move(early, to: Self.lockName)
        } catch {
            close(descriptor)
            folder.remove(early)
            parent.removeFolder(name)
            throw error
        }
    }

    /// Deletes the folder and its files now.
    package func remove() { Self.remove(name, folder, in: parent) }

    deinit {
        remove()
        close(descriptor)
    }

    private static func remove(_ name: String, _ folder: OpenFolder, in parent: OpenFolder) {
        // Another thread may create a file at the same time.
        for _ in 0..<3 {
            // The lock is removed last. If this process is killed earlier, the next process continues.
            for file in folder.names where file != lockName { folder.remove(file) }
            folder.remove(lockName)
            if parent.removeFolder(name) { return }
        }
    }

    /// Deletes the folders of processes that no longer run.
    private static func removeAbandoned(in parent: OpenFolder) {
        for name in parent.names
        where name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil {
            // In a folder that several users share, another user could create a folder with such a name.
            guard let folder = try? parent.folder(name), folder.isOwn, folder.kind(of: lockName) == .file,
                let lock = try? folder.openFile(lockName)
            else { continue }
            if (try? OperatingSystem.lock(lock, waits: false)) == true { remove(name, folder, in: parent) }
            close(lock)
        }
    }
}
