import Testing

import Merging

@Suite("Values that Xcode computes itself never cause a conflict")
struct DerivedTests {
    @Test func `a merge takes the higher version`() throws {
        func versions(_ tools: String, _ capability: String) -> String {
            Nib.xib(
                "<dependencies>", "    <capability name=\"Safe area\" minToolsVersion=\"\(capability)\"/>",
                "</dependencies>", tools: tools)
        }
        try expectMerge(
            versions("9532", "8.0"), versions("10117", "9.9"), versions("11134.1", "10.0"),
            gives: versions("11134.1", "10.0"))
        try expectMerge(
            versions("9532", "8.0"), versions("11134.1", "10.0"), versions("11134", "9.9"),
            gives: versions("11134.1", "10.0"))
    }

    @Test func `the device and the sizes of resources come from ours`() throws {
        func resources(_ width: Int) -> String {
            "    <resources>\n        <image name=\"logo\" width=\"\(width)\" height=\"8\"/>\n    </resources>\n"
        }
        func nib(_ device: String, _ width: Int) -> String {
            Nib.xib("<device id=\"\(device)\"/>", resources: resources(width))
        }
        try expectMerge(nib("a", 8), nib("b", 9), nib("c", 10), gives: nib("b", 9))
    }

    @Test func `a resource that one side stops using stays if the other side starts using it`() throws {
        let resources = "    <resources>\n        <image name=\"logo\" width=\"8\" height=\"8\"/>\n    </resources>\n"
        let used = "<imageView image=\"logo\" id=\"i\"/>"
        let more = "<imageView image=\"logo\" id=\"j\"/>"
        try expectMerge(
            Nib.xib(used, resources: resources), Nib.xib(), Nib.xib(used, more, resources: resources),
            gives: Nib.xib(more, resources: resources))
        try expectMerge(
            Nib.xib(used, resources: resources), Nib.xib(used, more, resources: resources), Nib.xib(),
            gives: Nib.xib(more, resources: resources))
    }

    private func view(_ attributes: String, _ x: Int, width: Int = 10, tag: String = "view") -> String {
        Nib.xib(
            "<\(tag) \(attributes) id=\"v\">",
            "    <rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"\(width)\" height=\"10\"/>", "</\(tag)>")
    }

    @Test func `different frames are a conflict, unless constraints or a table determine the frame`() throws {
        let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""
        try expectMerge(view(constrained, 1), view(constrained, 2), view(constrained, 3), gives: view(constrained, 2))
        let result = try Nib.merge(view("tag=\"1\"", 1), view("tag=\"1\"", 2), view("tag=\"1\"", 3))
        #expect(result.conflicts.map(\.words) == ["x: ours “2”, theirs “3”, base “1”"])
        try expectMerge(
            view("", 1, tag: "tableViewCell"), view("", 2, tag: "tableViewCell"), view("", 3, tag: "tableViewCell"),
            gives: view("", 2, tag: "tableViewCell"))
    }

    @Test func `a difference in the last digits of a number is not a change`() throws {
        func view(_ x: String, _ tag: Int = 1) -> String {
            Nib.xib(
                "<view tag=\"\(tag)\" id=\"v\">",
                "    <rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"1\" height=\"1\"/>", "</view>")
        }
        try expectMerge(
            view("120"), view("120.00000000000006", 2), view("120.00000000000003"), gives: view("120.00000000000006", 2)
        )
        try expectMerge(view("43.666666666666664"), view("43.666667938232422"), view("50"), gives: view("50"))
        #expect(
            try Nib.merge(view("120"), view("120.1"), view("120.2")).conflicts.map(\.words) == [
                "x: ours “120.1”, theirs “120.2”, base “120”"
            ])
    }

    @Test func `a text that looks like a number is compared as text`() throws {
        func label(_ title: String, _ tag: Int = 1) -> String {
            Nib.xib("<label tag=\"\(tag)\" text=\"\(title)\" id=\"l\"/>")
        }
        try expectMerge(label("0.1"), label("0.1", 2), label(".1"), gives: label(".1", 2))
        try expectMerge(label("0.1"), label(".1"), label("0.1", 2), gives: label(".1", 2))
        #expect(try Nib.merge(label("1"), label("1.0"), label("01")).conflicts.count == 1)
    }

    @Test func `the thickness of a separator is never a conflict, but its place can be one`() throws {
        func line(y: Int, height: Int) -> String {
            Nib.xib(
                "<box boxType=\"separator\" id=\"b\">",
                "    <rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"96\" height=\"\(height)\"/>", "</box>")
        }
        try expectMerge(
            line(y: 213, height: 5), line(y: 227, height: 5), line(y: 213, height: 4), gives: line(y: 227, height: 4))
        #expect(
            try Nib.merge(line(y: 213, height: 5), line(y: 227, height: 5), line(y: 200, height: 4)).conflicts.map(
                \.words) == ["y: ours “227”, theirs “200”, base “213”"])
    }

    @Test func `the place of a title view is never a conflict, but its size can be one`() throws {
        func item(x: Int, width: Int) -> String {
            Nib.xib(
                "<navigationItem id=\"n\">", "    <view key=\"titleView\" id=\"t\">",
                "        <rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"\(width)\" height=\"29\"/>", "    </view>",
                "</navigationItem>")
        }
        try expectMerge(
            item(x: 94, width: 120), item(x: 91, width: 120), item(x: 110, width: 80), gives: item(x: 91, width: 80))
        #expect(
            try Nib.merge(item(x: 94, width: 120), item(x: 91, width: 130), item(x: 94, width: 80)).conflicts.count == 1
        )
    }

    @Test func `a tie breaker is removed with the segue that it names`() throws {
        func board(_ segue: String, _ breaker: String) -> String {
            Nib.xib("<button id=\"b\">", segue, "</button>", resources: breaker)
        }
        let segue =
            "    <connections>\n        <segue destination=\"root\" kind=\"show\" id=\"s-1-s\"/>\n    </connections>"
        let breakers =
            "    <inferredMetricsTieBreakers>\n        <segue reference=\"s-1-s\"/>\n    </inferredMetricsTieBreakers>\n"
        for (ours, theirs) in [(board("", ""), board(segue, breakers)), (board(segue, breakers), board("", ""))] {
            let result = try Nib.merge(board(segue, ""), ours, theirs)
            #expect(result.conflicts == [])
            #expect(!result.text.contains("s-1-s"))
        }
    }

    @Test func `if both sides change a frame with fixedFrame, this is a conflict`() throws {
        let fixed = "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\""
        #expect(
            try Nib.merge(view(fixed, 1), view(fixed, 2), view(fixed, 3)).conflicts.map(\.words) == [
                "x: ours “2”, theirs “3”, base “1”"
            ])
        try expectMerge(view(fixed, 1), view(fixed, 1, width: 20), view(fixed, 1), gives: view(fixed, 1, width: 20))
    }

    @Test func `if one side sets fixedFrame, the frame comes from this side`() throws {
        let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""
        let fixed = "fixedFrame=\"YES\" " + constrained
        try expectMerge(view(constrained, 1), view(constrained, 2), view(fixed, 3), gives: view(fixed, 3))
        try expectMerge(view(constrained, 1), view(fixed, 3), view(constrained, 2), gives: view(fixed, 3))
    }

    @Test func `different sizes of a controller's view are a conflict on macOS, but not on iOS`() throws {
        func scene(_ runtime: String, _ width: Int) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.\(runtime == "MacOSX.Cocoa" ? "Cocoa" : "CocoaTouch").Storyboard.XIB" targetRuntime="\(runtime)">
                <viewController id="c">
                    <view key="view" id="v">
                        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="300"/>
                    </view>
                </viewController>
            </document>

            """
        }
        #expect(
            try Nib.merge(scene("MacOSX.Cocoa", 450), scene("MacOSX.Cocoa", 500), scene("MacOSX.Cocoa", 600)).conflicts
                .count == 1)
        try expectMerge(
            scene("iOS.CocoaTouch", 320), scene("iOS.CocoaTouch", 375), scene("iOS.CocoaTouch", 414),
            gives: scene("iOS.CocoaTouch", 375))
    }

    @Test func `x and y changes of a frame are merged, but place and size in one direction are a conflict`() throws {
        func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
            Nib.xib("<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>")
        }
        try expectMerge(frame(1, 1, 1, 1), frame(2, 1, 3, 1), frame(1, 4, 1, 5), gives: frame(2, 4, 3, 5))
        #expect(try Nib.merge(frame(1, 1, 1, 1), frame(2, 1, 1, 1), frame(1, 1, 2, 1)).conflicts.count == 1)
    }

    @Test func `if only a derived value of an element changed, the other side can remove the element`() throws {
        let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""
        try expectMerge(
            view(constrained, 1), view(constrained, 2), Nib.xib("<label id=\"b\"/>"),
            gives: Nib.xib("<label id=\"b\"/>"))
        #expect(
            try Nib.merge(view("tag=\"1\"", 1), view("tag=\"1\"", 2), Nib.xib("<label id=\"b\"/>")).conflicts.count == 1
        )
    }

    @Test func `the frames of labels in a cell with a style are never a conflict`() throws {
        func cell(_ x: Int) -> String {
            Nib.xib(
                "<tableViewCell style=\"IBUITableViewCellStyleSubtitle\" textLabel=\"t\" id=\"c\">",
                "    <tableViewCellContentView key=\"contentView\" id=\"k\">", "        <subviews>",
                "            <label id=\"t\">",
                "                <rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"10\" height=\"10\"/>",
                "            </label>", "        </subviews>",
                "    </tableViewCellContentView>", "</tableViewCell>")
        }
        try expectMerge(cell(1), cell(2), cell(3), gives: cell(2))
    }

    @Test func `equal colors or fonts in different notations are not a change`() throws {
        let color = { (more: String) in Nib.xib("<color key=\"textColor\" \(more)/>") }
        let font = { (more: String) in Nib.xib("<font key=\"font\" \(more)/>") }
        let fallback = "systemColor=\"labelColor\" cocoaTouchSystemColor=\"darkTextColor\""
        let without = "systemColor=\"labelColor\""
        try expectMerge(color(fallback), color("name=\"Ink\""), color(fallback), gives: color("name=\"Ink\""))
        try expectMerge(color(fallback), Nib.xib(), color(without), gives: Nib.xib())
        try expectMerge(
            color(fallback), color(without), color("systemColor=\"labelColor\" white=\"0\""), gives: color(without))
        #expect(
            try Nib.merge(color(fallback), color("systemColor=\"redColor\""), color("systemColor=\"blueColor\""))
                .conflicts.count == 1)
        let small = "metaFont=\"smallSystem\""
        let message = "metaFont=\"message\" size=\"11\""
        let menu = "metaFont=\"menu\" size=\"11\""
        try expectMerge(font(small), font(message), font(menu), gives: font(message))
        try expectMerge(font(small), Nib.xib(), font(message), gives: Nib.xib())
        try expectMerge(
            font(small), font("metaFont=\"systemBold\""), font("metaFont=\"toolTip\""),
            gives: font("metaFont=\"systemBold\""))
        #expect(
            try Nib.merge(font(small), font("metaFont=\"system\""), font("metaFont=\"label\"")).conflicts.count == 1)
    }
}
