import Layout
import Testing

@Suite struct DamagedLayoutTests {
    @Test(arguments: ["1e308", "-1e308", "nan", "inf", "1e999", "", "x"])
    func aDamagedNumberIsIgnored(_ number: String) throws {
        let subview = """
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO">\
            <rect key="frame" x="\(number)" y="0" width="\(number)" height="10"/></view>
            """
        let constraints =
            constraint("1", "a.leading", "root.leading", "constant=\"\(number)\" multiplier=\"\(number)\"")
            + constraint("2", "a.width", "a.height", "multiplier=\"\(number):\(number)\"")
            + constraint("3", "a.top", "root.top", "priority=\"\(number)\"")
        let laidOut = try LaidOut(
            view("root", (0, 0, 375, 667), isConstrained: false, subviews: subview, constraints: constraints))
        let frame = try #require(laidOut.view("a")?.frame)
        #expect([frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite && abs($0) < 1e9 })
    }

    @Test func aRingOfContradictionsEnds() throws {
        let count = 500
        let views = (0..<count).map { view("v\($0)", (0, 0, 10, 10)) }.joined()
        let constraints = (0..<count).map {
            constraint("c\($0)", "v\($0).leading", "v\(($0 + 1) % count).leading", "constant=\"1\"")
                + constraint(
                    "d\($0)", "v\($0).width", "v\(($0 + 7) % count).width", "multiplier=\"1.5\" constant=\"-9\"")
        }
        let laidOut = try LaidOut(
            view(
                "root", (0, 0, 375, 667), isConstrained: false, subviews: views, constraints: constraints.joined()))
        #expect(!laidOut.conflicts.isEmpty)
        #expect(laidOut.result.views.count == count + 1)
    }

    @Test func aHundredThousandConstrainedViewsKeepTheirSavedFrames() throws {
        let views = (0..<100_000).map { view("v\($0)", (1, 2, 3, 4)) }.joined()
        let laidOut = try LaidOut(view("root", (0, 0, 375, 667), isConstrained: false, subviews: views))
        #expect(laidOut.result.isTooBig)
        #expect(laidOut.result.views.count == 100_001)
        #expect(laidOut.frame("v99999") == "1 2 3 4")
    }

    @Test func aConstraintBetweenAViewAndItselfIsHarmless() throws {
        let laidOut = try LaidOut(
            view(
                "root", (0, 0, 375, 667), isConstrained: false, subviews: view("a", (5, 6, 7, 8)),
                constraints: constraint("1", "a.leading", "a.leading") + constraint("2", "a.top", "missing.top")))
        #expect(laidOut.frame("a") == "5 6 7 8")
    }

    @Test func aDocumentWithoutViewsHasNoRoots() throws {
        #expect(try LaidOut("<customObject id=\"a\"/>").result.views.isEmpty)
    }
}
