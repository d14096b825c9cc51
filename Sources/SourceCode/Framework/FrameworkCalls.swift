/// A call to an Apple framework that loads a nib, or that uses an identifier or a resource name.
public struct FrameworkCall: Sendable {
    /// The part of the call that contains a value.
    public enum Part: Sendable, Equatable {
        /// The receiver of the call.
        case receiver
        /// The argument at a 0-based index.
        case argument(Int)
    }

    /// What the call loads. It is nil if the call loads nothing.
    public let load: (purpose: NibLoad.Purpose, target: NibLoad.Target)?
    /// How the call uses an identifier or a resource name. It is nil if the call uses neither.
    public let use: (kind: IdentifierUse.Kind, purpose: IdentifierUse.Purpose)?
    /// The name of the nib or storyboard, or the nib or storyboard itself.
    public let name: Part?
    public let owner: Part?
    public let bundle: Part?
    /// The 0-based index of the argument with the identifier or the resource name.
    public let identifier: Int?
    /// Whether the table lists every label of the call. If a `*` replaces some labels, the called method is possibly a
    /// method of the project.
    public let isSpelledOut: Bool

    /// Whether the call creates a controller with its nib.
    public var makesController: Bool { load?.purpose == .controller || load?.purpose == .windowController }
    /// Whether the call registers a class, not a nib.
    public var registersClass: Bool { use?.purpose == .registers && load == nil }
}

/// The calls to Apple's frameworks that matter for nibs. Each call is a line in `Data/framework_calls.tsv`.
///
/// The columns of the table:
/// - `does`, `kind`: what the call does, and with which kind of object or name. For the kind `nib` or `storyboard`,
///   `does` is a ``NibLoad/Purpose``. For any other kind it is an ``IdentifierUse/Purpose``. `nothing` marks a call
///   that has the name of a load but loads nothing.
/// - `selector`, `swift`: the Objective-C selector, and the Swift base name with labels. `*` matches any text. The
///   base name of an initializer is the class that it creates, or `init` for any class.
/// - `class`: the class that receives the Objective-C message, or that the call creates. `.` means any class.
/// - `name`, `owner`, `bundle`, `identifier`: `receiver`, the 1-based index of an argument, or the label of an
///   argument. The label may begin with `*`. `.` means none.
///
/// To support another call, add a line.
public struct FrameworkCalls: Sendable {
    /// The calls in the table.
    public static let standard = FrameworkCalls(table: EmbeddedText.file("Data/framework_calls.tsv"))

    fileprivate struct Line: Sendable {
        let load: (purpose: NibLoad.Purpose, target: NibLoad.Target)?
        let use: (kind: IdentifierUse.Kind, purpose: IdentifierUse.Purpose)?
        /// The text after the base name: labels, each with its colon.
        let labels: LabelPattern
        let type: String?
        let name, owner, bundle, identifier: Place?
    }

    /// The part of the call that contains a value, as specified in a column of the table.
    fileprivate enum Place: Sendable {
        case receiver
        case argument(Int)
        case label(LabelPattern)

        init(_ text: String) {
            self =
                text == "receiver" ? .receiver : Int(text).map { .argument($0 - 1) } ?? .label(LabelPattern(text))
        }
    }

    /// Lines by language (true is Swift) and base name.
    private var lines: [Bool: [String: [Line]]] = [:]
    /// Lines that specify only the beginning of the base name, by language.
    private var openLines: [Bool: [(prefix: String, line: Line)]] = [:]
    /// The first bytes of the Objective-C base names.
    private(set) var firstBytes: Set<UInt8> = []
    /// Labels of the initializers that the table lists for any class. An initializer without one of these labels is not
    /// in the table, unless the table names its class.
    private var labelsOfInitializers: Set<String> = []
    /// The base names of the calls that load a nib. An initializer is represented by its first label. Code that
    /// loads a nib contains at least one of these words.
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
            // The labels of the line begin with the rest of the base name.
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

    /// Returns whether a call with this base name may be in the table. For the name of a class, it ignores the
    /// initializers that the table lists for any class.
    public func mayKnow(_ base: String, isSwift: Bool) -> Bool {
        lines[isSwift]?[base] != nil || openLines[isSwift]?.contains { base.hasPrefix($0.prefix) } ?? false
    }

    /// Returns whether a selector belongs to a framework call and not to a method of the project.
    func isSelectorOfFramework(_ selector: String) -> Bool {
        guard let line = line(Self.split(selector), isSwift: false, type: nil, ignoresType: true) else { return false }
        return !line.isController || !line.labels.isOpen
    }

    /// Returns the framework call that matches a call; nil if there is none.
    ///
    /// - Parameters:
    ///   - name: the Swift base name, `init` for an initializer, or the selector.
    ///   - labels: the Swift labels, with `_` for an argument without a label; nil for Objective-C.
    ///   - type: the class that is created or that receives the message; nil if the class is unknown.
    ///   - makes: whether the call creates an object. This includes initializers of `self` and `super`.
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

    /// Returns the parts of a selector. The base is the first part, and the labels are all parts that end in a colon.
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
    /// Creates a line of the table.
    ///
    /// - Parameters:
    ///   - fields: the columns.
    ///   - labels: the text after the base name, or after the part of the base name before a `*`.
    fileprivate init(_ fields: [String?], labels: String) {
        load = Self.load(fields)
        use = Self.use(fields)
        self.labels = LabelPattern(labels)
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

    /// Returns the call, with the index of the argument for each value; nil if the call has the name of a load but
    /// loads nothing.
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

/// A pattern in which `*` matches any text.
package struct LabelPattern: Sendable {
    /// The text between the stars, in UTF-8.
    private let pieces: [[UInt8]]

    package init(_ pattern: String) {
        pieces = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
    }

    /// Whether the pattern has a `*`.
    var isOpen: Bool { pieces.count > 1 }

    /// Returns whether the pattern matches the whole text.
    package func matches(_ text: String) -> Bool {
        var text = text
        return text.withUTF8(matches)
    }

    private func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let (first, last) = (pieces[0], pieces[pieces.count - 1])
        guard isOpen else { return text.elementsEqual(first) }
        guard text.count >= first.count + last.count, text.starts(with: first),
            text.suffix(last.count).elementsEqual(last)
        else { return false }
        // Each piece in the middle matches at its first occurrence.
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
