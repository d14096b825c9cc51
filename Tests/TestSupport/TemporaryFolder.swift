import Foundation

/// A folder for one test. It is deleted when the test releases it.
public final class TemporaryFolder: Sendable {
    public let path: String

    public init() throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = base + "/xibdb-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, creates the folders above it, and returns its path.
    @discardableResult
    public func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }

    /// Writes a file, creates the folders above it, and returns its path.
    @discardableResult
    public func write(_ name: String, _ data: Data) throws -> String {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: file))
        return file
    }

    public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

    public func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }
}
