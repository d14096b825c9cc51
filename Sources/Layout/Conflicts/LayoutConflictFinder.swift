import InterfaceBuilder

/// Finds required constraints of a document that contradict each other at run time.
///
/// Frames, natural sizes, safe areas, margins and baselines differ at run time from what the file contains. Therefore they
/// are variables here, and a conflict holds for every device, text, font and writing direction. Constraints are left out if size
/// classes change them, if Xcode removes them at build time, or if they use the standard spacing.
package struct LayoutConflictFinder {
    /// A conflict of more constraints is too long to understand, and is left out.
    private static let longest = 20

    /// Xcode writes a multiplier such as 1/3 with six digits. Points.
    private static let rounding = 0.01

    /// The origin of a constraint of the system.
    enum Source: Equatable {
        /// A constraint of the document, by index.
        case constraint(Int)
        /// A stack view, by its index in the document.
        case stackView(Int)
    }

    let document: InterfaceDocument
    let outline: ConstraintOutline
    private var areas = LayoutAreas()
    /// The direction that each owner of constraints states.
    var directions: [Int32: InterfaceDirection?] = [:]
    private var system = ConstraintSystem()
    private var sources: [Source] = []

    /// Returns the conflicts of a document, in the order of their last constraints.
    ///
    /// - Returns: no conflicts if the document does not use Auto Layout, or exceeds a limit.
    package static func conflicts(in document: InterfaceDocument) -> [LayoutConflict] {
        guard document.header.usesAutolayout, document.format == .document, document.constraints.count > 1,
            document.constraints.count <= ConstraintSystem.Limits.mostConstraints
        else { return [] }
        var finder = LayoutConflictFinder(document)
        finder.addStackViews()
        for index in document.constraints.indices { finder.addConstraint(index) }
        return finder.solve()
    }

    private init(_ document: InterfaceDocument) {
        self.document = document
        outline = ConstraintOutline(document)
    }

    mutating func require(
        _ expression: LinearExpression, _ relation: ConstraintSystem.Relation = .equal, by source: Source
    ) {
        system.constraints.append(ConstraintSystem.Constraint(expression, relation))
        sources.append(source)
    }

    /// The place of an attribute in an area.
    mutating func expression(of area: LayoutAreas.Key, _ place: LayoutAreas.Place) -> LinearExpression {
        areas.expression(of: area, place, in: &system)
    }

    private mutating func solve() -> [LayoutConflict] {
        system.conflicts(limits: ConstraintSystem.Limits(constraints: sources.count)).compactMap { set in
            guard set.count > 1, isLargerThanRounding(set.map { system.constraints[$0] }), holdsRightToLeft(set) else {
                return nil
            }
            var conflict = LayoutConflict(constraints: [], stackViews: [])
            for index in set {
                switch sources[index] {
                case .constraint(let constraint): conflict.constraints.append(constraint)
                case .stackView(let object): conflict.stackViews.append(object)
                }
            }
            conflict.constraints.sort()
            conflict.stackViews = Array(Set(conflict.stackViews)).sorted()
            // A single constraint such as `width = -5` is damaged, and does not contradict another one.
            let count = conflict.constraints.count
            return count >= 2 && count <= Self.longest ? conflict : nil
        }
    }

    /// Whether constraints still contradict each other if each of them may be off by the rounding of numbers in a file.
    private func isLargerThanRounding(_ set: [ConstraintSystem.Constraint]) -> Bool {
        var relaxed = system
        relaxed.constraints = set.flatMap { constraint in
            let relations: [ConstraintSystem.Relation] =
                constraint.relation == .equal ? [.atLeast, .atMost] : [constraint.relation]
            return relations.map { relation in
                let slack = relation == .atLeast ? Self.rounding : -Self.rounding
                return ConstraintSystem.Constraint(constraint.expression + slack, relation)
            }
        }
        return !relaxed.conflicts(limits: ConstraintSystem.Limits(constraints: sources.count)).isEmpty
    }

    /// Whether constraints also contradict each other in an interface that runs from right to left.
    private mutating func holdsRightToLeft(_ set: [Int]) -> Bool {
        var isSame = true
        let mirrored = set.map { index in
            var constraint = system.constraints[index]
            if case .constraint(let number) = sources[index],
                let expression = expression(of: document.constraints[number], .rightToLeft)
            {
                isSame = isSame && expression == constraint.expression
                constraint.expression = expression
            }
            return constraint
        }
        return isSame || isLargerThanRounding(mirrored)
    }

    // MARK: Constraints

    private mutating func addConstraint(_ index: Int) {
        let record = document.constraints[index]
        guard isRequired(record), isFixed(record), let relation = relation(of: record),
            let expression = expression(of: record, .leftToRight), !expression.isConstant
        else { return }
        require(expression, relation, by: .constraint(index))
    }

    private func isRequired(_ record: ConstraintRecord) -> Bool {
        guard let text = document[record.priority] else { return true }
        return NibNumber.coordinate(text).map { $0 >= 1000 } ?? false
    }

    /// Whether the constraint has the same numbers in every size class, and exists at run time.
    private func isFixed(_ record: ConstraintRecord) -> Bool {
        if outline.mentions("\"placeholder\":\"YES\"", in: record.attributes)
            || outline.mentions("\"symbolic\":\"YES\"", in: record.attributes)
        {
            return false
        }
        if !outline.varied.isEmpty, let id = document[record.constraintID], outline.varied.contains(id) { return false }
        return [record.firstItem, record.secondItem, record.owner].allSatisfy {
            $0 < 0 || !outline.isVaried[Int($0)]
        }
    }

    private func relation(of record: ConstraintRecord) -> ConstraintSystem.Relation? {
        switch document[record.relation] {
        case nil, "equal": .equal
        case "greaterThanOrEqual": .atLeast
        case "lessThanOrEqual": .atMost
        default: nil
        }
    }
}
