import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Tests with a repository that contains hostile text in every name and value that is printed. The tests run every
/// command in every format.
@Suite("Text from a repository stays plain text in all output", .serialized)
struct ControlCharacterTests {
    /// Characters that change colors, clear the screen, set the title, reverse the line or hide text.
    private static let evil =
        "\u{1B}[31m\u{1B}[2J\u{1B}]0;title\u{7}\u{9B}31m\u{7F}\u{202E}\u{2066}\u{200B}\u{2028}\r\u{8}\u{E0041}"
    /// Text that some output formats would turn into links, tags, mentions or CI commands.
    private static let active =
        "[x](javascript:a)<img src=x>@octocat www.evil.example #1 ##[error]y ##vso[task]z |`'\"&"
    /// Lines that GitHub would run as commands.
    private static let line = "\n::error::pwned\n  ::warning::pwned"

    /// Hostile text, escaped for an XML attribute.
    private static let inXML =
        "\u{9B}31m&#x7F;\u{202E}\u{200B}\u{2028}\u{E0041}"
        + active.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
        + "https://evil.example" + line.replacing("\n", with: "&#10;")

    private static let nib = "\u{2066}::error::N\(evil)[x](javascript:a)<b>@octocat\n::error::pwned\n.xib"
    private static let folderName = "::warning::\(evil)<b>@octocat"

    private static func document(_ text: String) -> String {
        Documents.iOS(
            owner: "O\(inXML)",
            """
            <view id="v\(inXML)" customClass="C\(inXML)" customModule="M\(inXML)" userLabel="::error::L\(inXML)"><subviews>
            <label id="l\(inXML)" text="=T\(inXML)\(text)"/><imageView id="i" image="::error::I\(inXML)"/></subviews>
            <connections><outlet property="::error::p\(inXML)" destination="l\(inXML)" id="o\(inXML)"/>
            <outlet property="gone\(inXML)" destination="nothing" id="q"/></connections></view>
            """)
    }

    /// Returns a git repository with hostile text in every name that can contain such text.
    private func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let (evil, line) = (Self.evil, Self.line)
        try Tool.git(["init", "-q", "-b", "main"], in: folder.path)
        try folder.write(Self.nib, Self.document("1"))
        try folder.write("\(Self.folderName)/Deep.xib", Self.document("2"))
        try Tool.git(["add", "."], in: folder.path)
        let author = ["-c", "user.name=::error::A\(Self.evil)[x](y)", "-c", "user.email=a@example.com"]
        try Tool.git(
            author + [
                "commit", "-q", "--author", "::error::A\u{1B}[31m\u{202E}[x](javascript:y) <a@example.com>", "-m",
                "::error::S\u{1B}[31m\u{202E}[x](javascript:y)<b>",
            ], in: folder.path)
        try folder.write(Self.nib, Self.document("3\u{9B}"))
        try folder.write("Bad\(evil)\(line).xib", "<document><objects>")
        try folder.write(
            "Package.swift", "let package = Package(name: \"K\", targets: [.target(name: \"::error::\u{202E}T\")])")
        try folder.write(
            "en.lproj/Localizable.strings", "\"::error::key\u{202E}\u{9B}\" = \"::error::value\u{1B}[31m\";\n")
        try folder.write(
            "\(Self.folderName)/S.swift",
            """
            import UIKit
            class Loader: NSObject {
                func load() { Bundle.main.loadNibNamed("N\u{202E}\u{9B}[x](javascript:a)", owner: self) }
                func again() { register(UINib(nibName: "::error::N\\u{1B}[31m\\n::error::x", bundle: nil)) }
            }
            """)
        let odd =
            "-- title: Odd\u{1B}[31m\u{202E}\n-- answers: ::error::What\u{1B}[31m?\nSELECT path, 1 AS line, 2 AS \"column\", '=x\u{1B}[31m\u{202E}' || text AS \"::error::a\u{1B}[31m\" FROM files JOIN objects ON objects.file_id = files.id;\n"
        try folder.write(".xibdb/reports/odd.sql", odd)
        try folder.write(".xibdb/reports/$(touch pwned).sql", odd)
        try folder.write(
            ".xibdb/checks/odd-rule.sql",
            """
            -- title: Odd\u{1B}[31m\u{202E} [x](javascript:a)
            -- why: ::error::Why\u{1B}[31m <b> @octocat [x](javascript:a)
            -- severity: error
            -- fix: ##[error]Fix\u{202E}
            SELECT file_id, line, "column", id AS object, object_id AS subject, '::error::' || coalesce(text, class, element) || coalesce(user_label, '') AS message FROM objects;
            """)
        try folder.write(".xibdb.yml", "# ::error::\u{202E}\n")
        return folder
    }

    // MARK: Output that must not appear

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xE0000...0xE007F:
            true
        default: false
        }
    }

    /// Returns what is unsafe in an output; nil if the output is safe.
    private static func fault(_ text: String, allowsCommands: Bool = false) -> String? {
        if let scalar = text.unicodeScalars.first(where: isControl) {
            return "has U+\(String(scalar.value, radix: 16))"
        }
        for line in text.split(separator: "\n") {
            let words = line.drop { $0.isWhitespace }
            if words.hasPrefix("::") {
                let isOurs = ["::error file=", "::warning file=", "::notice file="].contains { line.hasPrefix($0) }
                if !allowsCommands || !isOurs { return "has the command \(line.prefix(60))" }
            }
            if line.contains("##[") || line.lowercased().contains("##vso[") {
                return "has the command \(line.prefix(200))"
            }
        }
        return nil
    }

    private func expectNoFault(_ run: Tool.Run, _ command: [String], allowsCommands: Bool = false) {
        #expect(
            Self.fault(run.output, allowsCommands: allowsCommands) == nil,
            "\(command): \(run.output.prefix(3000).debugDescription)")
        #expect(Self.fault(run.errors) == nil, "\(command): \(run.errors.prefix(3000).debugDescription)")
        #expect(run.output != "" || run.errors != "", "\(command)")
    }

    /// The only tags that HTML output may contain.
    private static let tags: Set<String> = [
        "html", "head", "meta", "title", "style", "body", "h1", "h2", "p", "ul", "li", "b", "span", "small", "table",
        "tr", "th", "td", "dl", "dt", "dd",
        "code", "br", "a", "!DOCTYPE", "div", "figure", "figcaption", "img", "input",
    ]

    private func expectHTML(_ html: String, _ command: [String]) {
        for part in html.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
            let name = String(
                (part.first == "/" ? part.dropFirst() : part).prefix { $0.isLetter || $0.isNumber || $0 == "!" })
            #expect(Self.tags.contains(name), "\(command): <\(part.prefix(60))")
            // A picture that is part of the page.
            let tag = part.prefix { $0 != ">" }.replacing("src=\"data:image/svg+xml;base64,", with: "")
            #expect(
                !tag.contains("javascript") && !tag.contains("onerror") && !tag.contains("src="), "\(command): <\(tag)")
        }
    }

    private func expectMarkdown(_ text: String, _ command: [String]) throws {
        for pattern in [#"(^|[^\\])\]\("#, "<img", "<b>", "@octocat", "https://", "(?i)www\\.evil", "#1[^0-9]"] {
            let expression = try NSRegularExpression(pattern: pattern)
            let found = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
            #expect(found == nil, "\(command): \(pattern) in \(text.prefix(3000).debugDescription)")
        }
    }

    private func expectJSON(_ text: String, byLine: Bool = false, _ command: [String]) {
        for part in byLine ? text.split(separator: "\n").map(String.init) : [text] {
            #expect(
                (try? JSONSerialization.jsonObject(with: Data(part.utf8))) != nil,
                "\(command): \(part.prefix(3000).debugDescription)")
        }
    }

    private func expectXML(_ text: String, _ command: [String]) {
        let parser = XMLParser(data: Data(text.utf8))
        #expect(
            parser.parse(),
            "\(command): \(String(describing: parser.parserError)) \(text.prefix(2000).debugDescription)")
    }

    private func expect(_ run: Tool.Run, _ format: String, _ command: [String]) throws {
        // CSV records end with a carriage return and a line feed.
        let lines =
            format == "csv"
            ? Tool.Run(status: run.status, output: run.output.replacing("\r\n", with: "\n"), errors: run.errors) : run
        if format != "value" { expectNoFault(lines, command, allowsCommands: format == "github") }
        switch format {
        case "json", "sarif", "gitlab": expectJSON(run.output, command)
        case "ndjson": expectJSON(run.output, byLine: true, command)
        case "html": expectHTML(run.output, command)
        case "markdown": try expectMarkdown(run.output, command)
        case "checkstyle", "junit", "svg": expectXML(run.output, command)
        default: break
        }
    }

    // MARK: Tests

    @Test func `no command prints a control character or a command for a CI service`() throws {
        let folder = try repository()
        let (evil, nib, line) = (Self.evil, Self.nib, Self.line)
        var commands = [
            ["index", ".", "--verbose", "--rehash"], ["index", "--remove", "x\(evil)\(line)"],
            ["index", "no\(evil)\(line)"], ["status"], [], ["show", nib], ["explain", nib],
            ["show", nib, "::error::L\(evil)"], ["explain", nib, "--no-refresh"], ["show", "x\(evil)\(line)"],
            ["explain", "x\(evil)\(line)"], ["report"], ["report", "odd"], ["report", "odd", "--describe"],
            ["report", "--search", "odd"], ["report", "odd-rule"], ["report", "failures"], ["report", "nib-loads"],
            ["report", "nosuch\(evil)\(line)"], ["report", "owners", "x\(evil)\(line)=1"],
            ["report", "owners", "limit=\(line)"], ["schema", "x\(evil)\(line)"], ["schema"], ["graph"],
            ["check", "--list"], ["check", "--explain", "odd-rule"], ["check", "--rule", "x\(evil)\(line)"],
            ["ask", "O\(evil)"], ["ask", "::error::p"], ["history"], ["history", "--class", "C\(evil)"],
            ["history", nib], ["blame", nib], ["blame", "x\(evil)\(line)"],
            ["diff"], ["diff", "HEAD\(evil)\(line)"], ["diff", "--check"], ["git", "textconv", nib],
            ["git", "textconv", "x\(evil)\(line)"], ["git", "install"],
            ["merge", nib, nib, "x\(evil)\(line)"],
            [
                "why",
                "-[O\u{9B}31m setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key p\(evil).",
            ],
            [
                "why",
                "'NSUnknownKeyException', reason: '[<O\(evil) 0x7f> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key p\(evil).'",
            ],
            ["sql", "SELECT \(evil)\(line)"], ["sql", "SELECT :x", "y\(evil)\(line)=1"],
            ["sql", "-f", "none\(evil)\(line)"],
            ["nosuch\(evil)\(line)"], ["status", "--db", "none\(evil)\(line)"],
            ["show", nib, "--in", "x\(evil)\(line)"], ["sql", "SELECT 1", "--format", "x\(evil)\(line)"],
        ]
        commands += ["bash", "zsh", "fish"].map { ["completions", $0] }
        for command in commands { expectNoFault(try Tool.run(command, in: folder.path), command) }
        for command in [
            ["index", ".", "--json"], ["status", "--json"], ["show", nib, "--json"], ["explain", nib, "--json"],
            [
                "why", "--json",
                "reason: '[<O 0x7f> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key p\(evil).'",
            ],
        ] {
            try expect(try Tool.run(command, in: folder.path), "json", command)
        }
    }

    @Test func `each format contains only the markup that the tool writes`() throws {
        let folder = try repository()
        try Tool.index(folder.path)
        let sql =
            "SELECT path, line, \"column\", element, class, user_label, text, object_id FROM files LEFT JOIN objects ON objects.file_id = files.id ORDER BY 1, 2, 3"
        let rows = ["table", "grep", "json", "ndjson", "csv", "tsv", "markdown", "html", "line", "value"]
        for format in rows {
            let questions = [
                ["sql", sql], ["report", "odd"], ["report", "odd-rule"], ["report", "failures"],
                ["history", "--sql", "SELECT subject, author, path FROM commits, nib_versions"],
            ]
            for question in questions {
                let command = question + ["--format", format]
                let run = try Tool.run(command, in: folder.path)
                #expect(run.status == 0, "\(command): \(run.errors)")
                try expect(run, format, command)
            }
        }
        for format in [
            "text", "xcode", "github", "sarif", "gitlab", "checkstyle", "junit", "csv", "json", "ndjson", "markdown",
            "html",
        ] {
            let command = ["check", "--include-uncertain", "--include-dead", "--pack", "style", "--format", format]
            let run = try Tool.run(command, in: folder.path)
            #expect(run.status == 1, "\(command): \(run.errors)")
            try expect(run, format, command)
            if format == "sarif" { #expect(!run.output.contains("](")) }
        }
        for format in ["dot", "mermaid", "json", "svg"] {
            let command = ["graph", "--format", format]
            let run = try Tool.run(command, in: folder.path)
            if format == "svg", run.status != 0 { continue }
            try expect(run, format, command)
        }
        for format in ["text", "stat", "markdown", "html", "json"] {
            for states in [["HEAD"], ["4b825dc642cb6eb9a060e54bf8d69288fbee4904", "HEAD"]] {
                let command = ["diff", "--all"] + states + ["--format", format]
                try expect(try Tool.run(command, in: folder.path), format, command)
            }
        }
    }

    @Test func `a merge shows names and labels on one line, without control characters`() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [("base", "B"), ("ours", "O"), ("theirs", "T")] {
            try folder.write("\(name).xib", Documents.iOS("<view id=\"v\" userLabel=\"\(text)\u{202E}\"/>"))
        }
        let labels = ["-L", "ours\u{1B}[31m\u{202E}", "-L", "base", "-L", "::error::(S\u{9B})"]
        let run = try Tool.run(
            ["merge", "base.xib", "ours.xib", "theirs.xib", "--path", "N\(Self.evil)\(Self.line)"] + labels,
            in: folder.path)
        #expect(run.status == 1)
        #expect(Self.fault(run.errors) == nil, "\(run.errors.debugDescription)")
        #expect(run.output.contains(#"<<<<<<< ours\u{1B}[31m\u{202E}"#), "\(run.output)")
    }

    @Test func `json and value print the exact text`() throws {
        let folder = try repository()
        try Tool.index(folder.path)
        let sql = "SELECT path FROM files WHERE path LIKE '%.xib' AND path NOT LIKE 'Bad%' AND path NOT LIKE '%Deep%'"
        let json = try Tool.run(["sql", sql, "--format", "json", "--no-refresh"], in: folder.path)
        #expect(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: String]] == [
                ["path": Self.nib]
            ])
        let value = try Tool.run(["sql", sql, "--format", "value", "--no-refresh"], in: folder.path)
        #expect(value.output == Self.nib + "\n")
    }

    @Test func `on a terminal, formats for programs also print no control characters`() throws {
        guard (try? Tool.execute("script", ["--version"], in: "/"))?.output.contains("util-linux") == true else {
            return
        }
        let folder = try repository()
        try Tool.index(folder.path)
        for format in ["json", "ndjson", "csv", "tsv", "value"] {
            let command = "'\(Tool.xibdb)' sql 'SELECT path FROM files' --no-refresh --format \(format)"
            let run = try Tool.execute("script", ["-qec", command, "/dev/null"], in: folder.path)
            #expect(run.output.contains(".xib"))
            #expect(
                !run.output.unicodeScalars.contains { $0 != "\r" && Self.isControl($0) },
                "\(format): \(run.output.debugDescription)")
        }
    }

    @Test func `shell completion omits a name that the shell would execute`() throws {
        let folder = try TemporaryFolder()
        for name in ["$(touch pwned)", "`touch pwned`", "a;touch pwned", "Plain"] {
            try folder.write("\(name).xib", Documents.iOS(owner: "O"))
        }
        try folder.write(".xibdb/reports/$(touch pwned).sql", "-- title: A\n-- answers: B?\nSELECT 1;\n")
        try Tool.index(folder.path)
        for words in [["show"], ["report"]] {
            let run = try Tool.run(
                ["---completion"] + words + ["--", "positional@0", "1", "0", "xibdb", words[0], ""], in: folder.path,
                environment: ["SAP_SHELL": "bash"])
            #expect(run.output.contains(words == ["show"] ? "Plain" : "owners"), "\(run)")
            #expect(!run.output.contains("touch"), "\(run)")
        }
        // Runs the completion script in bash.
        guard (try? Tool.execute("bash", ["--version"], in: "/"))?.status == 0 else { return }
        try folder.write("complete.bash", try Tool.run(["completions", "bash"], in: folder.path).output)
        let binary = URL(fileURLWithPath: Tool.xibdb).deletingLastPathComponent().path
        let script = """
            PATH='\(binary)':$PATH; source complete.bash
            COMP_WORDS=(xibdb show ''); COMP_CWORD=2; COMP_LINE='xibdb show '; COMP_POINT=11
            _xibdb; printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try Tool.execute("bash", ["-c", script], in: folder.path)
        #expect(run.output.contains("Plain"), "\(run)")
        #expect(!folder.exists("pwned"))
    }
}
