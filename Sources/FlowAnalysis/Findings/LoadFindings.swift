import SourceCode

/// For each load in a tree, finds the owner, the identifier, and the nibs that the code may load.
package struct LoadFindings {
    private let model: SourceModel
    private let follower: LoadFollower
    private let identifiers: IdentifierFindings
    /// Positions of the loads in which a controller owns the nib.
    private let loadSites: Set<FoundLoad.Site>

    /// Creates the findings for a tree.
    ///
    /// - Parameter loads: all loads in the tree.
    package init(
        _ model: SourceModel, _ follower: LoadFollower, _ identifiers: IdentifierFindings, loads: [LoadCall]
    ) {
        (self.model, self.follower, self.identifiers) = (model, follower, identifiers)
        loadSites = Set(loads.filter(\.makesController).map(\.site))
    }

    /// Returns every nib that a load may load. Nibs that are named in the code of the load come first.
    ///
    /// - Returns: the findings; nil if only the callers of an initializer determine the name. Each known caller is then
    ///   a separate load.
    package func nibs(of load: LoadCall) -> [NibFinding]? {
        if load.isSetting { return load.expression.map(setting) ?? [] }
        if let member = load.member, LoadFollower.overrideNames.contains(load.call) {
            return named(load, by: follower.overrides[LoadFollower.key(load.fileID, load.type, member)] ?? [])
        }
        let site = load.site
        // If a load passes a name to this initializer, the name belongs to that load.
        let all =
            (follower.findings[site] ?? []).filter { $0.load.caller.map { !loadSites.contains($0) } ?? true }
            + (follower.findingsByCaller[site] ?? [])
        var findings: [NibFinding] = []
        // Findings of the call itself come first.
        for found in all.filter({ $0.load.caller == nil || $0.load.caller == site })
            + all.filter({ $0.load.caller != nil && $0.load.caller != site })
        {
            for finding in self.findings(found, load) {
                if let same = findings.firstIndex(where: { $0.says(finding) }) {
                    findings[same].uses.formUnion(finding.uses)
                    findings[same].identifier = findings[same].identifier ?? finding.identifier
                    findings[same].isCertain = findings[same].isCertain || finding.isCertain
                } else {
                    findings.append(finding)
                }
            }
        }
        // If the nib name is the class name, it is possible that only the subclasses have nibs. Remove the names that
        // no nib has.
        if findings.count > 1 {
            let dependent = Set(
                all.filter { $0.load.caller == nil && $0.load.name.origin.contains(.own) }.flatMap(\.load.name.texts))
            findings.removeAll {
                $0.caller == nil && $0.nibName.map { dependent.contains($0) && !model.nibNames.contains($0) } ?? false
            }
        }
        // A string literal contains the nib name, even if the analysis does not reach the call.
        if findings.isEmpty, let literal = load.literal {
            return [NibFinding(nibName: PathName.nib(literal), certainty: "literal")]
        }
        // An empty result means that the name is unknown.
        return findings.isEmpty && load.makesController && follower.openSites.contains(site) ? nil : findings
    }

    /// Returns the nibs whose names an override returns, for its class and for the subclasses that inherit the
    /// override.
    private func named(_ load: LoadCall, by values: [(value: FollowedValue, asClass: String?)]) -> [NibFinding] {
        var findings: [NibFinding] = []
        for (value, asClass) in values {
            for text in value.texts {
                let name = PathName.nib(text)
                // If subclasses inherit the member, there might be no nib with the name of the class itself.
                let isOfClass =
                    asClass != nil
                    || value.origin.contains(.own) && load.type.map { !model.descendants(of: $0).isEmpty } ?? false
                if findings.contains(where: { $0.nibName == name }) || isOfClass && !model.nibNames.contains(name) {
                    continue
                }
                findings.append(
                    NibFinding(
                        nibName: name.isEmpty ? nil : name, certainty: certainty(load), ownerClass: asClass,
                        isOnlyName: value.texts.count == 1))
            }
        }
        return findings
    }

    private func certainty(_ load: LoadCall) -> String {
        load.literal == nil ? "resolved" : "literal"
    }

    private func findings(_ found: LoadFollower.Finding, _ load: LoadCall) -> [NibFinding] {
        let isOwn = found.load.caller == load.site
        let caller = isOwn ? nil : found.load.caller.map { self.caller(at: $0, found.load) }
        let (owner, ownerKind) = Self.owner(found.load.owner)
        let origin = found.load.name.origin
        let isByClass = origin.contains(.className) && (origin.contains(.own) || found.asClass != nil)
        let identifiers = found.load.identifier?.texts ?? []
        // A subclass may override the class method and return a different name.
        let isOverridable =
            load.isStatic && found.asClass == nil && origin.contains(.own)
            && load.type.map { !model.descendants(of: $0).isEmpty } ?? false
        let isOnlyName = found.load.name.alternatives.count == 1 && !isOverridable
        var findings: [NibFinding] = []
        for value in found.load.name.alternatives {
            switch value.kind {
            case .text(let text):
                let name = PathName.nib(text)
                // For most subclasses, no nib has the class name.
                if found.asClass != nil, name.isEmpty || !model.nibNames.contains(name) { continue }
                let certainty =
                    found.asClass != nil && origin.contains(.className)
                    ? "rule" : caller == nil ? self.certainty(load) : "resolved"
                findings.append(
                    NibFinding(
                        nibName: name.isEmpty ? nil : name, certainty: certainty, ownerClass: owner,
                        ownerKind: ownerKind, caller: caller,
                        isByClass: isByClass, isOfSubclass: found.asClass != nil,
                        isOnlyName: isOnlyName, isCertain: !found.load.isConditional && isOnlyName,
                        uses: found.load.uses))
            case .null where load.kind == "storyboard": findings += ownStoryboards(load)
            case .unknown where load.kind == "storyboard" && caller != nil,
                .open where load.kind == "storyboard" && caller != nil:
                // If only one storyboard contains the identifier, the load uses that storyboard.
                let having = model.storyboardIdentifiers.filter { !$0.value.isDisjoint(with: identifiers) }.keys
                if identifiers.count == 1, having.count == 1 {
                    findings.append(NibFinding(nibName: having.first, certainty: "rule", caller: caller))
                }
            case .null where found.asClass == nil || caller != nil: findings += unnamed(owner, caller)
            default: break
            }
        }
        guard identifiers.count == 1 else { return findings }
        for index in findings.indices { findings[index].identifier = identifiers[0] }
        // If several storyboards are possible, keep those that contain the identifier.
        let having = findings.filter {
            $0.nibName.map { model.storyboardIdentifiers[$0]?.contains(identifiers[0]) ?? false } ?? false
        }
        return load.kind == "storyboard" && !having.isEmpty ? having : findings
    }

    /// Returns the class of an owner, and the kind of the owner: an instance, the class itself, or nil.
    private static func owner(_ value: FollowedValue?) -> (String?, String?) {
        switch value?.kind {
        case .object(let name, _)?: (name, "instance")
        case .type(let name, _)?: (name, "class")
        case .null?: (nil, "nil")
        default: (nil, nil)
        }
    }

    /// Returns the finding for a controller that is created without a nib name. UIKit and AppKit then load the nib with
    /// the class name. `derive_loads.sql` finds this nib. If a caller creates the controller, the call is a separate
    /// load, so the result is empty.
    private func unnamed(_ owner: String?, _ caller: NibFinding.Caller?) -> [NibFinding] {
        guard let owner, model.projectClasses[owner] != nil, caller == nil else { return [] }
        return [NibFinding(nibName: nil, certainty: "rule", ownerClass: owner)]
    }

    private func caller(at site: FoundLoad.Site, _ load: FoundLoad) -> NibFinding.Caller {
        let function = follower.table.functions[load.begun]
        return NibFinding.Caller(
            site: site, receiver: load.callerReceiver, type: function.type, member: function.name,
            isStatic: function.isStatic)
    }

    /// Returns the nib that a property list names. If the value contains a build setting, the result is empty, because
    /// only the build determines the value.
    private func setting(_ value: String) -> [NibFinding] {
        guard !value.contains("$("), !value.contains("${") else { return [] }
        return [NibFinding(nibName: PathName.nib(value), certainty: "literal")]
    }

    /// Returns the possible storyboards of `self.storyboard`: storyboards with a scene whose class contains or
    /// inherits the load.
    ///
    /// If some of these storyboards contain the identifier of the load, only they are returned.
    private func ownStoryboards(_ load: LoadCall) -> [NibFinding] {
        guard let type = load.type else { return [] }
        let classes = [type] + model.descendants(of: type)
        let names = Set(classes.flatMap { model.storyboardsByClass[$0] ?? [] }).sorted()
        let wanted = identifier(of: load)
        let having = names.filter { name in
            wanted.map { model.storyboardIdentifiers[name]?.contains($0) ?? false } ?? false
        }
        let possible = having.isEmpty ? names : having
        return possible.map { NibFinding(nibName: $0, certainty: "rule", isOnlyName: possible.count == 1) }
    }

    // MARK: The owner, the identifier

    /// If the call of a load contains the class of the owner, returns this class; otherwise nil.
    package func ownerClass(of load: LoadCall) -> String? {
        switch load.owner {
        case "nil", "NULL", "Nil": return nil
        case "self": return controller(of: load) ?? load.type
        case nil: return controller(of: load)
        default: return load.ownerClass
        }
    }

    /// Returns the class of the controller that a call creates with a nib; nil for other calls. The controller is the
    /// owner of this nib.
    private func controller(of load: LoadCall) -> String? {
        guard load.makesController else { return nil }
        switch load.receiver {
        case nil, "self", "super", "Self": return load.type
        case let receiver?:
            return receiver.first?.isUppercase == true || model.projectClasses[receiver] != nil ? receiver : nil
        }
    }

    /// Returns the identifier of a load; nil if the load does not have exactly one possible identifier.
    package func identifier(of load: LoadCall) -> String? {
        let found = identifiers.texts(at: load.site)
        return found.count == 1 ? found[0] : nil
    }
}
