import InterfaceBuilder

/// Changes in the words of Interface Builder, by object, for people who
/// review them.
package struct ChangeReport: Sendable {
    /// What became of a thing.
    package enum Sign: String, Sendable {
        case added, removed, changed, moved

        /// How it is written before a line.
        package var mark: String {
            switch self {
            case .added: "+"
            case .removed: "−"
            case .changed: "~"
            case .moved: "↕"
            }
        }
    }

    /// What a reviewer wants to know first comes first.
    package enum Weight: Int, Sendable, Comparable {
        case connection, type, identity, structure, text, behaviour, appearance, constraint, variation, frame, noise

        package static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
    }

    /// One sentence.
    package struct Line: Sendable {
        /// What became of what it speaks of.
        package let sign: Sign
        /// How important it is.
        package let weight: Weight
        /// Without line feeds and control characters.
        package let text: String
    }

    /// All that is said of one object.
    package struct Section: Sendable {
        /// What became of the object; changed where only its connections or constraints did.
        package let sign: Sign
        /// `button "Save"`, with what is in it where it was added or removed.
        package let title: String
        /// `window "Main" › view`; empty at the top.
        package let place: String
        /// Tells whether two sections lie in the same object, whatever that is called.
        package let placeNumber: Int
        /// The most important first.
        package internal(set) var lines: [Line]
    }

    /// How much was changed.
    package struct Counts: Sendable, Equatable {
        package internal(set) var added = 0
        package internal(set) var removed = 0
        /// Objects that were changed or moved.
        package internal(set) var changed = 0
        package internal(set) var connections = 0
        package internal(set) var constraints = 0
        /// Values and rows that are noise.
        package internal(set) var noise = 0

        /// Nothing changed.
        package init() {}

        /// Of two files.
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

    /// What is true of the whole file: upgraded, made anew, settings.
    package internal(set) var document: [Line] = []
    /// Objects in the order of the outline.
    package internal(set) var sections: [Section] = []
    /// What was folded: `frames of 5 objects`.
    package internal(set) var folded: [String] = []
    /// What was left out: `3 versions, 12 frames that follow from layout`.
    package internal(set) var noise: [String] = []
    /// How much was changed.
    package internal(set) var counts = Counts()

    /// Whether there is nothing to say, not even of noise.
    package var isEmpty: Bool { document.isEmpty && sections.isEmpty && folded.isEmpty && noise.isEmpty }

    /// - Parameters:
    ///   - all: whether frames and noise are told instead of folded.
    ///   - conflicts: those that a merge left in the later document, which is taken as ours has it.
    package init(_ changes: DocumentChanges, all: Bool = false, conflicts: [ConflictedFile.Place] = []) {
        var writer = ReportWriter(changes, all: all)
        self = writer.write()
        let lines = conflicts.map { place in
            Line(
                sign: .changed, weight: .connection,
                text: "conflict in line \(place.line)" + (place.words.map { ": " + $0 } ?? "")
                    + "; shown as our side has it")
        }
        document = lines + document
    }

    init() {}
}
