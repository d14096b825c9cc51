/// What a project file, a package manifest or a property list says of targets.
public struct ProjectDescription: Sendable, Equatable {
    public var targets: [Target] = []

    /// A description without targets.
    public init() {}
}

/// One target: what is compiled together into one module or bundle.
public struct Target: Sendable, Equatable {
    public var name: String
    /// `application`, `app-extension`, `framework`, `unit-test` …: the last
    /// part of Xcode's product type; `library`, `executable`, `test`,
    /// `plugin`, `macro` of a package; `pod` of a podspec.
    public var kind: String?
    /// Module name (`PRODUCT_MODULE_NAME`, else the product's name as a C identifier).
    public var moduleName: String?
    /// iOS, macOS, tvOS, watchOS, visionOS; nil where several or unknown.
    public var platform: String?
    /// Swift version, as written (`5.0`); nil where not set.
    public var swiftVersion: String?
    /// Files of the target by their paths relative to the folder of the
    /// description's root, in the order of its build phases.
    public var files: [TargetFile] = []
    /// Folders whose files all belong to the target (folder-synchronised
    /// groups, package targets, podspec folders).
    public var folders: [TargetFolder] = []
    /// Path of its Info.plist.
    public var infoPlist: String?
    /// Settings that name nibs or storyboards (`INFOPLIST_KEY_UIMainStoryboardFile`).
    public var nibSettings: [NibSetting] = []
    /// 1-based line of the target's declaration.
    public var line: Int

    /// A target at a line.
    public init(name: String, line: Int) { (self.name, self.line) = (name, line) }
}

/// A file of a target.
public struct TargetFile: Sendable, Equatable {
    /// What the target does with a file.
    public enum Phase: String, Sendable, CaseIterable {
        case sources, resources, headers
    }

    public var path: String
    public var phase: Phase

    /// A file in a phase.
    public init(path: String, phase: Phase) { (self.path, self.phase) = (path, phase) }
}

/// A folder of a target.
public struct TargetFolder: Sendable, Equatable {
    public var path: String
    /// Files and folders below it that the target leaves out, relative to the root.
    public var excluded: [String] = []

    /// A folder, wholly in the target.
    public init(path: String) { self.path = path }
}

/// A setting or property list key that names a nib or storyboard.
public struct NibSetting: Sendable, Equatable {
    /// `NSMainNibFile`, `UILaunchStoryboardName~ipad`, `INFOPLIST_KEY_UIMainStoryboardFile` …
    public var key: String
    /// The name as written.
    public var value: String
    /// 1-based line.
    public var line: Int

    /// A key and its value.
    public init(key: String, value: String, line: Int) { (self.key, self.value, self.line) = (key, value, line) }
}
