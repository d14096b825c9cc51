import Foundation
import SourceCode
import SwiftSources
import Testing

@Suite("Hostile Swift sources")
struct SwiftHostileTests {
    @Test func `empty files, NUL bytes and random bytes declare nothing`() {
        #expect(SwiftReader.read([]) == SourceFile())
        #expect(SwiftReader.read([UInt8](repeating: 0, count: 100_000)) == SourceFile())
        #expect(SwiftReader.read([0xFF, 0xFE, 0x40]) == SourceFile())
        _ = SwiftReader.read((0..<20_000).map { _ in UInt8.random(in: 0...255) })
    }

    @Test func `an oversized source is not parsed, and the reason is given`() {
        let file = SwiftReader.read([UInt8](repeating: UInt8(ascii: "{"), count: SwiftScan.mostBytes + 1))
        #expect(file.error?.hasPrefix("too big to parse") == true)
    }

    @Test(arguments: [
        "(", "[", "{", "A<", "\"\\(", "try ", "() -> ", "if x {} else ", "#if A\n", "func f() { ", "f(nib: ", "f { ",
    ])
    func `very deep nesting is not parsed, even on a small stack`(piece: String) {
        let text = Array(("class A {\n" + String(repeating: piece, count: 100_000)).utf8)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            #expect(SwiftReader.read(text).error == "nested too deep to parse")
            done.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        done.wait()
    }

    @Test func `a source with thousands of members and cases is read, and no member is lost`() {
        let cases = (0..<3000).map { "c\($0)" }.joined(separator: ", ")
        let functions = (0..<3000).map { "    func f\($0)(a: Int, b: [String: Int] = [:]) -> Bool { a == 1 }\n" }
            .joined()
        let file = SwiftReader.read(Array("enum E: String { case \(cases) }\nclass A {\n\(functions)}".utf8))
        #expect(file.error == nil)
        #expect(file.members.count == 3000)
    }

    @Test func `brackets in strings and comments do not nest`() {
        let noise = "let a = \"((((\"; /* [[[[ */ // {{{{\n"
        let file = SwiftReader.read(Array((String(repeating: noise, count: 200) + "class Yes {}").utf8))
        #expect(file.error == nil)
        #expect(file.types.map(\.name) == ["Yes"])
    }

    @Test func `a class behind unbalanced braces is found`() {
        #expect(
            SwiftText("class A { func f() { if x {\n\nclass B: UIView {}").types == ["class A", "class B : UIView"])
    }
}
