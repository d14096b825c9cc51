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
        let does, kind: String
        /// What follows the base name: labels, each with its colon.
        let labels: String
        let type: String?
        let name, owner, bundle, identifier: String?
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
            func line(_ labels: Substring) -> Line {
                Line(
                    does: fields[0] ?? "", kind: fields[1] ?? "", labels: String(labels), type: fields[4],
                    name: fields[5], owner: fields[6], bundle: fields[7], identifier: fields[8])
            }
            if let selector = fields[2] {
                let base = selector.prefix { $0 != ":" }
                add(line(selector.dropFirst(base.count)), base: base, isSwift: false)
            }
            if let name = fields[3] {
                let base = name.prefix { $0 != "(" }
                add(line(name.dropFirst(base.count + 1).dropLast()), base: base, isSwift: true)
            }
        }
    }

    private mutating func add(_ line: Line, base: Substring, isSwift: Bool) {
        if let star = base.firstIndex(of: "*") {
            openLines[isSwift, default: []].append((String(base[..<star]), line.extended(by: base[star...])))
        } else {
            lines[isSwift, default: [:]][String(base), default: []].append(line)
        }
        if !isSwift, let first = base.utf8.first { firstBytes.insert(first) }
        if isSwift, base == "init" {
            labelsOfInitializers.formUnion(line.labels.split(separator: ":").map { $0.filter { $0 != "*" } })
        }
        guard line.load != nil else { return }
        loadingWords.insert(base == "init" ? String(line.labels.prefix { $0 != ":" }) : String(base))
    }

    /// Whether a call of this base name may be in the table, apart from initializers of any class.
    public func mayKnow(_ base: String, isSwift: Bool) -> Bool {
        lines[isSwift]?[base] != nil || openLines[isSwift]?.contains { base.hasPrefix($0.prefix) } ?? false
    }

    /// Whether a selector is that of a framework's call, so that the method is not the project's own.
    func isSelectorOfFramework(_ selector: String) -> Bool {
        guard let line = line(Self.split(selector), isSwift: false, type: nil, ignoresType: true) else { return false }
        return !line.isController || !line.labels.contains("*")
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
        func fits(_ line: Line, _ rest: some StringProtocol) -> Bool {
            (isSwift || ignoresType || line.type == nil || line.type == type) && Glob.matches(rest, line.labels)
        }
        if let found = lines[isSwift]?[call.base]?.first(where: { fits($0, call.rest) }) { return found }
        let whole = isSwift ? call.base + "(" + call.rest : call.base + call.rest
        return openLines[isSwift]?.first { prefix, line in
            call.base.hasPrefix(prefix) && fits(line, whole.dropFirst(prefix.count))
        }?.line
    }
}

extension FrameworkCalls.Line {
    fileprivate var isController: Bool {
        does == NibLoad.Purpose.controller.rawValue || does == NibLoad.Purpose.windowController.rawValue
    }

    fileprivate var load: (purpose: NibLoad.Purpose, target: NibLoad.Target)? {
        guard let purpose = NibLoad.Purpose(rawValue: does), let target = NibLoad.Target(rawValue: kind) else {
            return nil
        }
        return (purpose, target)
    }

    /// A line whose base name has a `*`, with the rest of the base name before its labels.
    fileprivate func extended(by rest: Substring) -> Self {
        Self(
            does: does, kind: kind, labels: rest + (labels.isEmpty || labels.first == ":" ? "" : "(") + labels,
            type: type, name: name, owner: owner, bundle: bundle, identifier: identifier)
    }

    /// The call with the places of its parts among the labels.
    fileprivate func call(_ written: [String]) -> FrameworkCall? {
        if does == "nothing" { return nil }
        func place(_ part: String?) -> Int? {
            guard let part else { return nil }
            if let number = Int(part) { return number - 1 }
            return written.lastIndex { Glob.matches($0, part) }
        }
        func found(_ part: String?) -> FrameworkCall.Part? {
            part == "receiver" ? .receiver : place(part).map { .argument($0) }
        }
        let use: (kind: IdentifierUse.Kind, purpose: IdentifierUse.Purpose)? =
            switch (identifier == nil ? "" : kind, IdentifierUse.Purpose(rawValue: does)) {
            case ("nib", let purpose?): (.reuse, purpose)
            case ("scene", let purpose?): (.storyboard, purpose)
            case (let kind, let purpose?): IdentifierUse.Kind(rawValue: kind).map { ($0, purpose) }
            default: nil
            }
        return FrameworkCall(
            load: load, use: use, name: found(name), owner: found(owner), bundle: found(bundle),
            identifier: place(identifier), isSpelledOut: !labels.contains("*"))
    }
}

/// Patterns in which `*` stands for any text.
enum Glob {
    static func matches(_ text: some StringProtocol, _ pattern: String) -> Bool {
        guard let star = pattern.firstIndex(of: "*") else { return text == pattern }
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard text.hasPrefix(pattern[..<star]) else { return false }
        var rest = text.dropFirst(pieces[0].count)[...]
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(pieces[pieces.count - 1])
    }
}
