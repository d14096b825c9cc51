import Foundation

/// A line-based merge with git, for files that are not merged by object.
package struct TextMerge {
    /// The merged text, with conflict markers.
    package let bytes: [UInt8]
    /// The number of conflicts.
    package let conflicts: Int

    /// The reason why git could not merge.
    package struct Failure: Error, Sendable, CustomStringConvertible {
        /// One sentence from git.
        package let description: String
    }

    /// Runs `git merge-file`.
    ///
    /// - Parameters:
    ///   - base: the path of the common ancestor. `ours` and `theirs` are also paths.
    ///   - markerSize: the number of characters in a marker.
    ///   - labels: the labels of ours, the base and theirs. The result contains the base only if the git setting
    ///     `merge.conflictStyle` requires it.
    /// - Throws: ``Failure`` if git cannot be run, or if the files are not text.
    package init(base: String, ours: String, theirs: String, markerSize: Int, labels: [String]) throws(Failure) {
        let git = Git(folder: FileManager.default.currentDirectoryPath)
        let words: [Git.Word] =
            ["-p", "-q", .option("--marker-size=", "\(markerSize)")] + labels.map { .option("-L", $0) }
        do throws(Git.Failure) {
            // The status is the number of conflicts, up to 127. Status 255 means failure.
            let answer = try git.answer(
                .mergeFile, words + ["--"] + [ours, base, theirs].map { .path($0) }, accepting: Set(0..<128))
            (bytes, conflicts) = (answer.output, Int(answer.status))
        } catch {
            throw Failure(description: error.message)
        }
    }
}
