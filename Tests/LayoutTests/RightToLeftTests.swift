import Layout
import Testing

/// Interfaces that run from right to left. All frames count from the left edge.
@Suite struct RightToLeftTests {
    private var options: LayoutOptions {
        var options = LayoutOptions()
        options.isRightToLeft = true
        return options
    }

    private func root(_ subviews: String, _ constraints: String, _ attributes: String = "") -> String {
        view(
            "root", (0, 0, 300, 600), element: "view", attributes, isConstrained: false, subviews: subviews,
            constraints: constraints)
    }

    private let size = constraint("w", "a.width", nil, "constant=\"50\"")

    @Test func leadingIsRightAndAConstantCountsToTheLeft() throws {
        let body = root(
            view("a", (20, 0, 50, 10)), size + constraint("1", "a.leading", "root.leading", "constant=\"20\""))
        #expect(try LaidOut(body).frame("a") == "20 0 50 10")
        #expect(try LaidOut(body, options).frame("a") == "230 0 50 10")
    }

    @Test func anInequalityIsMirroredToo() throws {
        let body = root(
            view("a", (0, 0, 50, 10)),
            size + constraint("1", "a.leading", "root.leading", "relation=\"greaterThanOrEqual\" constant=\"30\"")
                + constraint("2", "a.leading", "root.leading", "constant=\"10\" priority=\"500\""))
        #expect(try LaidOut(body, options).frame("a") == "220 0 50 10")
    }

    @Test func leftAndRightAndTheOffsetOfACenterStay() throws {
        let left = root(view("a", (20, 0, 50, 10)), size + constraint("1", "a.left", "root.left", "constant=\"20\""))
        #expect(try LaidOut(left, options).frame("a") == "20 0 50 10")
        let center = root(
            view("a", (0, 0, 50, 10)), size + constraint("1", "a.centerX", "root.centerX", "constant=\"40\""))
        #expect(try LaidOut(center, options).frame("a") == "165 0 50 10")
    }

    @Test func aMultiplierCountsFromTheLeftEdge() throws {
        // Observed on devices: 0.8 times a trailing edge at 0 is 0.
        let body = root(
            view("a", (0, 0, 50, 10)), size + constraint("1", "a.trailing", "root.trailing", "multiplier=\"0.8\""))
        #expect(try LaidOut(body).frame("a") == "190 0 50 10")
        #expect(try LaidOut(body, options).frame("a") == "0 0 50 10")
    }

    @Test func aMultiplierCountsFromTheLeftEdgeOfTheViewThatOwnsTheConstraint() throws {
        let box = view(
            "box", (100, 0, 100, 50), subviews: view("a", (0, 0, 50, 10)),
            constraints: constraint("1", "a.centerX", "box.centerX", "multiplier=\"0.5\"")
                + constraint("2", "box.width", nil, "constant=\"100\"")
                + constraint("3", "a.width", nil, "constant=\"50\""))
        let body = root(box, constraint("4", "box.left", "root.left", "constant=\"100\""))
        #expect(try LaidOut(body).frame("a").hasPrefix("0 "))
        #expect(try LaidOut(body, options).frame("a").hasPrefix("0 "))
    }

    @Test(arguments: ["forceLeftToRight", "playback", "spatial"])
    func aViewThatRunsFromLeftToRightKeepsTheConstraintsThatItOwns(content: String) throws {
        let leading = constraint("1", "a.leading", "root.leading", "constant=\"20\"")
        let kept = root(view("a", (20, 0, 50, 10)), size + leading, "semanticContentAttribute=\"\(content)\"")
        #expect(try LaidOut(kept, options).frame("a") == "20 0 50 10")
        let inner = root(
            view("a", (20, 0, 50, 10), element: "view", "semanticContentAttribute=\"\(content)\""), size + leading)
        #expect(try LaidOut(inner, options).frame("a") == "230 0 50 10")
    }

    @Test func aViewWithoutConstraintsKeepsItsDistanceFromTheLeftEdge() throws {
        let body = root(view("a", (20, 0, 50, 10), isConstrained: false), "")
        #expect(try LaidOut(body, options).frame("a") == "20 0 50 10")
    }

    @Test func theLabelOfAStandardCellIsMirrored() throws {
        let label = view("l", (16, 0, 100, 43), element: "label", isConstrained: false)
        let content = view(
            "content", (0, 0, 300, 43), element: "tableViewCellContentView", "key=\"contentView\"",
            isConstrained: false, subviews: label)
        let cell = """
            <tableViewCell id="cell" textLabel="l"><rect key="frame" x="0" y="0" width="300" height="44"/>\(content)</tableViewCell>
            """
        #expect(try LaidOut(cell, options).frame("l") == "184 0 100 43")
    }

    @Test func aPositionThatTheConstraintsLeaveOpenIsTheMirroredOne() throws {
        let laidOut = try LaidOut(root(view("a", (20, 0, 50, 10)), size), options)
        #expect(laidOut.frame("a") == "230 0 50 10")
        #expect(laidOut.view("a")?.horizontal == .ambiguousPosition)
    }

    @Test func aStackViewStartsAtTheRightUnlessItRunsFromLeftToRight() throws {
        func stack(_ attributes: String) -> String {
            let views =
                view("a", (0, 0, 60, 40), element: "button") + view("b", (70, 0, 30, 40), element: "button")
            return root(
                view("stack", (0, 0, 100, 40), element: "stackView", "spacing=\"10\" \(attributes)", subviews: views),
                constraint("1", "stack.leading", "root.leading") + constraint("2", "stack.top", "root.top")
                    + constraint("3", "stack.height", nil, "constant=\"40\""))
        }
        let mirrored = try LaidOut(stack(""), options)
        #expect(["stack", "a", "b"].map(mirrored.frame) == ["200 0 100 40", "40 0 60 40", "0 0 30 40"])
        let kept = try LaidOut(stack("semanticContentAttribute=\"forceLeftToRight\""), options)
        #expect(["stack", "a", "b"].map(kept.frame) == ["200 0 100 40", "0 0 60 40", "70 0 30 40"])
    }

    @Test func aMacViewCanRunFromLeftToRight() throws {
        let leading = size + constraint("1", "a.leading", "root.leading", "constant=\"20\"")
        func frame(_ attributes: String) throws -> String {
            let body = view(
                "root", (0, 0, 300, 600), element: "customView", attributes, isConstrained: false,
                subviews: view("a", (20, 0, 50, 10), element: "customView"), constraints: leading)
            return try LaidOut(body, options, runtime: "MacOSX.Cocoa").frame("a").split(separator: " ")[0].description
        }
        #expect(try frame("") == "230")
        #expect(try frame("userInterfaceLayoutDirection=\"leftToRight\"") == "20")
    }
}
