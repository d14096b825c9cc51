import SourceCode

// Framework calls that load, open, instantiate or register nibs.

extension Interpreter {
    func site(_ at: SourcePosition, _ frame: Frame) -> FoundLoad.Site {
        FoundLoad.Site(
            fileID: frame.place.fileID, line: table.functions[frame.function].bodyLine + at.line, column: at.column)
    }

    func load(
        _ known: FrameworkCall, _ call: Code.Call, _ receiver: FollowedValue?, _ made: FollowedValue?,
        _ arguments: [FollowedValue], _ frame: Frame
    ) -> FollowedValue {
        guard let (purpose, target) = known.load else { return .unknown }
        func part(_ part: FrameworkCall.Part?) -> FollowedValue? {
            switch part {
            // In an extension of UINib, UIStoryboard or Bundle, the code may omit the receiver `self`.
            case .receiver?: receiver ?? (call.receiver == nil && !call.isImplicit ? frame.own : nil)
            case .argument(let place)?: place < arguments.count ? arguments[place] : nil
            case nil: nil
            }
        }
        let bundle = bundle(part(known.bundle), isGiven: known.bundle != nil)
        let given = FollowedValue.oneOf(
            (part(known.name) ?? .unknown).alternatives.map {
                rawText(of: $0.known, as: Self.nameTypes[target] ?? [], frame)
            })
        var owner = part(known.owner)?.known
        if known.makesController, owner == nil {
            owner =
                made.map { one in
                    switch one.kind {
                    case .type(let name, let isExact): FollowedValue(.object(name, isExact: isExact), one.origin)
                    default: one
                    }
                } ?? (call.createsOther ? .unknown : frame.own)
        }
        if purpose == .registers {
            // If no value remains, the call registers a class, or removes a registration by passing nil.
            let rest = given.alternatives.filter { $0.typeName == nil && !$0.isNull }
            if rest.isEmpty { return .unknown }
            owner = FollowedValue(.null)
        }
        var name = FollowedValue.oneOf(
            given.alternatives.map { one in
                if case .file(_, let name, _) = one.kind {
                    name.depending(on: one.origin)
                } else {
                    one.isName || one.isOpen ? one : FollowedValue(.unknown, one.origin)
                }
            })
        if known.makesController, name.isNull { name.origin.formUnion(owner?.origin ?? []) }
        let opened = given.alternatives.lazy.compactMap { one -> BundleUse? in
            if case .file(_, _, let bundle) = one.kind { bundle } else { nil }
        }.first
        let number = loads.count
        note(
            FoundLoad(
                site: site(call.at, frame), purpose: purpose, target: target, name: name, owner: owner,
                bundle: bundle ?? opened,
                identifier: part(known.identifier.map { .argument($0) }).map {
                    .oneOf($0.alternatives.map { rawText(of: $0, as: Self.identifierTypes, frame) })
                },
                caller: frame.depth == 0 ? nil : frame.caller, callerReceiver: frame.callerReceiver,
                function: frame.function, begun: begun, isConditional: conditions + repeats > 0,
                conditions: openConditions))
        if purpose == .opens { return FollowedValue(.file(target, name: name, bundle), name.origin) }
        if followsScreens, target == .storyboard, purpose == .instantiates {
            return scene(of: name, loads.last.flatMap { known.identifier == nil ? nil : $0.identifier ?? .unknown })
        }
        if known.makesController, let type = made?.typeName {
            return FollowedValue(.object(type, isExact: true), made?.origin ?? [])
        }
        // If the call has a `topLevelObjects` argument, AppKit returns the objects in this argument, not as the result.
        let givesObjects =
            target == .nib && (purpose == .loads || purpose == .instantiates)
            && !(call.labels ?? []).contains("topLevelObjects") && !call.name.contains("topLevelObjects")
        if givesObjects, loads.count > number { return FollowedValue(.objects(number), .made) }
        return .unknown
    }

    /// Returns the raw text of a value.
    ///
    /// For an enumeration case, it is the text of the case. For `.name`, it is the text of the constant with this name
    /// in the first of `types` that declares the name. Any other value is unchanged.
    func rawText(of value: FollowedValue, as types: [String], _ frame: Frame) -> FollowedValue {
        switch value.kind {
        case .enumCase: return member(of: value, "rawValue", frame)
        case .implicit(let name):
            let found = types.lazy.compactMap {
                self.property(name, of: FollowedValue(.type($0, isExact: true)), declaredIn: nil, frame)
            }.first
            return found.map { .oneOf($0.alternatives.map { rawText(of: $0, as: [], frame) }) } ?? value
        default: return value
        }
    }

    /// Types that AppKit uses for names.
    private static let nameTypes: [NibLoad.Target: [String]] = [
        .nib: ["NSNib.Name"], .storyboard: ["NSStoryboard.Name"],
    ]
    /// Types that AppKit uses for identifiers.
    static let identifierTypes = [
        "NSUserInterfaceItemIdentifier", "NSStoryboard.SceneIdentifier", "NSStoryboardSegue.Identifier",
    ]

    private func bundle(_ value: FollowedValue?, isGiven: Bool) -> BundleUse? {
        switch value?.kind {
        case .bundle(let use)?: use
        case .null?: .main
        default: nil
        }
    }
}

extension Code.Call {
    /// Whether the call creates an object other than `self`.
    fileprivate var createsOther: Bool {
        guard let receiver, !isImplicit else { return false }
        return receiver != .name("self") && receiver != .name("super")
    }
}

extension FollowedValue {
    /// The class name, if the value is a class; otherwise nil.
    var typeName: String? { if case .type(let name, _) = kind { name } else { nil } }
    /// The type name, if the value is a record; otherwise nil.
    var valueType: String? { if case .record(let name, _) = kind { name } else { nil } }
    /// Whether all possible values are texts.
    var isText: Bool { alternatives.allSatisfy { if case .text = $0.kind { true } else { false } } }
    /// Whether the value is exactly one class, so that it cannot be a subclass.
    var isExactType: Bool { if case .type(_, let isExact) = kind { isExact } else { false } }
    /// Whether the value can be a nib name: a text, or nil for a call without a name.
    var isName: Bool {
        switch kind {
        case .text, .null: true
        default: false
        }
    }
}
