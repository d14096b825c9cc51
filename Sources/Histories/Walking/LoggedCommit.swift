import Trees

/// One commit as `git log` tells it.
struct LoggedCommit: Sendable {
    let hash: String
    let isMerge: Bool
    let author: String
    let mail: String
    /// ISO 8601, as the author's clock had it.
    let authored: String
    /// ISO 8601, as the committer's clock had it.
    let committed: String
    let subject: String
    var files: [LoggedFile] = []
}

/// One nib that a commit touched.
struct LoggedFile: Sendable, Equatable {
    /// Where it is, or was.
    let path: RelativePath
    /// Where it was, if elsewhere.
    let oldPath: RelativePath?
    /// Its content now; nil where it was removed.
    let blob: ObjectID?
    /// Its content in the parents that have it, the first parent's first.
    let oldBlobs: [ObjectID]
}

/// Takes what `git log --raw -z -c` prints apart, as it comes.
struct LogParser {
    /// What begins a commit; then follow the fields, each ended by a zero byte.
    static let format: Git.Word = "--format=tformat:%x01%H%x00%P%x00%an%x00%ae%x00%aI%x00%cI%x00%s"
    private static let fieldCount = 7

    /// Bytes of a name or a subject that are kept. People write far less.
    static let mostBytes = 1000

    private var rest: [UInt8] = []
    /// How many bytes of ``rest`` have no zero byte among them.
    private var searched = 0
    private var head: [String] = []
    private var commit: LoggedCommit?
    /// The colons, modes, ids and letters of a file whose paths are still to come.
    private var file: ArraySlice<UInt8>?
    private var paths: [RelativePath] = []

    /// Takes more of the output, and hands out every commit that it completes.
    mutating func take(_ bytes: [UInt8], _ found: (LoggedCommit) -> Void) {
        rest += bytes
        var start = 0
        rest.withUnsafeBufferPointer { buffer in
            var next = searched
            while let end = buffer[next...].firstIndex(of: 0) {
                add(Array(buffer[start..<end])[...], found)
                start = end + 1
                next = start
            }
        }
        rest.removeFirst(start)
        searched = rest.count
    }

    /// Hands out the last commit.
    mutating func finish(_ found: (LoggedCommit) -> Void) {
        if let commit { found(commit) }
        commit = nil
    }

    private mutating func add(_ field: ArraySlice<UInt8>, _ found: (LoggedCommit) -> Void) {
        if !head.isEmpty {
            head.append(
                String(decoding: field.prefix(Self.mostBytes), as: UTF8.self)
                    + (field.count > Self.mostBytes ? "…" : ""))
            if head.count == Self.fieldCount { begin() }
        } else if let file {
            paths.append(RelativePath(field))
            if paths.count == Self.pathCount(file) { addFile(file) }
        } else if field.first == UInt8(ascii: ":") {
            file = field
        } else if field.first == UInt8(ascii: "\n") {
            // A line feed parts the message from the first file.
            add(field.dropFirst(), found)
        } else if field.first == 1 {
            finish(found)
            head = [String(decoding: field.dropFirst(), as: UTF8.self)]
        }
    }

    private mutating func begin() {
        commit = LoggedCommit(
            hash: head[0], isMerge: head[1].contains(" "), author: head[2], mail: head[3], authored: head[4],
            committed: head[5], subject: head[6])
        head = []
    }

    /// Of a merge only the path now is there.
    private static func pathCount(_ file: ArraySlice<UInt8>) -> Int {
        let isMerge = file.dropFirst().first == UInt8(ascii: ":")
        let letter = file.last { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
        return !isMerge && (letter == UInt8(ascii: "R") || letter == UInt8(ascii: "C")) ? 2 : 1
    }

    /// `:MODE MODE ID ID LETTER`, with a colon, a mode, an id and a letter more for each parent more.
    private mutating func addFile(_ file: ArraySlice<UInt8>) {
        defer { (self.file, paths) = (nil, []) }
        let words = file.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        let parents = words[0].prefix { $0 == ":" }.count
        guard words.count == 2 * parents + 3, let path = paths.last, let oldPath = paths.first, path.isOfTree,
            oldPath.isOfTree
        else { return }
        // Links and submodules are no files.
        let isFile = ([words[0].dropFirst(parents)] + words[1...parents].map { $0[...] }).map { $0.hasPrefix("100") }
        let ids = words[(parents + 1)..<(2 * parents + 2)]
        let blobs = zip(isFile, ids).map { isFile, id in isFile ? ObjectID(id).flatMap { $0.isNull ? nil : $0 } : nil }
        let (old, new) = (blobs.dropLast().compactMap { $0 }, blobs[parents])
        guard new != nil || !old.isEmpty else { return }
        let isMoved = !old.isEmpty && oldPath != path
        commit?.files.append(LoggedFile(path: path, oldPath: isMoved ? oldPath : nil, blob: new, oldBlobs: old))
    }
}
