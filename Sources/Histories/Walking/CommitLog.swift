import Trees

/// The commits that changed a nib, from one `git log`. The newest commit comes first.
///
/// A merged change belongs to the commit that made it. A merge commit only contains changes that are not in any of its
/// parents. If the nibs of a merge equal the nibs of one parent, the other parents are not followed, as in `git log`.
/// Changes that the merge dropped were never part of the current history, and a cherry-picked commit appears once.
/// (With `--full-history`, the log of a real repository has 1 to 9 % more versions, and reading it takes up to five
/// times as long.)
struct CommitLog {
    let git: Git
    /// The commit to start from.
    let head: ObjectID
    /// The commit whose history is already stored; nil if no history is stored.
    let known: ObjectID?
    /// Whether to find renamed files that were also changed. Git then needs the contents of the files.
    let findsChangedRenames: Bool

    /// Patterns that match the files in a history.
    static let patterns = [":(top)*.xib", ":(top)*.storyboard"]

    /// Passes each new commit that changed a nib to a closure.
    ///
    /// - Throws: ``Git/Failure`` with the message of git, if git cannot list all commits.
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
