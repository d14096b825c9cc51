import Foundation

/// The meaning of a piece of text. On a terminal, each meaning has a style.
package enum TextStyle {
    /// Names of columns and sections.
    case heading
    /// Secondary information, such as folders and counts.
    case quiet
    /// A problem: something that crashes or does not work.
    case bad
    /// A possible problem, or an inconsistency.
    case doubtful
    /// An addition.
    case good

    /// The control sequence "Select Graphic Rendition" of ECMA-48.
    fileprivate var sequence: StaticString {
        switch self {
        case .heading: "\u{1B}[1m"
        case .quiet: "\u{1B}[2m"
        case .bad: "\u{1B}[31m"
        case .doubtful: "\u{1B}[33m"
        case .good: "\u{1B}[32m"
        }
    }

    /// Creates the style for a word in a report, such as a severity or a confidence; nil if the word has no style.
    init?(of word: String) {
        switch word {
        case "crash", "error": self = .bad
        case "broken", "warning", "possible": self = .doubtful
        case "NULL": self = .quiet
        default: return nil
        }
    }
}

/// When text is colored.
package enum ColorChoice: String, Sendable, CaseIterable {
    /// Color on a terminal, unless `NO_COLOR` is set, or `TERM` is `dumb` or not set.
    case auto
    case always, never

    /// Whether standard output is colored.
    package func isOn(_ terminal: Terminal, environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool
    {
        switch self {
        case .always: true
        case .never: false
        case .auto:
            terminal.isTerminal && environment["NO_COLOR", default: ""].isEmpty
                && (environment["TERM"] ?? "dumb") != "dumb"
        }
    }
}

extension Output {
    /// Writes text for people in a style. If colors are off, writes plain text.
    package func write(_ text: String, _ style: TextStyle?) throws {
        guard isColored, let style, !text.isEmpty else { return try write(text) }
        try steer(style.sequence)
        try write(text)
        try steer("\u{1B}[0m")
    }

    /// Writes text as a link to a file (OSC 8).
    ///
    /// - Parameter url: the percent-encoded link, which contains no control characters. nil if the text is not a link.
    func write(_ text: String, _ style: TextStyle?, to url: String?) throws {
        guard let url, url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return try write(text, style) }
        try steer("\u{1B}]8;;")
        try write(url)
        try steer("\u{1B}\\")
        try write(text, style)
        try steer("\u{1B}]8;;\u{1B}\\")
    }
}
