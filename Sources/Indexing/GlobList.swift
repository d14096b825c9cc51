import Foundation

/// Patterns that choose files by path, as people know them from `.gitignore`:
/// a pattern without a slash is held against the name of the file and of
/// every folder above it; one with a slash against the path from the root,
/// where `**` stands for any number of folders. A pattern that matches a
/// folder matches everything in it.
public struct GlobList: Sendable {
    /// The patterns, as given.
    public let patterns: [String]

    /// A list of patterns.
    public init(_ patterns: [String]) { self.patterns = patterns }

    var isEmpty: Bool { patterns.isEmpty }

    func matches(_ path: RelativePath) -> Bool {
        let components = path.components.map { String(decoding: $0, as: UTF8.self) }
        return patterns.contains { GlobList.matches($0, components) }
    }

    private static func matches(_ pattern: String, _ components: [String]) -> Bool {
        let parts = pattern.split(separator: "/").map(String.init)
        guard pattern.dropLast().contains("/") else {
            return components.contains { fnmatch(parts.first ?? "", $0, 0) == 0 }
        }
        return matches(parts[...], components[...])
    }

    private static func matches(_ parts: ArraySlice<String>, _ components: ArraySlice<String>) -> Bool {
        // What is left of the path lies in a folder that matched.
        guard let part = parts.first else { return true }
        if part == "**" {
            if parts.count == 1 { return !components.isEmpty }
            return (components.startIndex...components.endIndex).contains {
                matches(parts.dropFirst(), components[$0...])
            }
        }
        guard let component = components.first, fnmatch(part, component, 0) == 0 else { return false }
        return matches(parts.dropFirst(), components.dropFirst())
    }
}
