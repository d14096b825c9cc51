extension Git {
    /// The commands of git that xibdb starts. No other command can be started: ``answer(_:_:input:accepting:)``,
    /// ``stream(_:_:patience:_:)`` and ``conversation(_:_:)`` take one of these.
    ///
    /// Each says why nothing that a repository names is run. A new command needs such a reason, and a place in the
    /// tests of hostile repositories.
    ///
    /// For all of them:
    /// - ``settings`` turn off the file system monitor, hooks, and the programs that ask for passwords.
    /// - ``environment`` forbids every way to fetch an object that is not there, so no address, proxy, `ssh` command
    ///   or upload-pack of a repository is used.
    /// - Standard output is a pipe, so no pager runs; nothing is edited, so no editor runs.
    /// - A command's own name wins over an alias, so no alias runs.
    /// - No command reads the content of a file in the work tree as an object, so no `filter.*` runs: git hashes such
    ///   a file where it cannot tell from its stamp whether it changed. ``changedInterfaces(from:to:)`` compares the
    ///   bytes itself.
    package enum Command: String, CaseIterable, Sendable {
        /// Prints stored contents. Filters and text conversions run only with `--filters` and `--textconv`.
        case catFile = "cat-file"
        /// Matches names with patterns of the work tree's `.gitignore` files. It opens no other file there.
        case checkIgnore = "check-ignore"
        /// Prints or writes settings. It runs only the editor, and only with `--edit`.
        case config
        /// Compares a commit with the index, always with `--cached`: without it git hashes files of the work tree.
        case diffIndex = "diff-index"
        /// Compares two commits by their trees, without the index. External programs for differences and text
        /// conversions are turned off.
        case diffTree = "diff-tree"
        /// Prints commits, without the index. Signatures are not checked, external programs for differences and text
        /// conversions are turned off, and submodules are not entered.
        case log
        /// Prints the entries of the index. It looks at the work tree only for kinds of files that nobody asks for
        /// here (`--modified`, `--others`, `--deleted`).
        case lsFiles = "ls-files"
        /// Prints the entries of a stored tree.
        case lsTree = "ls-tree"
        /// Walks commits.
        case mergeBase = "merge-base"
        /// Merges three files that it is given as they are. Merge drivers run only in `git merge` and its like.
        case mergeFile = "merge-file"
        /// Walks commits, and prints ids alone.
        case revList = "rev-list"
        /// Prints ids, and where the repository lies.
        case revParse = "rev-parse"
        /// Deletes a reference of ours. The hook for references does not run, because ``settings`` turn hooks off.
        case updateRef = "update-ref"

        /// Options that stand before all others.
        var options: [Word] {
            switch self {
            case .diffIndex: ["--cached"] + Self.difference
            case .diffTree: Self.difference
            case .log:
                Self.difference + [
                    // Each commit may compare so many removed files with as many added ones.
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

        /// Whether the command reads the index. Where it does not, git is led to one that is not there: it takes the
        /// content of a stored file from the work tree where the index says that both are alike.
        var readsIndex: Bool {
            switch self {
            case .checkIgnore, .diffIndex, .lsFiles: true
            default: false
            }
        }
    }

    /// A word of a command line.
    ///
    /// A word that begins with a dash is an option only where it is written here, in the code: a literal. What comes
    /// from elsewhere, a person, a file, a database or git, is a value, and a value never begins with a dash.
    package struct Word: ExpressibleByStringLiteral, Sendable {
        enum Kind {
            case literal, value
            /// A file, behind `--`.
            case path
        }

        let kind: Kind
        let text: String

        private init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

        /// A word that stands in the code.
        package init(stringLiteral text: StaticString) { self.init(.literal, text.description) }

        /// An object.
        package static func id(_ id: ObjectID) -> Word { Word(.value, id.text) }

        /// What a commit reaches is left out.
        package static func excluding(_ id: ObjectID) -> Word { Word(.value, "^" + id.text) }

        /// A file or folder of a commit.
        package static func file(_ path: String, of commit: ObjectID) -> Word { Word(.value, "\(commit):\(path)") }

        /// A value: a revision as a person names it, a key of the settings, or what one is set to.
        package static func value(_ text: String) -> Word { Word(.value, text) }

        /// An option with its value in one word, as `-G` and `--marker-size=` have it. Without a value git would take the
        /// next word for it.
        package static func option(_ name: StaticString, _ value: String) -> Word {
            value.isEmpty ? Word(.value, "") : Word(.literal, name.description + value)
        }

        /// A file, or a pattern of files. It stands behind `--`.
        package static func path(_ path: String) -> Word { Word(.path, path) }
    }

    /// The words as git takes them.
    ///
    /// - Throws: ``Failure`` for a value that git would take for something else.
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
