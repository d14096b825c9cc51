import SourceCode
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

    @Test func `a define without a value, or with the value 1, defines a flag`() {
        let source =
            "#define SHOP\n#define FAST 1\n#define OFF 0\n#define SHOP_H\n#define kRows 3\n#define MAX(a, b) a\n"
        #expect(ObjectiveCReader.read(Array(source.utf8)).definedFlags == ["FAST", "SHOP"])
    }
}
