import Layout
import Testing

@Suite struct ConstraintSystemTests {
    private typealias Constraint = ConstraintSystem.Constraint

    /// Creates a system of variables, and returns an expression for each of them.
    private func system(_ count: Int) -> (ConstraintSystem, [LinearExpression]) {
        var system = ConstraintSystem()
        let variables = (0..<count).map { _ in LinearExpression(variable: system.addVariable()) }
        system.fallbacks = variables.map { ConstraintSystem.Fallback($0, nil, rank: 0) }
        return (system, variables)
    }

    @Test func requiredEquationsDetermineTheValues() {
        var (system, v) = system(3)
        system.constraints = [
            Constraint(v[0] + -20, .equal), Constraint(v[1] - v[0] + -8, .equal), Constraint(v[2] - 2 * v[1], .equal),
        ]
        let solution = system.solve()
        #expect(solution.values == [20, 28, 56])
        #expect(solution.isDetermined == [true, true, true])
    }

    @Test func oneConstraintOfAHigherPriorityOutweighsManyOfALowerPriority() {
        var (system, v) = system(1)
        system.constraints = (0..<200).map { _ in Constraint(v[0] + -100, .equal, priority: 749) }
        system.constraints.append(Constraint(v[0], .equal, priority: 750))
        #expect(system.solve().values == [0])
    }

    @Test func aLevelMinimizesTheSumOfItsViolations() {
        var (system, v) = system(1)
        system.constraints = [10.0, 20, 90].map { Constraint(v[0] + -$0, .equal, priority: 500) }
        #expect(system.solve().values == [20])
    }

    @Test func aSmallestContradictionContainsOnlyTheConstraintsThatTakePart() {
        var (system, v) = system(3)
        system.constraints = [
            Constraint(v[2] + -5, .equal), Constraint(v[0] + -50, .equal), Constraint(v[1] - v[2], .equal),
            Constraint(v[0] - v[1], .atMost), Constraint(v[1] + -40, .atMost, priority: 999),
            Constraint(v[2] + -30, .atMost),
        ]
        let solution = system.solve()
        #expect(solution.broken == [3])
        #expect(solution.conflicts == [[0, 1, 2, 3]])
    }

    @Test func aSetThatTheLimitsDoNotAllowToReduceIsLeftOut() {
        var (system, v) = system(21)
        system.constraints = v.indices.dropFirst().map { Constraint(v[$0] - v[$0 - 1] + -1, .equal) }
        system.constraints += [Constraint(v[0], .equal), Constraint(v[20] + -50, .equal)]
        var limits = ConstraintSystem.Limits()
        var found: Set<[[Int]]> = []
        for work in stride(from: 20, to: 60_000, by: 20) {
            limits.work = work
            found.insert(system.conflicts(limits: limits))
        }
        #expect(found == [[], [[21]], [Array(0...21)]])
    }

    @Test func inequalitiesThatContradictEachOtherAreFound() {
        var (system, v) = system(2)
        system.constraints = [
            Constraint(v[0] - v[1] + -1, .atLeast), Constraint(v[1] - v[0] + -1, .atLeast), Constraint(v[0], .atLeast),
        ]
        #expect(system.solve().conflicts == [[0, 1]])
    }

    @Test func aRedundantRequiredConstraintIsNotAContradiction() {
        var (system, v) = system(2)
        system.constraints = [
            Constraint(v[0] - v[1], .equal), Constraint(v[0] + -3, .equal), Constraint(v[1] + -3, .equal),
        ]
        #expect(system.solve().broken == [])
    }

    @Test func valuesThatConstraintsOnlyLimitAreUndetermined() {
        var (system, v) = system(3)
        system.constraints = [
            Constraint(v[0] + -10, .atLeast), Constraint(v[0] + -20, .atMost), Constraint(v[1] + -10, .atLeast),
            Constraint(v[1] + -10, .atMost), Constraint(v[2] + -7, .atLeast),
        ]
        #expect(system.solve().isDetermined == [false, true, false])
    }

    @Test func twoConstraintsOfOnePriorityThatShareTheirViolationLeaveTheValueUndetermined() {
        var (system, v) = system(1)
        system.constraints = [
            Constraint(v[0] + -10, .equal, priority: 250), Constraint(v[0] + -30, .equal, priority: 250),
        ]
        system.fallbacks = [ConstraintSystem.Fallback(v[0], 25, rank: 0)]
        let solution = system.solve()
        #expect(solution.isDetermined == [false])
        #expect(solution.values == [25])
    }

    @Test func aFallbackOfALowerRankComesFirst() {
        var (system, v) = system(2)
        system.constraints = [Constraint(v[0] + v[1] + -100, .equal)]
        system.fallbacks = [
            ConstraintSystem.Fallback(v[0], 80, rank: 1), ConstraintSystem.Fallback(v[1], 60, rank: 0),
        ]
        #expect(system.solve().values == [40, 60])
    }

    @Test func aSystemThatExceedsALimitHasNoValues() {
        var (system, v) = system(50)
        for index in 1..<50 { system.constraints.append(Constraint(v[index] - v[index - 1], .atLeast)) }
        var limits = ConstraintSystem.Limits()
        limits.variables = 49
        #expect(system.solve(limits: limits).isTooBig)
        limits.variables = 50
        #expect(!system.solve(limits: limits).isTooBig)
        limits.work = 20
        let solution = system.solve(limits: limits)
        #expect(solution.isTooBig)
        #expect(solution.values == [])
    }

    /// A generator whose numbers are the same in every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test(arguments: UInt64(1)...50)
    func theRequiredConstraintsThatAreNotLeftOutHold(_ seed: UInt64) {
        var generator = Generator(state: seed)
        var (system, v) = system(8)
        for _ in 0..<24 {
            var expression = LinearExpression(Double(Int.random(in: -50...50, using: &generator)))
            for _ in 0..<2 {
                let factor = [1, -1, 2, 0.5].randomElement(using: &generator)!
                expression.add(v.randomElement(using: &generator)!, times: factor)
            }
            let relation = [.equal, .atLeast, .atMost].randomElement(using: &generator)! as ConstraintSystem.Relation
            let priority = [1000.0, 1000, 750, 250].randomElement(using: &generator)!
            system.constraints.append(Constraint(expression, relation, priority: priority))
        }
        let solution = system.solve()
        for (index, constraint) in system.constraints.enumerated() where constraint.isRequired {
            let value = constraint.expression.value(solution.values)
            let holds =
                switch constraint.relation {
                case .equal: abs(value) < 1e-4
                case .atLeast: value > -1e-4
                case .atMost: value < 1e-4
                }
            #expect(holds || solution.broken.contains(index))
        }
        for (broken, set) in zip(solution.broken, solution.conflicts) { #expect(set.contains(broken)) }
    }
}
