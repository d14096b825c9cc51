import SourceCode

/// What code does with an object that a load made.
package struct LoadUse: Hashable {
    /// What is done.
    package enum Kind: String {
        /// Takes it, without asking what it is.
        case takes
        /// Takes it for an object of a class: `as!`.
        case casts
        /// Takes it if it is one of a class: `as?`.
        case asks
        /// Gives it back from an initialiser, instead of the object that is to be made.
        case replaces
    }

    package let kind: Kind
    /// Place among the objects, -1 for the last; nil where that is not known.
    package let place: Int?
    /// Class that it is taken for.
    package let className: String?
}

/// A load that code comes to, with what was found of its name and owner.
package struct FoundLoad {
    /// A place in the sources.
    package struct Site: Hashable, Sendable {
        /// Row id of the file.
        package let fileID: Int64
        /// Line, from 1.
        package let line: Int
        /// Column, from 1, in code points.
        package let column: Int

        /// A place in a file.
        package init(fileID: Int64, line: Int, column: Int) {
            (self.fileID, self.line, self.column) = (fileID, line, column)
        }
    }

    /// The call of the framework.
    let site: Site
    let purpose: NibLoad.Purpose
    let target: NibLoad.Target
    /// The name; null where none is given.
    let name: FollowedValue
    /// The owner; nil where the call takes none.
    let owner: FollowedValue?
    let bundle: BundleUse?
    let identifier: FollowedValue?
    /// The first call that leads from the code to the sink; nil for the sink itself.
    let caller: Site?
    /// What ``caller`` is made on, as a class.
    let callerReceiver: String?
    /// The function that holds ``caller``, or the sink.
    let function: Int
    /// The function that was begun with.
    let begun: Int
    /// Whether it is made only under a condition whose value is not known.
    let isConditional: Bool
    /// Numbers of such conditions around it, from the outside.
    let conditions: [Int]
    /// What is done with the objects that it makes.
    var uses: Set<LoadUse> = []

    /// What of it depends on where the code was begun with.
    var origin: FollowedValue.Origin {
        var origin = name.origin
        if let owner, !owner.isNull, owner.origin.contains(.passed) { origin.insert(.passed) }
        if let identifier, !identifier.texts.isEmpty, identifier.origin.contains(.passed) { origin.insert(.passed) }
        return origin
    }
}
