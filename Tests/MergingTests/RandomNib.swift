import TestSupport

/// A random document as Interface Builder could write it, and random edits of this document.
///
/// It contains nested views, stack views, fixed frames, and frames that constraints determine. It
/// also contains styled texts, colors, fonts, segments, runtime attributes, outlets, actions, segues, constraints, and
/// variations for size classes.
struct RandomNib {
    private(set) var root: Node
    private var next = 0

    var text: String { root.lines() }

    private static let references = ["destination", "target", "firstItem", "secondItem", "reference"]

    init(_ dice: inout Dice) {
        let view = Node("view", ["key": "view", "id": "root-id-0"])
        root = Node(
            "document", ["targetRuntime": "iOS.CocoaTouch", "version": "3.0"],
            [
                Node(
                    "objects", [:], [Node("placeholder", ["placeholderIdentifier": "IBFilesOwner", "id": "-1"]), view])
            ])
        for _ in 0..<dice.below(8) + 4 { add(&dice, "b") }
        for _ in 0..<dice.below(25) + 5 { edit(&dice, "b", isFirst: true) }
    }

    private mutating func name(_ prefix: String) -> String {
        next += 1
        return "\(prefix)\(next)-id-0"
    }

    private var views: [Node] {
        root.all.filter {
            $0.attributes["id"] != nil && ["view", "label", "button", "stackView", "segmentedControl"].contains($0.tag)
        }
    }

    /// Makes one change. New ids begin with `prefix`.
    mutating func edit(_ dice: inout Dice, _ prefix: String, isFirst: Bool = false) {
        if !isFirst { root = root.copy() }
        let view = dice.pick(views)
        switch dice.below(isFirst ? 12 : 19) {
        case 0: add(&dice, prefix)
        case 1: view.attributes[dice.pick(["tag", "title", "hint"])] = "\(prefix)\(dice.below(3)) & \"<"
        case 2: connect(view, &dice, prefix)
        case 3: constrain(view, &dice, prefix)
        case 4: setText(view, &dice, prefix)
        case 5: setStyledText(view, &dice, prefix)
        case 6: setValue(view, &dice)
        case 7: setRuntimeAttribute(view, &dice, prefix)
        case 8: vary(view, &dice)
        case 9: setFrame(view, &dice)
        case 10: editSegments(view, &dice, prefix)
        case 11: view.attributes[dice.pick(["customClass", "customModule"])] = "\(prefix)\(dice.below(2))"
        case 12: view.attributes[dice.pick(["tag", "title", "hint", "customClass", "fixedFrame"])] = nil
        case 13, 14: remove(dice.pick(root.all))
        case 15: move(view, to: dice.pick(views), &dice)
        case 16: reorder(dice.pick(root.all.filter { $0.children.count > 1 }), &dice)
        case 17: rename(&dice, prefix)
        default: change(&dice, prefix)
        }
    }

    // MARK: Objects

    private mutating func add(_ dice: inout Dice, _ prefix: String) {
        let holder = dice.pick(views)
        let list = holder.list("subviews")
        // Both sides can add an object with this id, as if one side had cherry-picked a commit of the other side.
        let isTwin = dice.chance(5) && !root.all.contains { $0.id == "twin-id-0" }
        let node = Node(
            dice.pick(["view", "label", "button", "stackView", "segmentedControl"]),
            ["id": isTwin ? "twin-id-0" : name(prefix)])
        setFrame(node, &dice)
        let place = dice.below(list.children.count + 1)
        list.children.insert(node, at: place)
        guard holder.tag == "stackView" else { return }
        holder.list("visibilityPriorities").children.insert(Node("integer", ["value": "\(dice.below(3))"]), at: place)
    }

    private func remove(_ node: Node) {
        guard node.attributes["key"] != "view", node.tag != "document", node.tag != "objects", node.id != "-1",
            let holder = root.parent(of: node),
            let place = holder.children.firstIndex(where: { $0 === node })
        else { return }
        if ["integer", "real", "fragment", "attributes"].contains(node.tag)
            || ["visibilityPriorities", "subviews"].contains(node.tag)
        {
            return
        }
        holder.children.remove(at: place)
        if holder.tag == "subviews" {
            root.parent(of: holder)?.child("visibilityPriorities")?.children.remove(at: place)
        }
        dropDangling()
        dropEmptyLists()
    }

    private func dropDangling() {
        while true {
            let ids = Set(root.all.compactMap(\.id))
            func isDangling(_ node: Node) -> Bool {
                Self.references.contains { node.attributes[$0].map { !ids.contains($0) } ?? false }
            }
            guard let holder = root.all.first(where: { $0.children.contains(where: isDangling) }) else { return }
            holder.children.removeAll(where: isDangling)
        }
    }

    private func dropEmptyLists() {
        let lists = [
            "subviews", "visibilityPriorities", "connections", "constraints", "mask", "userDefinedRuntimeAttributes",
            "segments",
        ]
        func isEmpty(_ node: Node) -> Bool {
            node.children.isEmpty && (lists.contains(node.tag) || node.tag == "variation" && node.attributes.count == 1)
        }
        while let holder = root.all.first(where: { $0.children.contains(where: isEmpty) }) {
            holder.children.removeAll(where: isEmpty)
        }
    }

    private func move(_ view: Node, to target: Node, _ dice: inout Dice) {
        guard view.attributes["key"] == nil, !view.all.contains(where: { $0 === target }),
            let list = root.parent(of: view),
            let place = list.children.firstIndex(where: { $0 === view }), let holder = root.parent(of: list)
        else { return }
        list.children.remove(at: place)
        holder.child("visibilityPriorities")?.children.remove(at: place)
        let other = target.list("subviews")
        let goal = dice.below(other.children.count + 1)
        other.children.insert(view, at: goal)
        if target.tag == "stackView" {
            target.list("visibilityPriorities").children.insert(Node("integer", ["value": "7"]), at: goal)
        }
        dropEmptyLists()
    }

    private func reorder(_ list: Node, _ dice: inout Dice) {
        guard ["subviews", "connections", "constraints", "segments", "userDefinedRuntimeAttributes"].contains(list.tag)
        else { return }
        let (from, to) = (dice.below(list.children.count), dice.below(list.children.count))
        list.children.insert(list.children.remove(at: from), at: to)
        guard list.tag == "subviews", let values = root.parent(of: list)?.child("visibilityPriorities") else { return }
        values.children.insert(values.children.remove(at: from), at: to)
    }

    /// In 40 % of all calls, changes the id of an element and updates every reference to it.
    private mutating func rename(_ dice: inout Dice, _ prefix: String) {
        let named = root.all.filter { $0.id != nil && $0.attributes["key"] == nil && $0.id != "-1" }
        guard dice.chance(40), !named.isEmpty, let old = dice.pick(named).id else { return }
        let new = name(prefix)
        for node in root.all { for (key, value) in node.attributes where value == old { node.attributes[key] = new } }
    }

    // MARK: Connections, constraints, variations

    private mutating func connect(_ view: Node, _ dice: inout Dice, _ prefix: String) {
        let target = dice.pick(views).id ?? ""
        let property = dice.pick(["one", "two", "three"])
        let node =
            switch dice.below(4) {
            case 0: Node("outlet", ["property": property, "destination": target])
            case 1: Node("outletCollection", ["property": property, "destination": target])
            case 2: Node("action", ["selector": "\(property):", "destination": target, "eventType": "touchUpInside"])
            default: Node("segue", ["kind": "show", "identifier": "\(prefix)\(dice.below(2))", "destination": target])
            }
        if node.tag == "outlet",
            view.child("connections")?.children.contains(where: { $0.attributes["property"] == property }) == true
        {
            return
        }
        node.attributes["id"] = name(prefix)
        view.list("connections").children.append(node)
    }

    private mutating func constrain(_ view: Node, _ dice: inout Dice, _ prefix: String) {
        view.list("constraints").children.append(
            Node(
                "constraint",
                [
                    "firstItem": dice.pick(views).id ?? "", "firstAttribute": "top",
                    "secondItem": dice.pick(views).id ?? "", "secondAttribute": "top",
                    "constant": "\(dice.below(90))", "id": name(prefix),
                ]))
    }

    private func vary(_ view: Node, _ dice: inout Dice) {
        let key = dice.pick(["default", "widthClass=compact", "heightClass=regular-widthClass=regular"])
        let variation = view.child("variation", key: key) ?? Node("variation", ["key": key])
        if dice.chance(30) { variation.attributes["hidden"] = "\(dice.below(3))" }
        if let constraint = view.child("constraints").map({ dice.pick($0.children) })?.id {
            let mask = variation.child("mask", key: "constraints") ?? Node("mask", ["key": "constraints"])
            if !mask.children.contains(where: { $0.attributes["reference"] == constraint }) {
                mask.children.append(Node(dice.pick(["include", "exclude"]), ["reference": constraint]))
            }
            if !variation.children.contains(where: { $0 === mask }) { variation.children.append(mask) }
        }
        guard variation.attributes.count > 1 || !variation.children.isEmpty else { return }
        if !view.children.contains(where: { $0 === variation }) { view.children.append(variation) }
    }

    // MARK: Values

    private func set(_ node: Node, in view: Node) {
        view.children.removeAll { $0.attributes["key"] == node.attributes["key"] }
        view.children.insert(node, at: 0)
    }

    /// A text with line feeds is an element; any other text is an attribute.
    private func setText(_ view: Node, _ dice: inout Dice, _ prefix: String) {
        view.children.removeAll { $0.attributes["key"] == "text" }
        view.attributes["text"] = nil
        switch dice.below(3) {
        case 0: break
        case 1: view.attributes["text"] = "\(prefix)\(dice.below(3))"
        default: set(Node("string", ["key": "text"], text: "\(prefix)\(dice.below(3)) & <\nmore\n"), in: view)
        }
    }

    private func setStyledText(_ view: Node, _ dice: inout Dice, _ prefix: String) {
        let fragments = (0..<dice.below(3) + 1).map { _ in
            Node(
                "fragment", ["content": "\(dice.pick(["Read", "the", "terms"])) \(prefix)"],
                [
                    Node(
                        "attributes", [:],
                        [Node("font", ["key": "NSFont", "size": "\(dice.below(3) + 9)", "name": "Menlo"])])
                ])
        }
        set(Node("attributedString", ["key": "attributedText"], fragments), in: view)
    }

    private func setValue(_ view: Node, _ dice: inout Dice) {
        let key = dice.pick(["textColor", "font", "mask", "insets"])
        let node =
            switch (key, dice.below(3)) {
            case ("textColor", 0): Node("nil", ["key": key])
            case ("textColor", 1): Node("color", ["key": key, "name": "Ink\(dice.below(3))"])
            case ("textColor", _):
                Node("color", ["key": key, "white": "0.\(dice.below(9))", "alpha": "\(dice.below(2))"])
            case ("font", 0): Node("fontDescription", ["key": key, "type": "system", "pointSize": "\(dice.below(9))"])
            case ("font", _):
                Node(
                    "fontDescription",
                    ["key": key, "name": "Avenir", "family": "Avenir", "pointSize": "\(dice.below(9))"])
            case ("mask", _): Node("modifierMask", ["key": key, dice.pick(["command", "option"]): "YES"])
            default:
                Node(
                    "inset",
                    ["key": key, "minX": "\(dice.below(4))", "minY": "\(dice.below(4))", "maxX": "0", "maxY": "0"])
            }
        set(node, in: view)
    }

    private func setRuntimeAttribute(_ view: Node, _ dice: inout Dice, _ prefix: String) {
        let path = dice.pick(["layer.cornerRadius", "tint", "name"])
        let list = view.list("userDefinedRuntimeAttributes")
        let node = Node(
            "userDefinedRuntimeAttribute", ["keyPath": path, "type": "string", "value": "\(prefix)\(dice.below(3))"])
        if dice.chance(60) {
            node.attributes["value"] = nil
            node.attributes["type"] = "number"
            node.children = [Node(dice.pick(["integer", "real"]), ["key": "value", "value": "\(dice.below(5))"])]
        }
        if let place = list.children.firstIndex(where: { $0.attributes["keyPath"] == path }) {
            list.children[place] = node
        } else {
            list.children.append(node)
        }
    }

    /// Sets one number of a frame. It also chooses at random whether the frame is fixed, follows an autoresizing mask,
    /// or is determined by constraints.
    private func setFrame(_ view: Node, _ dice: inout Dice) {
        if dice.chance(40) {
            view.attributes["translatesAutoresizingMaskIntoConstraints"] = dice.chance(70) ? "NO" : nil
            view.attributes["fixedFrame"] =
                view.attributes["translatesAutoresizingMaskIntoConstraints"] != nil && dice.chance(50) ? "YES" : nil
        }
        let frame =
            view.child("rect", key: "frame")
            ?? Node("rect", ["key": "frame", "x": "0", "y": "0", "width": "10", "height": "10"])
        frame.attributes[dice.pick(["x", "y", "width", "height"])] = "\(dice.below(500))"
        if view.child("rect", key: "frame") == nil { view.children.insert(frame, at: 0) }
    }

    private func editSegments(_ view: Node, _ dice: inout Dice, _ prefix: String) {
        guard view.tag == "segmentedControl" else { return }
        let list = view.list("segments")
        let new = Node("segment", ["title": "\(prefix)\(dice.below(9))"])
        switch dice.below(3) {
        case 0 where list.children.count > 1: list.children.remove(at: dice.below(list.children.count))
        case 1 where !list.children.isEmpty: list.children[dice.below(list.children.count)] = new
        default: list.children.insert(new, at: dice.below(list.children.count + 1))
        }
    }

    private func change(_ dice: inout Dice, _ prefix: String) {
        let nodes = root.all.filter { ["constraint", "outlet", "segue", "action"].contains($0.tag) }
        guard !nodes.isEmpty else { return }
        let node = dice.pick(nodes)
        switch node.tag {
        case "constraint": node.attributes[dice.pick(["constant", "priority"])] = "\(dice.below(90))"
        case "segue": node.attributes["identifier"] = "\(prefix)\(dice.below(5))"
        default: node.attributes["destination"] = dice.pick(views).id
        }
    }
}
