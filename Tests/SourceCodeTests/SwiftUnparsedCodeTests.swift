import SourceCode
import Testing

/// Tests code that the reader skips, because it is not relevant to the index.
@Suite("Swift code that is not parsed")
struct SwiftUnparsedCodeTests {
    @Test func `members around bodies that are not parsed keep their positions`() {
        let text = SwiftText(
            """
            class A {
                func dull() {
                    let brace = "}" /* } */ // }
                    if brace == "é" { print(brace) }
                }
                @IBAction func tap(_ sender: Any) { print(1) }
                var total: Int { 1 + 2 }; @IBOutlet var label: UILabel!
            }
            """)
        #expect(
            text.members == ["method A.dull", "action A.tap: Any", "property A.total: Int", "outlet A.label: UILabel"])
        #expect(text.file.members.map(\.at.line) == [2, 6, 7, 7])
        #expect(text.file.members.last?.at.column == 45)
    }

    @Test func `a settable property keeps its setter`() {
        let text = SwiftText(
            "class A { var a: Int { get { b } set { b = newValue } }\n var b: Int { 1 }\n var c: Int { didSet { } } }")
        #expect(text.file.members.map { $0.setter != nil } == [true, false, true])
    }

    @Test(arguments: [
        "/\"{/", "#/{\"/#",
    ])
    func `a regular expression with brackets hides nothing`(expression: String) {
        let text = SwiftText(
            "class A { func f() { x = \(expression) }\n func g() { _ = UINib(nibName: \"N\", bundle: nil) } }\nclass B: UIView {}"
        )
        #expect(text.file.loads.count == 1)
        #expect(text.types == ["class A", "class B : UIView"])
    }

    @Test func `a name that a short function or getter returns is kept`() {
        let text = SwiftText(
            "class A { static func f() -> String { \"F\" }\n var g: String { return \"G\" }\n var n: NSNib.Name? { \"N\" } }"
        )
        #expect(text.file.constants.map(\.value) == ["F", "G", "N"])
    }

    @Test func `an assignment in a branch is part of the code`() {
        let text = SwiftText.body("var name = \"A\"\n if x { name = \"B\" }\n _ = UINib(nibName: name, bundle: nil)")
        let body = text.file.functions.first?.body ?? []
        #expect(body.first == .variable("name", type: nil, .text("A")))
        #expect(body.dropFirst().first == .branch(.name("x"), [.assign(.name("name"), .text("B"))], []))
    }

    @Test func `a segue is compared with the value of a variable`() {
        let text = SwiftText.body("let id = segue.identifier\n if y { if id == \"Go\" { print(1) } }")
        #expect(text.file.identifiers.map(\.expression) == ["\"Go\""])
    }

    @Test func `types with any name are found`() {
        let code = "_ = (Foo)(1); Bar<Int>(); Baz { 1 }; Up.Text(2); `Quux`(); É(); Text(4)"
        #expect(SwiftText.body(code).file.calls.map(\.receiver) == ["Foo", "Bar", "Baz", "Up.Text", "Quux", "É"])
    }
}
