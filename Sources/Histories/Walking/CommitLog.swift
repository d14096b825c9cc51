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
    /// Commits to begin with, and with `^` those whose history is known.
    let revisions: [String]
    /// Whether a file may be found again that was changed when it was renamed: its contents are needed for that.
    let findsChangedRenames: Bool

    /// Files that a history is about.
    static let patterns = [":(top)*.xib", ":(top)*.storyboard"]

    /// What no configuration of the repository changes or runs.
    static let options = [
        "--no-ext-diff", "--no-textconv", "--no-show-signature", "--no-relative", "--no-mailmap", "--no-notes", "--no-decorate", "--no-color",
        "--encoding=UTF-8", "-O/dev/null", "--ignore-submodules=all",
    ]

    /// Hands out every commit.
    ///
    /// - Throws: ``Git/Failure`` with what git says where it cannot tell them all.
    func forEach(_ found: (LoggedCommit) -> Void) throws(Git.Failure) {
        let renames = findsChangedRenames ? "-M" : "-M100%"
        var parser = LogParser()
        try git.stream(
            ["-c", "log.showRoot=true", "log", "--raw", "-z", "--no-abbrev", renames, "-c", LogParser.format] + Self.options
                + revisions + ["--"] + Self.patterns
        ) { parser.take($0, found) }
        parser.finish(found)
    }
}
