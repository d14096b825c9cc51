import SourceCode

/// Decides which files of a tree can use a declaration of another file, and how near the two files are.
///
/// Use it from one thread only, because it searches for imported headers on first use and caches the result.
package final class FileScopes {
    /// A place in a file.
    package struct Place {
        /// Row id of the file.
        package let fileID: Int64
        /// Line in the file, from 1; 0 if the line does not matter.
        package var line = 0
        /// Platforms that the code at the place is compiled for; empty for all platforms.
        package var platforms: Set<String> = []

        /// Creates a place in a file.
        package init(fileID: Int64, line: Int = 0, platforms: Set<String> = []) {
            (self.fileID, self.line, self.platforms) = (fileID, line, platforms)
        }
    }

    /// A file, and the facts that decide which files can use its declarations.
    ///
    /// Modules are stored as numbers, because the analysis of a big tree compares a million pairs of files.
    private final class File {
        let path: String
        let isSwift: Bool
        let isHeader: Bool
        var targets: [Int] = []
        /// Platforms of the targets that contain the file.
        var targetPlatforms: Set<String> = []
        /// Whether the platform of a target of the file is unknown.
        var isForAnyPlatform = false
        /// Platforms of the targets that contain the file; empty if the platform of a target is unknown.
        var platforms: Set<String> { isForAnyPlatform ? [] : targetPlatforms }
        var modules: [Int] = []
        var imported: [Int] = []
        /// File names of the imported headers.
        var headers: Set<String> = []

        init(path: String, isSwift: Bool) {
            (self.path, self.isSwift, isHeader) = (path, isSwift, path.hasSuffix(".h"))
        }
    }

    private var files: [Int64: File] = [:]
    private var headersByName: [String: [Int64]] = [:]
    private var reachedHeaders: [Int64: Set<Int64>] = [:]
    private var numbersOfModules: [String: Int] = [:]
    /// Names of the modules that files belong to.
    package private(set) var ownModules: Set<String> = []

    /// Creates scopes without files.
    package init() {}

    /// Adds a source file, or another file whose code or settings can use a declaration.
    ///
    /// - Parameters:
    ///   - id: row id of the file.
    ///   - path: path of the file in its tree.
    package func addFile(_ id: Int64, path: String, isSwift: Bool) {
        let file = File(path: path, isSwift: isSwift)
        files[id] = file
        if file.isHeader { headersByName[Self.lastComponent(path), default: []].append(id) }
    }

    /// Adds a target that compiles or copies a file.
    ///
    /// - Parameter platform: platform of the target; nil if the project does not set a platform.
    package func addTarget(_ target: Int, platform: String?, of file: Int64) {
        guard let file = files[file] else { return }
        if !file.targets.contains(target) { file.targets.append(target) }
        if let platform { file.targetPlatforms.insert(platform) } else { file.isForAnyPlatform = true }
    }

    /// Adds a module that a file belongs to or imports.
    ///
    /// - Parameter isOwn: whether the file belongs to the module.
    package func addModule(_ name: String, of file: Int64, isOwn: Bool) {
        let module = number(of: name)
        guard isOwn else {
            files[file]?.imported.append(module)
            return
        }
        files[file]?.modules.append(module)
        ownModules.insert(name)
    }

    /// Adds a header that a file imports.
    package func addHeader(_ path: String, importedBy file: Int64) {
        files[file]?.headers.insert(Self.lastComponent(path))
    }

    private func number(of module: String) -> Int {
        if let known = numbersOfModules[module] { return known }
        numbersOfModules[module] = numbersOfModules.count
        return numbersOfModules.count - 1
    }

    /// Returns the path of a file; empty if the file was not added.
    package func path(_ fileID: Int64) -> String { files[fileID]?.path ?? "" }

    /// Returns the distance from a declaration to a place that uses it: from 0 (the same file) to 5. Returns nil if the
    /// place cannot use the declaration.
    ///
    /// - Parameters:
    ///   - home: the declaration.
    ///   - reach: the code that can use the declaration.
    ///   - place: the place that uses the declaration.
    func nearness(of home: Place, reach: Reach, from place: Place) -> Int? {
        guard let here = files[place.fileID], let there = files[home.fileID] else { return nil }
        if !home.platforms.isEmpty {
            guard Self.meet(home.platforms, place.platforms), Self.meet(home.platforms, here.platforms) else {
                return nil
            }
        }
        // In C, code can only use declarations above it. However, a macro can use a macro that is defined below it.
        if home.fileID == place.fileID { return here.isSwift || home.line <= place.line ? 0 : 4 }
        if reach == .file, !there.isHeader { return nil }
        if there.isHeader, headers(reachedFrom: place.fileID).contains(home.fileID) { return 1 }
        // A file can use the macros and static names of a prefix header or bridging header without an import.
        if reach == .file { return 4 }
        if here.targets.contains(where: there.targets.contains) { return 1 }
        if here.modules.contains(where: there.modules.contains) { return 2 }
        if here.imported.contains(where: there.modules.contains) { return 3 }
        let isApart = here.isSwift && there.isSwift && !here.modules.isEmpty && !there.modules.isEmpty
        return isApart && reach == .module ? nil : 5
    }

    /// Returns the platforms that the code at a place is compiled for. The result is empty for all platforms, and also
    /// if the conditions and the targets have no platform in common.
    ///
    /// The conditions around the place and the targets of its file determine the platforms.
    func platforms(of place: Place) -> Set<String> {
        let here = files[place.fileID]?.platforms ?? []
        return here.isEmpty || place.platforms.isEmpty
            ? here.union(place.platforms) : here.intersection(place.platforms)
    }

    private static func meet(_ one: Set<String>, _ other: Set<String>) -> Bool {
        one.isEmpty || other.isEmpty || !one.isDisjoint(with: other)
    }

    /// Returns the headers that a file imports, directly or through other headers.
    private func headers(reachedFrom fileID: Int64) -> Set<Int64> {
        if let known = reachedHeaders[fileID] { return known }
        var reached: Set<Int64> = []
        var pending = [fileID]
        while let next = pending.popLast() {
            for name in files[next]?.headers ?? [] {
                for header in headersByName[name] ?? [] where reached.insert(header).inserted { pending.append(header) }
            }
        }
        reachedHeaders[fileID] = reached
        return reached
    }

    private static func lastComponent(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }
}
