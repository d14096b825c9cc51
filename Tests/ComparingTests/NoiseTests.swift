import Comparing
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Changes that are noise")
struct NoiseTests {
    @Test func `a custom class that is the default class of the element is noise`() throws {
        let same = try Compared.iOS("<view id=\"v1\"/>", "<view id=\"v1\" customClass=\"UIView\"/>").report
        #expect(same.sections.isEmpty && !same.noise.isEmpty)
        #expect(
            try Compared.iOS("<view id=\"v1\"/>", "<view id=\"v1\" customClass=\"LoginView\"/>").report.sections.count
                == 1)
    }

    private func noise(_ old: String, _ new: String) throws -> Set<Noise?> {
        Set(
            try Compared(old, new).changes.rows.flatMap { change in
                change.isChange ? change.values.map(\.noise) : [change.noise]
            })
    }

    private func placed(_ attributes: String, x: Int) -> String {
        Documents.iOS(
            "<view id=\"v\"><subviews><label \(attributes) id=\"l\"><rect key=\"frame\" x=\"\(x)\" y=\"0.0\" width=\"9\" height=\"9\"/></label></subviews></view>"
        )
    }

    @Test func `the versions of Xcode and macOS in a file are noise and are counted`() throws {
        let old = Documents.iOS("<view id=\"v\"/>")
        let new = old.replacing(#"toolsVersion="21507""#, with: #"toolsVersion="22155" systemVersion="22G120""#)
        #expect(try noise(old, new) == [.version])
        #expect(try Compared(old, new).text() == ["noise: 2 versions"])
        #expect(try Compared(old, new, all: true).text().first == #"~ tools_version 21507 → 22155"#)
    }

    @Test func `a frame that constraints determine is noise, and other frames are not`() throws {
        let no = #"translatesAutoresizingMaskIntoConstraints="NO""#
        #expect(try noise(placed(no, x: 1), placed(no, x: 2)) == [.frame])
        #expect(try noise(placed("", x: 1), placed("", x: 2)) == [nil])
        #expect(try noise(placed(no + #" fixedFrame="YES""#, x: 1), placed(no + #" fixedFrame="YES""#, x: 2)) == [nil])
    }

    @Test func `the view size of a controller is noise on iOS, but not on macOS, where a window uses it`() throws {
        func scene(_ runtime: String, _ width: Int) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.\(runtime == "MacOSX.Cocoa" ? "Cocoa" : "CocoaTouch").Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="\(runtime)">
                <scenes>
                    <scene sceneID="s">
                        <objects>
                            <viewController id="c">
                                <view key="view" id="v">
                                    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="300"/>
                                </view>
                            </viewController>
                        </objects>
                    </scene>
                </scenes>
            </document>
            """
        }
        #expect(try noise(scene("iOS.CocoaTouch", 320), scene("iOS.CocoaTouch", 375)) == [.frame])
        #expect(try noise(scene("MacOSX.Cocoa", 450), scene("MacOSX.Cocoa", 500)) == [nil])
    }

    private func resized(_ mask: String, width: Int, _ frame: String) -> String {
        Documents.iOS(
            """
            <view id="v"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="100"/><subviews>
            <label id="l"><rect key="frame" \(frame)/><autoresizingMask key="autoresizingMask" \(mask)/></label>
            </subviews></view>
            """)
    }

    @Test(arguments: [
        (#"widthSizable="YES""#, #"x="10" y="10" width="180" height="20""#),
        (#"flexibleMinX="YES""#, #"x="110" y="10" width="80" height="20""#),
        (#"flexibleMinX="YES" flexibleMaxX="YES""#, #"x="60" y="10" width="80" height="20""#),
        (#"flexibleMaxX="YES" flexibleMaxY="YES""#, #"x="10" y="10" width="80" height="20""#),
    ])
    func `a frame that follows its superview by its autoresizing mask is noise`(mask: String, frame: String) throws {
        let old = resized(mask, width: 100, #"x="10" y="10" width="80" height="20""#)
        #expect(try noise(old, resized(mask, width: 200, frame)).subtracting([.frame]) == [nil])
        #expect(try Compared(old, resized(mask, width: 200, frame)).text().filter { $0.contains("label") } == [])
        // Rounding can change a frame by one point. A change of 15 points is a change by the author.
        let other = frame.replacing(#"y="10""#, with: #"y="25""#)
        #expect(try Compared(old, resized(mask, width: 200, other)).text().contains { $0.contains("label: frame") })
        #expect(try Compared(old, resized(mask, width: 100, other)).text().contains { $0.contains("label: frame") })
    }

    @Test func `an id that a content view gets or loses is noise`() throws {
        func box(_ id: String) -> String {
            Documents.macOS(
                """
                <box title="Table" id="b"><view key="contentView"\(id)><rect key="frame" x="1" y="1" width="9" height="9"/>
                <subviews><textField id="f"><textFieldCell key="cell" title="Name" id="c"/></textField></subviews></view></box>
                """)
        }
        for (old, new) in [(box(" id=\"v\""), box("")), (box(""), box(" id=\"v\""))] {
            let text = try Compared(old, new).text()
            #expect(text.count == 1 && text[0].hasPrefix("noise: "), "\(text)")
        }
    }

    @Test(arguments: [
        (
            #"<color key="backgroundColor" systemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/>"#,
            #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#, true
        ),
        (
            #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#,
            #"<color key="backgroundColor" systemColor="systemRedColor"/>"#, false
        ),
    ])
    func `a system color without its fallback color is the same color`(old: String, new: String, isNoise: Bool) throws {
        let compared = try Compared.iOS("<view id=\"v\">\(old)</view>", "<view id=\"v\">\(new)</view>")
        #expect(compared.changes.isNoise == isNoise && compared.report.sections.isEmpty == isNoise)
    }

    @Test func `a constraint with swapped sides is the same constraint`() throws {
        func view(_ first: String, _ second: String, _ constant: String, _ id: String, relation: String = "equal")
            -> String
        {
            """
            <view id="v"><subviews><label id="a"/><label id="b"/></subviews><constraints>
            <constraint firstItem="\(first)" firstAttribute="top" relation="\(relation)" secondItem="\(second)" secondAttribute="bottom" constant="\(constant)" id="\(id)"/>
            </constraints></view>
            """.replacing("\"top\"", with: first == "a" ? "\"top\"" : "\"bottom\"").replacing(
                "secondAttribute=\"bottom\"",
                with: first == "a" ? "secondAttribute=\"bottom\"" : "secondAttribute=\"top\"")
        }
        #expect(try Compared.iOS(view("a", "b", "8", "c1"), view("b", "a", "-8", "c2")).changes.isNoise)
        #expect(try !Compared.iOS(view("a", "b", "8", "c1"), view("b", "a", "8", "c2")).changes.isNoise)
        #expect(
            try !Compared.iOS(
                view("a", "b", "8", "c1", relation: "lessThanOrEqual"),
                view("b", "a", "-8", "c2", relation: "lessThanOrEqual")
            ).changes.isNoise)
    }

    @Test func `the size of a top-level cell is a change, and the size of a cell in a table is noise`() throws {
        func cell(_ height: Int) -> String {
            "<tableViewCell id=\"c\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"\(height)\"/></tableViewCell>"
        }
        #expect(try Compared.iOS(cell(44), cell(60)).text() == ["~ table view cell: frame 0 0 320 44 → 0 0 320 60"])
        func table(_ height: Int) -> String {
            "<tableView id=\"t\"><prototypes>\(cell(height))</prototypes></tableView>"
        }
        #expect(try Compared.iOS(table(44), table(60)).changes.isNoise)
    }

    @Test func `a version is shown as written`() throws {
        let old = Documents.iOS("<view id=\"v\"/>")
        let listed = try Compared(old, old.replacing("21507", with: "32700.20"), all: true).text()
        #expect(listed.first == "~ tools_version 21507 → 32700.20", "\(listed)")
    }

    @Test func `the line scroll of a table is noise, because it follows the row height`() throws {
        func scroll(_ line: String, _ document: String) -> String {
            Documents.macOS(
                "<scrollView horizontalLineScroll=\"\(line)\" id=\"s\"><clipView key=\"contentView\" id=\"c\"><subviews><\(document) id=\"d\"/></subviews></clipView></scrollView>"
            )
        }
        #expect(try Compared(scroll("41", "tableView"), scroll("26", "tableView")).changes.isNoise)
        #expect(try !Compared(scroll("41", "customView"), scroll("26", "customView")).changes.isNoise)
    }

    private func textView(_ frame: (Int, Int), min: (Int, Int), max: (Int, Int)) -> String {
        Documents.macOS(
            """
            <scrollView id="s"><rect key="frame" x="0.0" y="0.0" width="\(frame.0)" height="\(frame.1)"/>
            <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="\(frame.0)" height="\(frame.1)"/><subviews>
            <textView id="t"><rect key="frame" x="0.0" y="0.0" width="\(frame.0)" height="\(frame.1)"/>
            <size key="minSize" width="\(min.0)" height="\(min.1)"/><size key="maxSize" width="\(max.0)" height="\(max.1)"/></textView></subviews></clipView></scrollView>
            """)
    }

    @Test func `the minimum size of a text view is noise only if it equals the visible size`() throws {
        let old = textView((100, 50), min: (100, 50), max: (463, 10_000))
        #expect(
            try Compared(old, textView((120, 60), min: (120, 60), max: (463, 10_000))).text().filter {
                $0.contains("Size")
            } == [])
        #expect(
            try Compared(old, textView((100, 50), min: (100, 20), max: (463, 10_000))).text()
                == ["~ … text view: minSize 100 50 → 100 20"].map {
                    $0.replacing("… ", with: "scroll view › clip view › ")
                })
        let capped = try Compared(old, textView((100, 50), min: (100, 50), max: (463, 131))).text()
        #expect(capped.count == 1 && capped[0].hasSuffix("maxSize 463 10000 → 463 131"), "\(capped)")
    }

    @Test func `the button types roundedRect and system are equal`() throws {
        func button(_ type: String) -> String { "<button buttonType=\"\(type)\" id=\"b\"/>" }
        #expect(try Compared.iOS(button("roundedRect"), button("system")).changes.isNoise)
        #expect(try !Compared.iOS(button("roundedRect"), button("custom")).changes.isNoise)
    }

    @Test func `replacing the autoresizing mask of a view with constraints is a change`() throws {
        let no = #"translatesAutoresizingMaskIntoConstraints="NO""#
        #expect(try noise(placed("", x: 1), placed(no, x: 2)).contains(nil))
    }

    @Test func `the place on the canvas is noise, and an ambiguous frame is not`() throws {
        let old = Documents.iOS(#"<view id="v"><point key="canvasLocation" x="1" y="1"/></view>"#)
        let new = Documents.iOS(#"<view misplaced="YES" id="v"><point key="canvasLocation" x="2" y="1"/></view>"#)
        #expect(try noise(old, new) == [.canvas])
        let ambiguous = Documents.iOS(#"<view ambiguous="YES" id="v"><point key="canvasLocation" x="1" y="1"/></view>"#)
        #expect(try noise(old, ambiguous) == [nil])
    }

    @Test func `the list of resources is noise, and a use of a resource is not`() throws {
        func file(_ image: String) -> String {
            Documents.iOS(
                "<imageView image=\"\(image)\" id=\"i\"/>",
                resources: "<resources><image name=\"\(image)\" width=\"9\" height=\"9\"/></resources>")
        }
        let compared = try Compared(file("pear"), file("plum"))
        #expect(try compared.text() == ["~ image view: image pear → plum", "noise: 2 entries in the resource list"])
    }

    @Test func `the order of constraints is noise`() throws {
        let constraints = [
            #"<constraint firstAttribute="width" constant="1" id="c1"/>"#,
            #"<constraint firstAttribute="height" constant="2" id="c2"/>"#,
        ]
        func file(_ constraints: [String]) -> String {
            Documents.iOS("<view id=\"v\"><constraints>\(constraints.joined())</constraints></view>")
        }
        let compared = try Compared(file(constraints), file(constraints.reversed()))
        #expect(compared.changes.reordered == [.constraint: 1])
        #expect(try compared.text() == ["noise: 1 change of order without effect"])
    }
}
