import HostSystem
import Store
import Trees

extension IndexFile {
    /// Opens the index for reading, and passes it to `body` with the stamp of its file.
    func read<Result>(_ body: (Database, FileStamp?) throws -> Result) throws -> Result {
        let (database, stamp) = try opened { try Database(path: path, .reading) }
        return try body(database, stamp)
    }
}

extension IndexFile {
    /// Creates a reference to the index of a tree in the default location: `.xibdb/index.sqlite` in the folder. The
    /// index of a build is a file beside it, such as `Shop.ipa.sqlite`, because a new file breaks the signature of an app.
    package init(for tree: TreeRequest) {
        if tree.revision == nil, tree.isArchive || BuiltProduct.isOne(tree.path) {
            self.init(database: tree.path + ".sqlite")
        } else {
            self.init(root: tree.path)
        }
    }
}
