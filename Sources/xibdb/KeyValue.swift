import ArgumentParser

/// Splits `key=value` arguments.
enum KeyValue {
    /// Whether an argument is a parameter: a name, an equals sign, a value.
    static func isPair(_ argument: String) -> Bool {
        guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else { return false }
        return argument[..<equals].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }
    }

    static func parse(_ arguments: [String]) throws -> [String: String] {
        var values: [String: String] = [:]
        for argument in arguments {
            guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else {
                throw ValidationError("A parameter is written key=value, not \(argument).")
            }
            let key = argument[..<equals].drop { $0 == ":" }
            values[String(key)] = String(argument[argument.index(after: equals)...])
        }
        return values
    }
}
