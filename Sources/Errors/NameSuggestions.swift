/// Suggests names for a mistyped name.
package enum NameSuggestions {
    /// Returns up to three names from a list that are similar to a name. The most similar name comes first.
    package static func names(to name: String, among all: [String]) -> [String] {
        var near = all.compactMap { other in distance(from: name, to: other).map { (distance: $0, name: other) } }
        // Add names with the same words in another order.
        let words = words(of: name)
        if words.count > 1 { near += all.filter { self.words(of: $0) == words && $0 != name }.map { (0, $0) } }
        var seen: Set<String> = []
        near = near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.filter { seen.insert($0.name).inserted }
        return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    private static func words(of name: String) -> [String] {
        name.lowercased().split { $0 == "-" || $0 == "_" || $0 == " " }.map(String.init).sorted()
    }

    /// Returns the edit distance of two similar names, ignoring case; nil if the names are not similar.
    ///
    /// Two names are similar if one contains the other. They are also similar if the distance is at most 1, or at most
    /// a third of the length of `name`. An empty name or a name of more than 200 characters is not similar to any name.
    package static func distance(from name: String, to other: String) -> Int? {
        let (word, other) = (name.lowercased(), other.lowercased())
        guard word.count <= 200, other.count <= 200, !word.isEmpty, !other.isEmpty else { return nil }
        let distance = distance(word, other)
        return other.contains(word) || word.contains(other) || distance <= max(1, word.count / 3) ? distance : nil
    }

    /// Returns how many letters must be added, removed or changed to turn one word into the other.
    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (letter == other ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = cost
            }
        }
        return row[right.count]
    }
}
