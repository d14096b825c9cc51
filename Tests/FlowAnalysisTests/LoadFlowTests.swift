import Testing

@Suite("Loads that the flow analysis finds")
struct LoadFlowTests {
    @Test func `a variable passes a name on`() {
        let flow = Flow(
            """
            class Shop: UIView {
                func fill() {
                    let name = "Shelf"
                    Bundle.main.loadNibNamed(name, owner: self, options: nil)
                }
            }
            """)
        #expect(flow.nibs == [["Shelf owner Shop"]])
    }

    @Test func `if a condition is unknown, both branches are followed`() {
        let flow = Flow(
            """
            class Shop: UIView {
                func fill(wide: Bool) {
                    let name = wide ? "Wide" : "Narrow"
                    Bundle.main.loadNibNamed(name, owner: nil, options: nil)
                }
            }
            """)
        #expect(flow.nibs == [["Wide", "Narrow"]])
    }

    @Test func `a helper loads the nib that each of its callers names`() {
        let flow = Flow(
            "func open(_ name: String) -> UINib {\nreturn UINib(nibName: name, bundle: nil)\n}",
            """
            class Shop: UIView {
                func one() { _ = open("One") }
                func two() { _ = open("Two") }
            }
            """)
        #expect(flow.nibs == [["One from 2", "Two from 3"]])
        #expect(flow.sought.contains("open"))
    }

    @Test func `a nib named after the class of the object is the nib of each subclass that has one`() {
        let flow = Flow(
            """
            class Base: UIView {
                func load() { Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: self, options: nil) }
            }
            class Apple: Base {}
            class Pear: Base {}
            """, nibs: ["Apple"])
        #expect(flow.nibs == [["Apple owner Apple"]])
    }

    @Test(arguments: ["self.className", "[self className]"])
    func `className gives the name of the object's class`(name: String) {
        let flow = Flow(
            objectiveC: """
                @interface Shop : NSWindowController
                @end
                @implementation Shop
                - (instancetype)init { return [super initWithWindowNibName:\(name)]; }
                @end
                """, nibs: ["Shop"])
        #expect(flow.nibs == [["Shop owner Shop"]])
    }

    @Test func `a function with the name of a framework call but more parameters is followed as a helper`() {
        let flow = Flow(
            """
            enum Scenes {
                static func instantiateViewController(identifier id: String, storyboardName: String = "Main") -> UIViewController {
                    UIStoryboard(name: storyboardName, bundle: nil).instantiateViewController(withIdentifier: id)
                }
            }
            class Shop {
                func open() { _ = Scenes.instantiateViewController(identifier: "Fruit", storyboardName: "Orchard") }
            }
            """)
        #expect(flow.nibs == [["Orchard from 7"], ["Orchard from 7"]])
    }

    @Test func `a text that is converted to String keeps its value`() {
        let flow = Flow(
            """
            class Shop: UIView {
                func fill() {
                    let name = String(String(describing: type(of: self)).split(separator: ".").first!)
                    Bundle.main.loadNibNamed(name, owner: self, options: nil)
                }
            }
            """, nibs: ["Shop"])
        #expect(flow.nibs == [["Shop owner Shop"]])
    }

    @Test func `a load without a known name has no nib`() {
        let flow = Flow(
            """
            class Shop: UIView {
                var title = ""
                func fill() { Bundle.main.loadNibNamed(settings.title, owner: nil, options: nil) }
            }
            """)
        #expect(flow.nibs == [[]])
    }

    @Test func `a function that returns its argument, with or without a suffix, gives the names of both nibs`() {
        let flow = Flow(
            objectiveC: """
                @implementation Shop
                - (id)init { return [super initWithWindowNibName:[Tool turned:@"Shelf"]]; }
                @end
                """,
            """
            @implementation Tool
            + (NSString *)turned:(NSString *)text {
                if ([self isTurned]) { return [text stringByAppendingString:@"-RTL"]; }
                return text;
            }
            @end
            """)
        #expect(flow.nibs == [["Shelf-RTL owner Shop", "Shelf owner Shop"]])
    }

    @Test func `a class method loads the nib named by the class on which it is called`() {
        let flow = Flow(
            objectiveC: """
                @implementation Base
                + (id)shared { return [[self alloc] initWithWindowNibName:[self nibName]]; }
                + (NSString *)nibName { return @"Shelf"; }
                @end
                @interface Shop : Base
                @end
                @implementation Shop
                + (NSString *)nibName { return @"Counter"; }
                @end
                void nibs(void) { [Shop shared]; }
                """, nibs: ["Shelf", "Counter"])
        #expect(flow.nibs.joined().contains("Counter owner Shop from 10"))
    }

    @Test func `Swift calls an Objective-C helper by its imported name`() {
        let flow = Flow(
            swift: "class Shop { func fill() { _ = NibTool.loadView(withNibName: \"Shelf\") } }",
            objectiveC: """
                @implementation NibTool
                + (UIView *)loadViewWithNibName:(NSString *)name {
                    return [[[NSBundle mainBundle] loadNibNamed:name owner:nil options:nil] firstObject];
                }
                @end
                """)
        #expect(flow.nibs == [["Shelf from 1"]])
    }

    @Test func `in Swift 2, the name of a class alone can be an argument`() {
        let flow = Flow(
            """
            extension UITableView {
                func registerNibOf<T: UITableViewCell where T: Reusable>(_: T.Type) {
                    registerNib(UINib(nibName: T.nibNameOfClass, bundle: nil), forCellReuseIdentifier: "x")
                }
            }
            extension UITableViewCell { static var nibNameOfClass: String { return String(self) } }
            class Shelf: UITableViewCell {}
            class Shop: UITableViewController {
                func fill() { tableView.registerNibOf(Shelf) }
            }
            """, nibs: ["Shelf"])
        #expect(flow.nibs.joined().contains("Shelf from 9"))
    }

    @Test func `Objective-C code is followed like Swift code`() {
        let flow = Flow(
            objectiveC: """
                @implementation Shop
                - (void)fill { [self load:@"Shelf"]; }
                - (void)load:(NSString *)name {
                    [[NSBundle mainBundle] loadNibNamed:name owner:self options:nil];
                }
                @end
                """)
        #expect(flow.nibs == [["Shelf owner Shop from 2"]])
    }

    @Test func `code after calls with very many targets is followed`() {
        // Each function calls the four functions of the next layer, so there are 4^9 paths through them.
        let layers = (0..<9).map { layer in
            let next = (0..<4).map { "nibOf\(layer + 1)x\($0)()" }.joined(separator: " + ")
            return (0..<4).map { "func nibOf\(layer)x\($0)() -> String { return \(next) }" }.joined(separator: "\n")
        }
        let flow = Flow(
            layers.joined(separator: "\n"),
            """
            class Shop: UIView {
                func fill(wide: Bool) {
                    show(nibOf0x0())
                    let name = "Shelf"
                    Bundle.main.loadNibNamed(name, owner: nil, options: nil)
                }
            }
            """)
        #expect(flow.nibs == [["Shelf"]])
    }

    @Test func `a shared object is followed once, even if its closure asks for the object`() {
        let flow = Flow(
            objectiveC: """
                @implementation Store
                + (Store *)nibStore {
                    static Store *shared = nil;
                    dispatch_once(&once, ^{ shared = [[self alloc] init]; });
                    return shared;
                }
                - (id)init { self = [super init]; \(String(repeating: "[Store nibStore]; ", count: 200)) return self; }
                @end
                """,
            """
            @implementation Shop
            - (void)fill {
                \(String(repeating: "[Store nibStore];\n", count: 400))
                NSString *name = @"Shelf";
                [[NSBundle mainBundle] loadNibNamed:name owner:nil options:nil];
            }
            @end
            """)
        #expect(flow.nibs == [["Shelf"]])
    }

    @Test(arguments: [
        "@try { [self risk]; } @catch (NSException *e) { return; }",
        "@try { [self risk]; return; } @catch (NSException *e) { [self log:e]; } @finally { [self done]; }",
        "@try { @autoreleasepool { return; } } @catch (NSException *e) { [self log:e]; }",
        "@synchronized (self) { [self risk]; }", "@autoreleasepool { [self risk]; }",
        "try { risk(); } catch (...) { return; }", "try { risk(); return; } catch (Slip &e) { log(e); }",
    ])
    func `in Objective-C and C++, code after an error handler or a block statement is reached`(before: String) {
        let flow = Flow(
            objectiveC: """
                @implementation Shop
                - (void)fill {
                    \(before)
                    NSString *name = @"Shelf";
                    [[NSBundle mainBundle] loadNibNamed:name owner:nil options:nil];
                }
                @end
                """)
        #expect(flow.nibs == [["Shelf"]])
    }

    @Test(arguments: [
        "do { try risk() } catch { return }", "do { try risk(); return } catch { log(error) }",
        "do { try risk(); return } catch Slip.one { log() } catch { return }",
    ])
    func `in Swift, code after an error handler is reached`(before: String) {
        let flow = Flow(
            """
            class Shop: UIView {
                func fill() {
                    \(before)
                    let name = "Shelf"
                    Bundle.main.loadNibNamed(name, owner: nil, options: nil)
                }
            }
            """)
        #expect(flow.nibs == [["Shelf"]])
    }

    @Test func `an assignment in a do body is known at the return in the same body`() {
        let flow = Flow(
            """
            class Shop: UIView {
                func fill() -> UINib {
                    var name = "Default"
                    do {
                        name = "Real"
                        return try wrap(UINib(nibName: name, bundle: nil))
                    } catch { log(error) }
                    return UINib(nibName: "Fallback", bundle: nil)
                }
            }
            """)
        #expect(flow.nibs == [["Real"], ["Fallback"]])
    }

    @Test func `a use of objects in a global variable does not change the loads of the function that uses them`() {
        let flow = Flow(
            """
            let nibParts = Bundle.main.loadNibNamed("Parts", owner: nil, options: nil)!
            class Foo: UIView {}
            class Bar: UIView {}
            func one() { _ = UINib(nibName: "A", bundle: nil); _ = nibParts[0] as! Foo }
            func two() { _ = nibParts[0] as! Bar; _ = UINib(nibName: "B", bundle: nil) }
            """)
        #expect(flow.nibs.contains(["A"]) && flow.nibs.contains(["B"]))
    }

    @Test func `a value with two copies of the previous value, forty levels deep, is followed`() {
        let values = (1...40).map { "let a\($0) = P(a: a\($0 - 1), b: a\($0 - 1))" }
        let flow = Flow(
            """
            func useNib(_ p: P) -> String { return "x" }
            func fill() {
                let a0 = P(a: "x", b: "x")
                \(values.joined(separator: "\n"))
                _ = useNib(a40)
                _ = UINib(nibName: "Shelf", bundle: nil)
            }
            """)
        #expect(flow.nibs == [["Shelf"]])
    }

    @Test func `code after a return in a handler and in the guarded body is not reached`() {
        let flow = Flow(
            """
            class Shop: UIView {
                func fill() {
                    let name = wide ? "Wide" : "Narrow"
                    do { try risk(); return } catch { return }
                    Bundle.main.loadNibNamed(name, owner: nil, options: nil)
                }
            }
            """)
        #expect(flow.nibs == [[]])
    }

    @Test func `a constant passes an identifier on`() {
        let flow = Flow(
            """
            enum Cells { static let fruit = "Fruit" }
            class Shop: UIView {
                func row(_ table: UITableView) { table.dequeueReusableCell(withIdentifier: Cells.fruit) }
                func cell(_ name: String, in table: UITableView) { table.dequeueReusableCell(withIdentifier: name) }
                func all(_ table: UITableView) { cell("Nut", in: table) }
            }
            """)
        #expect(flow.identifierTexts[0] == ["Fruit"])
    }

    @Test func `a closure that is stored in a property is followed`() {
        let flow = Flow(
            """
            extension UITableView {
                func dequeueCell<Cell: UITableViewCell>(at path: IndexPath) -> Cell {
                    dequeueReusableCell(withIdentifier: String(describing: Cell.self), for: path) as! Cell
                }
            }
            class Shelf: UITableViewCell {}
            class Shop {
                let provider: Provider = { tableView, path in
                    let cell: Shelf = tableView.dequeueCell(at: path)
                    return cell
                }
            }
            """)
        #expect(flow.callerTexts == ["Shelf"])
    }

    @Test func `an identifier in a property may be each text that code assigns to it`() {
        let flow = Flow(
            """
            class Shop: UIViewController {
                var wayOut: String?
                func close() { performSegue(withIdentifier: wayOut!, sender: nil) }
            }
            """,
            """
            extension Shop {
                func choose(back: Bool) { self.wayOut = back ? "Back" : "On" }
            }
            """)
        #expect(flow.identifierTexts == [["Back", "On"]])
    }

    // MARK: Types and members

    @Test func `a class has the nested types of its superclass`() {
        let flow = Flow(
            """
            class Base: UIViewController {
                struct Nibs { static let shelf = "Shelf" }
            }
            enum Nibs { case shelf }
            class Shop: Base {
                func open() { _ = UINib(nibName: Nibs.shelf, bundle: nil) }
            }
            """)
        #expect(flow.nibs == [["Shelf"]])
    }

    @Test func `a getter that chooses by the case of its enumeration gives the text of the case`() {
        let flow = Flow(
            """
            enum Fruit: Int {
                case apple = 1, pear
                var className: String {
                    switch self {
                    case .apple: return "AppleCell"
                    case .pear: return "PearCell"
                    }
                }
            }
            class Shop { func open() { _ = UINib(nibName: Fruit.pear.className, bundle: nil) } }
            """)
        #expect(flow.nibs == [["PearCell"]])
    }

    @Test func `a method of a superclass has priority over a property of a protocol`() {
        let flow = Flow(
            objectiveC: """
                @protocol Source
                @property (readonly) NSString *sourceName;
                @end
                @interface Base : NSObject <Source>
                @end
                @implementation Base
                - (NSString *)sourceName { return [NSString stringWithFormat:@"%@Settings", self.className]; }
                - (id)settings { return [[NSNib alloc] initWithNibNamed:self.sourceName bundle:nil]; }
                @end
                @interface Fruit : Base <Source>
                @end
                @implementation Fruit
                @end
                """, nibs: ["FruitSettings"])
        #expect(flow.nibs == [["FruitSettings"]])
        #expect(flow.sought.contains("sourceName()"))
    }

    @Test func `a class that code gets by its name owns the nib of its controller`() {
        let flow = Flow(
            objectiveC: """
                @interface FruitController : NSViewController
                @end
                @implementation FruitController
                @end
                @implementation Shop
                - (id)open {
                    Class kind = NSClassFromString(@"FruitController");
                    return [[kind alloc] initWithNibName:@"Fruit" bundle:nil];
                }
                - (id)openAny:(Class)kind { return [[kind alloc] initWithNibName:@"Any" bundle:nil]; }
                @end
                """)
        #expect(flow.nibs == [["Fruit owner FruitController"], ["Any"]])
    }

    // MARK: Code that checks whether a nib exists

    private func choosing(nibs: Set<String>) -> Flow {
        Flow(
            """
            class FruitController: UIViewController {
                static func make() -> FruitController {
                    if let made = fromNib() { return made }
                    return UIStoryboard(name: "Fruits", bundle: nil).instantiateViewController(withIdentifier: "Fruit")
                        as! FruitController
                }
                static func fromNib() -> FruitController? {
                    guard Bundle.main.path(forResource: "Fruit", ofType: "nib") != nil else { return nil }
                    return FruitController(nibName: "Fruit", bundle: nil)
                }
            }
            """, nibs: nibs)
    }

    @Test func `if a nib exists that code looks for, only the branch with the nib is followed`() {
        #expect(choosing(nibs: ["Fruit"]).nibs.flatMap(\.self).contains("Fruit owner FruitController"))
        #expect(choosing(nibs: []).nibs.flatMap(\.self).contains("Fruits"))
        #expect(!choosing(nibs: []).nibs.flatMap(\.self).contains("Fruit owner FruitController"))
    }

    @Test func `a scene from an unknown storyboard is in the only storyboard with its identifier`() {
        let flow = Flow(
            """
            extension UIStoryboard {
                func instantiate<T: UIViewController>() -> T {
                    instantiateViewController(withIdentifier: String(describing: T.self)) as! T
                }
            }
            class FruitController: UIViewController {}
            class Shop {
                let storyboard: UIStoryboard
                init(storyboard: UIStoryboard) { self.storyboard = storyboard }
                func open() {
                    let made: FruitController = storyboard.instantiate()
                    show(made)
                }
            }
            """, scenes: ["Main": "FruitController", "Other": "PearController"])
        #expect(flow.nibs == [["Main from 11"]])
    }

    @Test func `the class of an object that has subclasses gives no name`() {
        let source = """
            class Fruit: NSObject {}
            class Shop: UIView {
                func open(_ fruit: Fruit) {
                    _ = UINib(nibName: NSStringFromClass(type(of: fruit)), bundle: nil)
                }
            }
            """
        #expect(Flow(source).nibs == [["Fruit"]])
        #expect(Flow(source + "\nclass Apple: Fruit {}").nibs == [[]])
    }

    @Test(arguments: ["SwiftUI.Shelf": 0, "Shop.Shelf": 1, "Shelf": 1])
    func `a type of another module is not the class of the project with the same name`(name: String, loads: Int) {
        let flow = Flow(
            """
            class Shelf: UIView {
                init(_ nib: String) { Bundle.main.loadNibNamed(nib, owner: self, options: nil) }
            }
            func shelf() { _ = \(name)("Card") }
            """, module: "Shop")
        #expect(flow.nibs.flatMap(\.self).count == loads)
    }
}
