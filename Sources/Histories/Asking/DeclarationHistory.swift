import Foundation
import Store
import Trees

extension History {
    /// A member of a class that a connection in a nib can use.
    package enum Member: Sendable, Equatable {
        /// A property or an instance variable.
        case outlet(String)
        /// A method, identified by its selector.
        case action(String)

        var name: String {
            switch self {
            case .outlet(let name), .action(let name): name
            }
        }
    }

    /// Adds the commits that added or removed a declaration of a member.
    ///
    /// The search starts with the source files that are named after the classes that used the name in a connection. If
    /// it finds nothing there, it covers all sources. Each call starts a new search in git.
    ///
    /// - Throws: ``HistoryError`` if git fails.
    package func addDeclarations(of member: Member, to answer: inout HistoryAnswer, _ snapshot: Snapshot) throws {
        guard let head = repository.head else { return }
        let kinds = if case .outlet = member { "'outlet', 'outletCollection'" } else { "'action'" }
        let classes = try snapshot.rows(
            "SELECT DISTINCT class FROM changes WHERE name = :name AND class IS NOT NULL AND kind IN (\(kinds))",
            parameters: ["name": .text(member.name)]
        ).rows.compactMap { $0[0].string }.filter {
            $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        }
        let own = classes.flatMap { name in
            ["\(name).swift", "\(name)+*.swift", "\(name).h", "\(name).m", "\(name).mm"].map { ":(top,glob)**/" + $0 }
        }
        var found = own.isEmpty ? [] : try declarations(of: member, head, own)
        if found.isEmpty {
            found = try declarations(of: member, head, ["swift", "h", "m", "mm"].map { ":(top)*." + $0 })
        }
        for (commit, lines) in found {
            if let place = answer.entries.firstIndex(where: { $0.commit.hash == commit.hash }) {
                answer.entries[place].declarations = lines
            } else {
                answer.entries.append(HistoryAnswer.Entry(commit: commit, declarations: lines))
            }
        }
        // The stored order does not contain commits that change only sources, so all entries are sorted by time.
        // Commits with the same time keep their order.
        let dated = answer.entries.enumerated().map { place, entry in
            (entry: entry, time: entry.commit.time ?? .distantFuture, place: place)
        }
        answer.entries = dated.sorted {
            $0.time != $1.time ? $0.time > $1.time : $0.place < $1.place
        }.map(\.entry)
    }

    private func declarations(
        of member: Member, _ head: ObjectID, _ paths: [String]
    ) throws(HistoryError) -> [(HistoryAnswer.Commit, [HistoryAnswer.Declaration])] {
        // For selectors such as `save:` and `initWithTitle:text:`, git searches for the first word only.
        let word = String(member.name.prefix { $0 != ":" })
        let pattern = word.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "[\($0)]" }.joined()
        let paths = paths.map { Git.Word.path($0) }
        let words: [Git.Word] = [
            "--raw", "-z", "--no-abbrev", "-M", "--root", .option("-G", pattern), LogParser.format, .id(head), "--",
        ]
        var commits: [LoggedCommit] = []
        var parser = LogParser()
        do throws(Git.Failure) {
            try repository.git.stream(.log, words + paths) { parser.take($0) { commits.append($0) } }
        } catch {
            throw .git(repository: top, reason: error.message)
        }
        parser.finish { commits.append($0) }
        let search = DeclarationSearch(
            word: word, isAction: member == .action(member.name), blobs: BlobReader(repository.git))
        return commits.compactMap { commit in
            let lines = commit.files.flatMap(search.lines)
            return lines.isEmpty
                ? nil
                : (
                    HistoryAnswer.Commit(
                        hash: commit.hash, author: commit.author, mail: commit.mail, authored: commit.authored,
                        committed: commit.committed, subject: commit.subject, isMerge: commit.isMerge, isBoundary: false
                    ), lines
                )
        }
    }
}

/// Finds the declarations of a word that only one of two versions of a file contains.
///
/// The search does not use the patches of git. To write the heading of a hunk, git matches lines with a regular
/// expression that the repository may define. A malicious expression may never finish.
private struct DeclarationSearch {
    /// In Objective-C, one of these words precedes the name of an outlet.
    private static let outletWords: Set<Substring> = ["@property", "IBOutlet", "IBOutletCollection"]

    let word: String
    let isAction: Bool
    let blobs: BlobReader

    /// Returns the declarations that a commit added to a file or removed from the file, sorted by line.
    func lines(of file: LoggedFile) -> [HistoryAnswer.Declaration] {
        let (old, new) = (
            declarations(in: file.oldBlobs.first, file.oldPath ?? file.path), declarations(in: file.blob, file.path)
        )
        return
            (without(new, old, isAdded: false, file.oldPath ?? file.path) + without(old, new, isAdded: true, file.path))
            .sorted { ($0.line, $0.isAdded ? 1 : 0) < ($1.line, $1.isAdded ? 1 : 0) }
    }

    /// Returns the lines that `others` does not contain. If a line occurs more often than in `others`, each extra
    /// occurrence is returned.
    private func without(
        _ others: [(line: Int, text: String)], _ lines: [(line: Int, text: String)], isAdded: Bool, _ path: RelativePath
    ) -> [HistoryAnswer.Declaration] {
        var left = Dictionary(grouping: others, by: \.text).mapValues(\.count)
        return lines.compactMap { line, text in
            if let count = left[text], count > 0 {
                left[text] = count - 1
                return nil
            }
            return HistoryAnswer.Declaration(
                isAdded: isAdded, path: path.description, line: line, text: Excerpt.of(text, bytes: 200))
        }
    }

    /// Returns the lines of a file content that declare the word, with 1-based line numbers. If the content cannot be
    /// read, the result is empty.
    private func declarations(in blob: ObjectID?, _ path: RelativePath) -> [(line: Int, text: String)] {
        guard let blob, let bytes = try? blobs.content(of: blob) else { return [] }
        return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().compactMap {
            place, line in
            let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            return text.contains(word) && declares(text, in: path.description) ? (place + 1, text) : nil
        }
    }

    /// Whether a line declares the member: a method for an action, a property or instance variable for an outlet.
    private func declares(_ text: String, in path: String) -> Bool {
        if text.hasPrefix("//") { return false }
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
        guard let place = words.firstIndex(where: { $0 == word }) else { return false }
        let before = text[..<words[place].startIndex]
        // A name in a value, a call or a parameter is not a declaration.
        guard !before.contains("="), !before.contains(".") else { return false }
        if path.hasSuffix(".swift") { return place > 0 && words[place - 1] == (isAction ? "func" : "var") }
        let isMethod = text.hasPrefix("-") || text.hasPrefix("+")
        if isAction { return isMethod && before.last { $0 != " " } == ")" && before.count { $0 == ":" } == 0 }
        if isMethod { return false }
        if words[..<place].contains(where: Self.outletWords.contains) { return true }
        // In a header, `UILabel *title;` is an instance variable. In an implementation file, it may be a local
        // variable.
        return path.hasSuffix(".h") && place > 0 && text.hasSuffix(";") && !text.contains("(")
            && text[words[place].endIndex...].drop { $0 == " " }.first.map { ";,".contains($0) } == true
    }
}
