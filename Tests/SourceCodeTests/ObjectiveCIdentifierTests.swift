import Testing

@Suite("Objective-C identifiers and constants")
struct ObjectiveCIdentifierTests {
    @Test(arguments: [
        ("[t dequeueReusableCellWithIdentifier:@\"C\"];", "reuse dequeueReusableCellWithIdentifier: @\"C\""),
        (
            "[t dequeueReusableCellWithIdentifier:kC forIndexPath:p];",
            "reuse dequeueReusableCellWithIdentifier:forIndexPath: kC"
        ),
        (
            "[v dequeueReusableCellWithReuseIdentifier:kC forIndexPath:p];",
            "reuse dequeueReusableCellWithReuseIdentifier:forIndexPath: kC"
        ),
        (
            "[v dequeueReusableSupplementaryViewOfKind:k withReuseIdentifier:kC forIndexPath:p];",
            "reuse dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: kC"
        ),
        (
            "[t dequeueReusableHeaderFooterViewWithIdentifier:kC];",
            "reuse dequeueReusableHeaderFooterViewWithIdentifier: kC"
        ),
        ("[[C alloc] initWithStyle:s reuseIdentifier:@\"C\"];", "reuse initWithStyle:reuseIdentifier: @\"C\""),
        (
            "[[C alloc] initWithAnnotation:a reuseIdentifier:@\"C\"];",
            "reuse initWithAnnotation:reuseIdentifier: @\"C\""
        ),
        ("[t registerClass:[C class] forCellReuseIdentifier:kC];", "reuse registerClass:forCellReuseIdentifier: kC"),
        (
            "[v registerClass:[C class] forSupplementaryViewOfKind:k withReuseIdentifier:kC];",
            "reuse registerClass:forSupplementaryViewOfKind:withReuseIdentifier: kC"
        ),
        ("[t registerNib:nil forCellReuseIdentifier:kC];", "reuse registerNib:forCellReuseIdentifier: kC"),
        ("[t makeViewWithIdentifier:c.identifier owner:self];", "reuse makeViewWithIdentifier:owner: c.identifier"),
        (
            "[[FruitCell alloc] initForShop:s reuseIdentifier:@\"I\"];",
            "reuse initForShop:reuseIdentifier: @\"I\""
        ),
        ("[v makeItemWithIdentifier:@\"I\" forIndexPath:p];", "reuse makeItemWithIdentifier:forIndexPath: @\"I\""),
        ("[table setNumberOfRows:3 withRowType:@\"Row\"];", "reuse setNumberOfRows:withRowType: @\"Row\""),
        ("[self performSegueWithIdentifier:@\"S\" sender:nil];", "segue performSegueWithIdentifier:sender: @\"S\""),
        ("if ([segue.identifier isEqualToString:@\"S\"]) {}", "segue isEqualToString: @\"S\""),
        ("if ([[segue identifier] isEqualToString:kS]) {}", "segue isEqualToString: kS"),
        ("if ([@\"S\" isEqualToString:theSegue.identifier]) {}", "segue isEqualToString: @\"S\""),
        (
            "[sb instantiateViewControllerWithIdentifier:@\"V\"];",
            "storyboard instantiateViewControllerWithIdentifier: @\"V\""
        ),
        ("[self pushControllerWithName:@\"V\" context:nil];", "storyboard pushControllerWithName:context: @\"V\""),
        ("self.view.restorationIdentifier = @\"R\";", "restoration restorationIdentifier @\"R\""),
        ("[view setRestorationIdentifier:@\"R\"];", "restoration setRestorationIdentifier: @\"R\""),
        ("[UIImage imageNamed:@\"apple\"];", "image imageNamed: @\"apple\""),
        ("[NSImage imageNamed:NSImageNameCaution];", "image imageNamed: NSImageNameCaution"),
        (
            "[UIImage imageNamed:n inBundle:b compatibleWithTraitCollection:nil];",
            "image imageNamed:inBundle:compatibleWithTraitCollection: n"
        ),
        ("[UIColor colorNamed:@\"green\"];", "color colorNamed: @\"green\""),
        ("[NSColor colorNamed:@\"green\" bundle:nil];", "color colorNamed:bundle: @\"green\""),
    ])
    func `each use of an identifier or name is known`(body: String, expected: String) {
        #expect(ObjectiveCSource.body(body).identifiers == [expected])
    }

    @Test(arguments: [
        "[name isEqualToString:@\"S\"];", "[Cache imageNamed:@\"x\"];", "if (a.restorationIdentifier == b) {}",
        "[self.identifier isEqualToString:@\"S\"];", "a.restorationIdentifier = nil;",
        "[[NSTableColumn alloc] initWithIdentifier:@\"x\"];", "[t performSegueWithIdentifier];",
    ])
    func `code that only looks like a use of an identifier is not one`(body: String) {
        #expect(ObjectiveCSource.body(body).identifiers.isEmpty)
    }

    @Test func `a cell that passes on the identifier that it is given uses none`() {
        let method = "- (id)initWithStyle:(NSInteger)style reuseIdentifier:(NSString *)name"
        #expect(
            ObjectiveCSource.body("self = [super initWithStyle:style reuseIdentifier:name];", of: method).identifiers
                .isEmpty)
        let given = ObjectiveCSource.body("self = [super initWithStyle:style reuseIdentifier:kC];", of: method)
        #expect(given.identifiers == ["reuse initWithStyle:reuseIdentifier: kC"])
    }

    @Test func `the argument of shouldPerformSegue is a segue identifier`() {
        let method = "- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender"
        let source = ObjectiveCSource.body("return [identifier isEqualToString:@\"S\"];", of: method)
        #expect(source.identifiers == ["segue isEqualToString: @\"S\""])
    }

    @Test func `a method that returns its reuse identifier uses it`() {
        let source = ObjectiveCSource.body("return @\"C\";", of: "- (NSString *)reuseIdentifier")
        #expect(source.identifiers == ["reuse reuseIdentifier @\"C\""])
    }

    @Test(
        arguments: [
            ("static NSString * const k = @\"v\";", ["k = \"v\""]),
            ("NSString *const k = @\"v\";", ["k = \"v\""]),
            ("static NSString *k = @\"v\", *l = @\"w\";", ["k = \"v\"", "l = \"w\""]),
            ("NSUserInterfaceItemIdentifier const k = @\"v\";", ["k = \"v\""]),
            ("NSString *const k = kOther;", ["k = kOther"]),
            ("static NSString *const k = @\"a\"\n \"b\" @\"c\";", ["k = \"abc\""]),
            ("NSString *k = @\"a\\\"b\\\\c\\n\\u00e9\\xE9\\101\";", ["k = \"a\"b\\c\n\u{E9}\u{E9}A\""]),
            ("extern NSString *const k;", []),
            ("int k = 3;", []),
            ("static NSString *k[] = { @\"a\", @\"b\" };", []),
            ("static auto k = [](NSString *n) { return n; };", []),
            ("#define k @\"v\"", ["k = \"v\""]),
            ("#define k (@\"v\") // why", ["k = \"v\""]),
            ("#define k \\\n  @\"v\"", ["k = \"v\""]),
            ("#define k kOther", ["k = kOther"]),
            ("#define k NSStringFromClass([Shop class])", ["k = NSStringFromClass([Shop class])"]),
            ("  #  define k @\"v\" /* two\nlines */", ["k = \"v\""]),
            ("#define k(x) @\"v\"", []),
            ("#define k 3", []),
            ("#define k", []),
            ("#if A\n#define k @\"a\"\n#else\n#define k @\"b\"\n#endif", ["k = \"a\"", "k = \"b\""]),
        ] as [(String, [String])])
    func `a constant has its value or its expression`(source: String, expected: [String]) {
        #expect(ObjectiveCSource(source).constants == expected)
    }

    @Test func `an identifier is a literal only if it is a plain text`() {
        let source = ObjectiveCSource.body(
            """
            static NSString *cell = @"Cell", *unused = @"Unused";
            NSString *name;
            if (wide) name = @"Wide"; else name = tall ? [self narrow] : nil;
            other.name = @"no"; self->name = @"no"; if (name == nil) {}
            [t dequeueReusableCellWithIdentifier:cell];
            [t dequeueReusableCellWithIdentifier:(name)];
            [t dequeueReusableCellWithIdentifier:kCell];
            [UIImage imageNamed:on ? @"on" : @"off"];
            [t dequeueReusableCellWithIdentifier:@"Di" @"sh"];
            """, of: "- (void)go:(id)x")
        #expect(source.constants.isEmpty)
        #expect(
            source.file.identifiers.map(\.expression) == [
                "cell", "(name)", "kCell", "on ? @\"on\" : @\"off\"", "@\"Dish\"",
            ])
        #expect(source.file.identifiers.map(\.literal) == [nil, nil, nil, nil, "Dish"])
        #expect(source.file.identifiers.allSatisfy { $0.enclosingMember == "go:" && $0.enclosingType == "Shop" })
    }

    @Test func `a method or function that returns a name is a constant`() {
        let source = ObjectiveCSource(
            """
            static NSString *ShopNibName(BOOL wide) { if (wide) { return @"Wide"; } return @"Narrow"; }
            @implementation Cell
            + (NSString *)cellIdentifier { return NSStringFromClass(self); }
            - (NSString *)reuseIdentifier { return kCell; }
            - (NSString *)identifier { return _identifier; }
            - (NSString *)nibFor:(int)x { return @"No"; }
            - (NSString *)title { return @"No"; }
            + (NSString *)view { return @"View"; }
            + (NSString *)other { return NSStringFromClass(self); }
            + (NSString *)third { return [self compute]; }
            + (id)fourth { return @"No"; }
            + (NSString *)nibName { return wide ? @"W" : kNarrow; }
            + (UINib *)nib { static UINib *nib = nil; nib = [UINib nibWithNibName:@"N" bundle:nil]; return nib; }
            + (NSString *)nibOfClass { NSString *name = @"L"; return name; }
            static NSString *NibInside(void) { return @"I"; }
            @end
            """)
        #expect(
            source.constants == [
                "ShopNibName = \"Wide\"", "ShopNibName = \"Narrow\"",
                "Cell.cellIdentifier = NSStringFromClass(self)", "Cell.reuseIdentifier = kCell",
                "Cell.view = \"View\"", "Cell.other = NSStringFromClass(self)",
                "Cell.nibName = \"W\"", "Cell.nibName = wide ? @\"W\" : kNarrow", "Cell.nib = \"N\"",
                "Cell.nibOfClass = \"L\"",
                "NibInside = \"I\"",
            ])
        #expect(source.identifiers == ["reuse reuseIdentifier kCell"])
        #expect(source.loads == ["nib nibWithNibName:bundle: @\"N\" to UINib"])
    }

    @Test func `a function that returns very many names has a constant for each`() {
        let names = (0..<100).map { "\"Nib\($0)\"" }
        let cases = names.enumerated().map { "if (i == \($0.offset)) { return @\($0.element); }" }
        let source = ObjectiveCSource(
            "static NSString *NibName(int i) { \(cases.joined(separator: "\n")) return nil; }")
        #expect(source.constants == names.map { "NibName = \($0)" })
    }
}
