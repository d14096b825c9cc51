/// The instance variables that properties create implicitly. They are known after the whole file is read.
struct ImpliedVariables {
    /// Properties that create a variable, unless `@synthesize` or `@dynamic` specifies otherwise.
    var properties: [MemberDeclaration] = []
    /// `Class.property` for each property in a `@synthesize` or `@dynamic`. Such a property has the variable that
    /// `@synthesize` names, or no variable.
    var synthesized: Set<String> = []

    /// Adds a variable `_name` for each property, unless `@synthesize` or `@dynamic` specifies otherwise.
    ///
    /// These keywords are in the implementation, which may be in another file. In that case, the result contains one
    /// variable too many. The index still shows correctly whether an outlet is declared.
    package func complete(_ file: inout SourceFile) {
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
