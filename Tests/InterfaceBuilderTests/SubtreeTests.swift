import InterfaceBuilder
import TestSupport
import Testing

@Suite("Subtrees")
struct SubtreeTests {
    /// Reads an iOS xib with these top-level objects, and returns the subtree whose topmost object has this id.
    private func subtree(_ id: String, _ objects: String) throws -> SubtreeRecord {
        let read = try ReadDocument(Documents.iOS(objects))
        return try #require(read.document.subtrees.first { read.id(at: $0.object) == id }, "no subtree \(id)")
    }

    /// Returns a view that contains a label and a field. Tests vary the arguments.
    private func row(
        id: String = "row", text: String = "Name", element: String = "textField", customClass: String = "",
        key: String = "", spacing: String = "8", constraints: (String, String) -> String = { $0 + $1 }
    ) -> String {
        """
        <view \(key) id="\(id)" \(customClass)><rect key="frame" x="0.0" y="0.0" width="1\(text.count)" height="40"/><subviews>
        <label text="\(text)" id="\(id)-l"/><\(element) id="\(id)-f"/></subviews>
        <constraints>
        \(constraints(
            "<constraint firstItem=\"\(id)-f\" firstAttribute=\"leading\" secondItem=\"\(id)-l\" secondAttribute=\"trailing\""
                + " constant=\"\(spacing)\" id=\"\(id)-1\"/>",
            "<constraint firstAttribute=\"trailing\" secondItem=\"\(id)-f\" secondAttribute=\"trailing\" id=\"\(id)-2\"/>"))
        </constraints></view>
        """
    }

    @Test func `ids, texts, frames and the key of the topmost object do not change the hash`() throws {
        let one = try subtree("row", row())
        let header = row(id: "other", text: "Postcode", key: "key=\"tableHeaderView\"")
        let other = try subtree("other", "<tableView id=\"t\">\(header)</tableView>")
        #expect(one.shape == other.shape && one.structure == other.structure)
        #expect(one.objectCount == 3 && one.constraintCount == 2)
    }

    @Test func `subtrees with different elements or custom classes have different shapes`() throws {
        let shapes = try [
            row(), row(element: "textView"), row(customClass: "customClass=\"RowView\""),
            row(customClass: "customClass=\"Row\""),
        ].map { try subtree("row", $0).shape }
        #expect(Set(shapes).count == 4)
    }

    @Test func `subtrees with a different order or different keys of objects have different shapes`() throws {
        let shapes = try [
            "<label id=\"a\"/><button id=\"b\"/>", "<button id=\"b\"/><label id=\"a\"/>",
            "<label key=\"maskView\" id=\"a\"/><button id=\"b\"/>",
        ].map { try subtree("v", "<view id=\"v\"><subviews>\($0)</subviews></view>").shape }
        #expect(Set(shapes).count == 3)
    }

    @Test func `nested objects and sibling objects have different shapes`() throws {
        let inner = "<view id=\"a\"><subviews><view id=\"b\"/></subviews></view>"
        let nested = try subtree("v", "<view id=\"v\"><subviews>\(inner)</subviews></view>")
        let beside = try subtree("v", "<view id=\"v\"><subviews><view id=\"a\"/><view id=\"b\"/></subviews></view>")
        #expect(nested.shape != beside.shape)
    }

    @Test func `a different constraint changes the structure but not the shape`() throws {
        let eight = try subtree("row", row())
        let others = [
            row(spacing: "12"), row(constraints: { first, _ in first }),
            row(constraints: { $0 + $1.replacing("id=", with: "priority=\"750\" id=") }),
        ]
        for other in others {
            let found = try subtree("row", other)
            #expect(found.shape == eight.shape && found.structure != eight.structure)
        }
    }

    @Test func `the order of constraints and the view that lists them do not matter`() throws {
        let one = try subtree("row", row())
        #expect(try subtree("row", row(constraints: { $1 + $0 })).structure == one.structure)
        let outside = """
            <view id="v"><subviews>\(row(constraints: { first, _ in first }))</subviews><constraints>
            <constraint firstItem="row" firstAttribute="trailing" secondItem="row-f" secondAttribute="trailing" id="c"/>
            </constraints></view>
            """
        #expect(try subtree("row", outside).structure == one.structure)
    }

    @Test func `a constraint to a view outside, or to a missing item, is not part of the subtree`() throws {
        let one = try subtree("row", row())
        let placed = """
            <view id="v"><subviews>\(row(constraints: {
                $0 + $1 + "<constraint firstItem=\"row-l\" firstAttribute=\"top\" secondItem=\"gone\" secondAttribute=\"top\" id=\"g\"/>"
            }))</subviews><constraints>
            <constraint firstItem="row-l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c"/>
            </constraints></view>
            """
        #expect(try subtree("row", placed).structure == one.structure)
        let around = try subtree("v", placed)
        #expect(around.objectCount == 4 && around.constraintCount == 3)
    }

    @Test func `menus, and cells that Interface Builder adds by itself, do not count`() throws {
        let read = try ReadDocument(
            Documents.macOS(
                """
                <customView id="v"><subviews>
                <button id="b"><buttonCell key="cell" id="bc"/></button>
                <popUpButton id="p"><popUpButtonCell key="cell" id="pc"><menu key="menu" id="m"><items>
                <menuItem id="m1"/><menuItem id="m2"/><menuItem id="m3"/></items></menu></popUpButtonCell></popUpButton>
                </subviews></customView>
                <menu id="main"><items><menuItem id="i1"/><menuItem id="i2"/><menuItem id="i3"/></items></menu>
                """))
        #expect(read.document.subtrees.map { read.id(at: $0.object) } == ["v"])
        #expect(read.document.subtrees.first?.objectCount == 3)
        #expect(read.document.subtrees.first.map { read.id(at: $0.last) } == "m3")
    }

    @Test func `the view of a controller does not count in its subtree, and is a subtree of its own`() throws {
        let read = try ReadDocument(
            Documents.macOS(
                """
                <viewController id="c"><view key="view" id="v"><subviews>
                <scrollView id="s"><clipView key="contentView" id="k"><subviews><textView id="t"/></subviews></clipView>
                <scroller key="verticalScroller" id="r"/></scrollView>
                </subviews></view></viewController>
                <tabView id="tabs"><tabViewItems><tabViewItem id="i"><view key="view" id="empty"/></tabViewItem></tabViewItems></tabView>
                """))
        #expect(read.document.subtrees.map { "\(read.id(at: $0.object) ?? "") \($0.objectCount)" } == ["c 3", "v 3"])
    }

    @Test func `a navigation item is never the topmost object`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <viewController id="c"><navigationItem key="navigationItem" id="n">
                <barButtonItem key="leftBarButtonItem" id="b1"/><barButtonItem key="rightBarButtonItem" id="b2"/><view key="titleView" id="t"/>
                </navigationItem></viewController>
                """))
        #expect(read.document.subtrees.map { "\(read.id(at: $0.object) ?? "") \($0.objectCount)" } == ["c 4"])
    }

    @Test func `two objects are too few for a subtree`() throws {
        let read = try ReadDocument(Documents.iOS("<view id=\"v\"><subviews><label id=\"l\"/></subviews></view>"))
        #expect(read.document.subtrees.isEmpty)
    }

    /// The expected numbers come from an independent implementation of the hash.
    @Test func `the hashes are the same in every process`() throws {
        let found = try subtree("row", row())
        #expect(found.shape == 0xCA36_6DBE_6204_37B7 && found.structure == 0x79A9_FB29_9B1A_418E)
    }
}
