import SourceCode
import Testing

@Suite("Objective-C names in a body")
struct ObjectiveCFollowTests {
    private func load(_ body: String, of method: String = "- (void)go", _ index: Int = 0) -> NibLoad? {
        let loads = ObjectiveCSource.body(body, of: method).file.loads
        return loads.indices.contains(index) ? loads[index] : nil
    }

    @Test(
        arguments: [
            ("@\"A\"", "A"), ("(@\"A\")", "A"), ("@\"A\" @\"B\"", "AB"), ("n", nil), ("_name", nil),
            ("a ? @\"A\" : @\"B\"", nil), ("n ?: @\"A\"", nil), ("[a name:b ? c : d]", nil),
            ("NSStringFromClass([self class])", nil), ("[NSString stringWithFormat:@\"%@\", n]", nil),
        ] as [(String, String?)])
    func `a name is a literal only if it is a plain text`(name: String, literal: String?) {
        let load = load("NSString *n = @\"N\"; [bundle loadNibNamed:\(name) owner:self options:nil];")
        #expect(load?.literal == literal)
        #expect(load?.parameter == nil)
    }

    @Test func `adjacent literals are one literal`() {
        #expect(load("[bundle loadNibNamed:@\"A\"\n  @\"B\" \"C\" owner:nil options:nil];")?.expression == "@\"ABC\"")
        #expect(load("[bundle loadNibNamed:@\"A\"\n  @\"B\" \"C\" owner:nil options:nil];")?.literal == "ABC")
    }

    @Test func `a name that comes from a parameter of the method has the position of the parameter`() {
        let method = "- (id)make:(id)a named:(NSString *)name class:(Class)kind"
        let call = { (name: String) in "[bundle loadNibNamed:\(name) owner:nil options:nil];" }
        #expect(load(call("name"), of: method)?.parameter == "1")
        #expect(load("NSString *n = name ?: @\"A\";" + call("n"), of: method)?.parameter == "1")
        #expect(load("if (!name) { name = @\"A\"; }" + call("name"), of: method)?.parameter == "1")
        #expect(load(call("NSStringFromClass(kind)"), of: method)?.parameter == "2")
        #expect(load(call("other"), of: method)?.parameter == nil)
        let function = ObjectiveCSource("static id Make(NSArray<id> *list, NSString *name) { \(call("name")) }").file
            .loads
        #expect(function.map(\.parameter) == ["1"])
    }

    @Test func `the expression for a nib in a property or variable is kept as written`() {
        let source = ObjectiveCSource(
            """
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
            """)
        let uses = source.file.loads.filter { $0.enclosingMember == "use:" }
        #expect(uses.map(\.expression) == ["_first", "self.second", "[self third]", "nib", "[Shelf nib]"])
        #expect(uses.map(\.parameter) == [nil, nil, nil, "0", nil])
    }

    @Test func `a storyboard in a variable is known, and an object's own storyboard has no name`() {
        let source = ObjectiveCSource.body(
            """
            UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
            [board instantiateInitialViewController];
            board.instantiateInitialViewController;
            [self.storyboard instantiateViewControllerWithIdentifier:@"x"];
            [[self storyboard] instantiateInitialViewController];
            [[Shop storyboard] instantiateInitialViewController];
            """)
        #expect(
            source.file.loads.map(\.expression) == [
                "@\"Main\"", "@\"Main\"", "@\"Main\"", nil, nil, "[Shop storyboard]",
            ])
    }

    @Test(
        arguments: [
            ("Foo *o = [[Foo alloc] init];", "o", "Foo"),
            ("__weak Foo<Bar *> *o = x;", "o", "Foo"),
            ("id o = [Foo new];", "o", "Foo"),
            ("id o = wide ? [[Foo alloc] initWithA:b] : nil;", "o", "Foo"),
            ("", "[[Foo alloc] init]", "Foo"),
            ("", "given", "Given"),
            ("x = Foo * o;", "o", nil),
            ("", "self", nil),
            ("", "nil", nil),
            ("id o = x;", "o", nil),
        ] as [(String, String, String?)])
    func `an owner has the class of its variable`(before: String, owner: String, type: String?) {
        let source = ObjectiveCSource(
            """
            @interface Shop ()
            @property Held *held;
            @end
            @implementation Shop
            - (void)go:(Given *)given { \(before) [bundle loadNibNamed:@"A" owner:\(owner) options:nil]; }
            @end
            """)
        #expect(source.file.loads.map(\.ownerType) == [type])
        #expect(source.file.loads.map(\.owner) == [owner])
    }

    @Test func `a load knows whether self is a class`() {
        let call = "[bundle loadNibNamed:NSStringFromClass(self) owner:nil options:nil];"
        #expect(load(call, of: "+ (id)go")?.isInStaticMember == true)
        #expect(load(call, of: "- (id)go")?.isInStaticMember == false)
        // Only an instance method overrides the method that the framework calls.
        #expect(ObjectiveCSource.body("return @\"A\";", of: "+ (NSString *)nibName").loads.isEmpty)
    }
}
