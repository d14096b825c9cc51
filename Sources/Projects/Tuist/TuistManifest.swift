import PropertyLists
import SourceCode

/// Reads the targets of a Tuist manifest: `Project.swift`. A `Workspace.swift` does not declare targets.
///
/// Values must be literals, constants, or results of functions that only return literals and constants. The functions
/// can be in the manifest or in `Tuist/ProjectDescriptionHelpers` (see `SwiftLiterals`).
package struct TuistManifest {
    private let folder: String
    /// The folder that `//` refers to: the nearest folder that contains `Tuist`, or else the folder of the manifest.
    private let home: String
    private let files: ProjectFiles

    /// Whether a Swift file is a manifest, according to its name and its imports.
    package static func isOne(_ bytes: [UInt8], at path: String) -> Bool {
        guard ["Project.swift", "Workspace.swift"].contains(RootPath.name(path)) else { return false }
        // Only the beginning is searched, because imports come first. If the file is larger than this limit,
        // ``read(_:at:files:evaluate:)`` throws an error.
        return String(decoding: bytes.prefix(Limit.swiftManifestBytes), as: UTF8.self).split(
            whereSeparator: \.isNewline
        ).contains { line in
            let words = line.split(separator: " ")
            return words.count >= 2 && words[0] == "import" && words[1] == "ProjectDescription"
        }
    }

    /// Reads the bytes of a manifest.
    ///
    /// - Parameters:
    ///   - path: The path of the manifest, relative to the root of the index.
    ///   - files: The files around it: the helpers, and the files and folders of the targets.
    ///   - evaluate: Evaluates the Swift code of the manifest, for example in another process.
    /// - Throws: ``ProjectError`` if the manifest exceeds a limit, is nested too deep, or is outside the root.
    package static func read(
        _ bytes: [UInt8], at path: String, files: ProjectFiles,
        evaluate: (ManifestSource) throws(ProjectError) -> ManifestConstants
    ) throws(ProjectError) -> ProjectDescription {
        if bytes.count > Limit.swiftManifestBytes {
            throw ProjectError("larger than \(Limit.swiftManifestBytes >> 10) KB", line: 1)
        }
        guard SwiftScan.canBeParsed(bytes) else { throw ProjectError("nested too deep to parse", line: 1) }
        guard let place = RootPath.join("", path) else { throw ProjectError("a manifest outside the root", line: 1) }
        let folder = RootPath.parent(place) ?? ""
        let home = Self.home(of: folder, files)
        let manifest = TuistManifest(folder: folder, home: home ?? folder, files: files)
        let (helpers, problem) = home.map { Self.helpers(in: $0, files) } ?? ([], nil)
        let constants = try evaluate(ManifestSource(manifest: bytes, helpers: helpers))
        if let limit = constants.limit { throw ProjectError(limit, line: 1) }
        var result = ProjectDescription()
        result.problem = problem.map { ProjectError($0, line: 1) }
        // Every call with the argument `targets` creates a project. The called function may be `Project`, `.init` or a
        // helper.
        for project in constants.values.compactMap(\.call) {
            for call in project["targets"]?.elements.compactMap(\.call) ?? [] {
                if let target = manifest.target(call, of: project) { result.targets.append(target) }
            }
        }
        return result
    }

    private static func home(of folder: String, _ files: ProjectFiles) -> String? {
        var next: String? = folder
        while let here = next {
            if files.isFolder(here.isEmpty ? "Tuist" : here + "/Tuist") { return here }
            next = RootPath.parent(here)
        }
        return nil
    }

    /// Returns the contents of the helpers, up to the limits. `problem` names the first helper or folder that is
    /// omitted.
    private static func helpers(in home: String, _ files: ProjectFiles) -> ([[UInt8]], problem: String?) {
        var open = [(home.isEmpty ? "" : home + "/") + "Tuist/ProjectDescriptionHelpers"]
        var result: [[UInt8]] = []
        var problem: String?
        var left = Limit.manifestBytes
        var folders = 0
        while let folder = open.popLast(), folders < Limit.folders {
            folders += 1
            guard files.isFolder(folder) else { continue }
            for name in files.names(folder) {
                let path = folder + "/" + name
                if name.hasSuffix(".swift"), files.kind(path) == .file {
                    let bytes = files.content(path)
                    let reason =
                        bytes == nil
                        ? "it cannot be read, or is larger than \(Limit.manifestBytes >> 20) MB"
                        : result.count == Limit.includes
                            ? "there are more than \(Limit.includes)"
                            : bytes?.count ?? 0 > left
                                ? "all together are larger than \(Limit.manifestBytes >> 20) MB"
                                : bytes.map(SwiftScan.canBeParsed) == false
                                    ? "it is nested too deep to parse" : nil
                    if let reason { problem = problem ?? "\(path) is left out: \(reason)" }
                    guard reason == nil, let bytes else { continue }
                    left -= bytes.count
                    result.append(bytes)
                } else if !name.contains(".") {
                    open.append(path)
                }
            }
        }
        if !open.isEmpty {
            problem = problem ?? "\(open[0]) is left out: there are more than \(Limit.folders) helper folders"
        }
        return (result, problem)
    }

    // MARK: Targets

    private static let kinds = [
        "app": "application", "appClip": "application.on-demand-install-capable", "staticLibrary": "library",
        "dynamicLibrary": "library", "framework": "framework", "staticFramework": "framework", "unitTests": "unit-test",
        "uiTests": "ui-testing", "bundle": "bundle", "commandLineTool": "tool", "appExtension": "app-extension",
        "extensionKitExtension": "extensionkit-extension", "watch2App": "watchapp2",
        "watch2Extension": "watchkit2-extension",
        "tvTopShelfExtension": "tv-app-extension", "messagesExtension": "messages", "xpc": "xpc-service",
        "systemExtension": "system-extension", "macro": "macro",
    ]

    private static let platforms = [
        "iOS": "iOS", "iPhone": "iOS", "iPad": "iOS", "macWithiPadDesign": "iOS", "appleVisionWithiPadDesign": "iOS",
        "macCatalyst": "iOS", "macOS": "macOS", "mac": "macOS", "tvOS": "tvOS", "appleTv": "tvOS", "watchOS": "watchOS",
        "appleWatch": "watchOS", "visionOS": "visionOS", "appleVision": "visionOS",
    ]

    /// Returns the target that a call creates; nil if the name of the target is unknown, or if the call does not create
    /// a target.
    private func target(_ call: ManifestCall, of project: ManifestCall) -> Target? {
        guard let name = call["name"]?.text, !name.isEmpty,
            ["product", "sources", "bundleId", "destinations"].contains(where: { call[$0] != nil })
        else { return nil }
        var target = Target(name: name, line: call.line)
        if case .member(let product)? = call["product"] { target.kind = Self.kinds[product] ?? product }
        settings(of: call, project, name).describe(&target, hasModule: true)
        target.platform = platform(call["destinations"] ?? call["platform"])
        addFiles(call["sources"], .sources, to: &target)
        addFiles(call["resources"], .resources, to: &target)
        for argument in call["headers"]?.call?.arguments ?? [] { addFiles(argument.value, .headers, to: &target) }
        for path in call["buildableFolders"]?.elements.compactMap({ place($0.text ?? $0.call?.first?.text ?? "") })
            ?? [] where !path.isEmpty
        {
            target.folders.append(TargetFolder(path: path))
        }
        addInfo(call["infoPlist"], to: &target)
        for dependency in call["dependencies"]?.elements.compactMap(\.call) ?? [] { depend(on: dependency, &target) }
        return target
    }

    private func platform(_ value: ManifestValue?) -> String? {
        let names = (value?.elements ?? []).compactMap { value -> String? in
            if case .member(let name) = value { return Self.platforms[name] }
            return nil
        }
        let found = Set(names)
        return found.count == 1 ? found.first : nil
    }

    private func settings(of call: ManifestCall, _ project: ManifestCall, _ name: String) -> BuildSettings {
        var preset = SettingLayer()
        preset.append(.init(key: "PRODUCT_NAME", value: call["productName"]?.text ?? "$(TARGET_NAME)", line: call.line))
        // Only a call for one platform is read: `.iOS("15.0")`. In a call for several platforms, each version has a
        // label.
        if let lowest = call["deploymentTargets"]?.call, let version = lowest.first?.text,
            let platform = Self.platforms[lowest.function], let setting = BuildSettings.deploymentTarget(of: platform)
        {
            preset.append(.init(key: setting, value: version, line: lowest.line))
        }
        let own = layers(call["settings"])
        let shared = layers(project["settings"])
        let layers = own.chosen + [preset] + shared.chosen
        return BuildSettings(
            targetName: name, projectName: project["name"]?.text ?? "", folder: folder, configuration: "Release",
            layers: layers, everywhere: layers + own.others)
    }

    /// Returns the layers in `.settings(base:configurations:)`. The chosen layers belong to the first release
    /// configuration, or else to the first configuration. The other layers belong to the remaining configurations.
    private func layers(_ value: ManifestValue?) -> (chosen: [SettingLayer], others: [SettingLayer]) {
        guard let call = value?.call else { return ([], []) }
        let base = layer(call["base"], call.line)
        var configurations = call["configurations"]?.elements.compactMap(\.call) ?? []
        if let release = configurations.firstIndex(where: { $0.function == "release" }) {
            configurations.insert(configurations.remove(at: release), at: 0)
        }
        let all = configurations.prefix(Limit.names).map { configuration -> [SettingLayer] in
            let file = configuration["xcconfig"].flatMap(path).flatMap(place).map {
                ConfigurationFile.read($0, readFile: files.content)
            }
            return [layer(configuration["settings"], configuration.line)] + (file.map { [$0] } ?? [])
        }
        guard let first = all.first else { return ([base], []) }
        // The settings of a configuration have priority over shared settings. An xcconfig file has the lowest priority.
        return ([first[0], base] + first.dropFirst(), all.dropFirst().flatMap { $0 })
    }

    private func layer(_ value: ManifestValue?, _ line: Int) -> SettingLayer {
        var layer = SettingLayer()
        guard case .dictionary(let entries)? = value else { return layer }
        for entry in entries {
            let texts = (entry.value.call?.first ?? entry.value).elements.compactMap(\.text)
            if !texts.isEmpty { layer.append(.init(key: entry.key, value: texts.joined(separator: " "), line: line)) }
        }
        return layer
    }

    private func depend(on dependency: ManifestCall, _ target: inout Target) {
        switch dependency.function {
        case "target", "external", "project", "package", "macro", "byName", "product":
            let labels = ["name", "target", "product"]
            let named = labels.lazy.compactMap { dependency[$0]?.text }.first ?? dependency.first?.text
            if let named { target.depend(on: named) }
        case "framework", "xcframework", "library":
            if let path = (dependency["path"] ?? dependency.first).flatMap(path) {
                target.depend(on: XcodeProject.productName(path))
            }
        default: break
        }
    }

    // MARK: Files

    /// Returns a path as written, even inside `.relativeToRoot("…")` and similar calls; nil for any other value.
    private func path(_ value: ManifestValue) -> String? {
        if let text = value.text { return text }
        guard let call = value.call, let text = call.first?.text else { return nil }
        switch call.function {
        case "relativeToRoot": return "//" + text
        case "relativeToManifest", "path": return text
        default: return nil
        }
    }

    /// Returns a path or pattern relative to the root of the index; nil if it is outside the root.
    private func place(_ text: String) -> String? {
        text.hasPrefix("//") ? RootPath.join(home, String(text.dropFirst(2))) : RootPath.join(folder, text)
    }

    /// Adds patterns, `.glob(…)` calls, or lists of them.
    private func addFiles(_ value: ManifestValue?, _ phase: TargetFile.Phase, to target: inout Target, depth: Int = 0) {
        guard depth < 8 else { return }
        for element in value?.elements ?? [] {
            if let path = path(element) {
                add(path, excluding: [], phase, to: &target)
            } else if let call = element.call {
                let pattern = (call.first ?? call["pattern"] ?? call["path"]).flatMap(path)
                if call.function == "folderReference" {
                    if let pattern, let path = place(pattern) {
                        target.folders.append(TargetFolder(path: path, phase: .resources))
                    }
                } else if let pattern {
                    add(pattern, excluding: call["excluding"]?.elements.compactMap(path) ?? [], phase, to: &target)
                } else {
                    // `.sourceFilesList(globs: […])`, `.resources([…])`.
                    addFiles(call["globs"] ?? call["resources"] ?? call.first, phase, to: &target, depth: depth + 1)
                }
            }
        }
    }

    private func add(_ text: String, excluding: [String], _ phase: TargetFile.Phase, to target: inout Target) {
        let (prefix, rest) = PathPattern.split(text)
        guard let path = place(text.hasPrefix("//") ? "//" + prefix : prefix), let whole = place(text) else { return }
        if rest.isEmpty, !RootPath.fileExtension(path).isEmpty, files.kind(path) != .folder {
            target.files.append(TargetFile(path: path, phase: phase))
            return
        }
        var found = TargetFolder(path: path, phase: phase == .headers ? nil : phase)
        if !rest.isEmpty {
            let start = PathPattern.literal(path)
            let pattern =
                (start.isEmpty ? "" : start + "/") + String(whole.dropFirst(path.isEmpty ? 0 : path.count + 1))
            // If a pattern matches a package folder (`Assets.xcassets`), the contents of this folder are also copied.
            found.patterns = phase == .resources && !pattern.hasSuffix("**") ? [pattern, pattern + "/**"] : [pattern]
        }
        if phase == .headers {
            found.patterns = found.patterns.isEmpty ? [PathPattern.literal(path) + "/**/*.h"] : found.patterns
        }
        for name in excluding.prefix(Limit.folders) {
            guard let left = place(name) else { continue }
            if PathPattern.isPattern(name) { found.excludedPatterns.append(left) } else { found.excluded.append(left) }
        }
        target.folders.append(found)
    }

    // MARK: Info.plist

    private func addInfo(_ value: ManifestValue?, to target: inout Target) {
        guard let value else { return }
        if let text = path(value)
            ?? value.call.flatMap({ ($0["path"] ?? ($0.function == "file" ? $0.first : nil)).flatMap(path) })
        {
            target.infoPlist = place(text)
        } else if let call = value.call, let properties = call["with"] ?? call.first {
            let plist = InfoPlist(plistValue(properties, call.line, depth: 0))
            target.nibSettings += plist.nibs
            target.entries += plist.entries
            target.classSettings += plist.classes
        }
    }

    /// Returns a property list value from literals or typed calls: `.string("Main")`, `.dictionary([…])`.
    private func plistValue(_ value: ManifestValue, _ line: Int, depth: Int) -> PlistValue {
        guard depth < Limit.nesting else { return .other }
        switch value {
        case .text(let text): return .string(text)
        case .list(let values): return .array(values.map { plistValue($0, line, depth: depth + 1) })
        case .dictionary(let entries):
            return .dictionary(
                PlistDictionary(
                    entries.map {
                        PlistDictionary.Entry(
                            key: $0.key, line: line, value: plistValue($0.value, line, depth: depth + 1))
                    }))
        case .call(let call): return call.first.map { plistValue($0, line, depth: depth + 1) } ?? .other
        case .member, .unknown: return .other
        }
    }
}
