import InterfaceBuilder

// Asks for the position and size of each view, and reads the solution.

extension SystemBuilder {
    /// Prefers the saved sizes, then the saved positions, if the constraints do not determine them.
    mutating func addFallbacks() {
        for member in members where hasVariables(member) {
            guard let box = boxes[member] else { continue }
            let saved = tree.views[member].saved
            let superview = boxes[tree.views[member].superview] ?? ViewBox()
            system.fallbacks += [
                ConstraintSystem.Fallback(box.width, saved?.width, rank: 0),
                ConstraintSystem.Fallback(box.height, saved?.height, rank: 0),
                ConstraintSystem.Fallback(box.left - superview.left, saved?.x, rank: 1),
                ConstraintSystem.Fallback(box.top - superview.top, saved?.y, rank: 1),
            ]
        }
    }

    /// Whether a view has a frame of its own, and not one that follows from its superview.
    private func hasVariables(_ view: Int) -> Bool {
        guard let box = boxes[view] else { return false }
        return tree.views[view].usesConstraints && isInstalled(view) && !box.width.isConstant
            || isArranged(view) && isInstalled(view) && !box.width.isConstant
    }

    private func isArranged(_ view: Int) -> Bool {
        let item = tree.views[view]
        return item.superview >= 0 && tree.views[item.superview].element == "stackView" && item.attachment == .subview
            && tree.document.header.usesAutolayout
    }

    /// Moves the constraints that the saved frames violate to the end.
    ///
    /// If required constraints contradict each other, the frameworks choose one of them. The saved frames show which one
    /// Interface Builder chose.
    mutating func order() {
        let indices = system.constraints.indices
        let violated = Set(
            indices.filter { system.constraints[$0].isRequired && violatesSaved(system.constraints[$0]) })
        let order = indices.filter { !violated.contains($0) } + violated.sorted()
        system.constraints = order.map { system.constraints[$0] }
        sources = order.map { sources[$0] }
    }

    private func violatesSaved(_ constraint: ConstraintSystem.Constraint) -> Bool {
        let value = constraint.expression.value(savedValues)
        // A position that the file does not contain is not a number, so all of these comparisons are false.
        switch constraint.relation {
        case .equal: return abs(value) > 1
        case .atLeast: return value < -1
        case .atMost: return value > 1
        }
    }

    /// Writes the frames and contradictions of a solution into a result.
    func read(_ solution: ConstraintSystem.Solution, into result: inout LayoutResult) {
        var place = 0
        // A stack view removes its hidden views from the arrangement, so their frames have no meaning.
        var detached: Set<Int> = []
        for member in members {
            let view = tree.views[member]
            if isArranged(member) && view.isHidden || detached.contains(view.superview) { detached.insert(member) }
            var item = LayoutResult.View(
                object: view.object,
                superview: view.superview >= 0 && member != environment.root
                    ? tree.views[view.superview].object : -1,
                frame: view.saved ?? LayoutBox(x: 0, y: 0, width: 0, height: 0), saved: view.saved, horizontal: .saved,
                vertical: .saved,
                isEstimated: estimated.contains(member), isUninstalled: !isInstalled(member))
            if !solution.isTooBig, let box = boxes[member] {
                let superview = member == environment.root ? ViewBox() : boxes[view.superview] ?? ViewBox()
                item.frame = LayoutBox(
                    x: (box.left - superview.left).value(solution.values),
                    y: (box.top - superview.top).value(solution.values),
                    width: box.width.value(solution.values), height: box.height.value(solution.values))
                if options.isRightToLeft, member != environment.root {
                    item.frame.x = superview.width.value(solution.values) - item.frame.x - item.frame.width
                }
            }
            if hasVariables(member) {
                if !solution.isTooBig {
                    let known = solution.isDetermined[place..<(place + 4)].map { $0 }
                    let isDetached = detached.contains(member)
                    item.horizontal = isDetached ? .saved : Self.origin(size: known[0], position: known[2])
                    item.vertical = isDetached ? .saved : Self.origin(size: known[1], position: known[3])
                }
                place += 4
            }
            result.views.append(item)
        }
        result.conflicts = solution.conflicts.map(conflict)
    }

    private static func origin(size: Bool, position: Bool) -> LayoutResult.Origin {
        size ? (position ? .solved : .ambiguousPosition) : .ambiguousSize
    }

    private func conflict(_ set: [Int]) -> LayoutResult.Conflict {
        var (constraints, views): ([Int], Set<Int>) = ([], [])
        for index in set {
            switch sources[index] {
            case .constraint(let constraint): constraints.append(constraint)
            case .stack(let view), .size(let view): views.insert(tree.views[view].object)
            }
        }
        return LayoutResult.Conflict(constraints: constraints.sorted(), views: views.sorted())
    }
}
