import Trees

/// The commits that touched a nib, from one `git log`, the newest first.
///
/// A change that came in by a merge is told with its own commit; a merge is
/// told of for what none of its parents has. Where a merge has the nibs of one
/// parent as they were, the others are not followed, as `git log` does: what it
/// dropped never was in the history of what is there, and a commit that was
/// picked again is told once. (`--full-history` of real repositories has 1 to 9 %
/// more versions, and takes up to five times as long.)
struct CommitLog {
    let git: Git
    /// The commit to begin with.
    let head: ObjectID
    /// The commit whose history is known; nil where none is.
    let known: ObjectID?
    /// Whether a file may be found again that was changed when it was renamed: its contents are needed for that.
    let findsChangedRenames: Bool

    /// Files that a history is about.
    static let patterns = [":(top)*.xib", ":(top)*.storyboard"]

    /// Hands out every commit.
    ///
    /// - Throws: ``Git/Failure`` with what git says where it cannot tell them all.
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
