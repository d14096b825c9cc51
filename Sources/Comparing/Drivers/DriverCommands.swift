import HostSystem

/// The commands that git runs as drivers, for a POSIX shell.
///
/// git puts quoted words for `%P`, its own temporary names for `%O`, `%A` and `%B`, and appends the file to a textconv. A name of the
/// repository may begin with a dash, so every file stands behind `--`, and every other value behind `=`.
struct DriverCommands {
    private let program: String
    private let scope: String

    /// - Parameters:
    ///   - program: how git calls xibdb: a name on its path, or a path.
    ///   - scope: which configuration file holds the commands, as an option of `git config`.
    init(program: String, scope: String) { (self.program, self.scope) = (Self.quoted(program), scope) }

    /// Keys of git's configuration with their values.
    var settings: [(key: String, value: String)] {
        [
            ("diff.xib.textconv", textconv),
            // git runs two processes for each version of a nib otherwise.
            ("diff.xib.cachetextconv", "true"),
            ("merge.xib.name", "Interface Builder documents, by object"),
            ("merge.xib.driver", merge),
            ("mergetool.xibdb.cmd", mergetool),
            ("mergetool.xibdb.trustExitCode", "true"),
        ]
    }

    /// Prints the outline, or the file itself if xibdb cannot be run: git ends at a textconv that fails.
    ///
    /// git forgets the outlines that it keeps when this command changes, so the command holds the version of xibdb. What git gets from
    /// another version, or from `cat`, it keeps as well. Then the command switches the cache off, and only a new installation, which
    /// empties the cache, switches it on.
    private var textconv: String {
        let key = "diff.xib.cachetextconv"
        let switchOff =
            "git config \(scope) \(key) false; echo 'xibdb: run xibdb git install again: git keeps no outlines until then' >&2"
        return "f() { \(program) git textconv --installed-by=\(Version.current) -- \"$1\"; s=$?; "
            + "if [ $s -ne 0 ] && [ \"$(git config \(scope) \(key))\" = true ]; then \(switchOff); fi; "
            + "if [ $s -gt 1 ]; then cat -- \"$1\"; fi; }; f"
    }

    /// Merges by object; as text if xibdb ends with neither 0 (merged) nor 1 (conflicts are marked).
    ///
    /// A driver that fails without writing markers loses the other side: git reports a conflict and leaves ours.
    private var merge: String {
        // git replaces %% by %.
        let program = program.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
        return
            "\(program) merge --output=%A --marker-size=%L --path=%P --label=%X --label=%S --label=%Y -- %O %A %B; s=$?; "
            + "[ $s -le 1 ] && exit $s; echo \"xibdb merge ended with status $s: git merges the text\" >&2; "
            + "git merge-file -q --marker-size=%L -L ours -L base -L theirs -- %A %O %B || exit 1"
    }

    /// Merges and asks.
    ///
    /// git mergetool (seen in 2.39) makes three empty files of a file whose name begins with a dash. The index has the versions.
    private var mergetool: String {
        "f() { [ -s \"$2\" ] || git cat-file blob \":$1:$MERGED\" > \"$2\" 2>/dev/null; }; f 1 \"$BASE\"; f 2 \"$LOCAL\"; f 3 \"$REMOTE\"; "
            + "\(program) merge --output=\"$MERGED\" --path=\"$MERGED\" --ask -- \"$BASE\" \"$LOCAL\" \"$REMOTE\""
    }

    /// A word of a shell.
    private static func quoted(_ word: String) -> String {
        let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+".contains($0)) }
        return plain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
