import Layout

/// Solves systems of constraints that are given as text.
///
/// `system N` starts a system with N variables. Each following line is a constraint: the relation (`==`, `>=`, `<=`), the
/// priority, the constant, then pairs of a variable and a coefficient. `end` ends the system. The answer is one line: the
/// values of the variables, `|`, a 1 for each variable that the constraints determine, `|`, the constraints that were left
/// out.
enum SystemLines {
    static func answer() {
        var system = ConstraintSystem()
        var variables: [Int32] = []
        while let line = readLine() {
            let words = line.split(separator: " ")
            switch words.first {
            case "system":
                system = ConstraintSystem()
                variables = (0..<(Int(words[1]) ?? 0)).map { _ in system.addVariable() }
            case "end":
                system.fallbacks = variables.map {
                    ConstraintSystem.Fallback(LinearExpression(variable: $0), nil, rank: 0)
                }
                let solution = system.solve(findsConflicts: false)
                print(
                    solution.values.map { "\($0)" }.joined(separator: " "), "|",
                    solution.isDetermined.map { $0 ? "1" : "0" }.joined(separator: " "), "|",
                    solution.broken.map(String.init).joined(separator: " "))
            default: system.constraints.append(constraint(words))
            }
        }
    }

    private static func constraint(_ words: [Substring]) -> ConstraintSystem.Constraint {
        var expression = LinearExpression(Double(words[2]) ?? 0)
        for index in stride(from: 3, to: words.count, by: 2) {
            let variable = LinearExpression(variable: Int32(words[index]) ?? 0)
            expression.add(variable, times: Double(words[index + 1]) ?? 0)
        }
        let relation: ConstraintSystem.Relation = words[0] == "==" ? .equal : words[0] == ">=" ? .atLeast : .atMost
        return ConstraintSystem.Constraint(expression, relation, priority: Double(words[1]) ?? 1000)
    }
}
