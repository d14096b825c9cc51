import Testing

import SourceCode

@Suite("Code as text")
struct CodeTextTests {
    private static let place = SourcePosition(line: 12, column: 3)
    private static let call = Code.call(
        Code.Call(.name("a"), "b", labels: ["c", "_"], [.null, .bool(true)], at: place))

    /// Values for each case of the enumeration `Code`. Many of these values contain other values.
    static let all: [Code] = [
        .text("a\"\\\n\u{1}é"), .text(""), .number(-3), .bool(true), .bool(false), .null, .name("a"),
        .member(nil, "a"), .member(.name("a"), "b"), call,
        .call(Code.Call(nil, "a:b:", labels: nil, [call], at: place)), .list([]), .list([.text("a"), call]),
        .joined([.text("a"), .name("b")]), .choice(.unknown([]), .name("a"), .null), .closure(["a"], [.result(nil)]),
        .element(.name("a"), .number(0)), .placed(.text("a"), place), .placed(call, place),
        .cast(.name("a"), "T?"), .operation("==", [.name("a"), .placed(.member(nil, "b"), place)]),
        .unknown([.name("a")]), .variable("a", type: nil, nil), .variable("a", type: "T", .placed(.name("b"), place)),
        .assign(.name("a"), .placed(.text("b"), place)), .result(.placed(.text("b"), place)), .result(nil),
        .branch(.name("a"), [.result(nil)], [call]),
        .select(.name("a"), [Code.Case([.placed(.text("b"), place)], [call]), Code.Case([], [])]),
        .each("a", .list([]), [call]), .block([.name("a")]),
    ]

    @Test(arguments: all)
    func `writing and reading code gives the same code`(code: Code) {
        #expect(CodeText.statements(CodeText.write([code])) == [code])
        #expect(CodeText.statements(CodeText.write([code, code])) == [code, code])
    }

    @Test func `the line of a value or a call is stored relative to the first line`() {
        let value = Code.placed(.text("b"), SourcePosition(line: 12, column: 3))
        let call = Code.call(Code.Call(nil, "go", labels: [], [], at: SourcePosition(line: 15, column: 1)))
        let (text, line) = CodeText.relative([.result(value), call])
        #expect(text == #"[["r",["at","b",0,3]],["c",0,"go",[],[],3,1]]"#)
        #expect(line == 12)
        // The inner value is visited first, so its line is the first line.
        let (inner, first) = CodeText.relative([.placed(call, SourcePosition(line: 12, column: 3))])
        #expect(inner == #"[["at",["c",0,"go",[],[],0,1],-3,3]]"#)
        #expect(first == 15)
    }

    @Test func `the part of a positioned value is the value itself`() {
        let value = Code.placed(.name("a"), Self.place)
        #expect(value.parts == [.name("a")])
        #expect(Code.placed(Self.call, Self.place).parts == [Self.call])
    }

    @Test func `a compared, returned or assigned identifier has its position in the code`() {
        let swift = SwiftText(
            """
            class Shop: UIViewController {
                func go(segue: UIStoryboardSegue) {
                    if segue.identifier == wide { }
                    view.restorationIdentifier = name
                }
                override var reuseIdentifier: String? { kCell }
            }
            """)
        #expect(
            places(swift.file) == [SourcePosition(line: 3, column: 32), SourcePosition(line: 4, column: 14)] + [
                SourcePosition(line: 6, column: 45)
            ])
        for use in swift.file.identifiers where use.call != "reuseIdentifier" {
            #expect(places(swift.file).contains(use.at))
        }
    }

    /// Returns the positions of the values in the bodies of a file. Values without a position are left out.
    private func places(_ file: SourceFile) -> [SourcePosition] {
        file.functions.flatMap { function in
            function.body.flatMap(Self.places).map {
                SourcePosition(line: $0.line + function.bodyLine, column: $0.column)
            }
        }
    }

    private static func places(_ code: Code) -> [SourcePosition] {
        let inner = code.parts.flatMap(places)
        guard case .placed(_, let at) = code else { return inner }
        return [at] + inner
    }
}
