import Errors
import Foundation

/// What `.xibdb.yml`, at the root of a repository, says beside what is checked.
///
///     index:
///       exclude: [Playgrounds, Tools/Fixtures]
///       include: ["*.xib", "*.storyboard"]
///       vendored: [Kit/Imported]
///     reports: Tools/reports
///     format: csv
///     check: …
///
/// Patterns of paths are those of `xibdb index --exclude`: without a slash
/// they mean the name of a file or of a folder around it.
package struct RepositorySettings {
    /// Files and folders that are not indexed.
    package private(set) var exclude: [String] = []
    /// The only files that are indexed; all where empty.
    package private(set) var include: [String] = []
    /// Files and folders that are other people's code.
    package private(set) var vendored: [String] = []
    /// Folder of the repository's own reports, from the root; nil for the usual one.
    package private(set) var reports: String?
    /// Format of tables where none is asked for; nil for the usual one.
    package private(set) var format: String?
    /// What is checked, unread; nil where nothing is said.
    package private(set) var check: StrictText.Part?

    /// Name of the file, at the root of a repository.
    package static let fileName = ".xibdb.yml"

    /// Keys of the file, and those below `index`.
    package static let keys = ["index", "reports", "format", "check"]
    package static let indexKeys = ["exclude", "include", "vendored"]

    /// Nothing said.
    package init() {}

    /// What a text says.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` with its line for what is not known.
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
    /// `value` is not one of them. It prints control characters as they are, so only a person may ask for it.
    package static let formats = ["table", "json", "ndjson", "csv", "tsv", "markdown", "html", "line", "grep"]

    /// What the file of a folder says; nothing where there is none.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    package init(folder: String) throws(AskingError) {
        let path = folder + "/" + Self.fileName
        guard let bytes = try OwnFiles(root: folder).content(Self.fileName) else {
            self.init()
            return
        }
        try self.init(bytes, path: path)
    }
}
