import InterfaceBuilder
import Layout
import Testing

@Suite struct LayoutTests {
    private func options(_ width: Double, _ height: Double, safeArea: LayoutInsets? = nil) -> LayoutOptions {
        var options = LayoutOptions()
        options.size = LayoutSize(width: width, height: height)
        options.safeArea = safeArea
        return options
    }

    /// A root view of 375 × 667 points.
    private func root(_ subviews: String, _ constraints: String = "", inside: String = "") -> String {
        view(
            "root", (0, 0, 375, 667), isConstrained: false, inside: inside, subviews: subviews, constraints: constraints
        )
    }

    @Test func constraintsToTheEdgesStretchAView() throws {
        let body = root(
            view("a", (0, 0, 10, 10)),
            constraint("1", "a.leading", "root.leading", "constant=\"20\"")
                + constraint("2", "trailing", "a.trailing", "constant=\"20\"")
                + constraint("3", "a.top", "root.top", "constant=\"30\"")
                + constraint("4", "a.height", nil, "constant=\"40\""))
        let own = try LaidOut(body)
        #expect(own.frame("a") == "20 30 335 40")
        #expect(own.view("a")?.horizontal == .solved)
        #expect(try LaidOut(body, options(414, 896)).frame("a") == "20 30 374 40")
    }

    @Test func aRatioIsAMultiplier() throws {
        let laidOut = try LaidOut(
            root(
                view("a", (0, 0, 320, 1)),
                constraint("1", "a.width", nil, "constant=\"320\"")
                    + constraint("2", "a.width", "a.height", "multiplier=\"16:9\"")))
        #expect(laidOut.view("a")?.frame.height == 180)
        #expect(laidOut.view("a")?.vertical == .ambiguousPosition)
    }

    @Test func theSafeAreaComesFromTheDeviceOrFromTheOptions() throws {
        let body = root(
            view("a", (0, 0, 10, 10)),
            constraint("1", "a.top", "safe.top") + constraint("2", "a.bottom", "safe.bottom"),
            inside: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
        #expect(try LaidOut(body).frame("a") == "0 20 10 647")
        let insets = LayoutInsets(top: 59, bottom: 34)
        #expect(try LaidOut(body, options(393, 852, safeArea: insets)).frame("a") == "0 59 10 759")
    }

    @Test func marginsOfARootViewDependOnItsWidth() throws {
        let body = root(
            view("a", (0, 0, 10, 10)),
            constraint("1", "a.leading", "root.leadingMargin") + constraint("2", "a.trailing", "root.trailingMargin"))
        #expect(try LaidOut(body).frame("a") == "16 0 343 10")
        #expect(try LaidOut(body, options(414, 896)).frame("a") == "20 0 374 10")
    }

    @Test func aLabelKeepsItsSavedSizeUnlessConstraintsDetermineIt() throws {
        let labels =
            view("a", (20, 0, 80, 21), element: "label", "horizontalHuggingPriority=\"251\"")
            + view("b", (108, 0, 50, 21), element: "label", "horizontalHuggingPriority=\"250\"")
        let laidOut = try LaidOut(
            root(
                labels,
                constraint("1", "a.leading", "root.leading", "constant=\"20\"")
                    + constraint("2", "b.leading", "a.trailing", "constant=\"8\"")
                    + constraint("3", "trailing", "b.trailing", "constant=\"20\"")))
        #expect(laidOut.frame("a") == "20 0 80 21")
        #expect(laidOut.frame("b") == "108 0 247 21")
        #expect(laidOut.view("b")?.vertical == .ambiguousPosition)
    }

    @Test func aScrollViewsEdgesAreThoseOfItsContent() throws {
        let scroll = view(
            "scroll", (0, 0, 375, 667), element: "scrollView", isConstrained: false,
            subviews: view("content", (0, 0, 1, 1)),
            constraints: constraint("1", "content.leading", "scroll.leading")
                + constraint("2", "trailing", "content.trailing") + constraint("3", "content.top", "scroll.top")
                + constraint("4", "bottom", "content.bottom")
                + constraint("5", "content.height", nil, "constant=\"2000\"")
                + constraint("6", "content.width", "scroll.width"))
        let laidOut = try LaidOut(root(scroll))
        #expect(laidOut.frame("content") == "0 0 375 2000")
        #expect(laidOut.conflicts == [])
    }

    @Test func anAutoresizingMaskMovesAndStretchesAView() throws {
        let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\" heightSizable=\"YES\"/>"
        let body = root(view("a", (275, 10, 80, 20), isConstrained: false, inside: mask))
        #expect(try LaidOut(body, options(475, 767)).frame("a") == "375 10 80 120")
        #expect(try LaidOut(body).view("a")?.horizontal == .saved)
    }

    @Test func flexibleMarginsShareTheChangeInProportion() throws {
        let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\" flexibleMaxX=\"YES\"/>"
        let body = root(view("a", (100, 0, 75, 20), isConstrained: false, inside: mask))
        #expect(try LaidOut(body, options(675, 667)).frame("a") == "200 0 75 20")
    }

    @Test func onMacOSTheSavedFrameStartsAtTheBottom() throws {
        let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMinY=\"YES\"/>"
        let body = """
            <window id="window"><rect key="contentRect" x="0" y="0" width="300" height="200"/>\
            <view key="contentView" id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>\
            \(view("a", (10, 170, 50, 20), isConstrained: false, inside: mask))</subviews></view></window>
            """
        #expect(try LaidOut(body, runtime: "MacOSX.Cocoa").frame("a") == "10 10 50 20")
        #expect(try LaidOut(body, options(300, 260), runtime: "MacOSX.Cocoa").frame("a") == "10 10 50 20")
    }

    @Test func onMacOSConstraintsReferToTheAlignmentRectangle() throws {
        let label = """
            <textField id="a" translatesAutoresizingMaskIntoConstraints="NO">\
            <rect key="frame" x="18" y="150" width="64" height="17"/><textFieldCell key="cell" id="c"/></textField>
            """
        let body = """
            <window id="window"><rect key="contentRect" x="0" y="0" width="300" height="200"/>\
            <view key="contentView" id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>\(label)\
            </subviews><constraints>\(constraint("1", "a.leading", "root.leading", "constant=\"20\""))\
            \(constraint("2", "a.top", "root.top", "constant=\"33\""))</constraints></view></window>
            """
        #expect(try LaidOut(body, runtime: "MacOSX.Cocoa").frame("a") == "18 33 64 17")
    }

    @Test func aConstraintThatIsExcludedInASizeClassDoesNotCount() throws {
        let constraints =
            constraint("wide", "a.width", nil, "constant=\"500\"")
            + constraint("narrow", "a.width", nil, "constant=\"100\"") + constraint("1", "a.leading", "root.leading")
        let masks = """
            <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>\
            <variation key="widthClass=regular"><mask key="constraints"><include reference="wide"/>\
            <exclude reference="narrow"/></mask></variation>
            """
        let body = root(view("a", (0, 0, 1, 1)), constraints, inside: masks)
        #expect(try LaidOut(body).view("a")?.frame.width == 100)
        var regular = LayoutOptions()
        regular.sizeClass = SizeClass(width: .regular, height: .regular)
        #expect(try LaidOut(body, regular).view("a")?.frame.width == 500)
    }

    @Test func twoWidthsContradictEachOther() throws {
        let laidOut = try LaidOut(
            root(
                view("a", (0, 0, 50, 10)),
                constraint("80", "a.width", nil, "constant=\"80\"")
                    + constraint("50", "a.width", nil, "constant=\"50\"")
                    + constraint("left", "a.leading", "root.leading")))
        #expect(laidOut.conflicts == [["80", "50"]])
        // The saved frame shows which constraint Interface Builder kept.
        #expect(laidOut.view("a")?.frame.width == 50)
    }

    @Test func aCellThatIsTooLowForItsContentsIsAContradictionOnlyIfItsHeightIsFixed() throws {
        let content = view(
            "content", (0, 0, 320, 44), element: "tableViewCellContentView", "key=\"contentView\"",
            isConstrained: false, subviews: view("a", (0, 0, 10, 44)),
            constraints: constraint("1", "a.top", "content.top", "constant=\"5\"")
                + constraint("2", "bottom", "a.bottom", "constant=\"5\"")
                + constraint("3", "a.height", nil, "constant=\"60\""))
        let body = view("cell", (0, 0, 320, 44), element: "tableViewCell", isConstrained: false, inside: content)
        #expect(try LaidOut(body).conflicts == [["1", "2", "3"]])
        var flexible = LayoutOptions()
        flexible.fixesSizes = false
        let grown = try LaidOut(body, flexible)
        #expect(grown.conflicts == [])
        #expect(grown.view("cell")?.frame.height == 70)
    }

    @Test func aConstraintThatTheBuildRemovesCanBeLeftOut() throws {
        let body = root(
            view("a", (0, 0, 50, 10)),
            constraint("80", "a.width", nil, "constant=\"80\" placeholder=\"YES\"")
                + constraint("50", "a.width", nil, "constant=\"50\""))
        #expect(try LaidOut(body).conflicts == [["80", "50"]])
        var built = LayoutOptions()
        built.usesPlaceholders = false
        #expect(try LaidOut(body, built).conflicts == [])
    }

    @Test func aViewWithoutAPositionOnOneAxisIsAmbiguousOnThisAxis() throws {
        let laidOut = try LaidOut(
            root(
                view("a", (30, 40, 50, 60)),
                constraint("1", "a.width", nil, "constant=\"50\"") + constraint("2", "a.top", "root.top")))
        #expect(laidOut.view("a")?.horizontal == .ambiguousPosition)
        #expect(laidOut.view("a")?.vertical == .ambiguousSize)
        #expect(laidOut.frame("a") == "30 0 50 60")
    }
}
