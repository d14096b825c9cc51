import SourceCode

/// A use of an object that a load created.
package struct LoadUse: Hashable {
    /// The kinds of use.
    package enum Kind: String {
        /// The code uses the object without checking its class.
        case takes
        /// The code casts the object to a class: `as!`.
        case casts
        /// The code tests the class of the object: `as?`.
        case asks
        /// An initializer returns the object instead of the object that is being created.
        case replaces
    }

    package let kind: Kind
    /// Index of the object among the objects of the load; -1 for the last object; nil if unknown.
    package let place: Int?
    /// The class that the code expects.
    package let className: String?
}

/// A load that was reached by following the code, with the known values of its name and owner.
package struct FoundLoad {
    /// A place in the sources.
    package struct Site: Hashable, Sendable {
        /// Row id of the file.
        package let fileID: Int64
        /// Line, from 1.
        package let line: Int
        /// Column, from 1, in code points.
        package let column: Int

        /// Creates a place in a file.
        package init(fileID: Int64, line: Int, column: Int) {
            (self.fileID, self.line, self.column) = (fileID, line, column)
        }
    }

    /// The place of the framework call.
    let site: Site
    let purpose: NibLoad.Purpose
    let target: NibLoad.Target
    /// The name of the nib or storyboard. Its kind is `null` if the code passes nil, and `unknown` if the call does not
    /// contain a name.
    let name: FollowedValue
    /// The owner; nil if the call does not accept an owner.
    let owner: FollowedValue?
    let bundle: BundleUse?
    let identifier: FollowedValue?
    /// The call in the entry function that leads to the load; nil if the entry function contains the load.
    let caller: Site?
    /// The class of the receiver of ``caller``; nil if unknown.
    let callerReceiver: String?
    /// The index of the function that contains the load.
    let function: Int
    /// The index of the entry function.
    let begun: Int
    /// Whether the load runs only under a condition whose value is unknown.
    let isConditional: Bool
    /// Numbers of the enclosing conditions whose value is unknown. The outermost condition comes first.
    let conditions: [Int]
    /// The uses of the objects that the load creates.
    var uses: Set<LoadUse> = []

    /// How the load depends on the entry function.
    var origin: FollowedValue.Origin {
        var origin = name.origin
        if let owner, !owner.isNull, owner.origin.contains(.passed) { origin.insert(.passed) }
        if let identifier, !identifier.texts.isEmpty, identifier.origin.contains(.passed) { origin.insert(.passed) }
        return origin
    }
}
