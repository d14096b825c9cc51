import InterfaceBuilder

/// The classes that one document names, each with its module once.
struct NibClassNames {
    /// One class, and what the document does with it.
    struct Entry {
        let name, module: Text
        /// Whether the module is that of the target that copies the nib.
        var isTargets = false
        /// Whether something of the document has the class.
        var isUsed = false
        /// Whether the document needs the class. The base class of an object with a custom class does not count.
        var isNamed = false
        /// Objects that have it, without placeholders.
        var objects: Int64 = 0
        /// Whether the File's Owner has it: 0 or 1, more where a file repeats the placeholder.
        var owners: Int64 = 0
    }

    /// In the order in which the document names them first.
    private(set) var entries: [Entry] = []
    private var places: [Key: Int] = [:]
    private let bytes: UnsafeBufferPointer<UInt8>

    /// - Parameter bytes: those of the document.
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
        // Old files describe classes that no object of theirs has.
        for description in document.classDescriptions { entry(description.className, .none) { $0.isNamed = true } }
        // Its keys point into the bytes.
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
        // What an element is, whatever custom class it has.
        if !object.customClass.isNone, !object.baseClass.isNone, !isText(object.baseClass, "-") {
            entry(object.baseClass, .none) { _ in }
        }
    }

    /// Changes the entry of a class, and makes it first if there is none.
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

    /// A class by the bytes of the document; no module is an empty one.
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
