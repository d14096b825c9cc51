import PropertyLists

/// Reads the targets of an XcodeGen specification: `project.yml`, `project.json`.
///
/// Not supported: schemes, destination filters of single files, Copy Files phases, and `fileTypes`. Environment
/// variables (`${NAME}`) are unknown, so values that depend on them are omitted.
package struct XcodeGenProject {
    private let root: PlistDictionary
    private let folder: String
    private let files: ProjectFiles
    private let groups: PlistDictionary

    /// Reads the bytes of a specification, and the files that it includes.
    ///
    /// - Parameters:
    ///   - path: the path of the specification, relative to the root of the index.
    ///   - files: the files that the specification can refer to.
    /// - Returns: the targets; empty if the file belongs to another program.
    /// - Throws: ``ProjectError`` if the specification or an included file cannot be read, is not YAML or exceeds the
    ///   limits.
    package static func read(_ bytes: [UInt8], at path: String, files: ProjectFiles) throws(ProjectError)
        -> ProjectDescription
    {
        guard let place = RootPath.join("", path) else {
            throw ProjectError("a specification outside the root", line: 1)
        }
        let root = try Specification(bytes, at: place, files: files).root
        let project = XcodeGenProject(
            root: root, folder: RootPath.parent(place) ?? "", files: files,
            groups: root.dictionary("settingGroups") ?? PlistDictionary())
        var result = ProjectDescription()
        for entry in root.dictionary("targets")?.entries ?? [] {
            guard let object = entry.value.dictionary, let target = project.target(entry.key, object, entry.line) else {
                continue
            }
            result.targets.append(target)
        }
        for entry in root.dictionary("aggregateTargets")?.entries ?? [] {
            var target = Target(name: entry.key, line: entry.line)
            target.kind = "aggregate"
            for name in entry.value.dictionary?.strings("targets") ?? [] { target.depend(on: RootPath.name(name)) }
            result.targets.append(target)
        }
        return result
    }

    /// Returns the target for an entry of `targets`; nil if the entry is not an XcodeGen target. Other programs use the
    /// same file names and keys.
    private func target(_ key: String, _ object: PlistDictionary, _ line: Int) -> Target? {
        guard let type = object.string("type"),
            object.string("platform") != nil || object["supportedDestinations"] != nil || object["legacy"] != nil
        else { return nil }
        var target = Target(name: object.string("name") ?? key, line: line)
        target.kind =
            object["legacy"] != nil
            ? "legacy" : type.isEmpty ? nil : XcodeProject.kind("com.apple.product-type." + type)
        target.xcodeVersion = root.dictionary("options")?.string("xcodeVersion")
        addSources(of: object, to: &target)
        addDependencies(of: object, to: &target)
        settings(of: object, target).describe(&target, hasModule: object["legacy"] == nil)
        addInfo(of: object, to: &target)
        return target
    }

    // MARK: Sources

    private func addSources(of object: PlistDictionary, to target: inout Target) {
        let list = object["sources"].map { $0.array ?? [$0] } ?? []
        for source in list {
            let options = source.dictionary ?? PlistDictionary()
            guard let name = source.string ?? options.string("path"), let path = RootPath.join(folder, name) else {
                continue
            }
            // Skip files that a Copy Files phase copies, and files that Xcode only displays.
            let phase = options.string("buildPhase")
            if options["buildPhase"] != nil, phase.flatMap(TargetFile.Phase.init) == nil { continue }
            add(path, options, phase.flatMap(TargetFile.Phase.init), to: &target)
        }
    }

    private func add(_ path: String, _ options: PlistDictionary, _ phase: TargetFile.Phase?, to target: inout Target) {
        let type = options.string("type")
        let suffix = RootPath.fileExtension(path)
        let isPackage = !suffix.isEmpty && suffix != "lproj"
        let kind = files.kind(path)
        if type == "folder" {
            target.folders.append(TargetFolder(path: path, phase: phase ?? .resources))
        } else if kind == .file || type == "file" || (type == nil && isPackage) {
            // An Info.plist does not belong to a build phase.
            if RootPath.name(path) == "Info.plist" { return }
            target.files.append(TargetFile(path: path, phase: phase ?? SourceKind.phase(of: path)))
            // If the path is a folder, Xcode copies it as a package with all its contents.
            if kind == .folder { target.folders.append(TargetFolder(path: path, phase: .resources)) }
        } else {
            var found = TargetFolder(path: path, phase: phase)
            found.excluded = plain(options.strings("excludes"), below: path)
            found.excludedPatterns =
                patterns(options.strings("excludes"), below: path)
                + Self.closedPackages.map { PathPattern.literal(path) + (path.isEmpty ? "" : "/") + "**/*.\($0)/**" }
            let includes = options.strings("includes")
            found.patterns =
                patterns(includes, below: path)
                + plain(includes, below: path).flatMap { [PathPattern.literal($0), PathPattern.literal($0) + "/**"] }
            target.folders.append(found)
        }
    }

    /// The extensions of folders whose contents do not belong to the target.
    private static let closedPackages = ["docc", "framework", "playground", "xcframework", "xcodeproj"]

    private func plain(_ names: [String], below path: String) -> [String] {
        names.filter { !PathPattern.isPattern($0) }.compactMap { RootPath.join(path, $0) }
    }

    /// Expands patterns. A pattern that matches a folder also matches its contents.
    private func patterns(_ names: [String], below path: String) -> [String] {
        names.filter(PathPattern.isPattern).prefix(Limit.folders).flatMap { name -> [String] in
            guard let pattern = RootPath.join(PathPattern.literal(path), name) else { return [] }
            return [pattern, pattern + "/**"]
        }
    }

    // MARK: Dependencies

    private func addDependencies(of object: PlistDictionary, to target: inout Target) {
        for dependency in object["dependencies"]?.array?.compactMap(\.dictionary) ?? [] {
            if let name = dependency.string("target") {
                // `PROJECT/TARGET` names a target of another project.
                target.depend(on: RootPath.name(name))
            } else if let path = dependency.string("framework") ?? dependency.string("bundle") {
                target.depend(on: XcodeProject.productName(path))
            } else if let name = dependency.string("carthage") {
                target.depend(on: RootPath.name(name))
            } else if let package = dependency.string("package") {
                let products = dependency.string("product").map { [$0] } ?? dependency.strings("products")
                for name in products.isEmpty ? [package] : products { target.depend(on: name) }
            }
        }
    }

    // MARK: Settings

    private static let sdks = [
        "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros",
    ]

    /// The names of the configurations. The first name is the preferred configuration: `Release`, or else a
    /// configuration of type `release`. If the specification does not contain `configs`, XcodeGen creates Debug and
    /// Release.
    private var configurations: [String] {
        let named = root.dictionary("configs")?.entries ?? []
        if named.isEmpty { return ["Release", "Debug"] }
        let release =
            named.filter { $0.key == "Release" } + named.filter { $0.key != "Release" && $0.value.string == "release" }
        return (release + named.filter { entry in !release.contains { $0.key == entry.key } }).prefix(Limit.names).map(
            \.key)
    }

    private func settings(of object: PlistDictionary, _ target: Target) -> BuildSettings {
        var cache: [String: SettingLayer] = [:]
        var layers: [[SettingLayer]] = []
        for name in configurations {
            var own = SettingLayer()
            // The presets of the platform and product have lower priority than the target's settings.
            own.append(
                .init(key: "PRODUCT_NAME", value: object.string("productName") ?? "$(TARGET_NAME)", line: target.line))
            if let sdk = object.string("platform").flatMap({ Self.sdks[$0] }) {
                own.append(.init(key: "SDKROOT", value: sdk, line: target.line))
            }
            addDestinations(of: object, to: &own, target.line)
            addDeploymentTarget(of: object, to: &own, target.line)
            var steps = 0
            addSettings(object["settings"], name, to: &own, &steps, depth: 0)
            if let file = configurationFile(object, name, &cache) {
                layers.append([own, file])
            } else {
                layers.append([own])
            }
        }
        let name = configurations[0]
        var shared = SettingLayer()
        shared.append(.init(key: "SWIFT_VERSION", value: "5.0", line: 1))
        var steps = 0
        addSettings(root["settings"], name, to: &shared, &steps, depth: 0)
        let project = [shared] + (configurationFile(root, name, &cache).map { [$0] } ?? [])
        return BuildSettings(
            targetName: target.name, projectName: root.string("name") ?? "", folder: folder, configuration: name,
            layers: layers[0] + project, everywhere: layers[0] + project + layers.dropFirst().flatMap { $0 })
    }

    private func addDestinations(of object: PlistDictionary, to layer: inout SettingLayer, _ line: Int) {
        let names = Set(object.strings("supportedDestinations").map { $0 == "macCatalyst" ? "iOS" : $0 })
        let platforms = names.sorted().compactMap { Self.sdks[$0] }
        if platforms.isEmpty { return }
        layer.append(.init(key: "SUPPORTED_PLATFORMS", value: platforms.joined(separator: " "), line: line))
    }

    /// Adds the deployment target. It is the target's version for all platforms, or else the target's version for the
    /// platform, or else the project's version for the platform. If the target does not have exactly one platform,
    /// nothing is added.
    private func addDeploymentTarget(of object: PlistDictionary, to layer: inout SettingLayer, _ line: Int) {
        guard let platform = object.string("platform"), let setting = BuildSettings.deploymentTarget(of: platform)
        else {
            return
        }
        let version =
            object.string("deploymentTarget") ?? object.dictionary("deploymentTarget")?.string(platform)
            ?? root.dictionary("options")?.dictionary("deploymentTarget")?.string(platform)
        if let version { layer.append(.init(key: setting, value: version, line: line)) }
    }

    /// Adds the settings in a value. The value contains either settings by name, or the keys `groups`, `base` (for
    /// every configuration) and `configs` (for one configuration).
    private func addSettings(
        _ value: PlistValue?, _ configuration: String, to layer: inout SettingLayer, _ steps: inout Int, depth: Int
    ) {
        steps += 1
        guard let settings = value?.dictionary, depth < 16, steps < Limit.settingGroups else { return }
        guard ["base", "configs", "groups"].contains(where: { settings[$0] != nil }) else {
            for entry in settings.entries {
                let value = entry.value.string ?? entry.value.array?.compactMap(\.string).joined(separator: " ")
                if let value { layer.append(.init(key: entry.key, value: value, line: entry.line)) }
            }
            return
        }
        for name in settings.strings("groups").prefix(Limit.names) {
            addSettings(groups[name], configuration, to: &layer, &steps, depth: depth + 1)
        }
        addSettings(settings["base"], configuration, to: &layer, &steps, depth: depth + 1)
        let named = settings.dictionary("configs")
        let name =
            named?[configuration] == nil
            ? named?.entries.first { $0.key.lowercased() == configuration.lowercased() }?.key : configuration
        if let name { addSettings(named?[name], configuration, to: &layer, &steps, depth: depth + 1) }
    }

    private func configurationFile(_ object: PlistDictionary, _ name: String, _ cache: inout [String: SettingLayer])
        -> SettingLayer?
    {
        guard let file = object.dictionary("configFiles")?.string(name), let path = RootPath.join(folder, file) else {
            return nil
        }
        if let layer = cache[path] { return layer }
        let layer = ConfigurationFile.read(path, readFile: files.content)
        cache[path] = layer
        return layer
    }

    // MARK: Info.plist

    /// Adds the Info.plist that XcodeGen writes (`info`).
    ///
    /// If neither `info` nor a setting names an Info.plist, XcodeGen uses one from the sources. Only the index can find
    /// this file, so it is not added here.
    private func addInfo(of object: PlistDictionary, to target: inout Target) {
        guard target.infoPlist == nil, let info = object.dictionary("info"),
            let path = info.string("path").flatMap({ RootPath.join(folder, $0) })
        else { return }
        target.infoPlist = path
        // If the file already exists, it is indexed like any other Info.plist.
        guard files.kind(path) == nil, let properties = info["properties"] else { return }
        let plist = InfoPlist(properties)
        target.generatesInfoPlist = true
        target.nibSettings += plist.nibs
        target.entries += plist.entries
        target.classSettings += plist.classes
    }
}
