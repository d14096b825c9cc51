import GRDB

/// Where the files of a tree stand to each other: which can name what another
/// declares, and how near that is.
///
/// Not for use by several threads: what headers reach is worked out when it
/// is first asked for.
final class FileScopes {
    /// A place in a file.
    struct Place {
        let fileID: Int64
        var line = 0
        /// Platforms that the code there is compiled for; empty for all.
        var platforms: Set<String> = []
    }

    /// From where a declaration can be named.
    enum Reach: String {
        case file, module, `public`
    }

    /// A file with what decides from where it is seen, names as numbers:
    /// in a big tree a million pairs of files are held against each other.
    private final class File {
        let path: String
        let isSwift: Bool
        let isHeader: Bool
        var targets: [Int] = []
        /// Platforms of its targets; empty where one of them does not tell.
        var platforms: Set<String> = []
        var modules: [Int] = []
        var imported: [Int] = []
        /// Headers that it imports, by file name.
        var headers: Set<String> = []

        init(path: String, isSwift: Bool) {
            (self.path, self.isSwift, isHeader) = (path, isSwift, path.hasSuffix(".h"))
        }
    }

    private var files: [Int64: File] = [:]
    private var headersByName: [String: [Int64]] = [:]
    private var reachedHeaders: [Int64: Set<Int64>] = [:]
    private var numbersOfModules: [String: Int] = [:]

    /// The files of one tree.
    init(_ db: Database, tree: Int64) throws {
        var rows = try Row.fetchCursor(
            db, sql: "SELECT id, path, kind = 'swift' FROM files WHERE tree_id = ?", arguments: [tree])
        while let row = try rows.next() {
            let path: String = row[1]
            let file = File(path: path, isSwift: row[2])
            files[row[0]] = file
            if file.isHeader { headersByName[Self.lastComponent(path), default: []].append(row[0]) }
        }
        rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT target_files.file_id, targets.id, targets.platform
                FROM target_files
                JOIN targets ON targets.id = target_files.target_id
                JOIN files ON files.id = target_files.file_id
                WHERE files.tree_id = ? AND target_files.phase <> 'infoPlist'
                """, arguments: [tree])
        var isOpen: Set<Int64> = []
        while let row = try rows.next() {
            let file: Int64 = row[0]
            let target: Int = row[1]
            if files[file]?.targets.contains(target) == false { files[file]?.targets.append(target) }
            if let platform: String = row[2] { files[file]?.platforms.insert(platform) } else { isOpen.insert(file) }
        }
        for file in isOpen { files[file]?.platforms = [] }
        rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT _file_modules.file_id, _file_modules.module, _file_modules.is_own
                FROM _file_modules
                JOIN files ON files.id = _file_modules.file_id
                WHERE files.tree_id = ?
                """, arguments: [tree])
        while let row = try rows.next() {
            let module = number(of: row[1])
            if row[2] as Int == 1 {
                files[row[0]]?.modules.append(module)
            } else {
                files[row[0]]?.imported.append(module)
            }
        }
        rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT imports.file_id, imports.header
                FROM imports
                JOIN files ON files.id = imports.file_id
                WHERE files.tree_id = ? AND imports.header IS NOT NULL
                """, arguments: [tree])
        while let row = try rows.next() {
            let header: String = row[1]
            files[row[0]]?.headers.insert(Self.lastComponent(header))
        }
    }

    private func number(of module: String) -> Int {
        if let known = numbersOfModules[module] { return known }
        numbersOfModules[module] = numbersOfModules.count
        return numbersOfModules.count - 1
    }

    /// Path of a file; empty for one of another tree.
    func path(_ fileID: Int64) -> String { files[fileID]?.path ?? "" }

    /// How near a declaration is to a place that names it, 0 for the same
    /// file; nil where it cannot be named there.
    ///
    /// - Parameters:
    ///   - reach: from where it can be named.
    ///   - platforms: platforms that it is compiled for; empty for all.
    func nearness(of home: Place, reach: Reach, from place: Place) -> Int? {
        guard let here = files[place.fileID], let there = files[home.fileID] else { return nil }
        if !home.platforms.isEmpty {
            guard Self.meet(home.platforms, place.platforms), Self.meet(home.platforms, here.platforms) else {
                return nil
            }
        }
        // C names what stands above; only a macro that names another may name one below.
        if home.fileID == place.fileID { return here.isSwift || home.line <= place.line ? 0 : 4 }
        if reach == .file, !there.isHeader { return nil }
        if there.isHeader, headers(reachedFrom: place.fileID).contains(home.fileID) { return 1 }
        // Nobody that names it imports a prefix header, or a bridging header.
        if reach == .file { return 4 }
        if here.targets.contains(where: there.targets.contains) { return 1 }
        if here.modules.contains(where: there.modules.contains) { return 2 }
        if here.imported.contains(where: there.modules.contains) { return 3 }
        let isApart = here.isSwift && there.isSwift && !here.modules.isEmpty && !there.modules.isEmpty
        return isApart && reach == .module ? nil : 5
    }

    /// Platforms that what stands at a place is compiled for, by its own
    /// conditions and the targets of its file; empty for all.
    func platforms(of place: Place) -> Set<String> {
        let here = files[place.fileID]?.platforms ?? []
        return here.isEmpty || place.platforms.isEmpty
            ? here.union(place.platforms) : here.intersection(place.platforms)
    }

    private static func meet(_ one: Set<String>, _ other: Set<String>) -> Bool {
        one.isEmpty || other.isEmpty || !one.isDisjoint(with: other)
    }

    /// The headers that a file imports, and those that these import.
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
