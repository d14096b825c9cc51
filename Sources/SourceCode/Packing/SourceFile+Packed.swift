// The fields of the model. The process that reads a source passes them to the process that requested the source. If a
// field is missing here, its value is lost. A test finds missing fields.

extension SourceFile: Packed {
    package static var blank: SourceFile { SourceFile() }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&imports)
        try packing.pack(&types)
        try packing.pack(&members)
        try packing.pack(&loads)
        try packing.pack(&identifiers)
        try packing.pack(&constants)
        try packing.pack(&calls)
        try packing.pack(&functions)
        try packing.pack(&flagRegions)
        try packing.pack(&definedFlags)
        try packing.pack(&error)
    }

    // These members do the same as the defaults of the protocol. Here the type is concrete, so the compiler knows every
    // field. The generic code of the defaults looks up each field when it is packed, which is slower.
    package var packed: [UInt8] { PackedWriter.bytes(of: self) }
    package init(packed bytes: [UInt8]) throws(PackingError) { self = try PackedReader.value(of: bytes) }
}

extension SourcePosition: Packed {
    package static var blank: SourcePosition { SourcePosition(line: 0, column: 0) }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&line)
        try packing.pack(&column)
    }
}

extension Platforms: Packed {
    package static var blank: Platforms { .all }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        var bits = Int(rawValue)
        try packing.pack(&bits)
        self = Platforms(rawValue: UInt8(truncatingIfNeeded: bits))
    }
}

extension Reach: Packed {}
extension TypeDeclaration.Kind: Packed {}
extension MemberDeclaration.Kind: Packed {}
extension MemberDeclaration.Visibility: Packed {}
extension NibLoad.Target: Packed {}
extension NibLoad.Purpose: Packed {}
extension IdentifierUse.Kind: Packed {}
extension IdentifierUse.Purpose: Packed {}

extension FunctionCode.Kind: Packed {}

extension FlagRegion: Packed {
    package static var blank: FlagRegion { FlagRegion(name: "", at: .blank, end: .blank) }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&name)
        try packing.pack(&at)
        try packing.pack(&end)
    }
}

extension ImportDeclaration: Packed {
    package static var blank: ImportDeclaration { ImportDeclaration(module: nil, at: .blank) }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&module)
        try packing.pack(&header)
        try packing.pack(&name)
        try packing.pack(&isTestable)
        try packing.pack(&isExported)
        try packing.pack(&platforms)
        try packing.pack(&at)
    }
}

extension TypeDeclaration: Packed {
    package static var blank: TypeDeclaration { TypeDeclaration(kind: .blank, name: "", at: .blank) }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&kind)
        try packing.pack(&name)
        try packing.pack(&objcName)
        try packing.pack(&superclass)
        try packing.pack(&protocols)
        try packing.pack(&category)
        try packing.pack(&isObjCMembers)
        try packing.pack(&isDesignable)
        try packing.pack(&reach)
        try packing.pack(&platforms)
        try packing.pack(&at)
    }
}

extension MemberDeclaration: Packed {
    package static var blank: MemberDeclaration { MemberDeclaration(kind: .blank, className: "", name: "", at: .blank) }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&kind)
        try packing.pack(&className)
        try packing.pack(&name)
        try packing.pack(&selector)
        try packing.pack(&setter)
        try packing.pack(&type)
        try packing.pack(&isVariable)
        try packing.pack(&initialNumber)
        try packing.pack(&isWeak)
        try packing.pack(&isStatic)
        try packing.pack(&isRequirement)
        try packing.pack(&isOverride)
        try packing.pack(&visibility)
        try packing.pack(&argumentCount)
        try packing.pack(&traps)
        try packing.pack(&platforms)
        try packing.pack(&at)
    }
}

extension ConstantDeclaration: Packed {
    package static var blank: ConstantDeclaration { ConstantDeclaration(name: "", value: nil, at: .blank) }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&name)
        try packing.pack(&value)
        try packing.pack(&expression)
        try packing.pack(&enclosingType)
        try packing.pack(&reach)
        try packing.pack(&platforms)
        try packing.pack(&end)
        try packing.pack(&at)
    }
}

extension NibLoad: Packed {
    package static var blank: NibLoad {
        NibLoad(call: "", purpose: .blank, target: .blank, expression: nil, at: .blank)
    }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&call)
        try packing.pack(&purpose)
        try packing.pack(&target)
        try packing.pack(&expression)
        try packing.pack(&literal)
        try packing.pack(&texts)
        try packing.pack(&parameter)
        try packing.pack(&owner)
        try packing.pack(&ownerType)
        try packing.pack(&enclosingType)
        try packing.pack(&enclosingMember)
        try packing.pack(&isInStaticMember)
        try packing.pack(&receiver)
        try packing.pack(&identifier)
        try packing.pack(&callingMembers)
        try packing.pack(&platforms)
        try packing.pack(&at)
    }
}

extension IdentifierUse: Packed {
    package static var blank: IdentifierUse {
        IdentifierUse(kind: .blank, purpose: .blank, call: "", expression: "", at: .blank)
    }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&kind)
        try packing.pack(&purpose)
        try packing.pack(&call)
        try packing.pack(&expression)
        try packing.pack(&literal)
        try packing.pack(&enclosingType)
        try packing.pack(&enclosingMember)
        try packing.pack(&platforms)
        try packing.pack(&at)
    }
}

extension CallSite: Packed {
    package static var blank: CallSite { CallSite(member: "", receiver: nil, at: .blank) }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&member)
        try packing.pack(&receiver)
        try packing.pack(&arguments)
        try packing.pack(&enclosingType)
        try packing.pack(&enclosingMember)
        try packing.pack(&isInStaticMember)
        try packing.pack(&callingMembers)
        try packing.pack(&platforms)
        try packing.pack(&at)
    }
}

extension CallSite.Argument: Packed {
    package static var blank: CallSite.Argument { CallSite.Argument(label: nil, expression: "") }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&label)
        try packing.pack(&expression)
    }
}

extension FunctionCode: Packed {
    package static var blank: FunctionCode { FunctionCode(.blank, type: nil, name: "", at: .blank) }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&kind)
        try packing.pack(&type)
        try packing.pack(&name)
        try packing.pack(&parameters)
        try packing.pack(&generics)
        try packing.pack(&result)
        try packing.pack(&isStatic)
        try packing.pack(&isOverride)
        try packing.pack(&isFollowed)
        try packing.pack(&platforms)
        try packing.pack(&text)
        try packing.pack(&bodyLine)
        try packing.pack(&at)
    }
}

extension FunctionCode.Parameter: Packed {
    package static var blank: FunctionCode.Parameter { FunctionCode.Parameter(label: nil, name: "", type: nil) }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&label)
        try packing.pack(&name)
        try packing.pack(&type)
        // Code is packed in its stored form.
        var text = fallback.map { CodeText.write([$0]) }
        try packing.pack(&text)
        if P.isReading { fallback = text.flatMap { CodeText.statements($0).first } }
    }
}
