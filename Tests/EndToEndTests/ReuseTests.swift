import TestSupport
import Testing

/// Tests the reports that find repeated parts of nibs.
@Suite("Candidates for reuse")
struct ReuseTests {
    /// Returns a card with four objects and a constraint. The object ids start with the prefix.
    private static func card(_ prefix: String, spacing: Int = 8, color: String = "systemRedColor", extra: String = "")
        -> String
    {
        """
        <view contentMode="scaleToFill" id="\(prefix)-c"><subviews>
        <label text="\(prefix)" id="\(prefix)-t"/><imageView image="\(prefix)" id="\(prefix)-i"/>
        <button id="\(prefix)-b"><color key="tintColor" systemColor="\(color)"/><state key="normal" title="Buy \(prefix)"/>\(extra)</button>
        </subviews><constraints>
        <constraint firstItem="\(prefix)-b" firstAttribute="top" secondItem="\(prefix)-t" secondAttribute="bottom"
            constant="\(spacing)" id="\(prefix)-k"/>
        </constraints></view>
        """
    }

    private static func page(_ prefix: String, _ cards: String...) -> String {
        Documents.iOS("<view id=\"\(prefix)\"><subviews>\(cards.joined())</subviews></view>")
    }

    private static func report(_ name: String, _ arguments: [String] = [], in folder: TemporaryFolder) throws
        -> [[String]]
    {
        let run = try Tool.run(["report", name, "--no-refresh", "--format", "tsv"] + arguments, in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// Returns `path:line number saving copies objects` for every copy of a repeated subtree.
    private static func repeats(_ arguments: [String] = [], in folder: TemporaryFolder) throws -> [String] {
        try report("repeated-subtrees", arguments, in: folder).map {
            "\($0[0]):\($0[1]) \($0[3]) \($0[4]) \($0[5]) \($0[7])"
        }
    }

    @Test func `a view in two nibs is found with every copy, despite other ids and texts`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Self.page("a", Self.card("apple"), "<slider id=\"s\"/>"))
        try folder.write("B.xib", Self.page("b", "<textView id=\"x\"/>", Self.card("pear")))
        try folder.write("C.xib", Self.page("c", Self.card("plum", spacing: 9)))
        try Tool.index(folder.path)
        #expect(try Self.repeats(in: folder) == ["A.xib:6 1 5 2 4", "B.xib:6 1 5 2 4"])
    }

    @Test
    func `only the largest repeated subtree is listed, unless a smaller one repeats elsewhere`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Self.page("a", Self.card("a1"), Self.card("a2")))
        try folder.write("B.xib", Self.page("b", Self.card("b1"), Self.card("b2")))
        try Tool.index(folder.path)
        #expect(try Self.repeats(in: folder) == ["A.xib:6 1 11 2 9", "B.xib:6 1 11 2 9"])
        let all = try Self.repeats(["inside=1"], in: folder)
        #expect(all.filter { $0.hasSuffix(" 9") } == ["A.xib:6 2 11 2 9", "B.xib:6 2 11 2 9"])
        #expect(all.filter { $0.hasSuffix(" 4") }.count == 4, "each page has two cards")

        try folder.write("A.xib", Self.page("a", Self.card("a1"), "<slider id=\"s\"/>"))
        try folder.write("B.xib", Self.page("b", Self.card("b1"), "<slider id=\"s\"/>"))
        try Tool.index(folder.path)
        #expect(try Self.repeats(in: folder) == ["A.xib:6 1 7 2 6", "B.xib:6 1 7 2 6"])
        try folder.write("C.xib", Self.page("c", "<stepper id=\"s\"/>", Self.card("c1")))
        try Tool.index(folder.path)
        #expect(
            try Self.repeats(in: folder) == [
                "A.xib:6 1 10 3 4", "B.xib:6 1 10 3 4", "C.xib:6 1 10 3 4", "A.xib:6 2 7 2 6", "B.xib:6 2 7 2 6",
            ])
    }

    @Test func `variants of one nib are not repeats, and neither are files with the same bytes`() throws {
        let folder = try TemporaryFolder()
        try folder.write("en.lproj/Card.xib", Self.page("a", Self.card("apple")))
        try folder.write("fr.lproj/Card.xib", Self.page("a", Self.card("pomme")))
        try folder.write("en.lproj/Card~ipad.xib", Self.page("a", Self.card("big")))
        try folder.write("Old/Kept.xib", Self.page("a", Self.card("apple")))
        try Tool.index(folder.path)
        #expect(try Self.repeats(in: folder).isEmpty)
        #expect(try Self.report("near-copies", in: folder).isEmpty)
        let copies = try Tool.ask(
            """
            SELECT files.path || ' of ' || others.path
            FROM _nib_copies
            JOIN files ON files.id = _nib_copies.file_id
            JOIN files AS others ON others.id = _nib_copies.original_id
            ORDER BY 1
            """, in: folder.path)
        #expect(
            copies
                == ["en.lproj/Card.xib", "en.lproj/Card~ipad.xib", "fr.lproj/Card.xib"].map { $0 + " of Old/Kept.xib" })
    }

    @Test func `a copy outside of the path does not replace a copy inside`() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/A.xib", Self.page("a", Self.card("apple"), "<slider id=\"s\"/>"))
        try folder.write("App/B.xib", Self.page("b", "<stepper id=\"s\"/>", Self.card("pear")))
        // The same two files, in a folder whose name sorts first.
        try folder.write("AFork/A.xib", Self.page("a", Self.card("apple"), "<slider id=\"s\"/>"))
        try folder.write("AFork/B.xib", Self.page("b", "<stepper id=\"s\"/>", Self.card("pear")))
        try Tool.index(folder.path)
        #expect(try Self.repeats(in: folder) == ["AFork/A.xib:6 1 5 2 4", "AFork/B.xib:6 1 5 2 4"])
        #expect(try Self.repeats(["path=App/*"], in: folder) == ["App/A.xib:6 1 5 2 4", "App/B.xib:6 1 5 2 4"])
        #expect(try Set(Self.report("near-copies", ["path=App/*"], in: folder).map { $0[0] }) == ["App/B.xib"])
    }

    @Test func `path, minimum, files and limit restrict the rows`() throws {
        let folder = try TemporaryFolder()
        try folder.write("One/A.xib", Self.page("a", Self.card("a1"), Self.card("a2"), "<slider id=\"s\"/>"))
        let stack = "<stackView id=\"s\"><subviews><label id=\"l1\"/><label id=\"l2\"/></subviews></stackView>"
        try folder.write("Two/B.xib", Self.page("b", stack))
        try folder.write("Two/C.xib", Self.page("c", "<stepper id=\"x\"/>" + stack))
        try Tool.index(folder.path)
        let cards = ["One/A.xib:6 1 5 2 4", "One/A.xib:12 1 5 2 4"]
        let stacks = ["Two/B.xib:6", "Two/C.xib:6"]
        #expect(try Self.repeats(in: folder) == cards)
        #expect(try Self.repeats(["minimum=3"], in: folder) == cards + stacks.map { $0 + " 2 3 2 3" })
        #expect(try Self.repeats(["minimum=3", "limit=1"], in: folder) == cards)
        #expect(try Self.repeats(["minimum=3", "files=2"], in: folder) == stacks.map { $0 + " 1 3 2 3" })
        #expect(try Self.repeats(["minimum=3", "path=Two/*"], in: folder) == stacks.map { $0 + " 1 3 2 3" })
        #expect(try Self.repeats(["minimum=5"], in: folder).isEmpty)
    }

    /// Returns every difference as `path:line otherPath:otherLine element:line | name | value | other value`.
    private static func differences(_ arguments: [String] = [], in folder: TemporaryFolder) throws -> [String] {
        try report("near-copies", arguments, in: folder).map { row in
            "\(row[0]):\(row[1]) \(row[3]):\(row[4]) \(row[9]):\(row[10]) | \(row[11...].joined(separator: " | "))"
        }
    }

    @Test func `differences of near-copies have both values, without ids, texts and frames`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Self.page("a", Self.card("apple"), "<slider id=\"s\"/>"))
        try folder.write(
            "B.xib",
            Self.page(
                "b",
                Self.card(
                    "pear", spacing: 12, color: "systemBlueColor",
                    extra: """
                        <rect key="frame" x="3" y="4" width="5" height="6"/><userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                        <integer key="value" value="4"/></userDefinedRuntimeAttribute>
                        </userDefinedRuntimeAttributes>
                        """)))
        try Tool.index(folder.path)
        #expect(
            try Self.differences(in: folder) == [
                "B.xib:6 A.xib:6 imageView:7 | image | pear | apple",
                "B.xib:6 A.xib:6 button:8 | constraint 3.top = 1.bottom | 12.0 | 8.0",
                "B.xib:6 A.xib:6 button:8 | runtime attribute layer.cornerRadius | 4 | ",
                "B.xib:6 A.xib:6 button:8 | tintColor | systemBlueColor | systemRedColor",
            ])
        #expect(try Self.differences(["maximum=3"], in: folder).isEmpty)
    }

    @Test func `a color is one difference, despite several components`() throws {
        func panel(_ color: String) -> String {
            """
            <view id="p"><color key="backgroundColor" \(color)/><subviews>
            <label id="l1"/><label id="l2"/><label id="l3"/></subviews></view>
            """
        }
        let folder = try TemporaryFolder()
        let orange = #"red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
        try folder.write("A.xib", Self.page("a", panel(orange), "<slider id=\"s\"/>"))
        try folder.write(
            "B.xib",
            Self.page("b", panel(#"white="0.25" alpha="1" colorSpace="calibratedWhite""#), "<stepper id=\"s\"/>"))
        try folder.write("C.xib", Self.page("c", panel(#"name="Leaf""#), "<switch id=\"s\"/>"))
        try Tool.index(folder.path)
        #expect(
            try Self.differences(in: folder) == [
                "B.xib:6 A.xib:6 view:6 | backgroundColor | 0.25 1 calibratedWhite | 1 0.5 0 1 sRGB",
                "C.xib:6 A.xib:6 view:6 | backgroundColor | Leaf | 1 0.5 0 1 sRGB",
            ])
    }

    @Test func `launch screens are not reported, because they cannot have custom views`() throws {
        let folder = try TemporaryFolder()
        let launch = "useAutolayout=\"YES\" launchScreen=\"YES\""
        try folder.write("A.xib", Self.page("a", Self.card("apple")).replacing("useAutolayout=\"YES\"", with: launch))
        try folder.write(
            "B.xib", Self.page("b", Self.card("pear", spacing: 9)).replacing("useAutolayout=\"YES\"", with: launch))
        try Tool.index(folder.path)
        #expect(try Self.repeats(in: folder).isEmpty)
        #expect(try Self.report("near-copies", in: folder).isEmpty)
    }

    @Test func `the skeleton of a screen is not a repeat, but its added content is`() throws {
        func screen(_ prefix: String, _ content: String) -> String {
            Documents.macOS(
                """
                <window id="\(prefix)-w"><view key="contentView" id="\(prefix)-v"><subviews>
                <scrollView id="\(prefix)-s"><clipView key="contentView" id="\(prefix)-c"><subviews>\(content)</subviews></clipView>
                <scroller key="horizontalScroller" id="\(prefix)-h"/><scroller key="verticalScroller" id="\(prefix)-u"/></scrollView>
                </subviews></view></window>
                """)
        }
        func stack(_ prefix: String) -> String {
            "<stackView id=\"\(prefix)-k\"><subviews>" + (1...3).map { "<slider id=\"\(prefix)-\($0)\"/>" }.joined()
                + "</subviews></stackView>"
        }
        let folder = try TemporaryFolder()
        try folder.write("A.xib", screen("a", "<textView id=\"a-t\"/>"))
        try folder.write("B.xib", screen("b", "<textView id=\"b-t\"/>"))
        try Tool.index(folder.path)
        #expect(try Self.repeats(in: folder).isEmpty)
        try folder.write("A.xib", screen("a", stack("a") + "<textView id=\"a-t\"/>"))
        try folder.write("B.xib", screen("b", stack("b") + "<button id=\"b-t\"/>"))
        try Tool.index(folder.path)
        #expect(try Self.repeats(in: folder).map { $0.suffix(7) } == ["1 4 2 4", "1 4 2 4"])
    }
}
