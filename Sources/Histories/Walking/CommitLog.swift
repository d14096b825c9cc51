import Trees

/// The commits that touched a nib, from one `git log`, the newest first.
///
/// A merged change belongs to the commit that made it. A merge commit only has the changes that none of its parents
/// has. If the nibs of a merge equal those of one parent, the other parents are not followed, as in `git log`. Changes
/// that the merge dropped were never part of the current history, and a cherry-picked commit appears once. (With
/// `--full-history`, real repositories have 1 to 9 % more versions, and need up to five times as long.)
struct CommitLog {
    let git: Git
    /// The commit to start from.
    let head: ObjectID
    /// The commit whose history is already stored; nil if no history is stored.
    let known: ObjectID?
    /// Whether to find renamed files that were also changed. This needs their contents.
    let findsChangedRenames: Bool

    /// Patterns for the files in a history.
    static let patterns = [":(top)*.xib", ":(top)*.storyboard"]

    /// Passes each new commit that touched a nib to a closure.
    ///
    /// - Throws: ``Git/Failure`` with git's message if it cannot list all commits.
    func forEach(_ found: (LoggedCommit) -> Void) throws(Git.Failure) {
        var parser = LogParser()
        let words: [Git.Word] = [
            "--raw", "-z", "--no-abbrev", "--root", findsChangedRenames ? "-M" : "-M100%", "-c", LogParser.format,
            .id(head),
        ]
        let excluded: [Git.Word] = known.map { [.excluding($0)] } ?? []
        try git.stream(.log, words + excluded + ["--"] + Self.patterns.map { .path($0) }) { parser.take($0, found) }
        parser.finish(found)
    }
}
