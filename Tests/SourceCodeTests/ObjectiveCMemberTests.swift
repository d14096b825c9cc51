import Testing

@Suite("Objective-C properties and variables")
struct ObjectiveCMemberTests {
    private func interface(_ body: String) -> ObjectiveCSource {
        ObjectiveCSource("@interface Shop : UIView\n\(body)\n@end")
    }

    @Test(arguments: [
        ("@property (weak, nonatomic) IBOutlet UILabel *title;", "outlet Shop.title: UILabel"),
        ("@property IBOutlet UILabel *title;", "outlet Shop.title: UILabel"),
        ("@property (nonatomic, retain) IBOutlet __kindof UIView * _Nullable title;", "outlet Shop.title: UIView"),
        ("@property (nullable) IBOutlet id<A> delegate;", "outlet Shop.delegate: id<A>"),
        ("@property (weak) IBOutlet id delegate;", "outlet Shop.delegate: id"),
        ("@property (weak) IBOutlet UIView<A> *inner;", "outlet Shop.inner: UIView"),
        ("@property IBOutletCollection(UIButton) NSArray *keys;", "outletCollection Shop.keys: UIButton"),
        (
            "@property IBOutletCollection( UIButton * ) NSArray<UIButton *> *keys;",
            "outletCollection Shop.keys: UIButton"
        ),
        ("@property (nonatomic) IBInspectable CGFloat radius;", "inspectable Shop.radius: CGFloat"),
        ("@property (nonatomic) GKInspectable float speed;", "inspectable Shop.speed: float"),
        ("@property NSString *name;", "property Shop.name: NSString *"),
        ("@property (copy) NSString * _Nonnull name NS_SWIFT_NAME(title);", "property Shop.name: NSString *"),
        (
            "@property (copy) void (^done)(BOOL ok, NSError *error);",
            "property Shop.done: void (^)(BOOL ok, NSError *error)"
        ),
        ("@property (copy) NSArray *(^ _Nullable list)(void);", "property Shop.list: NSArray *(^)(void)"),
        ("@property (copy) NSArray<void (^)(int)> *handlers;", "property Shop.handlers: NSArray<void (^)(int)> *"),
        ("@property int (*callback)(int);", "property Shop.callback: int (*)(int)"),
        ("@property UIColor *tint UI_APPEARANCE_SELECTOR;", "property Shop.tint: UIColor *"),
        ("@property int tint API_AVAILABLE(ios(13.0));", "property Shop.tint: int"),
        ("@property unsigned int MAX_COUNT;", "property Shop.MAX_COUNT: unsigned int"),
        ("@property (class, readonly) Shop *shared;", "+property Shop.shared: Shop *"),
        (
            "@property NSMutableDictionary<NSString *, NSArray<UIView *> *> *map;",
            "property Shop.map: NSMutableDictionary<NSString *, NSArray<UIView *> *> *"
        ),
        ("__deprecated @property int a;", "property Shop.a: int"),
    ])
    func `a property has its kind, name and type`(source: String, expected: String) {
        #expect(interface(source).variables == [expected])
    }

    @Test func `one property declaration may have several names`() {
        let source = interface("@property (weak) IBOutlet UILabel *first, *second;\n@property int a, b;")
        #expect(
            source.variables == [
                "outlet Shop.first: UILabel", "outlet Shop.second: UILabel", "property Shop.a: int",
                "property Shop.b: int",
            ])
    }

    @Test(
        arguments: [
            ("@property int count;", "count", "setCount:"),
            ("@property (readonly) int count;", "count", nil),
            ("@property (getter=isOpen) BOOL open;", "isOpen", "setOpen:"),
            ("@property (getter = isOpen, setter = makeOpen:) BOOL open;", "isOpen", "makeOpen:"),
            ("@property int _count;", "_count", "set_count:"),
            ("@property NSURL *URL;", "URL", "setURL:"),
            ("@property int élan;", "élan", "setÉlan:"),
        ] as [(String, String, String?)])
    func `the getter and the setter come from the attributes, or else from the name`(
        source: String, getter: String, setter: String?
    ) throws {
        let member = try #require(interface(source).file.members.first)
        #expect(member.selector == getter)
        #expect(member.setter == setter)
    }

    @Test func `instance variables are members, with or without IBOutlet`() {
        let source = ObjectiveCSource(
            """
            @interface Shop : UIView {
            @private
                IBOutlet UILabel *title, *subtitle;
                __weak IBOutlet id<A> delegate;
                IBOutletCollection(UIButton) NSArray *keys;
                int a, b[3]; unsigned flag : 1;
                struct { unsigned x:1; int y; } state;
                void (^handler)(id);
                std::map<int, std::string> names;
            @public
                id <B> other;
            }
            @end
            """)
        #expect(
            source.variables == [
                "outlet Shop->title: UILabel", "outlet Shop->subtitle: UILabel", "outlet Shop->delegate: id<A>",
                "outletCollection Shop->keys: UIButton", "property Shop->a: int", "property Shop->b: int",
                "property Shop->flag: unsigned", "property Shop->state: struct", "property Shop->handler: void (^)(id)",
                "property Shop->names: std::map<int, std::string>", "property Shop->other: id <B>",
            ])
    }

    @Test func `variables of an implementation, an extension and both branches of an if are read`() {
        let source = ObjectiveCSource(
            """
            @implementation Shop { IBOutlet UIView *a; }
            @end
            @interface Shop () { IBOutlet UIView *b; }
            @property IBOutlet UIView *c;
            @end
            @interface Shop : UIView
            #if TARGET_OS_IPHONE
            { IBOutlet UIView *d; }
            #else
            { IBOutlet NSView *e; }
            #endif
            - (void)f;
            @end
            """)
        #expect(
            source.variables.map { $0.split(separator: " ")[1] } == [
                "Shop->a:", "Shop->b:", "Shop.c:", "Shop->d:", "Shop->e:",
            ])
        #expect(source.selectors == ["f"])
    }

    @Test func `members of a category belong to the class, and members of a protocol are requirements`() {
        let source = ObjectiveCSource(
            """
            @interface Shop (Outlets)
            @property IBOutlet UIView *a;
            @end
            @protocol Selling
            @required
            @property IBOutlet UIView *b;
            @optional
            - (IBAction)sell:(id)sender;
            @end
            @implementation Shop (Outlets)
            - (IBAction)buy:(id)sender {}
            @end
            """)
        #expect(source.variables == ["outlet Shop.a: UIView", "?outlet Selling.b: UIView"])
        #expect(source.methods == ["?action -[Selling sell:] 1", "action -[Shop buy:] 1"])
    }

    @Test func `synthesize adds the variable that it names, and dynamic adds none`() {
        let source = ObjectiveCSource(
            """
            @implementation Shop
            @synthesize title = title_, count;
            @synthesize price=_price;
            @dynamic stock;
            @end
            """)
        #expect(source.variables == ["property Shop->title_", "property Shop->count", "property Shop->_price"])
    }

    @Test func `IBOutlet in comments, strings and macros does not count`() {
        let source = interface(
            """
            // @property IBOutlet UIView *a;
            /* IBOutlet UIView *b; */
            #define OUTLET IBOutlet UIView *c;
            - (void)d:(NSString *)e; // IBAction
            """)
        #expect(source.variables.isEmpty)
        #expect(source.methods == ["method -[Shop d:] 1"])
    }

    @Test func `an outlet property implies a variable, unless the file names another variable or none`() {
        let source = ObjectiveCSource(
            """
            @interface Shop : UIView
            @property IBOutlet UIView *title, *other;
            @property int stock;
            @property (class) int all;
            @end
            @interface Shop ()
            @property int inner;
            @end
            @interface Shop (Category)
            @property int outer;
            @end
            @protocol Selling
            @property int required;
            @end
            @implementation Shop
            @synthesize other = other_;
            @dynamic stock;
            @end
            """)
        #expect(source.impliedVariables == ["Shop->_title", "Shop->_inner"])
        #expect(source.file.members.filter { $0.kind == .outlet }.map(\.name) == ["title", "other"])
    }

    @Test func `the type of an action is the class of its sender`() {
        let source = interface(
            """
            - (IBAction)a:(id)sender;
            - (IBAction)b:(nullable UIButton *)sender forEvent:(UIEvent *)event;
            - (IBAction)c:(__unused UIStoryboardSegue*)segue;
            - (IBAction)d;
            - (IBAction)e:sender;
            - (void)f:(UIView *)view;
            """)
        #expect(source.file.members.map(\.type) == ["id", "UIButton", "UIStoryboardSegue", nil, nil, nil])
    }
}
