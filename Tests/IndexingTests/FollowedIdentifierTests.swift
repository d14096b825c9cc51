import TestSupport
import Testing

@Suite("Identifiers are found by following the code")
struct FollowedIdentifierTests {
    private func identifiers(_ files: [String: String]) throws -> [String] { try FollowedSources(files).identifiers() }

    @Test
    func `a helper takes the storyboard from its receiver and the identifier from the class in its argument`() throws {
        let sources = try FollowedSources(
            [
                "Helper.swift": """
                extension UIStoryboard {
                    static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
                    func scene<T>(ofType type: T.Type = T.self) -> T where T: UIViewController {
                        let identifier = String(describing: type)
                        return instantiateViewController(withIdentifier: identifier) as! T
                    }
                }
                """,
                "Gate.swift":
                    "class Gate: UIViewController {\n    func go() { show(UIStoryboard.main.scene(ofType: Gate.self)) }\n}",
            ], storyboards: ["Main"])
        #expect(try sources.identifiers() == ["Gate.swift:2 Gate"])
        #expect(try sources.loads(purpose: "instantiates") == ["Gate.swift:2 Main -"])
    }

    @Test func `an enumeration case that is passed to a helper determines the storyboard`() throws {
        let sources = try FollowedSources(
            [
                "Board.swift": """
                enum Board {
                    case gate(address: String)
                    case chat
                    var storyboardName: String {
                        switch self {
                        case .gate: return "Gate"
                        case .chat: return "Chat"
                        }
                    }
                    func instantiate(_ identifier: String) -> UIViewController {
                        let storyboard = UIStoryboard(name: storyboardName, bundle: nil)
                        return storyboard.instantiateViewController(withIdentifier: identifier)
                    }
                }
                class Windows {
                    static func open(_ board: Board, identifier: String? = nil) {
                        if let identifier = identifier { show(board.instantiate(identifier)) }
                    }
                }
                """,
                "App.swift": """
                class App {
                    func one() { Windows.open(.gate(address: ""), identifier: "first") }
                    func two() { Windows.open(.gate(address: ""), identifier: "second") }
                    func again() { Windows.open(.gate(address: ""), identifier: "first") }
                    func other() { Windows.open(Board.chat, identifier: "talk") }
                }
                """,
            ], storyboards: ["Gate", "Chat"])
        #expect(
            try sources.identifiers() == [
                "App.swift:2 first", "App.swift:3 second", "App.swift:4 first", "App.swift:5 talk",
            ])
        let loads = try sources.loads(purpose: "instantiates").filter { $0.hasPrefix("App") }
        #expect(loads == ["App.swift:2 Gate -", "App.swift:3 Gate -", "App.swift:4 Gate -", "App.swift:5 Chat -"])
    }

    @Test func `a generic helper uses the identifier of the expected class`() throws {
        let found = try identifiers([
            "Helper.swift": """
            protocol Reusable {}
            extension Reusable { static var reuseIdentifier: String { String(describing: self) } }
            extension UITableView {
                func dequeue<T: UITableViewCell & Reusable>(_ type: T.Type, for path: IndexPath) -> T {
                    dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: path) as! T
                }
                func add(_ type: (UITableViewCell & Reusable).Type) { register(type, forCellReuseIdentifier: type.reuseIdentifier) }
            }
            """,
            "List.swift": """
            class FruitCell: UITableViewCell, Reusable {}
            class NutCell: UITableViewCell, Reusable { static var reuseIdentifier: String { "nut" } }
            class List: UITableViewController {
                func start() {
                    tableView.add(FruitCell.self)
                    tableView.add(NutCell.self)
                }
                func cell(_ path: IndexPath) -> UITableViewCell { tableView.dequeue(NutCell.self, for: path) }
            }
            """,
        ])
        #expect(found == ["List.swift:5 FruitCell", "List.swift:6 nut", "List.swift:8 nut"])
    }

    @Test func `if two helpers have the same name, the class of the receiver selects the helper`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "Helper.swift",
            """
            extension UITableView {
                func make<T: UIView>(_ type: T.Type) -> T { dequeueReusableCell(withIdentifier: "\\(type)") as! T }
            }
            extension UICollectionView {
                func make<T: UIView>(_ type: T.Type) -> T { dequeueReusableCell(withReuseIdentifier: "\\(type)", for: path) as! T }
            }
            """)
        try repository.folder.write(
            "List.swift",
            """
            class List: UIViewController {
                func cell(in view: UICollectionView) -> UIView { view.make(FruitCell.self) }
            }
            """)
        try repository.refresh()
        let calls = try repository.texts("SELECT call || ' ' || identifier FROM identifiers WHERE is_caller")
        #expect(calls == ["dequeueReusableCell(withReuseIdentifier:for:) FruitCell"])
    }

    @Test func `a class method of a cell registers the class, or the subclass it is called on`() throws {
        let found = try identifiers([
            "Cells.swift": """
            class BaseCell: UITableViewCell {
                class var identifier: String { "\\(self)" }
                static func register(in table: UITableView) { table.register(self, forCellReuseIdentifier: identifier) }
            }
            class FruitCell: BaseCell {}
            class NutCell: BaseCell {}
            class List: UITableViewController {
                func start() {
                    FruitCell.register(in: tableView)
                    NutCell.register(in: tableView)
                }
            }
            """
        ])
        #expect(found == ["Cells.swift:9 FruitCell", "Cells.swift:10 NutCell"])
    }

    @Test func `self in an extension of a framework class gives no identifier`() throws {
        let found = try identifiers([
            "Helper.swift": """
            extension UITableViewCell {
                static func register(in table: UITableView) { table.register(self, forCellReuseIdentifier: String(describing: self)) }
            }
            """
        ])
        #expect(found.isEmpty)
    }

    @Test func `an enumeration case determines the class of the cell, and the class gives the identifier`() throws {
        let found = try identifiers([
            "List.swift": """
            class FruitCell: UITableViewCell { static let identifier = "fruit" }
            class NutCell: UITableViewCell { static let identifier = "nut" }
            class List: UITableViewController {
                enum Cell {
                    case fruit, nut
                    var identifier: String {
                        switch self {
                        case .fruit: return FruitCell.identifier
                        case .nut: return NutCell.identifier
                        }
                    }
                }
                func cell() { tableView.dequeueReusableCell(withIdentifier: Cell.nut.identifier) }
            }
            """
        ])
        #expect(found == ["List.swift:13 nut"])
    }

    @Test func `a variable with an unknown type may be of the type that has its name`() throws {
        let found = try identifiers([
            "List.swift": """
            class FruitCell: UITableViewCell { static let identifier = "fruit" }
            class NutCell: UITableViewCell { static let identifier = "nut" }
            class List: UITableViewController {
                func cell(_ path: IndexPath) {
                    let row = model.sections[path.section].rows[path.row]
                    let identifier = row.type.identifier
                    tableView.dequeueReusableCell(withIdentifier: identifier)
                }
            }
            enum Row {
                case fruit, nut
                var type: UITableViewCell.Type { self == .fruit ? FruitCell.self : NutCell.self }
            }
            """
        ])
        #expect(found == ["List.swift:7 fruit", "List.swift:7 nut"])
    }

    @Test func `a guess from a variable's name may give an identifier, but not a nib`() throws {
        let sources = try FollowedSources(
            [
                "List.swift": """
                class List: UITableViewController {
                    func cell(_ path: IndexPath) {
                        let row = model.rows[path.row]
                        tableView.register(UINib(nibName: row.nibName, bundle: nil), forCellReuseIdentifier: row.nibName)
                    }
                }
                struct Row { let nibName = "Fruit" }
                """
            ], nibs: ["Fruit"])
        #expect(try sources.identifiers() == ["List.swift:4 Fruit"])
        #expect(try sources.loads(purpose: "registers").isEmpty)
    }

    @Test func `a helper performs a segue with the text of the case`() throws {
        let found = try identifiers([
            "List.swift": """
            enum Segue: String { case detail = "showDetail", about }
            class List: UIViewController {
                func go(_ segue: Segue) { performSegue(withIdentifier: segue.rawValue, sender: nil) }
                func tap() { go(.detail) }
                func help() { go(.about) }
            }
            """
        ])
        #expect(found == ["List.swift:4 showDetail", "List.swift:5 about"])
    }

    @Test func `an array that code appends to has the values that the initializer of a struct sets`() throws {
        let found = try identifiers([
            "Settings.swift": """
            struct Pane {
                let identifier: NSToolbarItem.Identifier
                let title: String
                init(name: String, title: String) {
                    self.identifier = NSToolbarItem.Identifier(name)
                    self.title = title
                }
            }
            class Settings: NSWindowController {
                private let panes: [Pane] = {
                    var panes = [Pane]()
                    panes += [Pane(name: "general", title: "General")]
                    panes.append(Pane(name: "other", title: "Other"))
                    return panes
                }()
                func show(at index: Int) {
                    let identifier = panes[index].identifier
                    show(identifier: identifier.rawValue)
                }
                func show(identifier: String) {
                    let storyboard = NSStoryboard(name: "Settings", bundle: nil)
                    add(storyboard.instantiateController(withIdentifier: NSStoryboard.SceneIdentifier(identifier)))
                }
            }
            """
        ])
        #expect(found == ["Settings.swift:18 general", "Settings.swift:18 other"])
    }

    @Test func `a property of a model has every value that code passes to its initializer`() throws {
        let found = try identifiers([
            "Item.swift": "struct Item {\n    let title: String\n    let cellType: BaseCell.Type\n}",
            "Cells.swift": """
            class BaseCell: UITableViewCell { class var identifier: String { String(describing: self) } }
            class FruitCell: BaseCell {}
            class NutCell: BaseCell {}
            class LeafCell: BaseCell { override class var identifier: String { "leaf" } }
            """,
            "Items.swift": """
            class Items {
                func all() -> [Item] {
                    var items: [Item] = []
                    items.append(Item(title: "a", cellType: FruitCell.self))
                    add(&items, LeafCell.self)
                    return items
                }
                func add(_ items: inout [Item], _ type: BaseCell.Type) { items.append(Item(title: "b", cellType: type)) }
            }
            """,
            "List.swift": """
            class List: UITableViewController {
                func cell(for item: Item) -> UITableViewCell? { tableView.dequeueReusableCell(withIdentifier: item.cellType.identifier) }
            }
            """,
        ])
        #expect(found == ["List.swift:2 FruitCell", "List.swift:2 leaf"])
    }

    @Test func `a member of a protocol value may come from any class that adopts the protocol`() throws {
        let found = try identifiers([
            "Items.swift": """
            protocol Item { var cellIdentifier: String { get } }
            class FruitCell: UITableViewCell { static let identifier = "fruit" }
            class NutCell: UITableViewCell { static let identifier = "nut" }
            class Fruit: Item { var cellIdentifier: String { FruitCell.identifier } }
            class Nut: Item { var cellIdentifier: String { NutCell.identifier } }
            """,
            "List.swift": """
            class List: UITableViewController {
                func cell(for item: Item) -> UITableViewCell? { tableView.dequeueReusableCell(withIdentifier: item.cellIdentifier) }
            }
            """,
        ])
        #expect(found == ["List.swift:2 fruit", "List.swift:2 nut"])
    }

    @Test func `a property of a model object gives the identifier`() throws {
        let found = try identifiers([
            "Model.swift": "class Model { let cellIdentifier = \"fruit\" }",
            "List.swift": """
            class List: UICollectionViewController {
                let model = Model()
                func cell(_ path: IndexPath) { collectionView.dequeueReusableCell(withReuseIdentifier: model.cellIdentifier, for: path) }
            }
            """,
        ])
        #expect(found == ["List.swift:3 fruit"])
    }

    @Test func `Objective-C helpers and class methods of the cell are followed`() throws {
        let found = try identifiers([
            "Cells.m": """
            @interface BaseCell : UITableViewCell
            + (NSString *)identifier;
            @end
            @implementation BaseCell
            + (NSString *)identifier { return NSStringFromClass([self class]); }
            @end
            @interface FruitCell : BaseCell
            @end
            @implementation FruitCell
            @end
            @implementation List
            - (UITableViewCell *)cellWith:(NSString *)name { return [self.tableView dequeueReusableCellWithIdentifier:name]; }
            - (void)one {
                [self.tableView registerClass:[FruitCell class] forCellReuseIdentifier:[FruitCell identifier]];
                [self cellWith:FruitCell.identifier];
                [self cellWith:@"nut"];
            }
            @end
            """
        ])
        #expect(found == ["Cells.m:14 FruitCell", "Cells.m:15 FruitCell", "Cells.m:16 nut"])
    }

    @Test func `after lines are inserted, an identifier from a caller has the new line`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "Helper.swift",
            """
            extension UITableView {
                func cell(_ name: String) -> UITableViewCell { dequeueReusableCell(withIdentifier: name)! }
            }
            """)
        let list = "class List: UITableViewController {\n    func cell() { tableView.cell(\"fruit\").register() }\n}"
        try repository.folder.write("List.swift", list)
        try repository.refresh()
        let question = "SELECT identifier || ' ' || line FROM identifiers WHERE is_caller"
        #expect(try repository.texts(question) == ["fruit 2"])
        try repository.folder.write("List.swift", "\n\n" + list)
        try repository.refresh()
        #expect(try repository.texts(question) == ["fruit 4"])
    }
}
