/// The instance variables that properties imply. They are known after the whole file is read.
struct ImpliedVariables {
    /// Properties that get a variable unless the file says otherwise.
    var properties: [MemberDeclaration] = []
    /// `Class.property` for each property with a variable of another name, or without a variable.
    var synthesized: Set<String> = []

    /// Adds a variable `_name` for each property, unless the file says otherwise.
    ///
    /// Only the implementation can say otherwise, and it may be in another file. In that case there is one variable
    /// too many. This does no harm when a reader checks whether an outlet is declared.
    func complete(_ file: inout SourceFile) {
        for property in properties where !synthesized.contains("\(property.className).\(property.name)") {
            guard file.members.count < ObjectiveCReader.mostDeclarations else { return }
            var variable = property
            // The type of an outlet collection is the type of its elements.
            if property.kind == .outletCollection { variable.type = nil }
            variable.kind = .property
            variable.name = "_" + property.name
            (variable.selector, variable.setter, variable.isVariable) = (nil, nil, true)
            file.members.append(variable)
        }
    }
}
