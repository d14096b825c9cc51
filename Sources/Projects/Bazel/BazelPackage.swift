/// Reads the targets of a Bazel package: `BUILD.bazel`, `BUILD`.
///
/// It supports the rules of rules_swift, rules_apple, rules_ios and Bazel itself, and macros whose names end with the
/// name of one of these rules. Values must be literals (see `StarlarkReader`). All branches of a `select` are used.
package struct BazelPackage {
    private let folder: String
    private let files: ProjectFiles
    /// The contents of the package's file groups, by name.
    private var groups: [String: [StarlarkValue.Item]] = [:]

    /// Reads the bytes of a build file.
    ///
    /// - Parameters:
    ///   - path: The build file, relative to the root of the index.
    ///   - files: The files around it.
    /// - Returns: the targets. There are none if the file does not call a supported rule, or if a `BUILD.bazel` in the
    ///   same folder replaces this `BUILD`.
    /// - Throws: ``ProjectError`` if the file exceeds a limit, or is outside the root.
    package static func read(_ bytes: [UInt8], at path: String, files: ProjectFiles) throws(ProjectError)
        -> ProjectDescription
    {
        if bytes.count > Limit.manifestBytes {
            throw ProjectError("larger than \(Limit.manifestBytes >> 20) MB", line: 1)
        }
        guard let place = RootPath.join("", path) else {
            throw ProjectError("a build file outside the root", line: 1)
        }
        var result = ProjectDescription()
        let folder = RootPath.parent(place) ?? ""
        if RootPath.name(place) == "BUILD",
            files.kind(folder.isEmpty ? "BUILD.bazel" : folder + "/BUILD.bazel") == .file
        {
            return result
        }
        var reader = StarlarkReader(bytes)
        try reader.read()
        var bazel = BazelPackage(folder: folder, files: files)
        for call in reader.calls where ["filegroup", "apple_resource_group"].contains(call.function) {
            guard let name = call.arguments["name"]?.texts.first else { continue }
            bazel.groups[name] = ["srcs", "resources"].flatMap { call.arguments[$0]?.items ?? [] }
        }
        for call in reader.calls {
            if let target = bazel.target(call) { result.targets.append(target) }
        }
        return result
    }

    // MARK: Rules

    private static let platforms = [
        "ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS",
    ]

    /// The products of rules, by the part of the rule's name after the platform.
    private static let products = [
        "application": "application", "app_clip": "application", "imessage_application": "application",
        "extension": "app-extension", "imessage_extension": "app-extension", "framework": "framework",
        "static_framework": "framework", "dynamic_framework": "framework", "unit_test": "unit-test",
        "ui_test": "ui-testing", "bundle": "bundle", "command_line_application": "tool", "dylib": "library",
    ]

    private static let libraries = [
        "swift_library": "library", "objc_library": "library", "mixed_language_library": "library",
        "apple_library": "library",
        "swift_binary": "executable", "swift_compiler_plugin": "macro", "swift_test": "test",
        "apple_framework": "framework",
        "apple_resource_bundle": "bundle",
    ]

    /// Returns the kind of product and the platform of a rule; nil for an unknown rule. If the rule's name does not
    /// contain a platform, the platform is nil.
    private static func product(of function: String) -> (kind: String, platform: String?)? {
        if let kind = libraries[function] { return (kind, nil) }
        let words = function.split(separator: "_")
        for (place, word) in words.enumerated() {
            guard let platform = platforms[String(word)] else { continue }
            return products[words[(place + 1)...].joined(separator: "_")].map { ($0, platform) }
        }
        return libraries.first { function.hasSuffix("_" + $0.key) }.map { ($0.value, nil) }
    }

    private static let sources = ["srcs", "non_arc_srcs", "swift_srcs", "objc_srcs", "clang_srcs"]
    private static let headers = ["hdrs", "textual_hdrs", "clang_hdrs"]
    private static let resources = [
        "resources", "data", "swift_data", "structured_resources", "strings", "storyboards", "xibs",
        "launch_storyboard",
        "launch_images", "bundles",
    ]
    private static let links = [
        "deps", "swift_deps", "clang_deps", "extensions", "frameworks", "test_host", "watch_application", "app_clips",
    ]

    private func target(_ call: StarlarkCall) -> Target? {
        guard let product = Self.product(of: call.function), let name = call.arguments["name"]?.texts.first,
            !name.isEmpty
        else { return nil }
        var target = Target(name: name, line: call.line)
        (target.kind, target.platform) = (product.kind, product.platform)
        target.moduleName =
            call.arguments["module_name"]?.texts.first ?? moduleName(name, product.kind, product.platform)
        var adder = FileAdder(target: target, bazel: self)
        for (attributes, phase) in [
            (Self.sources, nil), (Self.headers, TargetFile.Phase.headers), (Self.resources, .resources),
        ] {
            for attribute in attributes { adder.add(call.arguments[attribute]?.items ?? [], phase) }
        }
        target = adder.target
        target.infoPlist = call.arguments["infoplists"]?.texts.lazy.compactMap(path).first
        for label in Self.links.flatMap({ call.arguments[$0]?.texts ?? [] }) { target.depend(on: Self.name(of: label)) }
        return target
    }

    /// Returns the module name that rules_swift derives: the folder of the package and the name of the target, as one
    /// identifier.
    ///
    /// For a framework with its own sources (`apple_framework` of rules_ios), the module name is only the name of the
    /// target. Rules with a platform, and rules for resource bundles, only bundle libraries. For these rules, the
    /// result is nil.
    private func moduleName(_ name: String, _ kind: String, _ platform: String?) -> String? {
        if platform != nil || kind == "bundle" { return nil }
        return SettingText.identifier(kind == "framework" || folder.isEmpty ? name : folder + "_" + name)
    }

    /// Returns `Views` for `//Kit/Core:Views`, and `Core` for `//Kit/Core`.
    private static func name(of label: String) -> Substring {
        if let colon = label.lastIndex(of: ":") { return label[label.index(after: colon)...] }
        return RootPath.name(label)
    }

    /// Returns the path of the file for a label in this package or in another package (`//PACKAGE:FILE`). Returns nil
    /// for a label in another repository, for a label `//PACKAGE`, and for a path outside the root.
    private func path(_ label: String) -> String? {
        if label.hasPrefix("@") { return nil }
        if label.hasPrefix("//") {
            let parts = label.dropFirst(2).split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            return RootPath.join(String(parts[0]), String(parts[1]))
        }
        return RootPath.join(folder, label.hasPrefix(":") ? String(label.dropFirst()) : label)
    }

    // MARK: Files

    /// Adds the files and globs in attributes to a target.
    private struct FileAdder {
        var target: Target
        let bazel: BazelPackage
        private var seen = Set<TargetFile>()
        private var open = Set<String>()

        init(target: Target, bazel: BazelPackage) { (self.target, self.bazel) = (target, bazel) }

        mutating func add(_ items: [StarlarkValue.Item], _ phase: TargetFile.Phase?) {
            for item in items {
                switch item {
                case .glob(let include, let exclude): add(include, exclude, phase)
                case .text(let label): add(label, phase)
                }
            }
        }

        private mutating func add(_ label: String, _ phase: TargetFile.Phase?) {
            let name = label.hasPrefix(":") ? String(label.dropFirst()) : label
            if let group = bazel.groups[name] {
                // Each group is added once per phase, even if it contains itself or is listed twice.
                guard open.insert("\(phase?.rawValue ?? "") \(name)").inserted else { return }
                add(group, phase)
            } else if let path = bazel.path(label), !RootPath.fileExtension(path).isEmpty {
                let file = TargetFile(path: path, phase: phase ?? SourceKind.phase(of: path))
                if seen.insert(file).inserted { target.files.append(file) }
            } else {
                target.depend(on: BazelPackage.name(of: label))
            }
        }

        /// Adds globs. Patterns that start in the same folder share one ``TargetFolder``.
        private mutating func add(_ include: [String], _ exclude: [String], _ phase: TargetFile.Phase?) {
            let literal = PathPattern.literal(bazel.folder)
            var places: [String: Int] = [:]
            for pattern in include.prefix(Limit.folders) {
                let (prefix, rest) = PathPattern.split(pattern)
                guard !rest.isEmpty else {
                    add(pattern, phase)
                    continue
                }
                guard let path = RootPath.join(bazel.folder, prefix), let whole = RootPath.join(literal, pattern) else {
                    continue
                }
                if let place = places[path] {
                    target.folders[place].patterns.append(whole)
                    continue
                }
                var folder = TargetFolder(path: path, phase: phase == .headers ? nil : phase)
                folder.patterns = [whole]
                folder.excludedPatterns = exclude.prefix(Limit.folders).compactMap { RootPath.join(literal, $0) }
                places[path] = target.folders.count
                target.folders.append(folder)
            }
        }
    }
}
