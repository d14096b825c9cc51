import Foundation
import Store
import Trees

extension History {
    /// What a class offers to the connections of a nib.
    public enum Member: Sendable, Equatable {
        /// A property or an instance variable.
        case outlet(String)
        /// A method, by its selector.
        case action(String)

        var name: String {
            switch self {
            case .outlet(let name), .action(let name): name
            }
        }
    }

    /// Adds the commits that added or removed lines of sources which declare a
    /// member: of the classes that had a connection of its name, where their
    /// files are called as they are, else anywhere.
    ///
    /// It is searched for in git at each call.
    ///
    /// - Throws: ``HistoryError`` where git cannot tell.
    public func addDeclarations(of member: Member, to answer: inout HistoryAnswer, _ snapshot: Snapshot) throws {
        guard let head = repository.head else { return }
        let kinds = if case .outlet = member { "'outlet', 'outletCollection'" } else { "'action'" }
        let classes = try snapshot.rows(
            "SELECT DISTINCT class FROM changes WHERE name = :name AND class IS NOT NULL AND kind IN (\(kinds))",
            parameters: ["name": .text(member.name)]
        ).rows.compactMap { $0[0].string }.filter { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } }
        let own = classes.flatMap { name in ["\(name).swift", "\(name)+*.swift", "\(name).h", "\(name).m", "\(name).mm"].map { ":(top,glob)**/" + $0 } }
        var found = own.isEmpty ? [] : try declarations(of: member, head, own)
        if found.isEmpty { found = try declarations(of: member, head, ["swift", "h", "m", "mm"].map { ":(top)*." + $0 }) }
        for (commit, lines) in found {
            if let place = answer.entries.firstIndex(where: { $0.commit.hash == commit.hash }) {
                answer.entries[place].declarations = lines
            } else {
                answer.entries.append(HistoryAnswer.Entry(commit: commit, declarations: lines))
            }
        }
        // Commits of sources have no place among those of nibs but their time.
        let places = Dictionary(uniqueKeysWithValues: answer.entries.enumerated().map { ($0.element.commit.hash, $0.offset) })
        answer.entries.sort { one, other in
            let (left, right) = (one.commit, other.commit)
            return left.committed != right.committed ? left.committed > right.committed : (places[left.hash] ?? 0) < (places[right.hash] ?? 0)
        }
    }

    private func declarations(
        of member: Member, _ head: ObjectID, _ paths: [String]
    ) throws(HistoryError) -> [(HistoryAnswer.Commit, [HistoryAnswer.Declaration])] {
        // Of `save:` and `initWithTitle:text:` the first word is enough for git.
        let word = String(member.name.prefix { $0 != ":" })
        let pattern = word.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "[\($0)]" }.joined()
        var search = DeclarationSearch(word: word, isAction: member == .action(member.name))
        do throws(Git.Failure) {
            try repository.git.stream(
                .log, ["-p", "-U0", "-M", "--root", "--src-prefix=a/", "--dst-prefix=b/", .option("-G", pattern), DeclarationSearch.format, .id(head), "--"]
                    + paths.map { .path($0) }
            ) { search.take($0) }
        } catch {
            throw .git(repository: top, reason: error.message)
        }
        return search.finish()
    }
}

/// Takes patches apart, and keeps the lines that declare a word.
private struct DeclarationSearch {
    static let format: Git.Word = "--format=tformat:%x01%H%x00%an%x00%ae%x00%aI%x00%cI%x00%P%x00%s"
    /// One of these stands before the name of an outlet in Objective-C.
    private static let outletWords: Set<Substring> = ["@property", "IBOutlet", "IBOutletCollection"]

    private let word: String
    private let isAction: Bool
    private var rest: [UInt8] = []
    private var commit: HistoryAnswer.Commit?
    private var lines: [HistoryAnswer.Declaration] = []
    private var found: [(HistoryAnswer.Commit, [HistoryAnswer.Declaration])] = []
    private var paths = (old: "", new: "")
    /// The next lines of the version before and of the one after.
    private var places = (old: 0, new: 0)
    /// Whether lines are those of a file, and not of a header.
    private var isInside = false

    init(word: String, isAction: Bool) { (self.word, self.isAction) = (word, isAction) }

    mutating func take(_ bytes: [UInt8]) {
        rest += bytes
        var start = 0
        while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
            add(rest[start..<end])
            start = end + 1
        }
        rest.removeFirst(start)
    }

    mutating func finish() -> [(HistoryAnswer.Commit, [HistoryAnswer.Declaration])] {
        if let commit, !lines.isEmpty { found.append((commit, lines)) }
        (commit, lines) = (nil, [])
        return found
    }

    private mutating func add(_ line: ArraySlice<UInt8>) {
        switch line.first {
        case 1: begin(String(decoding: line.dropFirst(), as: UTF8.self))
        case UInt8(ascii: "d"): isInside = false
        case UInt8(ascii: "@"): startHunk(String(decoding: line, as: UTF8.self))
        case UInt8(ascii: "-") where isInside, UInt8(ascii: "+") where isInside: addLine(line)
        case UInt8(ascii: "-"): paths.old = path(line)
        case UInt8(ascii: "+"): paths.new = path(line)
        default: break
        }
    }

    private mutating func begin(_ text: String) {
        _ = finish()
        isInside = false
        let fields = text.split(separator: "\0", maxSplits: 6, omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 7 else { return }
        commit = HistoryAnswer.Commit(
            hash: fields[0], author: fields[1], mail: fields[2], authored: fields[3],
            committed: fields[4], subject: fields[6], isMerge: fields[5].contains(" "), isBoundary: false)
    }

    /// `--- a/PATH`, with a tab behind a path that has blanks.
    private func path(_ line: ArraySlice<UInt8>) -> String {
        let path = String(decoding: line.dropFirst(6), as: UTF8.self)
        return path.hasSuffix("\t") ? String(path.dropLast()) : path
    }

    /// `@@ -12,3 +14 @@`
    private mutating func startHunk(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count > 2 else { return }
        func start(_ word: Substring) -> Int { word.dropFirst().split(separator: ",").first.flatMap { Int($0) } ?? 0 }
        places = (start(words[1]), start(words[2]))
        isInside = true
    }

    private mutating func addLine(_ line: ArraySlice<UInt8>) {
        let isAdded = line.first == UInt8(ascii: "+")
        let place = isAdded ? places.new : places.old
        if isAdded { places.new += 1 } else { places.old += 1 }
        let text = String(decoding: line.dropFirst(), as: UTF8.self).trimmingCharacters(in: .whitespaces)
        guard declares(text, in: isAdded ? paths.new : paths.old) else { return }
        lines.append(HistoryAnswer.Declaration(isAdded: isAdded, path: isAdded ? paths.new : paths.old, line: place, text: Excerpt.of(text, bytes: 200)))
    }

    /// Whether a line declares the member: as a method for an action, as a property or instance variable for an outlet.
    private func declares(_ text: String, in path: String) -> Bool {
        if text.hasPrefix("//") { return false }
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
        guard let place = words.firstIndex(where: { $0 == word }) else { return false }
        let before = text[..<words[place].startIndex]
        // A value, a call or a parameter is no declaration of the name in it.
        guard !before.contains("="), !before.contains(".") else { return false }
        if path.hasSuffix(".swift") { return place > 0 && words[place - 1] == (isAction ? "func" : "var") }
        let isMethod = text.hasPrefix("-") || text.hasPrefix("+")
        if isAction { return isMethod && before.last { $0 != " " } == ")" && before.count { $0 == ":" } == 0 }
        if isMethod { return false }
        if words[..<place].contains(where: Self.outletWords.contains) { return true }
        // `UILabel *title;` in a header is an instance variable; in an implementation it may be a local variable.
        return path.hasSuffix(".h") && place > 0 && text.hasSuffix(";") && !text.contains("(") && text[words[place].endIndex...].drop { $0 == " " }.first.map { ";,".contains($0) } == true
    }
}
