import InterfaceBuilder

/// Constraints as equations: `Save.trailing = superview.trailing − 20`.
extension Names {
    /// The equation of a constraint, with its priority if it is not required.
    ///
    /// - Parameter isBesideSubject: whether the equation is listed with its subject. If so, and if titles consist of
    ///   element and id, the equation does not repeat the id of the subject.
    package func equation(_ index: Int, isBesideSubject: Bool = true) -> String {
        let constraint = document.constraints[index]
        let (left, right) = sides(constraint, isBesideSubject: isBesideSubject)
        return left + right + (priority(constraint).map { " (priority \($0))" } ?? "")
    }

    /// The equation of a constraint after a change, followed by the old values of its changed parts.
    func equation(_ index: Int, was before: Int, in old: Names) -> String {
        let (constraint, earlier) = (document.constraints[index], old.document.constraints[before])
        let (left, right) = sides(constraint)
        let (oldLeft, oldRight) = old.sides(earlier)
        var was: [String] = []
        if left != oldLeft {
            was.append(oldLeft + oldRight)
        } else if right != oldRight {
            // If both relations are equalities, the old equals sign is not repeated.
            let areEquations = right.hasPrefix(" = ") && oldRight.hasPrefix(" = ")
            was.append((areEquations ? oldRight.dropping(prefix: " = ") : oldRight).dropping(prefix: " "))
        }
        let (priority, oldPriority) = (priority(constraint), old.priority(earlier))
        // If both equations have the same priority, write the priority once, at the end.
        if priority == oldPriority, let priority, !was.isEmpty {
            return "\(left)\(right), was \(was[0]) (priority \(priority))"
        }
        if priority != oldPriority { was.append("priority \(oldPriority ?? "1000")") }
        return equation(index) + (was.isEmpty ? "" : ", was " + was.joined(separator: ", "))
    }

    /// The object that a constraint is listed with; nil if there is none. If one of the two items is inside the other,
    /// this is the inner item.
    func subject(_ index: Int) -> Int? {
        let constraint = document.constraints[index]
        let (first, second) = (constraint.firstItem, constraint.secondItem)
        if first < 0 { return second >= 0 ? Int(second) : constraint.owner >= 0 ? Int(constraint.owner) : nil }
        return Int(isTurned(constraint) ? second : first)
    }

    /// Whether the equation starts with the second item, because that item is inside the first item.
    private func isTurned(_ constraint: ConstraintRecord) -> Bool {
        let (first, second) = (constraint.firstItem, constraint.secondItem)
        guard first >= 0, second >= 0, first != second, multiplier(constraint) == nil else { return false }
        return document.objects[Int(second)].parent == first || host(second) == first
            || host(first) == document.objects[Int(second)].parent
    }

    /// For a layout guide, returns its view. For any other object, returns the object itself.
    private func host(_ index: Int32) -> Int32 {
        guard index >= 0 else { return index }
        let object = document.objects[Int(index)]
        let element = document[object.element] ?? ""
        return element.hasSuffix("LayoutGuide") && object.parent >= 0 ? object.parent : index
    }

    private func priority(_ constraint: ConstraintRecord) -> String? {
        guard let priority = document[constraint.priority], priority != "1000" else { return nil }
        return Quoting.visible(priority)
    }

    private func multiplier(_ constraint: ConstraintRecord) -> String? {
        guard let multiplier = document[constraint.multiplier], multiplier != "1", multiplier != "1:1",
            multiplier != "1.0"
        else { return nil }
        return Quoting.visible(multiplier)
    }

    /// The two sides. The right side includes the relation.
    private func sides(_ constraint: ConstraintRecord, isBesideSubject: Bool = true) -> (String, String) {
        let isTurned = isTurned(constraint)
        let constant = document[constraint.constant].map { shortNumber(Quoting.visible($0)) } ?? "0"
        let relation =
            switch document[constraint.relation] {
            case "lessThanOrEqual"?: isTurned ? "≥" : "≤"
            case "greaterThanOrEqual"?: isTurned ? "≤" : "≥"
            default: "="
            }
        let items = [(constraint.firstItem, constraint.firstItemID), (constraint.secondItem, constraint.secondItemID)]
        let attributes = [constraint.firstAttribute, constraint.secondAttribute].map {
            Quoting.visible(document[$0] ?? "")
        }
        let (near, far) = isTurned ? (1, 0) : (0, 1)
        let left = item(items[near], beside: nil, isBesideSubject: isBesideSubject) + "." + attributes[near]
        guard !constraint.secondItemID.isNone else { return (left, " \(relation) \(constant)") }
        let isSame = constraint.firstItem >= 0 && constraint.firstItem == constraint.secondItem
        var right = isSame ? attributes[far] : item(items[far], beside: items[near].0) + "." + attributes[far]
        if let multiplier = multiplier(constraint) { right = "\(multiplier) × \(right)" }
        if constant != "0" {
            let isNegative = constant.hasPrefix("-") != isTurned
            right += " \(isNegative ? "−" : "+") \(constant.dropping(prefix: "-"))"
        }
        return (left, " \(relation) \(right)")
    }

    /// `20.0` as `20`.
    private func shortNumber(_ number: String) -> String {
        number.hasSuffix(".0") ? String(number.dropLast(2)) : number
    }

    /// The name of a layout guide: `safe area`, `bottom layout guide`.
    private static func guideName(_ key: String, _ type: String?) -> String {
        type.map { Quoting.visible($0) + " layout guide" } ?? Names.words(key)
    }

    private func item(_ item: (index: Int32, id: Text), beside other: Int32?, isBesideSubject: Bool = false) -> String {
        guard item.index >= 0 else { return document[item.id].map { "“\(Quoting.visible($0))”" } ?? "?" }
        let host = host(item.index)
        let parent = other.map { $0 >= 0 ? document.objects[Int($0)].parent : -1 }
        let isSubject = isStable && isBesideSubject
        let name =
            parent == host && host >= 0
            ? "superview" : isSubject ? kind(Int(host)) : isStable ? title(Int(host)) : short(Int(host))
        guard host != item.index else { return name }
        let guide = document[document.objects[Int(item.index)].key] ?? "guide"
        let words = Self.guideName(guide, document.tree(document.objects[Int(item.index)].attributes)?["type"]?.string)
        return name == "superview" ? words : name + "." + words
    }
}

extension String {
    /// The text without a prefix.
    func dropping(prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}
