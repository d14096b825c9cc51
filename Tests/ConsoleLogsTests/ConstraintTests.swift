import ConsoleLogs
import Testing

@Suite("Constraints in logs")
struct ConstraintTests {
    /// Returns the constraints of the first message in a short form.
    private static func constraints(_ lines: String) -> [String] {
        let log = LogReader.read("Unable to simultaneously satisfy constraints.\n(\n\(lines)\n)\n")
        return (log.symptoms.first?.constraints ?? []).map { constraint in
            guard let first = constraint.first else { return constraint.origin.rawValue }
            let relation = constraint.relation ?? "equal"
            let constant = constraint.constant.map { "\($0)" } ?? "standard"
            let factor = constraint.multiplier.map { ["\($0)"] } ?? []
            return ([end(first), relation] + factor + [constraint.second.map(end), constant].compactMap { $0 }).joined(
                separator: " ")
        }
    }

    private static func end(_ end: LoggedConstraint.End) -> String {
        let text = end.text.map { "'\($0)'" } ?? ""
        return "\(end.className?.qualified ?? end.name ?? "?")\(text).\(end.attribute)"
    }

    @Test(arguments: [
        ("V:[UIView:0x2(200)]", "UIView.height equal 200.0"),
        ("V:[UIView:0x2(>=84)]   (active)", "UIView.height greaterThanOrEqual 84.0"),
        ("H:[UILabel:0x2'Seconds'(70)]", "UILabel'Seconds'.width equal 70.0"),
        (
            "H:|-(30)-[UILabel:0x2'Seconds']   (Names: '|':UIView:0x3 )",
            "UILabel'Seconds'.leading equal UIView.leading 30.0"
        ),
        (
            "V:[UILabel:0x2]-(11)-|   (active, names: '|':Orchard.FruitCell:0x3 )",
            "Orchard.FruitCell.bottom equal UILabel.bottom 11.0"
        ),
        (
            "H:[UILabel:0x2' ']-(NSSpace(8))-[UIButton:0x3'Show More']",
            "UIButton'Show More'.leading equal UILabel' '.trailing standard"
        ),
        (
            "H:[ArrowView:0x2]-(>=5@750)-[UIButton:0x3'It's (3) >'](LTR)",
            "UIButton'It's (3) >'.leading greaterThanOrEqual ArrowView.trailing 5.0"
        ),
        ("UIImageView:0x2.width == 1   (active)", "UIImageView.width equal 1.0"),
        (
            "UIView:0x2.width == 1.77778*UIView:0x3.height + 4   (active)",
            "UIView.width equal 1.77778 UIView.height 4.0"
        ),
        (
            "NSBox:0x2'Check'.centerX == NSButton:0x3'Check now'.centerX - 175.5",
            "NSBox'Check'.centerX equal NSButton'Check now'.centerX -175.5"
        ),
        (
            "V:[_UILayoutGuide:0x2]-(113)-[NextButton]   (active, names: NextButton:0x3 )",
            "NextButton.top equal _UILayoutGuide.bottom 113.0"
        ),
        (
            "UILabel:0x2.leading == UILayoutGuide:0x3'UIViewLayoutMarginsGuide'.leading   (active)",
            "UILabel.leading equal UILayoutGuide'UIViewLayoutMarginsGuide'.leading 0.0"
        ),
        (
            "_TtC7Orchard9FruitCell:0x2.top <= UIView:0x3.topMargin   (active)",
            "Orchard.FruitCell.top lessThanOrEqual UIView.topMargin 0.0"
        ),
    ])
    func `each form of a description is read`(form: String, expected: String) {
        #expect(Self.constraints("    \"<NSLayoutConstraint:0x1 \(form)>\",") == [expected])
        #expect(Self.constraints("    \"<NSLayoutConstraint:0x1 'identifier' \(form)>\"") == [expected])
    }

    @Test(arguments: [
        (
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[UIView:0x2(0)]>",
            LoggedConstraint.Origin.autoresizingMask
        ),
        ("<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' V:[UIView:0x2(115)]>", .framework),
        ("<_UILayoutSupportConstraint:0x1 _UILayoutGuide:0x2.height == 0   (active)>", .framework),
        (
            "<NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' V:|-(34)-[UIView:0x2]   (Names: '|':UIView:0x3 )>",
            .fixedFrame
        ),
        ("<Orchard.LayoutConstraint:0x1@BasketView.swift#42 UIView:0x2.height == 44.0>", .code),
        ("<<Orchard.LayoutConstraint:0x1> <UIView:0x2>.top == <UIView:0x3>.bottom>", .code),
        ("<NSLayoutConstraint:0x1 V:[UIView:0x2(115)]>", .nibOrCode),
        ("<NSLayoutConstraint:0x1 V:[UIView:0x2(1", .nibOrCode),
    ])
    func `the description shows what added a constraint`(text: String, origin: LoggedConstraint.Origin) {
        let log = LogReader.read("Unable to simultaneously satisfy constraints.\n\(text)")
        #expect(log.symptoms.first?.constraints?.map(\.origin) == [origin])
    }

    @Test func `the removed constraint is marked in the list`() {
        let log = LogReader.read(
            """
            2026-01-02 10:00:00.1 Orchard[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            (
                "<NSLayoutConstraint:0x1 V:[UIView:0x2(200)]>",
                "<NSLayoutConstraint:0x3 V:[UIView:0x2(84)]>"
            )

            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x3 V:[UIView:0x2(84)]>

            The methods listed in <UIKit/UIView.h> may also be helpful.
            """)
        #expect(log.symptoms.map(\.kind.name) == ["constraintConflict"])
        #expect(log.symptoms.first?.constraints?.map(\.isBroken) == [false, true])
    }

    @Test func `a conflict on one line is read`() {
        let list = "( \"<NSLayoutConstraint:0x1 V:[UIView:0x2(9)]>\", \"<NSLayoutConstraint:0x3 V:[UIView:0x2(8)]>\" )"
        let end =
            "Will attempt to recover by breaking constraint <NSLayoutConstraint:0x1 V:[UIView:0x2(9)]> Make a symbolic breakpoint <UIKit/UIView.h>"
        let log = LogReader.read("Unable to simultaneously satisfy constraints. \(list) \(end)")
        #expect(log.symptoms.map { $0.constraints?.map(\.isBroken) } == [[true, false]])
    }

    @Test func `the line about the removed constraint alone is a conflict`() {
        let log = LogReader.read(
            "Will attempt to recover by breaking constraint\n<NSLayoutConstraint:0x3 V:[UIView:0x2(84)]>")
        #expect(log.symptoms.map { $0.constraints?.map(\.isBroken) } == [[true]])
    }

    @Test func `two conflicts with other addresses are the same, two with other constants are not`() {
        func conflict(_ address: String, _ height: Int) -> String {
            "Unable to simultaneously satisfy constraints.\n<NSLayoutConstraint:\(address) V:[UIView:\(address)1(\(height))]>\n"
        }
        let log = LogReader.read(
            conflict("0x1", 8) + conflict("0x2", 8) + conflict("0x3", 9)
                + "Unknown class Pear in Interface Builder file.")
        #expect(log.symptoms.map(\.count) == [2, 1, 1] && log.symptoms.map(\.line) == [1, 5, 7])
    }

    @Test func `the number of constraints of a conflict has a limit`() {
        var reader = LogReader()
        reader.read(Array("Unable to simultaneously satisfy constraints.\n".utf8))
        for number in 0..<5000 { reader.read(Array("<NSLayoutConstraint:0x\(number) V:[UIView:0x2(1)]>,".utf8)) }
        #expect((reader.finish().symptoms.first?.constraints?.count ?? 0) == 64)
    }

    @Test(arguments: [
        "<NSLayoutConstraint:0x", "<Constraint:0x1", "<NSLayoutConstraint:0x1 V:[", "<NSLayoutConstraint:0x1 '>", "<<<",
        "<NSLayoutConstraint:0x1 V:[A]-(", "<private>",
    ])
    func `a description that is cut off is no error`(text: String) {
        #expect(LogReader.read("Unable to simultaneously satisfy constraints.\n\(text)").symptoms.count == 1)
    }

    @Test func `a build message names the nib, with spaces in its path`() {
        let log = LogReader.read("/a b/My View.xib:Ab1-cD-2eF: warning: Ambiguous layout\nother.xib: error: Boom")
        #expect(
            log.symptoms.map(\.file) == ["My View.xib", "other.xib"]
                && log.symptoms.map(\.objectID) == ["Ab1-cD-2eF", nil])
        #expect(log.symptoms.first?.message == "My View.xib:Ab1-cD-2eF: warning: Ambiguous layout")
    }
}
