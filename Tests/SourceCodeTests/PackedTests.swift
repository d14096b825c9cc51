import Testing

import SourceCode
import SwiftSources

@Suite("Records that a reader passes to another process")
struct PackedTests {
    /// Returns a file that contains one record of each type of the model, inside its parent record.
    private func filled() throws -> SourceFile {
        var file = SourceFile.blank
        var filling = Filling()
        try filling.pack(&file)
        return file
    }

    @Test func `every field of every record is packed`() throws {
        // Code is packed as text, and `Filling` does not change it. The next test covers code.
        let forgotten = try Self.forgotten(in: filled(), against: SourceFile.blank, "SourceFile")
        #expect(forgotten.filter { $0 != "SourceFile.functions.parameters.fallback" } == [])
    }

    @Test func `packing and unpacking give the same value`() throws {
        let file = try filled()
        #expect(try SourceFile(packed: file.packed) == file)
        #expect(try SourceFile(packed: SourceFile().packed) == SourceFile())
        for source in [
            "func f(a: String = \"x\") { Bundle.main.loadNibNamed(a, owner: nil) }",
            "class A: UIView { @IBOutlet var é: UILabel! }\nlet a = \"x\"",
            "import UIKit\nfunc f() { _ = UINib(nibName: \"N\", bundle: nil) }",
        ] {
            let read = SwiftReader.read(Array(source.utf8))
            #expect(try SourceFile(packed: read.packed) == read)
        }
    }

    @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 1 << 40, Int.max, Int.min])
    func `numbers of any size are unpacked unchanged`(number: Int) throws {
        #expect(try Int(packed: number.packed) == number)
    }

    @Test func `every case of an enumeration is unpacked unchanged`() throws {
        #expect(try NibLoad.Purpose.allCases.allSatisfy { try NibLoad.Purpose(packed: $0.packed) == $0 })
        #expect(throws: PackingError.self) { try Reach(packed: 3.packed) }
    }

    @Test func `a dictionary is unpacked unchanged`() throws {
        let names = ["b": "1", "a": "2"]
        #expect(try [String: String](packed: names.packed) == names)
    }

    @Test func `truncated, extra or wrong bytes are an error`() throws {
        let bytes = try filled().packed
        for count in bytes.indices {
            #expect(throws: PackingError.self) { try SourceFile(packed: Array(bytes[..<count])) }
        }
        #expect(throws: PackingError.self) { try SourceFile(packed: bytes + [0]) }
        #expect(throws: PackingError.self) { try [Int](packed: Int.max.packed) }
        #expect(throws: PackingError.self) { try String(packed: (-1).packed) }
        #expect(throws: PackingError.self) { try Int(packed: [UInt8](repeating: 0xFF, count: 20)) }
        // A changed byte results in a different value or an error, but not in a crash.
        for place in bytes.indices {
            var changed = bytes
            changed[place] ^= 0x55
            _ = try? SourceFile(packed: changed)
        }
    }

    // MARK: Which fields are packed

    /// Changes every field that is passed to it. Each list then contains one element.
    private struct Filling: Packing {
        static var isReading: Bool { true }
        mutating func pack(_ number: inout Int) { number = number == 0 ? 1 : number - 1 }
        mutating func pack(_ bytes: inout [UInt8]) { bytes.append(1) }
        mutating func pack(_ text: inout String) { text += "x" }
    }

    /// Returns the paths of fields that were not packed. These fields still have the value of the blank record.
    private static func forgotten(in filled: Any, against blank: Any, _ path: String) -> [String] {
        let (filled, blank) = (Mirror(reflecting: filled), Mirror(reflecting: blank))
        if filled.children.isEmpty { return [path] }
        switch filled.displayStyle {
        case .struct where !(filled.subjectType is any OptionSet.Type):
            return zip(filled.children, blank.children).flatMap { field, other -> [String] in
                let path = path + "." + (field.label ?? "")
                return "\(field.value)" == "\(other.value)" ? [path] : inner(field.value, path)
            }
        default: return []
        }
    }

    /// Looks inside lists, optionals and packed structs, and returns the paths of fields that were not packed.
    private static func inner(_ value: Any, _ path: String) -> [String] {
        let mirror = Mirror(reflecting: value)
        switch (mirror.displayStyle, value) {
        case (.collection, _), (.optional, _): return mirror.children.flatMap { inner($0.value, path) }
        case (.struct, let value as any Packed): return forgotten(in: value, against: type(of: value).blank, path)
        default: return []
        }
    }
}
