import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The reader of a pipe went away: there is nobody left to print for.
public struct ClosedPipe: Error {}

/// The answer could not be printed, as on a full disk.
public struct OutputError: Error, CustomStringConvertible {
    let reason: String
    public var description: String { "The output cannot be written (\(reason))." }
}

/// Standard output or standard error, in large pieces.
public final class Output {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private let capture: Bool
    private let isTerminal: Bool
    /// Whether text that means something special has a colour.
    public var isColoured = false

    /// Standard output.
    public static func standard() -> Output { Output(descriptor: 1) }
    /// Standard error.
    public static func error() -> Output { Output(descriptor: 2) }

    /// An output that keeps what is written, for tests and for files.
    public static func captured() -> Output { Output(descriptor: -1) }

    private init(descriptor: Int32) {
        self.descriptor = descriptor
        capture = descriptor < 0
        isTerminal = isatty(descriptor) == 1
        // A closed pipe shall be an error to handle, not the end.
        signal(SIGPIPE, SIG_IGN)
    }

    /// What was written to a captured output.
    public var text: String { String(decoding: buffer, as: UTF8.self) }

    /// Writes text for people. Names of files and whatever files say may hold
    /// characters that steer a terminal: none of them comes through.
    ///
    /// - Throws: ``ClosedPipe`` where nobody reads any more, ``OutputError``
    ///   where it cannot be written.
    public func write(_ text: String) throws { try append(text.withoutControls) }

    /// Writes text for people and a line feed.
    public func writeLine(_ text: String = "") throws {
        try write(text)
        try write("\n")
    }

    /// Writes text for programs, to the letter; on a terminal as for people.
    ///
    /// - Throws: as ``write(_:)`` does.
    public func writeExactly(_ text: String) throws { try append(isTerminal ? text.withoutControls : text) }

    /// Steers the terminal.
    func steer(_ sequence: StaticString) throws { try append("\(sequence)") }

    private func append(_ text: String) throws {
        buffer.append(contentsOf: text.utf8)
        if !capture && buffer.count >= 1 << 16 { try flush() }
    }

    /// Hands on what was written so far.
    public func flush() throws {
        guard !capture else { return }
        var sent = 0
        while sent < buffer.count {
            let count = buffer.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress! + sent, $0.count - sent) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else {
                let isClosed = errno == EPIPE
                let reason = String(cString: strerror(errno))
                buffer.removeAll()
                if isClosed { throw ClosedPipe() }
                throw OutputError(reason: reason)
            }
            sent += count
        }
        buffer.removeAll(keepingCapacity: true)
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// What the terminal is like.
public struct Terminal: Sendable {
    /// Columns of standard output; nil where it is no terminal.
    public let width: Int?
    /// Whether standard output is a terminal.
    public let isTerminal: Bool
    /// Whether it knows links in its text (OSC 8).
    public let knowsLinks: Bool
    /// Whether standard error is a terminal, so that progress can be shown.
    public let showsProgress: Bool

    /// A terminal, for tests.
    init(width: Int?, isTerminal: Bool, knowsLinks: Bool, showsProgress: Bool) {
        (self.width, self.isTerminal, self.knowsLinks, self.showsProgress) = (width, isTerminal, knowsLinks, showsProgress)
    }

    /// Whether standard input is something else than a terminal.
    public static var readsPipe: Bool { isatty(0) != 1 }

    /// The terminal of this process, as it was when it was first asked for: a pager takes its place. `COLUMNS` beats the
    /// terminal's own width.
    public static let current = ofProcess()

    private static func ofProcess() -> Terminal {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(1) == 1
        var size = winsize()
        var width: Int?
        if isTerminal, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { width = Int(size.ws_col) }
        if isTerminal && width == nil { width = 80 }
        if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { width = columns }
        return Terminal(
            width: width, isTerminal: isTerminal, knowsLinks: isTerminal && knowsLinks(environment),
            showsProgress: isatty(2) == 1 && environment["TERM"] != "dumb")
    }

    /// Whether the environment is that of a terminal which is known to have links; others would print what they do not know.
    private static func knowsLinks(_ environment: [String: String]) -> Bool {
        if let version = environment["VTE_VERSION"].flatMap(Int.init) { return version >= 5000 }
        if ["iTerm.app", "WezTerm", "vscode", "ghostty"].contains(environment["TERM_PROGRAM"] ?? "") { return true }
        return environment["KITTY_WINDOW_ID"] != nil || environment["WT_SESSION"] != nil
    }
}
