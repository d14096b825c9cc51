/// How deep a Swift source nests, told from its bytes.
///
/// The parser recurses with the nesting, and looks ahead again and again
/// through brackets that are never closed, so what is nested without end is
/// refused before it is parsed.
enum Nesting {
    /// Deeper than any source that was written by hand.
    static let most = 100
    /// Square brackets, whose contents the parser may read twice at each level.
    static let mostSquare = 16
    /// `<` without the end of a statement between them.
    static let mostAngles = 200

    /// Words and arrows that the parser recurses for (`try try try`), without
    /// the end of a statement between them.
    static let mostPrefixes = 2_000
    /// `else` and `#if` of a whole file, for they may be one chain.
    static let mostBranches = 20_000

    /// Whether a source nests deeper than the parser may be asked to.
    static func isTooDeep(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var scan = Scan(text: text)
        return scan.isTooDeep()
    }

    private struct Scan {
        let text: UnsafeBufferPointer<UInt8>
        private var index = 0
        /// Brackets, and strings by the number of their `#`.
        private var open: [Mode] = []
        private var angles = 0
        private var squares = 0
        private var prefixes = 0
        private var branches = 0

        private enum Mode: Equatable {
            case bracket, square
            case string(hashes: Int, isLong: Bool)
        }

        init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

        private func byte(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }

        mutating func isTooDeep() -> Bool {
            while index < text.count {
                if case .string(let hashes, let isLong)? = open.last {
                    readString(hashes, isLong)
                } else {
                    readCode()
                }
                if open.count > Nesting.most || angles > Nesting.mostAngles || squares > Nesting.mostSquare { return true }
                if prefixes > Nesting.mostPrefixes || branches > Nesting.mostBranches { return true }
            }
            return false
        }

        private mutating func readCode() {
            let current = byte(0)
            switch current {
            case UInt8(ascii: "["):
                squares += 1
                open.append(.square)
            case UInt8(ascii: "("), UInt8(ascii: "{"):
                if current == UInt8(ascii: "{") { endStatement() }
                open.append(.bracket)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if current == UInt8(ascii: "}") { endStatement() }
                if open.last == .square { squares -= 1 }
                // Never a string: that would be read in its own way.
                open.removeLast(open.isEmpty ? 0 : 1)
            case UInt8(ascii: ";"): endStatement()
            case UInt8(ascii: "<"): angles += 1
            case UInt8(ascii: "\""), UInt8(ascii: "#"): return openString()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while index < text.count, byte(0) != 0x0A { index += 1 }
                return
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): return skipComment()
            case UInt8(ascii: ">") where index > 0 && text[index - 1] == UInt8(ascii: "-"): prefixes += 1
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): return readWord()
            default: break
            }
            index += 1
        }

        private mutating func endStatement() { (angles, prefixes) = (0, 0) }

        private mutating func readWord() {
            let start = index
            while Self.isWord(byte(0)) { index += 1 }
            let word = UnsafeBufferPointer(rebasing: text[start..<index])
            switch word.count {
            case 2 where word.elementsEqual("if".utf8) && start > 0 && text[start - 1] == UInt8(ascii: "#"): branches += 1
            case 4 where word.elementsEqual("else".utf8): branches += 1
            case 3 where word.elementsEqual("try".utf8) || word.elementsEqual("any".utf8): prefixes += 1
            case 4 where word.elementsEqual("some".utf8) || word.elementsEqual("each".utf8) || word.elementsEqual("copy".utf8): prefixes += 1
            case 5 where word.elementsEqual("await".utf8) || word.elementsEqual("inout".utf8): prefixes += 1
            case 6 where word.elementsEqual("repeat".utf8) || word.elementsEqual("unsafe".utf8): prefixes += 1
            default: break
            }
        }

        private static func isWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "_"), 0x80...:
                true
            default: false
            }
        }

        private mutating func openString() {
            var hashes = 0
            while byte(hashes) == UInt8(ascii: "#"), hashes < 64 { hashes += 1 }
            guard byte(hashes) == UInt8(ascii: "\"") else {
                index += max(hashes, 1)
                return
            }
            let isLong = byte(hashes + 1) == UInt8(ascii: "\"") && byte(hashes + 2) == UInt8(ascii: "\"")
            open.append(.string(hashes: hashes, isLong: isLong))
            index += hashes + (isLong ? 3 : 1)
        }

        private mutating func readString(_ hashes: Int, _ isLong: Bool) {
            let current = byte(0)
            if current == 0x0A, !isLong {
                open.removeLast()
            } else if current == UInt8(ascii: "\\"), follow(1, hashes) {
                // An interpolation is code again.
                if byte(1 + hashes) == UInt8(ascii: "(") { open.append(.bracket) }
                index += hashes + 1
            } else if current == UInt8(ascii: "\"") {
                let quotes = isLong ? 3 : 1
                if !isLong || (byte(1) == current && byte(2) == current), follow(quotes, hashes) {
                    open.removeLast()
                    index += quotes + hashes - 1
                }
            }
            index += 1
        }

        private func follow(_ start: Int, _ hashes: Int) -> Bool {
            (0..<hashes).allSatisfy { byte(start + $0) == UInt8(ascii: "#") }
        }

        /// Comments nest; how deep does not matter here.
        private mutating func skipComment() {
            var depth = 0
            repeat {
                if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                    (depth, index) = (depth + 1, index + 2)
                } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                    (depth, index) = (depth - 1, index + 2)
                } else {
                    index += 1
                }
            } while depth > 0 && index < text.count
        }
    }
}
