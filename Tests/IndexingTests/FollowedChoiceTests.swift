import Indexing
import Testing
import TestSupport

@Suite("Loads are found by following the code: one of several classes")
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

    @Test func `what is asked of a class that the cases of a switch choose belongs to what is made of it`() throws {
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
        let found = try FollowedSources(["Pages.h": Self.header, "Pages.m": Self.pages, "Panel.m": panel], nibs: ["Apples", "Pears"])
        #expect(try found.loads(purpose: "controller") == ["Panel.m:13 Apples ApplePage", "Panel.m:13 Pears PearPage"])
        // Of the initialiser itself the callers tell.
        #expect(try found.unknown() == ["Pages.m:3 callers"])
    }

    @Test func `a class and a name that one way gives belong together`() throws {
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
        #expect(try found.loads(purpose: "controller") == ["A.swift:14 Apples AppleScreen", "A.swift:14 Pears PearScreen"])
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
        #expect(try found.loads(purpose: "controller") == ["A.swift:7 Apples AppleScreen", "A.swift:7 Pears PearScreen"])
    }

    @Test func `what does not ask for the chosen class is loaded once, and as surely as without the choice`() throws {
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
        let found = try FollowedSources(["A.swift": source("isApple ? AppleScreen.self : PearScreen.self")], nibs: ["Header"])
        #expect(try found.loads() == ["A.swift:6 Header Menu"])
        let plain = try FollowedSources(["A.swift": source("AppleScreen.self")], nibs: ["Header"])
        #expect(try found.sureness() == plain.sureness())
    }

    @Test func `a preference pane loads the nib that it names for its superclass`() throws {
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
        let found = try FollowedSources(["Panes.h": header, "Panes.m": source, "Plum.swift": swift], nibs: ["Apples", "PearPane", "Plums"])
        #expect(try found.loads(purpose: "windowNibName") == ["Panes.m:2 Apples ApplePane", "Panes.m:5 PearPane PearPane", "Plum.swift:1 Plums PlumPane"])
    }
}
