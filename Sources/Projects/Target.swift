/// What a project file, a package manifest or a podspec says of targets.
package struct ProjectDescription: Sendable, Equatable {
    /// In the order of the file.
    package var targets: [Target] = []
    /// Languages that the project knows, in its order, with that of development.
    package var regions: [ProjectRegion] = []
    /// What is left out, and why: a limit.
    package var problem: ProjectError?

    /// A description without targets.
    package init() {}
}

/// A language that a project knows.
package struct ProjectRegion: Sendable, Equatable {
    /// As the project writes it: `en`, `Base`, `English`.
    package var name: String
    /// Whether it is the language of development.
    package var isDevelopment: Bool
}

/// One target: what is compiled together into one module or bundle.
///
/// Every path of a target is relative to the root of the index, normalised,
/// with `/` between its parts; what lies outside the root is left out.
package struct Target: Sendable, Equatable {
    /// Name as the project writes it.
    package var name: String
    /// `application`, `app-extension`, `framework`, `unit-test`, `library` …: the
    /// part of Xcode's product type that tells them apart; `aggregate`, `legacy`;
    /// `library`, `executable`, `test`, `plugin`, `macro`, `system-library`,
    /// `binary` of a package; `pod` of a podspec or an installed pod. Of Bazel what its rule makes of these.
    package var kind: String?
    /// Module name (`PRODUCT_MODULE_NAME`, else the product's name as a C identifier).
    package var moduleName: String?
    /// iOS, macOS, tvOS, watchOS, visionOS; nil where several or unknown.
    package var platform: String?
    /// Swift version, as written (`5.0`); nil where not set.
    package var swiftVersion: String?
    /// Lowest version of the system that it runs on, as written (`15.0`); nil where unknown, or for several platforms.
    package var deploymentTarget: String?
    /// Newest version of Xcode that is known to have written the project (`16.4`); nil where unknown.
    package var xcodeVersion: String?
    /// Files of the target, in the order of its build phases, each once a phase.
    package var files: [TargetFile] = []
    /// Folders whose files belong to the target (folder-synchronised groups,
    /// folder references, package targets, podspec folders).
    package var folders: [TargetFolder] = []
    /// Path of its Info.plist.
    package var infoPlist: String?
    /// Whether its Info.plist is made of settings, where it has no file or beside it (`GENERATE_INFOPLIST_FILE`).
    package var generatesInfoPlist = false
    /// What these settings say of how an app begins.
    package var entries: [ManifestEntry] = []
    /// Settings that name nibs or storyboards (`INFOPLIST_KEY_UIMainStoryboardFile`).
    package var nibSettings: [NameSetting] = []
    /// Settings that name classes (`INFOPLIST_KEY_NSPrincipalClass`).
    package var classSettings: [NameSetting] = []
    /// Flags that its build settings may define for the preprocessor of C: every word of them that can be a flag, in any
    /// configuration, sorted; nil if some settings are not known.
    package var flags: [String]?
    /// Names of what it depends on, in the order of the file, each once: targets of the same or another project,
    /// products of packages, pods, frameworks that are built elsewhere. What comes with the system is left out.
    package var dependencies: [String] = []
    /// 1-based line of the target's declaration.
    package var line: Int

    /// A target at a line.
    package init(name: String, line: Int) { (self.name, self.line) = (name, line) }

    /// Adds the name of a dependency, once.
    mutating func depend(on name: some StringProtocol) {
        if name.isEmpty || dependencies.count >= Limit.dependencies || dependencies.contains(String(name)) { return }
        dependencies.append(String(name))
    }
}

/// A file of a target.
package struct TargetFile: Sendable, Hashable {
    /// What the target does with a file.
    package enum Phase: String, Sendable, CaseIterable {
        case sources, resources, headers
    }

    /// Path of the file.
    package var path: String
    /// What is done with it.
    package var phase: Phase
    /// Whether the path stands for every translation: `A/Main.storyboard` for each
    /// `A/NAME.lproj/Main.storyboard`. Xcode 16 writes such exceptions as `/Localized: A/Main.storyboard`,
    /// its betas as `/Localized/A/Main.storyboard` (seen in KeePassium).
    package var isLocalized = false

    /// A file in a phase.
    package init(path: String, phase: Phase, isLocalized: Bool = false) {
        (self.path, self.phase, self.isLocalized) = (path, phase, isLocalized)
    }
}

/// A folder of a target.
package struct TargetFolder: Sendable, Hashable {
    /// Path of the folder; empty for the root itself.
    package var path: String
    /// The one phase whose files are taken: `.resources` for a folder that is copied as it
    /// is, so that nothing in it is compiled as source; nil takes each file for what it is.
    package var phase: TargetFile.Phase?
    /// Whether folders below it belong to it. Podspecs have patterns that stay in one folder.
    package var isRecursive = true
    /// Files and folders below it that the target leaves out.
    package var excluded: [String] = []
    /// Files left out in every translation, without their `NAME.lproj` (see ``TargetFile/isLocalized``).
    package var excludedTranslations: [String] = []
    /// Patterns of the only files that belong to it (see ``PathPattern``); all where empty.
    package var patterns: [String] = []
    /// Patterns of files that do not.
    package var excludedPatterns: [String] = []

    /// A folder, wholly in the target.
    package init(path: String, phase: TargetFile.Phase? = nil) { (self.path, self.phase) = (path, phase) }
}

/// A build setting or property list key that names a nib, a storyboard or a class.
package struct NameSetting: Sendable, Hashable {
    /// As written: `NSMainNibFile`, `UILaunchStoryboardName~ipad`,
    /// `INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]` …
    package var key: String
    /// The name as written; settings in it (`$(PRODUCT_MODULE_NAME).AppDelegate`) are not expanded.
    package var value: String
    /// 1-based line.
    package var line: Int
    /// The xcconfig file that says so; nil for the file that was read.
    package var path: String?

    /// A key and its value.
    package init(key: String, value: String, line: Int, path: String? = nil) {
        (self.key, self.value, self.line, self.path) = (key, value, line, path)
    }
}
