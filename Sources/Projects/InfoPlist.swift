import Bytes
import PropertyLists

/// The nibs and classes that an Info.plist names. The system loads them automatically.
///
/// Keys are found at any depth, including keys with the suffix for a platform or device (`UIMainStoryboardFile~ipad`,
/// `NSMainNibFile-macos`). A WatchKit app does not have a key for its storyboard. By convention, the storyboard is
/// named `Interface`.
package struct InfoPlist: Sendable, Equatable {
    /// Nibs and storyboards, in the order of the file. Empty names are omitted.
    package var nibs: [NameSetting] = []
    /// Classes that the system instantiates: `NSPrincipalClass` and similar keys. The value may contain a build
    /// setting, as in Xcode's templates: `$(PRODUCT_MODULE_NAME).SceneDelegate`.
    package var classes: [NameSetting] = []

    /// Fonts that an app contains: files (`UIAppFonts`), or their folder (`ATSApplicationFontsPath`). The line is the
    /// line of the key.
    package var fonts: [NameSetting] = []

    /// The scene manifest with its scenes, a launch screen without a storyboard, and keys that newer SDKs ignore.
    package var entries: [ManifestEntry] = []

    /// `NSPrincipalClass`, as written: the class of the application object, or the main class of a loadable bundle (a
    /// preference pane, a screen saver).
    package var principalClass: String? { classes.first { $0.key == "NSPrincipalClass" }?.value }

    /// Keys that name nibs or storyboards. Some of them occur in iTerm2 (`NSMainNibFile`), Rectangle
    /// (`NSMainStoryboardFile`), KeePassium and woocommerce-ios (`UILaunchStoryboardName`,
    /// `NSExtensionMainStoryboard`). Apple also defines the other keys, but none of these projects uses them.
    static let nibKeys: Set<String> = [
        "NSExtensionMainStoryboard", "NSMainNibFile", "NSMainStoryboardFile", "UILaunchStoryboardFile",
        "UILaunchStoryboardName", "UIMainNibFile", "UIMainStoryboardFile", "UISceneStoryboardFile",
    ]

    /// Keys that name classes.
    static let classKeys: Set<String> = [
        "EXPrincipalClass", "InputMethodServerControllerClass", "InputMethodServerDelegateClass",
        "NSDocumentClass", "NSExtensionPrincipalClass", "NSPrincipalClass", "UISceneClassName",
        "UISceneDelegateClassName", "WKExtensionDelegateClassName",
    ]

    /// Keys that name font files or their folder. They occur in iTerm2 (`ATSApplicationFontsPath`) and canvas-ios.
    static let fontKeys: Set<String> = ["ATSApplicationFontsPath", "UIAppFonts"]

    /// Creates an empty result.
    package init() {}

    /// Reads a property list: XML, binary, or OpenStep text.
    ///
    /// In a binary property list, every line number is 1. If the file does not contain a dictionary, the result is
    /// empty. The Info.plist of a target can have any name (`iOS.plist`, `iTerm2.plist`), but most other property lists
    /// are data. A property list is therefore read only if its name contains "info", or if its bytes contain one of the
    /// keys.
    ///
    /// - Throws: ``ProjectError`` if the bytes are not a property list.
    package static func read(_ bytes: [UInt8], at path: String = "Info.plist") throws(ProjectError) -> InfoPlist {
        var result = InfoPlist()
        guard RootPath.name(path).lowercased().contains("info") || hasKey(bytes) else { return result }
        result.collect(try ProjectError.of { () throws(TextError) in try PropertyList.read(bytes) })
        return result
    }

    /// Reads a property list that is part of another file.
    init(_ value: PlistValue) { collect(value) }

    private static let keysByStart = Dictionary(
        grouping: nibKeys.union(classKeys).union(fontKeys).union(ManifestEntry.keys).union(ManifestEntry.withdrawn).map
        {
            Array($0.utf8)
        }
    ) { $0[0] }

    /// Whether the bytes of a file contain one of the keys.
    private static func hasKey(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.indices.contains { place in
                keysByStart[bytes[place]]?.contains { bytes[place...].starts(with: $0) } ?? false
            }
        }
    }

    /// Collects the entries of a value. The method is recursive, but the readers of property lists limit the depth.
    private mutating func collect(_ value: PlistValue) {
        switch value {
        case .array(let values):
            for value in values { collect(value) }
        case .dictionary(let dictionary):
            for entry in dictionary.entries {
                guard let text = entry.value.string else {
                    if Self.fontKeys.contains(entry.key) {
                        for text in (entry.value.array ?? []).compactMap(\.string).prefix(Limit.dependencies)
                        where !text.isEmpty {
                            fonts.append(NameSetting(key: entry.key, value: text, line: entry.line))
                        }
                    }
                    if let dictionary = entry.value.dictionary, ManifestEntry.keys.contains(Self.plainKey(entry.key)) {
                        entries += ManifestEntry.entries(of: Self.plainKey(entry.key), dictionary, line: entry.line)
                    }
                    collect(entry.value)
                    continue
                }
                let setting = NameSetting(key: entry.key, value: text, line: entry.line)
                let key = Self.plainKey(entry.key)
                // The value is normally a dictionary, but a text is also accepted.
                if key == "UILaunchScreen" { entries.append(ManifestEntry(.launchScreen, line: entry.line)) }
                if text.isEmpty { continue }
                if Self.nibKeys.contains(key) { nibs.append(setting) }
                if Self.classKeys.contains(key) { classes.append(setting) }
                if Self.fontKeys.contains(key) { fonts.append(setting) }
                if ManifestEntry.withdrawn.contains(key), Self.isTrue(text) {
                    entries.append(.withdrawn(key, line: entry.line))
                }
            }
        case .string, .uid, .data, .other: break
        }
    }

    /// Whether a value is true. Property lists use `<true/>`, YAML uses `true`, and build settings use `YES`.
    private static func isTrue(_ text: String) -> Bool { ["YES", "true", "1"].contains(text) }

    /// Returns a key without the platform and device (`-iphoneos~ipad`).
    static func plainKey(_ key: String) -> String {
        key.firstIndex { $0 == "~" || $0 == "-" }.map { String(key[..<$0]) } ?? key
    }
}
