// TextEmbedder OUTPUT FOLDER FILE…: writes a Swift file that contains the text of each FILE. The key is the path of the
// file relative to FOLDER.

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Returns a text as a raw Swift string literal.
func literal(_ text: String) -> String {
    var hashes = "#"
    while text.contains("\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
}

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, let folder = arguments.dropFirst().first else {
    fatalError("usage: TextEmbedder OUTPUT FOLDER FILE…")
}
let entries = try arguments.dropFirst(2).map { file in
    "\"\(file.dropFirst(folder.count).drop { $0 == "/" })\": "
        + literal(try String(contentsOfFile: file, encoding: .utf8))
}
let source = """
    enum EmbeddedText {
        /// The text files in the folder of this target, keyed by relative path.
        static let files: [String: String] = [
    \(entries.isEmpty ? ":" : entries.joined(separator: ",\n"))
        ]

        /// Returns the text of a file in this target.
        static func file(_ path: String) -> String {
            guard let text = files[path] else { preconditionFailure("No file is embedded for \\(path).") }
            return text
        }
    }

    """
// SwiftPM runs this tool again after each change of the plan of a build. If the file stays the same, the target and the targets
// that import it are not compiled again.
if (try? String(contentsOfFile: output, encoding: .utf8)) != source {
    try source.write(toFile: output, atomically: true, encoding: .utf8)
}
