/// Finds the texts that the identifiers in the sources of a tree may be.
package struct IdentifierFindings {
    private let follower: LoadFollower
    private let literals: [FoundLoad.Site: String]

    /// Creates the findings of a tree.
    ///
    /// - Parameter literals: identifiers that are plain text, by place.
    package init(_ follower: LoadFollower, literals: [FoundLoad.Site: String]) {
        (self.follower, self.literals) = (follower, literals)
    }

    /// Returns the texts that the identifier at a place may be, according to the code around it.
    package func texts(at site: FoundLoad.Site) -> [String] {
        literals[site].map { [$0] } ?? follower.identifiers[site].map(own) ?? []
    }

    private func own(_ found: [FoundIdentifier]) -> [String] {
        let own = found.filter { $0.caller == nil }
        // A class method names the class that it is called on. If a call is known, its class counts.
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
