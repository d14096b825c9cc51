import Foundation
import SourceCode
import Testing

@Suite("Objective-C text")
struct ObjectiveCTextTests {
    private static let marked = """
        // é中😀 @interface No
        /* two
           lines */ @interface ⌖Größe : NSObject { IBOutlet id ⌖a; }
        \t⌖- (void)go:(NSString *)é;
        @property NSString *😀, *⌖b;
        @end
        NSString *const ⌖kName = @"中";
        #define ⌖kOther \\
          @"x"
        @implementation ⌖Größe
        ⌖- (void)go { "é"; [UINib ⌖nibWithNibName:[A ⌖imageNamed:@"中"] bundle:nil]; [UIImage ⌖imageNamed:@"b"]; }
        @end
        """

    /// Returns the text without its marks, and the position of each `⌖`.
    private static func unmarked(_ text: String) -> (text: String, places: [SourcePosition]) {
        var plain = String.UnicodeScalarView()
        var (line, column) = (1, 1)
        var places: [SourcePosition] = []
        for scalar in text.unicodeScalars {
            if scalar == "⌖" {
                places.append(SourcePosition(line: line, column: column))
                continue
            }
            plain.append(scalar)
            if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
        }
        return (String(plain), places)
    }

    private static func places(_ file: SourceFile) -> [SourcePosition] {
        let members = file.members.filter { !["😀", "_😀", "_b"].contains($0.name) }
        let all = file.types.map(\.at) + members.map(\.at) + file.constants.map(\.at) + file.loads.map(\.at)
        return (all + file.calls.map(\.at) + file.identifiers.map(\.at)).sorted {
            ($0.line, $0.column) < ($1.line, $1.column)
        }
    }

    @Test func `a position is that of the token that names the element, with columns in code points`() {
        let (text, places) = Self.unmarked(
            Self.marked.replacingOccurrences(of: "[A ⌖imageNamed", with: "[A imageNamed"))
        #expect(Self.places(ObjectiveCSource(text).file) == places)
    }

    @Test(
        arguments: [
            ("UTF-8 with a byte order mark", [0xEF, 0xBB, 0xBF], String.Encoding.utf8),
            ("UTF-16, little end first", [0xFF, 0xFE], .utf16LittleEndian),
            ("UTF-16, big end first", [0xFE, 0xFF], .utf16BigEndian),
        ] as [(String, [UInt8], String.Encoding)])
    func `all encodings give the same positions`(name: String, mark: [UInt8], encoding: String.Encoding) throws {
        let (text, _) = Self.unmarked(Self.marked)
        let data = try #require(text.data(using: encoding))
        #expect(ObjectiveCReader.read(mark + Array(data)) == ObjectiveCSource(text).file)
    }

    @Test func `Windows and old Macintosh line endings end lines`() {
        let (text, _) = Self.unmarked(Self.marked)
        let expected = ObjectiveCSource(text).file
        #expect(ObjectiveCSource(text.replacingOccurrences(of: "\n", with: "\r\n")).file == expected)
        #expect(ObjectiveCSource(text.replacingOccurrences(of: "\n", with: "\r")).file == expected)
    }

    @Test func `Latin-1 is read if the text is not UTF-8, and a single wrong byte is replaced`() {
        let latin = Array("@interface Gr".utf8) + [0xF6, 0xDF] + Array("e : NSObject\n@end".utf8)
        #expect(ObjectiveCReader.read(latin).types.map(\.name) == ["Größe"])
        let mixed = Array("// ".utf8) + [0xFF] + Array("\n@interface Größe : NSObject\n@end".utf8)
        #expect(ObjectiveCReader.read(mixed).types.map(\.name) == ["Größe"])
    }

    @Test(arguments: [
        "// comment \\\n @interface No : NSObject\n@interface Yes @end",
        "#error don't /* stop\n here */\n@interface Yes @end",
        "#import \"a/*b.h\"\n@interface Yes @end // */",
        "char c = '\"'; char d = '\\'';\n@interface Yes @end",
        "int x = 1'000'000;\n@interface Yes @end",
        "auto x = R\"xx(\" @interface No @end )xx\";\n@interface Yes @end",
        "char *x = \"unclosed\n@interface Yes @end",
        "char *x = \"two \\\nlines \\\" @interface No\";\n@interface Yes @end",
        "NSString *x = @\"a\\\\\";\n@interface Yes @end",
        "#define X \\\r\n @interface No @end\r\n@interface Yes @end",
        "#define X don't\n@interface Yes @end",
        "@interface Yes @end\n/* unclosed @interface No @end",
        "x = y / *z; /**/ @interface Yes @end",
    ])
    func `comments, strings and preprocessor lines hide only their content`(source: String) {
        #expect(ObjectiveCSource(source).file.types.map(\.name) == ["Yes"])
    }
}
