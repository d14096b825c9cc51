import Comparing
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Matching of objects")
struct ObjectComparisonTests {
    private let view = """
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>
        <label text="Name" id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <button id="b"><state key="normal" title="Save"/></button>
        <imageView id="c"/>
        </subviews></view>
        """

    @Test func `the same document twice has no changes`() throws {
        let compared = try Compared.iOS(view, view)
        #expect(compared.changes.isEmpty)
        #expect(compared.report.isEmpty)
    }

    @Test func `a changed attribute has its path, its old value and its new value`() throws {
        let compared = try Compared.iOS(view, view.replacing(#"pointSize="17""#, with: #"pointSize="15""#))
        #expect(compared.objects == [#"~a attributes.fontDescription.pointSize: "17" → "15""#])
        #expect(try compared.text() == [#"~ view › label "Name": fontDescription system 17 → system 15"#])
    }

    @Test func `a new order of attributes or notation of numbers is not a change`() throws {
        let other = view.replacing(#"type="system" pointSize="17""#, with: #"pointSize="17" type="system""#)
            .replacing(#"x="0.0""#, with: #"x="0""#)
        #expect(try Compared.iOS(view, other).changes.isEmpty)
    }

    @Test func `an added or removed object is reported with its enclosing object`() throws {
        let less = view.replacing(#"<imageView id="c"/>"#, with: "")
        #expect(try Compared.iOS(less, view).objects == ["+c"])
        #expect(try Compared.iOS(view, less).objects == ["-c"])
        #expect(try Compared.iOS(view, less).text() == ["− view › image view"])
    }

    @Test func `two siblings that swap their places are one move`() throws {
        let swapped = """
            <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>
            <button id="b"><state key="normal" title="Save"/></button>
            <label text="Name" id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <imageView id="c"/>
            </subviews></view>
            """
        let compared = try Compared.iOS(view, swapped)
        #expect(compared.objects.count == 1)
        #expect(try Compared.iOS(swapped, view).objects == compared.objects)
    }

    @Test func `only the moved object is a move, not the objects that it passed`() throws {
        func list(_ ids: String) -> String {
            "<view id=\"v\"><subviews>" + ids.map { "<label id=\"\($0)\"/>" }.joined() + "</subviews></view>"
        }
        #expect(try Compared.iOS(list("abcdef"), list("fabcde")).objects == [">f"])
        #expect(try Compared.iOS(list("abcdef"), list("bcadef")).objects == [">a"])
        #expect(try Compared.iOS(list("abcdef"), list("xabcdef")).objects == ["+x"])
    }

    @Test func `a view with a new parent is moved with its content`() throws {
        let old = """
            <view id="v"><subviews><view id="p"><subviews><view id="m"><subviews><label text="L" id="l"/></subviews></view></subviews></view>
            <stackView id="s"/></subviews></view>
            """
        let new = """
            <view id="v"><subviews><view id="p"/>
            <stackView id="s"><subviews><view id="m"><subviews><label text="L" id="l"/></subviews></view></subviews></stackView></subviews></view>
            """
        let compared = try Compared.iOS(old, new)
        #expect(compared.objects == [">m", #"~m parent_id: "p" → "s""#])
        #expect(try compared.text() == ["↕ view › stack view › view: moved here from view"])
    }

    @Test func `a view that is embedded in a new view is moved, not added`() throws {
        let old = #"<view id="v"><subviews><label text="L" id="l"/><label text="M" id="m"/></subviews></view>"#
        let new =
            #"<view id="v"><subviews><stackView id="s"><subviews><label text="L" id="l"/><label text="M" id="m"/></subviews></stackView></subviews></view>"#
        #expect(
            try Compared.iOS(old, new).objects == [
                "+s", ">l", #"~l parent_id: "v" → "s""#, ">m", #"~m parent_id: "v" → "s""#,
            ])
    }

    @Test func `a new custom class is shown with the earlier class of the object`() throws {
        let new = view.replacing(
            #"<button id="b">"#,
            with: #"<button id="b" customClass="OrchardButton" customModule="Orchard" customModuleProvider="target">"#)
        #expect(
            try Compared.iOS(view, new).text() == [#"~ view › OrchardButton "Save": class UIButton → OrchardButton"#])
        #expect(try Compared.iOS(new, view).text() == [#"~ view › button "Save": class OrchardButton → UIButton"#])
    }

    @Test func `an element of another kind with the same id is the same object`() throws {
        let compared = try Compared.iOS(view, view.replacing(#"<imageView id="c"/>"#, with: #"<progressView id="c"/>"#))
        #expect(
            compared.objects == [
                #"~c element: "imageView" → "progressView""#, #"~c base_class: "UIImageView" → "UIProgressView""#,
            ])
        #expect(try compared.text() == ["~ view › progress view: image view → progress view"])
    }

    @Test func `all objects with a shared id are kept`() throws {
        let twice =
            #"<view id="v"><subviews><label text="A" id="x"/><label text="B" id="x"/><label text="C" id="x"/></subviews></view>"#
        #expect(try Compared.iOS(twice, twice).changes.isEmpty)
        let compared = try Compared.iOS(
            twice, #"<view id="v"><subviews><label text="A" id="x"/><label text="D" id="x"/></subviews></view>"#)
        #expect(compared.objects.filter { $0.hasPrefix("-") } == ["-x"])
        #expect(compared.objects.contains(#"~x attributes.text: "B" → "D""#))
    }

    @Test func `a reversed comparison swaps old and new`() throws {
        let other = """
            <view id="v"><subviews>
            <button id="b" customClass="Big"><state key="normal" title="Store"/></button>
            <view id="n"><subviews><label text="Name" id="a"/></subviews></view>
            </subviews></view>
            """
        let (forward, backward) = (try Compared.iOS(view, other).changes, try Compared.iOS(other, view).changes)
        #expect(reported(forward, isTurned: false) == reported(backward, isTurned: true))
        #expect(!forward.isEmpty)
    }

    /// Returns a random tree of views with these ids.
    private func tree(_ dice: inout Dice, _ ids: [Int]) -> String {
        var open: [String] = []
        var text = ""
        for id in ids {
            while !open.isEmpty, dice.chance(40) { text += open.removeLast() }
            let place = "<rect key=\"frame\" x=\"\(dice.below(3))\" y=\"0\" width=\"9\" height=\"9\"/>"
            text +=
                "<view id=\"i\(id)\" userLabel=\"\(dice.pick(["a", "b", "c"]))\" contentMode=\"m\(dice.below(3))\">\(place)<subviews>"
            open.append("</subviews></view>")
        }
        return text + open.reversed().joined()
    }

    @Test(arguments: 0..<40)
    func `a reversed comparison swaps old and new for random documents`(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        let ids = dice.some(Array(0..<30), percent: 80)
        let old = tree(&dice, ids)
        let new = tree(&dice, dice.some(ids, percent: 85) + dice.some(Array(30..<36), percent: 50))
        let (forward, backward) = (try Compared.iOS(old, new).changes, try Compared.iOS(new, old).changes)
        #expect(reported(forward, isTurned: false) == reported(backward, isTurned: true))
        #expect(try Compared.iOS(new, new).changes.isEmpty)
    }

    private func reported(_ changes: DocumentChanges, isTurned: Bool) -> Set<String> {
        Set(
            changes.rows.flatMap { change -> [String] in
                let (old, new) = isTurned ? (change.new, change.old) : (change.old, change.new)
                let row =
                    "\(change.kind) \(old.map(String.init) ?? "-") \(new.map(String.init) ?? "-") \(change.isMoved)"
                return [row]
                    + change.values.map {
                        "\(row) \($0.column) \($0.path) \(String(describing: isTurned ? $0.new : $0.old))"
                    }
            })
    }

    @Test func `an empty side means that the file is new or removed`() throws {
        let compared = try Compared("", Documents.iOS(owner: "Pane", view))
        #expect(
            try compared.text() == [
                "+ new file for iOS", #"+ view with 1 label, 1 button and 1 image view: texts "Name", "Save""#,
            ])
        #expect(try Compared(Documents.iOS(view), "").text().first == "− file removed")
    }
}
