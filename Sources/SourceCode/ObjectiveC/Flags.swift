/// The flags that lines of a source depend on, and those that it defines.
struct Flags {
    /// A branch that is open.
    private struct Branch {
        /// Flags that it needs.
        var needs: [String]
        /// The flag that the `#else` of the branch needs.
        var otherwise: String?
        let start: Int
    }

    private var open: [Branch] = []
    /// Regions that ended, with offsets for positions.
    private(set) var regions: [FlagRegion] = []
    private(set) var defined: Set<String> = []
    /// Whether nothing depends on a flag, and none is defined.
    var isEmpty: Bool { regions.isEmpty && defined.isEmpty }

    /// No source has more; hostile ones may.
    private static let most = 2_000

    /// Notes a `#define`.
    mutating func define(_ name: String, isZero: Bool) {
        guard !isZero, defined.count < Self.most, FlagRegion.isFlag(name) else { return }
        // A guard against reading a header twice is no flag.
        if !name.hasSuffix("_H"), !name.hasSuffix("_H_"), !name.hasSuffix("_H__") { defined.insert(name) }
    }

    /// Notes a branch of conditional compilation.
    ///
    /// - Parameters:
    ///   - word: `if`, `ifdef`, `ifndef`, `else`, `elif`, `endif` …
    ///   - condition: the text behind it.
    ///   - offset: where the directive stands.
    mutating func branch(_ word: String, _ condition: String, at offset: Int) {
        if word.hasPrefix("if") {
            open.append(begin(word, condition, at: offset))
            return
        }
        guard let last = open.popLast() else { return }
        end(last, at: offset)
        switch word {
        case "endif": break
        case "else": open.append(Branch(needs: last.otherwise.map { [$0] } ?? [], start: offset))
        // `#elif` needs what it says, as `#if` does.
        default: open.append(begin("if" + word.dropFirst(4), condition, at: offset))
        }
    }

    private func begin(_ word: String, _ condition: String, at offset: Int) -> Branch {
        let comment = condition.ranges(of: "//").first ?? condition.ranges(of: "/*").first
        let text = comment.map { String(condition[..<$0.lowerBound]) } ?? condition
        switch word {
        case "ifdef": return Branch(needs: Self.flag(text).map { [$0] } ?? [], start: offset)
        case "ifndef": return Branch(needs: [], otherwise: Self.flag(text), start: offset)
        default:
            let parts = text.split(separator: "&&", omittingEmptySubsequences: false)
            if text.contains("||") { return Branch(needs: [], start: offset) }
            if parts.count == 1, let negated = Self.trimmed(parts[0]).first, negated == "!" {
                return Branch(
                    needs: [], otherwise: Self.flag(String(Self.trimmed(parts[0]).dropFirst())), start: offset)
            }
            return Branch(needs: parts.compactMap { Self.flag(String($0)) }, start: offset)
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

    /// The flag that `FLAG`, `defined(FLAG)`, `defined FLAG`, `(FLAG)` or `FLAG == 1` asks for.
    private static func flag(_ text: String) -> String? {
        var text = trimmed(text[...])
        while text.hasPrefix("("), text.hasSuffix(")") { text = trimmed(text.dropFirst().dropLast()) }
        if text.hasPrefix("defined") {
            text = trimmed(text.dropFirst("defined".count))
            if text.hasPrefix("("), text.hasSuffix(")") { text = trimmed(text.dropFirst().dropLast()) }
        }
        return FlagRegion.isFlag(text) ? String(text) : nil
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first.isWhitespace { text = text.dropFirst() }
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return text
    }
}
