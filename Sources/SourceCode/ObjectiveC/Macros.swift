/// The macros of a source that may name something, each as long and for as
/// many platforms as it holds.
struct Macros {
    /// The macros, with offsets for positions.
    private(set) var constants: [ConstantDeclaration] = []
    /// The values of those that are no text, by their offset.
    var values: [Int: [Token]] = [:]
    /// Those of a name that still hold, with the branches they stand in.
    private var open: [String: [(index: Int, path: [Int])]] = [:]

    /// Whether there is none yet.
    var isEmpty: Bool { constants.isEmpty }

    /// Adds one that holds from here on.
    mutating func add(_ constant: ConstantDeclaration, _ conditions: ConditionStack) {
        var constant = constant
        constant.platforms = conditions.current.possible
        open[constant.name, default: []].append((constants.count, conditions.path))
        constants.append(constant)
    }

    /// Ends those of a name: here where this place is compiled whenever they
    /// are; else they lose the platforms for which it surely is.
    mutating func end(_ name: String, at place: Token, _ conditions: ConditionStack) {
        guard var held = open.removeValue(forKey: name) else { return }
        // Hostile sources define a name again and again under flags of their own.
        if held.count > 32 { held.removeFirst(held.count - 32) }
        held.removeAll { index, path in
            let left = constants[index].platforms.subtracting(conditions.current(given: path).certain)
            if left.isEmpty { constants[index].end = place.place } else { constants[index].platforms = left }
            return left.isEmpty
        }
        if !held.isEmpty { open[name] = held }
    }
}
