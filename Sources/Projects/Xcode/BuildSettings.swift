import PropertyLists

/// The layers of a target's build settings: the settings of the target, of its xcconfig, of the project, and of the
/// project's xcconfig.
///
/// Values come from one configuration: Release, or else the default configuration, or else the first configuration.
/// Names of nibs and classes also come from the other configurations, because the app may be built with any
/// configuration.
struct BuildSettings {
    private let targetName: String
    private let projectName: String
    /// Folder of the project, relative to the root.
    private let folder: String
    /// The layers of the chosen configuration, sorted by descending priority.
    private let layers: [SettingLayer]
    /// The layers of the chosen configuration, followed by the layers of all other configurations of the target and the
    /// project.
    private let everywhere: [SettingLayer]
    private let configuration: String

    init(
        targetName: String, projectName: String, folder: String, configuration: String, layers: [SettingLayer],
        everywhere: [SettingLayer]
    ) {
        (self.targetName, self.projectName, self.folder) = (targetName, projectName, folder)
        (self.configuration, self.layers, self.everywhere) = (configuration, layers, everywhere)
    }

    init(project: XcodeProject, target: PlistDictionary, name: String) {
        (targetName, projectName, folder) = (name, project.name, project.folder)
        let own = Self.configurations(target, in: project)
        let shared = Self.configurations(project.root, in: project)
        configuration = (own.first ?? shared.first)?.name ?? ""
        var layers: [SettingLayer] = []
        // Project Builder stored the settings in the target itself.
        if target["buildSettings"] != nil { layers.append(SettingLayer(configuration: target)) }
        if let first = own.first { layers += project.layers.layers(of: first.identifier) }
        let name = configuration
        let match = shared.first { $0.name == name } ?? shared.first
        if let match { layers += project.layers.layers(of: match.identifier) }
        self.layers = layers
        let others = own.dropFirst() + shared.filter { $0.identifier != match?.identifier }
        everywhere = layers + others.flatMap { project.layers.layers(of: $0.identifier) }
    }

    /// Returns the configurations of a target or project. The chosen configuration comes first.
    private static func configurations(
        _ object: PlistDictionary, in project: XcodeProject
    ) -> [(identifier: String, name: String)] {
        guard let list = object.string("buildConfigurationList").flatMap(project.objects.dictionary) else { return [] }
        var all = list.strings("buildConfigurations").prefix(Limit.names).map { identifier in
            (identifier: identifier, name: project.objects.dictionary(identifier)?.string("name") ?? "")
        }
        let standard = list.string("defaultConfigurationName")
        let chosen = all.firstIndex { $0.name == "Release" } ?? all.firstIndex { $0.name == standard }
        if let chosen { all.insert(all.remove(at: chosen), at: 0) }
        return all
    }

    /// Sets the properties of a target that build settings define.
    func describe(_ target: inout Target, hasModule: Bool) {
        let sdk = string("SDKROOT", sdk: nil)
        target.platform = platform(sdk: sdk, kind: target.kind)
        let ofSDK = sdk.flatMap { Self.platforms[Self.plainSDK($0)] }
        let name = ofSDK != nil && [nil, ofSDK].contains(target.platform) ? sdk : Self.sdks[target.platform ?? ""]
        if hasModule { target.moduleName = moduleName(sdk: name) }
        target.swiftVersion = string("SWIFT_VERSION", sdk: name).flatMap { $0.isEmpty ? nil : $0 }
        target.deploymentTarget = target.platform.flatMap(Self.deploymentTarget).flatMap { string($0, sdk: name) }
            .flatMap {
                $0.isEmpty ? nil : $0
            }
        // A path with an unknown setting stays as written. No file exists at this path.
        if let list = string("INFOPLIST_FILE", sdk: name) {
            target.infoPlist = list.isEmpty ? nil : place(list)
        } else {
            target.infoPlist = written("INFOPLIST_FILE", sdk: name)
        }
        let generates = string("GENERATE_INFOPLIST_FILE", sdk: name)
        target.generatesInfoPlist = generates == "YES"
        if target.generatesInfoPlist {
            target.entries = Self.generated.compactMap { key, kind in
                guard string(key, sdk: name) == "YES" else { return nil }
                return ManifestEntry(kind, line: line(of: key) ?? target.line)
            }
            for key in ManifestEntry.withdrawn.sorted() where string(Self.plistPrefix + key, sdk: name) == "YES" {
                target.entries.append(.withdrawn(key, line: line(of: Self.plistPrefix + key) ?? target.line))
            }
        }
        // Xcode ignores these settings if it does not generate an Info.plist.
        if generates != "NO" { (target.nibSettings, target.classSettings) = names() }
    }

    /// Returns every word in the settings that can be a flag, sorted; nil if an xcconfig is missing.
    ///
    /// The xcconfig files of CocoaPods are often missing. They do not matter here, because they do not define flags of
    /// the project.
    func flags() -> [String]? {
        var words: Set<String> = []
        for layer in everywhere {
            if let path = layer.missing, !path.contains("Pods") { return nil }
            for setting in layer.all { words.formUnion(SettingText.flags(in: setting.value)) }
        }
        return words.sorted()
    }

    /// Settings that tell Xcode to generate entries of an Info.plist.
    private static let generated: [(String, ManifestEntry.Kind)] = [
        ("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", .sceneManifest),
        ("INFOPLIST_KEY_UILaunchScreen_Generation", .launchScreen),
    ]

    private static let plistPrefix = "INFOPLIST_KEY_"

    /// Returns the line of a setting in the project file; nil if no layer has the setting in this file.
    private func line(of key: String) -> Int? { layers.lazy.compactMap { $0.line(key) }.first }

    private func moduleName(sdk: String?) -> String {
        if let name = string("PRODUCT_MODULE_NAME", sdk: sdk), !name.isEmpty { return name }
        let product = string("PRODUCT_NAME", sdk: sdk)
        return SettingText.identifier(product.flatMap { $0.isEmpty ? nil : $0 } ?? targetName)
    }

    private func names() -> (nibs: [NameSetting], classes: [NameSetting]) {
        var (nibs, classes): ([NameSetting], [NameSetting]) = ([], [])
        var seen = Set<[String]>()
        for setting in everywhere.lazy.flatMap(\.names) where !setting.value.isEmpty {
            guard let key = SettingLayer.plistKey(setting.key), seen.insert([setting.key, setting.value]).inserted
            else {
                continue
            }
            let found = NameSetting(key: setting.key, value: setting.value, line: setting.line, path: setting.path)
            if InfoPlist.nibKeys.contains(key) { nibs.append(found) } else { classes.append(found) }
        }
        return (nibs, classes)
    }

    // MARK: Values

    /// Returns a setting with all its references expanded; nil if the setting or one of its references is unknown.
    private func string(_ name: String, sdk: String?) -> String? {
        var budget = Limit.substitutions
        return value(name, below: 0, sdk: sdk, budget: &budget, depth: 0)
    }

    /// Returns a setting as written in the first layer that contains it; nil if no layer contains it.
    private func written(_ name: String, sdk: String?) -> String? {
        layers.lazy.compactMap { $0.value(name, sdk: sdk) }.first
    }

    private func value(_ name: String, below first: Int, sdk: String?, budget: inout Int, depth: Int) -> String? {
        guard depth < 16 else { return nil }
        for place in layers.indices.dropFirst(first) {
            guard let text = layers[place].value(name, sdk: sdk) else { continue }
            return SettingText.expand(text, budget: &budget) { other, budget in
                if other == "inherited" || other == name {
                    return value(name, below: place + 1, sdk: sdk, budget: &budget, depth: depth + 1) ?? ""
                }
                return value(other, below: 0, sdk: sdk, budget: &budget, depth: depth + 1)
            }
        }
        switch name {
        case "TARGET_NAME", "TARGETNAME": return targetName
        case "PRODUCT_NAME": return depth == 0 ? nil : targetName
        case "PROJECT_NAME", "PROJECT": return projectName
        case "CONFIGURATION": return configuration
        case "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT", "PROJECT_ROOT": return SettingText.projectFolder
        default: return nil
        }
    }

    /// Returns a path in a setting, relative to the root of the index; nil if the path is outside the root.
    private func place(_ text: String) -> String? {
        guard text.hasPrefix(SettingText.projectFolder) else { return RootPath.join(folder, text) }
        let rest = text.dropFirst(SettingText.projectFolder.count)
        return RootPath.join(folder, String(rest.drop { $0 == "/" }))
    }

    // MARK: Platform

    private static let platforms = [
        "iphoneos": "iOS", "iphonesimulator": "iOS", "macosx": "macOS", "appletvos": "tvOS",
        "appletvsimulator": "tvOS", "watchos": "watchOS", "watchsimulator": "watchOS", "xros": "visionOS",
        "xrsimulator": "visionOS",
    ]
    private static let sdks = [
        "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros",
    ]
    private static let deploymentTargets = [
        "IPHONEOS_DEPLOYMENT_TARGET": "iOS", "MACOSX_DEPLOYMENT_TARGET": "macOS", "TVOS_DEPLOYMENT_TARGET": "tvOS",
        "WATCHOS_DEPLOYMENT_TARGET": "watchOS", "XROS_DEPLOYMENT_TARGET": "visionOS",
    ]

    /// Returns the name of the setting for the deployment target of a platform.
    static func deploymentTarget(of platform: String) -> String? {
        deploymentTargets.first { $0.value == platform }?.key
    }

    /// Returns `macosx10.15` as `macosx`.
    private static func plainSDK(_ sdk: String) -> String {
        String(sdk.prefix { !$0.isNumber }).lowercased()
    }

    private func platform(sdk: String?, kind: String?) -> String? {
        if let kind, kind.hasPrefix("watch") { return "watchOS" }
        if let kind, kind.hasPrefix("tv-") { return "tvOS" }
        let main = sdk.flatMap { Self.platforms[Self.plainSDK($0)] }
        let names = (string("SUPPORTED_PLATFORMS", sdk: nil) ?? "").split(separator: " ")
        let supported = Set(names.compactMap { Self.platforms[$0.lowercased()] })
        // If `SUPPORTED_PLATFORMS` does not contain the platform of `SDKROOT`, one of these settings is inherited from
        // a project for another platform. In this case, the setting in the layer with the higher priority is used.
        let isListed =
            main.map(supported.contains) ?? true || distance(of: "SUPPORTED_PLATFORMS") < distance(of: "SDKROOT")
        if !supported.isEmpty, isListed { return supported.count == 1 ? supported.first : nil }
        if let main { return main }
        for layer in layers {
            let found = Set(Self.deploymentTargets.filter { layer.value($0.key, sdk: nil) != nil }.values)
            if !found.isEmpty { return found.count == 1 ? found.first : nil }
        }
        return nil
    }

    /// Returns the number of layers before the first layer that contains a setting.
    private func distance(of setting: String) -> Int {
        layers.firstIndex { $0.value(setting, sdk: nil) != nil } ?? layers.count
    }
}
