import Testing

@Suite("Loads in Swift sources")
struct SwiftLoadTests {
    @Test func `a name is kept as written, and a literal also as text`() {
        let source = SwiftText.body(
            """
            let n = wide ? "A" : "B"
            UINib(nibName: n, bundle: nil)
            let m: String
            if wide { m = "C" } else { m = "D" }
            UINib(nibName: m, bundle: nil)
            let k = switch wide { case true: "E" case false: "F" }
            UINib(nibName: k, bundle: nil)
            UINib(nibName: given ?? "G", bundle: nil)
            UINib(nibName: "H", bundle: nil)
            """)
        #expect(
            source.loads == [
                "UINib(nibName:bundle:) n", "UINib(nibName:bundle:) m", "UINib(nibName:bundle:) k",
                #"UINib(nibName:bundle:) given ?? "G""#, #"UINib(nibName:bundle:) "H" [H]"#,
            ])
    }

    @Test func `a nib in a variable keeps its name until its use`() {
        let source = SwiftText.body(
            """
            let nib = UINib(nibName: "X", bundle: nil)
            table.register(nib, forCellReuseIdentifier: "c")
            nib.instantiate(withOwner: self)
            table.register(FooCell.nib, forCellReuseIdentifier: FooCell.id)
            table.register(FooCell.self, forCellReuseIdentifier: "class")
            table.register(FooCell.classForCoder(), forCellReuseIdentifier: "class")
            let board = UIStoryboard(name: "Main", bundle: nil)
            board.instantiateViewController(withIdentifier: "S")
            """)
        #expect(
            source.loads == [
                #"UINib(nibName:bundle:) "X" [X]"#,
                #"register(_:forCellReuseIdentifier:) "X" [X] owner nil identifier "c""#,
                #"instantiate(withOwner:) "X" [X] owner self"#,
                #"register(_:forCellReuseIdentifier:) FooCell.nib owner nil identifier FooCell.id"#,
                #"UIStoryboard(name:bundle:) "Main" [Main]"#,
                #"instantiateViewController(withIdentifier:) "Main" [Main] identifier "S""#,
            ])
    }

    @Test(arguments: [
        (
            #"Bundle.main.loadNibNamed("X", owner: self, options: nil)"#,
            #"loadNibNamed(_:owner:options:) "X" [X] owner self"#
        ),
        (
            #"NSBundle.mainBundle().loadNibNamed("X", owner: nil, options: nil)"#,
            #"loadNibNamed(_:owner:options:) "X" [X] owner nil"#
        ),
        (#"NSNib(nibNamed: NSNib.Name("X"), bundle: nil)"#, #"NSNib(nibNamed:bundle:) NSNib.Name("X") [X]"#),
        (#"super.init(nibName: "X", bundle: nil)"#, #"init(nibName:bundle:) "X" [X] to super"#),
        ("FooViewController(nibName: nil, bundle: nil)", "init(nibName:bundle:) none to FooViewController"),
        (
            #"FooController(windowNibName: "X", owner: o)"#,
            #"init(windowNibName:owner:) "X" [X] to FooController owner o"#
        ),
        (
            #"UICollectionView.CellRegistration<A, B>(cellNib: UINib(nibName: "X", bundle: nil)) { _ in }"#,
            #"CellRegistration(cellNib:) "X" [X] owner nil"#
        ),
        (
            #"storyboard?.instantiateViewController(identifier: "X")"#,
            #"instantiateViewController(identifier:) storyboard identifier "X""#
        ),
    ])
    func `each form of a load is known`(code: String, load: String) {
        #expect(SwiftText.body(code).loads.first == load)
    }

    @Test func `a name that comes from a parameter has the label, position or generic name of the parameter`() {
        let source = SwiftText(
            """
            class C { static func f<T: UIView>(_ type: T.Type, named name: String = "D") {
                UINib(nibName: String(describing: T.self), bundle: nil)
                UINib(nibName: name, bundle: nil)
                UINib(nibName: type.nibName, bundle: nil)
            } }
            """)
        #expect(source.file.loads.map(\.parameter) == ["T", "named", "0"])
        #expect(source.file.loads.allSatisfy { $0.literal == nil })
        #expect(source.file.loads.allSatisfy { $0.isInStaticMember && $0.enclosingMember == "f" })
    }

    @Test func `the owner has the class of its local variable`() {
        let source = SwiftText.body(#"let owner = Foo(); Bundle.main.loadNibNamed("X", owner: owner, options: nil)"#)
        #expect(source.loads == [#"loadNibNamed(_:owner:options:) "X" [X] owner owner: Foo"#])
    }

    @Test func `an override names the nib of its class`() {
        let source = SwiftText(
            "class C: NSDocument { override var windowNibName: String? { return \"X\" }; var nibName: String { \"Y\" } }"
        )
        #expect(source.loads == [#"windowNibName "X" [X] owner self"#])
    }

    @Test func `names in an enumeration, a namespace and an extension are constants`() {
        let source = SwiftText(
            """
            enum Segue: String { case show, edit = "Edit it" }
            enum Names { static let cell = "Cell"; static var nib: UINib { UINib(nibName: cell, bundle: nil) } }
            extension NibLoadable { static var nibName: String { String(describing: self) }; static func id() -> String { "I" } }
            let top = "Top"
            """)
        #expect(
            source.constants == [
                "Segue.show = \"show\"", "Segue.edit = \"Edit it\"", "Names.cell = \"Cell\"",
                "Names.nib = UINib(nibName: cell, bundle: nil)",
                "NibLoadable.nibName = String(describing: self)", "NibLoadable.id = \"I\"", "top = \"Top\"",
            ])
    }

    @Test func `identifiers are found in calls, comparisons and switches`() {
        let source = SwiftText.body(
            """
            performSegue(withIdentifier: "a", sender: nil)
            if segue.identifier == "b" && x {}
            switch segue.identifier { case "c"?: break; case Segue.show.rawValue: break; default: break }
            switch Segue(rawValue: segue.identifier!) { case .edit: break; default: break }
            table.dequeueReusableCell(withIdentifier: "d", for: path)
            view.restorationIdentifier = "e"
            UIImage(named: "f"); UIColor(named: "g"); UIImage(systemName: "no")
            """)
        #expect(
            source.identifiers == [
                #"segue "a" [a]"#, #"segue "b" [b]"#, #"segue "c" [c]"#, "segue Segue.show.rawValue",
                "segue .edit", #"reuse "d" [d]"#, #"restoration "e" [e]"#, #"image "f" [f]"#,
                #"color "g" [g]"#,
            ])
    }

    @Test func `calls that may lead to a nib are kept, with each creation in its place`() {
        let source = SwiftText.body(
            """
            Foo(); Foo(); Outer.Foo(nibName: "N"); FooView.loadFromNib(); table.registerNib(for: FooCell.self)
            loadView(named: "P"); type(of: self).fromNib(); _ = FooCell.nib; print("x")
            """)
        #expect(
            source.calls == [
                "Foo.init()", "Foo.init()", #"Outer.Foo.init(nibName: "N")"#, "FooView.loadFromNib()",
                "registerNib(for: FooCell.self)",
                #"loadView(named: "P")"#, "Self.fromNib()", "FooCell.nib()",
            ])
    }

    @Test func `the type that starts a program is kept`() {
        let source = SwiftText(
            """
            @main struct Shop: App {}
            @UIApplicationMain class Delegate: UIResponder, UIApplicationDelegate {}
            struct Basket {}
            """)
        #expect(source.calls == ["Shop.main()", "Delegate.main()"])
    }
}
