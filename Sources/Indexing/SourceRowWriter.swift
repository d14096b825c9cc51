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
    private var importing, declaration, adopted, member, load, identifier, constant, call: InsertStatement
    private var target, targetPath, targetDependency, region, font, entry, input: InsertStatement
    private let ids: RowIDs
    private let functions: FunctionRowWriter

    /// - Parameter prefix: what the names of the tables begin with that are
    ///   written; empty for those of the index.
    init(_ db: Database, ids: RowIDs, prefix: String = "") throws {
        self.db = db
        self.ids = ids
        functions = try FunctionRowWriter(db, ids: ids, prefix: prefix)
        func insert(_ table: String, _ columns: String) throws -> InsertStatement {
            try InsertStatement(
                db, table: table, prefix: prefix, columns: columns.split(separator: " ").map(String.init),
                room: ids.room)
        }
        importing = try insert("imports", "file_id module header name is_testable is_exported platforms line column")
        declaration = try insert(
            "declarations",
            """
            id file_id kind name objc_name superclass category is_objc_members is_designable reach platforms line column
            """)
        adopted = try insert("_declaration_protocols", "declaration_id file_id position name")
        member = try insert(
            "members",
            """
            file_id declaration_id class kind name source_name getter setter type provenance visibility arguments is_variable \
            is_static is_requirement is_override platforms line column
            """)
        load = try insert(
            "_load_calls",
            """
            file_id call purpose kind expression literal parameter owner owner_class class member \
            is_static receiver identifier_expression led_from platforms line column
            """)
        identifier = try insert(
            "_identifier_uses", "file_id kind purpose call expression literal class member platforms line column")
        constant = try insert("constants", "file_id name value expression class reach end_line platforms line column")
        call = try insert(
            "calls", "file_id callee receiver arguments class member is_static led_from platforms line column")
        target = try insert(
            "targets", "id file_id name kind module platform swift_version info_plist generates_info_plist line")
        targetPath = try insert("_target_paths", "file_id target_id kind phase path folder is_localized is_flat")
        targetDependency = try insert("_target_dependencies", "file_id target_id name")
        font = try insert("_declared_fonts", "file_id key name line")
        entry = try insert(
            "_manifest_entries", "file_id target_id kind role name scene_class delegate_class storyboard line")
        region = try insert("_project_regions", "file_id region is_development")
        input = try insert("_settings_inputs", "file_id path content")
    }

    func write(_ source: SourceFile, _ file: Int64) throws {
        // A member belongs to the first declaration of its name: all of one
        // name in one file are of one class, but for a protocol of that name.
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
            constant.bind(file)
            constant.bindCopy(found.name)
            constant.bindCopy(found.value)
            constant.bindCopy(found.expression)
            constant.bindCopy(found.enclosingType)
            constant.bindCopy(found.reach.rawValue)
            constant.bind(found.end.map { Int64($0.line) })
            constant.bind(platforms: found.platforms)
            try finish(&constant, found.at)
        }
        for site in source.calls { try write(site, file) }
        try functions.write(source, file)
    }

    private func write(_ found: ImportDeclaration, _ file: Int64) throws {
        importing.bind(file)
        importing.bindCopy(found.module)
        importing.bindCopy(found.header)
        importing.bindCopy(found.name)
        importing.bind(found.isTestable)
        importing.bind(found.isExported)
        importing.bind(platforms: found.platforms)
        try finish(&importing, found.at)
    }

    private func write(_ type: TypeDeclaration, _ file: Int64) throws {
        for (position, name) in type.protocols.enumerated() {
            adopted.bind(ids.declaration)
            adopted.bind(file)
            adopted.bind(Int64(position))
            adopted.bindCopy(name)
            try adopted.execute(db)
        }
        declaration.bind(ids.declaration)
        ids.declaration += 1
        declaration.bind(file)
        declaration.bindCopy(type.kind.rawValue)
        declaration.bindCopy(type.name)
        declaration.bindCopy(type.objcName)
        declaration.bindCopy(type.superclass)
        declaration.bindCopy(type.category)
        declaration.bind(type.isObjCMembers)
        declaration.bind(type.isDesignable)
        declaration.bindCopy(type.reach.rawValue)
        declaration.bind(platforms: type.platforms)
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
        member.bind(found.isVariable)
        member.bind(found.isStatic)
        member.bind(found.isRequirement)
        member.bind(found.isOverride)
        member.bind(platforms: found.platforms)
        try finish(&member, found.at)
    }

    private func write(_ found: NibLoad, _ file: Int64) throws {
        load.bind(file)
        load.bindCopy(found.call)
        load.bindCopy(found.purpose.rawValue)
        load.bindCopy(found.target.rawValue)
        load.bindCopy(found.expression)
        load.bindCopy(found.literal)
        load.bindCopy(found.parameter)
        load.bindCopy(found.owner)
        load.bindCopy(found.ownerType)
        load.bindCopy(found.enclosingType)
        load.bindCopy(found.enclosingMember)
        load.bind(found.isInStaticMember)
        load.bindCopy(found.receiver)
        load.bindCopy(found.identifier)
        load.bindCopy(Self.members(found.ledFrom))
        load.bind(platforms: found.platforms)
        try finish(&load, found.at)
    }

    /// Members, of which those under a condition have ? behind them, as a JSON
    /// array of [name, 1 or 0]; nil for none.
    private static func members(_ list: [String]) -> String? {
        guard !list.isEmpty else { return nil }
        let items = list.map {
            $0.hasSuffix("?") ? "[\(JSONString.quoted(String($0.dropLast()))),1]" : "[\(JSONString.quoted($0)),0]"
        }
        return "[" + items.joined(separator: ",") + "]"
    }

    private func write(_ use: IdentifierUse, _ file: Int64) throws {
        identifier.bind(file)
        identifier.bindCopy(use.kind.rawValue)
        identifier.bindCopy(use.purpose.rawValue)
        identifier.bindCopy(use.call)
        identifier.bindCopy(use.expression)
        identifier.bindCopy(use.literal)
        identifier.bindCopy(use.enclosingType)
        identifier.bindCopy(use.enclosingMember)
        identifier.bind(platforms: use.platforms)
        try finish(&identifier, use.at)
    }

    private func write(_ site: CallSite, _ file: Int64) throws {
        call.bind(file)
        call.bindCopy(site.member)
        call.bindCopy(site.receiver)
        call.bindCopy(JSONList.text(pairs: site.arguments.map { ($0.label, $0.expression) }))
        call.bindCopy(site.enclosingType)
        call.bindCopy(site.enclosingMember)
        call.bind(site.isInStaticMember)
        call.bindCopy(Self.members(site.ledFrom))
        call.bind(platforms: site.platforms)
        try finish(&call, site.at)
    }

    /// Writes what a project or property list says.
    func write(_ settings: Settings, _ file: Int64) throws {
        for found in settings.targets {
            try write(found, file)
            for setting in found.nibSettings { try writeNib(setting, of: found.name, file) }
            for setting in found.classSettings { try writeClass(setting, file) }
            for inner in found.entries { try write(inner, of: ids.target, file) }
            ids.target += 1
        }
        for found in settings.regions {
            region.bind(file)
            region.bindCopy(found.name)
            region.bind(found.isDevelopment)
            try region.execute(db)
        }
        for found in settings.inputs {
            input.bind(file)
            input.bindCopy(found.path)
            input.bindCopy(found.content)
            try input.execute(db)
        }
        for setting in settings.plist.fonts {
            font.bind(file)
            font.bindCopy(setting.key)
            font.bindCopy(setting.value)
            font.bind(Int64(setting.line))
            try font.execute(db)
        }
        for setting in settings.plist.nibs { try writeNib(setting, of: nil, file) }
        for setting in settings.plist.classes { try writeClass(setting, file) }
        for found in settings.plist.entries { try write(found, of: nil, file) }
    }

    /// - Parameter target: row id of the target whose settings say so; nil for a property list.
    private func write(_ found: ManifestEntry, of target: Int64?, _ file: Int64) throws {
        entry.bind(file)
        entry.bind(target)
        entry.bindCopy(found.kind.rawValue)
        for text in [found.role, found.name, found.sceneClass, found.delegateClass, found.storyboard] {
            entry.bindCopy(text)
        }
        entry.bind(Int64(found.line))
        try entry.execute(db)
    }

    private func write(_ found: Target, _ file: Int64) throws {
        target.bind(ids.target)
        target.bind(file)
        target.bindCopy(found.name)
        target.bindCopy(found.kind)
        target.bindCopy(found.moduleName)
        target.bindCopy(found.platform)
        target.bindCopy(found.swiftVersion)
        target.bindCopy(found.infoPlist)
        target.bind(found.generatesInfoPlist)
        target.bind(Int64(found.line))
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
        for name in found.dependencies {
            targetDependency.bind(file)
            targetDependency.bind(ids.target)
            targetDependency.bindCopy(name)
            try targetDependency.execute(db)
        }
    }

    private func writePath(
        _ kind: StaticString, _ path: String, _ phase: TargetFile.Phase?, of folder: Int64? = nil,
        isLocalized: Bool = false, isFlat: Bool = false, _ file: Int64
    ) throws {
        targetPath.bind(file)
        targetPath.bind(ids.target)
        targetPath.bind(kind)
        targetPath.bindCopy(phase?.rawValue)
        targetPath.bindCopy(path)
        targetPath.bind(folder)
        targetPath.bind(isLocalized)
        targetPath.bind(isFlat)
        try targetPath.execute(db)
    }

    /// A key that names a nib or storyboard.
    ///
    /// - Parameter target: the target that has it as a build setting.
    private func writeNib(_ setting: NameSetting, of target: String?, _ file: Int64) throws {
        load.bind(file)
        load.bindCopy(setting.key)
        load.bindCopy(NibLoad.Purpose(key: setting.key).rawValue)
        load.bind(setting.key.contains("toryboard") ? "storyboard" : "nib")
        load.bindCopy(setting.value)
        for _ in 0..<5 { load.bind(Int64?.none) }
        load.bindCopy(target)
        load.bind(false)
        for _ in 0..<4 { load.bind(Int64?.none) }
        try finish(&load, SourcePosition(line: setting.line, column: 1))
    }

    /// A key that names a class, which the system instantiates.
    private func writeClass(_ setting: NameSetting, _ file: Int64) throws {
        call.bind(file)
        call.bindCopy(setting.key)
        call.bindCopy(PathName.lastPart(setting.value))
        for _ in 0..<3 { call.bind(Int64?.none) }
        call.bind(false)
        for _ in 0..<2 { call.bind(Int64?.none) }
        try finish(&call, SourcePosition(line: setting.line, column: 1))
    }

    private func finish(_ statement: inout InsertStatement, _ at: SourcePosition) throws {
        try statement.finish(at, db)
    }
}

extension InsertStatement {
    /// Binds the platforms of some code; NULL for all of them.
    mutating func bind(platforms: Platforms) {
        guard platforms != .all, let names = platforms.names else { return bindCopy(String?.none) }
        bindCopy(JSONList.text(names) ?? "[]")
    }

    /// Binds line and column, and writes the row.
    mutating func finish(_ at: SourcePosition, _ db: Database) throws {
        bind(Int64(at.line))
        bind(Int64(at.column))
        try execute(db)
    }
}

extension NibLoad.Purpose {
    /// What a key of a property list names a nib or storyboard for; also one
    /// for a platform or device (`~ipad`), and a build setting that stands for it.
    fileprivate init(key: String) {
        let words: [(String, NibLoad.Purpose)] = [
            ("UILaunchStoryboard", .launchScreen), ("MainNibFile", .mainNib), ("MainStoryboard", .mainStoryboard),
            ("UISceneStoryboardFile", .mainStoryboard),
        ]
        self = words.first { key.contains($0.0) }?.1 ?? .setting
    }
}
