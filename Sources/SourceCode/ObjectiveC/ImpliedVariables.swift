/// The instance variables that properties imply, known when the whole file is.
struct ImpliedVariables {
    /// Properties that get a variable unless the file says otherwise.
    var properties: [MemberDeclaration] = []
    /// `Class.property` of those that have a variable of another name, or none.
    var synthesized: Set<String> = []

    /// Adds a variable `_name` for each property of which nothing else is said.
    ///
    /// Only the implementation can say so, which may be another file; then
    /// there is one variable too many, which does no harm to a reader who
    /// asks whether an outlet is declared.
    func complete(_ file: inout SourceFile) {
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
