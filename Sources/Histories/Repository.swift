import HostSystem
import Store
import Trees

/// What git says of the repository that a folder lies in, in one question.
package struct Repository {
    package let git: Git
    /// The top of the work tree, or the repository itself where it has none.
    package let top: String
    /// Path of the folder from the top, with `/` at its end where it is not empty.
    package let prefix: String
    /// Whether it has no work tree.
    let isBare: Bool
    /// Whether commits before some were not cloned.
    let isShallow: Bool
    /// The commit that is checked out; nil where there is none yet.
    package let head: ObjectID?
    /// The repository's own folder.
    private let gitFolder: String

    /// - Throws: ``HistoryError/noRepository(folder:)``
    package init(folder: String) throws(HistoryError) {
        let folder = OperatingSystem.absolute(folder)
        git = Git(named: folder)
        let options: [Git.Word] = ["--is-bare-repository", "--is-shallow-repository", "--git-common-dir"]
        var answer = try? git.run(.revParse, options + ["HEAD^{commit}"])
        let hasCommit = answer != nil
        if answer == nil {
            do throws(Git.Failure) { answer = try git.run(.revParse, options) } catch {
                // What git says is of its own words: a folder that is not trusted, for one.
                throw error.message.contains("not a git repository")
                    ? .noRepository(folder: folder) : .git(repository: folder, reason: error.message)
            }
        }
        let lines = String(decoding: answer ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.count >= (hasCommit ? 4 : 3) else { throw .noRepository(folder: folder) }
        isBare = lines[0] == "true"
        isShallow = lines[1] == "true"
        gitFolder = lines[2].hasPrefix("/") ? lines[2] : OperatingSystem.absolute(folder + "/" + lines[2])
        head = hasCommit ? ObjectID(lines[lines.count - 1]) : nil
        let top = (isBare ? nil : Git.workTree(above: folder)) ?? gitFolder
        self.top = top
        prefix = folder.hasPrefix(top + "/") && !isBare ? String(folder.dropFirst(top.count + 1)) + "/" : ""
    }

    /// Commits whose parents were not cloned.
    package func boundary() -> Set<String> {
        guard isShallow, let bytes = try? OperatingSystem.read(Array((gitFolder + "/shallow").utf8), size: 1 << 24)
        else { return [] }
        return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    /// Whether contents of files were left out when it was cloned.
    func isPartial() -> Bool {
        let said = try? git.run(
            .config, ["--get-regexp", #"^(remote\..*\.promisor|extensions\.partialclone)$"#], accepting: [0, 1])
        return said?.isEmpty == false
    }

    /// Commits that the later one reaches and the earlier does not; nil where git knows one of them no more.
    func commits(in later: ObjectID, notIn earlier: ObjectID) -> [String]? {
        guard let output = try? git.run(.revList, [.id(later), .excluding(earlier), "--"]) else { return nil }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
