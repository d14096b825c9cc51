import Indexing
import TestSupport
import Testing

@Suite("Loads are found by following the code: types of members")
struct FollowedTypeTests {
    @Test func `a method of a struct in a property returns the classes that name the nibs`() throws {
        let form = """
            struct Form {
                let title: String
                func cellTypes() -> [FormCell.Type] { return [AppleCell.self, PearCell.self] }
            }
            """
        let screen = """
            class FormCell: UITableViewCell { static var identifier: String { return String(describing: self) } }
            class AppleCell: FormCell {}
            class PearCell: FormCell {}
            class FormScreen: UITableViewController {
                var form: Form
                override func viewDidLoad() {
                    for type in form.cellTypes() {
                        tableView.register(UINib(nibName: type.identifier, bundle: nil), forCellReuseIdentifier: type.identifier)
                    }
                }
            }
            """
        let found = try FollowedSources(["Form.swift": form, "Screen.swift": screen], nibs: ["AppleCell", "PearCell"])
        #expect(try found.loads(purpose: "opens") == ["Screen.swift:8 AppleCell -", "Screen.swift:8 PearCell -"])
        #expect(try found.unknown() == [])
    }

    @Test func `if two extensions have a method of the same name, the type of the property selects one`() throws {
        let helpers = """
            extension UITableView { func add(_ type: UIView.Type) { _ = UINib(nibName: "\\(type)Row", bundle: nil) } }
            extension UICollectionView { func add(_ type: UIView.Type) { _ = UINib(nibName: "\\(type)Item", bundle: nil) } }
            """
        let screen = """
            class Apple: UIView {}
            class Screen: UIViewController {
                @IBOutlet var list: UITableView!
                func go() {
                    list.add(Apple.self)
                    self.list.add(Pear.self)
                    let grid = UICollectionView()
                    grid.add(Plum.self)
                }
            }
            class Pear: UIView {}
            class Plum: UIView {}
            """
        let found = try FollowedSources(
            ["Helpers.swift": helpers, "Screen.swift": screen], nibs: ["AppleRow", "PearRow", "PlumItem"])
        #expect(
            try found.loads(purpose: "opens") == [
                "Screen.swift:5 AppleRow -", "Screen.swift:6 PearRow -", "Screen.swift:8 PlumItem -",
            ])
    }

    @Test func `entries that only a subclass adds to a list are loaded`() throws {
        let base = """
            protocol Reusable { static var nib: UINib? { get } }
            extension Reusable {
                static var reuseIdentifier: String { String(describing: Self.self) }
                static var nib: UINib? { .init(nibName: reuseIdentifier, bundle: nil) }
            }
            class ListController: UIViewController {
                var types: [Reusable.Type] { [] }
                override func viewDidLoad() { types.forEach { table.register($0.nib, forCellReuseIdentifier: $0.reuseIdentifier) } }
            }
            """
        let own = """
            class FruitController: ListController { override var types: [Reusable.Type] { [AppleCell.self, PearCell.self] } }
            class AppleCell: UITableViewCell, Reusable {}
            class PearCell: UITableViewCell, Reusable {}
            """
        let found = try FollowedSources(["Base.swift": base, "Own.swift": own], nibs: ["AppleCell", "PearCell"])
        #expect(try found.loads(purpose: "registers") == ["Base.swift:8 AppleCell -", "Base.swift:8 PearCell -"])
        #expect(try found.unknown() == ["Base.swift:4 callers", "Base.swift:8 callers"])
    }

    @Test func `an initializer without its type name gives the name`() throws {
        let source = """
            extension NSNib.Name { static let basket = NSNib.Name("Basket") }
            class AppleController: NSViewController {}
            class Market {
                func open() {
                    show(AppleController(nibName: .init("Apple"), bundle: nil))
                    show(AppleController(nibName: .init(rawValue: "Pear"), bundle: nil))
                    Bundle.main.loadNibNamed(.basket, owner: nil, topLevelObjects: nil)
                    list.makeView(withIdentifier: .init("Row"), owner: self)
                }
            }
            """
        let found = try FollowedSources(["A.swift": source], nibs: ["Apple", "Pear", "Basket"])
        #expect(
            try found.loads() == [
                "A.swift:5 Apple AppleController", "A.swift:6 Pear AppleController", "A.swift:7 Basket -",
            ])
        #expect(try found.identifiers() == ["A.swift:8 Row"])
        #expect(try found.unknown() == [])
    }

    @Test func `a constant belongs to the type that the call expects`() throws {
        let source = """
            extension NSNib.Name {
                static let cell = "HeaderNib"
                static let main = NSNib.Name("MainNib")
            }
            extension NSUserInterfaceItemIdentifier { static let cell = NSUserInterfaceItemIdentifier("CellItem") }
            class Market {
                func open() {
                    list.makeView(withIdentifier: .cell, owner: self)
                    Bundle.main.loadNibNamed(.cell, owner: nil, topLevelObjects: nil)
                    _ = NSStoryboard(name: .main, bundle: nil)
                }
            }
            """
        let found = try FollowedSources(["A.swift": source], nibs: ["HeaderNib"], storyboards: ["MainNib"])
        #expect(try found.loads() == ["A.swift:9 HeaderNib -"])
        #expect(try found.identifiers() == ["A.swift:8 CellItem"])
    }

    @Test func `an initializer of a project type without its type name does not give its argument`() throws {
        let source = """
            struct Kind {
                let string: String
                init(_ color: String) { string = color + "View" }
            }
            class Market {
                func take(_ kind: Kind) { _ = UINib(nibName: kind.string, bundle: nil) }
                func open() { take(.init("Fruit")) }
            }
            """
        #expect(
            try !FollowedSources(["A.swift": source], nibs: ["Fruit", "FruitView"]).loads().contains {
                $0.hasSuffix(" Fruit -")
            })
    }
}
