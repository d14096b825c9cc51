import SourceCode
import Testing

@Suite("Hostile Objective-C sources")
struct ObjectiveCHostileTests {
    @Test func `an empty file and a file of NUL bytes declare nothing`() {
        #expect(ObjectiveCReader.read([]) == SourceFile())
        #expect(ObjectiveCReader.read([UInt8](repeating: 0, count: 1_000_000)) == SourceFile())
        #expect(ObjectiveCReader.read([0xFF, 0xFE, 0x40]) == SourceFile())
    }

    @Test(arguments: [
        "(", "[", "{", "<", ")", "]", "}", "@", "#if 0\n", "#if A\n", "#else\n", "#endif\n", "@interface ",
        "@interface A<",
        "@interface A (", "@implementation A {", "@property ", "@property (", "- (", "- a:", "[a b:",
        "[a nibWithNibName:",
        "[[[[UINib nibWithNibName:x bundle:", "{[(", "^{", "? : ", "\"", "'", "@\"", "/*", "//", "\\", "R\"(",
        "@protocol(",
        "@protocol", "@synthesize a = ", "typedef ", "x = ", "return ", "#define A @\"\\",
        "a = [UINib nibWithNibName:a b:c]",
        "\u{0}", "é", "case x:", "@end ", "int a[] = {", "extern \"C\" {", "a, ", ": ", "] ) } ",
    ])
    func `a very often repeated piece of code does not block the reader`(piece: String) {
        let many = String(repeating: piece, count: 4_000)
        for head in ["", "@interface A : B\n", "@implementation A\n", "@implementation A\n- (void)nibName {\n return "]
        {
            let file = ObjectiveCSource(head + many).file
            #expect(file.loads.allSatisfy { ($0.expression ?? "").utf8.count <= 510 })
            // The reader finishes, and still finds the class before the repeated code.
            if !head.isEmpty { #expect(file.types.first?.name == "A") }
        }
    }

    @Test func `a class behind unbalanced brackets is found`() {
        let noise = "@implementation A\n- (void)b {" + String(repeating: "[({", count: 50_000)
        let source = ObjectiveCSource(noise + "\n@end\n@interface Yes : NSObject\n@property IBOutlet UIView *v;\n@end")
        #expect(source.types == ["implementation A", "class Yes : NSObject"])
        #expect(source.variables == ["outlet Yes.v: UIView"])
    }

    @Test func `if thousands of methods lead to a load, the nearest are kept`() {
        let methods = (0..<2_000).map {
            "- (void)a\($0) {\n[self a\($0 + 1)];\n[NSBundle.mainBundle loadNibNamed:@\"B\" owner:self options:nil];\n}\n"
        }
        let loads = ObjectiveCSource("@implementation A\n" + methods.joined() + "@end").file.loads
        #expect(loads.map(\.callingMembers.count) == (1...2_000).map { min($0, 128) })
        #expect(
            loads.last?.callingMembers.contains("a1999") == true && loads.last?.callingMembers.contains("a1900") == true
        )
    }

    @Test func `random bytes do not crash the reader`() {
        var generator = SplitMix(state: 42)
        let alphabet = Array("@[](){}<>;:,*^=-+?\"'\\/#\n ab1.é\u{0}".utf8) + [0xFF]
        let words = [
            "@interface ", "@end\n", "- (void)", "IBOutlet ", "#if 0\n", "#endif\n", "nibWithNibName:", "return ",
        ]
        for _ in 0..<300 {
            var bytes: [UInt8] = []
            while bytes.count < 2_000 {
                if generator.next() % 8 == 0 { bytes += words[Int(generator.next() % 8)].utf8 }
                bytes.append(alphabet[Int(generator.next() % UInt64(alphabet.count))])
            }
            _ = ObjectiveCReader.read(bytes)
        }
    }

    @Test func `a very long body does not hide its method`() {
        let long = String(repeating: "(a) ", count: 166_666)
        for tail in [
            "a a ) { return @\"x\"; }", "[a b:", "= ", "a a ] . nib = c;", "a a = [UINib nibWithNibName:n bundle:nil];",
        ] {
            let source = ObjectiveCSource(
                "@implementation A\n- (void)nibName { \(long) \(tail) \(tail) }\n- (void)b {}\n@end")
            #expect(source.selectors.first == "nibName")
        }
    }

    @Test func `a large generated source is read completely`() {
        let method =
            "- (IBAction)action:(id)sender { [self use:[UIImage imageNamed:@\"x\"] with:@{ @\"a\" : @[ @1, @2 ] }]; }\n"
        let count = 20_000
        let source = "@implementation Generated\n" + String(repeating: method, count: count) + "@end\n"
        let file = ObjectiveCSource(source).file
        #expect(file.members.count == count)
        #expect(file.identifiers.count == count)
        #expect(file.members.last?.at == SourcePosition(line: count + 1, column: 1))
    }

    @Test func `variables that refer to each other in very many ways are read`() {
        let rows = 8
        let wide = 32
        let assignments = (0..<rows).flatMap { row in
            (0..<wide).flatMap { one in
                (0..<wide).map { other in
                    row < rows - 1 ? "v\(row)_\(one) = v\(row + 1)_\(other);" : "v\(row)_\(one) = [X m\(other)];"
                }
            }
        }
        let body = assignments.joined(separator: "\n") + "\n[bundle loadNibNamed:v0_0 owner:v0_0 options:nil];"
        #expect(ObjectiveCSource.body(body).file.loads.map(\.expression) == ["v0_0"])
    }

    @Test func `very many local variables with one name are read`() {
        let blocks = String(repeating: "{ NSString *n = @\"A\"; } ", count: 20_000)
        let uses = String(repeating: "[bundle loadNibNamed:n owner:nil options:nil]; ", count: 2_000)
        #expect(ObjectiveCSource.body(blocks + uses).file.loads.count == 2_000)
        let nested = String(repeating: "{ NSString *n = @\"A\"; ", count: 100)
        #expect(ObjectiveCSource.body(nested + uses).file.loads.count == 2_000)
        // If blocks are nested more deeply than in any handwritten code, the reader can miss the loads inside them.
        let deep = String(repeating: "{ NSString *n = @\"A\"; ", count: 20_000)
        #expect(ObjectiveCSource.body(deep + uses + "}").file.loads.count <= 2_000)
    }
}

/// A random number generator that returns the same numbers in every run.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
