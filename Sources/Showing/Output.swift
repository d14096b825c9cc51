import Bytes
import Foundation
import HostSystem

/// The error for a closed pipe: no process reads the output any more.
package struct ClosedPipe: Error {}

/// The error for output that cannot be written, for example because the disk is full.
package struct OutputError: Error, CustomStringConvertible {
    let reason: String
    package var description: String { "The output cannot be written (\(reason))." }
}

/// Buffered output to standard output or standard error.
package final class Output {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private let capture: Bool
    private let isTerminal: Bool
    private var commands = WorkflowCommands()
    /// A temporary file for withheld output that exceeds the memory limit.
    private var spill: UnsafeMutablePointer<FILE>?
    private var isKeptBack = false
    /// Whether the process has written any part of the answer.
    nonisolated(unsafe) package private(set) static var hasAnswered = false
    /// Whether styled text is colored.
    package var isColored = false
    /// The width of the terminal, to which text is wrapped; nil if text is not wrapped.
    package var wrapWidth: Int?

    /// Standard output.
    package static func standard() -> Output {
        let output = Output(descriptor: 1)
        output.wrapWidth = Terminal.current.width
        return output
    }
    /// Standard error.
    package static func error() -> Output { Output(descriptor: 2) }

    /// An output that collects the text in memory, for tests and for files.
    package static func captured() -> Output { Output(descriptor: -1) }

    private init(descriptor: Int32) {
        self.descriptor = descriptor
        capture = descriptor < 0
        isTerminal = OperatingSystem.isTerminal(descriptor)
        // If the pipe is closed, a write then returns an error that can be handled. By default, a signal ends the
        // process.
        OperatingSystem.ignore(signal: SIGPIPE)
    }

    /// The text that was written to a captured output.
    package var text: String { String(decoding: buffer, as: UTF8.self) }

    /// Writes text.
    ///
    /// File names and file contents may contain terminal control characters, and lines that a CI service runs as
    /// commands. Control characters are printed as escapes. Lines are also escaped, so that a CI service does not run
    /// them.
    ///
    /// - Throws: ``ClosedPipe`` if the reader closed the pipe, ``OutputError`` if the text cannot be written.
    package func write(_ text: String) throws { try append(commands.escaped(text.visible)) }

    /// Writes text and a line feed.
    package func writeLine(_ text: String = "") throws {
        try write(text)
        try write("\n")
    }

    /// Writes text that is already escaped for its format, or that must not be changed. On a terminal, control
    /// characters are printed as escapes.
    ///
    /// - Throws: the same errors as ``write(_:)``.
    package func writeExactly(_ text: String) throws { try append(isTerminal ? text.visible : text) }

    /// Writes a part of a JSON document. The part must not end inside a string.
    ///
    /// - Throws: the same errors as ``write(_:)``.
    package func writeJSON(_ text: String) throws { try append(text.safeJSON) }

    /// Writes a control sequence to the terminal.
    func steer(_ sequence: StaticString) throws { try append("\(sequence)") }

    private func append(_ text: String) throws {
        buffer.append(contentsOf: text.utf8)
        if isKeptBack {
            if buffer.count >= Self.mostKept { try spillBuffer() }
        } else if !capture && buffer.count >= 1 << 16 {
            try flush()
        }
    }

    // MARK: Withholding output

    /// The maximum number of bytes of withheld output in memory. The rest is written to a temporary file.
    private static let mostKept = 32 << 20

    /// Withholds the output until ``release()``, because a program cannot use half of a document.
    package func keepBack() { isKeptBack = !capture }

    /// Writes the withheld output.
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

    /// Discards the output that has not been written yet.
    package func discard() {
        isKeptBack = false
        buffer.removeAll()
        if let spill { fclose(spill) }
        spill = nil
    }

    private func spillBuffer() throws {
        if spill == nil { spill = tmpfile() }
        guard let spill, fwrite(buffer, 1, buffer.count, spill) == buffer.count else {
            throw OutputError(reason: OperatingSystem.lastError)
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Writes the buffered output, unless it is withheld.
    package func flush() throws {
        guard !capture, !isKeptBack else { return }
        if !buffer.isEmpty { ProgressLine.clear() }
        if descriptor == 1, !buffer.isEmpty { Self.hasAnswered = true }
        guard Pipes.write(buffer, to: descriptor) else {
            let isClosed = errno == EPIPE
            let reason = OperatingSystem.lastError
            buffer.removeAll()
            if isClosed { throw ClosedPipe() }
            throw OutputError(reason: reason)
        }
        buffer.removeAll(keepingCapacity: true)
    }
}

/// The properties of the terminal.
package struct Terminal: Sendable {
    /// The number of columns of standard output; nil if it is not a terminal and `COLUMNS` is not set.
    package let width: Int?
    /// Whether standard output is a terminal.
    package let isTerminal: Bool
    /// Whether the terminal supports links in text (OSC 8).
    package let knowsLinks: Bool
    /// Whether standard error is a terminal, so that progress can be shown.
    package let showsProgress: Bool

    /// A terminal, for tests.
    init(width: Int?, isTerminal: Bool, knowsLinks: Bool, showsProgress: Bool) {
        (self.width, self.isTerminal, self.knowsLinks, self.showsProgress) = (
            width, isTerminal, knowsLinks, showsProgress
        )
    }

    /// Whether standard input is not a terminal.
    package static var readsPipe: Bool { !OperatingSystem.isTerminal(0) }

    /// The terminal of this process. It is read once, before a pager replaces standard output. `COLUMNS` overrides the
    /// width of the terminal.
    package static let current = ofProcess()

    private static func ofProcess() -> Terminal {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = OperatingSystem.isTerminal(1)
        var width = isTerminal ? OperatingSystem.columns ?? 80 : nil
        if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { width = columns }
        return Terminal(
            width: width, isTerminal: isTerminal, knowsLinks: isTerminal && knowsLinks(environment),
            showsProgress: OperatingSystem.isTerminal(2) && environment["TERM"] != "dumb")
    }

    /// Whether the environment variables indicate a terminal that supports links. Other terminals may print the control
    /// sequences as text.
    private static func knowsLinks(_ environment: [String: String]) -> Bool {
        if let version = environment["VTE_VERSION"].flatMap(Int.init) { return version >= 5000 }
        if ["iTerm.app", "WezTerm", "vscode", "ghostty"].contains(environment["TERM_PROGRAM"] ?? "") { return true }
        return environment["KITTY_WINDOW_ID"] != nil || environment["WT_SESSION"] != nil
    }
}
