import HostSystem

/// Recognizes products of a build: apps, extensions, frameworks, archives of Xcode, and `.ipa` files.
package enum BuiltProduct {
    private static let folders = [".app", ".appex", ".framework", ".xcframework", ".bundle", ".xcarchive"]

    /// Whether the name of a folder or file marks it as the product of a build.
    package static func isOne(_ path: String) -> Bool {
        let name = path.split(separator: "/").last?.lowercased() ?? ""
        return (folders + [".ipa"]).contains { name.hasSuffix($0) && name.count > $0.count }
    }

    /// Whether a path leads to a zip archive: a regular file that begins as a zip archive does, or that has the name of
    /// one.
    package static func isArchive(_ path: String) -> Bool {
        guard OperatingSystem.isRegularFile(path) else { return false }
        if [".ipa", ".zip"].contains(where: path.lowercased().hasSuffix) { return true }
        guard let file = try? RandomAccessFile(path) else { return false }
        var head: [UInt8] = [0, 0, 0, 0]
        return head.withUnsafeMutableBytes { file.read(into: $0, at: 0) } == 4 && head == [0x50, 0x4B, 3, 4]
    }
}
