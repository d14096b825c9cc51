/// Macros with values that may be names. Each macro has a range and platforms in which it is valid.
struct Macros {
    /// The macros. Their positions are still offsets.
    private(set) var constants: [ConstantDeclaration] = []
    /// A macro with arguments.
    struct Function {
        let name: Token
        let parameters: [Token]
        let body: [Token]
    }

    /// The maximum number of tokens of a macro with arguments. Macros that load a nib are shorter.
    static let longestFunction = 400

    /// The macros with arguments that mention nibs or identifiers, in the order of the source.
    var functions: [Function] = []
    /// The tokens of each value that is not a string, by the offset of the macro.
    var values: [Int: [Token]] = [:]
    /// The macros that are valid at the current position, by name, each with the `#if` branches around its definition.
    private var open: [String: [(index: Int, path: [Int])]] = [:]

    /// Whether no macro has been added yet.
    var isEmpty: Bool { constants.isEmpty }

    /// Adds a macro that is valid from here on.
    mutating func add(_ constant: ConstantDeclaration, _ conditions: ConditionStack) {
        var constant = constant
        constant.platforms = conditions.current.possible
        open[constant.name, default: []].append((constants.count, conditions.path))
        constants.append(constant)
    }

    /// Ends all macros with this name at an `#undef` or a new `#define`.
    ///
    /// If this position is compiled whenever a macro is defined, the macro ends here. Otherwise the macro ends
    /// only on the platforms on which this position is always compiled.
    mutating func end(_ name: String, at place: Token, _ conditions: ConditionStack) {
        guard var held = open.removeValue(forKey: name) else { return }
        // A hostile source may define a name thousands of times under different flags.
        if held.count > 32 { held.removeFirst(held.count - 32) }
        held.removeAll { index, path in
            let left = constants[index].platforms.subtracting(conditions.current(given: path).certain)
            if left.isEmpty { constants[index].end = place.place } else { constants[index].platforms = left }
            return left.isEmpty
        }
        if !held.isEmpty { open[name] = held }
    }
}
