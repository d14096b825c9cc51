import Testing

@Suite("Objective-C methods")
struct ObjectiveCMethodTests {
    @Test(arguments: [
        ("- (void)go;", "method -[Shop go] 0"),
        ("- go;", "method -[Shop go] 0"),
        ("-(void)go:(int)a;", "method -[Shop go:] 1"),
        ("- (void)go: (int) a with: (int) b;", "method -[Shop go:with:] 2"),
        ("- (void)go:(int)a :(int)b;", "method -[Shop go::] 2"),
        ("- (void):(int)a;", "method -[Shop :] 1"),
        ("- go:a with:b;", "method -[Shop go:with:] 2"),
        ("+ (instancetype)shop;", "method +[Shop shop] 0"),
        ("- (IBAction)save:(id)sender;", "action -[Shop save:] 1"),
        ("- (IBAction)save;", "action -[Shop save] 0"),
        ("- (IBAction) save : (id) sender forEvent : (UIEvent *) event;", "action -[Shop save:forEvent:] 2"),
        ("- (IBAction)save:sender;", "action -[Shop save:] 1"),
        ("-(IBAction)save:(nullable id)sender API_AVAILABLE(ios(13.0));", "action -[Shop save:] 1"),
        ("- (nullable IBSegueAction UIViewController *)make:(NSCoder *)coder;", "segueAction -[Shop make:] 1"),
        (
            "- (IBSegueAction UIViewController *)make:(NSCoder *)coder sender:(id)s segueIdentifier:(NSString *)i;",
            "segueAction -[Shop make:sender:segueIdentifier:] 3"
        ),
        ("- (void)log:(NSString *)format, ... NS_FORMAT_FUNCTION(1,2);", "method -[Shop log:] 1"),
        ("- (void)each:(void (^)(id a, BOOL *stop))block done:(int)d;", "method -[Shop each:done:] 2"),
        ("- (void (^)(int))block;", "method -[Shop block] 0"),
        ("- (void)use:(__unused id)a and:(id)__unused b;", "method -[Shop use:and:] 2"),
        ("- (void)use:(id __attribute__((unused)))a;", "method -[Shop use:] 1"),
        ("- (void)a:(int)b NS_SWIFT_NAME(a(b:));", "method -[Shop a:] 1"),
        ("- (void)a __attribute__((deprecated(\"use b: instead\")));", "method -[Shop a] 0"),
        ("- (NSDictionary<NSString *, id> *)map:(NSArray<id<A>> *)list;", "method -[Shop map:] 1"),
        ("- (void)größe:(int)größe;", "method -[Shop größe:] 1"),
        ("- (id)default;", "method -[Shop default] 0"),
    ])
    func `a method has its kind, its selector and its number of arguments`(source: String, expected: String) {
        #expect(ObjectiveCSource("@interface Shop\n\(source)\n@end").methods == [expected])
        let definition = source.dropLast() + " { return; }"
        #expect(ObjectiveCSource("@implementation Shop\n\(definition)\n@end").methods == [expected])
    }

    @Test(arguments: ["NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE", "__attribute__((unavailable(\"use shop\")))"])
    func `a class lacks a method that it forbids, unless it implements the method`(attribute: String) {
        #expect(ObjectiveCSource("@interface Shop\n- (instancetype)init \(attribute);\n@end").methods == [])
        #expect(
            ObjectiveCSource("@implementation Shop\n- (instancetype)init { return nil; }\n@end").methods
                == ["method -[Shop init] 0"])
    }

    @Test func `methods are found, whatever code is between them`() {
        let source = ObjectiveCSource(
            """
            @implementation Shop
            #pragma mark - don't stop here
            SOME_MACRO(Shop)
            - (void)a { if (x) { y(); } }
            static int helper(int x) { return x - (y); }
            - (void)b; { }
            - (void)c
            {
                int d = 1
                    - (int)e
                    - [self f];
            }
            static BOOL flag = NO;
            @synthesize g;
            + (void)h {}
            struct Point { int x; } ;
            - (void)i {}
            @end
            - (void)outside {}
            """)
        #expect(source.selectors == ["a", "b", "c", "h", "i"])
    }

    @Test func `both branches of a conditional directive are read, even if they share braces`() {
        let source = ObjectiveCSource(
            """
            @implementation Shop
            #if TARGET_OS_IPHONE
            - (void)show:(UIView *)view {
            #else
            - (void)show:(NSView *)view inWindow:(id)window {
            #endif
                [self go];
            }
            - (void)a {
            #ifdef X
                if (x) {
            #elif Y
                while (y) {
            #else
                {
            #endif
                }
            }
            - (IBAction)b:(id)sender {}
            @end
            """)
        #expect(source.selectors == ["show:", "show:inWindow:", "a", "b:"])
    }

    @Test func `an unbalanced brace in a body does not hide other methods`() {
        let source = ObjectiveCSource(
            """
            @implementation Shop
            - (void)a {
                if (x) {
            }

            - (IBAction)b:(id)sender {
            }
            }
            - (IBAction)c:(id)sender {
            }
            @end
            """)
        #expect(source.selectors == ["a", "b:", "c:"])
    }

    @Test func `code between a directive if 0 and its else is skipped, and code after the else is read`() {
        let source = ObjectiveCSource(
            """
            @interface Shop
            #if 0
            - (IBAction)dead:(id)sender;
            # if X
            #define DEAD @"dead"
            # else
            it's not even Objective-C /*
            */
            # endif
            #else
            - (IBAction)live:(id)sender;
            #endif
            #if 0 // for now
            - (IBAction)buried:(id)sender;
            #endif
            #if 01 || X
            - (IBAction)other:(id)sender;
            #endif
            @end
            """)
        #expect(source.selectors == ["live:", "other:"])
        #expect(source.constants.isEmpty)
    }
}
