import Bytes

/// What makes code worth keeping: names that speak of nibs and identifiers,
/// classes that are named, and names that are sought because they lead to a load.
struct CodeInterest {
    private let sought: SoughtNames
    /// Whether it is enough that an object is made: what the first value of a
    /// property is made of tells its class.
    private let inObjects: Bool

    init(_ sought: SoughtNames, inObjects: Bool = false) { (self.sought, self.inObjects) = (sought, inObjects) }

    /// Whether a function matters, whatever it does.
    func isIn(_ function: FunctionCode) -> Bool {
        // An initialiser of a class that is sought may hand on to that of its superclass.
        CodeWords.matter(function.name) || sought.containsDefinition(of: function.name)
            || function.name.hasPrefix("init") && function.type.map(sought.contains) ?? false
    }

    /// Whether anything in code matters.
    func isIn(_ code: Code) -> Bool {
        switch code {
        case .name(let name): isIn(name)
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
                    // What takes a class as it is matters by its own name.
                    if case .member(.name?, "self") = argument { return false }
                    return isIn(argument)
                }
    }
}

extension Code.Call {
    /// Whether it gives the name of a class.
    fileprivate var namesClass: Bool {
        name == "NSStringFromClass" || name == "String" && ["describing", "reflecting"].contains(labels?.first ?? "")
    }

    /// Whether the class that it names only answers a question.
    fileprivate var asksForClass: Bool { labels == nil && CodeWords.classQuestions.contains(name) }

    /// Whether it makes an object of a class that is not one of the frameworks.
    fileprivate var makesObject: Bool {
        if name == "init", case .name(let type)? = receiver { return CodeWords.mayBeOwnClass(type) }
        return receiver == nil && labels != nil && CodeWords.mayBeOwnClass(name)
    }
}

/// Names of functions and classes that were found to lead to a load: what
/// calls them is kept wherever it stands.
public struct SoughtNames: Sendable, Equatable {
    /// The names: base names, selectors, classes with and without what they are nested in.
    public private(set) var names: Set<String> = []
    /// Hashes of the words that they begin with.
    private var words: Set<UInt64> = []

    /// No names.
    public init() {}

    /// Some names, but for those that matter whatever they mean.
    public init(_ names: some Sequence<String>) {
        self.names = Set(names.lazy.filter { !$0.isEmpty && !CodeWords.matter($0) })
        words = Set(
            self.names.map { Self.hash($0.utf8.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "(") }) })
    }

    /// The name that asks for the functions of a name themselves, not for the code that calls them.
    public static func definition(of name: String) -> String { name + "()" }

    /// Whether the functions of a name are sought.
    func containsDefinition(of name: String) -> Bool { !names.isEmpty && names.contains(Self.definition(of: name)) }

    /// Whether there are none.
    public var isEmpty: Bool { names.isEmpty }

    /// Whether it is one of the names.
    public func contains(_ name: String) -> Bool { !names.isEmpty && names.contains(name) }

    /// Whether a word of a source may be one of the names, or the beginning of one that is a selector.
    func contains(word: UnsafeBufferPointer<UInt8>) -> Bool { !words.isEmpty && words.contains(Self.hash(word)) }

    /// Whether any word of a source may be one of the names.
    public func mayStand(in source: [UInt8]) -> Bool {
        !isEmpty
            && SourceText.utf8(source).withUnsafeBufferPointer { bytes in
                var index = 0
                while index < bytes.count {
                    guard SwiftScan.isWord(bytes[index]) else {
                        index += 1
                        continue
                    }
                    let start = index
                    while index < bytes.count, SwiftScan.isWord(bytes[index]) { index += 1 }
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

/// Names that matter whatever they mean.
package enum CodeWords {
    /// Messages that ask an object for its class.
    static let classQuestions = ["isKindOfClass:", "isMemberOfClass:", "isSubclassOfClass:"]

    package static func matter(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { matter($0) } && name != "awakeFromNib"
    }

    /// Whether a name has one of the words in it, in any case.
    ///
    /// It is asked of every word of every body.
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
            // What is flexible is no xib.
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

    /// Whether a name may be that of a class which the sources declare.
    package static func mayBeOwnClass(_ name: String) -> Bool {
        var letters = name.utf8.makeIterator()
        guard let first = letters.next(), (0x41...0x5A).contains(first) || first >= 0x80 else { return false }
        guard let second = letters.next() else { return false }
        let isFramework =
            ["NS", "UI", "CG", "CA", "CF"].contains { name.hasPrefix($0) } && (0x41...0x5A).contains(second)
        return !isFramework && !SwiftWalker.plainTypes.contains(name)
    }
}
