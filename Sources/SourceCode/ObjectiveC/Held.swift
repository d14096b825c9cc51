/// What properties and instance variables hold, known when the whole file is.
struct Held {
    /// A load that uses what a variable of a class holds.
    struct Open {
        var load: Int
        /// `Class.variable`, without underscore.
        var key: String
    }

    /// Nibs that variables were given, by `Class.variable`.
    var nibs: [String: [BodyScanner.Kept]] = [:]
    var openNibs: [Open] = []
    var openOwners: [Open] = []
    /// Properties that get a variable unless the file says otherwise.
    var properties: [MemberDeclaration] = []
    /// `Class.property` of those that have a variable of another name, or none.
    var synthesized: Set<String> = []

    /// Gives the loads the names of the nibs that they use, and the classes
    /// of their owners; adds the variables that properties imply.
    func complete(_ file: inout SourceFile) {
        var known: [String: (expression: String?, values: [String])] = [:]
        for open in openNibs {
            guard let kept = nibs[open.key], let first = kept.first else { continue }
            let found: (expression: String?, values: [String])
            if let same = known[open.key] {
                found = same
            } else if kept.allSatisfy({ $0.expression == first.expression }) {
                found = (first.expression, first.values)
            } else {
                found = (nil, kept.prefix(16).flatMap { $0.values.isEmpty ? [$0.expression] : $0.values })
            }
            known[open.key] = found
            if let expression = found.expression { file.loads[open.load].expression = expression }
            file.loads[open.load].values = found.values
        }
        if !openOwners.isEmpty { findOwners(&file) }
        addVariables(&file)
    }

    private func findOwners(_ file: inout SourceFile) {
        var types: [String: String] = [:]
        for member in file.members where member.type != nil && member.argumentCount == 0 {
            let name = member.name.hasPrefix("_") ? String(member.name.dropFirst()) : member.name
            // `Foo *` as written, without what it is a pointer to.
            let words = member.type?.split { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? []
            guard let type = words.first(where: { $0.first?.isUppercase ?? false }) else { continue }
            types["\(member.className).\(name)"] = String(type)
        }
        for open in openOwners { file.loads[open.load].ownerType = types[open.key] }
    }

    /// A property has a variable `_name`, when nothing else is said of it.
    ///
    /// Only the implementation can say so, which may be another file; then
    /// there is one variable too many, which does no harm to a reader who
    /// asks whether an outlet is declared.
    private func addVariables(_ file: inout SourceFile) {
        for property in properties where !synthesized.contains("\(property.className).\(property.name)") {
            guard file.members.count < ObjectiveCReader.mostDeclarations else { return }
            var variable = property
            // Of a collection the type is that of its elements.
            if property.kind == .outletCollection { variable.type = nil }
            variable.kind = .property
            variable.name = "_" + property.name
            (variable.selector, variable.setter, variable.isVariable) = (nil, nil, true)
            file.members.append(variable)
        }
    }
}
