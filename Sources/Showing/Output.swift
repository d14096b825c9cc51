import Bytes
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The reader of a pipe went away: there is nobody left to print for.
package struct ClosedPipe: Error {}

/// The answer could not be printed, as on a full disk.
package struct OutputError: Error, CustomStringConvertible {
    let reason: String
    package var description: String { "The output cannot be written (\(reason))." }
}

/// Standard output or standard error, in large pieces.
package final class Output {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private let capture: Bool
    private let isTerminal: Bool
    private var commands = WorkflowCommands()
    /// What was kept back beyond the memory for it.
    private var spill: UnsafeMutablePointer<FILE>?
    private var isKeptBack = false
    /// Whether anything of the answer has left the process.
    nonisolated(unsafe) package private(set) static var hasAnswered = false
    /// Whether text that means something special has a color.
    package var isColored = false

    /// Standard output.
    package static func standard() -> Output { Output(descriptor: 1) }
    /// Standard error.
    package static func error() -> Output { Output(descriptor: 2) }

    /// An output that keeps what is written, for tests and for files.
    package static func captured() -> Output { Output(descriptor: -1) }

    private init(descriptor: Int32) {
        self.descriptor = descriptor
        capture = descriptor < 0
        isTerminal = isatty(descriptor) == 1
        // A closed pipe shall be an error to handle, not the end.
        signal(SIGPIPE, SIG_IGN)
    }

    /// What was written to a captured output.
    package var text: String { String(decoding: buffer, as: UTF8.self) }

    /// Writes text. Names of files, and what files say, may hold characters that steer a terminal, and lines that a CI
    /// service runs as commands: the characters show as escapes, and no line is a command.
    ///
    /// - Throws: ``ClosedPipe`` where nobody reads any more, ``OutputError``
    ///   where it cannot be written.
    package func write(_ text: String) throws { try append(commands.escaped(text.visible)) }

    /// Writes text and a line feed.
    package func writeLine(_ text: String = "") throws {
        try write(text)
        try write("\n")
    }

    /// Writes text that is already written in the language of its format, or must be exact; on a terminal as ``write(_:)``.
    ///
    /// - Throws: as ``write(_:)`` does.
    package func writeExactly(_ text: String) throws { try append(isTerminal ? text.visible : text) }

    /// Writes a part of a JSON document that ends outside of its strings.
    ///
    /// - Throws: as ``write(_:)`` does.
    package func writeJSON(_ text: String) throws { try append(text.safeJSON) }

    /// Steers the terminal.
    func steer(_ sequence: StaticString) throws { try append("\(sequence)") }

    private func append(_ text: String) throws {
        buffer.append(contentsOf: text.utf8)
        if isKeptBack {
            if buffer.count >= Self.mostKept { try spillBuffer() }
        } else if !capture && buffer.count >= 1 << 16 {
            try flush()
        }
    }

    // MARK: Keeping back

    /// Bytes that are kept back in memory.
    private static let mostKept = 32 << 20

    /// Keeps back what is written until ``release()``: half of a document is of no use to a program.
    package func keepBack() { isKeptBack = !capture }

    /// Hands on what was kept back.
    package func release() throws {
        isKeptBack = false
        if let spill {
            rewind(spill)
            let rest = buffer
            var piece = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = fread(&piece, 1, piece.count, spill)
                if count == 0 { break }
                buffer = Array(piece[..<count])
                try flush()
            }
            fclose(spill)
            self.spill = nil
            buffer = rest
        }
        try flush()
    }

    /// Forgets what was not handed on.
    package func discard() {
        isKeptBack = false
        buffer.removeAll()
        if let spill { fclose(spill) }
        spill = nil
    }

    private func spillBuffer() throws {
        if spill == nil { spill = tmpfile() }
        guard let spill, fwrite(buffer, 1, buffer.count, spill) == buffer.count else {
            throw OutputError(reason: String(cString: strerror(errno)))
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Hands on what was written so far.
    package func flush() throws {
        guard !capture, !isKeptBack else { return }
        if descriptor == 1, !buffer.isEmpty { Self.hasAnswered = true }
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
package struct Terminal: Sendable {
    /// Columns of standard output; nil where it is no terminal.
    package let width: Int?
    /// Whether standard output is a terminal.
    package let isTerminal: Bool
    /// Whether it knows links in its text (OSC 8).
    package let knowsLinks: Bool
    /// Whether standard error is a terminal, so that progress can be shown.
    package let showsProgress: Bool

    /// A terminal, for tests.
    init(width: Int?, isTerminal: Bool, knowsLinks: Bool, showsProgress: Bool) {
        (self.width, self.isTerminal, self.knowsLinks, self.showsProgress) = (
            width, isTerminal, knowsLinks, showsProgress
        )
    }

    /// Whether standard input is something else than a terminal.
    package static var readsPipe: Bool { isatty(0) != 1 }

    /// The terminal of this process, as it was when it was first asked for: a pager takes its place. `COLUMNS` beats the
    /// terminal's own width.
    package static let current = ofProcess()

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
