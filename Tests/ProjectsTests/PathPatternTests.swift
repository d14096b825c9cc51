import Testing

import Projects

@Suite("Path patterns")
struct PathPatternTests {
    @Test(
        "A wildcard matches within one name, and ** matches any folders",
        arguments: [
            ("A/*.swift", "A/B.swift", true), ("A/*.swift", "A/B/C.swift", false), ("A/**/*.swift", "A/B.swift", true),
            ("A/**/*.swift", "A/B/C/D.swift", true), ("**/*Tests.swift", "FooTests.swift", true),
            ("A/**", "A/B/C", true),
            ("A/**", "A", false), ("A/?.m", "A/b.m", true), ("A/?.m", "A/bc.m", false), ("*.[mh]", "a.h", true),
            ("*.[!mh]", "a.h", false), ("s[0-2].json", "s1.json", true), ("s[0-2].json", "s3.json", false),
            ("{A,B/C}/*.{h,m}", "B/C/x.m", true), ("{A,B/C}/*.{h,m}", "B/x.m", false),
            ("A/**/B/**/C", "A/x/B/B/y/C", true),
            ("A/**/B/C", "A/B/x/B/C", true), ("a*b*c", "aXbXbXc", true), ("a*b*c", "aXbX", false),
            ("./A/*", "A/b", true),
            ("[", "[", true), ("{a", "{a", true), ("{a,{b,c}}d", "cd", true), ("A", "A/B", false), ("", "", true),
        ])
    func matches(pattern: String, path: String, expected: Bool) {
        #expect(PathPattern(pattern).matches(path) == expected)
    }

    @Test("Patterns with very many wildcards or alternatives do not block the matching")
    func hostile() {
        let stars = String(repeating: "*a", count: 1_000) + "b"
        #expect(!PathPattern(stars).matches(String(repeating: "a", count: 4_000)))
        let folders = String(repeating: "**/a/", count: 500) + "b"
        #expect(!PathPattern(folders).matches(String(repeating: "a/", count: 2_000)))
        let braces = String(repeating: "{a,b}", count: 500)
        _ = PathPattern(braces).matches("ab")
        _ = PathPattern(String(repeating: "{", count: 10_000)).matches("{")
    }
}
