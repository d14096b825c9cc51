/// One nib that a load may load, and the call that decides it.
package struct NibFinding {
    package var nibName: String?
    package var certainty: String
    /// Class of the owner, if it differs from what the load says.
    package var ownerClass: String?
    /// What the owner is: `nil`, `instance` or `class`; nil if only the call says it.
    package var ownerKind: String?
    /// Identifier of what is registered or instantiated, if there is only one.
    package var identifier: String?
    /// The call that leads to the load; nil for the load itself.
    package var caller: Caller?
    /// Whether the name is that of the class whose object runs the code.
    package var isByClass = false
    /// Whether it is what objects of a subclass make of the code.
    package var isOfSubclass = false
    /// Whether the load has this name only: no branch and no subclass gives another.
    package var isOnlyName = true
    /// Whether the load surely runs with this name: it is under no condition of unknown value, and has one name.
    package var isCertain = false
    /// What is done with the objects.
    package var uses: Set<LoadUse> = []

    /// Whether both say the same.
    func says(_ other: NibFinding) -> Bool {
        guard nibName == other.nibName, ownerClass == other.ownerClass else { return false }
        // What a caller gives is not what the code itself says; of which subclasses there are objects their makers tell.
        if caller == nil, other.caller != nil {
            return (!isOfSubclass || other.isOfSubclass)
                && (other.identifier == nil || identifier == other.identifier)
        }
        return (identifier == nil || other.identifier == nil || identifier == other.identifier)
            && (caller == nil || caller?.site == other.caller?.site)
    }

    /// A call that leads to the load from other code.
    package struct Caller {
        /// Where it is.
        package let site: FoundLoad.Site
        /// The class that it is made on.
        package let receiver: String?
        /// Type that holds the call.
        package let type: String?
        /// Member that holds the call.
        package let member: String?
        /// Whether that member is static.
        package let isStatic: Bool
    }
}
