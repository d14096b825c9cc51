/// Finds the functions that a type has by a name, of its own or inherited.
///
/// Most calls are of frameworks and come again and again, so what was found is
/// kept. Not for use by several threads.
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

    /// The functions of any of some names, by the type that has them: those of
    /// the type itself first, then what it inherits. None of the lists is empty.
    func functions(_ names: [String], of type: String) -> [[Int]] {
        let key = Key(type: type, names: names)
        if let known = found[key] { return known }
        let lists = lists(of: type) { _ in names }
        found[key] = lists
        return lists
    }

    /// The same for functions that Swift knows by a shorter name.
    ///
    /// It leaves out of the name of an Objective-C member what the type says:
    /// `+getCellIdentifier` of `FruitCell` is `FruitCell.getIdentifier()`.
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

    /// The types, of a type and what it inherits, that have anything of a name:
    /// a function, a constant, a member of a known type.
    func homes(of name: String, from type: String) -> [String] {
        let key = Key(type: type, names: [name])
        if let known = foundHomes[key] { return known }
        let found = model.lineage(of: type).filter {
            !table.members(name, of: $0).isEmpty || model.hasMember($0 + "." + name)
        }
        foundHomes[key] = found
        return found
    }

    /// The names of a type's functions that have the last word of its own name
    /// in them, by what is left without it.
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
            // One of Swift goes by two names.
            names(ancestor).reduce(into: [Int]()) { list, name in
                list += table.members(name, of: ancestor).filter { !list.contains($0) }
            }
        }.filter { !$0.isEmpty }
    }
}
