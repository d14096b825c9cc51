internal import Comparing
internal import InterfaceBuilder
internal import Merging

/// Compares and merges xibs and storyboards, given as the bytes of their files.
public enum Documents {
    /// Returns the differences between two documents as sentences, grouped by object.
    ///
    /// Changes without effect, such as Xcode versions, are left out.
    ///
    /// - Throws: ``Failure`` if one of the documents cannot be read.
    public static func changes(from old: [UInt8], to new: [UInt8]) throws(Failure) -> [ObjectChange] {
        try Failure.of {
            let reader = InterfaceReader()
            let comparison = DocumentComparison(old: try reader.read(old), new: try reader.read(new))
            let report = ChangeReport(comparison.changes)
            let document = ObjectChange(
                object: "document", place: "", kind: .changed, sentences: report.document.map(\.text))
            return (document.sentences.isEmpty ? [] : [document]) + report.sections.map(ObjectChange.init)
        }
    }

    /// Merges two documents with a common ancestor, object by object.
    ///
    /// - Throws: ``Failure`` if the documents cannot be merged by their objects.
    public static func merge(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws(Failure) -> Merged {
        try Failure.of {
            let result = try Merge(base: base, ours: ours, theirs: theirs).run()
            return Merged(
                bytes: result.bytes, conflicts: result.conflicts.map { "line \($0.line): \($0.object): \($0.words)" })
        }
    }
}

/// The changes of one object.
public struct ObjectChange: Sendable, Equatable {
    /// The kind of a change.
    public enum Kind: String, Sendable {
        case added, removed, changed, moved
    }

    /// The object, for example `button "Save"`, or `document` for the settings of the file.
    public let object: String
    /// The objects that contain it, for example `window "Main" › view`. Empty for a top-level object.
    public let place: String
    public let kind: Kind
    /// One sentence for each change.
    public let sentences: [String]

    init(object: String, place: String, kind: Kind, sentences: [String]) {
        (self.object, self.place, self.kind, self.sentences) = (object, place, kind, sentences)
    }

    init(_ section: ChangeReport.Section) {
        let kind: Kind =
            switch section.sign {
            case .added: .added
            case .removed: .removed
            case .changed: .changed
            case .moved: .moved
            }
        self.init(
            object: section.title, place: section.place, kind: kind, sentences: section.lines.map(\.text))
    }
}

/// The result of a merge.
public struct Merged: Sendable, Equatable {
    /// The merged file. Conflicts have the same markers as in git.
    public let bytes: [UInt8]
    /// One sentence for each conflict; empty if everything was merged.
    public let conflicts: [String]
}
