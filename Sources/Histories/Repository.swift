import HostSystem
import Store
import Trees

/// Facts about the repository that contains a folder.
package struct Repository {
    package let git: Git
    /// The root of the work tree, or the repository folder if there is no work tree.
    package let top: String
    /// Path of the folder, relative to ``top``. If not empty, it ends with `/`.
    package let prefix: String
    /// Whether the repository has no work tree.
    let isBare: Bool
    /// Whether the clone omits older commits.
    let isShallow: Bool
    /// The HEAD commit; nil if the repository has no commit yet.
    package let head: ObjectID?
    /// The folder that contains the data of git, such as `.git`.
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
                // Use the message of git, for example for a folder that is not trusted.
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

    /// Returns the commits in a shallow clone whose parents were not cloned.
    package func boundary() -> Set<String> {
        guard isShallow, let bytes = try? OperatingSystem.read(Array((gitFolder + "/shallow").utf8), size: 1 << 24)
        else { return [] }
        return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    /// Whether the clone omits the contents of files.
    func isPartial() -> Bool {
        let said = try? git.run(
            .config, ["--get-regexp", #"^(remote\..*\.promisor|extensions\.partialclone)$"#], accepting: [0, 1])
        return said?.isEmpty == false
    }

    /// Returns the commits that `later` reaches and `earlier` does not reach; nil if one of these two commits no longer
    /// exists.
    func commits(in later: ObjectID, notIn earlier: ObjectID) -> [String]? {
        guard let output = try? git.run(.revList, [.id(later), .excluding(earlier), "--"]) else { return nil }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
