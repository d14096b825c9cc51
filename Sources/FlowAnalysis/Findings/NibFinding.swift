/// One nib that a load may load, and the call that decides it.
package struct NibFinding {
    package var nibName: String?
    package var certainty: String
    /// Class of the owner, if it differs from the class that the load names.
    package var ownerClass: String?
    /// Kind of the owner: `nil`, `instance` or `class`; nil if only the call shows it.
    package var ownerKind: String?
    /// Identifier of the registered or instantiated object, if there is only one.
    package var identifier: String?
    /// The call that leads to the load; nil for the load itself.
    package var caller: Caller?
    /// Whether the nib name is the class name of the object that runs the code.
    package var isByClass = false
    /// Whether the finding holds for objects of a subclass that run the code.
    package var isOfSubclass = false
    /// Whether this is the only name of the load: no branch and no subclass gives another.
    package var isOnlyName = true
    /// Whether the load certainly runs with this name. It then has one name, and no condition with an unknown value
    /// encloses it.
    package var isCertain = false
    /// The uses of the loaded objects.
    package var uses: Set<LoadUse> = []

    /// Whether both findings say the same.
    func says(_ other: NibFinding) -> Bool {
        guard nibName == other.nibName, ownerClass == other.ownerClass else { return false }
        // A finding from a caller may differ from a finding of the code itself. The calls that create objects show
        // which subclasses have objects.
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
