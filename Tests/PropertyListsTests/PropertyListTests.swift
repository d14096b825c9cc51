import Bytes
import Foundation
import TestSupport
import Testing

import PropertyLists

@Suite("Property lists")
struct PropertyListTests {
    private func read(_ text: String) throws -> PlistDictionary {
        try #require(try PropertyList.read(Array(text.utf8)).dictionary)
    }

    @Test("OpenStep text is read with comments, quotes, arrays, data, and the line of each key")
    func openStep() throws {
        let list = try read(
            """
            // !$*UTF8*$!
            { /* a */ plain = a.b/c-d_$1; "quoted key" = 'it"s';
              list = (1, "two", ); // rest
              data = <0aFF 00>; id/* c */ = x;
            }
            """)
        #expect(list.string("plain") == "a.b/c-d_$1")
        #expect(list.string("quoted key") == "it\"s")
        #expect(list.strings("list") == ["1", "two"])
        #expect(list["data"] == .other)
        #expect(list.string("id") == "x")
        #expect(list.entries.map(\.line) == [2, 2, 3, 4, 4])
    }

    @Test("OpenStep escapes are read: letters, Unicode with surrogates, octal NeXTSTEP codes, and line ends")
    func escapes() throws {
        let list = try read(#"{ a = "x\n\t\"\\\U00e9\Ud83d\ude00\101\240"; b = "one\"# + "\n" + #"two"; }"#)
        #expect(list.string("a") == "x\n\t\"\\é😀A©")
        #expect(list.string("b") == "onetwo")
    }

    @Test("XML is read with entities, CDATA, comments, numbers, booleans, and the line of each key")
    func xml() throws {
        let list = try read(
            """
            <?xml version="1.0"?>
            <!DOCTYPE plist PUBLIC "x" "y" [ <!ENTITY a "b"> ]>
            <plist version="1.0"><dict>
            <key>a</key><string>1 &amp; &#x41;&#66; &odd; <![CDATA[<x>]]><!-- c -->&</string>
            <!-- <key>no</key> -->
            <key>b</key><true/> <key>c</key><array><integer>3</integer><string/></array>
            <key>d</key><dict/><key>e</key><data>AAAA</data>
            </dict></plist>
            """)
        #expect(list.string("a") == "1 & AB &odd; <x>&")
        #expect(list.string("b") == "YES")
        #expect(list.strings("c") == ["3", ""])
        #expect(list.dictionary("d") == PlistDictionary())
        #expect(list.entries.map(\.line) == [4, 6, 6, 7, 7])
    }

    @Test("XML in UTF-16 is read")
    func utf16() throws {
        let text = "<plist><dict><key>k</key><string>é</string></dict></plist>"
        let bytes: [UInt8] =
            [0xFF, 0xFE] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try PropertyList.read(bytes).dictionary?.string("k") == "é")
    }

    @Test("Binary property lists that Foundation writes are read")
    func binary() throws {
        let long = String(repeating: "x", count: 300)
        let value: [String: Any] = ["long": long, "wide": "日本", "list": ["a", ["b": 7]], "yes": true]
        let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        let list = try #require(try PropertyList.read([UInt8](data)).dictionary)
        #expect(list.string("long") == long)
        #expect(list.string("wide") == "日本")
        #expect(list["list"]?.array?.last?.dictionary?.string("b") == "7")
        #expect(list.string("yes") == "YES")
    }

    @Test(
        "A merge conflict is an error with its line",
        arguments: [
            "{ a = b;\n<<<<<<< HEAD\nc = d;\n=======\n", "<plist><dict>\n<<<<<<< HEAD\n<key>a</key>",
        ])
    func mergeConflict(text: String) {
        #expect(throws: TextError("unresolved merge conflict", at: TextPosition(line: 2))) {
            try PropertyList.read(Array(text.utf8))
        }
    }

    @Test(
        "A text, comment, array or dictionary without its end is an error at the line where it begins",
        arguments: [
            "{\n a = \"b;\n}\n", "{\n a = (b, c\n", "{\n /* a", "{\n a = {",
        ])
    func unterminated(text: String) {
        #expect { try PropertyList.read(Array(text.utf8)) } throws: { ($0 as? TextError)?.at.line == 2 }
    }

    @Test(
        "Deep nesting is an error and does not overflow a small stack",
        arguments: ["(", "{a=", "<plist><array>", "<dict><key>a</key>"])
    func deep(unit: String) {
        let failed = onSmallStack {
            let prefix = unit.hasPrefix("<d") ? "<plist>" : ""
            return (try? PropertyList.read(Array((prefix + String(repeating: unit, count: 200_000)).utf8))) == nil
        }
        #expect(failed)
    }

    @Test("Invalid data is an error", arguments: [0, 0x28, 0x22, 0x2F, 0x3C, 0x5C, 0xFF] as [UInt8])
    func garbage(byte: UInt8) {
        #expect(throws: TextError.self) {
            let value = try PropertyList.read([UInt8](repeating: byte, count: 3_000_000))
            // A repeated plain character is a valid string, so the reader returns a string instead of an error.
            if value.dictionary == nil { throw TextError("no dictionary") }
        }
    }

    /// Returns a binary property list: an array that contains the same text `count` times.
    private static func shared(count: Int, length: Int) -> [UInt8] {
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        var bytes = Array("bplist00".utf8)
        let array = bytes.count
        bytes += [0xAF, 0x12] + number(count, 4) + [UInt8](repeating: 1, count: count)
        let text = bytes.count
        bytes += [0x5F, 0x12] + number(length, 4) + [UInt8](repeating: UInt8(ascii: "x"), count: length)
        let table = bytes.count
        bytes += number(array, 4) + number(text, 4)
        return bytes + [UInt8](repeating: 0, count: 6) + [4, 1] + number(2, 8) + number(0, 8) + number(table, 8)
    }

    @Test("A binary property list may repeat a text, up to limits for the total length and the number of values")
    func sharedTexts() throws {
        guard case .array(let texts) = try PropertyList.read(Self.shared(count: 400, length: 2000)) else {
            Issue.record("no array")
            return
        }
        #expect(texts.count == 400 && texts.allSatisfy { $0.string?.count == 2000 })
        #expect(throws: TextError.self) { try PropertyList.read(Self.shared(count: 2000, length: 2000)) }
        #expect(throws: TextError("more than \(1 << 20) values")) {
            try PropertyList.read(Self.shared(count: 1 << 20, length: 1))
        }
    }

    @Test("A binary property list that multiplies shared objects, or contains itself, is an error")
    func expandingBinary() {
        // Each array contains the next array twice, so the complete list would contain 2^40 values.
        func list(depth: Int, next: (Int) -> Int) -> [UInt8] {
            var bytes = Array("bplist00".utf8)
            var offsets: [UInt8] = []
            for object in 0..<depth {
                offsets.append(UInt8(bytes.count))
                bytes += [0xA2, UInt8(next(object)), UInt8(next(object))]
            }
            let table = bytes.count
            bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
            for number in [depth, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(number)] }
            return bytes
        }
        #expect(throws: TextError.self) { try PropertyList.read(list(depth: 40) { min($0 + 1, 39) }) }
        #expect(throws: TextError.self) { try PropertyList.read(list(depth: 2) { $0 }) }
    }

    @Test("A property list that is truncated or has a changed byte does not crash the reader")
    func mutated() throws {
        let value: [String: Any] = ["a": ["b", "c", ["d": 1]], "e": "日本"]
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let bytes = [UInt8](try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0))
            for place in bytes.indices {
                for change in [0, 0x3C, 0x7F, 0xD5, 0xFF] as [UInt8] {
                    var changed = bytes
                    changed[place] = change
                    _ = try? PropertyList.read(changed)
                }
                _ = try? PropertyList.read(Array(bytes[..<place]))
            }
        }
    }
}
