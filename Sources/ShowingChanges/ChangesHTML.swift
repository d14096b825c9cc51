import Comparing
import Showing

/// Prints changes as a self-contained HTML page.
package struct ChangesHTML {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints the start of the page.
    func begin(title: String) throws {
        try output.writeLine(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <title>\(title.markup)</title>
            <style>
            body { font: 14px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 60em; padding: 0 1em; color: #1d1d1f; background: #fff; }
            h2 { font-size: 1.1em; border-bottom: 1px solid #ccc; margin-top: 2em; }
            h2 small, .place, .noise { color: #6e6e73; font-weight: normal; }
            ul { list-style: none; padding-left: 1.2em; }
            .added > .sign { color: #1a7f37; } .removed > .sign { color: #cf222e; } .changed > .sign, .moved > .sign { color: #9a6700; }
            .sign { display: inline-block; width: 1.2em; margin-left: -1.2em; font-weight: bold; }
            .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1em; }
            .pair img { width: 100%; display: block; background: #e9ecf0; }
            figure { margin: 0; } figcaption, .pictures small { color: #6e6e73; font-size: 0.85em; }
            .pictures input:checked ~ .pair { display: block; position: relative; isolation: isolate; }
            .pictures input:checked ~ .pair figure + figure { position: absolute; top: 0; left: 0; width: 100%; mix-blend-mode: difference; }
            @media (prefers-color-scheme: dark) { body { color: #f5f5f7; background: #1d1d1f; } }
            </style>
            </head>
            <body>
            <h1>\(title.markup)</h1>
            """)
    }

    /// Prints the changes of one file.
    ///
    /// - Parameter pictures: HTML with the pictures of the file before and after the change; nil if it has none.
    package func print(_ report: ChangeReport, path: String, pictures: String? = nil) throws {
        let counts = ChangeCounts.words(report.counts)
        try output.writeLine(
            "<h2>\(path.markup)" + (counts.isEmpty ? "" : " <small>\(counts.markup)</small>") + "</h2>")
        if let pictures { try output.writeLine(pictures) }
        try output.writeLine("<ul>")
        for line in report.document { try output.writeLine(Self.item(line)) }
        for section in report.sections {
            let place = section.place.isEmpty ? "" : "<span class=\"place\">\(section.place.markup) › </span>"
            try output.writeLine(
                "<li class=\"\(section.sign)\">\(Self.sign(section.sign))\(place)<b>\(section.title.markup)</b>")
            if !section.lines.isEmpty {
                try output.writeLine(
                    "<ul>\n" + section.lines.map { Self.item($0, of: section) }.joined(separator: "\n") + "\n</ul>")
            }
            try output.writeLine("</li>")
        }
        for text in report.folded {
            try output.writeLine("<li class=\"changed\">\(Self.sign(.changed))\(text.markup)</li>")
        }
        if !report.noise.isEmpty {
            try output.writeLine("<li class=\"noise\">noise: \(report.noise.joined(separator: ", ").markup)</li>")
        }
        try output.writeLine("</ul>")
    }

    /// Prints that a file cannot be compared.
    func print(failure: String, path: String) throws {
        try output.writeLine("<h2>\(path.markup)</h2>\n<p>cannot be compared: \(failure.markup)</p>")
    }

    /// Prints the end of the page.
    func end() throws { try output.writeLine("</body>\n</html>") }

    /// Formats a line of a section. The details of an added, removed or moved object do not have their own signs.
    private static func item(_ line: ChangeReport.Line, of section: ChangeReport.Section) -> String {
        section.sign != .changed && line.sign == .changed ? "<li>\(line.text.markup)</li>" : item(line)
    }

    private static func item(_ line: ChangeReport.Line) -> String {
        "<li class=\"\(line.sign)\">\(sign(line.sign))\(line.text.markup)</li>"
    }

    private static func sign(_ sign: ChangeReport.Sign) -> String {
        "<span class=\"sign\">\(sign.mark)</span>"
    }
}
