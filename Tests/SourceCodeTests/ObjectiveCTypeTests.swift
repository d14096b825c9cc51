import Testing

@Suite("Objective-C types")
struct ObjectiveCTypeTests {
    @Test(arguments: [
        ("@interface Fruit : NSObject @end", "class Fruit : NSObject"),
        ("@interface Fruit\n@end", "class Fruit"),
        ("@interface Fruit <NSCopying>\n@end", "class Fruit <NSCopying>"),
        ("@interface Fruit : NSObject <A, B>\n@end", "class Fruit : NSObject <A, B>"),
        ("@interface Box<__covariant ObjectType> : NSObject <A>\n@end", "class Box : NSObject <A>"),
        ("@interface Box<Key : id<NSCopying>, Value> : NSObject\n@end", "class Box : NSObject"),
        ("@interface Shelf : Box<Fruit *> <A>\n@end", "class Shelf : Box <A>"),
        ("@interface Shelf : Box<Fruit *>\n@end", "class Shelf : Box"),
        ("@interface Shelf : Box<Box<Fruit *>*>\n@end", "class Shelf : Box"),
        ("@interface Fruit ()\n@end", "classExtension Fruit"),
        ("@interface Fruit () <A>\n@end", "classExtension Fruit <A>"),
        ("@interface Fruit(Ripe)\n@end", "extension Fruit (Ripe)"),
        ("@interface Box<ObjectType> (Packing) <A>\n@end", "extension Box (Packing) <A>"),
        ("@implementation Fruit\n@end", "implementation Fruit"),
        ("@implementation Fruit (Ripe)\n@end", "implementation Fruit (Ripe)"),
        ("@implementation Fruit : NSObject\n@end", "implementation Fruit : NSObject"),
        ("@protocol Eating <NSObject>\n@end", "protocol Eating <NSObject>"),
        ("@protocol Eating\n@end", "protocol Eating"),
        ("@compatibility_alias OldFruit Fruit;", "alias OldFruit : Fruit"),
        ("typedef Fruit Obst;", "alias Obst : Fruit"),
        ("typedef NSArray<Fruit *> Basket;", "alias Basket : NSArray"),
        ("@interface /* a comment */ Fruit // another\n: NSObject\n@end", "class Fruit : NSObject"),
    ])
    func `each form of declaration is one type`(source: String, expected: String) {
        #expect(ObjectiveCSource(source).types == [expected])
    }

    @Test(arguments: [
        "@class Fruit, Shelf;", "@protocol Eating;", "@protocol Eating, Drinking;", "typedef NSInteger Count;",
        "typedef struct Fruit { int a; } Fruit;", "typedef void (^Handler)(id);", "typedef Fruit *FruitRef;",
        "typedef NS_ENUM(NSInteger, Kind) { KindOne, KindTwo };", "@import UIKit;", "// @interface Fruit : NSObject",
        "/* @interface Fruit : NSObject\n@end */", "char *text = \"@interface Fruit : NSObject @end\";",
        "NSString *text = @\"@interface Fruit : NSObject @end\";", "id type = @protocol(Eating);",
        "#define DECLARE @interface Fruit : NSObject \\\n@end",
    ])
    func `code that declares no class gives no type`(source: String) {
        #expect(ObjectiveCSource(source).types.isEmpty)
    }

    @Test func `macros and attributes before a class belong to it`() {
        let source = ObjectiveCSource(
            """
            NS_ASSUME_NONNULL_BEGIN
            API_AVAILABLE(ios(13.0)) NS_SWIFT_NAME(Obst)
            IB_DESIGNABLE
            @interface Fruit : UIView
            @end
            __attribute__((visibility("default"))) @interface Plain : UIView
            @end
            __attribute__((objc_runtime_name("Kernobst")))
            @interface Pome : UIView
            @end
            NS_ASSUME_NONNULL_END
            """)
        #expect(source.types == ["class Fruit : UIView", "class Plain : UIView", "class Pome : UIView"])
        #expect(source.file.types.map(\.isDesignable) == [true, false, false])
        #expect(source.file.types.map(\.objcName) == ["Fruit", "Plain", "Kernobst"])
    }

    @Test func `an unterminated declaration does not hide the next one`() {
        let source = ObjectiveCSource(
            """
            @implementation First
            - (void)open { if (x) { [self call:(1;
            @end
            @interface Second : NSObject
            @property (nonatomic) int a
            - (void)b
            @interface Third : NSObject
            static int table[] = { 1, 2
            @implementation Fourth
            - (IBAction)d:(id)sender {}
            @end
            """)
        #expect(source.types.map { $0.split(separator: " ")[1] } == ["First", "Second", "Third", "Fourth"])
        #expect(source.methods.last == "action -[Fourth d:] 1")
    }

    @Test func `declarations in extern C blocks and namespaces are read`() {
        let source = ObjectiveCSource(
            """
            #ifdef __cplusplus
            extern "C" {
            #endif
            NSString *const kName = @"Name";
            void function(void);
            @interface Fruit : NSObject
            @end
            #ifdef __cplusplus
            }
            #endif
            namespace shop { static NSString *const kInner = @"Inner"; }
            @interface Shelf : NSObject
            @end
            """)
        #expect(source.types == ["class Fruit : NSObject", "class Shelf : NSObject"])
        #expect(source.constants == ["kName = \"Name\"", "kInner = \"Inner\""])
    }

    @Test func `C++ code around Objective-C classes does not hide them`() {
        let source = ObjectiveCSource(
            """
            template <typename T, int N = 3> class Box : public Base<T> {
             public:
              Box() : a_(1), b_{2} {}
              bool operator()(int a, int b) const { return a < b; }
              Box &operator=(const Box &o) { return *this; }
              void load() { [[NSBundle mainBundle] loadNibNamed:@"Box" owner:nil options:nil]; }
            };
            namespace a::b { struct S { std::function<void(int)> f = [](int y) { return y; }; }; }
            static auto lambda = [](NSString *name) { return [UINib nibWithNibName:name bundle:nil]; };
            typedef NS_ENUM(NSInteger, Kind) { KindA, KindB = 1 << 2, };
            @interface Foo : Bar {
              std::vector<std::pair<int, int>> v;
            }
            @end
            @implementation Foo
            - (void)go {
              std::sort(v.begin(), v.end(), [](auto a, auto b) { return a[0] < b[1]; });
              for (auto &p : v) { std::cout << p.first << "x"; }
            }
            - (IBAction)z:(id)sender {}
            @end
            """)
        #expect(source.types == ["class Foo : Bar", "implementation Foo"])
        #expect(source.selectors == ["go", "z:"])
        #expect(source.variables == ["property Foo->v: std::vector<std::pair<int, int>>"])
        #expect(source.file.loads.map(\.expression) == ["@\"Box\"", "name"])
        #expect(source.constants.isEmpty)
    }
}
