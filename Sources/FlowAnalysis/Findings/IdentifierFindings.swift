/// Finds the possible texts of the identifiers in the sources of a tree.
package struct IdentifierFindings {
    private let follower: LoadFollower
    private let literals: [FoundLoad.Site: String]

    /// Creates the findings of a tree.
    ///
    /// - Parameter literals: identifiers that are string literals, by place.
    package init(_ follower: LoadFollower, literals: [FoundLoad.Site: String]) {
        (self.follower, self.literals) = (follower, literals)
    }

    /// Returns the possible texts of the identifier at a place, as the code around it shows.
    package func texts(at site: FoundLoad.Site) -> [String] {
        literals[site].map { [$0] } ?? follower.identifiers[site].map(own) ?? []
    }

    private func own(_ found: [FoundIdentifier]) -> [String] {
        let own = found.filter { $0.caller == nil }
        // A class method may use the class that it is called on as the identifier. If calls of it are known, only the
        // classes of these calls count.
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
