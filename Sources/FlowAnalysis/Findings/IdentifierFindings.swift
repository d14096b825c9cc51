/// Finds the possible texts of the identifiers in the sources of a tree.
package struct IdentifierFindings {
    private let follower: LoadFollower
    private let literals: [FoundLoad.Site: String]

    /// Creates the findings for a tree.
    ///
    /// - Parameter literals: identifiers that are string literals, keyed by place.
    package init(_ follower: LoadFollower, literals: [FoundLoad.Site: String]) {
        (self.follower, self.literals) = (follower, literals)
    }

    /// Returns the possible texts of the identifier at a place. Texts that only a caller passes are not included.
    package func texts(at site: FoundLoad.Site) -> [String] {
        literals[site].map { [$0] } ?? follower.identifiers[site].map(own) ?? []
    }

    private func own(_ found: [FoundIdentifier]) -> [String] {
        let own = found.filter { $0.caller == nil }
        // A class method may use the name of its class as the identifier. If calls to the method are known, use only
        // the classes in these calls.
        let isCalled = found.contains { $0.caller != nil && !$0.value.texts.isEmpty }
        return Self.distinct(
            own.filter { !(isCalled && $0.value.origin.contains(.own) && follower.table.functions[$0.begun].isStatic) }
                .flatMap(\.value.texts))
    }

    private static func distinct(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }
}
