import Foundation

/// Converts the paths of an answer to paths and links on this machine.
package struct PrintedPaths: Sendable {
    /// The folder that the paths are relative to; nil if the index contains several trees, or if its tree is a commit.
    private let root: String?
    /// The current folder of this process.
    private let folder: String
    /// Whether paths are printed as links.
    let areLinks: Bool

    /// Creates a converter for paths relative to a folder. See `Snapshot.rootOfPaths()`.
    package init(root: String?, folder: String = FileManager.default.currentDirectoryPath, areLinks: Bool = false) {
        (self.root, self.folder, self.areLinks) = (root, folder, areLinks)
    }

    /// Returns a path relative to the current folder of the query. If this folder is outside the root, the path is
    /// absolute. Without a root, the path is unchanged.
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

    /// Returns the link target of a path; nil if paths are not printed as links.
    func url(_ path: String) -> String? {
        guard areLinks, let root else { return nil }
        return URL(fileURLWithPath: root + "/" + path).absoluteString
    }
}
