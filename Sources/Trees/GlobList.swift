/// Patterns that select files by path, as in `.gitignore`.
///
/// A pattern without a slash is matched against the name of the file and of every folder above it. A pattern with a
/// slash is matched against the path relative to the root, and `**` matches any number of folders. A slash at the end
/// of a pattern is ignored. A pattern that matches a folder matches everything in it.
package struct GlobList: Sendable, Equatable {
    /// The patterns, as given.
    package let patterns: [String]
    private let globs: [(glob: Glob, isName: Bool)]

    /// Creates a list of patterns.
    package init(_ patterns: [String]) {
        self.patterns = patterns
        globs = patterns.map { (Glob($0.utf8), !$0.dropLast().contains("/")) }
    }

    package var isEmpty: Bool { patterns.isEmpty }

    package func matches(_ path: RelativePath) -> Bool {
        let components = path.components
        return globs.contains { glob, isName in
            isName ? components.contains { glob.matches(name: $0) } : glob.matches(components, takesFolders: true)
        }
    }

    package static func == (one: GlobList, other: GlobList) -> Bool { one.patterns == other.patterns }
}
