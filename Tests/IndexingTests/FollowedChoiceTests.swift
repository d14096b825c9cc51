import Indexing
import TestSupport
import Testing

@Suite("Loads are found by following the code: choices between classes")
struct FollowedChoiceTests {
    static let pages = """
        @implementation Page
        - (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle owner:(Panel *)panel {
            if ((self = [super initWithNibName:name bundle:bundle])) { self.panel = panel; }
            return self;
        }
        + (NSString *)nibName { return nil; }
        @end
        @implementation ApplePage
        + (NSString *)nibName { return @"Apples"; }
        @end
        @implementation PearPage
        + (NSString *)nibName { return @"Pears"; }
        @end
        """
    static let header = """
        @interface Page : NSViewController
        @end
        @interface ApplePage : Page
        @end
        @interface PearPage : Page
        @end
        @interface Panel : NSWindowController
        @end
        """

    @Test func `if a switch selects a class, the nib name and the created object come from the same class`() throws {
        let panel = """
            @implementation Panel
            - (void)setTab:(NSUInteger)tab {
                Class chosen;
                switch (tab) {
                    case 0: chosen = [ApplePage class]; break;
                    case 1: chosen = [PearPage class]; break;
                    default: chosen = [ApplePage class]; break;
                }
                NSString *name = [chosen nibName];
                Page *page = [self.pages valueForKey:name];
                if (page == self.current) { return; }
                if (!page) {
                    page = [[chosen alloc] initWithNibName:name bundle:nil owner:self];
                }
            }
            @end
            """
        let found = try FollowedSources(
            ["Pages.h": Self.header, "Pages.m": Self.pages, "Panel.m": panel], nibs: ["Apples", "Pears"])
        #expect(try found.loads(purpose: "controller") == ["Panel.m:13 Apples ApplePage", "Panel.m:13 Pears PearPage"])
        // Inside the initializer, the name depends on the callers of the initializer.
        #expect(try found.unknown() == ["Pages.m:3 callers"])
    }

    @Test func `a class and a name from one branch belong together`() throws {
        let source = """
            class AppleScreen: UIViewController {}
            class PearScreen: UIViewController {}
            class Menu: UIViewController {
                func open(_ item: Item) {
                    let type: UIViewController.Type
                    var name = "None"
                    if item.isApple {
                        type = AppleScreen.self
                        name = "Apples"
                    } else {
                        type = PearScreen.self
                        name = "Pears"
                    }
                    show(type.init(nibName: name, bundle: nil), sender: self)
                }
            }
            """
        let found = try FollowedSources(["A.swift": source], nibs: ["Apples", "Pears", "None"])
        #expect(
            try found.loads(purpose: "controller") == ["A.swift:14 Apples AppleScreen", "A.swift:14 Pears PearScreen"])
    }

    @Test func `either class of a conditional expression loads the nib that it names`() throws {
        let source = """
            class Screen: UIViewController { class var nib: String { "" } }
            class AppleScreen: Screen { override class var nib: String { "Apples" } }
            class PearScreen: Screen { override class var nib: String { "Pears" } }
            class Menu: UIViewController {
                func open(_ isApple: Bool) {
                    let type = isApple ? AppleScreen.self : PearScreen.self
                    show(type.init(nibName: type.nib, bundle: nil), sender: self)
                }
            }
            """
        let found = try FollowedSources(["A.swift": source], nibs: ["Apples", "Pears"])
        #expect(
            try found.loads(purpose: "controller") == ["A.swift:7 Apples AppleScreen", "A.swift:7 Pears PearScreen"])
    }

    @Test func `a choice of classes does not affect a load that does not use it`() throws {
        func source(_ choice: String) -> String {
            """
            class AppleScreen: UIViewController {}
            class PearScreen: UIViewController {}
            class Menu: UIViewController {
                func open(_ isApple: Bool) {
                    let type = \(choice)
                    Bundle.main.loadNibNamed("Header", owner: self)
                    print(type)
                }
            }
            """
        }
        let found = try FollowedSources(
            ["A.swift": source("isApple ? AppleScreen.self : PearScreen.self")], nibs: ["Header"])
        #expect(try found.loads() == ["A.swift:6 Header Menu"])
        let plain = try FollowedSources(["A.swift": source("AppleScreen.self")], nibs: ["Header"])
        #expect(try found.confidence() == plain.confidence())
    }

    @Test func `a preference pane loads the nib that it returns as mainNibName`() throws {
        let header = """
            @interface BasePane : NSPreferencePane
            @end
            @interface ApplePane : BasePane
            @end
            @interface PearPane : BasePane
            @end
            """
        let source = """
            @implementation ApplePane
            - (NSString *)mainNibName { return @"Apples"; }
            @end
            @implementation PearPane
            - (NSString *)mainNibName { return NSStringFromClass([self class]); }
            @end
            """
        let swift = """
            class PlumPane: NSPreferencePane { override var mainNibName: String { "Plums" } }
            """
        let found = try FollowedSources(
            ["Panes.h": header, "Panes.m": source, "Plum.swift": swift], nibs: ["Apples", "PearPane", "Plums"])
        #expect(
            try found.loads(purpose: "windowNibName") == [
                "Panes.m:2 Apples ApplePane", "Panes.m:5 PearPane PearPane", "Plum.swift:1 Plums PlumPane",
            ])
    }
}

@Suite("Loads are found by following the code: conditions")
struct FollowedConditionTests {
    @Test func `code that runs if a variable is nil is followed`() throws {
        let source = """
            @interface Screen : UIViewController
            @property (nonatomic) UITableView *table;
            @property (nonatomic) FruitCell *spare;
            @end
            @interface FruitCell : UITableViewCell
            @end
            @implementation FruitCell
            + (NSString *)cellIdentifier { return @"FruitCell"; }
            @end
            @implementation Screen
            - (FruitCell *)cell {
                FruitCell *cell = [self.table dequeueReusableCellWithIdentifier:[FruitCell cellIdentifier]];
                if (!cell) {
                    cell = [[NSBundle mainBundle] loadNibNamed:[FruitCell cellIdentifier] owner:self options:nil][0];
                }
                return cell;
            }
            - (FruitCell *)other {
                FruitCell *cell = self.spare;
                if (cell) {
                    return cell;
                } else {
                    return [[NSBundle mainBundle] loadNibNamed:[FruitCell cellIdentifier] owner:nil options:nil][0];
                }
            }
            @end
            """
        let swift = """
            class Basket: UIViewController {
                var cached: UIView?
                var view2: UIView { guard let cached else { return Bundle.main.loadNibNamed(FruitCell.cellIdentifier(), owner: nil)!.first as! UIView }; return cached }
                func other() -> UIView {
                    if let cached { return cached } else { return Bundle.main.loadNibNamed(FruitCell.cellIdentifier(), owner: nil)!.first as! UIView }
                }
            }
            """
        let found = try FollowedSources(["A.m": source, "B.swift": swift], nibs: ["FruitCell"])
        #expect(
            try found.loads() == [
                "A.m:14 FruitCell Screen", "A.m:23 FruitCell -", "B.swift:3 FruitCell -", "B.swift:5 FruitCell -",
            ])
        #expect(try found.unknown() == [])
    }

    @Test func `a variable has the value with which a condition compares it`() throws {
        let source = """
            @interface AppleCell : UITableViewCell
            @end
            @interface PearCell : UITableViewCell
            @end
            @implementation AppleCell
            + (NSString *)cellIdentifier { return @"AppleCell"; }
            @end
            @implementation PearCell
            + (NSString *)cellIdentifier { return @"PearCell"; }
            @end
            @implementation Screen
            - (id)cellOf:(NSDictionary *)row {
                NSString *type = row[@"type"];
                if ([type isEqualToString:[AppleCell cellIdentifier]]) {
                    return [[NSBundle mainBundle] loadNibNamed:type owner:self options:nil][0];
                } else if (row.count && [[PearCell cellIdentifier] isEqualToString:type]) {
                    return [[NSBundle mainBundle] loadNibNamed:type owner:self options:nil][0];
                }
                return nil;
            }
            @end
            """
        let swift = """
            func make(_ kind: String) -> Any? {
                if kind == "AppleCell" { return Bundle.main.loadNibNamed(kind, owner: nil) }
                switch kind {
                case "PearCell": return Bundle.main.loadNibNamed(kind, owner: nil)
                default: return nil
                }
            }
            """
        let found = try FollowedSources(["A.m": source, "B.swift": swift], nibs: ["AppleCell", "PearCell"])
        #expect(
            try found.loads() == [
                "A.m:15 AppleCell Screen", "A.m:17 PearCell Screen", "B.swift:2 AppleCell -", "B.swift:4 PearCell -",
            ])
    }

    @Test func `if a method of the declared class returns nil, the name may come from any subclass`() throws {
        let source = """
            @interface Handler : NSObject
            @end
            @implementation Handler
            - (NSString *)cellIdentifier { return nil; }
            @end
            @interface AppleHandler : Handler
            @end
            @implementation AppleHandler
            - (NSString *)cellIdentifier { return @"AppleCell"; }
            @end
            @interface FruitCell : UITableViewCell
            @property (nonatomic) Handler *handler;
            @end
            @implementation FruitCell
            - (void)fill {
                [self.view registerNib:[UINib nibWithNibName:[self.handler cellIdentifier] bundle:nil] forCellWithReuseIdentifier:@"x"];
            }
            @end
            """
        let swift = "class PearHandler: Handler { override func cellIdentifier() -> String { \"PearCell\" } }\n"
        let found = try FollowedSources(["A.m": source, "B.swift": swift], nibs: ["AppleCell", "PearCell"])
        #expect(try found.loads(purpose: "opens") == ["A.m:16 AppleCell -", "A.m:16 PearCell -"])
    }

    @Test func `if a base class names its nib by class, the load belongs to the subclass that has a nib`() throws {
        let source = """
            class Page: NSViewController { override var nibName: String? { String(describing: type(of: self)) } }
            class ApplePage: Page {}
            func make() { _ = ApplePage() }
            """
        let found = try FollowedSources(["A.swift": source], nibs: ["ApplePage"])
        #expect(try found.loads(purpose: "nibName") == ["A.swift:1 ApplePage ApplePage"])
    }

    @Test func `every place that creates a controller with a nib of its class name is a load`() throws {
        let source = """
            @interface AppleScreen : UIViewController
            @end
            @implementation AppleScreen
            @end
            @implementation Menu
            - (void)open {
                [self show:[[AppleScreen alloc] init]];
                [self show:[[AppleScreen alloc] init]];
            }
            @end
            """
        let swift = "func open() {\n    show(AppleScreen())\n    show(AppleScreen())\n}\n"
        let found = try FollowedSources(["A.m": source, "B.swift": swift], nibs: ["AppleScreen"])
        #expect(
            try found.loads() == [
                "A.m:7 AppleScreen AppleScreen", "A.m:8 AppleScreen AppleScreen", "B.swift:2 AppleScreen AppleScreen",
                "B.swift:3 AppleScreen AppleScreen",
            ])
    }
}

@Suite("Loads are found by following the code: initializers that the framework calls")
struct FollowedInitializerTests {
    static let cells = """
        @interface BaseCell : UITableViewCell
        @end
        @interface AppleCell : BaseCell
        @end
        @interface PearCell : BaseCell
        @end
        @implementation BaseCell
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
            NSArray *views = [[NSBundle mainBundle] loadNibNamed:NSStringFromClass(self.class) owner:nil options:nil];
            return views.firstObject;
        }
        @end
        """

    @Test func `a cell that is created with init or registered by class runs its initializer`() throws {
        let list = """
            @implementation List
            - (void)viewDidLoad {
                [self.tableView registerClass:PearCell.class forCellReuseIdentifier:@"Pear"];
            }
            - (UITableViewCell *)cell {
                return [[AppleCell alloc] init];
            }
            @end
            """
        let swift =
            "class Other: UITableViewController {\n    func go() {\n        tableView.register(AppleCell.self, forCellReuseIdentifier: \"a\")\n        use(PearCell())\n    }\n}\n"
        let found = try FollowedSources(
            ["A.m": Self.cells, "B.m": list, "C.swift": swift], nibs: ["AppleCell", "PearCell"])
        #expect(
            try found.loads().filter { !$0.hasPrefix("A.m") } == [
                "B.m:3 PearCell -", "B.m:6 AppleCell -", "C.swift:3 AppleCell -", "C.swift:4 PearCell -",
            ])
    }

    @Test func `super alloc in a class method creates an object of the class`() throws {
        let source = """
            @interface Sheet : NSWindowController
            @end
            @implementation Sheet
            + (void)begin {
                Sheet *sheet = [[super alloc] initWithWindowNibName:@"Sheet"];
                [sheet show];
            }
            @end
            """
        #expect(try FollowedSources(["A.m": source], nibs: ["Sheet"]).loads() == ["A.m:5 Sheet Sheet"])
    }

    @Test func `a part of the class name may be replaced`() throws {
        let source = """
            @interface Base : NSViewController
            @end
            @interface AppleController : Base
            @end
            @implementation Base
            - (instancetype)initWithParent:(id)parent {
                NSString *name = [[[self class] description] stringByReplacingOccurrencesOfString:@"Controller" withString:@"View"];
                return [self initWithNibName:name bundle:nil];
            }
            @end
            @implementation Menu
            - (void)open { [[AppleController alloc] initWithParent:self]; }
            @end
            """
        let found = try FollowedSources(["A.m": source], nibs: ["AppleView"])
        #expect(try found.loads() == ["A.m:8 AppleView AppleController", "A.m:12 AppleView AppleController"])
    }

    @Test func `a variable with the same name as the method that fills it is handled`() throws {
        let source = """
            @interface Panel : NSObject
            @end
            @implementation Panel {
                Head *_headerView;
            }
            - (Head *)headerView {
                if (!_headerView) {
                    NSNib *nib = [[NSNib alloc] initWithNibNamed:@"Head" bundle:nil];
                    [nib instantiateWithOwner:self topLevelObjects:NULL];
                }
                return _headerView;
            }
            @end
            """
        #expect(try FollowedSources(["A.m": source], nibs: ["Head"]).loads() == ["A.m:8 Head -", "A.m:9 Head Panel"])
    }

    @Test func `a subclass that inherits a factory method owns the nib that the method loads`() throws {
        let source = """
            @interface Base : UIViewController
            @end
            @interface Apples : Base
            @end
            @implementation Base
            + (instancetype)controller { return [[self alloc] initWithNibName:@"List" bundle:nil]; }
            - (instancetype)init { return [super initWithNibName:@"List" bundle:nil]; }
            @end
            @implementation Menu
            - (void)apples { [self show:[Apples controller]]; }
            - (void)more { [self show:[[Apples alloc] init]]; }
            @end
            """
        let swift = "class Shelf: NSObject {\n    func open() {\n        present(Apples.controller())\n    }\n}\n"
        let found = try FollowedSources(["A.m": source, "B.swift": swift], nibs: ["List"])
        #expect(
            try found.loads().filter { $0.hasSuffix("Apples") } == [
                "A.m:10 List Apples", "A.m:11 List Apples", "B.swift:3 List Apples",
            ])
    }
}
