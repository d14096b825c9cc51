import Foundation

/// git's own merge of texts, for what is not merged by object.
public struct TextMerge {
    /// The merged text; with markers where there are conflicts.
    public let bytes: [UInt8]
    /// How many conflicts are in it.
    public let conflicts: Int

    /// Why git merged nothing.
    public struct Failure: Error, Sendable, CustomStringConvertible {
        /// One sentence of git's.
        public let description: String
    }

    /// Runs `git merge-file`, which runs nothing that a repository configures.
    ///
    /// - Parameters:
    ///   - base: path of the file from which both sides come; so are `ours` and `theirs`.
    ///   - options: size and labels of the markers. The base is shown where git is configured so.
    /// - Throws: ``Failure`` where git cannot be run, or the files are no text.
    public init(base: String, ours: String, theirs: String, options: Merge.Options) throws(Failure) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "merge-file", "-p", "-q", "--marker-size=\(options.markerSize)"]
            + [options.oursLabel, options.baseLabel, options.theirsLabel].flatMap { ["-L", $0] } + ["--", ours, base, theirs]
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { throw Failure(description: "git cannot be run") }
        // What git says of a failure fits a pipe.
        bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        // It counts conflicts up to 127, and has 255 for what it cannot do.
        conflicts = Int(process.terminationStatus)
        guard process.terminationReason == .exit, conflicts < 128 else {
            throw Failure(description: said.split(separator: "\n").first.map(String.init) ?? "git merge-file failed")
        }
    }
}
