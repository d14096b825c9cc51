/// What a planned change would break.
package struct Impact: Sendable, Encodable {
    /// A planned change.
    package struct Change: Sendable, Encodable {
        /// Kinds of things that can change.
        package enum Kind: String, Sendable, Encodable, CaseIterable {
            case `class`, outlet, action, nib, image, color, identifier, text
        }

        package let kind: Kind
        package let name: String
        /// The new name; nil to delete.
        package let newName: String?

        /// Creates a change. The name of an outlet or action can be `Class.name`.
        package init(_ kind: Kind, _ name: String, newName: String?) {
            (self.kind, self.name, self.newName) = (kind, name, newName)
        }
    }

    /// A line of code that names the thing.
    package struct CodeLine: Sendable, Encodable {
        package let path: String
        /// 1-based.
        package let line: Int
        /// The line without surrounding white space.
        package let text: String
        /// likely; possible if the word can mean something else.
        package let confidence: Confidence
        /// Whether the file belongs to the tests.
        package let isTest: Bool

        /// Creates a line.
        package init(path: String, line: Int, text: String, confidence: Confidence, isTest: Bool) {
            (self.path, self.line, self.text) = (path, line, text)
            (self.confidence, self.isTest) = (confidence, isTest)
        }
    }

    package let change: Change
    /// What has the name, with the places that nibs, code and catalogs give it.
    package let items: [PlaceDescription.Item]
    /// The lines of code that name it. Empty for an image, a color, an identifier and a text: their places in code belong
    /// to `items`.
    package let code: [CodeLine]
    /// The files that the simulation changed.
    package let changedFiles: [String]
    /// The findings that `check` reports only after the change, from a copy of the index in which the change was made.
    package let findings: [Finding]
    /// The findings that `check` no longer reports after the change.
    package let solved: [Finding]
    /// What the simulation did not change, and why. If it is not empty, findings can be missing.
    package let limits: [String]

    /// Creates an answer.
    package init(
        change: Change, items: [PlaceDescription.Item], code: [CodeLine], changedFiles: [String], findings: [Finding],
        solved: [Finding], limits: [String]
    ) {
        (self.change, self.items, self.code, self.changedFiles) = (change, items, code, changedFiles)
        (self.findings, self.solved, self.limits) = (findings, solved, limits)
    }
}
