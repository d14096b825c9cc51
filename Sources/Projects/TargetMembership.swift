/// Decides which files belong to a target, according to its files, its folders and its exceptions.
///
/// The cost of a lookup depends on the depth of the path, not on the number of the target's files.
package struct TargetMembership: Sendable {
    private var files: [String: TargetFile.Phase] = [:]
    private var localized: [String: TargetFile.Phase] = [:]
    private var folders: [String: [Folder]] = [:]

    private struct Folder: Sendable {
        var phase: TargetFile.Phase?
        var isRecursive: Bool
        var excluded: Set<String>
        var translations: Set<String>
        var patterns: [PathPattern]
        var excludedPatterns: [PathPattern]
    }

    /// Creates a lookup for the files of one target.
    package init(_ target: Target) {
        for file in target.files {
            if file.isLocalized {
                localized[file.path] = localized[file.path] ?? file.phase
            } else {
                files[file.path] = files[file.path] ?? file.phase
            }
        }
        for folder in target.folders {
            folders[folder.path, default: []].append(
                Folder(
                    phase: folder.phase, isRecursive: folder.isRecursive, excluded: Set(folder.excluded),
                    translations: Set(folder.excludedTranslations), patterns: folder.patterns.map(PathPattern.init),
                    excludedPatterns: folder.excludedPatterns.map(PathPattern.init)))
        }
    }

    /// Returns the phase of the file at a path relative to the root; nil if the file does not belong to the target.
    package func phase(of path: String) -> TargetFile.Phase? {
        if let phase = files[path] { return phase }
        let untranslated = Self.withoutTranslation(path)
        if let untranslated, let phase = localized[untranslated] { return phase }
        guard !folders.isEmpty else { return nil }
        let kind = SourceKind.phase(of: path)
        var above = [path]
        // An excluded path can be a folder or a file package (`Assets.xcassets`), so each parent is checked.
        while let step = RootPath.parent(above[above.count - 1]) {
            for folder in folders[step] ?? [] where folder.isRecursive || above.count == 1 {
                if let only = folder.phase, only != kind { continue }
                if above.contains(where: { folder.excluded.contains($0) }) { continue }
                if let untranslated, folder.translations.contains(untranslated) { continue }
                if !folder.patterns.isEmpty, !folder.patterns.contains(where: { $0.matches(path) }) { continue }
                if folder.excludedPatterns.contains(where: { $0.matches(path) }) { continue }
                return folder.phase ?? kind
            }
            above.append(step)
        }
        return nil
    }

    /// Returns `A/en.lproj/B.xib` as `A/B.xib`; nil for a file that is not directly in a `.lproj` folder.
    static func withoutTranslation(_ path: String) -> String? {
        guard let folder = RootPath.parent(path), folder.hasSuffix(".lproj") else { return nil }
        return RootPath.join(RootPath.parent(folder) ?? "", String(path.dropFirst(folder.utf8.count + 1)))
    }
}

/// The phase that Xcode chooses for a file by its extension.
enum SourceKind {
    private static let sources: Set<String> = [
        "swift", "m", "mm", "c", "cc", "cpp", "cxx", "c++", "s", "asm", "metal", "intentdefinition", "mlmodel",
        "xcdatamodeld", "xcdatamodel", "l", "lm", "y", "ym", "d", "r", "xcmappingmodel",
    ]
    private static let headers: Set<String> = ["h", "hh", "hpp", "hxx", "pch", "inc", "modulemap"]

    static func phase(of path: String) -> TargetFile.Phase {
        let kind = RootPath.fileExtension(path).lowercased()
        if sources.contains(kind) { return .sources }
        return headers.contains(kind) ? .headers : .resources
    }
}
