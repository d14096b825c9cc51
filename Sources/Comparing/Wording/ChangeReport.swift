import InterfaceBuilder

/// Changes in the terms of Interface Builder, grouped by object, for reviewers.
package struct ChangeReport: Sendable {
    /// The kind of change.
    package enum Sign: String, Sendable {
        case added, removed, changed, moved

        /// The symbol that is printed before a line.
        package var mark: String {
            switch self {
            case .added: "+"
            case .removed: "−"
            case .changed: "~"
            case .moved: "↕"
            }
        }
    }

    /// The importance of a line. The most important case comes first.
    package enum Weight: Int, Sendable, Comparable {
        case connection, type, identity, structure, text, behavior, appearance, constraint, variation, frame, noise

        package static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
    }

    /// One line of the report, as a sentence.
    package struct Line: Sendable {
        /// The kind of change that the line describes.
        package let sign: Sign
        /// The importance of the line.
        package let weight: Weight
        /// The text, without line feeds and control characters.
        package let text: String
    }

    /// All lines about one object.
    package struct Section: Sendable {
        /// The change of the object; `changed` if only its connections or constraints changed.
        package let sign: Sign
        /// `button "Save"`. For an added or removed object, the title also lists its contents.
        package let title: String
        /// `window "Main" › view`; empty for a top-level object.
        package let place: String
        /// A number that identifies the parent. Sections with the same number have the same parent, even if their
        /// `place` differs.
        package let placeNumber: Int
        /// The lines, most important first.
        package internal(set) var lines: [Line]
    }

    /// The number of changes of each kind.
    package struct Counts: Sendable, Equatable {
        package internal(set) var added = 0
        package internal(set) var removed = 0
        /// Objects that were changed or moved.
        package internal(set) var changed = 0
        package internal(set) var connections = 0
        package internal(set) var constraints = 0
        /// The number of values and rows that are noise.
        package internal(set) var noise = 0

        /// Creates counts that are all zero.
        package init() {}

        /// Returns the sum of these counts and the counts of another file.
        package func adding(_ other: Counts) -> Counts {
            var sum = self
            sum.added += other.added
            sum.removed += other.removed
            sum.changed += other.changed
            sum.connections += other.connections
            sum.constraints += other.constraints
            sum.noise += other.noise
            return sum
        }
    }

    /// Lines about the whole file: changed settings, an upgrade of the format, or a nib that was recreated.
    package internal(set) var document: [Line] = []
    /// The changed objects in the order of the outline.
    package internal(set) var sections: [Section] = []
    /// The changes that were combined into one line: `frames of 5 objects`.
    package internal(set) var folded: [String] = []
    /// The counts of noise: `3 versions`, `12 frames that follow from layout`.
    package internal(set) var noise: [String] = []
    /// The number of changes of each kind.
    package internal(set) var counts = Counts()

    /// Whether the report does not contain any line or noise.
    package var isEmpty: Bool { document.isEmpty && sections.isEmpty && folded.isEmpty && noise.isEmpty }

    /// - Parameters:
    ///   - all: whether frames and noise are listed one by one instead of being combined.
    ///   - conflicts: conflicts that a merge left in the later document. The comparison uses OURS for them.
    package init(_ changes: DocumentChanges, all: Bool = false, conflicts: [ConflictedFile.Place] = []) {
        var writer = ReportWriter(changes, all: all)
        self = writer.write()
        let lines = conflicts.map { place in
            Line(
                sign: .changed, weight: .connection,
                text: "conflict in line \(place.line)" + (place.words.map { ": " + $0 } ?? "")
                    + "; the report shows our side")
        }
        document = lines + document
    }

    init() {}
}
