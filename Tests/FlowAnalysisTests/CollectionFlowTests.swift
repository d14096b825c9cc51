import Testing

@Suite("Names of nibs in lists, dictionaries and tuples")
struct CollectionFlowTests {
    /// Returns the nibs that a method of a view controller loads.
    private static func loads(_ body: String, members: String = "") -> [String] {
        let flow = Flow(
            """
            class Shop: UITableViewController {
                \(members)
                func open(_ name: String) { _ = UINib(nibName: name, bundle: nil) }
                override func viewDidLoad() {
                    \(body)
                }
            }
            """)
        return flow.nibs.flatMap(\.self).map { $0.split(separator: " ").first.map(String.init) ?? "" }.sorted()
    }

    @Test(
        arguments: [
            #"for (name, _) in ["Pear": 1, "Fig": 2] { open(name) }"#,
            #"for entry in ["Pear": 1, "Fig": 2] { open(entry.key) }"#,
            #"["a": "Pear", "b": "Fig"].forEach { open($0.value) }"#,
            #"["a": "Pear", "b": "Fig"].forEach { key, name in open(name) }"#,
            #"["a": "Pear", "b": "Fig"].values.forEach { open($0) }"#,
            #"for name in ["Pear": 1, "Fig": 2].keys.sorted() { open(name) }"#,
            #"for (_, name) in ["Pear", "Fig"].enumerated() { open(name) }"#,
            #"zip(["Pear", "Fig"], [1, 2]).forEach { open($0) ; _ = $1 }"#,
            #"[("Pear", 1), ("Fig", 2)].forEach { open($0.0) }"#,
            #"let pair = (nib: "Pear", other: "Fig"); open(pair.nib); open(pair.other)"#,
            #"let (one, two) = ("Pear", "Fig"); open(one); open(two)"#,
            #"for name in Array(["Pear", "Fig"].reversed()) { open(name) }"#,
        ])
    func `a loop or closure gets the names`(body: String) { #expect(Self.loads(body) == ["Fig", "Pear"]) }

    @Test func `a known key of a dictionary gives its value only`() {
        #expect(Self.loads(#"let nibs = ["a": "Pear", "b": "Fig"]; open(nibs["b"]!)"#) == ["Fig"])
        #expect(
            Self.loads(#"open(nibs[.small]!)"#, members: #"let nibs: [Size: String] = [.small: "Fig", .big: "Pear"]"#)
                == ["Fig"])
    }

    @Test func `an element of a reversed list is known, one of a sorted list can be any`() {
        #expect(Self.loads(#"open(Array(["Fig", "Pear"].reversed())[0])"#) == ["Pear"])
        #expect(Self.loads(#"open(["Fig", "Pear"].sorted()[0])"#) == ["Fig", "Pear"])
    }

    @Test func `if a key is not exactly known, the value can be any`() {
        #expect(
            Self.loads(#"let key = wide ? "a" : other; open(["a": "Fig", "b": "Pear"][key]!)"#) == ["Fig", "Pear"])
        #expect(Self.loads(#"open(["a": "Fig"]["b"] ?? "Pear")"#) == ["Pear"])
    }

    @Test func `a trailing closure is not an argument of a variadic parameter`() {
        let member =
            "func openAll(_ names: String..., animated: Bool = true, then: () -> Void) { names.forEach { open($0) } }"
        #expect(Self.loads(#"openAll("Pear", "Fig") { }"#, members: member) == ["Fig", "Pear"])
    }

    @Test(arguments: ["[x\u{24}{0}: x\u{24}{0}]", "[x\u{24}{0}, x\u{24}{0}]", "(x\u{24}{0}, x\u{24}{0})"])
    func `a value that doubles with every line is followed only to a limit`(pattern: String) {
        let lines = (1...60).map { "let x\($0) = \(pattern.replacing("\u{24}{0}", with: String($0 - 1)))" }
        #expect(
            Self.loads(#"let x0 = "Fig"; "# + lines.joined(separator: "; ") + "; let z = wide ? x60 : x59; open(z)")
                == [])
    }

    @Test func `a variadic parameter gets all arguments`() {
        let member = "func openAll(_ names: String..., animated: Bool) { names.forEach { open($0) } }"
        #expect(Self.loads(#"openAll("Pear", "Fig", animated: true)"#, members: member) == ["Fig", "Pear"])
    }

    @Test(arguments: [#"let names = ["Pear", "Fig"]"#, #"var names: [String] { ["Pear", "Fig"] }"#])
    func `a property of the class keeps the names, although its own name says nothing`(member: String) {
        #expect(Self.loads("names.forEach { open($0) }", members: member) == ["Fig", "Pear"])
    }

    @Test func `in Objective-C, a loop over a dictionary visits the keys`() {
        let flow = Flow(
            objectiveC: """
                @implementation Shop
                - (void)fill {
                    NSDictionary *nibs = @{@"small": @"Fig", @"big": @"Pear"};
                    for (NSString *key in nibs) { [[NSBundle mainBundle] loadNibNamed:nibs[key] owner:nil options:nil]; }
                    for (NSString *key in nibs) { [[NSBundle mainBundle] loadNibNamed:key owner:nil options:nil]; }
                    [[NSBundle mainBundle] loadNibNamed:[nibs objectForKey:@"big"] owner:nil options:nil];
                    for (NSString *name in [nibs allValues]) { [[NSBundle mainBundle] loadNibNamed:name owner:nil options:nil]; }
                }
                @end
                """)
        #expect(flow.nibs == [["Fig", "Pear"], ["small", "big"], ["Pear"], ["Fig", "Pear"]])
    }
}

@Suite("Macros with arguments")
struct MacroFlowTests {
    private static func nibs(_ macro: String, _ call: String) -> [[String]] {
        Flow(
            objectiveC: """
                \(macro)
                @interface Shop : UIView
                @end
                @implementation Shop
                - (void)fill { \(call); }
                @end
                """
        ).nibs
    }

    @Test func `a macro is followed like a function, and self in it is the object of the caller`() {
        let macro = "#define LOAD(name) [[[NSBundle mainBundle] loadNibNamed:name owner:self options:nil] lastObject]"
        #expect(Self.nibs(macro, #"UIView *shelf = LOAD(@"Shelf")"#) == [["Shelf owner Shop from 5"]])
    }

    @Test(arguments: ["@#type", "NSStringFromClass([type class])"])
    func `a macro takes the name of a class`(name: String) {
        let macro = "#define MAKE(type) [[type alloc] initWithNibName:\(name) bundle:nil]"
        #expect(
            Self.nibs(macro, "id shelf = MAKE(ShelfController)").flatMap(\.self).map { $0.prefix(15) } == [
                "ShelfController"
            ])
    }

    @Test func `a macro of several statements and lines is followed`() {
        let macro = """
            #define OPEN(name) do { \\
                NSString *nib = name; \\
                [[NSBundle mainBundle] loadNibNamed:nib owner:nil options:nil]; \\
            } while (0)
            """
        #expect(Self.nibs(macro, #"OPEN(@"Shelf")"#) == [["Shelf from 8"]])
    }

    @Test(arguments: ["#define NIB(name) name##Nib", "#define SHARED_NIB(type) + (type *)nib { return nil; }"])
    func `a macro that joins words or declares a method is not followed`(macro: String) {
        #expect(Self.nibs(macro, "id nib = [UINib nibWithNibName:NIB(@\"Shelf\") bundle:nil]") == [[]])
    }
}
