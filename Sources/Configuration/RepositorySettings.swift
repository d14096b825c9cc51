import Errors
import Foundation

/// The settings in `.xibdb.yml`, at the root of a repository. The part `check` is parsed as YAML, but not interpreted
/// here.
///
///     index:
///       exclude: [Playgrounds, Tools/Fixtures]
///       include: ["*.xib", "*.storyboard"]
///       vendored: [Kit/Imported]
///     reports: Tools/reports
///     format: csv
///     check: …
///
/// Path patterns are those of `xibdb index --exclude`. A pattern without a slash matches the name of a file or of a
/// folder that contains it.
package struct RepositorySettings {
    /// Files and folders that are not indexed.
    package private(set) var exclude: [String] = []
    /// The only files that are indexed; empty for all files.
    package private(set) var include: [String] = []
    /// Vendored files and folders: other people's code.
    package private(set) var vendored: [String] = []
    /// Folder of the repository's own reports, relative to the root; nil for the default folder.
    package private(set) var reports: String?
    /// Format of tables if the command does not set one; nil for the default format.
    package private(set) var format: String?
    /// The part `check`, not interpreted; nil if the file does not have this part.
    package private(set) var check: StrictText.Part?

    /// Name of the file, at the root of a repository.
    package static let fileName = ".xibdb.yml"

    /// Keys of the file.
    package static let keys = ["index", "reports", "format", "check"]
    /// Keys of the part `index`.
    package static let indexKeys = ["exclude", "include", "vendored"]

    /// Creates empty settings.
    package init() {}

    /// Reads the settings from a text.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` for an unknown key or a value that is not allowed, with
    ///   its line.
    package init(_ bytes: [UInt8], path: String) throws(AskingError) {
        let text = StrictText(path: path)
        guard let root = try text.parts(of: bytes) else { return }
        for (key, value) in try text.entries(root, Self.keys, of: "key") {
            switch key {
            case "index":
                for (key, value) in try text.entries(value, Self.indexKeys, of: "key of index") {
                    switch key {
                    case "exclude": exclude = try text.texts(value)
                    case "include": include = try text.texts(value)
                    default: vendored = try text.texts(value)
                    }
                }
            case "reports":
                guard value.isWord, !text.text(value).hasPrefix("/"),
                    !text.text(value).split(separator: "/").contains("..")
                else {
                    throw text.error(value.line, "reports: a folder of the repository is expected.")
                }
                reports = text.text(value)
            case "format": format = try text.choice(value, Self.formats, "format")
            default: check = value
            }
        }
    }

    /// Formats that a repository may choose for tables.
    ///
    /// The format `value` is missing, because it prints control characters unescaped. Only the command line can select
    /// it.
    package static let formats = ["table", "json", "ndjson", "csv", "tsv", "markdown", "html", "line", "grep"]

    /// Reads the settings file of a folder. The settings are empty if the file does not exist.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` if the file cannot be read, or if its settings are not
    ///   valid.
    package init(folder: String) throws(AskingError) {
        let path = folder + "/" + Self.fileName
        guard let bytes = try OwnFiles(root: folder).content(Self.fileName) else {
            self.init()
            return
        }
        try self.init(bytes, path: path)
    }
}
