/// The flags that the `#if` conditions of a source test, and the flags that the source defines.
struct Flags {
    /// An open branch.
    private struct Branch {
        /// The flags that must be defined for this branch.
        var needs: [String] = []
        /// The flag that must be defined for the `#else` of this branch.
        var otherwise: String?
        let start: Int
    }

    private var open: [Branch] = []
    /// The closed regions. Their positions are still offsets.
    private(set) var regions: [FlagRegion] = []
    private(set) var defined: Set<String> = []

    /// The maximum number of regions, and of defined flags. Real sources contain fewer, but a hostile source may
    /// contain more.
    private static let most = 2_000

    /// Records a `#define`.
    mutating func define(_ name: String, isZero: Bool) {
        guard !isZero, defined.count < Self.most, FlagRegion.isFlag(name) else { return }
        // Include guards are not flags.
        if !name.hasSuffix("_H"), !name.hasSuffix("_H_"), !name.hasSuffix("_H__") { defined.insert(name) }
    }

    /// Records a branch of conditional compilation.
    ///
    /// - Parameters:
    ///   - word: `if`, `ifdef`, `ifndef`, `else`, `elif`, `endif` …
    ///   - line: the range of the text after the word.
    ///   - source: the bytes of the file.
    ///   - offset: the start of the directive.
    mutating func branch(_ word: String, _ line: Range<Int>, of source: SourceBytes, at offset: Int) {
        if word.hasPrefix("if") {
            open.append(Self.begin(word, line, of: source, at: offset))
            return
        }
        guard let last = open.popLast() else { return }
        end(last, at: offset)
        switch word {
        case "endif": break
        case "else": open.append(Branch(needs: last.otherwise.map { [$0] } ?? [], start: offset))
        // `#elif` needs the flags in its condition, as `#if` does.
        default: open.append(Self.begin("if" + word.dropFirst(4), line, of: source, at: offset))
        }
    }

    /// Closes the branches that are still open at the end of the source.
    mutating func close(at offset: Int) {
        for branch in open { end(branch, at: offset) }
        open = []
    }

    private mutating func end(_ branch: Branch, at offset: Int) {
        for name in branch.needs where regions.count < Self.most {
            regions.append(
                FlagRegion(
                    name: name, at: SourcePosition(line: branch.start, column: 0),
                    end: SourcePosition(line: offset, column: 0)))
        }
    }

    /// Reads each `FLAG` and `defined(FLAG)` of a condition without `||`, or a single `!FLAG`. Other parts of the
    /// condition are ignored. If the condition contains `||`, no flag is recorded.
    private static func begin(_ word: String, _ line: Range<Int>, of source: SourceBytes, at offset: Int) -> Branch {
        var lexer = Lexer(line: line, of: source)
        var parts: [[String]] = [[]]
        while case let token = lexer.next(), token.kind != .end {
            switch source.text(token) {
            case "&&": parts.append([])
            case "||": return Branch(start: offset)
            case "(", ")", "defined": break
            case let text: parts[parts.count - 1].append(text)
            }
        }
        let isNegated = word == "ifndef" || parts[0].first == "!"
        guard isNegated else {
            return Branch(needs: parts.compactMap(flag), start: offset)
        }
        // The flags that `!(A && B)` needs are unknown.
        guard parts.count == 1 else { return Branch(start: offset) }
        return Branch(otherwise: flag(parts[0].filter { $0 != "!" }), start: offset)
    }

    private static func flag(_ words: [String]) -> String? {
        words.count == 1 && FlagRegion.isFlag(words[0]) ? words[0] : nil
    }
}
