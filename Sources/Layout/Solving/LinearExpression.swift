/// A sum of variables with coefficients, and a constant: `2 a - b + 8`.
package struct LinearExpression: Sendable, Equatable {
    /// One variable with its coefficient.
    package struct Term: Sendable, Equatable {
        package var variable: Int32
        package var coefficient: Double
    }

    package private(set) var terms: [Term] = []
    package var constant: Double

    /// Creates an expression without variables.
    package init(_ constant: Double = 0) { self.constant = constant }

    /// Creates an expression that is one variable.
    package init(variable: Int32) {
        terms = [Term(variable: variable, coefficient: 1)]
        constant = 0
    }

    /// Whether the expression contains no variables.
    package var isConstant: Bool { terms.isEmpty }

    /// Adds another expression, multiplied by a factor. Terms of the same variable are combined.
    package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += other.constant * factor
        for term in other.terms {
            let coefficient = term.coefficient * factor
            if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
                terms[index].coefficient += coefficient
                if terms[index].coefficient == 0 { terms.remove(at: index) }
            } else if coefficient != 0 {
                terms.append(Term(variable: term.variable, coefficient: coefficient))
            }
        }
    }

    /// The value of the expression for given values of the variables.
    package func value(_ values: [Double]) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * values[Int($1.variable)] }
    }

    package static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
        var sum = one
        sum.add(other)
        return sum
    }

    package static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
        var difference = one
        difference.add(other, times: -1)
        return difference
    }

    package static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
        var product = LinearExpression()
        product.add(expression, times: factor)
        return product
    }

    package static func + (one: LinearExpression, constant: Double) -> LinearExpression {
        var sum = one
        sum.constant += constant
        return sum
    }
}
