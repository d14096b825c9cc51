/// The flags that lines of a source depend on, and those that it defines.
struct Flags {
    /// A branch that is open.
    private struct Branch {
        /// Flags that it needs.
        var needs: [String] = []
        /// The flag that the `#else` of the branch needs.
        var otherwise: String?
        let start: Int
    }

    private var open: [Branch] = []
    /// Regions that ended, with offsets for positions.
    private(set) var regions: [FlagRegion] = []
    private(set) var defined: Set<String> = []

    /// No source has more; hostile ones may.
    private static let most = 2_000

    /// Notes a `#define`.
    mutating func define(_ name: String, isZero: Bool) {
        guard !isZero, defined.count < Self.most, FlagRegion.isFlag(name) else { return }
        // Include guards are not flags.
        if !name.hasSuffix("_H"), !name.hasSuffix("_H_"), !name.hasSuffix("_H__") { defined.insert(name) }
    }

    /// Notes a branch of conditional compilation.
    ///
    /// - Parameters:
    ///   - word: `if`, `ifdef`, `ifndef`, `else`, `elif`, `endif` …
    ///   - line: the text after it.
    ///   - source: the bytes of the file.
    ///   - offset: where the directive begins.
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
        // `#elif` needs what it names, as `#if` does.
        default: open.append(Self.begin("if" + word.dropFirst(4), line, of: source, at: offset))
        }
    }

    /// Ends the branches that the source leaves open.
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

    /// Reads `FLAG`, `defined(FLAG)`, `!FLAG`, and several of them joined by `&&`. Any other condition needs no flag.
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
        // What `!(A && B)` needs is not known.
        guard parts.count == 1 else { return Branch(start: offset) }
        return Branch(otherwise: flag(parts[0].filter { $0 != "!" }), start: offset)
    }

    private static func flag(_ words: [String]) -> String? {
        words.count == 1 && FlagRegion.isFlag(words[0]) ? words[0] : nil
    }
}
