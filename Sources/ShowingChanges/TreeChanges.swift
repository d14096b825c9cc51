import Bytes
import Comparing
import Showing

/// How changes are written.
package enum ChangesFormat: String, Sendable, CaseIterable {
    /// For people, by object.
    case text
    /// One line for each file.
    case stat
    /// For a pull request.
    case markdown
    /// One page that needs no other file.
    case html
    /// Complete: from it and the old rows the new ones follow.
    case json
}

/// Prints the files in which two states differ.
package struct TreeChanges {
    private let output: Output
    private let format: ChangesFormat
    private let isAll: Bool

    /// A printer to an output.
    ///
    /// - Parameter isAll: whether frames and noise are told instead of folded.
    package init(output: Output, format: ChangesFormat, isAll: Bool) {
        (self.output, self.format, self.isAll) = (output, format, isAll)
    }

    /// Prints files in their order.
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
                try page.print(ChangeReport(changes, all: isAll, conflicts: file.conflicts), path: Self.name(file))
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
                return "{\"path\":\(JSONString.quoted(file.path)),\"error\":\(JSONString.quoted(file.failure ?? ""))}"
            }
            let text = ChangesJSON(changes).text(path: file.path, oldPath: file.oldPath, conflicts: file.conflicts)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        }
        try output.writeJSON("[" + texts.joined(separator: ",\n") + "]\n")
    }

    /// A path on one line.
    private static func line(_ path: String) -> String { path.onOneLine(lineBreak: "\\n") }

    /// What a file is called: with its old path where it was renamed.
    private static func name(_ file: TreeComparison.File) -> String {
        switch (file.oldPath, file.newPath) {
        case (let old?, let new?) where old != new: line("\(old) → \(new)")
        case (nil, let new?): line(new) + " (new)"
        case (let old?, nil): line(old) + " (removed)"
        default: line(file.path)
        }
    }
}
