/// Assigns names to the trees of one index. The names are unique, and do not depend on the order of the trees.
package enum TreeNames {
    /// A tree to name.
    package struct Tree {
        package var path: String
        package var revision: String?
        /// The name that the user chose; nil to derive the name from the path.
        package var given: String?

        package init(path: String, revision: String?, given: String?) {
            (self.path, self.revision, self.given) = (path, revision, given)
        }
    }

    /// Returns a name for each tree. A derived name consists of the folder name, `@` and the revision. If it is not
    /// unique, the names of enclosing folders are added. If it is still not unique, a number is added at the end.
    package static func of(_ trees: [Tree]) -> [String] {
        let most = trees.map { $0.path.split(separator: "/").count }.max() ?? 1
        var lengths = [Int](repeating: 1, count: trees.count)
        func names() -> [String] { trees.indices.map { trees[$0].given ?? name(trees[$0], lengths[$0]) } }
        for _ in 1..<max(2, most) {
            let now = names()
            let doubled = Dictionary(grouping: trees.indices) { now[$0] }.values.filter { $0.count > 1 }
            if doubled.isEmpty { break }
            for place in doubled.joined() { lengths[place] += 1 }
        }
        // A name that the user chose can equal a derived name, even if the derived name contains all enclosing folders.
        var taken = Set(trees.compactMap(\.given))
        var found = names()
        let order = trees.indices.filter { trees[$0].given == nil }.sorted {
            (trees[$0].path, trees[$0].revision ?? "") < (trees[$1].path, trees[$1].revision ?? "")
        }
        for place in order {
            let name = found[place]
            var number = 2
            while !taken.insert(found[place]).inserted {
                found[place] = "\(name)-\(number)"
                number += 1
            }
        }
        return found
    }

    private static func name(_ tree: Tree, _ length: Int) -> String {
        let folder = tree.path.split(separator: "/").suffix(length).joined(separator: "/")
        return (folder.isEmpty ? "/" : folder) + (tree.revision.map { "@" + $0 } ?? "")
    }
}
