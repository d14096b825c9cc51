import InterfaceBuilder

/// The classes that one document names. Each pair of class and module occurs once.
struct NibClassNames {
    /// A class and its uses in the document.
    struct Entry {
        let name, module: Text
        /// Whether the module is the module of the target that copies the nib.
        var isTargets = false
        /// Whether an object, a constraint or a connection in the document has the class.
        var isUsed = false
        /// Whether the document needs the class. This is false for the base class of an object with a custom class.
        var isNamed = false
        /// The number of objects with the class, except placeholders.
        var objects: Int64 = 0
        /// The number of File's Owners with the class: 0, 1, or more if a file contains the placeholder several times.
        var owners: Int64 = 0
    }

    /// The classes, in the order in which the document first names them.
    private(set) var entries: [Entry] = []
    private var places: [Key: Int] = [:]
    private let bytes: UnsafeBufferPointer<UInt8>

    /// - Parameter bytes: the bytes of the document.
    init(of document: InterfaceDocument, _ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        for object in document.objects { add(object) }
        for connection in document.connections where !connection.customClass.isNone {
            let isTargets = isText(connection.customModuleProvider, "target")
            entry(connection.customClass, connection.customModule) {
                $0.isTargets = $0.isTargets || isTargets
                ($0.isUsed, $0.isNamed) = (true, true)
            }
        }
        for constraint in document.constraints where !constraint.customClass.isNone {
            entry(constraint.customClass, constraint.customModule) { ($0.isUsed, $0.isNamed) = (true, true) }
        }
        // Old files also describe classes that no object in the file has.
        for description in document.classDescriptions { entry(description.className, .none) { $0.isNamed = true } }
        // Remove the keys, because they point into the bytes, which may be freed later.
        places = [:]
    }

    private mutating func add(_ object: ObjectRecord) {
        let name = object.runtimeClass
        if !name.isNone, !isText(name, "-") {
            let isTargets = isText(object.customModuleProvider, "target")
            let isObject =
                switch object.role {
                case .ordinary, .externalObject: true
                case .application: !isText(name, "NSObject") && !isText(name, "NSApplication")
                case .filesOwner, .firstResponder, .exit, .storyboardReference: false
                }
            let isOwner = object.role == .filesOwner && !object.customClass.isNone
            entry(name, object.customModule) {
                $0.isTargets = $0.isTargets || isTargets
                $0.isUsed = $0.isUsed || object.role != .firstResponder
                $0.isNamed = $0.isNamed || isObject || isOwner
                if isObject { $0.objects += 1 }
                if isOwner { $0.owners += 1 }
            }
        }
        // Add the class of the element even if the object has a custom class.
        if !object.customClass.isNone, !object.baseClass.isNone, !isText(object.baseClass, "-") {
            entry(object.baseClass, .none) { _ in }
        }
    }

    /// Changes the entry of a class. If the entry does not exist, creates it first.
    private mutating func entry(_ name: Text, _ module: Text, _ change: (inout Entry) -> Void) {
        let key = Key(name: UnsafeRawBufferPointer(text(name)), module: UnsafeRawBufferPointer(text(module)))
        let place = places[key] ?? entries.count
        if place == entries.count {
            places[key] = place
            entries.append(Entry(name: name, module: module))
        }
        change(&entries[place])
    }

    private func text(_ text: Text) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[text.range ?? 0..<0])
    }

    private func isText(_ text: Text, _ other: StaticString) -> Bool {
        guard let range = text.range, range.count == other.utf8CodeUnitCount else { return false }
        return bytes[range].elementsEqual(UnsafeBufferPointer(start: other.utf8Start, count: range.count))
    }

    /// A class and its module, as bytes of the document. If the module is missing, its text is empty.
    private struct Key: Hashable {
        let name, module: UnsafeRawBufferPointer

        static func == (one: Key, other: Key) -> Bool {
            one.name.elementsEqual(other.name) && one.module.elementsEqual(other.module)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(bytes: name)
            hasher.combine(bytes: module)
        }
    }
}
