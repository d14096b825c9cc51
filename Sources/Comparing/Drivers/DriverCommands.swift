import HostSystem

/// The POSIX shell commands that git runs as drivers.
///
/// git replaces `%P`, `%X`, `%S` and `%Y` with quoted words, and `%O`, `%A` and `%B` with its own temporary file names.
/// It appends the file name to a textconv command. The name of a file may start with a dash, so every file comes after
/// `--`, and every other value after `=`.
struct DriverCommands {
    private let program: String
    private let scope: String

    /// - Parameters:
    ///   - program: the xibdb program that git runs: a name that is found in `PATH`, or a path.
    ///   - scope: the option of `git config` that selects the configuration file with the commands.
    init(program: String, scope: String) { (self.program, self.scope) = (Self.quoted(program), scope) }

    /// The keys and values for git's configuration.
    var settings: [(key: String, value: String)] {
        [
            ("diff.xib.textconv", textconv),
            // Without the cache, git runs two processes for each version of a nib.
            ("diff.xib.cachetextconv", "true"),
            ("merge.xib.name", "Interface Builder documents, by object"),
            ("merge.xib.driver", merge),
            ("mergetool.xibdb.cmd", mergetool),
            ("mergetool.xibdb.trustExitCode", "true"),
        ]
    }

    /// Prints the outline. If xibdb cannot run, prints the file itself, because git stops if a textconv command fails.
    ///
    /// If this command changes, git deletes its cached outlines, so the command contains the version of xibdb. If
    /// another version or `cat` produces the output, the command turns the cache off, because git would cache this
    /// output, too. Only a new installation turns the cache on again. It also empties the cache.
    private var textconv: String {
        let key = "diff.xib.cachetextconv"
        let switchOff =
            "git config \(scope) \(key) false; echo 'xibdb: run xibdb git install again: git does not cache outlines until then' >&2"
        return "f() { \(program) git textconv --installed-by=\(Version.current) -- \"$1\"; s=$?; "
            + "if [ $s -ne 0 ] && [ \"$(git config \(scope) \(key))\" = true ]; then \(switchOff); fi; "
            + "if [ $s -gt 1 ]; then cat -- \"$1\"; fi; }; f"
    }

    /// Merges by object. If xibdb ends with a status other than 0 (merged) or 1 (conflicts are marked), git merges
    /// the text.
    ///
    /// A driver must not fail without writing markers: git would report a conflict and keep only OURS.
    private var merge: String {
        // git replaces %% with %.
        let program = program.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
        return
            "\(program) merge --output=%A --marker-size=%L --path=%P --label=%X --label=%S --label=%Y -- %O %A %B; s=$?; "
            + "[ $s -le 1 ] && exit $s; echo \"xibdb merge ended with status $s: git merges the text\" >&2; "
            + "git merge-file -q --marker-size=%L -L ours -L base -L theirs -- %A %O %B || exit 1"
    }

    /// Merges interactively.
    ///
    /// If the name of a file starts with a dash, `git mergetool` (seen in 2.39) creates three empty files. The
    /// command then reads the versions from the index.
    private var mergetool: String {
        "f() { [ -s \"$2\" ] || git cat-file blob \":$1:$MERGED\" > \"$2\" 2>/dev/null; }; f 1 \"$BASE\"; f 2 \"$LOCAL\"; f 3 \"$REMOTE\"; "
            + "\(program) merge --output=\"$MERGED\" --path=\"$MERGED\" --ask -- \"$BASE\" \"$LOCAL\" \"$REMOTE\""
    }

    /// Returns a word for use in a shell command, in quotes if necessary.
    private static func quoted(_ word: String) -> String {
        let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+".contains($0)) }
        return plain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
