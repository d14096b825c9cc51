import Trees

/// One commit from `git log`.
package struct LoggedCommit: Sendable {
    let hash: String
    let isMerge: Bool
    package let author: String
    let mail: String
    /// The author date in ISO 8601.
    let authored: String
    /// The committer date in ISO 8601.
    package let committed: String
    package let subject: String
    var files: [LoggedFile] = []
}

/// One nib that a commit changed.
struct LoggedFile: Sendable, Equatable {
    /// The new path; for a removed file, the old path.
    let path: RelativePath
    /// The previous path, if different.
    let oldPath: RelativePath?
    /// The new content; nil if the file was removed.
    let blob: ObjectID?
    /// The old content in each parent that contains the file, in the order of the parents.
    let oldBlobs: [ObjectID]
}

/// Parses the output of `git log --raw -z -c` as it arrives.
package struct LogParser {
    /// The format of a commit: a marker, then the fields, each followed by a zero byte.
    static let format: Git.Word = "--format=tformat:%x01%H%x00%P%x00%an%x00%ae%x00%aI%x00%cI%x00%s"
    private static let fieldCount = 7

    /// The limit for each field of a commit, in bytes. Real names and subjects are much shorter. A longer field is
    /// truncated.
    static let mostBytes = 1000

    private var rest: [UInt8] = []
    /// The number of bytes at the start of ``rest`` that have already been searched for a zero byte.
    private var searched = 0
    private var head: [String] = []
    private var commit: LoggedCommit?
    /// The modes, ids and letters of a file whose paths have not arrived yet.
    private var file: ArraySlice<UInt8>?
    private var paths: [RelativePath] = []

    /// Creates a parser at the start of the output.
    package init() {}

    /// Parses more of the output, and passes each complete commit to a closure.
    package mutating func take(_ bytes: [UInt8], _ found: (LoggedCommit) -> Void) {
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

    /// Passes the last commit to a closure.
    package mutating func finish(_ found: (LoggedCommit) -> Void) {
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
            // A line feed separates the message from the first file.
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

    /// Returns the number of paths that the log contains for a file. For a merge, the log contains only the new path.
    private static func pathCount(_ file: ArraySlice<UInt8>) -> Int {
        let isMerge = file.dropFirst().first == UInt8(ascii: ":")
        let letter = file.last { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
        return !isMerge && (letter == UInt8(ascii: "R") || letter == UInt8(ascii: "C")) ? 2 : 1
    }

    /// Parses `:MODE MODE ID ID LETTER`. Each additional parent adds a colon, a mode, an id and a letter.
    private mutating func addFile(_ file: ArraySlice<UInt8>) {
        defer { (self.file, paths) = (nil, []) }
        let words = file.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        let parents = words[0].prefix { $0 == ":" }.count
        guard words.count == 2 * parents + 3, let path = paths.last, let oldPath = paths.first, path.isOfTree,
            oldPath.isOfTree
        else { return }
        // Links and submodules are not files.
        let isFile = ([words[0].dropFirst(parents)] + words[1...parents].map { $0[...] }).map { $0.hasPrefix("100") }
        let ids = words[(parents + 1)..<(2 * parents + 2)]
        let blobs = zip(isFile, ids).map { isFile, id in isFile ? ObjectID(id).flatMap { $0.isNull ? nil : $0 } : nil }
        let (old, new) = (blobs.dropLast().compactMap { $0 }, blobs[parents])
        guard new != nil || !old.isEmpty else { return }
        let isMoved = !old.isEmpty && oldPath != path
        commit?.files.append(LoggedFile(path: path, oldPath: isMoved ? oldPath : nil, blob: new, oldBlobs: old))
    }
}
