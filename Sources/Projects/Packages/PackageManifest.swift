import Bytes

/// Reads the targets of a Swift package from its manifest.
///
/// Names and paths must be literals, or constants in the same file. If a helper function creates a target, the target
/// is skipped.
///
/// Sources are read with SwiftParser, but this reader has its own tokenizer. SwiftParser is recursive for chains such
/// as `a.a.a` or `try try try`. A chain of 40 KB overflows the 512 KB stack of a worker.
package enum PackageManifest {
    /// Reads the bytes of a `Package.swift` or a `Package@swift-5.9.swift`. The caller chooses one of them.
    ///
    /// - Parameters:
    ///   - path: The path of the manifest, relative to the root of the index.
    ///   - folderExists: Returns whether a folder exists at a path relative to the root. If a target does not have a
    ///     path, its folder is the first existing folder that the package manager checks.
    /// - Throws: ``ProjectError`` if the file is larger than 1 MB, or outside the root.
    package static func read(
        _ bytes: [UInt8], at path: String, folderExists: (String) -> Bool
    ) throws(ProjectError) -> ProjectDescription {
        if bytes.count > Limit.manifestBytes {
            throw ProjectError("larger than \(Limit.manifestBytes >> 20) MB", line: 1)
        }
        guard let place = RootPath.join("", path) else { throw ProjectError("a manifest outside the root", line: 1) }
        var finder = ManifestFinder(ManifestText(bytes).tokens)
        finder.find()
        let layout = PackageLayout(
            folder: RootPath.parent(place) ?? "", targets: finder.targets, toolsVersion: toolsVersion(bytes))
        var result = ProjectDescription()
        result.problem = finder.problem
        var seen: [ManifestTarget: Int] = [:]
        for found in finder.targets {
            // The branches of an `#if` often declare the same target.
            var unplaced = found
            (unplaced.line, unplaced.dependencies) = (0, [])
            if let place = seen[unplaced] {
                for name in found.dependencies { result.targets[place].depend(on: name) }
                continue
            }
            seen[unplaced] = result.targets.count
            var target = layout.target(found, folderExists: folderExists)
            target.swiftVersion = found.languageMode ?? finder.languageMode ?? layout.toolsVersion
            result.targets.append(target)
        }
        return result
    }

    /// Returns the version in `// swift-tools-version:5.9`, which must be on the first line that is not blank.
    private static func toolsVersion(_ bytes: [UInt8]) -> String? {
        let start = bytes.prefix(512)
        let line = String(decoding: start.drop { TextScanner.isSpace($0) }.prefix { $0 != 0x0A }, as: UTF8.self)
        guard line.hasPrefix("//"), let colon = line.firstIndex(of: ":"),
            line.lowercased().contains("swift-tools-version")
        else { return nil }
        let version = line[line.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
        return version.isEmpty ? nil : String(version)
    }
}

/// The properties of one target in a manifest.
struct ManifestTarget: Hashable {
    var kind: String
    var name: String
    var line: Int
    var path: String?
    var exclude: [String] = []
    var sources: [String]?
    var copied: [String] = []
    var dependencies: [String] = []
    var languageMode: String?
}

/// The locations of a package's targets.
struct PackageLayout {
    let folder: String
    let toolsVersion: String?
    /// Whether the files of a target may be directly in `Sources`. Since tools version 5.9, the package manager allows
    /// this if the package has only one target besides tests and plugins.
    private let mayLieInSources: Bool

    init(folder: String, targets: [ManifestTarget], toolsVersion: String?) {
        self.folder = folder
        self.toolsVersion = toolsVersion
        let names = Set(targets.filter { Self.predefined[$0.kind] == nil }.map(\.name))
        let version = (toolsVersion ?? "").split(separator: ".").compactMap { Int($0) }
        mayLieInSources = names.count == 1 && !version.lexicographicallyPrecedes([5, 9])
    }

    private static let sources = ["Sources", "Source", "src", "srcs"]
    private static let predefined = ["test": ["Tests"] + sources, "plugin": ["Plugins"] + sources]

    func target(_ found: ManifestTarget, folderExists: (String) -> Bool) -> Target {
        var target = Target(name: found.name, line: found.line)
        target.kind = found.kind
        for name in found.dependencies { target.depend(on: name) }
        if found.kind != "binary" { target.moduleName = SettingText.identifier(found.name) }
        guard found.kind != "binary", let path = place(of: found, folderExists: folderExists) else { return target }
        let excluded = found.exclude.compactMap { RootPath.join(path, $0) }
        var main = TargetFolder(path: path)
        main.excluded = excluded
        for name in found.copied {
            guard let copied = RootPath.join(path, name), folderExists(copied) else { continue }
            main.excluded.append(copied)
            target.folders.append(TargetFolder(path: copied, phase: .resources))
        }
        // A list of sources restricts the compiled files, but not the resources.
        if let sources = found.sources {
            main.phase = .resources
            for name in sources {
                guard let source = RootPath.join(path, name) else { continue }
                if folderExists(source) {
                    var part = TargetFolder(path: source, phase: .sources)
                    part.excluded = excluded
                    target.folders.append(part)
                } else {
                    target.files.append(TargetFile(path: source, phase: .sources))
                }
            }
        }
        target.folders.append(main)
        return target
    }

    private func place(of found: ManifestTarget, folderExists: (String) -> Bool) -> String? {
        if let path = found.path { return RootPath.join(folder, path) }
        let places = Self.predefined[found.kind] ?? Self.sources
        for place in places {
            if let path = RootPath.join(folder, "\(place)/\(found.name)"), folderExists(path) { return path }
        }
        if mayLieInSources, Self.predefined[found.kind] == nil {
            for place in places {
                if let path = RootPath.join(folder, place), folderExists(path) { return path }
            }
        }
        return RootPath.join(folder, "\(places[0])/\(found.name)")
    }
}
