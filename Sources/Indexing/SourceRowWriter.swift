import Bytes
import Foundation
import GRDB
import Projects
import SourceCode

/// Writes what a source file declares and does, and what a project says of
/// its targets, as rows. What names stand for is found out when all files are
/// there, by ``SourceResolver``.
final class SourceRowWriter {
    private let db: Database
    private var declaration, member, load, identifier, constant, call, target, targetPath, setNib: InsertStatement
    private var nextDeclaration: Int64
    private var nextTarget: Int64

    init(_ db: Database) throws {
        self.db = db
        func insert(_ table: String, _ columns: String) throws -> InsertStatement {
            try InsertStatement(db, table: table, columns: columns.split(separator: " ").map(String.init))
        }
        nextDeclaration = try 1 + (Int64.fetchOne(db, sql: "SELECT max(id) FROM declarations") ?? 0)
        nextTarget = try 1 + (Int64.fetchOne(db, sql: "SELECT max(id) FROM targets") ?? 0)
        declaration = try insert("declarations", """
            id file_id kind name objc_name superclass protocols category is_objc_members is_designable line column
            """)
        member = try insert("members", """
            file_id declaration class kind name source_name getter setter type provenance visibility arguments is_variable \
            is_static is_requirement is_override line column
            """)
        load = try insert("nib_loads", """
            file_id call kind expression value_list parameter generic_parameter certainty owner owner_class class member \
            is_static receiver identifier_expression entry_points line column
            """)
        identifier = try insert("identifiers", "file_id kind call expression value_list certainty class member line column")
        constant = try insert("constants", "file_id name value expression line column")
        call = try insert("calls", "file_id callee receiver arguments class member is_static entry_points line column")
        target = try insert("targets", "id file_id name kind module platform swift_version info_plist line")
        targetPath = try insert("target_paths", "file_id target kind phase path is_localized is_flat")
        setNib = try insert("nib_loads", "file_id call kind expression nib_name certainty line column")
    }

    func write(_ source: SourceFile, _ file: Int64) throws {
        // A member belongs to the first declaration of its name: all of one
        // name in one file are of one class, but for a protocol of that name.
        var declarations: [String: Int64] = [:]
        var protocols: [String: Int64] = [:]
        for type in source.types {
            if type.kind == .protocol {
                if protocols[type.name] == nil { protocols[type.name] = nextDeclaration }
            } else if declarations[type.name] == nil {
                declarations[type.name] = nextDeclaration
            }
            try write(type, file)
        }
        for found in source.members {
            let declaration = found.isRequirement ? protocols[found.className] : declarations[found.className]
            try write(found, declaration, file)
        }
        for found in source.loads { try write(found, file) }
        for use in source.identifiers { try write(use, file) }
        for found in source.constants {
            constant.bind(file)
            constant.bindCopy(found.name)
            constant.bindCopy(found.value)
            constant.bindCopy(found.expression)
            try finish(&constant, found.at)
        }
        for site in source.calls { try write(site, file) }
    }

    private func write(_ type: TypeDeclaration, _ file: Int64) throws {
        declaration.bind(nextDeclaration)
        nextDeclaration += 1
        declaration.bind(file)
        declaration.bindCopy(type.kind.rawValue)
        declaration.bindCopy(type.name)
        declaration.bindCopy(type.objcName)
        declaration.bindCopy(type.superclass)
        declaration.bindCopy(type.protocols.isEmpty ? nil : type.protocols.joined(separator: " "))
        declaration.bindCopy(type.category)
        declaration.bindIfSet(type.isObjCMembers)
        declaration.bindIfSet(type.isDesignable)
        try finish(&declaration, type.at)
    }

    private func write(_ found: MemberDeclaration, _ declaration: Int64?, _ file: Int64) throws {
        let isMethod = found.kind == .method || found.kind == .action || found.kind == .segueAction
        let name = isMethod ? found.selector ?? found.name : found.name
        member.bind(file)
        member.bind(declaration)
        member.bindCopy(found.className)
        member.bindCopy(found.kind.rawValue)
        member.bindCopy(name)
        member.bindCopy(name == found.name ? nil : found.name)
        member.bindCopy(isMethod || found.selector == found.name ? nil : found.selector)
        member.bindCopy(found.setter)
        member.bindCopy(found.type)
        member.bind("source")
        member.bindCopy(found.visibility.rawValue)
        member.bind(isMethod ? Int64(found.argumentCount) : nil)
        member.bindIfSet(found.isVariable)
        member.bindIfSet(found.isStatic)
        member.bindIfSet(found.isRequirement)
        member.bindIfSet(found.isOverride)
        try finish(&member, found.at)
    }

    private func write(_ found: NibLoad, _ file: Int64) throws {
        load.bind(file)
        load.bindCopy(found.call)
        load.bindCopy(found.target.rawValue)
        load.bindCopy(found.expression)
        load.bindCopy(JSONList.text(found.values))
        load.bindCopy(found.parameter)
        load.bindCopy(found.genericParameter)
        load.bind("unresolved")
        load.bindCopy(found.owner)
        load.bindCopy(found.ownerType)
        load.bindCopy(found.enclosingType)
        load.bindCopy(found.enclosingMember)
        load.bindIfSet(found.isInStaticMember)
        load.bindCopy(found.receiver)
        load.bindCopy(found.identifier)
        load.bindCopy(found.entryPoints.isEmpty ? nil : found.entryPoints.joined(separator: " "))
        try finish(&load, found.at)
    }

    private func write(_ use: IdentifierUse, _ file: Int64) throws {
        identifier.bind(file)
        identifier.bindCopy(use.kind.rawValue)
        identifier.bindCopy(use.call)
        identifier.bindCopy(use.expression)
        identifier.bindCopy(JSONList.text(use.values))
        identifier.bind("unresolved")
        identifier.bindCopy(use.enclosingType)
        identifier.bindCopy(use.enclosingMember)
        try finish(&identifier, use.at)
    }

    private func write(_ site: CallSite, _ file: Int64) throws {
        call.bind(file)
        call.bindCopy(site.member)
        call.bindCopy(site.receiver)
        call.bindCopy(JSONList.text(pairs: site.arguments.map { ($0.label, $0.expression) }))
        call.bindCopy(site.enclosingType)
        call.bindCopy(site.enclosingMember)
        call.bindIfSet(site.isInStaticMember)
        call.bindCopy(site.entryPoints.isEmpty ? nil : site.entryPoints.joined(separator: " "))
        try finish(&call, site.at)
    }

    /// Writes what a project or property list says.
    func write(_ settings: Settings, _ file: Int64) throws {
        for found in settings.targets {
            try write(found, file)
            for setting in found.nibSettings { try writeNib(setting, file) }
            for setting in found.classSettings { try writeClass(setting, file) }
            nextTarget += 1
        }
        for setting in settings.plist.nibs { try writeNib(setting, file) }
        for setting in settings.plist.classes { try writeClass(setting, file) }
    }

    private func write(_ found: Target, _ file: Int64) throws {
        target.bind(nextTarget)
        target.bind(file)
        target.bindCopy(found.name)
        target.bindCopy(found.kind)
        target.bindCopy(found.moduleName)
        target.bindCopy(found.platform)
        target.bindCopy(found.swiftVersion)
        target.bindCopy(found.infoPlist)
        target.bind(Int64(found.line))
        try target.execute(db)
        for inner in found.files {
            try writePath("file", inner.path, inner.phase, isLocalized: inner.isLocalized, file)
        }
        for folder in found.folders {
            try writePath("folder", folder.path, folder.phase, isFlat: !folder.isRecursive, file)
            for excluded in folder.excluded { try writePath("excluded", excluded, nil, file) }
            for excluded in folder.excludedTranslations { try writePath("excluded", excluded, nil, isLocalized: true, file) }
        }
    }

    private func writePath(
        _ kind: StaticString, _ path: String, _ phase: TargetFile.Phase?, isLocalized: Bool = false, isFlat: Bool = false, _ file: Int64
    ) throws {
        targetPath.bind(file)
        targetPath.bind(nextTarget)
        targetPath.bind(kind)
        targetPath.bindCopy(phase?.rawValue)
        targetPath.bindCopy(path)
        targetPath.bindIfSet(isLocalized)
        targetPath.bindIfSet(isFlat)
        try targetPath.execute(db)
    }

    /// A key that names a nib or storyboard.
    private func writeNib(_ setting: NameSetting, _ file: Int64) throws {
        setNib.bind(file)
        setNib.bindCopy(setting.key)
        setNib.bind(setting.key.contains("toryboard") ? "storyboard" : "nib")
        setNib.bindCopy(setting.value)
        // A value of build settings is known only to the build.
        let isKnown = !setting.value.contains("$(") && !setting.value.contains("${")
        setNib.bindCopy(isKnown ? NameResolver.nibName(setting.value) : nil)
        setNib.bind(isKnown ? "literal" : "unresolved")
        try finish(&setNib, SourcePosition(line: setting.line, column: 1))
    }

    /// A key that names a class, which the system instantiates.
    private func writeClass(_ setting: NameSetting, _ file: Int64) throws {
        call.bind(file)
        call.bindCopy(setting.key)
        call.bindCopy(NameResolver.lastPart(setting.value))
        for _ in 0..<5 { call.bind(Int64?.none) }
        try finish(&call, SourcePosition(line: setting.line, column: 1))
    }

    private func finish(_ statement: inout InsertStatement, _ at: SourcePosition) throws {
        statement.bind(Int64(at.line))
        statement.bind(Int64(at.column))
        try statement.execute(db)
    }
}
