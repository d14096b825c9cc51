import Bytes
import PropertyLists

/// What an Info.plist names: the nibs and classes that the system loads by itself.
///
/// Keys are found at any depth, with the suffixes for a platform or device
/// (`UIMainStoryboardFile~ipad`, `NSMainNibFile-macos`).
/// A WatchKit app has no key: its storyboard is `Interface` by convention.
package struct InfoPlist: Sendable, Equatable {
    /// Nibs and storyboards, in the order of the file. Empty names are left out.
    package var nibs: [NameSetting] = []
    /// Classes that the system makes: `NSPrincipalClass` and its kin. The value may be
    /// `$(PRODUCT_MODULE_NAME).SceneDelegate`, as Xcode's templates write it.
    package var classes: [NameSetting] = []

    /// Fonts that come with an app: files (`UIAppFonts`), or the folder that has them (`ATSApplicationFontsPath`). The line is that of the key.
    package var fonts: [NameSetting] = []

    /// The scene manifest with its scenes, a launch screen without a storyboard, and withdrawn keys.
    package var entries: [ManifestEntry] = []

    /// `NSPrincipalClass`, the class of the application object, or of what a bundle (a preference pane, a
    /// screen saver) is loaded for, as written.
    package var principalClass: String? { classes.first { $0.key == "NSPrincipalClass" }?.value }

    /// Keys that name nibs or storyboards: seen in iTerm2 (`NSMainNibFile`), Rectangle
    /// (`NSMainStoryboardFile`), KeePassium and woocommerce-ios (`UILaunchStoryboardName`,
    /// `NSExtensionMainStoryboard`); the others are Apple's, not seen in those.
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

    /// Keys that name files of fonts, or their folder: seen in iTerm2 (`ATSApplicationFontsPath`) and canvas-ios.
    static let fontKeys: Set<String> = ["ATSApplicationFontsPath", "UIAppFonts"]

    /// A property list that names nothing.
    package init() {}

    /// Reads a property list: XML, binary, or OpenStep text.
    ///
    /// Lines are 1 for a binary one. A file that is no dictionary names
    /// nothing. A target may call its Info.plist anything (`iOS.plist`,
    /// `iTerm2.plist`), and most other property lists are data: one whose name
    /// does not speak of it, and that has none of the keys, is not read.
    /// - Throws: ``ProjectError`` where the bytes are no property list.
    package static func read(_ bytes: [UInt8], at path: String = "Info.plist") throws(ProjectError) -> InfoPlist {
        var result = InfoPlist()
        guard RootPath.name(path).lowercased().contains("info") || hasKey(bytes) else { return result }
        result.collect(try ProjectError.of { () throws(TextError) in try PropertyList.read(bytes) })
        return result
    }

    /// What a property list names that stands in another file.
    init(_ value: PlistValue) { collect(value) }

    private static let keysByStart = Dictionary(
        grouping: nibKeys.union(classKeys).union(fontKeys).union(ManifestEntry.keys).union(ManifestEntry.withdrawn).map
        {
            Array($0.utf8)
        }
    ) { $0[0] }

    /// Whether one of the keys stands in a file, as text.
    private static func hasKey(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.indices.contains { place in
                keysByStart[bytes[place]]?.contains { bytes[place...].starts(with: $0) } ?? false
            }
        }
    }

    /// Depth is that of the property list, which its readers bound.
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
                // An empty text stands for an empty dictionary.
                if key == "UILaunchScreen" { entries.append(ManifestEntry(.launchScreen, line: entry.line)) }
                if text.isEmpty { continue }
                if Self.nibKeys.contains(key) { nibs.append(setting) }
                if Self.classKeys.contains(key) { classes.append(setting) }
                if Self.fontKeys.contains(key) { fonts.append(setting) }
                if ManifestEntry.withdrawn.contains(key), Self.isTrue(text) {
                    entries.append(.withdrawn(key, line: entry.line))
                }
            }
        case .string, .other: break
        }
    }

    /// Whether a value is true: property lists have `<true/>`, YAML has `true`, settings have YES.
    private static func isTrue(_ text: String) -> Bool { ["YES", "true", "1"].contains(text) }

    /// A key without its platform and device (`-iphoneos~ipad`).
    static func plainKey(_ key: String) -> String {
        key.firstIndex { $0 == "~" || $0 == "-" }.map { String(key[..<$0]) } ?? key
    }
}
