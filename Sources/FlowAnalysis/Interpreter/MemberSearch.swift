/// Finds the functions that a type declares or inherits, by name.
///
/// Most calls are framework calls, and many of them repeat, so results are cached. Use a search from one thread only.
final class MemberSearch {
    private struct Key: Hashable {
        let type: String
        let names: [String]
    }

    private let model: SourceModel
    private let table: FunctionTable
    private var found: [Key: [[Int]]] = [:]
    private var foundImported: [Key: [[Int]]] = [:]
    private var foundHomes: [Key: [String]] = [:]
    private var longerNames: [String: [String: [String]]] = [:]

    init(model: SourceModel, table: FunctionTable) { (self.model, self.table) = (model, table) }

    /// Returns the functions with any of the names, as one list for each declaring type.
    ///
    /// The functions of the type itself come first, followed by the inherited functions. Types without a matching
    /// function are omitted.
    func functions(_ names: [String], of type: String) -> [[Int]] {
        let key = Key(type: type, names: names)
        if let known = found[key] { return known }
        let lists = lists(of: type) { _ in names }
        found[key] = lists
        return lists
    }

    /// Returns the Objective-C functions that Swift imports with one of the given shorter names.
    ///
    /// Swift removes the words of the type from the name of an Objective-C member: `+getCellIdentifier` of `FruitCell`
    /// is `FruitCell.getIdentifier()`.
    func imported(_ names: [String], of type: String) -> [[Int]] {
        let key = Key(type: type, names: names)
        if let known = foundImported[key] { return known }
        let lists = lists(of: type) { ancestor in
            let longer = longer(of: ancestor)
            return longer.isEmpty ? [] : names.flatMap { longer[$0] ?? [] }
        }
        foundImported[key] = lists
        return lists
    }

    /// Returns the types that declare the given name as a function, a constant, or a member with a known type.
    ///
    /// The search covers a type, its superclasses and its protocols.
    func homes(of name: String, from type: String) -> [String] {
        let key = Key(type: type, names: [name])
        if let known = foundHomes[key] { return known }
        let found = model.lineage(of: type).filter {
            !table.members(name, of: $0).isEmpty || model.hasMember($0 + "." + name)
        }
        foundHomes[key] = found
        return found
    }

    /// Returns the function names of a type that contain the last word of the type name. The keys are the function
    /// names without that word.
    private func longer(of type: String) -> [String: [String]] {
        if let known = longerNames[type] { return known }
        var found: [String: [(place: Int, name: String)]] = [:]
        if let start = type.lastIndex(where: \.isUppercase) {
            let word = type[start...]
            for name in table.memberNames(of: type) {
                for range in name.ranges(of: word)
                where range.upperBound < name.endIndex && name[range.upperBound].isUppercase {
                    let place = name.utf8.distance(from: name.startIndex, to: range.lowerBound)
                    found[String(name[..<range.lowerBound]) + name[range.upperBound...], default: []].append(
                        (place, name))
                }
            }
        }
        let names = found.mapValues { $0.sorted { ($0.place, $0.name) < ($1.place, $1.name) }.map(\.name) }
        longerNames[type] = names
        return names
    }

    private func lists(of type: String, _ names: (String) -> [String]) -> [[Int]] {
        model.lineage(of: type).filter(table.hasMembers).map { ancestor in
            // A Swift function has two names, so it may be found twice.
            names(ancestor).reduce(into: [Int]()) { list, name in
                list += table.members(name, of: ancestor).filter { !list.contains($0) }
            }
        }.filter { !$0.isEmpty }
    }
}
