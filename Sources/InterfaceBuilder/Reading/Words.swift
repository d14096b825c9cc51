/// The names of elements and attributes that have a meaning for the readers. Other names are stored unchanged.
enum Word: String, CaseIterable {
    case other = ""

    // Structure of a document
    case document, archive, objects, scenes, scene, resources, dependencies, deployment, designables
    case connections, constraints, constraint, userDefinedRuntimeAttributes, userDefinedRuntimeAttribute
    case variation, mask, include, exclude, classes

    // Roles
    case placeholder, customObject, application, exit, viewControllerPlaceholder, controllerPlaceholder

    // Connections
    case outlet, outletCollection, action, segue, binding, accessibilityConnection

    // Properties
    case rect, color, font, fontDescription, state, segment, string, mutableString, integer, real, bool, `nil`
    case data, mutableData, attributedString, fragment, accessibility, tableHeaderCell, imageReference

    // Attributes that have their own column
    case id, key, customClass, customModule, customModuleProvider, userLabel, reuseIdentifier
    case storyboardIdentifier, restorationIdentifier, identifier, tag, misplaced, ambiguous
    case placeholderIdentifier, sceneMemberID, sceneID, userInteractionEnabled
    case property, destination, target, selector, eventType, trigger, name, keyPath, kind, relationship
    case unwindAction, destinationCreationSelector, collectionClass
    case firstItem, firstAttribute, relation, secondItem, secondAttribute, constant, multiplier, priority
    case x, y, width, height, catalog, type, value, reference, systemColor, system
    case base64 = "base64-UTF8"

    // Attributes of the root
    case version, toolsVersion, systemVersion, targetRuntime, useAutolayout, useSafeAreas
    case useTraitCollections, launchScreen, initialViewController

    // Attributes that users see
    case title, text, prompt, toolTip, label, paletteLabel, headerTitle, footerTitle, alternateTitle
    case placeholderString, headerToolTip, stringValue, subtitle, content, hint, help, description
    case placeholderText, message, titleText, offTitle, onTitle

    // Attributes that name an image or a sound
    case image, sound, catalogName

    // Elements of the archive format
    case object, array, dictionary, set, int, double, float, long, boolean, characters, bytes, ref, `class`
}

/// The name of an element or attribute, and its meaning for the reader. It is computed once per parser and name.
///
/// It is a plain pointer to memory that the ``NameTable`` owns. For every element and attribute, names are passed to
/// several functions. Reference counting for names took a tenth of the run time.
struct Name: Equatable {
    private let storage: UnsafeMutablePointer<Storage>

    private struct Storage {
        let word: Word
        let utf8: UnsafeBufferPointer<UInt8>
        let jsonKey: UnsafeBufferPointer<UInt8>
        let isUserVisible: Bool
        let namesImage: Bool
        var className: UnsafeBufferPointer<UInt8>?
        var classPlatform: Platform?
    }

    var word: Word { storage.pointee.word }
    var utf8: UnsafeBufferPointer<UInt8> { storage.pointee.utf8 }
    /// The name as `"name":`, which can be appended to a JSON object.
    var jsonKey: UnsafeBufferPointer<UInt8> { storage.pointee.jsonKey }
    /// Whether users see the value of an attribute with this name.
    var isUserVisible: Bool { storage.pointee.isUserVisible }
    /// Whether the value of an attribute with this name is an image name: `image`, `selectedImage`, `onStateImage` …
    var namesImage: Bool { storage.pointee.namesImage }
    var string: String { String(decoding: utf8, as: UTF8.self) }

    /// Returns the class of an element with this name.
    ///
    /// If the platform changes from one file to the next, which is rare, the class is looked up again.
    func className(on platform: Platform, in classes: ElementClasses) -> UnsafeBufferPointer<UInt8> {
        if let known = storage.pointee.className, storage.pointee.classPlatform == platform { return known }
        storage.pointee.className?.deallocate()
        let found = Name.copy(Array((classes.className(of: string, on: platform) ?? "").utf8))
        storage.pointee.className = found
        storage.pointee.classPlatform = platform
        return found
    }

    fileprivate init(_ text: String) {
        let utf8 = Name.copy(Array(text.utf8))
        let buffer = ByteBuffer(capacity: utf8.count + 8)
        buffer.appendJSON(utf8)
        buffer.append(UInt8(ascii: ":"))
        let word = Name.words[text] ?? .other
        storage = .allocate(capacity: 1)
        storage.initialize(
            to: Storage(
                word: word, utf8: utf8, jsonKey: Name.copy(Array(buffer.bytes)),
                isUserVisible: Name.userVisible.contains(word), namesImage: text == "image" || text.hasSuffix("Image")))
    }

    fileprivate func deallocate() {
        storage.pointee.utf8.deallocate()
        storage.pointee.jsonKey.deallocate()
        storage.pointee.className?.deallocate()
        storage.deallocate()
    }

    private static func copy(_ bytes: [UInt8]) -> UnsafeBufferPointer<UInt8> {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = copy.initialize(from: bytes)
        return UnsafeBufferPointer(copy)
    }

    static func isUserVisible(_ word: Word) -> Bool { userVisible.contains(word) }

    private static let words: [String: Word] =
        Dictionary(uniqueKeysWithValues: Word.allCases.dropFirst().map { ($0.rawValue, $0) })

    private static let userVisible: Set<Word> = [
        .title, .text, .prompt, .toolTip, .label, .paletteLabel, .headerTitle, .footerTitle, .alternateTitle,
        .placeholder, .placeholderString, .headerToolTip, .subtitle, .placeholderText, .message,
    ]
}

/// Finds a ``Name`` by the address of the text in libxml2's dictionary.
///
/// Within one parser, equal names have equal addresses. A lookup therefore compares addresses instead of strings.
final class NameTable {
    private struct Slot {
        var key: UnsafeRawPointer?
        var name: Name?
    }

    private var slots: UnsafeMutableBufferPointer<Slot>
    private(set) var count = 0

    init() { slots = NameTable.makeSlots(4096) }

    deinit {
        for slot in slots { slot.name?.deallocate() }
        slots.deallocate()
    }

    @inline(__always)
    func find(_ pointer: UnsafePointer<UInt8>) -> Name {
        let key = UnsafeRawPointer(pointer)
        var place = NameTable.hash(key) & (slots.count - 1)
        while let found = slots[place].key {
            if found == key { return slots[place].name.unsafelyUnwrapped }
            place = (place + 1) & (slots.count - 1)
        }
        return add(key, String(cString: pointer))
    }

    private static func makeSlots(_ count: Int) -> UnsafeMutableBufferPointer<Slot> {
        let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: count)
        slots.initialize(repeating: Slot())
        return slots
    }

    private static func hash(_ key: UnsafeRawPointer) -> Int {
        Int(truncatingIfNeeded: (UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> 40)
    }

    private func add(_ key: UnsafeRawPointer, _ text: String) -> Name {
        if count * 2 >= slots.count {
            let old = slots
            slots = NameTable.makeSlots(old.count * 2)
            for slot in old where slot.key != nil { insert(slot) }
            old.deallocate()
        }
        let name = Name(text)
        insert(Slot(key: key, name: name))
        count += 1
        return name
    }

    private func insert(_ slot: Slot) {
        var place = NameTable.hash(slot.key.unsafelyUnwrapped) & (slots.count - 1)
        while slots[place].key != nil { place = (place + 1) & (slots.count - 1) }
        slots[place] = slot
    }
}
