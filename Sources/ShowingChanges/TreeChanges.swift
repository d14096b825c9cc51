import Bytes
import Comparing
import Showing

/// The output format of changes.
package enum ChangesFormat: String, Sendable, CaseIterable {
    /// Text for people, grouped by object.
    case text
    /// One line for each file.
    case stat
    /// Markdown for a pull request.
    case markdown
    /// A self-contained HTML page.
    case html
    /// Complete changes as JSON. If you apply the changes to the old rows, you get the new rows.
    case json
}

/// Prints the files that differ between two states.
package struct TreeChanges {
    private let output: Output
    private let format: ChangesFormat
    private let isAll: Bool
    private let pictures: (TreeComparison.File) -> String?

    /// Creates a printer that writes to an output.
    ///
    /// - Parameters:
    ///   - isAll: whether frames and noise are printed in full instead of summarized.
    ///   - pictures: returns HTML with the pictures of a file, for the format `html`; nil if it has none.
    package init(
        output: Output, format: ChangesFormat, isAll: Bool,
        pictures: @escaping (TreeComparison.File) -> String? = { _ in nil }
    ) {
        (self.output, self.format, self.isAll, self.pictures) = (output, format, isAll, pictures)
    }

    /// Prints the files in the given order.
    package func print(_ files: [TreeComparison.File]) throws {
        switch format {
        case .json: try printJSON(files)
        case .html:
            let page = ChangesHTML(output: output)
            try page.begin(title: "Changes of \(files.count) \(files.count == 1 ? "nib" : "nibs")")
            for file in files {
                guard let changes = file.changes else {
                    try page.print(failure: file.failure ?? "", path: Self.name(file))
                    continue
                }
                try page.print(
                    ChangeReport(changes, all: isAll, conflicts: file.conflicts), path: Self.name(file),
                    pictures: pictures(file))
            }
            try page.end()
        case .stat:
            try ChangesStat(output: output).print(
                files.compactMap { file in file.changes.map { (Self.name(file), ChangeReport($0).counts) } })
            for file in files { if let failure = file.failure { try output.writeLine(" " + failure) } }
        case .text, .markdown:
            for (index, file) in files.enumerated() {
                if format == .text, index > 0 { try output.writeLine() }
                guard let changes = file.changes else {
                    try output.writeLine((format == .markdown ? "#### " : "") + Self.name(file))
                    try output.writeLine(
                        (format == .markdown ? "\n" : "  ") + "cannot be compared: " + (file.failure ?? ""))
                    continue
                }
                let report = ChangeReport(changes, all: isAll, conflicts: file.conflicts)
                if format == .text {
                    try ChangesText(output: output).print(report, path: Self.name(file))
                } else {
                    try ChangesMarkdown(output: output).print(report, path: Self.name(file))
                }
            }
        }
    }

    private func printJSON(_ files: [TreeComparison.File]) throws {
        let texts = files.map { file in
            guard let changes = file.changes else {
                return
                    "{\"version\":\(JSONPrinter.version),\"path\":\(JSONString.quoted(file.path)),\"error\":\(JSONString.quoted(file.failure ?? ""))}"
            }
            let text = ChangesJSON(changes).text(path: file.path, oldPath: file.oldPath, conflicts: file.conflicts)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        }
        try output.writeJSON("[" + texts.joined(separator: ",\n") + "]\n")
    }

    /// Returns a path on one line.
    private static func line(_ path: String) -> String { path.onOneLine(lineBreak: "\\n") }

    /// Returns the path of a file. If the file was renamed, the result includes the old path.
    private static func name(_ file: TreeComparison.File) -> String {
        switch (file.oldPath, file.newPath) {
        case (let old?, let new?) where old != new: line("\(old) → \(new)")
        case (nil, let new?): line(new) + " (new)"
        case (let old?, nil): line(old) + " (removed)"
        default: line(file.path)
        }
    }
}
