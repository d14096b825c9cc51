import TestSupport
import Testing

/// The loads in one body. Each returned list contains one element for each load, in source order.
private struct LoadsOfBody {
    private let repository: TestRepository

    init(_ source: String, in path: String) throws {
        repository = try TestRepository()
        try repository.folder.write(path, source)
        try repository.refresh()
    }

    /// Reads an Objective-C method of `Shop` with this body. `LOAD` stands for a load with the nib name `n`.
    init(objectiveC body: String, of method: String = "- (void)go:(NSString *)given") throws {
        let code = body.replacing("LOAD", with: "[bundle loadNibNamed:n owner:nil options:nil]")
        try self.init("@implementation Shop\n\(method) {\n\(code)\n}\n@end\n", in: "Shop.m")
    }

    /// Reads a Swift method of `Shop` with this body. `LOAD` stands for a load with the nib name `n`.
    init(swift body: String) throws {
        let code = body.replacing("LOAD", with: "UINib(nibName: n, bundle: nil)")
        try self.init("class Shop {\nfunc go(given: String) {\n\(code)\n}\n}\n", in: "Shop.swift")
    }

    /// Returns the possible names of each load, sorted. If the name of a load is unknown, its list is empty.
    func names(_ condition: String = "true") throws -> [[String]] {
        try perLoad("nib_name", condition).map { $0.split(separator: ",").map(String.init) }
    }

    /// Returns the certainties of each load, joined with commas.
    func certainty() throws -> [String] { try perLoad("certainty") }

    /// Returns the possible owner classes of each load, joined with commas.
    func owners() throws -> [String] { try perLoad("owner_class") }

    /// Returns the platforms of each load.
    func platforms() throws -> [String] { try perLoad("platforms") }

    /// Returns the possible values of each use of an identifier, sorted.
    func identifiers() throws -> [[String]] {
        try perLoad("identifier", of: "identifiers").map { $0.split(separator: ",").map(String.init) }
    }

    private func perLoad(
        _ column: String, of table: String = "nib_loads", _ condition: String = "true"
    ) throws -> [String] {
        try repository.texts(
            """
            SELECT ifnull(group_concat(value, ','), '')
            FROM (
                SELECT DISTINCT line, "column", \(column) AS value FROM \(table)
                WHERE \(condition)
                ORDER BY line, "column", value
            )
            GROUP BY line, "column"
            ORDER BY line, "column"
            """)
    }

    private func perLoad(_ column: String, _ condition: String) throws -> [String] {
        try perLoad(column, of: "nib_loads", condition)
    }
}

@Suite("A local variable has the value assigned before a load")
struct LocalVariableTests {
    @Test(
        arguments: [
            // Four variables with the same name, each in its own block.
            (
                "if (a) { NSString *n = @\"A\"; LOAD; } else if (b) { NSString *n = @\"B\"; LOAD; } else { NSString *n = @\"C\"; LOAD; } "
                    + "NSString *n = @\"D\"; LOAD;", [["A"], ["B"], ["C"], ["D"]]
            ),
            ("{ NSString *n; n = @\"A\"; { NSString *n = @\"B\"; LOAD; } LOAD; }", [["B"], ["A"]]),
            ("NSString *n = @\"A\"; { n = @\"B\"; } LOAD;", [["B"]]),
            (
                "switch (a) { case 1: { NSString *n = @\"A\"; LOAD; break; } case 2: { NSString *n = @\"B\"; LOAD; } default: { LOAD; } }",
                [["A"], ["B"], []]
            ),
            ("NSString *n = @\"A\"; for (NSString *n in names) { LOAD; } LOAD;", [[], ["A"]]),
            ("NSString *n = @\"A\"; for (NSString *n in names) LOAD; LOAD;", [[], ["A"]]),
            (
                "for (int i = 0; i < 3; i++) for (id x in y) { NSString *n = @\"A\"; LOAD; } NSString *n = @\"B\"; LOAD;",
                [["A"], ["B"]]
            ),
            ("NSString *n = @\"A\"; [list each:^{ NSString *n = @\"B\"; LOAD; }]; LOAD;", [["B"], ["A"]]),
            ("NSString *n = @\"A\"; [list each:^(NSString *n, BOOL *stop) { LOAD; }]; LOAD;", [[], ["A"]]),
            (
                "NSString *n = @\"A\"; [list each:^NSString *(NSString *n) { n = @\"B\"; LOAD; return n; }]; LOAD;",
                [["B"], ["A"]]
            ),
            ("NSString *n = @\"A\"; [list each:^(id x) { LOAD; }];", [["A"]]),
            (
                "NSString *n = @\"A\"; @try { NSString *n = @\"B\"; LOAD; } @catch (NSString *n) { LOAD; } @finally { LOAD; }",
                [["B"], [], ["A"]]
            ),
            ("NSString *n = @\"A\"; do { NSString *n = @\"B\"; LOAD; } while (n); LOAD;", [["B"], ["A"]]),
            (
                "{ static NSString *const n = @\"A\"; LOAD; } { __block NSString *n = nil; n = @\"B\"; LOAD; }",
                [["A"], ["B"]]
            ),
            ("NSString *a = @\"X\", *n = @\"A\"; LOAD; { NSString *n = a; LOAD; }", [["A"], ["X"]]),
            ("{ NSArray<NSString *> *x = y, *n = @\"A\"; LOAD; } LOAD;", [["A"], []]),
            (
                "{ id n = wide ? @\"A\" : @\"B\"; LOAD; } { Class n = [Foo class]; } { auto n = @\"C\"; LOAD; }",
                [["A", "B"], ["C"]]
            ),
            ("{ __weak typeof(self) n = self; } LOAD;", [[]]),
            ("x = c ? a : n; { NSString *n = @\"A\"; } [foo bar:baz n:n]; LOAD;", [[]]),
            (
                "given = @\"A\"; { NSString *given = @\"B\"; NSString *n = given; LOAD; } NSString *n = given; LOAD;",
                [["B"], ["A"]]
            ),
            // A load in a block without a closing brace is still found.
            ("if (a) { NSString *n = @\"A\"; LOAD;", [["A"]]),
            ("[list each:^(NSString *n) { n = @\"A\"; LOAD;", [["A"]]),
        ] as [(String, [[String]])])
    func `an Objective-C variable has the values assigned in its scope`(body: String, names: [[String]]) throws {
        let found = try LoadsOfBody(objectiveC: body).names()
        #expect(found == names)
    }

    @Test(
        arguments: [
            (
                "if a { let n = \"A\"; LOAD } else if b { let n = \"B\"; LOAD } else { let n = \"C\"; LOAD }\nlet n = \"D\"; LOAD",
                [["A"], ["B"], ["C"], ["D"]]
            ),
            ("let n = \"A\"; if let n = b { LOAD } else { LOAD }", [[], ["A"]]),
            ("let n = \"A\"; if let n = b { LOAD } else if c { LOAD } else { LOAD }; LOAD", [[], ["A"], ["A"], ["A"]]),
            ("let n = \"A\"; do { let n = \"B\"; LOAD } catch let n { LOAD } ; LOAD", [["B"], [], ["A"]]),
            (
                "let n = \"A\"; switch x { case .a(let n): LOAD; case let .b(n, m): LOAD; case .c: LOAD }; LOAD",
                [[], [], ["A"], ["A"]]
            ),
            ("let n = \"A\"; if case let .a(n)? = x { LOAD } else { LOAD }", [[], ["A"]]),
            ("let n = \"A\"; for (i, n) in x.enumerated() { LOAD }; LOAD", [[], ["A"]]),
            ("let n = \"A\"; for case let n? in x { LOAD }; LOAD", [[], ["A"]]),
            ("let n = \"A\"; for n in [\"B\", \"C\"] { LOAD }; LOAD", [["B", "C"], ["A"]]),
            (
                "let n = \"A\"; x.each { n in LOAD }; x.each { [n = \"B\"] in LOAD }; x.each { (n: String) in LOAD }; LOAD",
                [[], ["B"], [], ["A"]]
            ),
            (
                "let n = \"A\"; while let n = b { LOAD }; repeat { let n = \"B\"; LOAD } while x; LOAD",
                [[], ["B"], ["A"]]
            ),
            ("let n = \"A\"; func f(n: String) { LOAD }; LOAD", [[], ["A"]]),
            ("let n = \"A\"; do { let (n, m) = pair; LOAD }; LOAD", [[], ["A"]]),
            ("do { guard let n = b else { return }; LOAD }; let n = \"A\"; LOAD", [[], ["A"]]),
            // Branches and conditions.
            ("let n = wide ? \"A\" : \"B\"; LOAD", [["A", "B"]]),
            ("let n: String; if wide { n = \"C\" } else { n = \"D\" }; LOAD", [["C", "D"]]),
            ("let n = switch wide { case true: \"E\" case false: \"F\" }; LOAD", [["E", "F"]]),
            ("let n = unknown ?? \"G\"; LOAD", [["G"]]),
            ("var n = \"A\"\n if x { n = \"B\" }\n LOAD", [["A", "B"]]),
            ("var n = \"A\"; n = \"B\"; LOAD", [["B"]]),
            ("var n = \"A\"; LOAD; n = \"B\"", [["A"]]),
            ("if x { let n = \"A\"; return }; LOAD", [[]]),
        ] as [(String, [[String]])])
    func `a Swift variable has the values assigned in its scope`(body: String, names: [[String]]) throws {
        let found = try LoadsOfBody(swift: body).names()
        #expect(found == names)
    }

    @Test(
        arguments: [
            ("", "@\"A\"", ["A"]),
            ("NSString *n = @\"A\";", "n", ["A"]),
            ("NSString *n = isPad ? @\"A\" : @\"B\";", "n", ["A", "B"]),
            ("NSString *n = a ? @\"A\" : b ? (c ? @\"B\" : @\"C\") : @\"D\";", "n", ["A", "B", "C", "D"]),
            ("NSString *n = nil; if (a) { n = @\"A\"; } else { n = @\"B\"; }", "n", ["A", "B"]),
            ("NSString *n = @\"A\"; if (a) { n = @\"B\"; }", "n", ["A", "B"]),
            ("NSString *n = @\"A\"; n = @\"B\";", "n", ["B"]),
            ("NSString *m = @\"A\"; NSString *n = m;", "n", ["A"]),
            ("NSString *n = n; n = m; m = n;", "n", []),
            ("NSString *n = @\"A\" /* and */ @\"\";", "n", ["A"]),
            ("NSString *n = [a name:b ? c : d];", "n", []),
            ("NSString *n = (NSString *)[a name];", "n", []),
            ("Class k = [Foo class];", "NSStringFromClass(k)", ["Foo"]),
            ("", "a ? @\"A\" : @\"B\"", ["A", "B"]),
            ("", "NSStringFromClass([self class])", ["Shop"]),
            ("", "_name", []),
        ] as [(String, String, [String])])
    func `a name has all possible values of its expression`(before: String, name: String, names: [String]) throws {
        let load = "[bundle loadNibNamed:\(name) owner:self options:nil];"
        let found = try LoadsOfBody(objectiveC: before + " " + load, of: "- (void)go").names()
        #expect(found == [names])
    }

    @Test func `the certainty says whether the name is a literal, was resolved, or is unknown`() throws {
        let swift = try LoadsOfBody(
            swift:
                "UINib(nibName: \"A\", bundle: nil); UINib(nibName: String(\"A\"), bundle: nil); let n = \"A\"; LOAD; x.each { n in LOAD }"
        )
        #expect(try swift.names() == [["A"], ["A"], ["A"], []])
        #expect(try swift.certainty() == ["literal", "literal", "resolved", "unresolved"])
        let objectiveC = try LoadsOfBody(
            objectiveC:
                "[UINib nibWithNibName:@\"A\" bundle:nil]; NSString *n = @\"A\"; LOAD; [list each:^(id n) { LOAD; }];")
        #expect(try objectiveC.names() == [["A"], ["A"], []])
        #expect(try objectiveC.certainty() == ["literal", "resolved", "unresolved"])
    }

    // MARK: Parameters

    @Test func `a parameter has the argument of each caller, and the value that replaces nil`() throws {
        let source = """
            @implementation Shop
            - (id)make:(id)a named:(NSString *)name class:(Class)kind {
                [bundle loadNibNamed:name owner:nil options:nil];
                [bundle loadNibNamed:NSStringFromClass(kind) owner:nil options:nil];
                NSString *n = name ?: @"A";
                [bundle loadNibNamed:n owner:nil options:nil];
                if (!name) { name = @"B"; }
                [bundle loadNibNamed:name owner:nil options:nil];
            }
            - (void)go { [self make:nil named:@"X" class:[Foo class]]; }
            - (void)other { [self make:nil named:nil class:[Bar class]]; }
            @end
            """
        let loads = try FollowedSources(["Shop.m": source]).loads()
        #expect(
            Set(loads) == [
                "Shop.m:8 B -", "Shop.m:10 Foo -", "Shop.m:10 X -", "Shop.m:11 A -", "Shop.m:11 Bar -",
            ])
    }

    @Test func `a parameter of a C function has the argument of a caller`() throws {
        let source = """
            static id Make(NSArray<id> *list, NSString *name) { return [bundle loadNibNamed:name owner:nil options:nil]; }
            @implementation Shop
            - (void)go { Make(nil, @"X"); }
            @end
            """
        let loads = try FollowedSources(["Shop.m": source])
        #expect(try loads.loads() == ["Shop.m:3 X -"])
    }

    @Test func `a parameter that a local variable hides is not used`() throws {
        let source = """
            @implementation Shop
            - (void)go:(NSString *)name {
                [bundle loadNibNamed:name owner:nil options:nil];
                { NSString *name = @"A"; [bundle loadNibNamed:name owner:nil options:nil]; }
            }
            - (void)all { [self go:@"X"]; }
            @end
            """
        let sources = try FollowedSources(["Shop.m": source])
        #expect(try sources.loads() == ["Shop.m:4 A -", "Shop.m:6 X -"])
        #expect(try sources.unknown() == ["Shop.m:3 callers"])
    }

    @Test func `the default of a parameter is the name for callers without an argument`() throws {
        let source = """
            class C { static func f<T: UIView>(_ type: T.Type, named name: String = "D") {
                UINib(nibName: String(describing: T.self), bundle: nil)
                UINib(nibName: name, bundle: nil)
                UINib(nibName: type.nibName, bundle: nil)
            } }
            class Foo: UIView { static var nibName: String { "FooNib" } }
            func go() {
                C.f(Foo.self)
                C.f(Foo.self, named: "E")
            }
            """
        let sources = try FollowedSources(["Shop.swift": source])
        #expect(
            try sources.loads() == [
                "Shop.swift:8 D -", "Shop.swift:8 Foo -", "Shop.swift:8 FooNib -",
                "Shop.swift:9 E -", "Shop.swift:9 Foo -", "Shop.swift:9 FooNib -",
            ])
    }

    // MARK: Nibs and owners in variables

    @Test func `a nib in an assignment to a property has its name`() throws {
        let source = """
            @implementation Shop
            - (void)setUp {
                self.first = [UINib nibWithNibName:@"A" bundle:nil];
                _second = [[NSNib alloc] initWithNibNamed:wide ? @"B" : @"C" bundle:nil];
                other.third = [UINib nibWithNibName:@"D" bundle:nil];
            }
            - (void)use:(UINib *)nib {
                [_first instantiateWithOwner:self options:nil];
                [table registerNib:self.second forCellReuseIdentifier:@"s"];
                [[self third] instantiateWithOwner:self options:nil];
                [nib instantiateWithOwner:self options:nil];
                [table registerNib:[Shelf nib] forCellReuseIdentifier:@"n"];
            }
            @end
            """
        let loads = try LoadsOfBody(source, in: "Shop.m")
        #expect(try loads.names("line < 7") == [["A"], ["B", "C"], ["D"]])
    }

    @Test func `a local variable does not give a name to a variable in another method`() throws {
        let source = """
            @implementation Shop
            - (void)setUp { UINib *nib; nib = [UINib nibWithNibName:@"A" bundle:nil]; }
            - (void)go { [nib instantiateWithOwner:self options:nil]; }
            @end
            """
        #expect(try LoadsOfBody(source, in: "Shop.m").names() == [["A"], []])
    }

    @Test func `a nib in a variable keeps its name until its use`() throws {
        let objectiveC = try LoadsOfBody(
            objectiveC: """
                UINib *nib = [UINib nibWithNibName:@"C" bundle:nil];
                [table registerNib:nib forCellReuseIdentifier:@"c"];
                NSNib *old = [[[NSNib alloc] initWithNibNamed:@"D" bundle:nil] autorelease];
                [old instantiateNibWithOwner:self topLevelObjects:nil];
                UINib *either = [UINib nibWithNibName:@"F" bundle:nil];
                if (wide) either = [UINib nibWithNibName:@"G" bundle:nil];
                [either instantiateWithOwner:self options:nil];
                """)
        #expect(try objectiveC.names() == [["C"], ["C"], ["D"], ["D"], ["F"], ["G"], ["F", "G"]])
        let certainty = try objectiveC.certainty()
        #expect(certainty.last == "resolved")
        let swift = try LoadsOfBody(
            swift: """
                let nib = UINib(nibName: "X", bundle: nil)
                table.register(nib, forCellReuseIdentifier: "c")
                nib.instantiate(withOwner: self)
                var either = NSNib(nibNamed: NSNib.Name("F"), bundle: nil)
                if wide { either = NSNib(nibNamed: "G", bundle: nil) }
                either.instantiate(withOwner: self, topLevelObjects: nil)
                let board = UIStoryboard(name: "Main", bundle: nil)
                board.instantiateViewController(withIdentifier: "S")
                """)
        #expect(try swift.names() == [["X"], ["X"], ["X"], ["F"], ["G"], ["F", "G"], ["Main"], ["Main"]])
        let swiftCertainty = try swift.certainty()
        #expect(swiftCertainty[5] == "resolved")
    }

    @Test func `a storyboard in a variable is known, and an object's own storyboard has no name`() throws {
        let loads = try LoadsOfBody(
            objectiveC: """
                UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
                [board instantiateInitialViewController];
                board.instantiateInitialViewController;
                [self.storyboard instantiateViewControllerWithIdentifier:@"x"];
                [[self storyboard] instantiateInitialViewController];
                [[Shop storyboard] instantiateInitialViewController];
                """)
        #expect(try loads.names() == [["Main"], ["Main"], ["Main"], [], [], []])
    }

    @Test func `the owner is the variable in the scope of the load`() throws {
        let load = "[bundle loadNibNamed:@\"A\" owner:o options:nil];"
        let objectiveC = try LoadsOfBody(
            objectiveC: "{ Foo *o = x; \(load) } { Bar *o = x; \(load) }")
        let owners = try objectiveC.owners()
        #expect(owners == ["Foo", "Bar"])
        let swift = try LoadsOfBody(
            swift: """
                do { let o = Foo(); Bundle.main.loadNibNamed("A", owner: o) }
                do { let o: Bar = x; Bundle.main.loadNibNamed("A", owner: o) }
                """)
        let swiftOwners = try swift.owners()
        #expect(swiftOwners == ["Foo", "Bar"])
    }

    // MARK: Platforms

    @Test func `a variable in a branch of an if directive has the value of that branch`() throws {
        let swift = try LoadsOfBody(
            swift: """
                #if os(macOS)
                let n = "Mac"
                NSNib(nibNamed: n, bundle: nil)
                #else
                let n = "Phone"
                LOAD
                #endif
                Bundle.main.loadNibNamed(n, owner: nil)
                """)
        let objectiveC = try LoadsOfBody(
            objectiveC: """
                #if TARGET_OS_OSX
                NSString *n = @"Mac";
                [[NSNib alloc] initWithNibNamed:n bundle:nil];
                #else
                NSString *n = @"Phone";
                [UINib nibWithNibName:n bundle:nil];
                #endif
                LOAD;
                """)
        for loads in [swift, objectiveC] {
            let names = try loads.names()
            #expect(names.prefix(2) == [["Mac"], ["Phone"]])
            #expect(try loads.platforms() == ["[\"macOS\"]", "[\"iOS\",\"tvOS\",\"watchOS\",\"visionOS\"]", ""])
        }
    }

    // MARK: Identifiers

    @Test func `an identifier has the values of its local variable`() throws {
        let objectiveC = try LoadsOfBody(
            objectiveC: """
                static NSString *cell = @"Cell", *unused = @"Unused";
                NSString *name;
                if (wide) name = @"Wide"; else name = tall ? [self narrow] : nil;
                other.name = @"no"; self->name = @"no"; if (name == nil) {}
                [t dequeueReusableCellWithIdentifier:cell];
                [t dequeueReusableCellWithIdentifier:(name)];
                [t dequeueReusableCellWithIdentifier:kCell];
                [UIImage imageNamed:on ? @"on" : @"off"];
                """)
        #expect(try objectiveC.identifiers() == [["Cell"], ["Wide"], [], ["off", "on"]])
        let swift = try LoadsOfBody(
            swift: """
                let cell = "Cell"
                var name = "Narrow"
                if wide { name = "Wide" }
                t.dequeueReusableCell(withIdentifier: cell)
                t.dequeueReusableCell(withIdentifier: name)
                t.dequeueReusableCell(withIdentifier: kCell)
                UIImage(named: on ? "on" : "off")
                """)
        #expect(try swift.identifiers() == [["Cell"], ["Narrow", "Wide"], [], ["off", "on"]])
    }

    @Test func `a segue is compared with the value of a variable`() throws {
        let source = """
            class Shop: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    let id = segue.identifier
                    let go = "Go"
                    if id == go { print(1) }
                    switch id { case Segue.show.rawValue: break; default: break }
                    switch Segue(rawValue: segue.identifier!) { case .edit: break; default: break }
                }
            }
            enum Segue: String { case show = "Show", edit = "Edit it" }
            """
        let found = try FollowedSources(["Shop.swift": source]).identifiers()
        #expect(found == ["Shop.swift:5 Go", "Shop.swift:6 Show", "Shop.swift:7 Edit it"])
    }
}
