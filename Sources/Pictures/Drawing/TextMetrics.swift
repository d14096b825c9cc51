/// How a text is cut that does not fit into its box.
enum Truncation {
    case tail, head, middle, clip

    /// Reads a line break mode as in documents for iOS and macOS. Modes that only wrap cut the end.
    init(lineBreakMode name: String?) {
        switch name {
        case "headTruncation", "truncatingHead": self = .head
        case "middleTruncation", "truncatingMiddle": self = .middle
        case "clip", "clipping": self = .clip
        default: self = .tail
        }
    }
}

/// Estimates the width of texts, and breaks texts into lines.
///
/// The fonts of Apple's systems are not available on other systems. The widths of Helvetica are close to those of San
/// Francisco, so every width is an estimate.
enum TextMetrics {
    /// The widths of the characters from space to `~` in Helvetica, in thousandths of the font size.
    private static let widths: [UInt16] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667,
        556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556,
        556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
        500, 500, 500, 334, 260, 334, 584,
    ]

    /// Returns the estimated width of a text in one line, in points.
    static func width(_ text: some StringProtocol, _ font: Font) -> Double {
        var sum = 0
        for scalar in text.unicodeScalars { sum += width(scalar) }
        return Double(sum) / 1000 * font.size * (font.isBold ? 1.06 : 1)
    }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 32...126: Int(widths[Int(scalar.value) - 32])
        case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x1FAFF:
            1000
        default: 556
        }
    }

    /// Whether the first letter of a text belongs to a script that runs from right to left.
    static func runsFromRight(_ text: String) -> Bool {
        for scalar in text.unicodeScalars where scalar.value > 0x40 && scalar.properties.isAlphabetic {
            return switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            default: false
            }
        }
        return false
    }

    /// The longest text that is drawn, in characters. A longer text does not fit on any screen.
    private static let longest = 4000

    /// Breaks a text into lines that are not wider than a box.
    ///
    /// The frame in the file fits the real font. If the text needs too many lines by the estimate, the estimate is
    /// probably too wide, so that slightly longer lines are tried before the text is cut.
    ///
    /// - Parameters:
    ///   - width: the width of the box, in points.
    ///   - most: the maximum number of lines. A text that does not fit is cut.
    static func lines(_ text: String, _ font: Font, width: Double, most: Int, _ cut: Truncation = .tail) -> [String] {
        let shortened = text.prefix(longest)
        let isShortened = shortened.endIndex < text.endIndex
        let paragraphs = shortened.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if most == 1 {
            let isCut = isShortened || paragraphs.dropFirst().contains { !$0.isEmpty }
            return [truncated(String(paragraphs.first ?? "") + (isCut ? "\u{2026}" : ""), font, width, cut)]
        }
        var lines: [String] = []
        for stretch in [1, 1.06, 1.12, 1.2, 1.3, 1.4] where stretch <= font.slack {
            lines = []
            for paragraph in paragraphs where lines.count <= most {
                lines += wrapped(paragraph, font, width * stretch, most: most + 1 - lines.count)
            }
            if lines.count <= most, !isShortened { return lines.map { truncated($0, font, width, cut) } }
        }
        let last = (lines.count >= most ? lines[(most - 1)...].joined(separator: " ") : "") + "\u{2026}"
        return (lines.prefix(most - 1) + [last]).map { truncated($0, font, width, cut) }
    }

    /// Shortens a text to a width, with `…` in place of the text that is cut.
    static func truncated(_ text: String, _ font: Font, _ width: Double, _ cut: Truncation = .tail) -> String {
        // The estimate can be too wide, so that a text that fits is not cut.
        guard self.width(text, font) > width * font.slack + 2 else { return text }
        var rest = width * 1.05 - (cut == .clip ? 0 : self.width("\u{2026}", font))
        let shown = text.suffix(1) == "\u{2026}" ? text.dropLast() : Substring(text)
        func kept(_ characters: some Sequence<Character>, _ share: Double) -> [Character] {
            var kept: [Character] = []
            var room = rest * share
            for character in characters {
                let own = self.width(String(character), font)
                guard own <= room else { break }
                room -= own
                rest -= own
                kept.append(character)
            }
            return kept
        }
        switch cut {
        case .tail: return String(kept(shown.prefix(longest), 1)) + "\u{2026}"
        case .clip: return String(kept(shown.prefix(longest), 1))
        case .head: return "\u{2026}" + String(kept(shown.suffix(longest).reversed(), 1).reversed())
        case .middle:
            let start = kept(shown.prefix(longest), 0.5)
            return String(start) + "\u{2026}" + String(kept(shown.suffix(longest).reversed(), 1).reversed())
        }
    }

    private static func wrapped(_ paragraph: Substring, _ font: Font, _ width: Double, most: Int) -> [String] {
        var lines: [String] = []
        var (line, sum) = ("", 0.0)
        let space = self.width(" ", font)
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let longer = line.isEmpty ? self.width(word, font) : sum + space + self.width(word, font)
            if longer <= width + 1 {
                if !line.isEmpty { line += " " }
                line += word
                sum = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            // Languages without spaces break between any characters.
            let pieces = isWide(word) ? pieces(of: word, font, width) : [String(word)]
            lines += pieces.dropLast()
            guard lines.count < most else { return lines }
            line = pieces.last ?? ""
            sum = self.width(line, font)
        }
        return lines + [line]
    }

    /// Whether a word contains characters of a script without spaces.
    private static func isWide(_ word: Substring) -> Bool { word.unicodeScalars.contains { width($0) == 1000 } }

    /// Characters that may not begin a line in Chinese and Japanese.
    private static let closing: Set<Character> = [
        "\u{3001}", "\u{3002}", "\u{FF0C}", "\u{FF0E}", "\u{FF01}", "\u{FF1F}", "\u{FF1A}", "\u{FF1B}", "\u{300D}",
        "\u{300F}",
        "\u{FF09}", "\u{3011}", "\u{3009}", "\u{300B}", "\u{2026}",
    ]

    /// Breaks a word between characters.
    private static func pieces(of word: Substring, _ font: Font, _ width: Double) -> [String] {
        var pieces: [String] = []
        var (piece, sum) = ("", 0.0)
        for character in word {
            let own = self.width(String(character), font)
            if sum + own > width + 1, !piece.isEmpty, !closing.contains(character) {
                pieces.append(piece)
                (piece, sum) = ("", 0)
            }
            piece.append(character)
            sum += own
        }
        return pieces + [piece]
    }
}
