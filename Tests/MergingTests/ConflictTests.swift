import Testing

import Merging

@Suite("Conflicts")
struct ConflictTests {
    /// Returns a document in which a conflict block replaces the line `#`. The block contains ours, a comment, the base
    /// and theirs.
    private func conflicted(_ document: String, ours: String, base: String, theirs: String) -> String {
        func lines(_ text: String) -> String { text.split(separator: "\n").map { "            \($0)\n" }.joined() }
        return document.replacing(
            "            #\n",
            with: "<<<<<<< ours\n\(lines(ours))||||||| base\n\(lines(base))=======\n\(lines(theirs))>>>>>>> theirs\n")
    }

    @Test func `an attribute that both sides changed is a conflict around the line of its tag`() throws {
        func label(_ text: String, tag: Int = 1, _ more: String = "") -> String {
            Nib.xib("<label text=\"\(text)\" tag=\"\(tag)\" id=\"a\">", "    <view id=\"v\"/>", more, "</label>")
        }
        let result = try Nib.merge(label("Old"), label("Mine", tag: 2), label("Theirs", "    <view id=\"w\"/>"))
        #expect(
            result.text
                == conflicted(
                    Nib.xib("#", "    <view id=\"v\"/>", "    <view id=\"w\"/>", "</label>"),
                    ours: "<label text=\"Mine\" tag=\"2\" id=\"a\">",
                    base:
                        "<!-- text: ours “Mine”, theirs “Theirs”, base “Old” -->\n<label text=\"Old\" tag=\"1\" id=\"a\">",
                    theirs: "<label text=\"Theirs\" tag=\"2\" id=\"a\">"))
        #expect(
            result.conflicts.map(\.description) == [
                "6: view (root), label “Mine” (a): text: ours “Mine”, theirs “Theirs”, base “Old”"
            ])
        #expect(result.conflicts.first?.number == 0)
    }

    @Test func `an element that one side removed and the other changed is one conflict`() throws {
        let label = { (text: String) in "<label text=\"\(text)\" id=\"a\"/>" }
        let removed = try Nib.merge(
            Nib.xib(label("Old"), "<view id=\"v\"/>"), Nib.xib("<view id=\"v\"/>"),
            Nib.xib(label("New"), "<view id=\"v\"/>"))
        #expect(
            removed.text
                == conflicted(
                    Nib.xib("#", "<view id=\"v\"/>"), ours: "",
                    base: "<!-- ours removed it, theirs changed its text -->\n" + label("Old"), theirs: label("New")))
        let changed = try Nib.merge(
            Nib.xib(label("Old"), "<view id=\"v\"/>"), Nib.xib(label("New"), "<view id=\"v\"/>"),
            Nib.xib("<view id=\"v\"/>"))
        #expect(
            changed.text
                == conflicted(
                    Nib.xib("#", "<view id=\"v\"/>"), ours: label("New"),
                    base: "<!-- theirs removed it, ours changed its text -->\n" + label("Old"), theirs: ""))
    }

    @Test func `the conflict about a removed element lists the connections that were removed with it`() throws {
        let nib = { (label: String, outlet: String) in
            Nib.xib(
                "<view id=\"v\">", "    <subviews>", "        <view id=\"w\"/>", label, "    </subviews>",
                "    <connections>",
                "        <outlet property=\"other\" destination=\"w\" id=\"p\"/>", outlet, "    </connections>",
                "</view>")
        }
        let outlet = "        <outlet property=\"title\" destination=\"a\" id=\"o\"/>"
        let result = try Nib.merge(
            nib("        <label text=\"Old\" id=\"a\"/>", outlet), nib("", ""),
            nib("        <label text=\"New\" id=\"a\"/>", outlet))
        #expect(
            result.conflicts.map(\.words) == [
                "ours removed it, theirs changed its text; keeping it does not restore outlet title (o)"
            ])
    }

    @Test func `a connection to an element that the other side removed is a conflict at both ends`() throws {
        let label = "<label id=\"a\"/>"
        let outlet = "<outlet property=\"title\" destination=\"a\" id=\"o\"/>"
        let result = try Nib.merge(
            Nib.xib(label, "<view id=\"v\"/>"), Nib.xib("<view id=\"v\"/>"),
            Nib.xib(label, "<view id=\"v\">", "    " + outlet, "</view>"))
        #expect(
            result.conflicts.map(\.words) == [
                "ours removed it, theirs refers to it in outlet title (o)",
                "theirs refers to label (a), which ours removed",
            ])
        #expect(result.text.components(keeping: .ours) == Nib.xib("<view id=\"v\">", "</view>"))
        #expect(
            result.text.components(keeping: .theirs) == Nib.xib(label, "<view id=\"v\">", "    " + outlet, "</view>"))
    }

    @Test func `if an element is kept in a conflict, a removed element that it refers to is one, too`() throws {
        let scene = { (id: String, body: String) in
            "<scene sceneID=\"s\(id)\">\n    <view id=\"\(id)\">\n\(body)    </view>\n</scene>"
        }
        let segue = "        <segue destination=\"b\" kind=\"show\" id=\"g\"/>\n"
        let base = Nib.xib(scene("a", segue), scene("b", ""), scene("c", ""))
        let result = try Nib.merge(
            base, Nib.xib(scene("a", "        <label id=\"n\"/>\n" + segue), scene("b", ""), scene("c", "")),
            Nib.xib(scene("c", "")))
        #expect(
            result.conflicts.map(\.words)
                == [
                    "theirs removed it, ours added label (n)",
                    "theirs removed it, ours keeps segue show (g), which refers to it",
                ].map { $0.replacing("segue show (g)", with: "segue (g)") })
        #expect(result.text.components(keeping: .theirs) == Nib.xib(scene("c", "")))
    }

    @Test func `if the sides move an element to different parents, it is at both, each time between markers`() throws {
        let document = { (one: String, two: String, three: String) in
            Nib.xib(
                "<view id=\"u\">", one, "</view>", "<view id=\"v\">", two, "</view>", "<view id=\"w\">", three,
                "</view>")
        }
        let label = "    <label id=\"a\"/>"
        let result = try Nib.merge(document(label, "", ""), document("", label, ""), document("", "", label))
        #expect(result.conflicts.map(\.words) == ["ours moved it to view (v), theirs to view (w)"])
        #expect(result.text.components(keeping: .ours) == document("", label, ""))
        #expect(result.text.components(keeping: .theirs).contains("<view id=\"w\">\n                <label id=\"a\"/>"))
    }

    @Test func `an element that one side removed and the other moved is a conflict`() throws {
        let holders = { (one: String, two: String) in
            Nib.xib(
                "<view id=\"v\">", one, "    <label id=\"x\"/>", "</view>", "<view id=\"w\">", two,
                "    <label id=\"y\"/>", "</view>")
        }
        let moved = holders("", "    <label id=\"a\"/>")
        let removed = holders("", "")
        for (ours, theirs) in [(moved, removed), (removed, moved)] {
            let result = try Nib.merge(holders("    <label id=\"a\"/>", ""), ours, theirs)
            #expect(result.conflicts.count == 1)
            #expect(result.text.components(keeping: .ours) == ours)
            #expect(result.text.components(keeping: .theirs) == theirs)
        }
    }

    @Test func `if both sides move an element to different places of a list, this is a conflict`() throws {
        func views(_ first: [String], _ second: [String]) -> String {
            func list(_ id: String, _ ids: [String]) -> String {
                "<view id=\"\(id)\">\n    <subviews>\n" + ids.map { "        <label id=\"\($0)\"/>\n" }.joined()
                    + "    </subviews>\n</view>"
            }
            return Nib.xib(list("v", first), list("w", second))
        }
        let base = views(["a", "b"], ["c", "d"])
        let early = views(["a"], ["b", "c", "d"])
        let late = views(["a"], ["c", "d", "b"])
        for (ours, theirs) in [(early, late), (late, early)] {
            let result = try Nib.merge(base, ours, theirs)
            #expect(!result.conflicts.isEmpty)
            #expect(result.text.components(keeping: .ours) == ours)
        }
    }

    @Test func `different orders of top-level objects can be a conflict`() throws {
        func nib(_ ids: String...) -> String {
            "<document>\n    <objects>\n" + ids.map { "        <view id=\"\($0)\"/>\n" }.joined()
                + "    </objects>\n</document>\n"
        }
        #expect(try Nib.merge(nib("a", "b", "c"), nib("b", "a", "c"), nib("a", "c", "b")).conflicts.count == 1)
        try expectMerge(
            nib("a", "b", "c", "d"), nib("b", "a", "c", "d"), nib("a", "b", "d", "c"), gives: nib("b", "a", "d", "c"))
        try expectMerge(nib("x", "f"), nib("t", "x", "f"), nib("o", "f", "x"), gives: nib("t", "o", "f", "x"))
    }

    @Test func `if an object is in a conflict, its resources are kept`() throws {
        let resources = "    <resources>\n        <namedColor name=\"Ink\"/>\n    </resources>\n"
        func nib(_ tag: Int) -> String {
            Nib.xib(
                "<label tag=\"\(tag)\" id=\"a\">", "    <color key=\"textColor\" name=\"Ink\"/>", "</label>",
                resources: resources)
        }
        let result = try Nib.merge(nib(1), nib(2), Nib.xib())
        #expect(result.conflicts.count == 1)
        #expect(result.text.components(keeping: .ours).contains(resources))
    }

    @Test func `different places in a list are a conflict only if the order has a meaning`() throws {
        func list(_ name: String, _ ids: String...) -> String {
            Nib.xib("<\(name)>", ids.map { "    <view id=\"\($0)\"/>\n" }.joined(), "</\(name)>")
        }
        let views = try Nib.merge(
            list("subviews", "a", "b", "c"), list("subviews", "b", "a", "c"), list("subviews", "a", "c", "b"))
        #expect(views.conflicts.map(\.words) == ["both moved it to different places in subviews of view (root)"])
        #expect(views.text.components(keeping: .ours) == list("subviews", "b", "a", "c"))
        #expect(views.text.components(keeping: .theirs) == list("subviews", "a", "c", "b"))
        let constraints = try Nib.merge(
            list("constraints", "a", "b", "c"), list("constraints", "b", "a", "c"), list("constraints", "a", "c", "b"))
        #expect(constraints.conflicts == [])
        #expect(constraints.text == list("constraints", "b", "a", "c"))
    }

    @Test func `two outlets of one property, and two elements with one key, are a conflict`() throws {
        let labels = ["<label id=\"a\"/>", "<label id=\"b\"/>"].joined(separator: "\n")
        func outlet(_ end: String) -> String {
            Nib.xib(
                labels, "<connections>", "    <outlet property=\"title\" destination=\"\(end)\" id=\"o\(end)\"/>",
                "</connections>")
        }
        let outlets = try Nib.merge(Nib.xib(labels), outlet("a"), outlet("b"))
        #expect(outlets.conflicts.map(\.words) == ["ours has outlet title (oa) where theirs has outlet title (ob)"])
        #expect(outlets.text.components(keeping: .ours) == outlet("a"))
        #expect(outlets.text.components(keeping: .theirs) == outlet("b"))
        let (integer, real) = ("<integer key=\"value\" value=\"1\"/>", "<real key=\"value\" value=\"1\"/>")
        let values = try Nib.merge(Nib.xib(real), Nib.xib(integer), Nib.xib(real.replacing("\"1\"", with: "\"2\"")))
        #expect(values.conflicts.count == 1)
        #expect(values.text.components(keeping: .ours) == Nib.xib(integer))
        #expect(values.text.components(keeping: .theirs) == Nib.xib(real.replacing("\"1\"", with: "\"2\"")))
    }

    @Test func `attributes that have a meaning only together are merged together`() throws {
        let color = { (more: String) in Nib.xib("<color key=\"textColor\" \(more)/>") }
        #expect(
            try Nib.merge(color("white=\"0\" alpha=\"1\""), color("systemColor=\"labelColor\""), color("name=\"Ink\""))
                .conflicts.count == 1)
        let constraint = { (more: String) in
            Nib.xib("<label id=\"a\"/>", "<label id=\"b\"/>", "<constraint \(more) id=\"c\"/>")
        }
        let before = "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"top\" constant=\"8\""
        let turned = "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"top\" constant=\"-8\""
        #expect(
            try Nib.merge(constraint(before), constraint(turned), constraint(before.replacing("8", with: "9")))
                .conflicts.count == 1)
        #expect(
            try Nib.merge(constraint(before), constraint(turned), constraint(before + " priority=\"750\"")).text
                == constraint(turned + " priority=\"750\""))
    }

    @Test func `a conflict inside an element that one side removed is listed, but has no markers of its own`() throws {
        let view = { (tag: Int, body: String) in "<view tag=\"\(tag)\" id=\"v\">\n\(body)</view>" }
        let label = { (text: String) in "    <label text=\"\(text)\" id=\"a\"/>\n" }
        // Theirs removed the view and moved its label into a new view.
        let theirs = Nib.xib("<view id=\"n\">", label("Theirs"), "</view>")
        let result = try Nib.merge(Nib.xib(view(1, label("Old"))), Nib.xib(view(2, label("Mine"))), theirs)
        #expect(result.conflicts.count == 2)
        #expect(result.text.components(keeping: .theirs) == theirs)
    }

    @Test func `markers have the requested size and labels`() throws {
        var options = Merge.Options()
        options.markerSize = 9
        (options.oursLabel, options.baseLabel, options.theirsLabel) = ("HEAD", "", "feature -- x")
        let result = try Nib.merge(
            Nib.xib("<a x=\"1--2\"/>"), Nib.xib("<a x=\"2\"/>"), Nib.xib("<a x=\"3\"/>"), options: options)
        let markers = result.text.split(separator: "\n").filter {
            $0.first.map("<|=>".contains) == true && !$0.contains("/") && !$0.contains("\"") && !$0.hasPrefix("<o")
        }
        #expect(markers == ["<<<<<<<<< HEAD", "|||||||||", "=========", ">>>>>>>>> feature -- x"])
        #expect(result.text.contains("<!-- x: ours “2”, theirs “3”, base “1- -2” -->"))
    }
}

extension String {
    /// Resolves all conflicts in favor of one side, and returns the merged document.
    func components(keeping side: Side) -> String {
        var (kept, part) = ("", Substring(""))
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            let mark = line.first { _ in true }.map { String(repeating: $0, count: 7) } ?? ""
            if "<|=>".contains(line.first ?? " "), line == mark || line.hasPrefix(mark + " ") {
                part = line.hasPrefix(">") ? "" : line.prefix(1)
                continue
            }
            if part.isEmpty || (part == "<" && side == .ours) || (part == "=" && side == .theirs) {
                kept += line + "\n"
            }
        }
        return String(kept.dropLast())
    }
}
