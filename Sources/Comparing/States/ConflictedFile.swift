/// A file with conflict markers of a merge, as git and `xibdb merge` write them.
package struct ConflictedFile: Sendable {
    /// One conflict.
    package struct Place: Sendable, Equatable {
        /// The 1-based line of the first marker of the conflict.
        package let line: Int
        /// A description of both changes, if the merge wrote it into the file.
        package let words: String?
    }

    /// The file with all conflicts resolved to OURS, the side that receives the merge.
    package let ours: [UInt8]
    /// The file with all conflicts resolved to THEIRS.
    package let theirs: [UInt8]
    /// The conflicts in file order. There is at least one.
    package let places: [Place]

    /// The part of a conflict that a line belongs to.
    private enum Part { case ours, base, theirs }

    /// The minimum length of a marker.
    private static let markerSize = 7

    /// Reads a file with conflict markers. Returns nil if the file has no markers, or if its markers are inconsistent.
    package init?(_ bytes: [UInt8]) {
        var (ours, theirs): ([UInt8], [UInt8]) = ([], [])
        var places: [Place] = []
        var part: Part?
        // The length of the markers of the current conflict. If a merge has several bases, the markers inside the base
        // section are longer.
        var size = 0
        for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let marker = Self.marker(line)
            let own = part == nil || marker?.size == size ? marker?.character : nil
            switch (own, part) {
            case (UInt8(ascii: "<"), nil):
                size = marker?.size ?? 0
                places.append(Place(line: number + 1, words: nil))
                part = .ours
            case (UInt8(ascii: "|"), .ours): part = .base
            case (UInt8(ascii: "="), .ours), (UInt8(ascii: "="), .base): part = .theirs
            case (UInt8(ascii: ">"), .theirs): part = nil
            case (.some, _): return nil
            case (nil, .base):
                if let last = places.last, last.words == nil, let words = Self.comment(line) {
                    places[places.count - 1] = Place(line: last.line, words: words)
                }
            case (nil, _):
                if part != .theirs { ours += line + [0x0A] }
                if part != .ours { theirs += line + [0x0A] }
            }
        }
        guard part == nil, !places.isEmpty else { return nil }
        (self.ours, self.theirs, self.places) = (ours.dropLast(), theirs.dropLast(), places)
    }

    /// The character and the length of a marker; nil for any other line.
    private static func marker(_ line: ArraySlice<UInt8>) -> (character: UInt8, size: Int)? {
        guard let first = line.first, "<|=>".utf8.contains(first) else { return nil }
        let rest = line.drop { $0 == first }
        let size = line.count - rest.count
        guard size >= markerSize, rest.first.map({ $0 == 0x20 || $0 == 0x0D }) ?? true else { return nil }
        return (first, size)
    }

    /// Returns the text of a comment that fills a whole line; nil for any other line.
    private static func comment(_ line: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: line, as: UTF8.self).trimming { $0.isWhitespace }
        guard text.hasPrefix("<!-- "), text.hasSuffix(" -->"), text.count > 9 else { return nil }
        return Quoting.visible(String(text.dropFirst(5).dropLast(4)))
    }
}

extension String {
    fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
        var text = drop(while: isTrimmed)
        while let last = text.last, isTrimmed(last) { text.removeLast() }
        return text
    }
}
