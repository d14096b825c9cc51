import InterfaceBuilder
import Layout
import Testing

/// The marks of Interface Builder that the constraints of a file confirm.
@Suite struct AmbiguityMarkTests {
    private static let mark = "ambiguous=\"YES\""

    /// The ids of the confirmed objects of a document.
    private func confirmed(_ body: String, attributes: String = "useAutolayout=\"YES\"") throws -> [String] {
        let document = try LaidOut(body, attributes: attributes).document
        return AmbiguityMarks.confirmed(in: document).sorted().compactMap { document[document.objects[$0].objectID] }
    }

    private func root(_ subviews: String, _ constraints: String, id: String = "root") -> String {
        view(id, (0, 0, 375, 667), isConstrained: false, subviews: subviews, constraints: constraints)
    }

    private func corner(_ id: String, in superview: String = "root") -> String {
        constraint("\(id)1", "\(id).leading", "\(superview).leading")
            + constraint("\(id)2", "\(id).top", "\(superview).top")
    }

    @Test func `a marked view without a size is confirmed, and a marked label with a natural size is not`() throws {
        let subviews =
            view("a", (0, 0, 50, 50), Self.mark) + view("b", (0, 60, 50, 20), element: "label", Self.mark)
            + view("c", (0, 90, 50, 50))
        let body = root(subviews, corner("a") + corner("b") + corner("c"))
        #expect(try confirmed(body) == ["a"])
        #expect(try confirmed(body, attributes: "").isEmpty)
    }

    @Test func `a constraint that Xcode removes at build time does not determine a frame`() throws {
        func body(_ placeholder: String) -> String {
            root(
                view("a", (0, 0, 50, 50), Self.mark),
                corner("a") + constraint("w", "a.width", nil, "constant=\"50\"")
                    + constraint("h", "a.height", nil, "constant=\"50\" \(placeholder)"))
        }
        #expect(try confirmed(body("")).isEmpty)
        #expect(try confirmed(body("placeholder=\"YES\"")) == ["a"])
    }

    @Test func `views inside a hidden view of a stack view are not confirmed`() throws {
        func body(_ hidden: String) -> String {
            let inner = view(
                "inner", (0, 0, 375, 50), hidden, subviews: view("a", (0, 0, 50, 50), Self.mark),
                constraints: corner("a", in: "inner"))
            return root(
                view("stack", (0, 0, 375, 50), element: "stackView", subviews: inner),
                corner("stack") + constraint("s3", "stack.trailing", "root.trailing"))
        }
        #expect(try confirmed(body("")) == ["a"])
        #expect(try confirmed(body("hidden=\"YES\"")).isEmpty)
    }

    @Test
    func `marked views in several root views are confirmed, and a document with too many constraints is left out`()
        throws
    {
        let both =
            root(view("a", (0, 0, 50, 50), Self.mark), corner("a", in: "one"), id: "one")
            + root(view("b", (0, 0, 50, 50), Self.mark), corner("b", in: "two"), id: "two")
        #expect(try confirmed(both) == ["a", "b"])
        let many = (0..<20_001).map { constraint("k\($0)", "b.width", nil, "constant=\"50\"") }.joined()
        #expect(try confirmed(root(view("b", (0, 0, 50, 50), Self.mark), corner("b") + many)).isEmpty)
    }
}
