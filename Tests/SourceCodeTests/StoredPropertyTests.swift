import Testing

import SourceCode
import SwiftSources

@Suite("Initial values of stored properties")
struct StoredPropertyTests {
    private func swift(_ declarations: String) -> [String] {
        SwiftReader.read(Array("class Card: UIView {\n\(declarations)\n}".utf8)).members.map(described)
    }

    private func objectiveC(_ text: String) -> [String] {
        ObjectiveCReader.read(Array(text.utf8)).members.filter { $0.kind != .method }.map(described)
    }

    private func described(_ member: MemberDeclaration) -> String {
        "\(member.name) \(member.initialNumber.map(String.init) ?? "?")\(member.isWeak ? " weak" : "")"
    }

    @Test func `a literal gives the initial number, and an optional without a value starts as 0`() {
        #expect(swift("var isOn = false\nvar isOff: Bool = true\nvar count = 3") == ["isOn 0", "isOff 1", "count 3"])
        #expect(swift("var label: UILabel?\n@IBOutlet weak var title: UILabel!") == ["label 0", "title 0 weak"])
        #expect(swift("var text: String? = nil { didSet { show() } }") == ["text 0"])
    }

    @Test func `the initial value of a computed, wrapped or overridden property is unknown`() {
        #expect(swift("var isOn: Bool { ask() }\nvar size = ask()") == ["isOn ?", "size ?"])
        #expect(swift("@Stored var isOn = false\noverride var tag: Int { didSet {} }") == ["isOn ?", "tag ?"])
        #expect(swift("var count: Int\nlazy var view = UIView()") == ["count ?", "view ?"])
    }

    @Test func `Objective-C properties and variables start as 0`() {
        let text = "@interface Card : UIView {\nBOOL _isOn;\n}\n@property (weak) IBOutlet UILabel *label;\n@end"
        #expect(objectiveC(text) == ["_isOn 0", "label 0 weak", "_label 0 weak"])
    }
}

@Suite("Recursive setters")
struct EndlessSetterTests {
    private func isEndless(_ body: String) -> Bool {
        let text = "@implementation Card\n- (void)setColor:(UIColor *)color {\n\(body)\n}\n@end"
        return ObjectiveCReader.read(Array(text.utf8)).functions.contains { EndlessSetter.isOne($0, $0.body) }
    }

    @Test(arguments: [
        "self.color = color;", "[self setColor:color];", "if (nil != color) { self.color = color; }",
        "[self setNeedsDisplay]; _old = _color; self.color = color;",
    ])
    func `a setter that sets its own property is recursive`(body: String) {
        #expect(isEndless(body))
    }

    @Test(arguments: [
        "super.color = color;", "_color = color;", "self->color = color;", "self.other = color;",
        "if (_color != color) { _color = color; self.color = color; }",
        "if (_isSet) return; self.color = color;", "color = [color copy]; self.color = color;",
        "dispatch_async(queue, ^{ self.color = color; });",
    ])
    func `a setter that sets something else, or may return before, is not recursive`(body: String) {
        #expect(!isEndless(body))
    }
}
