import Foundation

/// What a piece of text means to the reader; on a terminal it has a color.
package enum TextStyle {
    /// Names of columns and sections.
    case heading
    /// What is there for the record: folders, counts.
    case quiet
    /// What crashes or does not work.
    case bad
    /// What may, or is inconsistent.
    case doubtful
    /// What came.
    case good

    /// "Select graphic rendition" of ECMA-48.
    fileprivate var sequence: StaticString {
        switch self {
        case .heading: "\u{1B}[1m"
        case .quiet: "\u{1B}[2m"
        case .bad: "\u{1B}[31m"
        case .doubtful: "\u{1B}[33m"
        case .good: "\u{1B}[32m"
        }
    }

    /// The style of a value that is a word of a report: its severity, its confidence.
    init?(of word: String) {
        switch word {
        case "crash", "error": self = .bad
        case "broken", "warning", "possible": self = .doubtful
        case "NULL": self = .quiet
        default: return nil
        }
    }
}

/// Whether text is colored.
package enum ColorChoice: String, Sendable, CaseIterable {
    /// On a terminal, unless NO_COLOR is set, or TERM is dumb or not set.
    case auto
    case always, never

    /// Whether standard output gets colors.
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
    /// Writes text for people in a style; without colors as it is.
    package func write(_ text: String, _ style: TextStyle?) throws {
        guard isColored, let style, !text.isEmpty else { return try write(text) }
        try steer(style.sequence)
        try write(text)
        try steer("\u{1B}[0m")
    }

    /// Writes text that leads to a file where the terminal knows links (OSC 8).
    ///
    /// - Parameter url: percent-encoded, so that nothing in it steers the terminal.
    func write(_ text: String, _ style: TextStyle?, to url: String?) throws {
        guard let url, url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return try write(text, style) }
        try steer("\u{1B}]8;;")
        try write(url)
        try steer("\u{1B}\\")
        try write(text, style)
        try steer("\u{1B}]8;;\u{1B}\\")
    }
}
