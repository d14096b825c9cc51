import SourceCode
import Testing

@Suite("Objective-C nib loads")
struct ObjectiveCLoadTests {
    @Test(arguments: [
        (
            "[[NSBundle mainBundle] loadNibNamed:@\"Shop\" owner:self options:nil];",
            "nib loadNibNamed:owner:options: @\"Shop\" to [NSBundle mainBundle] owner self"
        ),
        (
            "[NSBundle.mainBundle loadNibNamed:kName owner:nil options:@{}];",
            "nib loadNibNamed:owner:options: kName to NSBundle.mainBundle owner nil"
        ),
        (
            "[NSBundle loadNibNamed:@\"Shop\" owner:[self owner]];",
            "nib loadNibNamed:owner: @\"Shop\" to NSBundle owner [self owner]"
        ),
        (
            "[bundle loadNibNamed:@\"Shop\" owner:a ? b : c topLevelObjects:&objects];",
            "nib loadNibNamed:owner:topLevelObjects: @\"Shop\" to bundle owner a ? b : c"
        ),
        (
            "[bundle loadNibFile:path externalNameTable:table withZone:nil];",
            "nib loadNibFile:externalNameTable:withZone: path to bundle"
        ),
        (
            "[UINib nibWithNibName:NSStringFromClass([Shop class]) bundle:nil];",
            "nib nibWithNibName:bundle: NSStringFromClass([Shop class]) to UINib"
        ),
        ("[[NSNib alloc] initWithNibNamed:@\"Shop\" bundle:nil];", "nib initWithNibNamed:bundle: @\"Shop\" to NSNib"),
        ("[[NSNib alloc] initWithContentsOfURL:url];", "nib initWithContentsOfURL: url to NSNib"),
        (
            "[[ShopController alloc] initWithNibName:@\"Shop\" bundle:nil];",
            "nib initWithNibName:bundle: @\"Shop\" to ShopController"
        ),
        (
            "[ShopController.alloc initWithNibName:nil bundle:nil];",
            "nib initWithNibName:bundle: none to ShopController"
        ),
        (
            "[[ShopController allocWithZone:nil] initWithNibName:nil bundle:nil];",
            "nib initWithNibName:bundle: none to ShopController"
        ),
        ("[[[self class] alloc] initWithNibName:name bundle:nil];", "nib initWithNibName:bundle: name to Self"),
        ("return [super initWithNibName:@\"Shop\" bundle:nil];", "nib initWithNibName:bundle: @\"Shop\" to super"),
        ("[self initWithNibName:name andFruit:f bundle:nil];", "nib initWithNibName:andFruit:bundle: name to self"),
        ("[super initWithWindowNibName:@\"Shop\"];", "nib initWithWindowNibName: @\"Shop\" to super"),
        (
            "[[W alloc] initWithWindowNibName:@\"Shop\" owner:self];",
            "nib initWithWindowNibName:owner: @\"Shop\" to W owner self"
        ),
        ("[self initWithWindowNibPath:p owner:o];", "nib initWithWindowNibPath:owner: p to self owner o"),
        (
            "[UIStoryboard storyboardWithName:@\"Main\" bundle:nil];",
            "storyboard storyboardWithName:bundle: @\"Main\" to UIStoryboard"
        ),
        (
            "[NSStoryboard storyboardWithName:@\"Main\" bundle:nil];",
            "storyboard storyboardWithName:bundle: @\"Main\" to NSStoryboard"
        ),
        (
            "[self.storyboard instantiateViewControllerWithIdentifier:kShop];",
            "storyboard instantiateViewControllerWithIdentifier: none to self.storyboard identifier kShop"
        ),
        (
            "[sb instantiateControllerWithIdentifier:@\"Shop\"];",
            "storyboard instantiateControllerWithIdentifier: sb to sb identifier @\"Shop\""
        ),
        ("[nib instantiateWithOwner:self options:nil];", "nib instantiateWithOwner:options: nib to nib owner self"),
        (
            "[nib instantiateNibWithOwner:nil topLevelObjects:&x];",
            "nib instantiateNibWithOwner:topLevelObjects: nib to nib owner nil"
        ),
        (
            "[table registerNib:self.nib forCellReuseIdentifier:@\"Cell\"];",
            "nib registerNib:forCellReuseIdentifier: self.nib to table identifier @\"Cell\""
        ),
        (
            "[table registerNib:nib forHeaderFooterViewReuseIdentifier:kHead];",
            "nib registerNib:forHeaderFooterViewReuseIdentifier: nib to table identifier kHead"
        ),
        (
            "[view registerNib:nib forCellWithReuseIdentifier:kCell];",
            "nib registerNib:forCellWithReuseIdentifier: nib to view identifier kCell"
        ),
        (
            "[view registerNib:nib forSupplementaryViewOfKind:kind withReuseIdentifier:kCell];",
            "nib registerNib:forSupplementaryViewOfKind:withReuseIdentifier: nib to view identifier kCell"
        ),
    ])
    func `each kind of load of a nib or storyboard is known`(body: String, expected: String) {
        #expect(ObjectiveCSource.body(body).loads == [expected])
    }

    @Test(arguments: [
        "[[Shop alloc] init];", "[Shop new];", "// [UINib nibWithNibName:@\"Shop\" bundle:nil];",
        "SEL s = @selector(loadNibNamed:owner:options:);", "[self loadNibNamed];", "NSLog(@\"loadNibNamed:%@\", x);",
        "[[NSData alloc] initWithContentsOfURL:url];", "[table registerClass:x forCellReuseIdentifier:y];",
        "[table registerNib:nil forCellReuseIdentifier:@\"Cell\"];", "id x = a ? nibWithNibName : b;",
        "id x = @{ nibWithNibName : @1 };", "switch (x) { case nibWithNibName: break; }",
    ])
    func `code that loads nothing is not a load`(body: String) {
        #expect(ObjectiveCSource.body(body).loads.isEmpty)
    }

    @Test func `a nib is followed from its creation to its use`() {
        let source = ObjectiveCSource.body(
            """
            NSArray *views = [[UINib nibWithNibName:@"A" bundle:nil] instantiateWithOwner:self options:nil];
            [table registerNib:[UINib nibWithNibName:@"B" bundle:[NSBundle mainBundle]] forCellReuseIdentifier:@"b"];
            UINib *nib = [UINib nibWithNibName:@"C" bundle:nil];
            [table registerNib:nib forCellReuseIdentifier:@"c"];
            NSNib *old = [[[NSNib alloc] initWithNibNamed:@"D" bundle:nil] autorelease];
            [old instantiateNibWithOwner:self topLevelObjects:nil];
            [[UIStoryboard storyboardWithName:@"E" bundle:nil] instantiateViewControllerWithIdentifier:@"e"];
            UINib *either = [UINib nibWithNibName:@"F" bundle:nil];
            if (wide) either = [UINib nibWithNibName:@"G" bundle:nil];
            [either instantiateWithOwner:self options:nil];
            """)
        let names = source.file.loads.filter { $0.call.hasPrefix("inst") || $0.call.hasPrefix("reg") }
        #expect(names.map(\.expression) == ["@\"A\"", "@\"B\"", "@\"C\"", "@\"D\"", "@\"E\"", "either"])
        #expect(source.file.loads.count == 13)
    }

    @Test func `loads are found in blocks, literals and arguments, and behind a cast`() {
        let source = ObjectiveCSource.body(
            """
            [UIView animate:^{ [self add:[[A alloc] initWithNibName:@"A" bundle:nil]]; } done:^(BOOL ok) {
                id x = @[ @{ @"k" : (B *)[[B alloc] initWithNibName:ok ? @"B" : @"b" bundle:nil] } ];
            }];
            dispatch_async(q, ^{ if (a[0]) { foo([NSBundle.mainBundle loadNibNamed:@"C" owner:^{ return 1; } options:nil]); } });
            """)
        #expect(source.file.loads.map(\.expression) == ["@\"A\"", "ok ? @\"B\" : @\"b\"", "@\"C\""])
    }

    @Test(arguments: ["windowNibName", "nibName", "nibFile", "windowNibPath"])
    func `a method that the framework asks for a nib name is a load`(method: String) {
        let source = ObjectiveCSource.body(
            """
            if (wide) { return @"Wide"; }
            list = ^{ return @"no"; }; map = ^NSString *(id x) { return @"no"; }; f = ^BOOL { return NO; };
            return NSStringFromClass(
                [self class]);
            """, of: "- (NSString *)\(method)")
        #expect(source.loads == ["nib \(method) @\"Wide\"", "nib \(method) NSStringFromClass( [self class])"])
        #expect(ObjectiveCSource.body("return @\"A\";", of: "- (NSString *)\(method)For:(int)x").loads.isEmpty)
    }

    @Test func `a load has its class and method`() {
        let source = ObjectiveCSource(
            """
            static void helper(void) { [UINib nibWithNibName:@"A" bundle:nil]; }
            @implementation Shop (Loading)
            - (id)initWithFrame:(CGRect)frame style:(int)style { [UINib nibWithNibName:@"B" bundle:nil]; }
            static id make(int x) { return [UINib nibWithNibName:@"C" bundle:nil]; }
            @end
            @interface Shelf { }
            static inline id inner(void) { return [UINib nibWithNibName:@"D" bundle:nil]; }
            @end
            """)
        #expect(source.file.loads.map(\.enclosingType) == [nil, "Shop", "Shop", "Shelf"])
        #expect(source.file.loads.map(\.enclosingMember) == ["helper", "initWithFrame:style:", "make", "inner"])
    }

    @Test func `an expression is kept on one line without comments`() {
        let source = ObjectiveCSource.body(
            "[UINib nibWithNibName:[NSString stringWithFormat:@\"a  b%@\",\n\t\t x /* why */ ]  bundle:nil];")
        #expect(source.file.loads.map(\.expression) == ["[NSString stringWithFormat:@\"a  b%@\", x ]"])
    }
}
