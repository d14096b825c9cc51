import Bytes

/// Why a project file, manifest or property list could not be read.
package struct ProjectError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong, in words.
    package var message: String
    /// 1-based line where reading stopped; 1 for binary files.
    package var line: Int

    /// An error at a line.
    package init(_ message: String, line: Int) { (self.message, self.line) = (message, line) }

    init(_ error: TextError) { self.init(error.message, line: error.at.line) }

    /// Runs work on a text whose errors are those of a project file.
    static func of<Result>(_ work: () throws(TextError) -> Result) throws(ProjectError) -> Result {
        do { return try work() } catch { throw ProjectError(error) }
    }

    package var description: String { "line \(line): \(message)" }
}

/// Bounds that keep hostile files from costing more than an honest one.
enum Limit {
    /// Dictionaries and arrays inside each other. Real projects nest 5 deep, Info.plists 7.
    static let nesting = 64
    /// Bytes of a package manifest or podspec.
    static let manifestBytes = 1 << 20
    /// Groups inside each other.
    static let groups = 100
    /// Substitutions while one build setting is expanded.
    static let substitutions = 256
    /// Bytes of one expanded setting.
    static let settingBytes = 16 << 10
    /// Files and folders of all targets together, each counted as often as a target lists it. The
    /// largest project seen has 7,000.
    static let targetFiles = 1 << 20
    /// Synchronised folders of a target, and folders one of them copies as they are.
    static let folders = 256
    /// Bytes of a path.
    static let pathBytes = 4096
    /// Nibs and classes that one configuration names; build phases of a target.
    static let names = 64
    /// Files that one xcconfig or specification includes, directly or not.
    static let includes = 64
    /// Languages of a project.
    static let regions = 512
    /// What one target depends on.
    static let dependencies = 1024
    /// Values of a specification, each counted as often as an alias or a template repeats it.
    static let specificationValues = 1 << 18
    /// Groups of settings of one target, each counted as often as another names it.
    static let settingGroups = 256
    /// Bytes of a manifest that is parsed as Swift.
    static let swiftManifestBytes = 256 << 10
    /// Subspecs of a podspec inside each other.
    static let subspecs = 16
    /// Aliases of a YAML file.
    static let aliases = 256
    /// Bytes of a text in which template attributes are filled in.
    static let templateBytes = 64 << 10
}
