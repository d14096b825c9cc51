/// The targets in a project file, a package manifest or a podspec.
package struct ProjectDescription: Sendable, Equatable {
    /// The targets, in the order of the file.
    package var targets: [Target] = []
    /// Languages of the project, in the order of the file. At most one of them is the development language.
    package var regions: [ProjectRegion] = []
    /// The part that was omitted because of a limit; nil if nothing was omitted.
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
/// Every path of a target is normalized, and relative to the root of the index. `/` separates its components. Paths
/// outside the root are omitted.
package struct Target: Sendable, Equatable {
    /// Name as written in the project.
    package var name: String
    /// The kind of the target; nil if unknown:
    /// - `application`, `app-extension`, `framework`, `unit-test`, `library` …: the distinctive part of Xcode's
    ///   product type
    /// - `aggregate`, `legacy`
    /// - `library`, `executable`, `test`, `plugin`, `macro`, `system-library`, `binary` for a package
    /// - `pod` for a podspec or an installed pod
    /// - for Bazel, the kind from this list that matches the product of the rule
    package var kind: String?
    /// Module name (`PRODUCT_MODULE_NAME`, or else the product name as a C identifier); nil if the target does not have
    /// a module.
    package var moduleName: String?
    /// iOS, macOS, tvOS, watchOS or visionOS; nil if the platform is unknown, or if there are several platforms.
    package var platform: String?
    /// Swift version, as written (`5.0`); nil if not set.
    package var swiftVersion: String?
    /// Deployment target, as written (`15.0`); nil if it is unknown, or if there are several platforms.
    package var deploymentTarget: String?
    /// Newest Xcode version that, according to the project file, changed the project (`16.4`); nil if unknown.
    package var xcodeVersion: String?
    /// Files of the target, in the order of its build phases. A phase lists each file once.
    package var files: [TargetFile] = []
    /// Folders whose files belong to the target (folder-synchronized groups, folder references, package targets,
    /// podspec folders).
    package var folders: [TargetFolder] = []
    /// Path of its Info.plist; nil if unknown.
    package var infoPlist: String?
    /// Whether build settings generate its Info.plist, or add to an Info.plist file (`GENERATE_INFOPLIST_FILE`).
    package var generatesInfoPlist = false
    /// Entries about the launch of the app that these build settings generate.
    package var entries: [ManifestEntry] = []
    /// Settings that name nibs or storyboards (`INFOPLIST_KEY_UIMainStoryboardFile`).
    package var nibSettings: [NameSetting] = []
    /// Settings that name classes (`INFOPLIST_KEY_NSPrincipalClass`).
    package var classSettings: [NameSetting] = []
    /// Flags that build settings may define for the C preprocessor, sorted. These are all words that can be flags in
    /// any configuration of the target and the project, and in the `COMPILER_FLAGS` of files. Nil if an xcconfig is
    /// missing.
    package var flags: [String]?
    /// Names of its dependencies without duplicates, in the order of the file. A dependency is a target of the same or
    /// another project, a package product, a pod, or a framework from another build. System libraries are omitted.
    package var dependencies: [String] = []
    /// 1-based line of the target's declaration.
    package var line: Int

    /// Creates a target at a line.
    package init(name: String, line: Int) { (self.name, self.line) = (name, line) }

    /// Adds the name of a dependency, unless the target already has this dependency.
    mutating func depend(on name: some StringProtocol) {
        if name.isEmpty || dependencies.count >= Limit.dependencies || dependencies.contains(String(name)) { return }
        dependencies.append(String(name))
    }
}

/// A file of a target.
package struct TargetFile: Sendable, Hashable {
    /// The build phase of a file in the target.
    package enum Phase: String, Sendable, CaseIterable {
        case sources, resources, headers
    }

    /// Path of the file.
    package var path: String
    /// The build phase that contains the file.
    package var phase: Phase
    /// Whether the path represents every translation: `A/Main.storyboard` represents each
    /// `A/NAME.lproj/Main.storyboard`.
    ///
    /// In the exceptions of a synchronized folder, Xcode 16 writes this path as `/Localized: A/Main.storyboard`. The
    /// betas of Xcode 16 write `/Localized/A/Main.storyboard` (as in KeePassium).
    package var isLocalized = false

    package init(path: String, phase: Phase, isLocalized: Bool = false) {
        (self.path, self.phase, self.isLocalized) = (path, phase, isLocalized)
    }
}

/// A folder of a target.
package struct TargetFolder: Sendable, Hashable {
    /// Path of the folder; empty for the root itself.
    package var path: String
    /// The only build phase for the files in the folder; nil if the kind of each file determines its phase.
    ///
    /// `.resources` means that the folder is copied unchanged, so that no file in it is compiled.
    package var phase: TargetFile.Phase?
    /// Whether subfolders belong to the target. Some patterns in podspecs match only one folder.
    package var isRecursive = true
    /// Files and folders inside this folder that the target excludes.
    package var excluded: [String] = []
    /// Files that are excluded in every translation, without their `NAME.lproj` (see ``TargetFile/isLocalized``).
    package var excludedTranslations: [String] = []
    /// Patterns for the files that belong to the target (see ``PathPattern``). If there are no patterns, all files
    /// belong to the target.
    package var patterns: [String] = []
    /// Patterns for files that do not belong to the target.
    package var excludedPatterns: [String] = []

    /// Creates a folder whose files all belong to the target.
    package init(path: String, phase: TargetFile.Phase? = nil) { (self.path, self.phase) = (path, phase) }
}

/// A build setting or property list key that names a nib, a storyboard, a class or a font.
package struct NameSetting: Sendable, Hashable {
    /// The key as written: `NSMainNibFile`, `UILaunchStoryboardName~ipad`,
    /// `INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]` …
    package var key: String
    /// The name as written. Build settings in the name (`$(PRODUCT_MODULE_NAME).AppDelegate`) are not expanded.
    package var value: String
    /// 1-based line.
    package var line: Int
    /// The xcconfig file that contains the setting; nil if the file that was read contains it.
    package var path: String?

    package init(key: String, value: String, line: Int, path: String? = nil) {
        (self.key, self.value, self.line, self.path) = (key, value, line, path)
    }
}
