import Errors
import HostSystem

/// Converts an SVG document to PNG with a program that the user has installed.
package enum PNGConverter {
    /// The time limit in seconds.
    private static let mostSeconds = 120.0
    /// The memory limit in bytes.
    private static let mostMemory = 2 << 30

    /// - Throws: ``AskingError/unanswerable(_:)`` if no program is installed, or if it fails.
    package static func png(_ svg: [UInt8]) throws -> [UInt8] {
        let (program, words): (String, [String])
        if let found = Programs.find("rsvg-convert") {
            (program, words) = (found, ["--format=png", "--unlimited"])
        } else if let found = Programs.find("resvg") {
            (program, words) = (found, ["-", "-c"])
        } else {
            throw AskingError.unanswerable(
                "A PNG picture needs the program rsvg-convert or resvg, but neither is on PATH. Write an SVG picture instead: -o PICTURE.svg."
            )
        }
        let picture = try Programs.output(of: program, words, input: svg, seconds: mostSeconds, memory: mostMemory)
        guard let picture, picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            throw AskingError.unanswerable("\(program) could not convert the picture.")
        }
        return picture
    }
}
