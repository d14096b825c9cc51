import TestSupport
import Testing

@Suite("Loading patterns")
struct NibPatternTests {
    /// Returns patterns as `name pattern certainty owner owner_connected`. Without an owner class, the last two
    /// values are `-`.
    private func patterns(_ files: [String: String]) throws -> [String] {
        let repository = try TestRepository()
        for (path, text) in files { try repository.folder.write(path, text) }
        try repository.refresh()
        return try repository.texts(
            """
            SELECT files.name || ' ' || pattern || ' ' || certainty || ' ' || coalesce(owner_class, '-') || ' '
                || iif(owner_class IS NULL, '-', owner_connected)
            FROM nib_patterns
            JOIN files ON files.id = nib_patterns.file_id
            ORDER BY files.path
            """)
    }

    private func iOS(owner: String? = nil, outlet: String? = nil, _ top: String = "<view id=\"v\"/>") -> String {
        let connections =
            outlet.map { "<connections><outlet property=\"\($0)\" destination=\"v\" id=\"o\"/></connections>" } ?? ""
        let end = "/>\n        <placeholder placeholderIdentifier=\"IBFirst"
        return Documents.iOS(owner: owner, top).replacing(end, with: ">\(connections)</placeholder" + end.dropFirst())
    }

    @Test func `without sources, the outlets and the name of an unknown owner decide the pattern`() throws {
        let window = "<window id=\"v\"/>"
        let connections = "<connections><outlet property=\"window\" destination=\"v\" id=\"o\"/></connections>"
        let found = try patterns([
            "1.xib": iOS(owner: "PageThing", outlet: "view"), "2.xib": iOS(owner: "BadgeView", outlet: "view"),
            "3.xib": iOS(owner: "BadgeView", outlet: "content"), "4.xib": iOS(owner: "Thing", outlet: "content"),
            "5.xib": Documents.macOS(owner: "Prefs", ownerConnections: connections, window),
            "6.xib": Documents.macOS(owner: "MyDocument", ownerConnections: connections, window),
            "7.xib": Documents.macOS(owner: "AppDelegate", ownerConnections: connections, window),
        ])
        #expect(
            found == [
                "1 view-controller outlets PageThing 1", "2 owner-view name BadgeView 1",
                "3 owner-view name BadgeView 1",
                "4 owner-object outlets Thing 1", "5 window-controller outlets Prefs 1", "6 document name MyDocument 1",
                "7 owner-object outlets AppDelegate 1",
            ])
    }

    @Test func `an owner class without a connection does not decide the pattern`() throws {
        let found = try patterns([
            "1.xib": iOS(owner: "BadgeView"),
            "2.xib": iOS(owner: "BadgeView", "<view id=\"v\" customClass=\"Other\"/>"),
            "3.xib": iOS("<tableViewCell id=\"v\" customClass=\"Unknown\"/>"),
            "4.xib": iOS("<tapGestureRecognizer id=\"v\"/>"),
        ])
        #expect(
            found == [
                "1 plain-view ancestry BadgeView 0", "2 root-view-class ancestry BadgeView 0", "3 cell ancestry - -",
                "4 no-view ancestry - -",
            ])
    }

    @Test func `the object that loads a nib is its owner, unless the owner in the nib is a subclass`() throws {
        let found = try patterns([
            "A.swift": """
            class Page: UIViewController {}
            class Base: NSObject {
                func go() { Bundle.main.loadNibNamed("Card", owner: self); Bundle.main.loadNibNamed("Kind", owner: self) }
            }
            class Kind: Base {}
            """,
            "Card.xib": iOS(owner: "Page", outlet: "view"), "Kind.xib": iOS(owner: "Kind", outlet: "content"),
        ])
        #expect(found == ["Card owner-object load Base 1", "Kind owner-object load Kind 1"])
    }

    @Test func `a controller that finds a nib by name does not override the owner in the nib`() throws {
        let found = try patterns([
            "A.swift": """
            class CardViewController: UIViewController {}
            class Card: UIView {}
            class Maker { func go() { CardViewController(nibName: nil, bundle: nil) } }
            """,
            "CardView.xib": iOS(owner: "Card", outlet: "content"),
        ])
        #expect(found == ["CardView owner-view ancestry Card 1"])
    }

    @Test func `a registered nib is a cell, whatever its root view is`() throws {
        let found = try patterns([
            "A.swift":
                "class L { func go() { t.register(UINib(nibName: \"Pin\", bundle: nil), forCellReuseIdentifier: \"p\") } }\n",
            "Pin.xib": iOS("<view id=\"v\" customClass=\"Pin\"/>"),
        ])
        #expect(found == ["Pin cell load - -"])
    }

    @Test
    func `an object whose class has its own nib embeds that nib`() throws {
        let repository = try TestRepository()
        try repository.folder.write("A.swift", "class Apple: UIView {}\nclass Crab: Apple {}\nclass Pear: UIView {}\n")
        try repository.folder.write("Apple.xib", iOS(owner: "Apple", outlet: "content"))
        try repository.folder.write("Pear.xib", iOS("<view id=\"v\" customClass=\"Pear\"/>"))
        try repository.folder.write(
            "Home.xib",
            iOS(
                """
                <view id="v"><subviews><view id="c" customClass="Crab"/><view id="p" customClass="Pear"/></subviews></view>
                """))
        try repository.refresh()
        #expect(
            try repository.texts(
                """
                SELECT holders.name || ' ' || objects.class || ' ' || nibs.name || ' ' || embeddings.kind
                FROM embeddings
                JOIN objects ON objects.id = embeddings.object
                JOIN files AS holders ON holders.id = embeddings.file_id
                JOIN files AS nibs ON nibs.id = embeddings.nib_file_id
                ORDER BY 1
                """) == ["Home Crab Apple owner-view", "Home Pear Pear root-view-class"])
    }

    @Test func `a view that owns and adds a nib of a plain view is an owner-view, even without an outlet`() throws {
        let found = try patterns([
            "A.swift": """
            class Badge: UIView { func load() { addSubview(Bundle.main.loadNibNamed("Badge", owner: self)[0]) } }
            class Stamp: UIView { static func make() -> Any { Bundle.main.loadNibNamed("Stamp", owner: self)[0] } }
            class Card: UIView { func stamp() -> Any { Bundle.main.loadNibNamed("Other", owner: self)[0] } }
            """,
            "Badge.xib": iOS(), "Stamp.xib": iOS("<view id=\"v\" customClass=\"Stamp\"/>"), "Other.xib": iOS(),
        ])
        #expect(
            found == ["Badge owner-view load Badge 0", "Other plain-view load - -", "Stamp root-view-class load - -"])
    }
}
