import SourceCode
import Testing

@Suite("Locals are their block's own")
struct LocalScopeTests {
    private func objectiveC(_ body: String, of method: String = "- (void)go:(NSString *)given") -> [[String]] {
        let source = ObjectiveCSource.body(
            body.replacing("LOAD", with: "[bundle loadNibNamed:n owner:nil options:nil]"), of: method)
        return source.file.loads.map {
            $0.values.isEmpty ? [$0.expression ?? ""] : $0.values.map { $0.replacing("@", with: "") }
        }
    }

    private func swift(_ body: String) -> [[String]] {
        let text = body.replacing("LOAD", with: "UINib(nibName: n, bundle: nil)")
        return SwiftText("class Shop { func go(given: String) {\n\(text)\n} }").file.loads
            .map { $0.values.isEmpty ? [$0.expression ?? ""] : $0.values }
    }

    @Test(
        arguments: [
            // Four of one name in four blocks.
            (
                "if (a) { NSString *n = @\"A\"; LOAD; } else if (b) { NSString *n = @\"B\"; LOAD; } else { NSString *n = @\"C\"; LOAD; } "
                    + "NSString *n = @\"D\"; LOAD;", [["A"], ["B"], ["C"], ["D"]]
            ),
            ("{ NSString *n; n = @\"A\"; { NSString *n = @\"B\"; LOAD; } LOAD; }", [["B"], ["A"]]),
            ("NSString *n = @\"A\"; { n = @\"B\"; } LOAD;", [["A", "B"]]),
            (
                "switch (a) { case 1: { NSString *n = @\"A\"; LOAD; break; } case 2: { NSString *n = @\"B\"; LOAD; } default: { LOAD; } }",
                [["A"], ["B"], ["n"]]
            ),
            ("NSString *n = @\"A\"; for (NSString *n in names) { LOAD; } LOAD;", [["n"], ["A"]]),
            ("NSString *n = @\"A\"; for (NSString *n in names) LOAD; LOAD;", [["n"], ["A"]]),
            (
                "for (NSString *n = @\"A\", *m = @\"B\"; m; n = m) { LOAD; } for (NSString *n = @\"C\"; ;) { LOAD; }",
                [["A", "B"], ["C"]]
            ),
            (
                "for (int i = 0; i < 3; i++) for (id x in y) { NSString *n = @\"A\"; LOAD; } NSString *n = @\"B\"; LOAD;",
                [["A"], ["B"]]
            ),
            ("NSString *n = @\"A\"; [list each:^{ NSString *n = @\"B\"; LOAD; }]; LOAD;", [["B"], ["A"]]),
            ("NSString *n = @\"A\"; [list each:^(NSString *n, BOOL *stop) { LOAD; }]; LOAD;", [["n"], ["A"]]),
            (
                "NSString *n = @\"A\"; [list each:^NSString *(NSString *n) { n = @\"B\"; LOAD; return n; }]; LOAD;",
                [["B"], ["A"]]
            ),
            ("NSString *n = @\"A\"; [list each:^(id x) { LOAD; }];", [["A"]]),
            (
                "NSString *n = @\"A\"; @try { NSString *n = @\"B\"; LOAD; } @catch (NSString *n) { LOAD; } @finally { LOAD; }",
                [["B"], ["n"], ["A"]]
            ),
            ("NSString *n = @\"A\"; do { NSString *n = @\"B\"; LOAD; } while (n); LOAD;", [["B"], ["A"]]),
            (
                "{ static NSString *const n = @\"A\"; LOAD; } { __block NSString *n = nil; n = @\"B\"; LOAD; }",
                [["A"], ["B"]]
            ),
            ("NSString *a = @\"X\", *n = @\"A\"; LOAD; { NSString *n = a; LOAD; }", [["A"], ["X"]]),
            ("{ NSArray<NSString *> *x = y, *n = @\"A\"; LOAD; } LOAD;", [["A"], ["n"]]),
            (
                "{ id n = wide ? @\"A\" : @\"B\"; LOAD; } { Class n = [Foo class]; } { auto n = @\"C\"; LOAD; }",
                [["A", "B"], ["C"]]
            ),
            ("{ __weak typeof(self) n = self; } LOAD;", [["n"]]),
            ("{ n = @\"A\"; } LOAD;", [["A"]]),
            ("x = c ? a : n; { NSString *n = @\"A\"; } [foo bar:baz n:n]; LOAD;", [["n"]]),
            (
                "given = @\"A\"; { NSString *given = @\"B\"; NSString *n = given; LOAD; } NSString *n = given; LOAD;",
                [["B"], ["given", "A"]]
            ),
            // What nothing closes is not lost.
            ("if (a) { NSString *n = @\"A\"; LOAD;", [["A"]]),
            ("[list each:^(NSString *n) { n = @\"A\"; LOAD;", [["A"]]),
        ] as [(String, [[String]])])
    func `an Objective-C local stands for what its block says`(body: String, names: [[String]]) {
        #expect(objectiveC(body) == names.map { $0.map { $0.allSatisfy(\.isUppercase) ? "\"\($0)\"" : $0 } })
    }

    @Test func `a parameter that a local hides is not meant`() {
        let call = "[bundle loadNibNamed:name owner:nil options:nil];"
        let loads = ObjectiveCSource.body(
            "\(call) { NSString *name = @\"A\"; \(call) }", of: "- (void)go:(NSString *)name"
        ).file.loads
        #expect(loads.map(\.parameter) == ["0", nil])
    }

    @Test func `owners are told apart by their blocks`() {
        let load = "[bundle loadNibNamed:@\"A\" owner:o options:nil];"
        let source = ObjectiveCSource.body(
            "{ Foo *o = x; \(load) } { Bar *o = x; \(load) } [x each:^(Baz *o) { \(load) }]; \(load)",
            of: "- (void)go:(Given *)o")
        #expect(source.file.loads.map(\.ownerType) == ["Foo", "Bar", "Baz", "Given"])
    }

    @Test func `a nib in a local is none of the object's`() {
        let source = ObjectiveCSource(
            """
            @implementation Shop
            - (void)setUp { UINib *nib; nib = [UINib nibWithNibName:@"A" bundle:nil]; }
            - (void)go { [nib instantiateWithOwner:self options:nil]; }
            @end
            """)
        #expect(source.file.loads.last?.expression == "nib")
    }

    @Test(
        arguments: [
            (
                "if a { let n = \"A\"; LOAD } else if b { let n = \"B\"; LOAD } else { let n = \"C\"; LOAD }\nlet n = \"D\"; LOAD",
                [["A"], ["B"], ["C"], ["D"]]
            ),
            ("let n = \"A\"; if let n = b { LOAD } else { LOAD }", [["b"], ["A"]]),
            (
                "let n = \"A\"; if let n = b { LOAD } else if c { LOAD } else { LOAD }; LOAD",
                [["b"], ["A"], ["A"], ["A"]]
            ),
            ("let n = \"A\"; do { let n = \"B\"; LOAD } catch let n { LOAD } ; LOAD", [["B"], ["n"], ["A"]]),
            (
                "let n = \"A\"; switch x { case .a(let n): LOAD; case let .b(n, m): LOAD; case .c: LOAD }; LOAD",
                [["n"], ["n"], ["A"], ["A"]]
            ),
            ("let n = \"A\"; if case let .a(n)? = x { LOAD } else { LOAD }", [["n"], ["A"]]),
            ("let n = \"A\"; for (i, n) in x.enumerated() { LOAD }; LOAD", [["n"], ["A"]]),
            ("let n = \"A\"; for case let n? in x { LOAD }; LOAD", [["n"], ["A"]]),
            ("let n = \"A\"; for n in [\"B\", \"C\"] { LOAD }; LOAD", [["B", "C"], ["A"]]),
            (
                "let n = \"A\"; x.each { n in LOAD }; x.each { [n = \"B\"] in LOAD }; x.each { (n: String) in LOAD }; LOAD",
                [["n"], ["B"], ["n"], ["A"]]
            ),
            (
                "let n = \"A\"; while let n = b { LOAD }; repeat { let n = \"B\"; LOAD } while x; LOAD",
                [["b"], ["B"], ["A"]]
            ),
            ("let n = \"A\"; func f(n: String) { LOAD }; LOAD", [["n"], ["A"]]),
            ("let n = \"A\"; do { let (n, m) = pair; LOAD }; LOAD", [["n"], ["A"]]),
            ("do { guard let n = b else { return }; LOAD }; let n = \"A\"; LOAD", [["b"], ["A"]]),
        ] as [(String, [[String]])])
    func `a Swift local stands for what its block says`(body: String, names: [[String]]) {
        #expect(swift(body) == names.map { $0.map { $0.allSatisfy(\.isUppercase) ? "\"\($0)\"" : $0 } })
    }

    @Test func `many locals of one name cost no more than their number`() {
        let blocks = String(repeating: "{ NSString *n = @\"A\"; } ", count: 20_000)
        let uses = String(repeating: "[bundle loadNibNamed:n owner:nil options:nil]; ", count: 2_000)
        #expect(ObjectiveCSource.body(blocks + uses).file.loads.allSatisfy { $0.values.isEmpty })
        let nested = String(repeating: "{ NSString *n = @\"A\"; ", count: 20_000)
        #expect(ObjectiveCSource.body(nested + uses).file.loads.count == 2_000)
    }
}
