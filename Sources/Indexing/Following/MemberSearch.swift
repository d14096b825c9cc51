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
            guard let start = ancestor.lastIndex(where: \.isUppercase) else { return [] }
            let word = ancestor[start...]
            return names.flatMap { name in
                name.indices.filter { name[$0].isUppercase }.map { String(name[..<$0]) + String(word) + String(name[$0...]) }
            }
        }
        foundImported[key] = lists
        return lists
    }

    private func lists(of type: String, _ names: (String) -> [String]) -> [[Int]] {
        model.lineage(of: type).filter(table.types.contains).map { ancestor in
            // One of Swift goes by two names.
            names(ancestor).reduce(into: [Int]()) { list, name in
                list += table.members(name, of: ancestor).filter { !list.contains($0) }
            }
        }.filter { !$0.isEmpty }
    }
}
