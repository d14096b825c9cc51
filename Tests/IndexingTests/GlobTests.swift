import Testing
import Trees

@Suite("Path patterns")
struct GlobTests {
    private func fits(_ pattern: String, _ name: String) -> Bool {
        Glob(pattern.utf8).matches(name: Array(name.utf8)[...])
    }

    @Test func `character classes may have ranges and complements`() {
        #expect(fits("[abc].xib", "b.xib") && !fits("[abc].xib", "d.xib"))
        #expect(fits("[a-c]*", "cat") && !fits("[a-c]*", "dog") && !fits("[c-a]*", "bat"))
        #expect(fits("[!a-c]at", "hat") && !fits("[^a-c]at", "bat"))
        #expect(fits("[]x]", "]") && fits("[]x]", "x") && fits("[\\]x]", "]"))
        #expect(fits("[a-]", "-") && fits("[é]*", "é"))
    }

    @Test func `an unclosed bracket stands for itself`() {
        #expect(fits("[ab", "[ab") && !fits("[ab", "a"))
        #expect(fits("[][x", "[][x") && fits("*[", "a["))
    }

    @Test func `an escaped star stands for itself`() {
        #expect(fits("\\**", "*b") && !fits("\\**", "ab") && fits("\\*\\*", "**"))
    }

    @Test func `a very long character class matches like a short one`() {
        let long = "*[" + String(repeating: "b", count: 1 << 20) + "]x"
        let name = String(repeating: "b", count: 250)
        #expect(fits(long, name + "x"))
        for _ in 0..<1000 { #expect(!fits("*[b]x", name)) }
        let glob = Glob(long.utf8)
        for _ in 0..<1000 { #expect(!glob.matches(name: Array(name.utf8)[...])) }
    }
}
