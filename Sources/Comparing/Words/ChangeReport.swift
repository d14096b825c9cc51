import InterfaceBuilder

/// Changes in the words of Interface Builder, by object, for people who
/// review them.
public struct ChangeReport: Sendable {
    /// What became of a thing.
    public enum Sign: String, Sendable {
        case added, removed, changed, moved

        /// How it is written before a line.
        public var mark: String {
            switch self {
            case .added: "+"
            case .removed: "−"
            case .changed: "~"
            case .moved: "↕"
            }
        }
    }

    /// What a reviewer wants to know first comes first.
    public enum Weight: Int, Sendable, Comparable {
        case connection, type, identity, structure, text, behaviour, appearance, constraint, variation, frame, noise

        public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
    }

    /// One sentence.
    public struct Line: Sendable {
        /// What became of what it speaks of.
        public let sign: Sign
        /// How important it is.
        public let weight: Weight
        /// Without line feeds and control characters.
        public let text: String
    }

    /// All that is said of one object.
    public struct Section: Sendable {
        /// What became of the object; changed where only its connections or constraints did.
        public let sign: Sign
        /// `button "Save"`, with what is in it where it was added or removed.
        public let title: String
        /// `window "Main" › view`; empty at the top.
        public let place: String
        /// Tells whether two sections lie in the same object, whatever that is called.
        public let placeNumber: Int
        /// The most important first.
        public internal(set) var lines: [Line]
    }

    /// How much was changed.
    public struct Counts: Sendable, Equatable {
        public internal(set) var added = 0
        public internal(set) var removed = 0
        /// Objects that were changed or moved.
        public internal(set) var changed = 0
        public internal(set) var connections = 0
        public internal(set) var constraints = 0
        /// Values and rows that are noise.
        public internal(set) var noise = 0

        /// Nothing changed.
        public init() {}

        /// Of two files.
        public func adding(_ other: Counts) -> Counts {
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
    public internal(set) var document: [Line] = []
    /// Objects in the order of the outline.
    public internal(set) var sections: [Section] = []
    /// What was folded: `frames of 5 objects`.
    public internal(set) var folded: [String] = []
    /// What was left out: `3 versions, 12 frames that follow from layout`.
    public internal(set) var noise: [String] = []
    /// How much was changed.
    public internal(set) var counts = Counts()

    /// Whether there is nothing to say, not even of noise.
    public var isEmpty: Bool { document.isEmpty && sections.isEmpty && folded.isEmpty && noise.isEmpty }

    /// - Parameters:
    ///   - all: whether frames and noise are told instead of folded.
    ///   - conflicts: those that a merge left in the later document, which is taken as ours has it.
    public init(_ changes: DocumentChanges, all: Bool = false, conflicts: [ConflictedFile.Place] = []) {
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
