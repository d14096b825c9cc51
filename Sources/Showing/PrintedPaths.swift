import Foundation

/// What the paths of an answer are on this machine.
package struct PrintedPaths: Sendable {
    /// The folder that they start from; nil where the index has several trees, or none of files.
    private let root: String?
    /// The folder that the question was asked in.
    private let folder: String
    /// Whether the terminal knows links.
    let areLinks: Bool

    /// Paths that start from a folder; see `Snapshot.rootOfPaths()`.
    package init(root: String?, folder: String = FileManager.default.currentDirectoryPath, areLinks: Bool = false) {
        (self.root, self.folder, self.areLinks) = (root, folder, areLinks)
    }

    /// A path as it is written in the folder that the question was asked in.
    func fromHere(_ path: String) -> String {
        guard let root else { return path }
        let place = (root == "/" ? "" : root) + "/" + path
        if place.hasPrefix(folder + "/") { return String(place.dropFirst(folder.count + 1)) }
        guard folder.hasPrefix(root + "/") else { return place }
        let ups = folder.dropFirst(root.count + 1).split(separator: "/").map(String.init)
        let parts = path.split(separator: "/").map(String.init)
        let shared = zip(ups, parts).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: ups.count - shared) + parts.dropFirst(shared)).joined(separator: "/")
    }

    /// Where a path leads; nil where links are not wanted.
    func url(_ path: String) -> String? {
        guard areLinks, let root else { return nil }
        return URL(fileURLWithPath: root + "/" + path).absoluteString
    }
}
