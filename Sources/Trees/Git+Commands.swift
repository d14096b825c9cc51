extension Git {
    /// The git commands that xibdb starts. It cannot start any other command, because ``answer(_:_:input:accepting:)``,
    /// ``stream(_:_:patience:_:)`` and ``conversation(_:_:)`` accept only these.
    ///
    /// The comment on each command explains why it does not run a program that a repository names. If you add a
    /// command, add such a comment, and a case to the tests of hostile repositories.
    ///
    /// For all commands:
    /// - ``settings`` turn off the file system monitor, hooks, and programs that ask for passwords.
    /// - ``environment`` prevents git from fetching missing objects. Therefore git never uses the address, proxy, `ssh`
    ///   command or upload-pack of a repository.
    /// - Standard output is a pipe, so git does not start a pager. Nothing is edited, so git does not start an editor.
    /// - The name of a command has priority over an alias, so aliases do not run.
    /// - No command stores or hashes a work tree file as an object, so a `filter.*` program does not run. If the stamp
    ///   of a file does not show whether the file changed, git hashes the file. Therefore
    ///   ``changedInterfaces(from:to:)`` compares the bytes itself.
    package enum Command: String, CaseIterable, Sendable {
        /// Prints stored contents. Filters run only with `--filters`, and text conversions only with `--textconv`.
        case catFile = "cat-file"
        /// Matches names with the patterns in the `.gitignore` files of the work tree. It does not open other files in
        /// the work tree.
        case checkIgnore = "check-ignore"
        /// Prints or writes settings. The only program that it runs is the editor, with `--edit`.
        case config
        /// Compares a commit with the index, always with `--cached`. Without it, git hashes files of the work tree.
        case diffIndex = "diff-index"
        /// Compares the trees of two commits, without the index. External diff programs and text conversions are off.
        case diffTree = "diff-tree"
        /// Prints commits, without the index. It does not check signatures or enter submodules. External diff programs
        /// and text conversions are off.
        case log
        /// Prints the entries of the index. It reads the work tree only with options that are not used here
        /// (`--modified`, `--others`, `--deleted`).
        case lsFiles = "ls-files"
        /// Prints the entries of a stored tree.
        case lsTree = "ls-tree"
        /// Walks commits to find a common ancestor.
        case mergeBase = "merge-base"
        /// Merges three given files. Merge drivers run only in `git merge` and similar commands.
        case mergeFile = "merge-file"
        /// Walks commits, and prints only ids.
        case revList = "rev-list"
        /// Prints ids, and the location of the repository.
        case revParse = "rev-parse"
        /// Deletes a reference that xibdb created. ``settings`` turn hooks off, so the reference hook does not run.
        case updateRef = "update-ref"

        /// The options that are always passed to this command, before all other options.
        package var options: [Word] {
            switch self {
            case .diffIndex: ["--cached"] + Self.difference
            case .diffTree: Self.difference
            case .log:
                Self.difference + [
                    // For each commit, limits the number of removed and added files that git compares to detect
                    // renames.
                    "-l100",
                    "--no-show-signature", "--no-relative", "--no-mailmap", "--no-notes", "--no-decorate", "--no-color",
                    "--encoding=UTF-8",
                ]
            default: []
            }
        }

        private static let difference: [Word] = [
            "--no-ext-diff", "--no-textconv", "--ignore-submodules=all", "--submodule=short", "-O/dev/null",
        ]

        /// Whether the command reads the index.
        ///
        /// For the other commands, `GIT_INDEX_FILE` is a path that does not exist. If the real index marks a work tree
        /// file as unchanged, git may read this file instead of the stored content.
        var readsIndex: Bool {
            switch self {
            case .checkIgnore, .diffIndex, .lsFiles: true
            default: false
            }
        }
    }

    /// One word of a command line.
    ///
    /// Only a literal in the source code can be an option. Text from a user, a file, a database or git is a value, and
    /// a value never begins with a dash.
    package struct Word: ExpressibleByStringLiteral, Sendable {
        enum Kind {
            case literal, value
            /// A file, after `--`.
            case path
        }

        let kind: Kind
        package let text: String

        private init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

        /// A word from a literal in the code.
        package init(stringLiteral text: StaticString) { self.init(.literal, text.description) }

        /// The id of an object.
        package static func id(_ id: ObjectID) -> Word { Word(.value, id.text) }

        /// A commit to exclude, with all its ancestors.
        package static func excluding(_ id: ObjectID) -> Word { Word(.value, "^" + id.text) }

        /// A file or folder in a commit.
        package static func file(_ path: String, of commit: ObjectID) -> Word { Word(.value, "\(commit):\(path)") }

        /// A value: a revision as the user names it, a settings key, or the value of a setting.
        package static func value(_ text: String) -> Word { Word(.value, text) }

        /// An option and its value in one word, as in `-G` and `--marker-size=`. If the value were empty, git would use
        /// the next word as the value.
        package static func option(_ name: StaticString, _ value: String) -> Word {
            value.isEmpty ? Word(.value, "") : Word(.literal, name.description + value)
        }

        /// A path, or a pattern that matches files (a pathspec). It must come after `--`.
        package static func path(_ path: String) -> Word { Word(.path, path) }
    }

    /// Returns the words as arguments for git.
    ///
    /// - Throws: ``Failure`` if git would misinterpret a value.
    package static func checked(_ words: [Word]) throws(Failure) -> [String] {
        var isBehindOptions = false
        for word in words {
            if word.kind == .literal, word.text == "--" { isBehindOptions = true }
            guard !word.text.utf8.contains(0) else { throw Failure(message: "a name contains a zero byte") }
            switch word.kind {
            case .literal: continue
            case .value:
                guard !word.text.isEmpty, !word.text.hasPrefix("-") else { throw Failure(message: "no such revision") }
            case .path: guard !word.text.isEmpty, isBehindOptions else { throw Failure(message: "no such path") }
            }
        }
        return words.map(\.text)
    }
}
