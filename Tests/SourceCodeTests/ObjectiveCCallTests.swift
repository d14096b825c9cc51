import SourceCode
import Testing

@Suite("Objective-C calls that may lead to a nib")
struct ObjectiveCCallTests {
    @Test(arguments: [
        ("[[Foo alloc] init];", "Foo.init()"),
        ("[Foo.alloc init];", "Foo.init()"),
        ("[[Foo allocWithZone:nil] init];", "Foo.init()"),
        ("[Foo new];", "Foo.init()"),
        ("Foo.new;", "Foo.init()"),
        ("[[[self class] alloc] init];", "Self.init()"),
        ("[[[Foo alloc] init] autorelease];", "Foo.init()"),
        ("[[Foo alloc] initWithName:@\"A\" frame:f];", "Foo.init(initWithName: @\"A\", frame: f)"),
        ("[[Foo alloc] initWithNibName:@\"A\" color:c];", "Foo.init(initWithNibName: @\"A\", color: c)"),
        ("[[Foo alloc] initWithStyle:s reuseIdentifier:nil];", "Foo.init(initWithStyle: s, reuseIdentifier: nil)"),
        ("[Foo loadFromNib];", "Foo.loadFromNib()"),
        ("[self loadViewNamed:@\"A\"];", "self.loadViewNamed:(loadViewNamed: @\"A\")"),
        ("[super setUpXib];", "super.setUpXib()"),
        ("[[self class] nib];", "Self.nib()"),
        ("self.class.nib;", "Self.nib()"),
        ("[self class].nib;", "Self.nib()"),
        ("[[Foo class] nib];", "Foo.nib()"),
        ("Foo.nib;", "Foo.nib()"),
        ("a.Foo.nib;", "nib()"),
        ("self.cellNib;", "self.cellNib()"),
        ("[Foo storyboard];", "Foo.storyboard()"),
        ("[table addNib:n];", "addNib:(addNib: n)"),
        ("NSString *n = @\"A\"; [self loadXib:n];", "self.loadXib:(loadXib: @\"A\")"),
        ("NSString *n = a ? @\"A\" : @\"B\"; [self loadXib:n];", "self.loadXib:(loadXib: n)"),
        ("self.nibToLoad = @\"A\";", "self.setNibToLoad:(@\"A\")"),
        ("LoadNib(@\"A\", f(1, 2));", "LoadNib(@\"A\", f(1, 2))"),
        ("self = [super init]; [self loadXib:self];", "self.loadXib:(loadXib: self)"),
        ("[self make:a fromNib:b :c];", "self.make:fromNib::(make: a, fromNib: b, c)"),
    ])
    func `a call that may lead to a nib is kept with its receiver and its arguments`(body: String, expected: String) {
        #expect(ObjectiveCSource.body(body).calls == [expected])
    }

    @Test(arguments: [
        "[[Foo alloc] initWithNibName:nil bundle:nil];", "[super init];", "[foo new];", "[Foo alloc];", "[self go];",
        "[bundle loadNibNamed:@\"A\" owner:self options:nil];", "[super awakeFromNib];", "[super loadView];",
        "[table registerNib:nib forCellReuseIdentifier:@\"A\"];", "[table dequeueReusableCellWithIdentifier:@\"A\"];",
        "self.storyboard;", "[self storyboard];", "[sb instantiateInitialViewController];", "[view makeFlexible];",
        "list.registerThing(1);", "SEL s = @selector(loadNib);", "array[nib];", "id x = @[ nib ];", "[=](int nib) { };",
        "[NSUserDefaults.standardUserDefaults registerDefaults:d];", "register int x = 1;",
    ])
    func `a call that leads to no nib, or is a load itself, is not kept`(body: String) {
        #expect(ObjectiveCSource.body(body).calls.isEmpty)
    }

    @Test(arguments: ["[[self alloc] init];", "[self new];", "[[self alloc] initWithFrame:f];"])
    func `a class method that creates an object of its own class is kept with the receiver self`(body: String) {
        let calls = ObjectiveCSource.body(body, of: "+ (id)make").file.calls
        #expect(calls.map(\.member) == ["init"])
        #expect(calls.map(\.receiver) == ["self"])
    }

    @Test func `every place that creates an object of a class is kept`() {
        let source = ObjectiveCSource(
            """
            @implementation Shop
            - (void)a { [[Foo alloc] init]; [[Foo alloc] initWithFrame:f]; [Foo new]; [[Bar alloc] init]; }
            + (void)b { [[Foo alloc] init]; [[Foo alloc] initWithName:@"A"]; [[Foo alloc] initWithName:@"B"]; }
            @end
            """)
        #expect(
            source.calls == [
                "Foo.init()", "Foo.init(initWithFrame: f)", "Foo.init()", "Bar.init()", "Foo.init()",
                "Foo.init(initWithName: @\"A\")",
                "Foo.init(initWithName: @\"B\")",
            ])
        #expect(source.file.calls.map(\.enclosingMember) == ["a", "a", "a", "a", "b", "b", "b"])
        #expect(source.file.calls.map(\.isInStaticMember) == [false, false, false, false, true, true, true])
        #expect(source.file.calls.allSatisfy { $0.enclosingType == "Shop" })
    }
}
