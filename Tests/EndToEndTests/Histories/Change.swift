/// A change to the trees of a history, or to their index. Paths begin with the folder of the tree (`one/App/Pear.xib`).
///
/// If the file of a change does not exist, the change has no effect. Therefore any change can be removed from a
/// history.
enum Change: Equatable, Sendable {
    case write(String, String)
    /// Writes a file, but keeps its modification time.
    case writeUnseen(String, String)
    /// Replaces a file with a new file, as an editor does when it saves. The new file may keep the modification time of
    /// the old file.
    case replace(String, String, keepsTime: Bool)
    case remove(String)
    /// Moves a file or a folder. If the destination exists, it is not replaced.
    case move(String, String)
    case swap(String, String)
    case copy(String, String)
    /// Replaces a file with a symbolic link.
    case link(String, to: String)
    /// Makes a file readable or unreadable.
    case permit(String, Bool)
    /// Sets the modification time of a file to a number of seconds before now.
    case touch(String, Int)
    /// Runs git in a tree, and ignores the result.
    case git(String, [String])
    /// Runs `xibdb index` for trees, with options.
    case index([String], [String])
    /// Asks a question. The index is refreshed first.
    case ask([String])
    /// Removes a tree from the index.
    case forget(String)
    /// Deletes the index.
    case discard

    /// Whether the change refreshes the index.
    var refreshes: Bool {
        switch self {
        case .index, .ask, .forget: true
        default: false
        }
    }

    /// The change as a shell command that runs in the folder of the trees.
    var script: String {
        switch self {
        case .write(let path, let text): Self.document(path, text)
        case .writeUnseen(let path, let text):
            "touch -r \(Self.quoted(path)) stamp; \(Self.document(path, text))\ntouch -r stamp \(Self.quoted(path))"
        case .replace(let path, let text, let keepsTime):
            Self.document("replacing", text) + (keepsTime ? "\ntouch -r \(Self.quoted(path)) replacing" : "")
                + "\nmv replacing \(Self.quoted(path))"
        case .link(let path, let target): "ln -sfn \(Self.quoted(target)) \(Self.quoted(path))"
        case .permit(let path, let isAllowed): "chmod \(isAllowed ? 644 : 0) \(Self.quoted(path))"
        case .remove(let path): "rm -rf \(Self.quoted(path))"
        case .move(let from, let to): "mkdir -p \(Self.folder(to)); mv -n \(Self.quoted(from)) \(Self.quoted(to))"
        case .swap(let one, let other):
            "mv \(Self.quoted(one)) swap; mv \(Self.quoted(other)) \(Self.quoted(one)); mv swap \(Self.quoted(other))"
        case .copy(let from, let to): "mkdir -p \(Self.folder(to)); cp \(Self.quoted(from)) \(Self.quoted(to))"
        case .touch(let path, let seconds): "touch -d '\(seconds) seconds ago' \(Self.quoted(path))"
        case .git(let tree, let arguments): "git -C \(tree) \(arguments.map(Self.quoted).joined(separator: " "))"
        case .index(let trees, let options):
            "xibdb index --db index.sqlite \((trees + options).map(Self.quoted).joined(separator: " "))"
        case .ask(let question): "xibdb \(question.map(Self.quoted).joined(separator: " ")) --db index.sqlite"
        case .forget(let tree): "xibdb index --db index.sqlite --remove \(tree)"
        case .discard: "rm index.sqlite"
        }
    }

    private static func document(_ path: String, _ text: String) -> String {
        "mkdir -p \(folder(path)); cat > \(quoted(path)) <<'END'\n\(text)\(text.hasSuffix("\n") || text.isEmpty ? "" : "\n")END"
    }

    private static func folder(_ path: String) -> String {
        quoted(path.split(separator: "/").dropLast().joined(separator: "/"))
    }

    private static func quoted(_ word: String) -> String {
        let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=+".contains($0)) }
        return plain && !word.isEmpty ? word : "'\(word)'"
    }
}
