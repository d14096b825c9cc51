import Foundation
import HostSystem
import Testing

@Suite("Private folders")
final class PrivateFolderTests {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

    init() throws { try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: place) }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private func write(_ path: String) throws { try Data("text".utf8).write(to: URL(fileURLWithPath: path)) }

    /// Creates what a killed process leaves: a folder with a lock file that no process has locked.
    private func abandon(_ name: String) throws -> String {
        let path = place + "/" + name
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for file in ["owner", "index.sqlite"] { try write(path + "/" + file) }
        return path
    }

    @Test func `a private folder is deleted with its files when it is no longer used`() throws {
        var folder: PrivateFolder? = try PrivateFolder(in: place)
        let path = try #require(folder?.path)
        try write(path + "/index.sqlite")
        #expect(exists(path))
        folder = nil
        #expect(!exists(path))
    }

    @Test func `the next private folder deletes the folders of killed processes and keeps the folders in use`() throws {
        let used = try PrivateFolder(in: place)
        let left = try abandon("xibdb-" + UUID().uuidString)
        let next = try PrivateFolder(in: place)
        #expect(!exists(left))
        #expect(exists(used.path))
        #expect(exists(next.path))
    }

    @Test func `folders with other names, folders without a lock file, and targets of links are kept`() throws {
        let named = try abandon("xibdb-notes")
        let target = try abandon("target")
        let link = place + "/xibdb-" + UUID().uuidString
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        let plain = try abandon("xibdb-" + UUID().uuidString)
        try FileManager.default.removeItem(atPath: plain + "/owner")
        let next = try PrivateFolder(in: place)
        for path in [named, target, plain] { #expect(exists(path + "/index.sqlite")) }
        #expect(exists(link))
        #expect(exists(next.path))
    }

    @Test func `a private folder is readable only for its user`() throws {
        let folder = try PrivateFolder(in: place)
        let rights = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
        #expect(rights == 0o700)
    }
}
