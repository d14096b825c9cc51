import Foundation
import Trees

/// Both sides of a file that git could not merge, read from git's index.
///
/// git writes markers between lines. Neither side of the file in the work tree is therefore sure to be valid XML.
package struct UnmergedFile: Sendable {
    /// The side that receives the merge (OURS): stage 2 of the index.
    package let ours: [UInt8]
    /// The side that is merged into OURS (THEIRS): stage 3 of the index.
    package let theirs: [UInt8]

    /// Reads both sides. Returns nil if the index does not contain both sides.
    ///
    /// - Parameters:
    ///   - path: the file, as an absolute path or relative to the folder.
    ///   - folder: the base folder for relative paths.
    package init?(path: String, folder: String) {
        let git = Git(folder: folder)
        guard let entries = try? git.run(.lsFiles, ["--unmerged", "-z", "--", .path(":(literal)" + path)]) else {
            return nil
        }
        guard let ours = Self.content(ofStage: "2", entries, git), let theirs = Self.content(ofStage: "3", entries, git)
        else { return nil }
        (self.ours, self.theirs) = (ours, theirs)
    }

    /// Reads the content of one stage; nil if the file has no such stage, or if git cannot read it.
    ///
    /// - Parameter entries: `MODE ID STAGE<tab>PATH<nul>` for each stage.
    private static func content(ofStage stage: String, _ entries: [UInt8], _ git: Git) -> [UInt8]? {
        for entry in entries.split(separator: 0) {
            let words = String(decoding: entry.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self).split(separator: " ")
            guard words.count == 3, words[2] == stage, let blob = ObjectID(String(words[1])) else { continue }
            return try? git.run(.catFile, ["blob", .id(blob)])
        }
        return nil
    }
}
