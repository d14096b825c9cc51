extension Git {
    /// The git commands that xibdb starts. It cannot start any other command: ``answer(_:_:input:accepting:)``,
    /// ``stream(_:_:patience:_:)`` and ``conversation(_:_:)`` take one of these.
    ///
    /// The comment of each command says why it runs no program that a repository names. A new command needs such a
    /// comment, and a case in the tests of hostile repositories.
    ///
    /// For all commands:
    /// - ``settings`` turn off the file system monitor, hooks, and programs that ask for passwords.
    /// - ``environment`` forbids every method of fetching missing objects. A repository's address, proxy, `ssh` command
    ///   or upload-pack is therefore never used.
    /// - Standard output is a pipe, so no pager runs. Nothing is edited, so no editor runs.
    /// - A command's own name has priority over an alias, so no alias runs.
    /// - No command reads the content of a work tree file as an object, so no `filter.*` runs. git would hash such a
    ///   file if its stamp did not show whether it changed, so ``changedInterfaces(from:to:)`` compares the bytes
    ///   itself.
    package enum Command: String, CaseIterable, Sendable {
        /// Prints stored contents. Filters run only with `--filters`, and text conversions only with `--textconv`.
        case catFile = "cat-file"
        /// Matches names with patterns of the work tree's `.gitignore` files. It opens no other file in the work tree.
        case checkIgnore = "check-ignore"
        /// Prints or writes settings. It runs only the editor, and only with `--edit`.
        case config
        /// Compares a commit with the index, always with `--cached`. Without it, git hashes files of the work tree.
        case diffIndex = "diff-index"
        /// Compares two commits by their trees, without the index. External diff programs and text conversions are off.
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
        /// Deletes a reference that xibdb created. The hook for references does not run, because ``settings`` turn
        /// hooks off.
        case updateRef = "update-ref"

        /// Options that this command always has, before all other options.
        var options: [Word] {
            switch self {
            case .diffIndex: ["--cached"] + Self.difference
            case .diffTree: Self.difference
            case .log:
                Self.difference + [
                    // Limits how many removed files each commit compares with how many added files.
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
        /// The other commands get the path of an index that does not exist. With the real index, git may read a file of
        /// the work tree instead of a stored content, if the index says that both are equal.
        var readsIndex: Bool {
            switch self {
            case .checkIgnore, .diffIndex, .lsFiles: true
            default: false
            }
        }
    }

    /// A word of a command line.
    ///
    /// A word that begins with a dash is an option only if it is a literal in this code. Text from a person, a file, a
    /// database or git is a value. A value never begins with a dash.
    package struct Word: ExpressibleByStringLiteral, Sendable {
        enum Kind {
            case literal, value
            /// A file, after `--`.
            case path
        }

        let kind: Kind
        let text: String

        private init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

        /// A word from a literal in the code.
        package init(stringLiteral text: StaticString) { self.init(.literal, text.description) }

        /// The id of an object.
        package static func id(_ id: ObjectID) -> Word { Word(.value, id.text) }

        /// A commit to exclude, with all its ancestors.
        package static func excluding(_ id: ObjectID) -> Word { Word(.value, "^" + id.text) }

        /// A file or folder of a commit.
        package static func file(_ path: String, of commit: ObjectID) -> Word { Word(.value, "\(commit):\(path)") }

        /// A value: a revision as the user names it, a settings key, or the value of a setting.
        package static func value(_ text: String) -> Word { Word(.value, text) }

        /// An option and its value in one word, as in `-G` and `--marker-size=`. If the value were empty, git would
        /// take the next word as the value.
        package static func option(_ name: StaticString, _ value: String) -> Word {
            value.isEmpty ? Word(.value, "") : Word(.literal, name.description + value)
        }

        /// A file, or a pattern of files. It comes after `--`.
        package static func path(_ path: String) -> Word { Word(.path, path) }
    }

    /// Returns the words as arguments for git.
    ///
    /// - Throws: ``Failure`` for a value that git would misread.
    static func checked(_ words: [Word]) throws(Failure) -> [String] {
        var isBehindOptions = false
        for word in words {
            if word.kind == .literal, word.text == "--" { isBehindOptions = true }
            guard !word.text.utf8.contains(0) else { throw Failure(message: "a name has a zero byte") }
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
