import InterfaceBuilder
import Layout
import Testing

@Suite struct LayoutConflictTests {
    /// The ids of the constraints and stack views of each conflict in a document with the given objects.
    private func conflicts(
        _ body: String, runtime: String = "iOS.CocoaTouch", attributes: String = "useAutolayout=\"YES\""
    ) throws -> [[String]] {
        let type = runtime == "MacOSX.Cocoa" ? "Cocoa" : "CocoaTouch"
        let text = """
            <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="\(runtime)" \(attributes)><objects>\(body)</objects></document>
            """
        let document = try InterfaceReader().read(Array(text.utf8))
        return LayoutConflictFinder.conflicts(in: document).map { conflict in
            conflict.constraints.map { document[document.constraints[$0].constraintID] ?? "" }
                + conflict.stackViews.map { document[document.objects[$0].objectID] ?? "" }
        }
    }

    private func root(_ subviews: String, _ constraints: String, inside: String = "") -> String {
        view(
            "root", (0, 0, 375, 667), isConstrained: false, inside: inside, subviews: subviews, constraints: constraints
        )
    }

    private func widths(_ id: String, _ first: String, _ second: String) -> String {
        constraint("\(id)1", "\(id).width", nil, first) + constraint("\(id)2", "\(id).width", nil, second)
    }

    @Test func twoWidthsContradictEachOther() throws {
        let subviews = view("a", nil)
        #expect(
            try conflicts(root(subviews, widths("a", "constant=\"50\"", "constant=\"80\""))) == [["a1", "a2"]])
        #expect(try conflicts(root(subviews, widths("a", "constant=\"50\"", "constant=\"50\""))).isEmpty)
    }

    @Test func aLowerPriorityLeavesASolution() throws {
        let body = root(view("a", nil), widths("a", "constant=\"50\"", "constant=\"80\" priority=\"999.9\""))
        #expect(try conflicts(body).isEmpty)
    }

    @Test func inequalitiesContradictEachOtherIfNoLengthSatisfiesThem() throws {
        func body(_ least: Int, _ most: Int) -> String {
            root(
                view("a", nil),
                widths(
                    "a", "relation=\"greaterThanOrEqual\" constant=\"\(least)\"",
                    "relation=\"lessThanOrEqual\" constant=\"\(most)\""))
        }
        #expect(try conflicts(body(80, 50)) == [["a1", "a2"]])
        #expect(try conflicts(body(50, 80)).isEmpty)
    }

    @Test func aChainWithoutASolutionNamesOnlyItsOwnConstraints() throws {
        let body = root(
            view("a", nil) + view("b", nil),
            constraint("1", "b.width", nil, "constant=\"10\"")
                + constraint("2", "a.leading", "root.leading", "constant=\"20\"")
                + constraint("3", "root.trailing", "a.trailing", "constant=\"-20\"")
                + constraint("4", "a.centerX", "root.centerX") + constraint("5", "b.leading", "a.trailing"))
        #expect(try conflicts(body) == [["2", "3", "4"]])
    }

    @Test func aLengthIsNeverNegative() throws {
        let body = root(
            view("a", nil),
            constraint("1", "a.leading", "root.trailing", "constant=\"-10\"")
                + constraint("2", "root.trailing", "a.trailing", "constant=\"20\""))
        #expect(try conflicts(body) == [["1", "2"]])
        #expect(try conflicts(root(view("a", nil), widths("a", "constant=\"-5\"", "constant=\"-5\""))).isEmpty)
    }

    @Test func theSizeOfADeviceIsUnknown() throws {
        let body = root(
            view("a", (0, 0, 800, 10)),
            constraint("1", "a.width", nil, "constant=\"800\"") + constraint("2", "a.leading", "root.leading")
                + constraint("3", "root.trailing", "a.trailing"))
        #expect(try conflicts(body).isEmpty)
    }

    @Test func safeAreasMarginsAndBaselinesAreUnknown() throws {
        let body = root(
            view("a", nil, element: "label") + view("b", nil, element: "label"),
            constraint("1", "a.top", "safe.top") + constraint("2", "a.top", "root.top", "constant=\"20\"")
                + constraint("3", "a.leading", "root.leadingMargin")
                + constraint("4", "a.leading", "root.leading", "constant=\"5\"")
                + constraint("5", "a.firstBaseline", "b.firstBaseline") + constraint("6", "a.top", "b.top")
                + constraint("7", "a.lastBaseline", "b.lastBaseline", "constant=\"3\""),
            inside: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
        #expect(try conflicts(body).isEmpty)
    }

    @Test func theEdgesOfAScrollViewAreThoseOfItsContent() throws {
        func body(_ element: String) -> String {
            view(
                "root", nil, element: element, isConstrained: false, subviews: view("a", nil),
                constraints: constraint("1", "root.height", nil, "constant=\"100\"")
                    + constraint("2", "a.height", nil, "constant=\"200\"") + constraint("3", "a.top", "root.top")
                    + constraint("4", "a.bottom", "root.bottom"))
        }
        #expect(try conflicts(body("scrollView")).isEmpty)
        #expect(try conflicts(body("view")) == [["1", "2", "3", "4"]])
    }

    @Test func theCenterOfAScrollViewIsNotThatOfItsContent() throws {
        func body(_ element: String) -> String {
            view(
                "root", nil, element: element, isConstrained: false, subviews: view("a", nil),
                constraints: constraint("1", "a.leading", "root.leading", "constant=\"10\"")
                    + constraint("2", "a.trailing", "root.trailing") + constraint("3", "a.centerX", "root.centerX"))
        }
        #expect(try conflicts(body("scrollView")).isEmpty)
        #expect(try conflicts(body("view")) == [["1", "2", "3"]])
    }

    @Test func theSmallestConflictIsFoundIfALengthWouldBeNegative() throws {
        let body = root(
            view("a", nil) + view("b", nil) + view("c", nil),
            constraint("1", "c.leading", "b.leading", "constant=\"28\"") + constraint("2", "c.centerX", "b.centerX")
                + constraint("3", "b.width", "a.width")
                + constraint("4", "a.width", "root.width", "multiplier=\"0.5\" constant=\"-16\"")
                + constraint("5", "a.trailing", "root.trailing") + constraint("6", "a.leading", "root.leading"))
        #expect(try conflicts(body) == [["4", "5", "6"]])
    }

    @Test func aDifferenceByRoundingIsNotAConflict() throws {
        func body(_ multiplier: String) -> String {
            root(
                view("a", nil) + view("b", nil),
                constraint("1", "a.width", nil, "constant=\"300\"")
                    + constraint("2", "b.width", "a.width", "multiplier=\"\(multiplier)\"")
                    + constraint("3", "b.width", nil, "constant=\"100\""))
        }
        #expect(try conflicts(body("0.333333")).isEmpty)
        #expect(try conflicts(body("0.33")) == [["1", "2", "3"]])
    }

    @Test func constraintsThatSizeClassesOrXcodeChangeAreLeftOut() throws {
        let variation = """
            <variation key="default"><mask key="constraints"><exclude reference="a2"/></mask></variation>
            """
        let constraints = widths("a", "constant=\"50\"", "constant=\"80\"")
        #expect(try conflicts(root(view("a", nil), constraints, inside: variation)).isEmpty)
        for attributes in ["placeholder=\"YES\" constant=\"80\"", "symbolic=\"YES\" constant=\"80\"", "constant=\"x\""]
        {
            #expect(try conflicts(root(view("a", nil), widths("a", "constant=\"50\"", attributes))).isEmpty)
        }
        let changed = """
            <constraint id="a2" firstAttribute="width" firstItem="a" constant="80">\
            <variation key="widthClass=compact" constant="50"/></constraint>
            """
        let body = root(view("a", nil), constraint("a1", "a.width", nil, "constant=\"50\"") + changed)
        #expect(try conflicts(body).isEmpty)
    }

    @Test func viewsInsideAViewThatSizeClassesInstallAreLeftOut() throws {
        let outer = view(
            "outer", nil, subviews: view("a", nil, constraints: widths("a", "constant=\"50\"", "constant=\"80\"")))
        let variation = """
            <variation key="default"><mask key="subviews"><exclude reference="outer"/></mask></variation>
            """
        #expect(try conflicts(root(outer, "")) == [["a1", "a2"]])
        #expect(try conflicts(root(outer, "", inside: variation)).isEmpty)
    }

    @Test func aStackViewGivesItsViewsOneWidth() throws {
        func stack(_ attributes: String, second: String = "") -> String {
            view(
                "stack", nil, element: "stackView", "axis=\"vertical\" \(attributes)", isConstrained: false,
                subviews: view("a", nil, constraints: constraint("1", "a.width", nil, "constant=\"50\""))
                    + view("b", nil, second, constraints: constraint("2", "b.width", nil, "constant=\"80\"")))
        }
        #expect(try conflicts(stack("")) == [["1", "2", "stack"]])
        #expect(try conflicts(stack("alignment=\"center\"")).isEmpty)
        #expect(try conflicts(stack("", second: "hidden=\"YES\"")).isEmpty)
        #expect(try conflicts(stack(""), runtime: "MacOSX.Cocoa").isEmpty)
    }

    @Test func aStackViewWithEqualShares() throws {
        func stack(_ distribution: String) -> String {
            view(
                "stack", nil, element: "stackView", "distribution=\"\(distribution)\"", isConstrained: false,
                subviews: view("a", nil, constraints: constraint("1", "a.width", nil, "constant=\"50\""))
                    + view("b", nil, constraints: constraint("2", "b.width", nil, "constant=\"80\"")))
        }
        #expect(try conflicts(stack("fillEqually")) == [["1", "2", "stack"]])
        #expect(try conflicts(stack("fill")).isEmpty)
    }

    @Test(arguments: ["0.5", "1"])
    func aMultiplierCountsFromTheOriginOfTheViewThatOwnsTheConstraint(multiplier: String) throws {
        func container(_ id: String, _ sub: String) -> String {
            view(
                id, nil, subviews: view(sub, nil),
                constraints: constraint("\(id)1", "\(id).height", nil, "constant=\"100\"")
                    + constraint("\(id)2", "\(sub).centerY", "\(id).centerY", "multiplier=\"\(multiplier)\"")
                    + constraint("\(id)3", "\(sub).top", "\(id).top", "relation=\"greaterThanOrEqual\" constant=\"40\"")
                    + constraint("\(id)4", "\(sub).bottom", "\(id).bottom", "relation=\"lessThanOrEqual\""))
        }
        let body = root(
            container("a", "b") + container("c", "d"), constraint("5", "c.top", "a.top", "constant=\"400\""))
        let contradicting = [["a1", "a2", "a3"], ["c1", "c2", "c3"]]
        #expect(try conflicts(body) == (multiplier == "0.5" ? contradicting : []))
        let solvable = body.replacing("constant=\"40\"", with: "constant=\"20\"")
        #expect(try conflicts(solvable).isEmpty)
    }

    @Test func leftIsLeadingOnlyInOneWritingDirection() throws {
        func body(_ content: String, _ first: String, _ second: String) -> String {
            view(
                "root", nil, "semanticContentAttribute=\"\(content)\"", isConstrained: false, subviews: view("a", nil),
                constraints: constraint("1", "a.\(first)", "root.\(first)", "constant=\"10\"")
                    + constraint("2", "a.\(second)", "root.\(second)", "constant=\"20\""))
        }
        #expect(try conflicts(body("unspecified", "left", "leading")).isEmpty)
        #expect(try conflicts(body("forceRightToLeft", "left", "leading")).isEmpty)
        #expect(try conflicts(body("forceRightToLeft", "leading", "leading")) == [["1", "2"]])
        #expect(try conflicts(body("unspecified", "left", "left")) == [["1", "2"]])
        #expect(try conflicts(body("forceLeftToRight", "left", "leading")) == [["1", "2"]])
    }

    @Test func aDocumentWithoutAutoLayoutHasNoConflicts() throws {
        let body = root(view("a", nil), widths("a", "constant=\"50\"", "constant=\"80\""))
        #expect(try conflicts(body, attributes: "").isEmpty)
    }

    @Test func eachRootViewIsSearched() throws {
        let bodies = ["a", "b"].map {
            view($0, nil, constraints: widths($0, "constant=\"50\"", "constant=\"80\""))
        }
        #expect(try conflicts(bodies.joined()) == [["a1", "a2"], ["b1", "b2"]])
    }

    @Test func aDocumentWithTooManyConstraintsIsNotSearched() throws {
        let many = (0..<20_000).map { constraint("c\($0)", "a.height", nil, "constant=\"1\"") }.joined()
        let widths = widths("a", "constant=\"50\"", "constant=\"80\"")
        #expect(try conflicts(root(view("a", nil), widths + many)).isEmpty)
    }

    @Test func aRingOfConflictsEnds() throws {
        let count = 3000
        let views = (0..<count).map { view("v\($0)", nil) }.joined()
        let constraints = (0..<count).map {
            constraint("c\($0)", "v\($0).leading", "v\(($0 + 1) % count).leading", "constant=\"1\"")
                + constraint(
                    "d\($0)", "v\($0).width", "v\(($0 * 7 + 3) % count).width", "multiplier=\"1.5\" constant=\"-9\"")
        }
        let body = root(views, constraints.joined())
        #expect(try conflicts(body) == conflicts(body))
    }
}
