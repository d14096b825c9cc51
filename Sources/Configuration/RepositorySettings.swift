import Errors
import Foundation

/// The settings in `.xibdb.yml`, at the root of a repository. The value of `check` is parsed as YAML, but not
/// interpreted here.
///
///     index:
///       exclude: [Playgrounds, Tools/Fixtures]
///       include: ["*.xib", "*.storyboard"]
///       vendored: [Kit/Imported]
///     reports: Tools/reports
///     format: csv
///     check: …
///
/// Path patterns have the same syntax as in `xibdb index --exclude`. A pattern without a slash matches the name of a
/// file, or of a folder that contains the file.
package struct RepositorySettings {
    /// Files and folders that are not indexed.
    package private(set) var exclude: [String] = []
    /// Files to index; empty to index all files.
    package private(set) var include: [String] = []
    /// Files and folders with third-party code.
    package private(set) var vendored: [String] = []
    /// Folder of the repository's own reports, relative to the root; nil for the default folder.
    package private(set) var reports: String?
    /// Format of tables, unless a command sets another format; nil for the default format.
    package private(set) var format: String?
    /// The value of `check`, not interpreted; nil if the file does not contain this key.
    package private(set) var check: StrictText.Part?

    /// Name of the file, at the root of a repository.
    package static let fileName = ".xibdb.yml"

    /// Keys of the file.
    package static let keys = ["index", "reports", "format", "check"]
    /// Keys inside `index`.
    package static let indexKeys = ["exclude", "include", "vendored"]

    /// Creates empty settings.
    package init() {}

    /// Reads the settings from a text.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` with the line of an unknown key or of an invalid value.
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
                    throw text.error(value.line, "reports: a folder inside the repository is expected.")
                }
                reports = text.text(value)
            case "format": format = try text.choice(value, Self.formats, "format")
            default: check = value
            }
        }
    }

    /// Formats that a repository may choose for tables.
    ///
    /// The format `value` prints control characters unescaped. Therefore only the command line can select it.
    package static let formats = ["table", "json", "ndjson", "csv", "tsv", "markdown", "html", "line", "grep"]

    /// Reads the settings file of a folder. If the file does not exist, the settings are empty.
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
