import SourceCode
import SwiftSources
import Testing

@Suite("Lines that depend on a flag")
struct FlagRegionTests {
    @Test(arguments: [
        ("#ifdef SHOP\na;\n#endif\n", ["SHOP 1-3"]), ("#if SHOP\na;\n#endif // SHOP\n", ["SHOP 1-3"]),
        ("#ifndef SHOP\na;\n#else\nb;\n#endif\n", ["SHOP 3-5"]), ("#if !SHOP\na;\n#else\nb;\n#endif\n", ["SHOP 3-5"]),
        ("#if defined(SHOP) && FAST // both\na;\n#endif\n", ["SHOP 1-3", "FAST 1-3"]),
        ("#ifdef SHOP\n#ifdef FAST\na;\n#endif\n#endif\n", ["SHOP 1-5", "FAST 2-4"]),
        ("#if OFF\n#elif FAST\nb;\n#endif\n", ["OFF 1-2", "FAST 2-4"]), ("#if SHOP || FAST\na;\n#endif\n", []),
        ("#ifdef DEBUG\na;\n#endif\n", []), ("#if TARGET_OS_IPHONE\na;\n#endif\n", []),
        ("#ifdef shop\na;\n#endif\n", []),
        ("#ifdef SHOP\na;\n", ["SHOP 1-3"]),
    ])
    func `a region has the name of its flag, and begins and ends at a directive`(source: String, expected: [String]) {
        let found = ObjectiveCReader.read(Array(source.utf8)).flagRegions
        #expect(found.map { "\($0.name) \($0.at.line)-\($0.end.line)" } == expected)
    }

    @Test(arguments: [
        ("#if SHOP\nlet a = 1\n#endif\n", ["SHOP 1-3"]),
        ("#if !SHOP\nlet a = 1\n#else\nlet a = 2\n#endif\n", ["SHOP 3-5"]),
        ("#if SHOP && FAST && os(iOS)\nlet a = 1\n#endif\n", ["SHOP 1-3", "FAST 1-3"]),
        ("#if SHOP || FAST\nlet a = 1\n#endif\n", []), ("#if SHOP && !FAST\nlet a = 1\n#endif\n", ["SHOP 1-3"]),
        ("#if OFF\nlet a = 1\n#elseif FAST\nlet a = 2\n#else\nlet a = 3\n#endif\n", ["OFF 1-3", "FAST 3-5"]),
        ("#if DEBUG\nlet a = 1\n#endif\n", []), ("// #if SHOP\nlet a = 1\n", []),
        ("let text = \"\"\"\n#if SHOP\n#endif\n\"\"\"\n", []),
        (
            "func go() {\n  show()\n  #if SHOP\n  #if FAST\n  UINib(nibName: \"A\", bundle: nil)\n  #endif\n  #endif\n}\n",
            ["SHOP 3-7", "FAST 4-6"]
        ),
    ])
    func `Swift has regions, too`(source: String, expected: [String]) {
        let found = SwiftReader.read(Array(source.utf8)).flagRegions
        #expect(found.map { "\($0.name) \($0.at.line)-\($0.end.line)" } == expected)
    }

    @Test func `a define without a value, or with the value 1, defines a flag`() {
        let source =
            "#define SHOP\n#define FAST 1\n#define OFF 0\n#define SHOP_H\n#define kRows 3\n#define MAX(a, b) a\n"
        #expect(ObjectiveCReader.read(Array(source.utf8)).definedFlags == ["FAST", "SHOP"])
    }
}
