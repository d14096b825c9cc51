import Bytes
import Errors
import HostSystem

/// The words and string literals of source files, with the first place of each. Comments do not count.
struct MentionedWords {
    private var words: [String: String] = [:]
    private var strings: [String: String] = [:]

    /// The maximum size of a source in bytes.
    private static let mostBytes: Int64 = 16 << 20

    /// Reads files.
    ///
    /// - Throws: ``AskingError/unanswerable(_:)`` if a file cannot be read.
    init(files: [String]) throws {
        for file in files {
            do throws(SystemError) {
                add(try OperatingSystem.readNamed(file, most: Self.mostBytes), file)
            } catch { throw AskingError.unanswerable("\(file): \(error.message)") }
        }
    }

    /// Reads one source.
    init(_ bytes: [UInt8], path: String) { add(bytes, path) }

    private mutating func add(_ bytes: [UInt8], _ path: String) {
        var scanner = CodeScanner(bytes)
        var (line, counted) = (1, 0)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        while let token = scanner.next() {
            let range: Range<Int>
            switch token {
            case .word(let word): range = word
            case .string(let string): range = string
            case .mark, .newline: continue
            }
            while counted < range.lowerBound {
                if bytes[counted] == UInt8(ascii: "\n") { line += 1 }
                counted += 1
            }
            let place = "\(path):\(line)"
            if case .word = token {
                if words[text(range)] == nil { words[text(range)] = place }
            } else {
                let string = Self.normalized(Self.unescaped(text(range)))
                if strings[string] == nil { strings[string] = place }
            }
        }
    }

    /// Returns the first place that mentions a name, as `path:line`; nil if no place does.
    func place(of name: String, onlyStrings: Bool) -> String? {
        strings[Self.normalized(name)] ?? (onlyStrings ? nil : words[name])
    }

    /// Lines of a text can be broken and indented differently in a nib and in code.
    private static func normalized(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Replaces the escapes of a string literal of Swift or Objective-C with their characters.
    private static func unescaped(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        var result = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let escape = rest.popFirst() else {
                result.append(scalar)
                continue
            }
            switch escape {
            case "n", "r", "t", "\n": result.append(" ")
            case "u", "U":
                if rest.first == "{" { rest.removeFirst() }
                let digits = rest.prefix { $0.properties.isASCIIHexDigit }.prefix(8)
                rest.removeFirst(digits.count)
                if rest.first == "}" { rest.removeFirst() }
                if let code = UInt32(String(digits), radix: 16), let known = Unicode.Scalar(code) {
                    result.append(known)
                }
            default: result.append(escape)
            }
        }
        return String(result)
    }
}
