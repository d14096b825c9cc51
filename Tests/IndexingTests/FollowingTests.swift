import TestSupport
import Testing

/// A small indexed repository, and the loads and identifiers in it.
struct FollowedSources {
    private let repository: TestRepository

    init(_ files: [String: String], nibs: [String] = [], storyboards: [String] = []) throws {
        repository = try TestRepository()
        for (path, text) in files { try repository.folder.write(path, text) }
        for name in nibs { try repository.folder.write(name + ".xib", Documents.iOS("<view id=\"v1\"/>")) }
        for name in storyboards { try repository.folder.write(name + ".storyboard", Documents.iOS("<scenes/>")) }
        try repository.refresh()
    }

    /// Returns loads with a known name as `file:line nib owner`. An owner that is nil or unknown is `-`. If `purpose`
    /// is not nil, returns only loads with this purpose.
    func loads(purpose: String? = nil) throws -> [String] {
        try repository.texts(
            """
            SELECT files.path || ':' || nib_loads.line || ' ' || nib_loads.nib_name || ' ' || iif(nib_loads.owner_kind = 'instance', nib_loads.owner_class, '-')
            FROM nib_loads
            JOIN files ON files.id = nib_loads.file_id
            WHERE nib_loads.nib_name IS NOT NULL AND nib_loads.purpose = ifnull(\(purpose.map { "'\($0)'" } ?? "NULL"), nib_loads.purpose)
            ORDER BY files.path, nib_loads.line, nib_loads.nib_name, nib_loads.owner_class
            """)
    }

    /// Returns the confidence of each load, in source order.
    func confidence() throws -> [String] {
        try repository.texts(
            "SELECT confidence FROM nib_loads JOIN files ON files.id = nib_loads.file_id ORDER BY files.path, nib_loads.line"
        )
    }

    /// Returns known identifiers as `file:line identifier`.
    func identifiers() throws -> [String] {
        try repository.texts(
            """
            SELECT files.path || ':' || identifiers.line || ' ' || identifiers.identifier
            FROM identifiers
            JOIN files ON files.id = identifiers.file_id
            WHERE identifiers.identifier IS NOT NULL
            ORDER BY files.path, identifiers.line, identifiers.identifier
            """)
    }

    /// Returns loads without a known nib name as `file:line certainty`.
    func unknown() throws -> [String] {
        try repository.texts(
            """
            SELECT files.path || ':' || nib_loads.line || ' ' || nib_loads.certainty
            FROM nib_loads
            JOIN files ON files.id = nib_loads.file_id
            WHERE nib_loads.nib_name IS NULL
            ORDER BY files.path, nib_loads.line
            """)
    }
}

@Suite("Loads are found by following the code: Swift")
struct FollowingTests {
    private let helper = """
        extension UIView {
            func loadFromNib(name: String) -> UIView? {
                let nib = UINib(nibName: name, bundle: nil)
                return nib.instantiate(withOwner: self, options: nil).first as? UIView
            }
            static func freshFromNib() -> Self { Bundle.main.loadNibNamed(String(describing: self), owner: self)!.first as! Self }
            class func nibView<T: UIView>() -> T { Bundle.main.loadNibNamed(String(describing: T.self), owner: nil)!.first as! T }
        }
        """

    @Test func `sources without nib names are also searched for calls of a helper`() throws {
        let sources = try FollowedSources([
            "Helper.swift":
                "class Panel: UIView {\n    static func fresh(_ name: String) -> UIView? { Bundle.main.loadNibNamed(name, owner: nil)?.first as? UIView }\n}",
            "Again.swift": "extension Panel {\n    static func wide(_ text: String) -> UIView? { fresh(text) }\n}",
            "User.swift":
                "class User {\n    func make() {\n        show(Panel.fresh(\"Thin\"))\n        show(Panel.wide(\"Wide\"))\n    }\n}",
        ])
        let loads = try sources.loads()
        #expect(loads.contains("User.swift:3 Thin -"), "\(loads)")
        #expect(loads.contains("User.swift:4 Wide -"), "\(loads)")
    }

    @Test func `calls of an initializer that loads a nib are found, even those of a subclass`() throws {
        let sources = try FollowedSources([
            "Panel.swift":
                "class Panel: UIView {\n    init(_ name: String) { super.init(frame: .zero); Bundle.main.loadNibNamed(name, owner: self) }\n}",
            "Wide.swift": "class Wide: Panel {\n    init(a: Int) { super.init(\"Wide\") }\n}",
            "User.swift":
                "class User {\n    func make() {\n        show(Panel(\"Thin\"))\n        show(Wide(a: 1))\n    }\n}",
        ])
        let loads = try sources.loads()
        #expect(loads.contains("User.swift:3 Thin Panel"), "\(loads)")
        #expect(loads.contains { $0.hasSuffix(" Wide Wide") }, "\(loads)")
    }

    @Test func `Objective-C sources without nib names are searched for calls of a helper`() throws {
        let sources = try FollowedSources([
            "Panel.m":
                "@implementation Panel\n+ (id)fresh:(NSString *)name { return [[[NSBundle mainBundle] loadNibNamed:name owner:nil options:nil] firstObject]; }\n@end",
            "User.m": "@implementation User\n- (void)make {\n    [self show:[Panel fresh:@\"Thin\"]];\n}\n@end",
        ])
        let loads = try sources.loads()
        #expect(loads.contains("User.m:3 Thin -"), "\(loads)")
    }

    @Test func `a helper in an extension of all views loads with its receiver as owner`() throws {
        let sources = try FollowedSources([
            "Helper.swift": helper,
            "Card.swift":
                "class Card: UIView {\n    override init(frame: CGRect) {\n        super.init(frame: frame)\n        _ = loadFromNib(name: \"Card\")\n    }\n}",
        ])
        let loads = try sources.loads(purpose: "instantiates")
        #expect(loads == ["Card.swift:4 Card Card"])
    }

    @Test func `a static helper that passes self loads without an object as owner`() throws {
        let sources = try FollowedSources([
            "Helper.swift": helper,
            "Foot.swift":
                "class Foot: UIView {}\nclass List: UIViewController {\n    func viewDidLoad() {\n        let foot = Foot.freshFromNib()\n    }\n}",
        ])
        let loads = try sources.loads()
        #expect(loads == ["Foot.swift:4 Foot -"])
    }

    @Test func `an inherited helper is followed with and without self`() throws {
        let sources = try FollowedSources([
            "Helper.swift": helper,
            "Foot.swift":
                "class Foot: UIView {\n    static func one() -> Foot { return freshFromNib() }\n    static func two() -> Foot { return self.freshFromNib() }\n}",
        ])
        let loads = try sources.loads()
        #expect(loads == ["Foot.swift:2 Foot -", "Foot.swift:3 Foot -"])
    }

    @Test func `the type of a variable determines the class of a generic helper`() throws {
        let sources = try FollowedSources([
            "Helper.swift": helper,
            "Foot.swift": """
            class Foot: UIView {}
            func one() {
                let foot: Foot = UIView.nibView()
            }
            func two() {
                guard let foot: Foot = .nibView() else { return }
            }
            func three() -> Foot {
                return UIView.nibView()
            }
            func four() {
                let foot = UIView.nibView() as! Foot
            }
            """,
        ])
        let loads = try sources.loads()
        #expect(loads == ["Foot.swift:3 Foot -", "Foot.swift:6 Foot -", "Foot.swift:9 Foot -", "Foot.swift:12 Foot -"])
    }

    @Test func `a Boolean argument selects the branch with or without a nib`() throws {
        let sources = try FollowedSources([
            "Table.swift": """
            extension UITableView {
                func registerHeader<T: UIView>(_ type: T.Type, fromNib: Bool = true) {
                    let name = String(describing: T.self)
                    if fromNib {
                        register(UINib(nibName: name, bundle: nil), forHeaderFooterViewReuseIdentifier: name)
                    } else {
                        register(type, forHeaderFooterViewReuseIdentifier: name)
                    }
                }
            }
            """,
            "List.swift": """
            class Head: UIView {}
            class Foot: UIView {}
            class List: UITableViewController {
                func viewDidLoad() {
                    tableView.registerHeader(Head.self, fromNib: false)
                    tableView.registerHeader(Foot.self)
                }
            }
            """,
        ])
        let loads = try sources.loads(purpose: "registers")
        #expect(loads == ["List.swift:6 Foot -"])
    }

    @Test func `the default argument of an enumeration names the storyboard`() throws {
        let sources = try FollowedSources([
            "Board.swift": """
            enum Board: String {
                case main = "Main"
                case settings = "Settings"
            }
            extension UIViewController {
                static func fromStoryboard(_ name: String? = nil, board: Board = .settings) -> UIViewController {
                    let storyboard = UIStoryboard(name: board.rawValue, bundle: nil)
                    return storyboard.instantiateViewController(withIdentifier: String(describing: self))
                }
            }
            """,
            "App.swift":
                "class Door: UIViewController {}\nfunc one() { _ = Door.fromStoryboard() }\nfunc two() { _ = Door.fromStoryboard(board: .main) }",
        ])
        let loads = try sources.loads(purpose: "opens")
        #expect(loads == ["App.swift:2 Settings -", "App.swift:3 Main -"])
    }

    @Test func `a closure that registers each class of a list is followed`() throws {
        let sources = try FollowedSources([
            "Cells.swift": """
            protocol Reusable {}
            extension Reusable {
                static var nib: UINib { UINib(nibName: "\\(self)", bundle: nil) }
                static var identifier: String { "\\(self)" }
            }
            class Pear: UITableViewCell, Reusable {}
            class Plum: UITableViewCell, Reusable {}
            class List: UITableViewController {
                func viewDidLoad() {
                    [Pear.self, Plum.self].forEach {
                        tableView.register($0.nib, forCellReuseIdentifier: $0.identifier)
                    }
                }
            }
            """
        ])
        let loads = try sources.loads(purpose: "registers")
        #expect(loads == ["Cells.swift:11 Pear -", "Cells.swift:11 Plum -"])
    }

    @Test func `each case of an enumeration names its nib`() throws {
        let sources = try FollowedSources([
            "Row.swift": """
            enum Row: String, CaseIterable {
                case pear = "PearCell"
                case plum = "PlumCell"
                var nib: UINib { UINib(nibName: rawValue, bundle: nil) }
            }
            class List: UITableViewController {
                func viewDidLoad() {
                    Row.allCases.forEach { tableView.register($0.nib, forCellReuseIdentifier: $0.rawValue) }
                    for row in Row.allCases {
                        tableView.register(row.nib, forCellReuseIdentifier: row.rawValue)
                    }
                }
            }
            """
        ])
        let loads = try sources.loads(purpose: "registers")
        #expect(
            loads == [
                "Row.swift:8 PearCell -", "Row.swift:8 PlumCell -", "Row.swift:10 PearCell -",
                "Row.swift:10 PlumCell -",
            ])
    }

    @Test func `code of a superclass loads the nib that a subclass names`() throws {
        let sources = try FollowedSources(
            [
                "Base.swift": """
                class Base: UIView {
                    var nibName: String { "Base" }
                    func load() {
                        Bundle.main.loadNibNamed(nibName, owner: self)
                    }
                }
                class Special: Base {
                    override var nibName: String { "Special" }
                }
                """
            ], nibs: ["Base", "Special"])
        let loads = try sources.loads(purpose: "loads")
        #expect(loads == ["Base.swift:4 Base Base", "Base.swift:4 Special Special"])
    }

    @Test func `an initializer that passes on its argument has no nib of its own`() throws {
        let sources = try FollowedSources([
            "Door.swift": """
            class Door: UIViewController {
                override init(nibName: String?, bundle: Bundle?) {
                    super.init(nibName: nibName, bundle: bundle)
                }
            }
            func open() {
                _ = Door(nibName: "Door", bundle: nil)
            }
            """
        ])
        let loads = try sources.loads()
        #expect(loads == ["Door.swift:7 Door Door"])
        let unknown = try sources.unknown()
        #expect(unknown == ["Door.swift:3 callers"])
    }

    @Test func `a call of a helper in a protocol extension is followed`() throws {
        let sources = try FollowedSources([
            "Xib.swift": """
            protocol XibMade {
                func initializeFromXib()
            }
            extension XibMade where Self: UIView {
                func initializeFromXib() {
                    Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: self, options: nil)
                }
            }
            class Badge: UIView, XibMade {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    initializeFromXib()
                }
            }
            """
        ])
        let loads = try sources.loads()
        #expect(loads == ["Xib.swift:12 Badge Badge"])
    }

    @Test func `constants whose lengths multiply give no name`() throws {
        let names = (0..<3).map { level in
            "let n\(level) = \"" + String(repeating: level < 2 ? "\\(n\(level + 1))" : "x", count: 400) + "\""
        }
        let sources = try FollowedSources([
            "Bomb.swift": names.joined(separator: "\n")
                + "\nfunc load() {\n    Bundle.main.loadNibNamed(n0, owner: nil)\n}"
        ])
        let loads = try sources.loads()
        #expect(loads == [])
    }

    @Test func `a scene of generated code is loaded where it is used`() throws {
        let sources = try FollowedSources(
            [
                "Scenes.swift": """
                protocol Board { static var boardName: String { get } }
                extension Board {
                    static var board: UIStoryboard {
                        let name = self.boardName
                        return UIStoryboard(name: name, bundle: nil)
                    }
                }
                struct FirstScene<T: UIViewController> {
                    let board: Board.Type
                    func instantiate() -> T { return board.board.instantiateInitialViewController() as! T }
                }
                enum Scenes {
                    enum Garden: Board {
                        static let boardName = "Garden"
                        static let first = FirstScene<Orchard.Garden>(board: Garden.self)
                    }
                }
                """,
                "Garden.swift": """
                class Garden: UIViewController {
                    static func fresh() -> Garden {
                        return Scenes.Garden.first.instantiate()
                    }
                }
                """,
            ], storyboards: ["Garden"])
        let loads = try sources.loads(purpose: "instantiates")
        #expect(loads == ["Garden.swift:3 Garden -"])
    }

    @Test func `the branches of every platform are followed, even after a return in another branch`() throws {
        let sources = try FollowedSources(
            [
                "Gate.swift": """
                class Gate: UIViewController {
                    static func fresh() -> UIViewController {
                        #if os(iOS)
                            return Page()
                        #else
                            return Gate(nibName: "Gate", bundle: nil)
                        #endif
                    }
                }
                """
            ], nibs: ["Gate"])
        let loads = try sources.loads(purpose: "controller")
        #expect(loads == ["Gate.swift:6 Gate Gate"])
    }

    @Test func `code for one platform does not get values for another platform`() throws {
        let sources = try FollowedSources(
            [
                "Boards.swift": """
                extension UIStoryboard {
                    static var first: UIStoryboard {
                        #if os(tvOS)
                            return UIStoryboard(name: "Big", bundle: nil)
                        #else
                            return UIStoryboard(name: "Small", bundle: nil)
                        #endif
                    }
                }
                class Start {
                    func go() -> UIViewController {
                        #if os(iOS)
                            return UIStoryboard.first.instantiateViewController(withIdentifier: "gate")
                        #else
                            return UIViewController()
                        #endif
                    }
                }
                """
            ], storyboards: ["Big", "Small"])
        let loads = try sources.loads(purpose: "instantiates")
        #expect(loads == ["Boards.swift:13 Small -"])
    }

    @Test func `a helper uses the identifier in its argument or the name of its class`() throws {
        let sources = try FollowedSources(
            [
                "Helper.swift": """
                extension UIStoryboard {
                    static func scene(of name: String, identifier: String) -> UIViewController {
                        return UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: identifier)
                    }
                }
                extension UIViewController {
                    static func instantiate(in board: UIStoryboard) -> Self {
                        return board.instantiateViewController(withIdentifier: String(describing: self)) as! Self
                    }
                }
                """,
                "Gate.swift": """
                class Gate: UIViewController {
                    func go() {
                        _ = UIStoryboard.scene(of: "Main", identifier: "gate")
                        _ = Gate.instantiate(in: UIStoryboard(name: "Main", bundle: nil))
                    }
                }
                """,
            ], storyboards: ["Main"])
        #expect(try sources.identifiers() == ["Gate.swift:3 gate", "Gate.swift:4 Gate"])
    }
}
