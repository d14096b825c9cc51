import Layout
import Testing

@Suite struct StackViewTests {
    /// A stack view of 300 × 40 points with three views of different natural widths.
    private func stack(_ attributes: String, secondAttributes: String = "") -> String {
        let views =
            view("a", (0, 0, 60, 40), element: "button")
            + view("b", (60, 0, 30, 40), element: "button", secondAttributes)
            + view("c", (90, 0, 90, 40), element: "button", "horizontalHuggingPriority=\"200\"")
        let stack = view("stack", (0, 0, 300, 40), element: "stackView", attributes, subviews: views)
        return view(
            "root", (0, 0, 375, 667), isConstrained: false, subviews: stack,
            constraints: constraint("1", "stack.leading", "root.leading") + constraint("2", "stack.top", "root.top")
                + constraint("3", "stack.width", nil, "constant=\"300\"")
                + constraint("4", "stack.height", nil, "constant=\"40\""))
    }

    private func frames(_ body: String) throws -> [String] {
        let laidOut = try LaidOut(body)
        return ["a", "b", "c"].map(laidOut.frame)
    }

    @Test func theViewWithTheLowestHuggingPriorityFillsTheRest() throws {
        #expect(try frames(stack("spacing=\"10\"")) == ["0 0 60 40", "70 0 30 40", "110 0 190 40"])
    }

    @Test func equalFillingGivesAllViewsTheSameLength() throws {
        let body = stack("distribution=\"fillEqually\" spacing=\"15\"")
        #expect(try frames(body) == ["0 0 90 40", "105 0 90 40", "210 0 90 40"])
    }

    @Test func proportionalFillingKeepsTheProportions() throws {
        #expect(
            try frames(stack("distribution=\"fillProportionally\"")) == ["0 0 100 40", "100 0 50 40", "150 0 150 40"])
    }

    @Test func equalSpacingSharesTheRest() throws {
        #expect(try frames(stack("distribution=\"equalSpacing\"")) == ["0 0 60 40", "120 0 30 40", "210 0 90 40"])
    }

    @Test func aHiddenViewTakesNoSpace() throws {
        let body = stack("distribution=\"fillEqually\" spacing=\"20\"", secondAttributes: "hidden=\"YES\"")
        let laidOut = try LaidOut(body)
        #expect(laidOut.frame("a") == "0 0 140 40")
        #expect(laidOut.frame("c") == "160 0 140 40")
        #expect(laidOut.view("b")?.frame.width == 0)
    }

    @Test func aStackViewIsAsLongAsItsViews() throws {
        let views =
            view("a", (0, 0, 60, 20), element: "label") + view("b", (0, 24, 90, 20), element: "label")
        let stack = view(
            "stack", (0, 0, 1, 1), element: "stackView", "axis=\"vertical\" alignment=\"center\" spacing=\"4\"",
            subviews: views)
        let laidOut = try LaidOut(
            view(
                "root", (0, 0, 375, 667), isConstrained: false, subviews: stack,
                constraints: constraint("1", "stack.leading", "root.leading") + constraint("2", "stack.top", "root.top")
            ))
        #expect(laidOut.frame("stack") == "0 0 90 44")
        #expect(laidOut.frame("a") == "15 0 60 20")
        #expect(laidOut.frame("b") == "0 24 90 20")
    }
}
