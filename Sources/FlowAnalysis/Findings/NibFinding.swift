/// One nib that a load may load, and the call that determines the nib.
package struct NibFinding {
    package var nibName: String?
    package var certainty: String
    /// Class of the owner, determined by following the code; nil if unknown.
    package var ownerClass: String?
    /// Kind of the owner, determined by following the code: `nil`, `instance` or `class`; nil if unknown.
    package var ownerKind: String?
    /// Identifier of the registered or instantiated object; nil if there are several possible identifiers.
    package var identifier: String?
    /// The call that leads to the load; nil if the finding comes from the code of the load.
    package var caller: Caller?
    /// Whether the nib name is the name of the class of `self`.
    package var isByClass = false
    /// Whether the finding applies only if `self` is an object of a subclass.
    package var isOfSubclass = false
    /// Whether the load can have only this name: branches and subclasses do not provide a different name.
    package var isOnlyName = true
    /// Whether the load certainly runs with this name: it has only one name, and no condition with an unknown value
    /// encloses it.
    package var isCertain = false
    /// The uses of the loaded objects.
    package var uses: Set<LoadUse> = []

    /// Whether another finding repeats this finding, so that the two can be merged.
    func says(_ other: NibFinding) -> Bool {
        guard nibName == other.nibName, ownerClass == other.ownerClass else { return false }
        // A finding from a caller repeats a finding from the code of the load. A finding that applies only to a
        // subclass is not repeated, because the caller determines the real class of the object.
        if caller == nil, other.caller != nil {
            return (!isOfSubclass || other.isOfSubclass)
                && (other.identifier == nil || identifier == other.identifier)
        }
        return (identifier == nil || other.identifier == nil || identifier == other.identifier)
            && (caller == nil || caller?.site == other.caller?.site)
    }

    /// A call in other code that leads to the load.
    package struct Caller {
        /// Position of the call.
        package let site: FoundLoad.Site
        /// The class of the receiver; nil if unknown.
        package let receiver: String?
        /// Type that contains the call.
        package let type: String?
        /// Member that contains the call.
        package let member: String?
        /// Whether that member is static.
        package let isStatic: Bool
    }
}
