// The objects of each nib: which objects are created, which have runtime attributes, which receive awakeFromNib, and
// which windows open.

extension PartBuilder {
    /// Returns a reference to an object. If it is certain that another object replaces the object, the reference has
    /// the class of the replacement.
    func reference(_ row: Row) -> Explanation.Reference {
        guard let name = row.text("replaced_by") else { return decoded(row) }
        return Explanation.Reference(id: row.text("object_id") ?? "", label: row.text("label"), class: name)
    }

    /// Returns an object as the nib declares it.
    private func decoded(_ row: Row) -> Explanation.Reference {
        let name =
            row.text("role") == "filesOwner" ? owner.owner.class : row.text("class").flatMap { $0 == "-" ? nil : $0 }
        return Explanation.Reference(
            id: row.text("object_id") ?? "", label: row.text("label"), role: row.text("role"), class: name)
    }

    /// Adds an object to the nib that creates it.
    mutating func add(_ row: Row) {
        guard rules.makes(row), let id = row.integer("id"), let key = keys[id] else { return }
        let initializer = rules.initializer(row)
        let known = methods[id] ?? [:]
        let nested = nested[id] ?? [:]
        let made = Explanation.Object(
            object: decoded(row), element: row.text("element") ?? "", module: row.text("custom_module"),
            depth: depths[id] ?? 0,
            topLevelIndex: key == .nib ? row.integer("top_level_index") : nil, initializer: initializer,
            implementation: row.text("initializer").flatMap { known[$0] },
            replacement: initializer == "init(coder:)"
                ? known["awakeAfterUsingCoder:"] ?? known["awakeAfterUsing:"] : nil,
            nested: row.text("initializer").flatMap { nested[$0] } ?? [],
            replacing: nested["awakeAfterUsingCoder:"] ?? [],
            notes: rules.notes(row), line: row.line, column: row.column)
        parts[key]?.objects.append(made)
        // WatchKit sends awake(withContext:) to controllers instead.
        if rules.platform != "watchOS" { parts[key]?.awakeCount += 1 }
        let isWindow = ["window", "NSWindowTemplate", "IBWindowTemplate"].contains(row.text("element") ?? "")
        let isShown = !["NO", "0"].contains(row.text("visible_at_launch") ?? "NO")
        let window = reference(row)
        if key == .nib, rules.isMac, isWindow, isShown { parts[key]?.windows.append(window) }
    }

    /// Adds the runtime attributes to the nibs of their objects.
    mutating func addAttributes() throws {
        for row in try snapshot.explain("attributes", Self.parameters(file, owner)) {
            guard let id = row.integer("object"), let object = byID[id], let key = keys[id] else { continue }
            let keyPath = row.text("key_path") ?? ""
            let attribute = Explanation.Attribute(
                object: reference(object), keyPath: keyPath, type: row.text("type"), value: row.text("value"),
                outcome: rules.outcome(ofAttribute: row.text("visibility"), keyPath: keyPath),
                isOfSeveralClasses: object.text("certainty") == "ambiguous", member: row.member,
                line: row.line, column: row.column)
            parts[key]?.attributes.append(attribute)
        }
    }

    /// Counts the constraints of each nib.
    mutating func addConstraints() throws {
        for row in try snapshot.explain("constraints", ["file": .integer(file)]) {
            guard let key = row.integer("object").flatMap({ keys[$0] }) else { continue }
            parts[key]?.constraintCount += row.integer("count") ?? 0
        }
    }

    /// Adds the objects that implement `awakeFromNib`.
    ///
    /// iOS sends the message to the objects that a load creates. macOS also sends it to the owner and the other
    /// placeholders.
    mutating func addAwakes() {
        for row in objects {
            guard let id = row.integer("id"), let key = keys[id] else { continue }
            let role = row.text("role")
            let isPlaceholder = role == "filesOwner" || role == "application"
            guard
                rules.makes(row)
                    || (rules.isMac && isPlaceholder && !(role == "filesOwner" && owner.owner.source == .nothing))
            else {
                continue
            }
            // The application owns its main nib, so both placeholders represent the same object.
            let ownsApplication = owner.owner.class == "NSApplication" || owner.descendsFrom == "application"
            let isOwnerOfMainNib = role == "application" && ownsApplication
            if isPlaceholder, !isOwnerOfMainNib { parts[key]?.awakeCount += 1 }
            // The runtime replaces a stand-in before it sends the message, so the stand-in does not receive the
            // message.
            if row.text("replaced_by") == nil, let place = methods[id]?["awakeFromNib"] {
                let made = Explanation.Awake(
                    object: reference(row), implementation: place, nested: nested[id]?["awakeFromNib"] ?? [])
                parts[key]?.awakes.append(made)
                // When a prototype is created, its owner receives awakeFromNib again.
                if rules.isMac, role == "filesOwner" {
                    for key in parts.keys where key.isPrototype { parts[key]?.awakes.append(made) }
                }
            }
            if rules.isMac, role == "filesOwner" {
                for key in parts.keys where key.isPrototype { parts[key]?.awakeCount += 1 }
            }
        }
        guard rules.isMac, rules.isStoryboard else { return }
        // The controller owns the nib of its view.
        for scene in scenes {
            guard let id = scene.integer("controller"), let controller = byID[id], let name = scene.text("scene_id"),
                let place = methods[id]?["awakeFromNib"]
            else { continue }
            let made = Explanation.Awake(object: reference(controller), implementation: place)
            parts[.view(name)]?.awakes.append(made)
        }
    }

    /// Adds the method that is called on a controller when its view or window is loaded.
    mutating func addEndings() {
        for row in objects {
            guard let id = row.integer("id"), let known = methods[id] else { continue }
            let key: Key
            if row.text("role") == "filesOwner", owner.owner.source != .nothing {
                key = .nib
            } else if controllers.contains(id), let scene = row.text("scene_id") {
                // A controller without a view in the file creates or loads its view later. Some framework classes do
                // not call the method if a category of UIViewController implements it.
                guard parts[.view(scene)] != nil || row.text("custom_class") != nil else { continue }
                key = parts[.view(scene)] == nil ? .controller(scene) : .view(scene)
            } else {
                continue
            }
            guard let place = known["viewDidLoad"] ?? known["windowDidLoad"] else { continue }
            let made = Explanation.Awake(object: reference(row), implementation: place)
            parts[key]?.ending = made
        }
    }
}
