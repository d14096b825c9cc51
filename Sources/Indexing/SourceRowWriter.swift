import Bytes
import FlowAnalysis
import Foundation
import Store
import Projects
import SourceCode

/// Writes the declarations and uses of a source file, and the targets of a project, as rows.
///
/// When all files are written, ``SourceResolver`` resolves names.
final class SourceRowWriter {
    private let db: Database
    private var importing, declaration, adopted, member, load, identifier, constant, call: InsertStatement
    private var flagRegion, flag, target, targetPath, targetDependency, region, font, entry, input: InsertStatement
    private let ids: RowIDs
    private let functions: FunctionRowWriter

    /// - Parameter prefix: prefix of the names of the tables that are written; empty for the tables of the index.
    init(_ db: Database, ids: RowIDs, prefix: String = "") throws {
        self.db = db
        self.ids = ids
        functions = try FunctionRowWriter(db, ids: ids, prefix: prefix)
        func insert(_ table: String) throws -> InsertStatement {
            try InsertStatement(db, table, prefix: prefix, room: ids.room)
        }
        importing = try insert("imports")
        declaration = try insert("declarations")
        adopted = try insert("_declaration_protocols")
        member = try insert("members")
        load = try insert("_load_calls")
        identifier = try insert("_identifier_uses")
        constant = try insert("constants")
        call = try insert("calls")
        flagRegion = try insert("_flag_regions")
        flag = try insert("_defined_flags")
        target = try insert("targets")
        targetPath = try insert("_target_paths")
        targetDependency = try insert("_target_dependencies")
        font = try insert("_declared_fonts")
        entry = try insert("_manifest_entries")
        region = try insert("_project_regions")
        input = try insert("_settings_inputs")
    }

    func write(_ source: SourceFile, _ file: Int64) throws {
        // A member belongs to the first declaration with the name of its class. All declarations with the same name in
        // a file declare the same class, except for a protocol with that name.
        var declarations: [String: Int64] = [:]
        var protocols: [String: Int64] = [:]
        for found in source.imports { try write(found, file) }
        for type in source.types {
            if type.kind == .protocol {
                if protocols[type.name] == nil { protocols[type.name] = ids.declaration }
            } else if declarations[type.name] == nil {
                declarations[type.name] = ids.declaration
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
            constant.bind("file_id", file)
            constant.bindCopy("name", found.name)
            constant.bindCopy("value", found.value)
            constant.bindCopy("expression", found.expression)
            constant.bindCopy("class", found.enclosingType)
            constant.bindCopy("reach", found.reach.rawValue)
            constant.bind("end_line", found.end.map { Int64($0.line) })
            constant.bind(platforms: found.platforms)
            try finish(&constant, found.at)
        }
        for site in source.calls { try write(site, file) }
        for found in source.flagRegions {
            flagRegion.bind("file_id", file)
            flagRegion.bindCopy("name", found.name)
            flagRegion.bind("line", Int64(found.at.line))
            flagRegion.bind("end_line", Int64(found.end.line))
            try flagRegion.execute(db)
        }
        for name in source.definedFlags { try writeFlag(name, of: nil, file) }
        try functions.write(source, file)
    }

    private func writeFlag(_ name: String, of target: Int64?, _ file: Int64) throws {
        flag.bind("file_id", file)
        flag.bind("target_id", target)
        flag.bindCopy("name", name)
        try flag.execute(db)
    }

    private func write(_ found: ImportDeclaration, _ file: Int64) throws {
        importing.bind("file_id", file)
        importing.bindCopy("module", found.module)
        importing.bindCopy("header", found.header)
        importing.bindCopy("name", found.name)
        importing.bind("is_testable", found.isTestable)
        importing.bind("is_exported", found.isExported)
        importing.bind(platforms: found.platforms)
        try finish(&importing, found.at)
    }

    private func write(_ type: TypeDeclaration, _ file: Int64) throws {
        for (position, name) in type.protocols.enumerated() {
            adopted.bind("declaration_id", ids.declaration)
            adopted.bind("file_id", file)
            adopted.bind("position", Int64(position))
            adopted.bindCopy("name", name)
            try adopted.execute(db)
        }
        declaration.bind("id", ids.declaration)
        ids.declaration += 1
        declaration.bind("file_id", file)
        declaration.bindCopy("kind", type.kind.rawValue)
        declaration.bindCopy("name", type.name)
        declaration.bindCopy("objc_name", type.objcName)
        declaration.bindCopy("superclass", type.superclass)
        declaration.bindCopy("category", type.category)
        declaration.bind("is_objc_members", type.isObjCMembers)
        declaration.bind("is_designable", type.isDesignable)
        declaration.bindCopy("reach", type.reach.rawValue)
        declaration.bind(platforms: type.platforms)
        try finish(&declaration, type.at)
    }

    private func write(_ found: MemberDeclaration, _ declaration: Int64?, _ file: Int64) throws {
        let isMethod = found.kind == .method || found.kind == .action || found.kind == .segueAction
        let name = isMethod ? found.selector ?? found.name : found.name
        member.bind("file_id", file)
        member.bind("declaration_id", declaration)
        member.bindCopy("class", found.className)
        member.bindCopy("kind", found.kind.rawValue)
        member.bindCopy("name", name)
        member.bindCopy("source_name", name == found.name ? nil : found.name)
        member.bindCopy("getter", isMethod || found.selector == found.name ? nil : found.selector)
        member.bindCopy("setter", found.setter)
        member.bindCopy("type", found.type)
        member.bind("provenance", "source")
        member.bindCopy("visibility", found.visibility.rawValue)
        member.bind("traps", found.traps)
        member.bind("arguments", isMethod ? Int64(found.argumentCount) : nil)
        member.bind("is_variable", found.isVariable)
        member.bind("initial_number", found.initialNumber.map(Int64.init))
        member.bind("is_weak", found.isWeak)
        member.bind("is_static", found.isStatic)
        member.bind("is_requirement", found.isRequirement)
        member.bind("is_override", found.isOverride)
        member.bind(platforms: found.platforms)
        try finish(&member, found.at)
    }

    private func write(_ found: NibLoad, _ file: Int64) throws {
        load.bind("file_id", file)
        load.bindCopy("call", found.call)
        load.bindCopy("purpose", found.purpose.rawValue)
        load.bindCopy("kind", found.target.rawValue)
        load.bindCopy("expression", found.expression)
        load.bindCopy("literal", found.literal)
        load.bindCopy("texts", JSONList.text(found.texts))
        load.bindCopy("parameter", found.parameter)
        load.bindCopy("owner", found.owner)
        load.bindCopy("owner_class", found.ownerType)
        load.bindCopy("class", found.enclosingType)
        load.bindCopy("member", found.enclosingMember)
        load.bind("is_static", found.isInStaticMember)
        load.bindCopy("receiver", found.receiver)
        load.bindCopy("identifier_expression", found.identifier)
        load.bindCopy("led_from", Self.members(found.callingMembers))
        load.bind(platforms: found.platforms)
        try finish(&load, found.at)
    }

    /// Returns members as a JSON array of [name, 1 or 0]; nil for an empty list. 1 means that the call in the member
    /// depends on a condition. In the parameter, the name of such a member ends with `?`.
    private static func members(_ list: [String]) -> String? {
        guard !list.isEmpty else { return nil }
        let items = list.map {
            $0.hasSuffix("?") ? "[\(JSONString.quoted(String($0.dropLast()))),1]" : "[\(JSONString.quoted($0)),0]"
        }
        return "[" + items.joined(separator: ",") + "]"
    }

    private func write(_ use: IdentifierUse, _ file: Int64) throws {
        identifier.bind("file_id", file)
        identifier.bindCopy("kind", use.kind.rawValue)
        identifier.bindCopy("purpose", use.purpose.rawValue)
        identifier.bindCopy("call", use.call)
        identifier.bindCopy("expression", use.expression)
        identifier.bindCopy("literal", use.literal)
        identifier.bindCopy("class", use.enclosingType)
        identifier.bindCopy("member", use.enclosingMember)
        identifier.bind(platforms: use.platforms)
        try finish(&identifier, use.at)
    }

    private func write(_ site: CallSite, _ file: Int64) throws {
        call.bind("file_id", file)
        call.bindCopy("callee", site.member)
        call.bindCopy("receiver", site.receiver)
        call.bindCopy("arguments", JSONList.text(pairs: site.arguments.map { ($0.label, $0.expression) }))
        call.bindCopy("class", site.enclosingType)
        call.bindCopy("member", site.enclosingMember)
        call.bind("is_static", site.isInStaticMember)
        call.bindCopy("led_from", Self.members(site.callingMembers))
        call.bind(platforms: site.platforms)
        try finish(&call, site.at)
    }

    /// Writes the contents of a project or property list.
    func write(_ settings: Settings, _ file: Int64) throws {
        for found in settings.targets {
            try write(found, file)
            for setting in found.nibSettings { try writeNib(setting, of: found.name, file) }
            for setting in found.classSettings { try writeClass(setting, file) }
            for inner in found.entries { try write(inner, of: ids.target, file) }
            ids.target += 1
        }
        for found in settings.regions {
            region.bind("file_id", file)
            region.bindCopy("region", found.name)
            region.bind("is_development", found.isDevelopment)
            try region.execute(db)
        }
        for found in settings.inputs {
            input.bind("file_id", file)
            input.bindCopy("path", found.path)
            input.bindCopy("content", found.content)
            try input.execute(db)
        }
        for setting in settings.plist.fonts {
            font.bind("file_id", file)
            font.bindCopy("key", setting.key)
            font.bindCopy("name", setting.value)
            font.bind("line", Int64(setting.line))
            try font.execute(db)
        }
        for setting in settings.plist.nibs { try writeNib(setting, of: nil, file) }
        for setting in settings.plist.classes { try writeClass(setting, file) }
        for found in settings.plist.entries { try write(found, of: nil, file) }
    }

    /// - Parameter target: row id of the target that defines the setting; nil for a property list.
    private func write(_ found: ManifestEntry, of target: Int64?, _ file: Int64) throws {
        entry.bind("file_id", file)
        entry.bind("target_id", target)
        entry.bindCopy("kind", found.kind.rawValue)
        entry.bindCopy("role", found.role)
        entry.bindCopy("name", found.name)
        entry.bindCopy("scene_class", found.sceneClass)
        entry.bindCopy("delegate_class", found.delegateClass)
        entry.bindCopy("storyboard", found.storyboard)
        entry.bind("line", Int64(found.line))
        try entry.execute(db)
    }

    private func write(_ found: Target, _ file: Int64) throws {
        target.bind("id", ids.target)
        target.bind("file_id", file)
        target.bindCopy("name", found.name)
        target.bindCopy("kind", found.kind)
        target.bindCopy("module", found.moduleName)
        target.bindCopy("platform", found.platform)
        target.bindCopy("swift_version", found.swiftVersion)
        target.bindCopy("deployment_target", found.deploymentTarget)
        target.bindCopy("xcode_version", found.xcodeVersion)
        target.bindCopy("info_plist", found.infoPlist)
        target.bind("generates_info_plist", found.generatesInfoPlist)
        target.bind("knows_flags", found.flags != nil)
        target.bind("line", Int64(found.line))
        try target.execute(db)
        for inner in found.files {
            try writePath("file", inner.path, inner.phase, isLocalized: inner.isLocalized, file)
        }
        for (place, folder) in found.folders.enumerated() {
            let number = Int64(place + 1)
            try writePath("folder", folder.path, folder.phase, of: number, isFlat: !folder.isRecursive, file)
            for excluded in folder.excluded { try writePath("excluded", excluded, nil, of: number, file) }
            for excluded in folder.excludedTranslations {
                try writePath("excluded", excluded, nil, of: number, isLocalized: true, file)
            }
            for pattern in folder.patterns { try writePath("pattern", pattern, nil, of: number, file) }
            for pattern in folder.excludedPatterns { try writePath("excludedPattern", pattern, nil, of: number, file) }
        }
        for name in found.flags ?? [] { try writeFlag(name, of: ids.target, file) }
        for name in found.dependencies {
            targetDependency.bind("file_id", file)
            targetDependency.bind("target_id", ids.target)
            targetDependency.bindCopy("name", name)
            try targetDependency.execute(db)
        }
    }

    private func writePath(
        _ kind: StaticString, _ path: String, _ phase: TargetFile.Phase?, of folder: Int64? = nil,
        isLocalized: Bool = false, isFlat: Bool = false, _ file: Int64
    ) throws {
        targetPath.bind("file_id", file)
        targetPath.bind("target_id", ids.target)
        targetPath.bind("kind", kind)
        targetPath.bindCopy("phase", phase?.rawValue)
        targetPath.bindCopy("path", path)
        targetPath.bind("folder", folder)
        targetPath.bind("is_localized", isLocalized)
        targetPath.bind("is_flat", isFlat)
        try targetPath.execute(db)
    }

    /// Writes a key that names a nib or storyboard.
    ///
    /// - Parameter target: the target that defines the key as a build setting; nil for a property list.
    private func writeNib(_ setting: NameSetting, of target: String?, _ file: Int64) throws {
        load.bind("file_id", file)
        load.bindCopy("call", setting.key)
        load.bindCopy("purpose", NibLoad.Purpose(key: setting.key).rawValue)
        load.bind("kind", setting.key.contains("toryboard") ? "storyboard" : "nib")
        load.bindCopy("expression", setting.value)
        load.bindCopy("member", target)
        load.bind("is_static", false)
        try finish(&load, SourcePosition(line: setting.line, column: 1))
    }

    /// Writes a key that names a class that the system instantiates.
    private func writeClass(_ setting: NameSetting, _ file: Int64) throws {
        call.bind("file_id", file)
        call.bindCopy("callee", setting.key)
        call.bindCopy("receiver", PathName.lastPart(setting.value))
        call.bind("is_static", false)
        try finish(&call, SourcePosition(line: setting.line, column: 1))
    }

    private func finish(_ statement: inout InsertStatement, _ at: SourcePosition) throws {
        try statement.finish(at, db)
    }
}

extension InsertStatement {
    /// Binds the platforms for which the code is compiled; NULL for all platforms.
    mutating func bind(platforms: Platforms) {
        bindCopy("platforms", platforms == .all ? nil : platforms.names.map { JSONList.text($0) ?? "[]" })
    }

    /// Binds line and column, and writes the row.
    mutating func finish(_ at: SourcePosition, _ db: Database) throws {
        bind("line", Int64(at.line))
        bind("column", Int64(at.column))
        try execute(db)
    }
}

extension NibLoad.Purpose {
    /// Derives the purpose of a nib or storyboard from the property list key that names it.
    ///
    /// The key may end with a platform or device (`~ipad`). It may also be the build setting with the same meaning.
    fileprivate init(key: String) {
        let words: [(String, NibLoad.Purpose)] = [
            ("UILaunchStoryboard", .launchScreen), ("MainNibFile", .mainNib), ("MainStoryboard", .mainStoryboard),
            ("UISceneStoryboardFile", .mainStoryboard),
        ]
        self = words.first { key.contains($0.0) }?.1 ?? .setting
    }
}
