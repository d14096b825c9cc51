import PropertyLists

/// An Info.plist entry about the launch of an app, other than the name of a nib or class.
package struct ManifestEntry: Sendable, Hashable {
    /// The kind of an entry.
    package enum Kind: String, Sendable {
        /// `UIApplicationSceneManifest`: the app uses scenes.
        case sceneManifest
        /// One scene configuration in `UISceneConfigurations`.
        case scene
        /// `UILaunchScreen`: a launch screen without a storyboard.
        case launchScreen
        /// A key that newer SDKs ignore. Its value is true.
        case withdrawnKey
    }

    /// The kind of the entry.
    package var kind: Kind
    /// Role of a scene (`UIWindowSceneSessionRoleApplication`).
    package var role: String?
    /// Name of a scene configuration, or name of an ignored key.
    package var name: String?
    /// Class of a scene, as written.
    package var sceneClass: String?
    /// Class of the scene's delegate, as written (`$(PRODUCT_MODULE_NAME).SceneDelegate`).
    package var delegateClass: String?
    /// Storyboard of a scene.
    package var storyboard: String?
    /// 1-based line.
    package var line: Int

    init(_ kind: Kind, line: Int) { (self.kind, self.line) = (kind, line) }

    /// Keys that produce entries if their value is a dictionary.
    static let keys: Set<String> = ["UIApplicationSceneManifest", "UILaunchScreen", "UILaunchScreens"]

    /// Keys that request the behavior of older systems. Newer SDKs ignore them.
    static let withdrawn: Set<String> = ["UIDesignRequiresCompatibility", "UIRequiresFullScreen"]

    /// Creates the entry for an ignored key whose value is true.
    static func withdrawn(_ key: String, line: Int) -> ManifestEntry {
        var entry = ManifestEntry(.withdrawnKey, line: line)
        entry.name = key
        return entry
    }

    /// Returns the entries for one of `keys` whose value is a dictionary.
    ///
    /// - Parameter key: the key without the platform and device.
    static func entries(of key: String, _ value: PlistDictionary, line: Int) -> [ManifestEntry] {
        guard key == "UIApplicationSceneManifest" else { return [ManifestEntry(.launchScreen, line: line)] }
        var found = [ManifestEntry(.sceneManifest, line: line)]
        for role in value.dictionary("UISceneConfigurations")?.entries ?? [] {
            for scene in (role.value.array ?? []).prefix(Limit.names).compactMap(\.dictionary) {
                var entry = ManifestEntry(.scene, line: scene.entries.first?.line ?? role.line)
                entry.role = role.key
                entry.name = scene.string("UISceneConfigurationName")
                entry.sceneClass = scene.string("UISceneClassName")
                entry.delegateClass = scene.string("UISceneDelegateClassName")
                entry.storyboard = scene.string("UISceneStoryboardFile")
                found.append(entry)
            }
        }
        return found
    }
}
