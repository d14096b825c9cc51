import Bytes
import Foundation
import Resources
import Testing

@Suite("Strings files")
struct StringsTests {
    private func table(_ text: String, _ kind: StringsTable.Kind = .strings) throws -> StringsTable {
        try StringsTable.read(Array(text.utf8), kind)
    }

    /// Returns each key with its value, as `key=value`.
    private func pairs(_ table: StringsTable) -> [String] { table.strings.map { "\($0.key)=\($0.value ?? "nil")" } }

    @Test func `a text has its key, value, comment and position`() throws {
        let table = try table("/* Class = \"UILabel\"; */\n\"a1.text\" = \"Größe\";\n\n // two\n \"b\"=\"x\";")
        #expect(pairs(table) == ["a1.text=Größe", "b=x"])
        #expect(table.strings.map(\.comment) == ["Class = \"UILabel\";", "two"])
        #expect(table.strings.map(\.at) == [TextPosition(line: 2), TextPosition(line: 5, column: 2)])
        #expect(table.problem == nil)
    }

    @Test func `keys without quotes, braces around the file, single quotes and keys without a value are read`() throws {
        #expect(
            pairs(try table("{ Open = \"Öffnen\"; NSName = 'x y'; \"Same\"; last = one }")) == [
                "Open=Öffnen", "NSName=x y", "Same=Same", "last=one",
            ])
    }

    @Test func `escapes become their characters`() throws {
        #expect(pairs(try table(#""\"q\"\n\t\\" = "\U00e9\u00E8 \101 \ν\U0001";"#)) == ["\"q\"\n\t\\=éè A ν\u{1}"])
        #expect(pairs(try table(#"k = "\Utwórz";"#)) == ["k=Utwórz"])
        // A surrogate pair is one character.
        #expect(pairs(try table(#"k = "\UD83D\UDE00";"#)) == ["k=😀"])
        #expect(pairs(try table("k = \"one \\\ntwo\";")) == ["k=one two"])
    }

    @Test(arguments: [
        (String.Encoding.utf16LittleEndian, [0xFF, 0xFE] as [UInt8]), (.utf16BigEndian, [0xFE, 0xFF]),
        (.utf16LittleEndian, []), (.utf16BigEndian, []),
    ])
    func `UTF-16 is read with and without a byte order mark`(encoding: String.Encoding, mark: [UInt8]) throws {
        let text = "\"ключ\" = \"значение\";\n\"b\" = \"2\";\n"
        let table = try StringsTable.read(mark + Array(try #require(text.data(using: encoding))), .strings)
        #expect(pairs(table) == ["ключ=значение", "b=2"])
        #expect(table.strings.last?.at.line == 2)
    }

    @Test func `a UTF-8 byte order mark is not part of the first key, and lines may end in CR`() throws {
        let table = try table("\u{FEFF}a = b;\rc = d;\r\ne = f;")
        #expect(pairs(table) == ["a=b", "c=d", "e=f"])
        #expect(table.strings.map(\.at.line) == [1, 2, 3])
    }

    @Test func `XML and binary property lists are read`() throws {
        let list = ["a.text": "One"]
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let bytes = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
            #expect(pairs(try StringsTable.read(Array(bytes), .strings)) == ["a.text=One"])
        }
    }

    @Test func `a repeated key has two rows`() throws {
        #expect(pairs(try table("a = b; a = c;")) == ["a=b", "a=c"])
    }

    @Test(arguments: [
        ("a = b;\n\"c\" = \"d", "string without its end", 2, 7), ("a = b;\n/* open", "comment without its end", 2, 1),
        ("a = b;\n<<<<<<< HEAD\nc = d;", "unresolved merge conflict", 2, 1),
        ("a = b;\nc =", "the file ends too early", 2, 4),
        ("a = b;\n\"c\" \"d\";", "unexpected '\"'", 2, 5),
    ])
    func `texts before an error are kept, and the error has its position`(
        text: String, message: String, line: Int, column: Int
    ) throws {
        let table = try table(text)
        #expect(pairs(table) == ["a=b"])
        #expect(table.problem == ResourceError(message, at: TextPosition(line: line, column: column)))
    }

    @Test func `an empty file has no texts and no error`() throws {
        for text in ["", "\n\n", "// nothing", "{}"] { #expect(try table(text) == StringsTable()) }
    }

    @Test func `a stringsdict has the format and the plurals of each key`() throws {
        let table = try table(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
              <key>%d apples</key>
              <dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@apples@</string>
                <key>apples</key>
                <dict>
                  <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                  <key>one</key><string>one apple</string>
                  <key>other</key><string>%d apples</string>
                </dict>
              </dict>
            </dict>
            </plist>
            """, .stringsdict)
        #expect(table.strings.map(\.key) == ["%d apples", "%d apples", "%d apples"])
        #expect(table.strings.map(\.variation) == [nil, "apples.one", "apples.other"])
        #expect(table.strings.map(\.value) == ["%#@apples@", "one apple", "%d apples"])
        #expect(table.strings.map(\.at.line) == [6, 10, 11])
    }
}

@Suite("String catalogs")
struct StringCatalogTests {
    private func table(_ strings: String) throws -> StringsTable {
        try StringsTable.read(
            Array(#"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#.utf8), .xcstrings)
    }

    @Test func `a key has a text in each language, with its state`() throws {
        let strings = try table(
            #"""
            "a.title": {"comment": "c", "extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"state": "new", "value": "Weigh"}},
            "de": {"stringUnit": {"state": "translated", "value": "Wiegen"}}}}
            """#
        ).strings
        #expect(strings.map(\.language) == ["en", "de"])
        #expect(strings.map(\.value) == ["Weigh", "Wiegen"])
        #expect(strings.map(\.state) == ["new", "translated"])
        #expect(strings.map(\.isSource) == [true, false])
        #expect(strings.map(\.at) == [TextPosition(line: 2), TextPosition(line: 3)])
        #expect(strings.allSatisfy { $0.comment == "c" && $0.extractionState == "manual" && $0.isTranslated })
    }

    @Test func `texts for plurals, devices and substitutions are named by their path in the catalog`() throws {
        let strings = try table(
            #"""
            "k": {"localizations": {"en": {
              "stringUnit": {"state": "translated", "value": "%#@n@"},
              "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "one"}},
                "other": {"variations": {"device": {"iphone": {"stringUnit": {"state": "translated", "value": "many"}}}}}}}}}}}}
            """#
        ).strings
        #expect(strings.map(\.variation) == [nil, "n.plural.one", "n.plural.other.device.iphone"])
        #expect(strings.map(\.value) == ["%#@n@", "one", "many"])
    }

    @Test func `a key without a text is kept, and so is a key that is not to be translated`() throws {
        let strings = try table(#""Plain": {}, "©": {"shouldTranslate": false}"#).strings
        #expect(strings.map(\.key) == ["Plain", "©"])
        #expect(strings.map(\.value) == [nil, nil])
        #expect(strings.map(\.language) == ["en", "en"])
        #expect(strings.map(\.isTranslated) == [true, false])
    }

    @Test(arguments: [
        ("{\"strings\": {\"a\": }}", "unexpected '}'", 1, 19),
        ("{\n\"strings\": {\n<<<<<<< HEAD\n", "unresolved merge conflict", 3, 1),
        ("{\"strings\": {\"a\"", "the file ends too early", 1, 17), ("[]", "no \"strings\" in the catalog", 1, 1),
        ("{} x", "unexpected 'x'", 1, 4), ("{\"a\": \"\\x\"}", "unknown escape", 1, 10),
    ])
    func `broken JSON is an error with its position`(text: String, message: String, line: Int, column: Int) {
        #expect(throws: ResourceError(message, at: TextPosition(line: line, column: column))) {
            try StringsTable.read(Array(text.utf8), .xcstrings)
        }
    }

    @Test func `JSON that nests too deeply is an error`() {
        #expect(throws: ResourceError.self) {
            try StringsTable.read(Array(repeating: UInt8(ascii: "["), count: 1 << 20), .xcstrings)
        }
    }
}
