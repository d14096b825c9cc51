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

/// Limits on the time and memory that reading a hostile file can take.
enum Limit {
    /// The maximum nesting depth of dictionaries and arrays. Real projects reach 5, and Info.plists 7.
    static let nesting = 64
    /// The maximum size in bytes of a package manifest, podspec, Bazel file, specification or xcconfig. Also the
    /// maximum total size in bytes of the helpers of a Tuist manifest.
    static let manifestBytes = 1 << 20
    /// The maximum nesting depth of groups.
    static let groups = 100
    /// The maximum number of substitutions to expand one build setting.
    static let substitutions = 256
    /// The maximum length of one expanded setting, in bytes.
    static let settingBytes = 16 << 10
    /// The maximum number of files and folders in all targets together. A file in several targets is counted once for
    /// each of them. The largest known project has 7,000.
    static let targetFiles = 1 << 20
    /// The maximum number of synchronized folders in a target. Also the maximum number of folders that are copied
    /// unchanged from a synchronized folder, of helper folders of a Tuist manifest, and of patterns in one list.
    static let folders = 256
    /// The maximum length of a path, in bytes.
    static let pathBytes = 4096
    /// The maximum number of entries in short lists: build phases, configurations, scenes of a role, settings that name
    /// nibs or classes, templates, and file patterns in a podspec.
    static let names = 64
    /// The maximum number of files that one xcconfig or specification includes, directly or indirectly. Also the
    /// maximum number of helpers of a Tuist manifest.
    static let includes = 64
    /// The maximum number of languages in a project.
    static let regions = 512
    /// The maximum number of dependencies of one target.
    static let dependencies = 1024
    /// The maximum number of values in a specification. If an alias or a template repeats a value, each repetition
    /// counts.
    static let specificationValues = 1 << 18
    /// The maximum number of setting groups in one target. Each reference from another group counts.
    static let settingGroups = 256
    /// The maximum size of a Tuist manifest, in bytes. It is smaller than ``manifestBytes``, because the manifest is
    /// parsed as Swift.
    static let swiftManifestBytes = 256 << 10
    /// The maximum nesting depth of subspecs in a podspec.
    static let subspecs = 16
    /// The maximum number of aliases in a YAML file.
    static let aliases = 256
    /// The maximum length of a text after its template attributes are replaced, in bytes.
    static let templateBytes = 64 << 10
}
