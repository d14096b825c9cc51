/// One nib that a load may load, and the call that decides it.
package struct NibFinding {
    package var nibName: String?
    package var certainty: String
    /// Class of the owner, as the followed code shows it; nil if it is unknown.
    package var ownerClass: String?
    /// Kind of the owner, as the followed code shows it: `nil`, `instance` or `class`; nil if it is unknown.
    package var ownerKind: String?
    /// Identifier of the registered or instantiated object, if there is only one.
    package var identifier: String?
    /// The call that leads to the load; nil for the load itself.
    package var caller: Caller?
    /// Whether the nib name is the class name of the object that runs the code.
    package var isByClass = false
    /// Whether the finding holds for objects of a subclass that run the code.
    package var isOfSubclass = false
    /// Whether this is the only name of the load: no branch and no subclass gives a different name.
    package var isOnlyName = true
    /// Whether the load certainly runs with this name: it has only one name, and no condition with an unknown value
    /// encloses it.
    package var isCertain = false
    /// The uses of the loaded objects.
    package var uses: Set<LoadUse> = []

    /// Whether another finding repeats this finding, so that the two can be merged.
    func says(_ other: NibFinding) -> Bool {
        guard nibName == other.nibName, ownerClass == other.ownerClass else { return false }
        // A finding from a caller repeats a finding of the code itself, unless that finding is only for a subclass. The
        // caller then shows which class the object really has.
        if caller == nil, other.caller != nil {
            return (!isOfSubclass || other.isOfSubclass)
                && (other.identifier == nil || identifier == other.identifier)
        }
        return (identifier == nil || other.identifier == nil || identifier == other.identifier)
            && (caller == nil || caller?.site == other.caller?.site)
    }

    /// A call that leads to the load from other code.
    package struct Caller {
        /// Position of the call.
        package let site: FoundLoad.Site
        /// The class that the call is made on.
        package let receiver: String?
        /// Type that contains the call.
        package let type: String?
        /// Member that contains the call.
        package let member: String?
        /// Whether that member is static.
        package let isStatic: Bool
    }
}
