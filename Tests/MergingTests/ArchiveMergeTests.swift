import TestSupport
import Testing

import Merging

@Suite("Merging archives of Xcode 3 and 4")
struct ArchiveMergeTests {
    /// Returns an archive with a window, a view with two buttons in it, and an outlet to the first button.
    private static func window(_ dialect: Archive.Dialect = .xcode4) -> Archive {
        var archive = Archive(dialect)
        archive.objects = """
            <object class="NSWindowTemplate" id="500001">
            <string key="NSWindowTitle">Orchard</string>
            <object class="NSView" key="NSWindowView" id="500002">
            \(archive.array([button("500003", "Pick"), button("500004", "Sell", font: "<reference key=\"NSSupport\" ref=\"26\"/>")], key: "NSSubviews"))
            </object>
            </object>
            """
        archive.records = [
            .init("1", "500001", children: ["500002"]),
            .init("2", "500002", parent: "500001", children: ["500003", "500004"]),
            .init("3", "500003", parent: "500002"), .init("4", "500004", parent: "500002"),
        ]
        archive.connections = [Archive.connection("IBOutletConnection", "pick", from: "1001", to: "500003", id: "10")]
        archive.flattened = [
            ("3.CustomClassName", "<string>PickButton</string>"), ("4.IBPluginDependency", "<string>a.plugin</string>"),
        ]
        return archive
    }

    private static let font =
        "<object class=\"NSFont\" key=\"NSSupport\" id=\"26\">\n<string key=\"NSName\">Helvetica</string>\n<double key=\"NSSize\">13</double>\n</object>"

    private static func button(_ id: String, _ title: String, font: String = font) -> String {
        """
        <object class="NSButton" id="\(id)">
        <reference key="NSSuperview" ref="500002"/>
        <string key="NSContents">\(title)</string>
        <int key="NSTag">0</int>
        \(font)
        </object>
        """
    }

    /// Returns the text of an archive with one more button.
    ///
    /// - Parameters:
    ///   - number: the object id in the record of the button.
    ///   - id: the `id` of the button's element.
    private static func adding(_ title: String, number: String, id: String, to archive: Archive = window()) -> String {
        var archive = archive
        let last = button("500004", "Sell", font: "<reference key=\"NSSupport\" ref=\"26\"/>")
        archive.objects = archive.objects.replacing(
            last, with: last + "\n" + button(id, title, font: "<reference key=\"NSSupport\" ref=\"26\"/>"))
        archive.records[1] = .init("2", "500002", parent: "500001", children: ["500003", "500004", id])
        archive.records.append(.init(number, id, parent: "500002"))
        archive.flattened.append(("\(number).toolTip", "<string>\(title) now</string>"))
        return archive.text
    }

    private func refusal(_ base: String, _ ours: String, _ theirs: String) -> MergeRefusal? {
        do throws(MergeRefusal) {
            _ = try Merge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)).run()
            return nil
        } catch { return error }
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `values of different objects and keys come from the side that changed them`(dialect: Archive.Dialect) throws {
        let base = Self.window(dialect).text
        let ours = base.replacing(">Pick<", with: ">Harvest<")
        let theirs = base.replacing(">Sell<", with: ">Offer<").replacing(
            "<string>PickButton</string>", with: "<string>HarvestButton</string>"
        )
        .replacing(">PickButton<", with: ">HarvestButton<").replacing(
            "<int key=\"NSTag\">0</int>", with: "<int key=\"NSTag\">7</int>")
        try expectMerge(base, ours, theirs, gives: theirs.replacing(">Pick<", with: ">Harvest<"))
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `if one side did not change, the result is the other side byte for byte`(dialect: Archive.Dialect) throws {
        let base = Self.window(dialect)
        let other = Self.adding("Eat", number: "11", id: "600001", to: base)
        try expectMerge(base.text, other, base.text, gives: other)
        try expectMerge(base.text, base.text, other, gives: other)
        // The unchanged side has the same values as the base, but different bytes. Therefore the merge must compare the
        // objects.
        let spaced = base.text.replacing("</archive>\n", with: "</archive>\n\n")
        try expectMerge(base.text, other, spaced, gives: other)
        #expect(try Nib.merge(base.text, spaced, other).text.contains("<string key=\"NSContents\">Eat</string>"))
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `two new objects with the same number are both kept, and the second gets a new number`(
        dialect: Archive.Dialect
    ) throws {
        let base = Self.window(dialect)
        let result = try Nib.merge(
            base.text, Self.adding("Eat", number: "11", id: "600001", to: base),
            Self.adding("Cook", number: "11", id: "700001", to: base))
        for part in [
            ">Eat<", ">Cook<", "<int key=\"objectID\">11</int>", "<int key=\"objectID\">12</int>", ">Eat now<",
            ">Cook now<",
        ] {
            #expect(result.text.contains(part), "\(part)")
        }
        #expect(result.text.contains("12.toolTip"))
        #expect(result.text.ranges(of: "id=\"26\"").count == 1)
    }

    @Test func `an object that both sides copied from elsewhere is added once`() throws {
        let base = Self.window()
        let added = Self.adding("Eat", number: "11", id: "600001")
        let ours = added.replacing(">Pick<", with: ">Harvest<")
        let theirs = added.replacing(">Sell<", with: ">Offer<")
        try expectMerge(base.text, ours, theirs, gives: ours.replacing(">Sell<", with: ">Offer<"))
    }

    @Test func `two new connections with the same number are both kept`() throws {
        var (ours, theirs) = (Self.window(), Self.window())
        ours.connections.append(Archive.connection("IBOutletConnection", "sell", from: "1001", to: "500004", id: "11"))
        theirs.connections.append(
            Archive.connection("IBActionConnection", "sell:", from: "1001", to: "500004", id: "11"))
        let text = try Nib.merge(Self.window().text, ours.text, theirs.text).text
        #expect(text.contains(">sell<") && text.contains(">sell:<"))
        #expect(
            text.ranges(of: "<int key=\"connectionID\">11</int>").count == 1
                && text.contains("<int key=\"connectionID\">12</int>"))
    }

    @Test func `if one side writes a shared value at another of its uses, this is not a change`() throws {
        let base = Self.window().text
        // In theirs, the second button contains the element of the shared font, and the first button refers to it.
        let moved = base.replacing(Self.font, with: "<reference key=\"NSSupport\" ref=\"26\"/>")
            .replacing(
                Self.button("500004", "Sell", font: "<reference key=\"NSSupport\" ref=\"26\"/>"),
                with: Self.button("500004", "Sell"))
        let ours = base.replacing(">Orchard<", with: ">Garden<")
        try expectMerge(base, ours, moved, gives: ours)
    }

    @Test func `a shared value that was written in a removed object is written at its next use`() throws {
        let base = Self.window()
        var removed = base
        removed.objects = base.objects.replacing(Self.button("500003", "Pick") + "\n", with: "")
            .replacing("<reference key=\"NSSupport\" ref=\"26\"/>", with: Self.font)
        removed.records.remove(at: 2)
        removed.records[1] = .init("2", "500002", parent: "500001", children: ["500004"])
        removed.connections = []
        removed.flattened.removeFirst()
        let changed = base.text.replacing(">Sell<", with: ">Offer<")
        let merged = try Nib.merge(base.text, changed, removed.text).text
        #expect(!merged.contains(">Pick<") && merged.contains(">Offer<"))
        #expect(merged.contains("<object class=\"NSFont\" key=\"NSSupport\" id=\"26\">"))
        #expect(refusal(base.text, base.text.replacing(">Pick<", with: ">Harvest<"), removed.text)?.isConflict == true)
    }

    @Test func `if both sides changed a value, the conflict names it, and nothing is merged`() {
        let base = Self.window().text
        let refused = refusal(
            base, base.replacing(">Pick<", with: ">Harvest<"), base.replacing(">Pick<", with: ">Gather<"))
        #expect(
            refused == .archiveConflicts(["NSButton 3, NSContents: ours “Harvest”, theirs “Gather”, base “Pick”"]))
    }

    @Test func `if the sides change different values of one font, this is a conflict`() {
        let base = Self.window().text
        let refused = refusal(
            base, base.replacing(">Helvetica<", with: ">Courier<"), base.replacing(">13<", with: ">17<"))
        #expect(refused?.isConflict == true)
    }

    @Test func `a connection to an object that the other side removes is a conflict`() {
        let base = Self.window()
        var (removed, connected) = (base, base)
        removed.objects = base.objects.replacing(
            Self.button("500004", "Sell", font: "<reference key=\"NSSupport\" ref=\"26\"/>"), with: "")
        removed.records.removeLast()
        removed.records[1] = .init("2", "500002", parent: "500001", children: ["500003"])
        removed.flattened.removeLast()
        connected.connections.append(
            Archive.connection("IBOutletConnection", "sell", from: "1001", to: "500004", id: "11"))
        #expect(refusal(base.text, removed.text, connected.text)?.isConflict == true)
        #expect(refusal(base.text, connected.text, removed.text)?.isConflict == true)
    }

    @Test func `if the sides connect one outlet to different objects, the merge is refused`() {
        var base = Self.window()
        var (ours, theirs) = (Self.window(), Self.window())
        base.connections = []
        ours.connections = [Archive.connection("IBOutletConnection", "pick", from: "1001", to: "500003", id: "11")]
        theirs.connections = [Archive.connection("IBOutletConnection", "pick", from: "1001", to: "500004", id: "12")]
        #expect(
            refusal(base.text, ours.text, theirs.text).map { "\($0)" }
                == "the merged document would connect pick of object -2 twice")
    }

    @Test func `versions and editor states are never a conflict`() throws {
        let base = Self.window().text
        let ours = base.replacing(">1938<", with: ">2000<").replacing(">a.plugin<", with: ">b.plugin<")
        let theirs = base.replacing(">1938<", with: ">2182<").replacing(">a.plugin<", with: ">c.plugin<").replacing(
            ">Sell<", with: ">Offer<")
        try expectMerge(
            base, ours, theirs, gives: ours.replacing(">2000<", with: ">2182<").replacing(">Sell<", with: ">Offer<"))
    }

    @Test func `the editor state of an object is removed with it, on either side`() throws {
        let base = Self.window()
        var removed = base
        removed.objects = base.objects.replacing(
            "\n" + Self.button("500004", "Sell", font: "<reference key=\"NSSupport\" ref=\"26\"/>"), with: "")
        removed.records.removeLast()
        removed.records[1] = .init("2", "500002", parent: "500001", children: ["500003"])
        removed.flattened.removeLast()
        let changed = base.text.replacing(">a.plugin<", with: ">b.plugin<").replacing(">Pick<", with: ">Harvest<")
        let merged = removed.text.replacing(">Pick<", with: ">Harvest<")
        try expectMerge(base.text, removed.text, changed, gives: merged)
        // The result keeps the white space of ours, so the test compares only the words.
        let words = { (text: String) in text.split(whereSeparator: \.isWhitespace) }
        #expect(try words(Nib.merge(base.text, changed, removed.text).text) == words(merged))
    }

    @Test func `unlimited sizes are equal, even if their numbers differ`() throws {
        func archive(_ size: String) -> String {
            Self.window().text.replacing(
                "<string key=\"NSWindowTitle\">",
                with: "<string key=\"NSMaxSize\">\(size)</string>\n<string key=\"NSWindowTitle\">")
        }
        let ours = archive("{1e+13, 1e+13}")
        let theirs = archive("{10000000000000, 10000000000000}").replacing(">Sell<", with: ">Offer<")
        try expectMerge(
            archive("{1.79769e+308, 1.79769e+308}"), ours, theirs, gives: ours.replacing(">Sell<", with: ">Offer<"))
    }

    @Test func `the merge keeps the white space in the tags of ours`() throws {
        let base = Self.window().text.replacing("\"/>", with: "\" />")
        let ours = base.replacing(">Pick<", with: ">Harvest<")
        try expectMerge(
            base, ours, base.replacing(">Sell<", with: ">Offer<"), gives: ours.replacing(">Sell<", with: ">Offer<"))
    }

    @Test func `a merge of archives from Xcode 3 and Xcode 4 is refused`() {
        let ours = Self.window(.xcode3).text.replacing(">Pick<", with: ">Harvest<")
        guard case .archive("theirs", _) = refusal(Self.window(.xcode3).text, ours, Self.window(.xcode4).text) else {
            return #expect(Bool(false))
        }
    }

    @Test func `a merge of archives with broken references or repeated ids is refused`() {
        let base = Self.window().text
        let ours = base.replacing(">Pick<", with: ">Harvest<")
        guard case .archive("theirs", let reason) = refusal(base, ours, base.replacing("id=\"26\"", with: "")) else {
            return #expect(Bool(false))
        }
        #expect(reason == "no value has the referenced id 26")
        #expect(
            refusal(base, ours, base.replacing("id=\"500004\"", with: "id=\"500003\""))
                == .repeatedID("500003", side: "theirs"))
    }
}
