import Bytes

/// The reason why a project file, manifest or property list could not be read.
package struct ProjectError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The problem, as text.
    package var message: String
    /// 1-based line where reading stopped; 1 for a binary file.
    package var line: Int

    package init(_ message: String, line: Int) { (self.message, self.line) = (message, line) }

    init(_ error: TextError) { self.init(error.message, line: error.at.line) }

    /// Runs a closure that reads a text, and converts its ``TextError`` to a ``ProjectError``.
    static func of<Result>(_ work: () throws(TextError) -> Result) throws(ProjectError) -> Result {
        do { return try work() } catch { throw ProjectError(error) }
    }

    package var description: String { "line \(line): \(message)" }
}

/// Limits on the time and memory that a hostile file can cost.
enum Limit {
    /// Nesting depth of dictionaries and arrays. Real projects reach 5, and Info.plists 7.
    static let nesting = 64
    /// Bytes of a package manifest, podspec, Bazel file, specification or xcconfig, and of all helpers of a Tuist
    /// manifest together.
    static let manifestBytes = 1 << 20
    /// Nesting of groups.
    static let groups = 100
    /// Substitutions that expand one build setting.
    static let substitutions = 256
    /// Bytes of one expanded setting.
    static let settingBytes = 16 << 10
    /// Files and folders of all targets together, counted once per target. The largest known project has 7,000.
    static let targetFiles = 1 << 20
    /// Synchronized folders of a target, folders that are copied unchanged from a synchronized folder, and patterns in
    /// one list.
    static let folders = 256
    /// Bytes of a path.
    static let pathBytes = 4096
    /// Entries of short lists: build phases, configurations, scenes of a role, settings that name nibs or classes,
    /// templates, and file patterns in a podspec.
    static let names = 64
    /// Files that one xcconfig or specification includes, directly or indirectly, and helpers of a Tuist manifest.
    static let includes = 64
    /// Languages of a project.
    static let regions = 512
    /// Dependencies of one target.
    static let dependencies = 1024
    /// Values in a specification. Each repetition by an alias or a template counts.
    static let specificationValues = 1 << 18
    /// Setting groups of one target. Each reference from another group counts.
    static let settingGroups = 256
    /// Bytes of a Tuist manifest, which is parsed as Swift.
    static let swiftManifestBytes = 256 << 10
    /// Nesting depth of subspecs in a podspec.
    static let subspecs = 16
    /// Aliases in a YAML file.
    static let aliases = 256
    /// Bytes of a text after the template attributes in it are replaced.
    static let templateBytes = 64 << 10
}
