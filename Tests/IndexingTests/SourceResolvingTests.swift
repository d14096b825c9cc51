import Asking
import Store
import Testing

@Suite("The meaning of names in sources")
struct SourceResolvingTests {
    /// Returns the loads of a repository as `class name certainty owner-class`, in source order.
    private func loads(_ files: [String: String], nibs: [String]) throws -> [String] {
        let repository = try TestRepository()
        for (path, text) in files { try repository.folder.write(path, text) }
        for nib in nibs { try repository.write(nib + ".xib") }
        try repository.refresh()
        return try Snapshot(index: repository.index).rows(
            """
            SELECT coalesce(class, '-'), coalesce(nib_name, '-'), certainty, coalesce(owner_class, '-')
            FROM nib_loads
            JOIN files ON files.id = nib_loads.file_id
            ORDER BY files.path, nib_loads.line, nib_loads."column", nib_name
            """
        ).rows.map { row in row.map { "\($0)" }.joined(separator: " ") }
    }

    private func expectLoads(_ found: [String], _ expected: [String]) {
        #expect(found.count == expected.count, "\(found)")
        for (line, words) in zip(found, expected) {
            for word in words.split(separator: " ") { #expect(line.contains(word), "\(line): \(words)") }
        }
    }

    @Test func `a name that depends on self is the name of the receiver, even through helpers`() throws {
        let found = try loads(
            [
                "A.swift": """
                extension NSObject { class var plainName: String { String(describing: self) } }
                extension UIView { class func loadNib() -> UINib { UINib(nibName: plainName, bundle: nil) } }
                """,
                "B.swift": """
                class FooCell: UITableViewCell {}
                class List: UIViewController {
                    func setUp() { table.register(FooCell.loadNib(), forCellReuseIdentifier: "c") }
                }
                """,
            ], nibs: ["FooCell"])
        expectLoads(found, ["UIView callers", "List FooCell resolved", "List FooCell resolved"])
    }

    @Test func `a class method of a category loads the nib of its receiver`() throws {
        let found = try loads(
            [
                "Loading.m": """
                @implementation UIViewController (Loading)
                + (id)loadFromNib { return [[NSBundle mainBundle] loadNibNamed:NSStringFromClass(self) owner:self options:nil][0]; }
                @end
                """,
                "Gray.h": "@interface GrayViewController : UIViewController\n@end\n",
                "Use.m": """
                @implementation Use
                - (void)go { [GrayViewController loadFromNib]; }
                @end
                """,
            ], nibs: ["GrayViewController"])
        expectLoads(found, ["UIViewController callers", "Use GrayViewController resolved"])
    }

    @Test func `a controller without a nib name loads the nib of its class, unless it creates its view`() throws {
        let found = try loads(
            [
                "A.swift": """
                class ListViewController: UIViewController {}
                class PlainViewController: UIViewController { override func loadView() {} }
                class Start { func go() { show(ListViewController()); show(PlainViewController()) } }
                """
            ], nibs: ["ListView", "PlainViewController"])
        expectLoads(found, ["Start ListView rule ListViewController"])
    }

    @Test func `a controller that registers cells by UINib still finds its own nib by name`() throws {
        let found = try loads(
            [
                "A.swift": """
                class ListViewController: UIViewController {
                    func setUp() { table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "c") }
                }
                class Start { func go() { show(ListViewController()) } }
                """
            ], nibs: ["ListViewController", "Cell"])
        expectLoads(
            found,
            ["ListViewController Cell literal", "ListViewController Cell literal", "Start ListViewController rule"])
    }

    @Test func `each class in a local variable or a loop gives a nib`() throws {
        let found = try loads(
            [
                "A.swift": """
                extension UIView { class func loadNib() -> UINib { UINib(nibName: String(describing: self), bundle: nil) } }
                class FooCell: UITableViewCell {}
                class BarCell: UITableViewCell {}
                class List: UIViewController {
                    func one() {
                        let kind = FooCell.self
                        table.register(kind.loadNib(), forCellReuseIdentifier: "c")
                    }
                    func all() {
                        let kinds = [FooCell.self, BarCell.self]
                        for kind in kinds { table.register(kind.loadNib(), forCellReuseIdentifier: "c") }
                    }
                }
                """
            ], nibs: ["FooCell", "BarCell"])
        expectLoads(
            found.filter { $0.contains(#"text("List")"#) },
            [
                "List FooCell resolved", "List FooCell resolved",
                "List BarCell resolved", "List FooCell resolved", "List BarCell resolved", "List FooCell resolved",
            ])
    }

    @Test
    func `a helper loads the nib of the class in its argument, even if a property gives the class`() throws {
        let found = try loads(
            [
                "Helper.swift": """
                extension UIView { class func loadNib() -> UINib { UINib(nibName: String(describing: self), bundle: nil) } }
                extension UITableView {
                    func registerNib(for type: UITableViewCell.Type) { register(type.loadNib(), forCellReuseIdentifier: "c") }
                }
                class FooCell: UITableViewCell {}
                class BarCell: UITableViewCell {}
                """,
                "Use.swift": """
                class List: UIViewController {
                    func one() { table.registerNib(for: FooCell.self) }
                    func all() { for row in Row.allCases { table.registerNib(for: row.type) } }
                    func own() { for row in Row.allCases { table.register(row.type.loadNib(), forCellReuseIdentifier: "c") } }
                }
                private enum Row: CaseIterable {
                    case foo, bar
                    var type: UITableViewCell.Type {
                        switch self {
                        case .foo: return FooCell.self
                        case .bar: return BarCell.self
                        }
                    }
                }
                """,
            ], nibs: ["FooCell", "BarCell"])
        expectLoads(
            found.filter { $0.contains(#"text("List")"#) },
            [
                "List FooCell resolved", "List FooCell resolved",
                "List BarCell resolved", "List BarCell resolved", "List FooCell resolved", "List FooCell resolved",
                "List BarCell resolved", "List FooCell resolved", "List BarCell resolved", "List FooCell resolved",
            ])
    }

    @Test func `if a property may give several classes, the identifier is that of each class`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "List.swift",
            """
            class FooCell: UITableViewCell {}
            class BarCell: UITableViewCell { static let reuseIdentifier = "bar" }
            extension UITableViewCell { class var reuseIdentifier: String { String(describing: self) } }
            class List: UITableViewController {
                func cell(_ row: Row) { table.dequeueReusableCell(withIdentifier: row.reuseIdentifier) }
            }
            private enum Row: CaseIterable {
                case foo, bar
                var type: UITableViewCell.Type {
                    switch self {
                    case .foo: return FooCell.self
                    case .bar: return BarCell.self
                    }
                }
                var reuseIdentifier: String { return type.reuseIdentifier }
            }
            """)
        try repository.refresh()
        #expect(
            try repository.texts("SELECT identifier FROM identifiers WHERE call GLOB 'dequeue*' ORDER BY 1") == [
                "FooCell", "bar",
            ])
    }

    @Test func `a method that subclasses override gives the name of each, and an empty name gives none`() throws {
        let found = try loads(
            [
                "Pane.m": """
                @implementation Pane
                - (NSView *)view { [NSBundle loadNibNamed:[self nibName] owner:self]; return nil; }
                - (NSString *)nibName { return @""; }
                @end
                """,
                "Panes.m": """
                @implementation FruitPane : Pane
                - (NSString *)nibName { return @"Fruit"; }
                @end
                """,
                "Panes.h": "@interface Pane : NSObject\n@end\n@interface FruitPane : Pane\n@end\n",
            ], nibs: ["Fruit"])
        expectLoads(
            found,
            ["Pane - resolved Pane", "Pane Fruit resolved FruitPane", "Pane - literal", "FruitPane Fruit literal"])
    }

    @Test func `a class method without a caller loads no nib of any subclass`() throws {
        let found = try loads(
            [
                "A.swift": """
                extension UIView { class func fromNib<T: UIView>() -> T { Bundle.main.loadNibNamed(String(describing: T.self), owner: nil)![0] as! T } }
                class FooView: UIView {}
                class BarView: UIView {}
                class Use { func go() { let view: FooView = .fromNib() } }
                """
            ], nibs: ["FooView", "BarView"])
        expectLoads(found, ["UIView - callers", "Use FooView resolved"])
    }

    @Test func `callers of the project's own initializers give the name, also through self`() throws {
        let found = try loads(
            [
                "A.m": """
                @implementation Login
                - (id)initWithOwner:(id)owner windowNibName:(NSString *)name { return [super initWithWindowNibName:name]; }
                + (void)show { [[self alloc] initWithOwner:nil windowNibName:@"One"]; }
                @end
                @implementation Use
                - (void)go { [[Login alloc] initWithOwner:nil windowNibName:@"Two"]; }
                @end
                """,
                "A.h": "@interface Login : NSWindowController\n@end\n",
            ], nibs: ["One", "Two"])
        expectLoads(found, ["Login - callers", "Login One resolved Login", "Use Two resolved Login"])
    }

    @Test func `each side of a conditional expression is a name`() throws {
        let found = try loads(
            [
                "A.m": """
                @implementation Sheet
                - (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
                    return [super initWithNibName:name == nil ? @"Sheet" : name bundle:bundle];
                }
                @end
                """,
                "A.h": "@interface Sheet : UIViewController\n@end\n",
            ], nibs: ["Sheet"])
        expectLoads(found, ["Sheet Sheet resolved"])
    }

    @Test func `a nib from a static property of a class is known where it is registered`() throws {
        let found = try loads(
            [
                "A.swift": """
                class FooCell: UITableViewCell { static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) } }
                class BarCell: UITableViewCell { static let nib: UINib = .init(nibName: "Bar", bundle: nil) }
                class List: UIViewController {
                    func setUp() {
                        table.register(FooCell.nib, forCellReuseIdentifier: "c")
                        table.register(BarCell.nib, forCellReuseIdentifier: "d")
                    }
                }
                """
            ], nibs: ["FooCell", "Bar"])
        expectLoads(
            found, ["FooCell FooCell resolved", "BarCell Bar literal", "List FooCell resolved", "List Bar resolved"])
    }

    @Test func `a method of an Objective-C class is found by its Swift name, without the words of its type`() throws {
        let found = try loads(
            [
                "Cell.h":
                    "@interface BaseCell : UITableViewCell\n+ (NSString *)getCellIdentifier;\n@end\n@interface FruitCell : BaseCell\n@end\n",
                "Cell.m": """
                @implementation BaseCell
                + (NSString *)getCellIdentifier { return NSStringFromClass([self class]); }
                @end
                """,
                "Use.swift": """
                class List: UIViewController {
                    func go() { Bundle.main.loadNibNamed(FruitCell.getIdentifier(), owner: self) }
                }
                """,
            ], nibs: ["FruitCell"])
        expectLoads(found, ["List FruitCell resolved List"])
    }

    @Test func `a launch screen may be a nib`() throws {
        let repository = try TestRepository()
        try repository.write("Launch.xib")
        try repository.folder.write(
            "Info.plist",
            """
            <?xml version="1.0"?><plist version="1.0"><dict><key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>
            """)
        try repository.refresh()
        #expect(
            try repository.texts("SELECT path || ' ' || call FROM nib_usage") == ["Launch.xib UILaunchStoryboardName"])
    }

    @Test func `for an initializer that passes on a name, its callers determine the nib`() throws {
        let found = try loads(
            [
                "A.m": """
                @implementation ListController
                - (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle { return [super initWithNibName:name bundle:bundle]; }
                - (void)go { [[ListController alloc] initWithNibName:@"List" bundle:nil]; }
                @end
                """
            ], nibs: ["List"])
        expectLoads(found, ["callers", "List literal ListController"])
    }

    @Test func `a changed constant changes the loads of another file`() throws {
        let repository = try TestRepository()
        try repository.write("A.xib")
        try repository.write("B.xib")
        try repository.folder.write("Names.swift", "enum Names { static let cell = \"A\" }\n")
        try repository.folder.write("Use.swift", "class Use { let nib = UINib(nibName: Names.cell, bundle: nil) }\n")
        try repository.refresh()
        func loaded() throws -> [[Value]] {
            try Snapshot(index: repository.index).rows("SELECT path FROM nib_usage").rows
        }
        #expect(try loaded() == [[.text("A.xib")]])
        try repository.folder.write("Names.swift", "enum Names { static let cell = \"B\" }\n")
        try repository.refresh()
        #expect(try loaded() == [[.text("B.xib")]])
    }

    @Test func `superclasses are followed across files and languages, up to a framework class`() throws {
        let repository = try TestRepository()
        try repository.folder.write("Base.h", "@interface BaseCell : UITableViewCell\n@end\n")
        try repository.folder.write("Cell.swift", "final class FooCell: BaseCell {}\nclass Lost: FromAPackage {}\n")
        try repository.refresh()
        let rows = try Snapshot(index: repository.index).rows(
            "SELECT name, descends_from FROM classes WHERE name IN ('FooCell', 'Lost', 'FromAPackage') ORDER BY name"
        ).rows
        #expect(rows == [[.text("FooCell"), .text("cell")], [.text("FromAPackage"), .null], [.text("Lost"), .null]])
    }

    @Test func `two classes with the same name are ambiguous if nothing selects one`() throws {
        let repository = try TestRepository()
        try repository.folder.write("One/View.swift", "class OwnerView {}\n")
        try repository.folder.write("Two/View.swift", "class OwnerView {}\n")
        try repository.write("Owner.xib")
        try repository.refresh()
        let rows = try Snapshot(index: repository.index).rows(
            "SELECT class_id, certainty FROM named_classes WHERE name = 'OwnerView'"
        ).rows
        #expect(rows == [[.null, .text("ambiguous")]])
    }

    /// Returns the path of the file that declares the class of a nib's owner.
    private func meaning(_ files: [String: String], nib: String, module: String? = nil) throws -> [Value] {
        let repository = try TestRepository()
        for (path, text) in files { try repository.folder.write(path, text) }
        let inModule = module.map { #" customModule="\#($0)""# } ?? ""
        try repository.folder.write(
            nib,
            """
            <?xml version="1.0"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel"\(inModule)/>
            </objects>
            </document>
            """)
        try repository.refresh()
        return try Snapshot(index: repository.index).rows(
            """
            SELECT files.path
            FROM object_classes
            JOIN objects ON objects.id = object_classes.object
            JOIN classes ON classes.id = object_classes.class_id
            JOIN files ON files.id = classes.file_id
            WHERE objects.custom_class = 'Panel'
            """
        ).rows.map { $0[0] }
    }

    @Test func `if two classes have the same name, a nib refers to the class of its module or package target`() throws {
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "One"), .target(name: "Two")])
            """,
            "Sources/One/Panel.swift": "import UIKit\npublic class Panel: UIView {}\n",
            "Sources/Two/Panel.swift": "import UIKit\npublic class Panel: UIView {}\n",
        ]
        #expect(try meaning(files, nib: "Some/Panel.xib", module: "Two") == [.text("Sources/Two/Panel.swift")])
        #expect(try meaning(files, nib: "Sources/One/Panel.xib") == [.text("Sources/One/Panel.swift")])
        #expect(try meaning(files, nib: "Some/Panel.xib") == [])
    }

    @Test func `if two classes have the same name, a nib refers to the class for its platform`() throws {
        let files = [
            "Touch/Panel.swift": "import UIKit\nclass Panel: UIView {}\n",
            "Mac/Panel.swift": "import AppKit\nclass Panel: NSView {}\n",
        ]
        #expect(try meaning(files, nib: "Some/Panel.xib") == [.text("Touch/Panel.swift")])
    }
}
