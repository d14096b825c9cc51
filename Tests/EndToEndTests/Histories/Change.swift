/// One thing that happens to the trees of a history, or to their index.
/// Paths begin with the tree's folder (`one/App/Pear.xib`).
///
/// A change whose file is gone does nothing, so that a history may be
/// shortened anywhere.
enum Change: Equatable, Sendable {
    case write(String, String)
    /// The file keeps the time of its last change.
    case writeUnseen(String, String)
    /// Another file takes the name, as when an editor saves; it may have the time of the one before.
    case replace(String, String, keepsTime: Bool)
    case remove(String)
    /// A file or a folder; what is there already stays.
    case move(String, String)
    case swap(String, String)
    case copy(String, String)
    /// A symbolic link takes the place of a file.
    case link(String, to: String)
    /// Whether anybody may read a file.
    case permit(String, Bool)
    /// The time of the last change alone, set back by so many seconds.
    case touch(String, Int)
    /// git in a tree, whatever comes of it.
    case git(String, [String])
    /// `xibdb index` of trees with options.
    case index([String], [String])
    /// A question, which refreshes first.
    case ask([String])
    /// A tree is taken out of the index.
    case forget(String)
    /// The index is thrown away.
    case discard

    /// Whether the index is brought up to date by it.
    var refreshes: Bool {
        switch self {
        case .index, .ask, .forget: true
        default: false
        }
    }

    /// As a line of a shell script that stands in the folder of the trees.
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
