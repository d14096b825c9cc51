import Asking
import Foundation
import Indexing
import Store
import TestSupport
import Testing

@Suite("Trees do not affect each other")
struct TreeScopeTests {
    /// Returns the files of one tree. Both trees contain files, classes, constants and nibs with the same names. `base`
    /// is the superclass of `PanelView`, and `nib` is the nib that the sources load. Names that exist only in this
    /// tree contain `own`. The nibs of each tree also name classes that only the other tree declares.
    private static func files(base: String, nib: String, own: String) -> [String: String] {
        [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "App", path: "App"), .target(name: "\(own)Kit", path: "Kit")])
            """,
            "App/Panel.swift": """
            import UIKit
            import \(own)Kit
            class PanelView: \(base) {
                @IBOutlet var label: UILabel!
                @IBAction func \(own.lowercased())(_ sender: Any) {}
                override func awakeFromNib() { UINib(nibName: Names.cell, bundle: nil).instantiate(withOwner: self) }
            }
            class \(own)View: UIView {}
            extension PanelView: Showing {}
            """,
            "App/Use.swift": """
            import UIKit
            enum Names { static let cell = "\(nib)" }
            class Use: UIViewController {
                func go() {
                    table.register(UINib(nibName: Names.cell, bundle: nil), forCellReuseIdentifier: Names.cell)
                    _ = Bundle.main.loadNibNamed("Panel", owner: PanelView(), options: nil)!.first as! PanelView
                    open\(own)("\(nib)")
                }
                func open\(own)(_ name: String) { _ = UINib(nibName: name, bundle: nil) }
                func showNext() { present(\(own)Next(), animated: true) }
            }
            class \(own)Next: UIViewController {}
            """,
            "Kit/\(own).swift":
                "import UIKit\npublic class \(own)Base: UIView { @IBOutlet var title: UILabel! }\n@objc protocol Showing { func show() }\n",
            "Two/Twin.swift": "class TwinView: UIView {}\n",
            "Three/Twin.swift": "class TwinView: UIView {}\nclass Child: TwinView {}\n",
            // This target is declared in a specification and in the generated project.
            "Other/project.yml":
                "name: Other\ntargets: { \(own)Made: { type: framework, platform: iOS, sources: [Code] } }\n",
            "Other/Code/Made.swift": "class Made {}\n",
            "Other/Other.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = Code/Made.swift; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = F; };
            S = { isa = PBXSourcesBuildPhase; files = (B); };
            T = { isa = PBXNativeTarget; name = \(own)Made; productType = "com.apple.product-type.framework"; buildPhases = (S); };
            }; }
            """,
            "Panel.xib": TestRepository.nib("Panel"),
            "Apple.xib": TestRepository.nib("Apple"),
            "Pear.xib": TestRepository.nib("Pear"),
            "Twin.xib": TestRepository.nib("Twin"),
            "Child.xib": Documents.iOS(
                """
                <view id="v1" customClass="Child"><connections><outlet property="title" destination="v1" id="o1"/></connections></view>
                """),
        ]
    }

    private static let trees = [
        files(base: "AppleBase", nib: "Apple", own: "Apple"), files(base: "PearBase", nib: "Pear", own: "Pear"),
    ]

    private func repositories() throws -> [TestRepository] {
        try Self.trees.map { files in
            let repository = try TestRepository()
            for (path, text) in files { try repository.folder.write(path, text) }
            return repository
        }
    }

    @Test func `in an index of two trees, every derived table has the rows that each tree has alone`() throws {
        let repositories = try repositories()
        for repository in repositories { try repository.refresh() }
        let place = try TemporaryFolder()
        let joint = IndexFile(database: place.path + "/all.sqlite")
        _ = try Indexer(index: joint).run(roots: repositories.map(\.folder.path))
        // If there are several trees, a printed path begins with the name of its tree.
        let leftOut = IndexContents.bookkeeping.union(["display_path"])
        let alone = try repositories.map { try IndexContents($0.index.path, bookkeeping: leftOut) }
        let together = try IndexContents(joint.path, bookkeeping: leftOut)
        let derived = SchemaDocumentation.standard.tables.filter { $0.kind == "table" && $0.help.hasPrefix("Derived") }
        #expect(derived.count > 15)
        for table in derived {
            let signs = alone.map { $0.signs(of: table.name) }
            #expect(!signs[0].isEmpty && !signs[1].isEmpty, "\(table.name) is not tried")
            #expect(together.signs(of: table.name) == (signs[0] + signs[1]).sorted(), "\(table.name)")
        }
    }

    @Test func `a refresh of one tree keeps the derived rows of the other, and the index equals a fresh one`() throws {
        let repositories = try repositories()
        let place = try TemporaryFolder()
        let joint = IndexFile(database: place.path + "/all.sqlite")
        let roots = repositories.map(\.folder.path)
        _ = try Indexer(index: joint).run(roots: roots)
        func ids() throws -> [[Value]] {
            try Snapshot(index: joint).rows(
                "SELECT classes.id, classes.name FROM classes JOIN trees ON trees.id = tree_id WHERE trees.path = :path ORDER BY 1",
                parameters: ["path": .text(roots[1])]
            ).rows
        }
        let before = try ids()
        try repositories[0].folder.write(
            "App/Use.swift", "class Use { let nib = UINib(nibName: \"Twin\", bundle: nil) }\n")
        try repositories[0].folder.remove("Two/Twin.swift")
        try repositories[0].folder.write("Four/More.swift", "class PearBase {}\n")
        _ = try Indexer(index: joint).run(roots: [])
        #expect(try ids() == before)
        let fresh = IndexFile(database: place.path + "/fresh.sqlite")
        _ = try Indexer(index: fresh).run(roots: roots)
        try expectEqual(joint.path, fresh.path)
    }

    @Test func `nibs of one tree do not use classes, actions and loads of the other`() throws {
        let (one, two, place) = (try TestRepository(), try TestRepository(), try TemporaryFolder())
        try one.folder.write(
            "Panel.xib",
            Documents.iOS(
                """
                <view id="v1" customClass="Elsewhere"><subviews><button id="b1"><connections>
                <action selector="send:" destination="-2" eventType="touchUpInside" id="a1"/></connections></button></subviews></view>
                """))
        try one.folder.write("Own.swift", "class Own {}\n")
        try two.folder.write(
            "Else.swift",
            """
            class Elsewhere: UIView {
                @IBAction func send(_ sender: Any) {}
                func load() { Bundle.main.loadNibNamed("Panel", owner: self, options: nil) }
            }
            """)
        let joint = IndexFile(database: place.path + "/all.sqlite")
        _ = try Indexer(index: joint).run(roots: [one.folder.path, two.folder.path])
        let snapshot = try Snapshot(index: joint)
        #expect(
            try snapshot.rows("SELECT certainty FROM named_classes WHERE name = 'Elsewhere'").rows == [[.text("named")]]
        )
        #expect(
            try snapshot.rows("SELECT answer, member_id FROM connection_answers WHERE name = 'send:'").rows == [
                [.text("no"), .null]
            ])
        #expect(try snapshot.rows("SELECT path FROM nib_usage").rows == [])
    }

    @Test func `only calls in the same tree reach a load or create a controller`() throws {
        let (one, two, place) = (try TestRepository(), try TestRepository(), try TemporaryFolder())
        let source = """
            class PanelView: UIView { static func loadFromNib() { Bundle.main.loadNibNamed("Panel", owner: nil) } }
            class PearController: UIViewController {}
            """
        for repository in [one, two] {
            try repository.folder.write("Panel.swift", source)
            for name in ["Panel", "PearController"] {
                try repository.folder.write(name + ".xib", Documents.iOS("<view id=\"v\"/>"))
            }
        }
        try two.folder.write(
            "Use.swift", "class Use { func go() { PanelView.loadFromNib(); show(PearController()) } }\n")
        let joint = IndexFile(database: place.path + "/all.sqlite")
        _ = try Indexer(index: joint).run(roots: [one.folder.path, two.folder.path])
        let rows = try Snapshot(index: joint).rows(
            """
            SELECT trees.path = :two, nib_loads.knows_reached
            FROM nib_loads
            JOIN files ON files.id = nib_loads.file_id
            JOIN trees ON trees.id = files.tree_id
            WHERE nib_loads.nib_name = 'Panel'
            ORDER BY 1
            """, parameters: ["two": .text(two.folder.path)]
        ).rows
        #expect(rows == [[.integer(0), .integer(0)], [.integer(1), .integer(1)]])
        let made = try Snapshot(index: joint).rows("SELECT path FROM nib_usage WHERE path GLOB '*PearController*'").rows
        #expect(made.count == 1)
    }
}
