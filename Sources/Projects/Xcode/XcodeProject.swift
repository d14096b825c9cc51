import Bytes
import PropertyLists

/// Reads the targets of an Xcode project.
///
/// It was checked on real projects with the `objectVersion` 46, 50, 54, 55, 56, 70, 76 and 77. Platform filters of
/// single files, Copy Files phases and referenced projects are not supported.
package struct XcodeProject {
    let objects: PlistDictionary
    let root: PlistDictionary
    let files: XcodeFiles
    let name: String
    let folder: String
    let layers: SettingLayers
    /// Flags in the settings of single files (`COMPILER_FLAGS`).
    private let flagsOfFiles: Set<String>

    /// Reads the bytes of a `project.pbxproj`: OpenStep text, or XML from old generators.
    ///
    /// - Parameters:
    ///   - path: The path of the `.xcodeproj` folder, relative to the root of the index.
    ///   - readFile: Returns the bytes of another file by its path relative to the root. It is called for the
    ///     `.xcconfig` files that configurations use.
    /// - Throws: ``ProjectError`` if the bytes are not a property list, do not contain a project or exceed the limits,
    ///   or if the path is outside the root.
    package static func read(
        _ bytes: [UInt8], at path: String, readFile: (String) -> [UInt8]? = { _ in nil }
    ) throws(ProjectError) -> ProjectDescription {
        guard let list = try ProjectError.of({ () throws(TextError) in try PropertyList.read(bytes).dictionary }),
            let objects = list.dictionary("objects")
        else {
            throw ProjectError("no objects of a project", line: 1)
        }
        guard let place = RootPath.join("", path) else { throw ProjectError("a project outside the root", line: 1) }
        var result = ProjectDescription()
        var steps = 0
        withoutActuallyEscaping(readFile) { readFile in
            let project = XcodeProject(list: list, objects: objects, place: place, readFile: readFile)
            result.targets = project.targets(steps: &steps)
            result.regions = project.regions()
        }
        if steps > Limit.targetFiles { throw ProjectError("more than \(Limit.targetFiles) files in targets", line: 1) }
        return result
    }

    private init(
        list: PlistDictionary, objects: PlistDictionary, place: String, readFile: @escaping (String) -> [UInt8]?
    ) {
        self.objects = objects
        root = list.string("rootObject").flatMap(objects.dictionary) ?? Self.firstProject(of: objects)
        name = RootPath.name(place).split(separator: ".").first.map(String.init) ?? ""
        let above = RootPath.parent(place) ?? ""
        // CMake writes the folder of the sources in `projectDirPath`. The neighboring `projectRoot` is only used for
        // Xcode's source control.
        folder = RootPath.join(above, root.string("projectDirPath") ?? "") ?? above
        files = XcodeFiles(objects: objects, folder: folder)
        flagsOfFiles = Set(
            objects.entries.lazy.compactMap { $0.value.dictionary?.dictionary("settings")?.string("COMPILER_FLAGS") }
                .flatMap(SettingText.flags))
        layers = SettingLayers(objects: objects, files: files, readFile: readFile)
    }

    private func regions() -> [ProjectRegion] {
        let development = root.string("developmentRegion")
        var names = root.strings("knownRegions")
        if let development, !names.contains(development) { names.append(development) }
        return names.prefix(Limit.regions).map { ProjectRegion(name: $0, isDevelopment: $0 == development) }
    }

    private static func firstProject(of objects: PlistDictionary) -> PlistDictionary {
        objects.entries.lazy.compactMap(\.value.dictionary).first { $0.string("isa") == "PBXProject" }
            ?? PlistDictionary()
    }

    /// Reads the targets in the order of the project's `targets` list, followed by the targets that are not in this
    /// list.
    ///
    /// - Parameter steps: The number of files and folders of all targets so far. Reading stops at the limit.
    private func targets(steps: inout Int) -> [Target] {
        var identifiers = root.strings("targets")
        var known = Set<String>()
        identifiers.removeAll { !known.insert($0).inserted }
        for entry in objects.entries {
            guard let isa = entry.value.dictionary?.string("isa"), Self.kinds[isa] != nil else { continue }
            if known.insert(entry.key).inserted { identifiers.append(entry.key) }
        }
        let synchronized = SynchronizedFolders(objects: objects, files: files)
        let dependencies = TargetDependencies(objects: objects)
        return identifiers.compactMap { identifier in
            steps > Limit.targetFiles ? nil : target(identifier, synchronized, dependencies, steps: &steps)
        }
    }

    /// Kinds of targets. Only the first three are still used. The others come from Project Builder and Xcode 1.
    private static let kinds = [
        "PBXNativeTarget": "", "PBXAggregateTarget": "aggregate", "PBXLegacyTarget": "legacy",
        "PBXApplicationTarget": "application", "PBXBundleTarget": "bundle", "PBXFrameworkTarget": "framework",
        "PBXLibraryTarget": "library", "PBXToolTarget": "tool",
    ]

    private func target(
        _ identifier: String, _ synchronized: SynchronizedFolders, _ dependencies: TargetDependencies, steps: inout Int
    ) -> Target? {
        guard let entry = objects.entry(identifier), let object = entry.value.dictionary,
            let isa = object.string("isa"), let kind = Self.kinds[isa]
        else { return nil }
        var target = Target(name: object.string("name") ?? object.string("productName") ?? "", line: entry.line)
        target.kind = kind.isEmpty ? object.string("productType").map(Self.kind) : kind
        target.xcodeVersion = xcodeVersion
        addPhases(of: object, to: &target, steps: &steps)
        synchronized.add(to: &target, identifier: identifier, object: object)
        dependencies.add(to: &target, object: object)
        steps += target.files.count + target.folders.count + 1
        let settings = BuildSettings(project: self, target: object, name: target.name)
        settings.describe(&target, hasModule: isa != "PBXAggregateTarget" && isa != "PBXLegacyTarget")
        target.flags = settings.flags().map { Set($0).union(flagsOfFiles).sorted() }
        return target
    }

    /// The version of Xcode that last upgraded the project, or added a target to it: `LastUpgradeCheck = 1640` is Xcode
    /// 16.4.
    private var xcodeVersion: String? {
        let attributes = root.dictionary("attributes")
        let checks = ["LastSwiftUpdateCheck", "LastUpgradeCheck"].compactMap {
            attributes?.string($0).flatMap(Int.init)
        }
        // Generators write 9999 so that Xcode does not offer an upgrade.
        guard let newest = checks.filter({ $0 < 9999 }).max() else { return nil }
        return "\(newest / 100).\(newest / 10 % 10)" + (newest % 10 == 0 ? "" : ".\(newest % 10)")
    }

    /// Returns `com.apple.product-type.application.watchapp2` as `watchapp2`. The linkage of a framework or library is
    /// ignored.
    static func kind(_ productType: String) -> String {
        let parts = productType.split(separator: ".")
        guard let last = parts.last, parts.count > 1 else { return productType }
        if last == "static" || last == "dynamic" { return String(parts[parts.count - 2]) }
        return String(last)
    }

    /// Returns `Carthage/Build/Kit.xcframework` as `Kit`, and `libKit.a` as `Kit`.
    static func productName(_ path: String) -> Substring {
        let name = RootPath.name(path)
        let suffix = RootPath.fileExtension(path)
        let stem = suffix.isEmpty ? name : name.dropLast(suffix.count + 1)
        return ["a", "dylib", "tbd"].contains(suffix) && stem.hasPrefix("lib") ? stem.dropFirst(3) : stem
    }

    static let phases: [String: TargetFile.Phase] = [
        "PBXSourcesBuildPhase": .sources, "PBXResourcesBuildPhase": .resources, "PBXHeadersBuildPhase": .headers,
    ]

    private func addPhases(of object: PlistDictionary, to target: inout Target, steps: inout Int) {
        var seen = Set<TargetFile>()
        var seenFolders = Set<String>()
        for identifier in object.strings("buildPhases").prefix(Limit.names) {
            guard let phase = objects.dictionary(identifier), let kind = Self.phases[phase.string("isa") ?? ""] else {
                continue
            }
            let buildFiles = phase.strings("files")
            steps += buildFiles.count
            if steps > Limit.targetFiles { return }
            for buildFile in buildFiles {
                guard let reference = objects.dictionary(buildFile)?.string("fileRef") else { continue }
                if let folder = files.folderReference(reference) {
                    if seenFolders.insert(folder).inserted {
                        target.folders.append(TargetFolder(path: folder, phase: kind))
                    }
                    continue
                }
                let paths = files.paths(of: reference)
                steps += paths.count
                if steps > Limit.targetFiles { return }
                for path in paths {
                    let file = TargetFile(path: path, phase: kind)
                    if seen.insert(file).inserted { target.files.append(file) }
                }
            }
        }
    }
}
