import Foundation

/// git's own merge of texts, for what is not merged by object.
package struct TextMerge {
    /// The merged text; with markers where there are conflicts.
    package let bytes: [UInt8]
    /// How many conflicts are in it.
    package let conflicts: Int

    /// Why git merged nothing.
    package struct Failure: Error, Sendable, CustomStringConvertible {
        /// One sentence of git's.
        package let description: String
    }

    /// Runs `git merge-file`.
    ///
    /// - Parameters:
    ///   - base: path of the file from which both sides come; so are `ours` and `theirs`.
    ///   - markerSize: characters of a marker.
    ///   - labels: what the markers call ours, the base and theirs. The base is shown where git is configured so.
    /// - Throws: ``Failure`` where git cannot be run, or the files are no text.
    package init(base: String, ours: String, theirs: String, markerSize: Int, labels: [String]) throws(Failure) {
        let git = Git(folder: FileManager.default.currentDirectoryPath)
        let words: [Git.Word] =
            ["-p", "-q", .option("--marker-size=", "\(markerSize)")] + labels.map { .option("-L", $0) }
        do throws(Git.Failure) {
            // It counts conflicts up to 127, and has 255 for what it cannot do.
            let answer = try git.answer(
                .mergeFile, words + ["--"] + [ours, base, theirs].map { .path($0) }, accepting: Set(0..<128))
            (bytes, conflicts) = (answer.output, Int(answer.status))
        } catch {
            throw Failure(description: error.message)
        }
    }
}
