import HostSystem
import Store
import Trees

/// Facts about the repository that contains a folder.
package struct Repository {
    package let git: Git
    /// The top of the work tree, or the repository itself if it has no work tree.
    package let top: String
    /// Path of the folder from the top. If not empty, it ends with `/`.
    package let prefix: String
    /// Whether the repository has no work tree.
    let isBare: Bool
    /// Whether the clone omits older commits.
    let isShallow: Bool
    /// The commit that is checked out; nil if there is no commit yet.
    package let head: ObjectID?
    /// The folder with git's data, such as `.git`.
    private let gitFolder: String

    /// Reads the facts about a repository.
    ///
    /// - Throws: ``HistoryError``, such as ``HistoryError/noRepository(folder:)``.
    package init(folder: String) throws(HistoryError) {
        let folder = OperatingSystem.absolute(folder)
        git = Git(named: folder)
        let options: [Git.Word] = ["--is-bare-repository", "--is-shallow-repository", "--git-common-dir"]
        var answer = try? git.run(.revParse, options + ["HEAD^{commit}"])
        let hasCommit = answer != nil
        if answer == nil {
            do throws(Git.Failure) { answer = try git.run(.revParse, options) } catch {
                // Use git's own message, for example for a folder that is not trusted.
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

    /// Returns the commits of a shallow clone whose parents were not cloned.
    package func boundary() -> Set<String> {
        guard isShallow, let bytes = try? OperatingSystem.read(Array((gitFolder + "/shallow").utf8), size: 1 << 24)
        else { return [] }
        return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    /// Whether the clone omits contents of files.
    func isPartial() -> Bool {
        let said = try? git.run(
            .config, ["--get-regexp", #"^(remote\..*\.promisor|extensions\.partialclone)$"#], accepting: [0, 1])
        return said?.isEmpty == false
    }

    /// Returns the commits that `later` reaches and `earlier` does not; nil if git no longer has one of the two.
    func commits(in later: ObjectID, notIn earlier: ObjectID) -> [String]? {
        guard let output = try? git.run(.revList, [.id(later), .excluding(earlier), "--"]) else { return nil }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
