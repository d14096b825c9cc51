/// The targets in a project file, a package manifest or a podspec.
package struct ProjectDescription: Sendable, Equatable {
    /// The targets, in the order of the file.
    package var targets: [Target] = []
    /// Languages of the project, in its order. At most one is marked as the development language.
    package var regions: [ProjectRegion] = []
    /// The part that was omitted because of a limit; nil for none.
    package var problem: ProjectError?

    /// Creates a description without targets.
    package init() {}
}

/// A language of a project.
package struct ProjectRegion: Sendable, Equatable {
    /// The name as written: `en`, `Base`, `English`.
    package var name: String
    /// Whether it is the development language.
    package var isDevelopment: Bool
}

/// One target: files that are compiled together into one module or bundle.
///
/// Every path of a target is normalized, relative to the root of the index, with `/` between its parts. Paths outside
/// the root are omitted.
package struct Target: Sendable, Equatable {
    /// Name as written in the project.
    package var name: String
    /// The kind of the target; nil if unknown:
    /// - `application`, `app-extension`, `framework`, `unit-test`, `library` …: the distinctive part of Xcode's
    ///   product type
    /// - `aggregate`, `legacy`
    /// - `library`, `executable`, `test`, `plugin`, `macro`, `system-library`, `binary` for a package
    /// - `pod` for a podspec or an installed pod
    /// - for Bazel, the one of these that matches the product of the rule
    package var kind: String?
    /// Module name (`PRODUCT_MODULE_NAME`, or else the product's name as a C identifier); nil for a target without a
    /// module.
    package var moduleName: String?
    /// iOS, macOS, tvOS, watchOS, visionOS; nil for several or unknown platforms.
    package var platform: String?
    /// Swift version, as written (`5.0`); nil if not set.
    package var swiftVersion: String?
    /// Deployment target, as written (`15.0`); nil if unknown, or for several platforms.
    package var deploymentTarget: String?
    /// Newest version of Xcode that is known to have written the project (`16.4`); nil if unknown.
    package var xcodeVersion: String?
    /// Files of the target, in the order of its build phases. A phase lists each file once.
    package var files: [TargetFile] = []
    /// Folders of files that belong to the target (folder-synchronized groups, folder references, package targets,
    /// podspec folders).
    package var folders: [TargetFolder] = []
    /// Path of its Info.plist; nil if unknown.
    package var infoPlist: String?
    /// Whether settings generate its Info.plist, alone or in addition to a file (`GENERATE_INFOPLIST_FILE`).
    package var generatesInfoPlist = false
    /// Entries about the launch of the app, from these settings.
    package var entries: [ManifestEntry] = []
    /// Settings that name nibs or storyboards (`INFOPLIST_KEY_UIMainStoryboardFile`).
    package var nibSettings: [NameSetting] = []
    /// Settings that name classes (`INFOPLIST_KEY_NSPrincipalClass`).
    package var classSettings: [NameSetting] = []
    /// Flags that build settings may define for the C preprocessor, sorted: all words that can be flags, from the
    /// chosen configuration, from the other configurations of the target and the project, and from the
    /// `COMPILER_FLAGS` of files. Nil if an xcconfig is missing.
    package var flags: [String]?
    /// Names of its dependencies, in the order of the file, each once. A dependency is a target of the same or another
    /// project, a product of a package, a pod, or a framework from another build. Libraries of the system are omitted.
    package var dependencies: [String] = []
    /// 1-based line of the target's declaration.
    package var line: Int

    /// Creates a target at a line.
    package init(name: String, line: Int) { (self.name, self.line) = (name, line) }

    /// Adds the name of a dependency, once.
    mutating func depend(on name: some StringProtocol) {
        if name.isEmpty || dependencies.count >= Limit.dependencies || dependencies.contains(String(name)) { return }
        dependencies.append(String(name))
    }
}

/// A file of a target.
package struct TargetFile: Sendable, Hashable {
    /// The use of a file in the target.
    package enum Phase: String, Sendable, CaseIterable {
        case sources, resources, headers
    }

    /// Path of the file.
    package var path: String
    /// The build phase that contains the file.
    package var phase: Phase
    /// Whether the path stands for every translation: `A/Main.storyboard` for each `A/NAME.lproj/Main.storyboard`.
    ///
    /// Xcode 16 writes such a path in the exceptions of a synchronized folder as `/Localized: A/Main.storyboard`. Its
    /// betas write `/Localized/A/Main.storyboard` (seen in KeePassium).
    package var isLocalized = false

    /// Creates a file in a phase.
    package init(path: String, phase: Phase, isLocalized: Bool = false) {
        (self.path, self.phase, self.isLocalized) = (path, phase, isLocalized)
    }
}

/// A folder of a target.
package struct TargetFolder: Sendable, Hashable {
    /// Path of the folder; empty for the root itself.
    package var path: String
    /// The only phase for files of the folder; nil to choose the phase of each file by its kind.
    ///
    /// `.resources` means that the folder is copied unchanged, so that no file in it is compiled.
    package var phase: TargetFile.Phase?
    /// Whether subfolders belong to the target. Some patterns of podspecs only match one folder.
    package var isRecursive = true
    /// Files and folders below it that the target excludes.
    package var excluded: [String] = []
    /// Files excluded in every translation, without their `NAME.lproj` (see ``TargetFile/isLocalized``).
    package var excludedTranslations: [String] = []
    /// Patterns of the only files that belong to the target (see ``PathPattern``). If empty, all files belong to it.
    package var patterns: [String] = []
    /// Patterns of files that do not belong to the target.
    package var excludedPatterns: [String] = []

    /// Creates a folder that belongs to the target entirely.
    package init(path: String, phase: TargetFile.Phase? = nil) { (self.path, self.phase) = (path, phase) }
}

/// A build setting or property list key that names a nib, a storyboard, a class or a font.
package struct NameSetting: Sendable, Hashable {
    /// The key as written: `NSMainNibFile`, `UILaunchStoryboardName~ipad`,
    /// `INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]` …
    package var key: String
    /// The name as written. Settings in it (`$(PRODUCT_MODULE_NAME).AppDelegate`) are not expanded.
    package var value: String
    /// 1-based line.
    package var line: Int
    /// The xcconfig file with the setting; nil if the setting is in the file that was read.
    package var path: String?

    /// Creates a setting from a key and its value.
    package init(key: String, value: String, line: Int, path: String? = nil) {
        (self.key, self.value, self.line, self.path) = (key, value, line, path)
    }
}
