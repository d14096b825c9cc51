import Indexing
import TestSupport
import Testing

@Suite("Loads are found by following the code: lists and cases")
struct FollowedListTests {
    @Test func `a loop over enumeration cases without texts loads the nib of each case`() throws {
        let cells = """
            class AppleCell: UICollectionViewCell { static let reuseIdentifier = "AppleCell" }
            class PearCell: UICollectionViewCell { static let reuseIdentifier = "PearCell" }
            """
        let kinds = """
            enum FruitKind: Equatable {
                case apple
                case pear(ripe: Bool)
                static let registered: [FruitKind] = [.apple, .pear(ripe: true)]
                var reuseIdentifier: String {
                    switch self {
                    case .apple: return AppleCell.reuseIdentifier
                    case .pear: return PearCell.reuseIdentifier
                    }
                }
                static func register(in view: UICollectionView) {
                    for kind in registered {
                        view.register(UINib(nibName: kind.reuseIdentifier, bundle: nil), forCellWithReuseIdentifier: kind.reuseIdentifier)
                    }
                }
            }
            """
        let found = try FollowedSources(["Cells.swift": cells, "Kinds.swift": kinds], nibs: ["AppleCell", "PearCell"])
        #expect(try found.loads(purpose: "opens") == ["Kinds.swift:13 AppleCell -", "Kinds.swift:13 PearCell -"])
        #expect(try found.unknown() == [])
    }

    @Test func `an enumeration case without a raw value is not a name`() throws {
        let source = """
            enum Fruit {
                case apple, pear
                var color: String { "red" }
                static let all: [Fruit] = [.apple, .pear]
            }
            class Basket: UIView {
                func fill() { for fruit in Fruit.all { Bundle.main.loadNibNamed("\\(fruit)", owner: self) } }
            }
            """
        #expect(try FollowedSources(["A.swift": source], nibs: ["apple"]).loads() == [])
    }

    @Test func `elements that are added to a list are followed, even under a condition`() throws {
        let source = """
            class Screen: UIViewController {
                func fill() {
                    var names = [["a", "AppleView"], ["p", "PearView"]]
                    if hasPlums { names.insert(["l", "PlumView"], at: 1) }
                    names.append(contentsOf: [["c", "CherryView"]])
                    names.forEach { show(nibNamed: $0[1]) }
                }
                func show(nibNamed name: String) { Bundle.main.loadNibNamed(name, owner: nil) }
            }
            """
        let found = try FollowedSources(["A.swift": source], nibs: ["AppleView", "PearView", "PlumView", "CherryView"])
        #expect(
            try found.loads() == [
                "A.swift:6 AppleView -", "A.swift:6 CherryView -", "A.swift:6 PearView -", "A.swift:6 PlumView -",
            ])
    }

    @Test func `if a superclass loads the nib of the class name, the load is where the object is created`() throws {
        let base = """
            @implementation Screen
            - (void)loadView {
                [[NSBundle bundleForClass:self.class] loadNibNamed:NSStringFromClass(self.class) owner:self topLevelObjects:NULL];
            }
            @end
            """
        let header = """
            @interface Screen : NSViewController
            @end
            @interface AppleScreen : Screen
            @end
            @interface PearScreen : Screen
            @end
            """
        let shop = """
            @implementation Shop
            - (void)open {
                AppleScreen *screen = [[AppleScreen alloc] initWithShop:self];
            }
            @end
            """
        let found = try FollowedSources(
            ["Screen.m": base, "Screen.h": header, "Shop.m": shop], nibs: ["AppleScreen", "PearScreen"])
        #expect(try found.loads(purpose: "controller") == ["Shop.m:3 AppleScreen AppleScreen"])
    }

    @Test
    func `an undeclared method of a class with an unindexed protocol may load the nib named after the class`() throws {
        let views = """
            import UIKit
            import Loadable
            class FruitView: UIView, NibLoadable {
                static func make() -> FruitView { FruitView.loadFromNib() }
                func change() { loadViewIfHidden() }
                func loadViewIfHidden() {}
            }
            class PearCell: UITableViewCell, NibReusable {}
            class PlainView: UIView { static func make() -> PlainView { PlainView.loadFromNib() } }
            class List: UIViewController {
                func go() {
                    table.register(cellType: PearCell.self)
                    table.register(PearCell.self, forCellReuseIdentifier: "pear")
                }
            }
            """
        let rows = """
            #import <Rows/Rows.h>
            @interface AppleRow : RWRow
            @end
            """
        let table = """
            @implementation Table
            - (void)go { [self.table registerClass:AppleRow.class forCellReuseIdentifier:[AppleRow defaultIdentifier]]; }
            @end
            """
        let nib = { (name: String) in Documents.iOS("<view id=\"v1\" customClass=\"\(name)\"/>") }
        let repository = try TestRepository()
        try repository.folder.write("Views.swift", views)
        try repository.folder.write("AppleRow.h", rows)
        try repository.folder.write("Table.m", table)
        for name in ["FruitView", "PearCell", "PlainView", "AppleRow"] {
            try repository.folder.write(name + ".xib", nib(name))
        }
        try repository.refresh()
        let found = try repository.texts(
            """
            SELECT files.path || ':' || nib_loads.line || ' ' || nib_loads.nib_name || ' ' || nib_loads.certainty || ' ' || nib_loads.confidence
            FROM nib_loads
            JOIN files ON files.id = nib_loads.file_id
            WHERE nib_loads.nib_name IS NOT NULL
            ORDER BY files.path, nib_loads.line
            """)
        #expect(
            found == [
                "Table.m:2 AppleRow outside possible", "Views.swift:4 FruitView outside possible",
                "Views.swift:9 PlainView outside possible", "Views.swift:12 PearCell outside possible",
            ])
    }

    @Test func `declarations in another tree do not affect a class with an unindexed protocol`() throws {
        let view =
            "import UIKit\nimport Loadable\nclass FruitView: UIView, NibLoadable { static func make() -> FruitView { FruitView.loadFromNib() } }\n"
        let other = "protocol NibLoadable {}\nclass Other: NibLoadable { func loadFromNib() {} }\n"
        let nib = Documents.iOS("<view id=\"v1\" customClass=\"FruitView\"/>")
        let (one, two) = (try TestRepository(), try TestRepository())
        try one.folder.write("A.swift", view)
        try one.folder.write("FruitView.xib", nib)
        try two.folder.write("B.swift", other)
        _ = try Indexer(index: one.index).run(roots: [one.folder.path, two.folder.path])
        #expect(try one.texts("SELECT certainty FROM nib_loads WHERE nib_name = 'FruitView'") == ["outside"])
        #expect(try one.texts("SELECT certainty FROM nib_patterns") == ["ancestry"])
    }

    @Test func `after a method gets a name with Nib, each load is still there once`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "A.swift", "class Start { func go() { _ = UINib(nibName: \"Fruit\", bundle: nil) } }\n")
        try repository.folder.write("B.h", "@interface Shelf : UIView\n- (void)foo;\n@end\n")
        try repository.write("Fruit.xib")
        try repository.refresh()
        try repository.folder.write("B.h", "@interface Shelf : UIView\n- (void)fooNib;\n@end\n")
        try repository.refresh()
        try repository.expectAsFresh()
    }

    @Test func `after a subclass declares a window nib name, the index equals a fresh one`() throws {
        let repository = try TestRepository()
        try repository.folder.write("Base.h", "@interface BaseController : NSWindowController\n@end\n")
        try repository.folder.write(
            "Base.m", "@implementation BaseController\n- (NSString *)windowNibName { return @\"Base\"; }\n@end\n")
        try repository.folder.write("Sub.h", "@interface SubController : BaseController\n- (void)show;\n@end\n")
        try repository.folder.write(
            "Shop.m", "@implementation Shop\n- (void)open { [[[SubController alloc] init] show]; }\n@end\n")
        try repository.folder.write("Base.xib", Documents.macOS(owner: "BaseController"))
        try repository.refresh()
        #expect(
            try repository.texts("SELECT CAST(knows_reached AS TEXT) FROM nib_loads WHERE nib_name = 'Base'") == ["1"])
        try repository.folder.write(
            "Sub.h", "@interface SubController : BaseController\n- (NSString *)windowNibName;\n@end\n")
        try repository.refresh()
        try repository.expectAsFresh()
    }

    @Test func `a protocol of the Swift library does not count as unindexed code`() throws {
        let view =
            "import UIKit\nimport Other\nclass FruitView: UIView, Identifiable { func set() { registerNibs() } }\n"
        let repository = try TestRepository()
        try repository.folder.write("A.swift", view)
        try repository.folder.write("FruitView.xib", Documents.iOS("<view id=\"v1\" customClass=\"FruitView\"/>"))
        try repository.refresh()
        #expect(try repository.texts("SELECT certainty FROM nib_loads WHERE nib_name = 'FruitView'") == [])
    }
}
