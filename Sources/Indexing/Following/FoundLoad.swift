import SourceCode

/// A load that code comes to, with what was found of its name and owner.
struct FoundLoad {
    /// A place in the sources.
    struct Site: Hashable {
        let fileID: Int64
        let line: Int
        let column: Int
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

    /// What of it depends on where the code was begun with.
    var origin: FollowedValue.Origin {
        var origin = name.origin
        if let owner, !owner.isNull, owner.origin.contains(.passed) { origin.insert(.passed) }
        return origin
    }
}
