/// The names of elements and attributes that the readers act on. Every other
/// name is kept in the document as it stands, but needs no code of its own.
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

    // Attributes with a column of their own
    case id, key, customClass, customModule, customModuleProvider, userLabel, reuseIdentifier
    case storyboardIdentifier, restorationIdentifier, identifier, tag, misplaced, ambiguous
    case placeholderIdentifier, sceneMemberID, sceneID, userInteractionEnabled
    case property, destination, target, selector, eventType, trigger, name, keyPath, kind, relationship
    case unwindAction, destinationCreationSelector, collectionClass
    case firstItem, firstAttribute, relation, secondItem, secondAttribute, constant, multiplier, priority
    case x, y, width, height, catalog, type, value, reference, systemColor, system, base64 = "base64-UTF8"

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
    case object, array, dictionary, set, int, double, float, long, boolean, characters, bytes, ref
}

/// What a name means to the reader, found once per parser and name.
final class Name {
    let word: Word
    let utf8: [UInt8]
    /// `"name":`, ready for a JSON object.
    let jsonKey: [UInt8]
    let isUserVisible: Bool
    /// Whether an attribute of this name names an image: `image`,
    /// `selectedImage`, `onStateImage` …
    let namesImage: Bool
    /// Class of an element of this name, by platform; made when asked for.
    var classNames: [Platform: [UInt8]] = [:]

    init(_ text: String) {
        word = Name.words[text] ?? .other
        utf8 = Array(text.utf8)
        let buffer = ByteBuffer(capacity: utf8.count + 8)
        utf8.withUnsafeBufferPointer { buffer.appendJSON($0) }
        buffer.append(UInt8(ascii: ":"))
        jsonKey = Array(buffer.bytes)
        isUserVisible = Name.userVisible.contains(word)
        namesImage = text == "image" || text.hasSuffix("Image")
    }

    private static let words: [String: Word] =
        Dictionary(uniqueKeysWithValues: Word.allCases.dropFirst().map { ($0.rawValue, $0) })

    private static let userVisible: Set<Word> = [
        .title, .text, .prompt, .toolTip, .label, .paletteLabel, .headerTitle, .footerTitle, .alternateTitle,
        .placeholder, .placeholderString, .headerToolTip, .subtitle, .placeholderText, .message,
    ]
}

/// Finds a ``Name`` by the address that libxml2's dictionary gives a name:
/// within one parser equal names have equal addresses, so that one probe
/// stands in for a comparison of strings.
final class NameTable {
    private var keys: [UnsafeRawPointer?]
    private var values: [Name?]
    private(set) var count = 0

    init() {
        keys = Array(repeating: nil, count: 4096)
        values = Array(repeating: nil, count: 4096)
    }

    @inline(__always)
    func find(_ pointer: UnsafePointer<UInt8>) -> Name {
        let key = UnsafeRawPointer(pointer)
        var slot = NameTable.hash(key) & (keys.count - 1)
        while let found = keys[slot] {
            if found == key { return values[slot].unsafelyUnwrapped }
            slot = (slot + 1) & (keys.count - 1)
        }
        return add(key, String(cString: pointer))
    }

    private static func hash(_ key: UnsafeRawPointer) -> Int {
        Int(truncatingIfNeeded: (UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> 40)
    }

    private func add(_ key: UnsafeRawPointer, _ text: String) -> Name {
        if count * 2 >= keys.count { grow() }
        let name = Name(text)
        insert(key, name)
        count += 1
        return name
    }

    private func insert(_ key: UnsafeRawPointer, _ name: Name) {
        var slot = NameTable.hash(key) & (keys.count - 1)
        while keys[slot] != nil { slot = (slot + 1) & (keys.count - 1) }
        keys[slot] = key
        values[slot] = name
    }

    private func grow() {
        let old = zip(keys, values)
        keys = Array(repeating: nil, count: keys.count * 2)
        values = Array(repeating: nil, count: keys.count)
        for case (let key?, let name?) in old { insert(key, name) }
    }
}
