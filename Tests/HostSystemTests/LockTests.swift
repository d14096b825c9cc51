import Foundation
import HostSystem
import Testing

@Suite("Locks on files")
struct LockTests {
    @Test func `only one open file at a time has the lock`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let opened = try OpenFolder(folder.path)
        let (first, second) = (try opened.openFile("file"), try opened.openFile("file"))
        defer { close(second) }
        #expect(try OperatingSystem.lock(first, waits: false))
        #expect(try !OperatingSystem.lock(second, waits: false))
        close(first)
        #expect(try OperatingSystem.lock(second, waits: true))
    }

    // SQLite locks bytes after the first GiB with `fcntl`.
    @Test func `SQLite can lock a file that has the lock`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let opened = try OpenFolder(folder.path)
        let (first, second) = (try opened.openFile("file"), try opened.openFile("file"))
        defer { for file in [first, second] { close(file) } }
        #expect(try OperatingSystem.lock(first, waits: false))
        var range = flock()
        (range.l_type, range.l_whence, range.l_start, range.l_len) = (Int16(F_WRLCK), Int16(SEEK_SET), 1 << 30, 512)
        #expect(fcntl(second, F_SETLK, &range) == 0)
    }
}
