import PropertyLists

/// The folder-synchronized groups of Xcode 16 (`objectVersion` 70 to 77).
///
/// A target contains the folders in its `fileSystemSynchronizedGroups`, except the files in the exception set for this
/// target. If an exception set is for a target that does not list the folder, the files in the set are added to this
/// target. For example, KeePassium's app extensions use single files from the app's folder.
struct SynchronizedFolders {
    private struct Folder {
        var path: String
        var explicitFolders: [String]
        /// The files in exception sets for targets, by the identifier of the target.
        var members: [String: [String]] = [:]
        /// The files in exception sets for build phases, with the identifier of the phase.
        var phases: [(phase: String, files: [String])] = []
    }

    private let objects: PlistDictionary
    private var folders: [String: Folder] = [:]
    /// The identifiers of the folders that have exceptions for a target, by the identifier of the target.
    private var exceptions: [String: [String]] = [:]
    /// The identifiers of the folders that have exceptions for a build phase, by the identifier of the phase.
    private var phaseExceptions: [String: [String]] = [:]

    init(objects: PlistDictionary, files: XcodeFiles) {
        self.objects = objects
        // In a crafted file, many folders can share one large set. Normal projects do not do this.
        var budget = Limit.targetFiles
        for entry in objects.entries {
            guard let object = entry.value.dictionary, object.string("isa") == "PBXFileSystemSynchronizedRootGroup",
                let path = files.path(of: entry.key)
            else { continue }
            var folder = Folder(
                path: path, explicitFolders: Array(object.strings("explicitFolders").prefix(Limit.folders)))
            var seen = Set<String>()
            for identifier in object.strings("exceptions") where seen.insert(identifier).inserted {
                guard let set = objects.dictionary(identifier) else { continue }
                let members = set.strings("membershipExceptions")
                budget -= members.count
                if budget < 0 { break }
                if let target = set.string("target") {
                    folder.members[target, default: []] += members
                    exceptions[target, default: []].append(entry.key)
                } else if let phase = set.string("buildPhase") {
                    folder.phases.append((phase, members))
                    if phaseExceptions[phase]?.last != entry.key {
                        phaseExceptions[phase, default: []].append(entry.key)
                    }
                }
            }
            folders[entry.key] = folder
        }
    }

    /// Adds the folders of a target, and the single files that it uses from folders of other targets.
    func add(to target: inout Target, identifier: String, object: PlistDictionary) {
        if folders.isEmpty { return }
        var own = Set<String>()
        for group in object.strings("fileSystemSynchronizedGroups").prefix(Limit.folders)
        where own.insert(group).inserted {
            if let folder = folders[group] { add(folder, to: &target, identifier: identifier) }
        }
        var seen = Set(target.files)
        for group in exceptions[identifier] ?? [] where own.insert(group).inserted {
            guard let folder = folders[group] else { continue }
            for name in folder.members[identifier] ?? [] {
                guard let file = Self.file(name, in: folder.path) else { continue }
                if seen.insert(file).inserted { target.files.append(file) }
            }
        }
        addPhaseExceptions(to: &target, seen: &seen, object: object)
    }

    private func add(_ folder: Folder, to target: inout Target, identifier: String) {
        var result = TargetFolder(path: folder.path)
        for name in folder.members[identifier] ?? [] {
            guard let file = Self.file(name, in: folder.path) else { continue }
            if file.isLocalized {
                result.excludedTranslations.append(file.path)
            } else {
                result.excluded.append(file.path)
            }
        }
        let copied = folder.explicitFolders.compactMap { RootPath.join(folder.path, $0) }
        // Files in a copied folder are not compiled. A folder that the target excludes is not copied either.
        let left = Set(result.excluded)
        target.folders += copied.filter { !left.contains($0) }.map { TargetFolder(path: $0, phase: .resources) }
        result.excluded += copied.filter { !left.contains($0) }
        target.folders.append(result)
    }

    /// Adds the files of exception sets for a build phase. The files belong to this phase, regardless of their kind.
    private func addPhaseExceptions(to target: inout Target, seen: inout Set<TargetFile>, object: PlistDictionary) {
        for identifier in object.strings("buildPhases").prefix(Limit.names) {
            guard let groups = phaseExceptions[identifier],
                let phase = XcodeProject.phases[objects.dictionary(identifier)?.string("isa") ?? ""]
            else { continue }
            for group in groups {
                guard let folder = folders[group] else { continue }
                for name in folder.phases.filter({ $0.phase == identifier }).flatMap(\.files) {
                    guard var file = Self.file(name, in: folder.path) else { continue }
                    file.phase = phase
                    if seen.insert(file).inserted { target.files.append(file) }
                }
            }
        }
    }

    private static func file(_ name: String, in folder: String) -> TargetFile? {
        for prefix in ["/Localized: ", "/Localized/"] where name.hasPrefix(prefix) {
            return RootPath.join(folder, String(name.dropFirst(prefix.count))).map {
                TargetFile(path: $0, phase: SourceKind.phase(of: $0), isLocalized: true)
            }
        }
        return RootPath.join(folder, name).map { TargetFile(path: $0, phase: SourceKind.phase(of: $0)) }
    }
}
