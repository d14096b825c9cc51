import Bytes

/// Decides which code the index keeps.
///
/// It keeps three kinds of code:
/// - Code with a name that mentions nibs or identifiers (see ``CodeWords``).
/// - Code that uses a class as a value, or requests the name of a class.
/// - Code with a sought name, which is a name that leads to a load.
struct CodeInterest {
    private let sought: SearchNames
    /// Whether code that creates an object is kept. It is kept in the initial value of a property, because this value
    /// may determine the class of the property.
    private let inObjects: Bool

    init(_ sought: SearchNames, inObjects: Bool = false) { (self.sought, self.inObjects) = (sought, inObjects) }

    /// Returns whether the index keeps a function regardless of its body.
    func isIn(_ function: FunctionCode) -> Bool {
        // An initializer of a sought class may call an initializer of its superclass.
        CodeWords.matter(function.name) || sought.containsDefinition(of: function.name)
            || function.name.hasPrefix("init") && function.type.map(sought.contains) ?? false
    }

    /// Returns whether any part of the code is of a kind that the index keeps.
    func isIn(_ code: Code) -> Bool {
        switch code {
        case .name(let name), .field(let name): isIn(name)
        case .member(let base, let name): name == "self" || isIn(name) || base.map(isIn) ?? false
        case .call(let call): isIn(call)
        default: code.parts.contains(where: isIn)
        }
    }

    private func isIn(_ name: String) -> Bool { CodeWords.matter(name) || sought.contains(name) }

    private func isIn(_ call: Code.Call) -> Bool {
        isIn(call.name) || call.namesClass || inObjects && call.makesObject || call.receiver.map(isIn) ?? false
            || call.labels?.contains(where: CodeWords.matter) ?? false
            || !call.asksForClass
                && call.arguments.contains { argument in
                    // For an argument such as `Foo.self`, only the name of the call matters.
                    if case .member(.name?, "self") = argument { return false }
                    return isIn(argument)
                }
    }
}

extension Code.Call {
    /// Whether the call returns the name of a class.
    fileprivate var namesClass: Bool {
        name == "NSStringFromClass" || name == "String" && ["describing", "reflecting"].contains(labels?.first ?? "")
    }

    /// Whether the call only asks an object for its class.
    fileprivate var asksForClass: Bool { labels == nil && CodeWords.classQuestions.contains(name) }

    /// Whether the call creates an object of a class outside the frameworks.
    fileprivate var makesObject: Bool {
        if name == "init", case .name(let type)? = receiver { return CodeWords.mayBeOwnClass(type) }
        return receiver == nil && labels != nil && CodeWords.mayBeOwnClass(name)
    }
}

/// Names of functions and classes that lead to a load. The index keeps all code that calls them.
public struct SearchNames: Sendable, Equatable {
    /// The names: base names, selectors, and classes with and without their enclosing types.
    public private(set) var names: Set<String> = []
    /// The hash of the first word of each name.
    private var words: Set<UInt64> = []

    /// Creates an empty set of names.
    public init() {}

    /// Creates a set of names. It omits the names that always matter (see ``CodeWords``).
    public init(_ names: some Sequence<String>) {
        self.names = Set(names.lazy.filter { !$0.isEmpty && !CodeWords.matter($0) })
        words = Set(
            self.names.map { Self.hash($0.utf8.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "(") }) })
    }

    /// Returns the entry for the functions with this name. If the set contains the entry, the code of these functions
    /// is kept. If the set contains the name itself, the code that calls these functions is kept.
    public static func definition(of name: String) -> String { name + "()" }

    /// Returns whether the set contains the entry for the functions with this name (see ``definition(of:)``).
    func containsDefinition(of name: String) -> Bool { !names.isEmpty && names.contains(Self.definition(of: name)) }

    /// Whether the set is empty.
    public var isEmpty: Bool { names.isEmpty }

    /// Returns whether the set contains a name.
    public func contains(_ name: String) -> Bool { !names.isEmpty && names.contains(name) }

    /// Returns whether a word of a source may be a sought name, or the beginning of a sought selector.
    package func contains(word: UnsafeBufferPointer<UInt8>) -> Bool {
        !words.isEmpty && words.contains(Self.hash(word))
    }

    /// Returns whether any word of a source may be a sought name.
    public func mayStand(in source: [UInt8]) -> Bool {
        !isEmpty
            && SourceText.utf8(source).withUnsafeBufferPointer { bytes in
                var index = 0
                while index < bytes.count {
                    guard SourceText.isWord(bytes[index]) else {
                        index += 1
                        continue
                    }
                    let start = index
                    while index < bytes.count, SourceText.isWord(bytes[index]) { index += 1 }
                    if contains(word: UnsafeBufferPointer(rebasing: bytes[start..<index])) { return true }
                }
                return false
            }
    }

    private static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
        var hash = FNV()
        hash.mix(word)
        return hash.value
    }
}

/// A name that contains one of these words matters in any source: `nib`, `storyboard`, `identifier` and others.
package enum CodeWords {
    /// Messages that ask an object for its class.
    static let classQuestions = ["isKindOfClass:", "isMemberOfClass:", "isSubclassOfClass:"]

    package static func matter(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { matter($0) } && name != "awakeFromNib"
    }

    /// Returns whether a name contains one of the words, ignoring case.
    ///
    /// It runs for every word of every body, so it must be fast.
    static func matter(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        if name.count < 3 { return false }
        return (0..<(name.count - 2)).contains { start in
            func says(_ word: StaticString) -> Bool {
                guard start + word.utf8CodeUnitCount <= name.count else { return false }
                for index in 0..<word.utf8CodeUnitCount where name[start + index] | 0x20 != word.utf8Start[index] {
                    return false
                }
                return true
            }
            return switch name[start] | 0x20 {
            case UInt8(ascii: "n"): says("nib")
            // A name with "flexibl" does not mention a xib.
            case UInt8(ascii: "x"):
                says("xib") && !(start > 0 && name[start - 1] | 0x20 == UInt8(ascii: "e") && says("xibl"))
            case UInt8(ascii: "s"): says("storyboard")
            case UInt8(ascii: "i"): says("instantiate") || says("identifier")
            case UInt8(ascii: "r"): says("register")
            case UInt8(ascii: "d"): says("dequeue")
            case UInt8(ascii: "l"): says("loadview") || says("loadfrom")
            case UInt8(ascii: "m"): says("makeitem") || says("makeview")
            default: false
            }
        }
    }

    /// Returns whether a name may belong to a class that the sources declare.
    package static func mayBeOwnClass(_ name: String) -> Bool {
        var letters = name.utf8.makeIterator()
        guard let first = letters.next(), (0x41...0x5A).contains(first) || first >= 0x80 else { return false }
        guard let second = letters.next() else { return false }
        let isFramework =
            ["NS", "UI", "CG", "CA", "CF"].contains { name.hasPrefix($0) } && (0x41...0x5A).contains(second)
        return !isFramework && !plainTypes.contains(name)
    }

    /// Common types of the standard library and Apple's frameworks that never load a nib.
    package static let plainTypes: Set<String> = [
        "Any", "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Color", "DateFormatter", "Date",
        "Data", "Dictionary", "DispatchQueue", "Double", "EmptyView", "Error", "Font", "Float", "HStack", "Image",
        "IndexPath", "IndexSet", "Int", "Int32", "Int64", "Locale", "NSAttributedString", "NSError",
        "NSLocalizedString", "NSMutableAttributedString", "NSNumber", "NSPredicate", "NSRange", "NSString",
        "Notification", "NumberFormatter", "Optional", "Result", "Set", "Spacer", "String", "Substring", "Task",
        "Text", "UIColor", "UIEdgeInsets", "UInt", "UInt8", "UInt32", "UInt64", "URL", "URLComponents", "URLRequest",
        "UUID", "VStack", "ZStack",
        // Functions.
        "XCTAssert", "XCTAssertEqual", "XCTAssertFalse", "XCTAssertGreaterThan", "XCTAssertGreaterThanOrEqual",
        "XCTAssertIdentical", "XCTAssertLessThan", "XCTAssertLessThanOrEqual", "XCTAssertNil", "XCTAssertNoThrow",
        "XCTAssertNotEqual", "XCTAssertNotIdentical", "XCTAssertNotNil", "XCTAssertThrowsError", "XCTAssertTrue",
        "XCTExpectFailure", "XCTFail", "XCTSkipIf", "XCTSkipUnless", "XCTUnwrap",
    ]
}
