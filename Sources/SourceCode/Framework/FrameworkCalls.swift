/// A call of Apple's frameworks that loads a nib, or uses an identifier or the name of a resource.
public struct FrameworkCall: Sendable {
    /// Where a part of the call stands.
    public enum Part: Sendable, Equatable {
        /// The object that the call is sent to.
        case receiver
        /// The argument at a 0-based place.
        case argument(Int)
    }

    /// What the call loads; nil if it uses a name only.
    public let load: (purpose: NibLoad.Purpose, target: NibLoad.Target)?
    /// What the call does with an identifier or the name of a resource; nil if it takes none.
    public let use: (kind: IdentifierUse.Kind, purpose: IdentifierUse.Purpose)?
    /// The name of the nib or storyboard, or the nib or storyboard itself.
    public let name: Part?
    public let owner: Part?
    public let bundle: Part?
    /// The 0-based place of the argument that is the identifier or the name of the resource.
    public let identifier: Int?
    /// Whether the line of the table spells out the whole call. A call that only begins so may be the project's own.
    public let isSpelledOut: Bool

    /// Whether the call makes a controller with its nib.
    public var makesController: Bool { load?.purpose == .controller || load?.purpose == .windowController }
    /// Whether the call registers a class, not a nib.
    public var registersClass: Bool { use?.purpose == .registers && load == nil }
}

/// The calls of Apple's frameworks that matter to nibs. Each is a line of `Data/framework_calls.tsv`.
///
/// The columns of the table:
/// - `does`, `kind`: with the kind `nib` or `storyboard` a ``NibLoad/Purpose``; with another kind an
///   ``IdentifierUse/Purpose``; `nothing` for a call whose name only sounds like one that loads.
/// - `selector`, `swift`: the Objective-C selector, and the Swift base name with labels. `*` stands for any text.
///   The base name of an initializer is the class that it makes, or `init` for any class.
/// - `class`: the class that the Objective-C message is sent to, or makes an object of. `.` stands for any class.
/// - `name`, `owner`, `bundle`, `identifier`: `receiver`, the 1-based place of an argument, or the label of an
///   argument, which may begin with `*`. `.` stands for none.
///
/// To support another call, add a line.
public struct FrameworkCalls: Sendable {
    /// The calls of the table.
    public static let standard = FrameworkCalls(table: EmbeddedText.file("Data/framework_calls.tsv"))

    fileprivate struct Line: Sendable {
        let load: (purpose: NibLoad.Purpose, target: NibLoad.Target)?
        let use: (kind: IdentifierUse.Kind, purpose: IdentifierUse.Purpose)?
        /// What follows the base name: labels, each with its colon.
        let labels: Glob
        let type: String?
        let name, owner, bundle, identifier: Place?
    }

    /// A column that says where a part of the call stands.
    fileprivate enum Place: Sendable {
        case receiver
        case argument(Int)
        case label(Glob)

        init(_ text: String) {
            self =
                text == "receiver" ? .receiver : Int(text).map { .argument($0 - 1) } ?? .label(Glob(text))
        }
    }

    /// Lines by language and base name.
    private var lines: [Bool: [String: [Line]]] = [:]
    /// Lines whose base name begins with the text.
    private var openLines: [Bool: [(prefix: String, line: Line)]] = [:]
    /// First bytes of the base names of Objective-C.
    private(set) var firstBytes: Set<UInt8> = []
    /// Labels without which no initializer of any class is in the table.
    private var labelsOfInitializers: Set<String> = []
    /// Words without which no code loads a nib: base names, and first labels of initializers.
    public private(set) var loadingWords: Set<String> = []

    init(table: String) {
        for text in table.split(separator: "\n").dropFirst() {
            let fields = text.split(separator: "\t").map { $0 == "." ? nil : String($0) }
            precondition(fields.count == 9, "A line of framework_calls.tsv has \(fields.count) fields: \(text)")
            if let selector = fields[2] {
                let base = selector.prefix { $0 != ":" }
                add(fields, base: base, labels: selector.dropFirst(base.count), isSwift: false)
            }
            if let name = fields[3] {
                let base = name.prefix { $0 != "(" }
                add(fields, base: base, labels: name.dropFirst(base.count + 1).dropLast(), isSwift: true)
            }
        }
    }

    private mutating func add(_ fields: [String?], base: Substring, labels: Substring, isSwift: Bool) {
        if let star = base.firstIndex(of: "*") {
            // The rest of the base name stands before the labels.
            let bracket = labels.isEmpty || labels.first == ":" ? "" : "("
            let line = Line(fields, labels: base[star...] + bracket + labels)
            openLines[isSwift, default: []].append((String(base[..<star]), line))
        } else {
            lines[isSwift, default: [:]][String(base), default: []].append(Line(fields, labels: String(labels)))
        }
        if !isSwift, let first = base.utf8.first { firstBytes.insert(first) }
        if isSwift, base == "init" {
            labelsOfInitializers.formUnion(labels.split(separator: ":").map { $0.filter { $0 != "*" } })
        }
        guard Line.load(fields) != nil else { return }
        loadingWords.insert(base == "init" ? String(labels.prefix { $0 != ":" }) : String(base))
    }

    /// Whether a call of this base name may be in the table, apart from initializers of any class.
    public func mayKnow(_ base: String, isSwift: Bool) -> Bool {
        lines[isSwift]?[base] != nil || openLines[isSwift]?.contains { base.hasPrefix($0.prefix) } ?? false
    }

    /// Whether a selector is that of a framework's call, so that the method is not the project's own.
    func isSelectorOfFramework(_ selector: String) -> Bool {
        guard let line = line(Self.split(selector), isSwift: false, type: nil, ignoresType: true) else { return false }
        return !line.isController || !line.labels.isOpen
    }

    /// The call of a framework that a call is; nil if it is none.
    ///
    /// - Parameters:
    ///   - name: the Swift base name, `init` for an initializer, or the selector.
    ///   - labels: the labels of Swift, `_` for none; nil for Objective-C.
    ///   - type: the class that is made, or that the message is sent to; nil if it is not known.
    ///   - makes: whether the call makes an object, also by an initializer of `self` or `super`.
    public func call(_ name: String, _ labels: [String]?, type: String?, makes: Bool) -> FrameworkCall? {
        guard let labels else {
            guard mayKnow(String(name.prefix { $0 != ":" }), isSwift: false) else { return nil }
            let parts = Self.split(name)
            guard let line = line(parts, isSwift: false, type: type) else { return nil }
            if line.isController, !makes { return nil }
            return line.call(parts.labels)
        }
        guard makes else { return swiftCall(name, labels) }
        let made = type.flatMap {
            swiftCall($0.utf8.contains(UInt8(ascii: ".")) ? String($0.split(separator: ".").last ?? "") : $0, labels)
        }
        return made ?? (labels.contains(where: labelsOfInitializers.contains) ? swiftCall("init", labels) : nil)
    }

    private func swiftCall(_ base: String, _ labels: [String]) -> FrameworkCall? {
        guard mayKnow(base, isSwift: true) else { return nil }
        return line((base, labels, labels.map { $0 + ":" }.joined()), isSwift: true, type: nil)?.call(labels)
    }

    private typealias Spelled = (base: String, labels: [String], rest: String)

    /// The parts of a selector: the base is the first part, and the labels are all parts that end in a colon.
    private static func split(_ selector: String) -> Spelled {
        guard let colon = selector.firstIndex(of: ":") else { return (selector, [], "") }
        let labels = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
        return (String(selector[..<colon]), labels, String(selector[colon...]))
    }

    private func line(_ call: Spelled, isSwift: Bool, type: String?, ignoresType: Bool = false) -> Line? {
        func fits(_ line: Line, _ rest: String) -> Bool {
            (isSwift || ignoresType || line.type == nil || line.type == type) && line.labels.matches(rest)
        }
        if let found = lines[isSwift]?[call.base]?.first(where: { fits($0, call.rest) }) { return found }
        let whole = isSwift ? call.base + "(" + call.rest : call.base + call.rest
        return openLines[isSwift]?.first { prefix, line in
            call.base.hasPrefix(prefix) && fits(line, String(whole.dropFirst(prefix.count)))
        }?.line
    }
}

extension FrameworkCalls.Line {
    /// A line of the table.
    ///
    /// - Parameters:
    ///   - fields: its columns.
    ///   - labels: what follows the base name, or the part of the base name before a `*`.
    fileprivate init(_ fields: [String?], labels: String) {
        load = Self.load(fields)
        use = Self.use(fields)
        self.labels = Glob(labels)
        type = fields[4]
        let places = fields[5...].map { $0.map(FrameworkCalls.Place.init) }
        (name, owner, bundle, identifier) = (places[0], places[1], places[2], places[3])
    }

    fileprivate static func load(_ fields: [String?]) -> (purpose: NibLoad.Purpose, target: NibLoad.Target)? {
        guard let purpose = fields[0].flatMap(NibLoad.Purpose.init(rawValue:)),
            let target = fields[1].flatMap(NibLoad.Target.init(rawValue:))
        else { return nil }
        return (purpose, target)
    }

    private static func use(_ fields: [String?]) -> (kind: IdentifierUse.Kind, purpose: IdentifierUse.Purpose)? {
        guard fields[8] != nil, let purpose = fields[0].flatMap(IdentifierUse.Purpose.init(rawValue:)) else {
            return nil
        }
        let kind: IdentifierUse.Kind? =
            switch fields[1] {
            case "nib": .reuse
            case "scene": .storyboard
            case let kind: kind.flatMap(IdentifierUse.Kind.init(rawValue:))
            }
        return kind.map { ($0, purpose) }
    }

    fileprivate var isController: Bool { load?.purpose == .controller || load?.purpose == .windowController }

    /// The call with the places of its parts among the labels; nil if the call only sounds like one that loads.
    fileprivate func call(_ written: [String]) -> FrameworkCall? {
        if load == nil, use == nil { return nil }
        func place(_ part: FrameworkCalls.Place?) -> Int? {
            switch part {
            case .argument(let number)?: number
            case .label(let glob)?: written.lastIndex(where: glob.matches)
            case .receiver?, nil: nil
            }
        }
        func found(_ part: FrameworkCalls.Place?) -> FrameworkCall.Part? {
            if case .receiver? = part { .receiver } else { place(part).map { .argument($0) } }
        }
        return FrameworkCall(
            load: load, use: use, name: found(name), owner: found(owner), bundle: found(bundle),
            identifier: place(identifier), isSpelledOut: !labels.isOpen)
    }
}

/// A pattern in which `*` stands for any text.
struct Glob: Sendable {
    /// The texts between the stars, in UTF-8.
    private let pieces: [[UInt8]]

    init(_ pattern: String) {
        pieces = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
    }

    /// Whether it has a `*`.
    var isOpen: Bool { pieces.count > 1 }

    /// Whether the whole of a text fits.
    func matches(_ text: String) -> Bool {
        var text = text
        return text.withUTF8(matches)
    }

    private func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let (first, last) = (pieces[0], pieces[pieces.count - 1])
        guard isOpen else { return text.elementsEqual(first) }
        guard text.count >= first.count + last.count, text.starts(with: first),
            text.suffix(last.count).elementsEqual(last)
        else { return false }
        // Each piece in the middle is taken where it comes first.
        var rest = text[first.count..<text.count - last.count]
        for piece in pieces[1..<pieces.count - 1] {
            while !rest.starts(with: piece) {
                if rest.isEmpty { return false }
                rest = rest.dropFirst()
            }
            rest = rest.dropFirst(piece.count)
        }
        return true
    }
}
