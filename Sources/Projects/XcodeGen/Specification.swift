import PropertyLists

/// An XcodeGen specification as one dictionary. The included files and the templates of targets are merged into it.
///
/// Lines refer to the main specification. The contents of an included file have the line of the
/// `include` in the main specification.
struct Specification {
    private(set) var root = PlistDictionary()
    private let files: ProjectFiles
    private var read = Set<String>()
    private var budget = Limit.specificationValues

    /// Reads a specification and the files that it includes.
    ///
    /// - Parameter path: The path of the specification, relative to the root of the index.
    /// - Throws: ``ProjectError`` if the specification or an included file cannot be read. The error names that file.
    init(_ bytes: [UInt8], at path: String, files: ProjectFiles) throws(ProjectError) {
        self.files = files
        let value = try YAMLText.read(bytes)
        read.insert(path)
        guard let own = value.dictionary else { return }
        let place = Place(base: RootPath.parent(path) ?? "", relative: "", prefix: "")
        root = try merged(own, includedFrom: place, line: nil, depth: 0)
        try fillTemplates()
    }

    // MARK: Includes

    /// The location of a specification, and the prefix that makes its paths relative to the main specification.
    private struct Place {
        /// The folder of the including specification.
        var base: String
        /// The folder of the specification relative to `base`; empty if the include sets `relativePaths` to false.
        var relative: String
        /// The prefix that makes the paths in the specification relative to the folder of the main specification.
        var prefix: String
    }

    /// Merges a specification over the files that it includes. A later include has priority over an earlier include.
    private mutating func merged(
        _ own: PlistDictionary, includedFrom place: Place, line: Int?, depth: Int
    ) throws(ProjectError) -> PlistDictionary {
        var below = PlistDictionary()
        if let entry = own.entry("include") {
            let list = entry.value.array ?? [entry.value]
            for include in list {
                guard let included = try included(include, from: place, line: line ?? entry.line, depth: depth + 1)
                else { continue }
                below = try merge(included, onto: below)
            }
        }
        return try merge(withPaths(own, from: place.prefix), onto: below)
    }

    /// Returns the contents of an included file. Returns nil if the include is disabled or does not have a path, or if
    /// the file is not a dictionary. Also returns nil if the file was already read, because files can
    /// include each other.
    private mutating func included(
        _ include: PlistValue, from place: Place, line: Int, depth: Int
    ) throws(ProjectError) -> PlistDictionary? {
        let object = include.dictionary
        guard let name = include.string ?? object?.string("path") else { return nil }
        // A value with an environment variable is treated as false, because the variable is unknown.
        if let text = object?.string("enable"), !Self.isTrue(text) { return nil }
        let isRelative = object?.string("relativePaths").map(Self.isTrue) ?? true
        let base = isRelative ? RootPath.join(place.base, place.relative) : place.base
        guard let base, let asked = RootPath.join(base, name) else {
            throw ProjectError("includes \(name), which is outside the root", line: line)
        }
        let path = files.find(asked) ?? asked
        guard read.insert(path).inserted else { return nil }
        guard let bytes = files.content(path) else {
            throw ProjectError("includes \(asked), which cannot be read", line: line)
        }
        if read.count > Limit.includes || depth > 16 {
            throw ProjectError(
                "includes more than \(Limit.includes) files, or nests includes deeper than 16", line: line)
        }
        let value: PlistValue
        do {
            value = try YAMLText.read(bytes, line: line)
        } catch {
            throw ProjectError("\(path), \(error)", line: line)
        }
        let folder = isRelative ? name.split(separator: "/").dropLast().joined(separator: "/") : ""
        let prefix = place.prefix.isEmpty || folder.isEmpty ? place.prefix + folder : place.prefix + "/" + folder
        let inner = Place(base: base, relative: folder, prefix: prefix)
        guard let own = value.dictionary else { return nil }
        return try merged(own, includedFrom: inner, line: line, depth: depth)
    }

    private static func isTrue(_ text: String) -> Bool { ["true", "yes", "on", "1"].contains(text.lowercased()) }

    /// Merges one dictionary over another. Dictionaries are merged, arrays are concatenated, and other values are
    /// replaced. `KEY:REPLACE` always replaces.
    private mutating func merge(_ top: PlistDictionary, onto base: PlistDictionary, depth: Int = 0) throws(ProjectError)
        -> PlistDictionary
    {
        if base.entries.isEmpty, !top.entries.contains(where: { $0.key.hasSuffix(Self.replacement) }) { return top }
        var result = base
        for var entry in top.entries {
            try spend(1, entry.line)
            if entry.key.hasSuffix(Self.replacement) {
                entry.key.removeLast(Self.replacement.count)
            } else if let old = base[entry.key], depth < Limit.nesting {
                switch (entry.value, old) {
                case (.dictionary(let new), .dictionary(let old)):
                    entry.value = .dictionary(try merge(new, onto: old, depth: depth + 1))
                case (.array(let new), .array(let old)):
                    try spend(new.count + old.count, entry.line)
                    entry.value = .array(old + new)
                default: break
                }
            }
            result.set(entry)
        }
        return result
    }

    private static let replacement = ":REPLACE"

    private mutating func spend(_ steps: Int, _ line: Int) throws(ProjectError) {
        budget -= steps
        if budget < 0 {
            throw ProjectError("more than \(Limit.specificationValues) values, including templates", line: line)
        }
    }

    // MARK: Paths

    /// Returns a specification in which the paths of targets are relative to the folder of the main specification.
    private func withPaths(_ own: PlistDictionary, from prefix: String) -> PlistDictionary {
        if prefix.isEmpty { return own }
        var result = Self.map(own, ["configFiles"]) { Self.place($0, prefix) }
        for key in ["targets", "targetTemplates"] {
            guard let entry = result.entry(key), let targets = entry.value.dictionary else { continue }
            let moved = targets.entries.map { entry -> PlistDictionary.Entry in
                guard let target = entry.value.dictionary else { return entry }
                var moved = Self.map(target, ["configFiles", "sources"]) { Self.place($0, prefix) }
                if let info = moved.entry("info"), let plist = info.value.dictionary {
                    let placed = Self.map(plist, ["path"]) { Self.place($0, prefix) }
                    moved.set(.init(key: "info", line: info.line, value: .dictionary(placed)))
                }
                return .init(key: entry.key, line: entry.line, value: .dictionary(moved))
            }
            result.set(.init(key: key, line: entry.line, value: .dictionary(PlistDictionary(moved))))
        }
        return result
    }

    /// Adds the prefix to a path, to each path in a list (including the `path` of objects), or to each path in a
    /// dictionary. Absolute paths stay unchanged.
    private static func place(_ value: PlistValue, _ prefix: String) -> PlistValue {
        switch value {
        case .string(let path): return .string(path.hasPrefix("/") ? path : prefix + "/" + path)
        case .array(let values):
            return .array(
                values.map { value in
                    guard let object = value.dictionary else { return place(value, prefix) }
                    return .dictionary(map(object, ["path"]) { place($0, prefix) })
                })
        case .dictionary(let dictionary):
            return .dictionary(
                map(dictionary, dictionary.entries.map(\.key)) { $0.string == nil ? $0 : place($0, prefix) })
        case .uid, .data, .other: return .other
        }
    }

    /// Returns a dictionary in which the values of some keys are changed. `sources:REPLACE` counts as `sources`.
    private static func map(
        _ dictionary: PlistDictionary, _ keys: [String], _ change: (PlistValue) -> PlistValue
    ) -> PlistDictionary {
        let keys = Set(keys)
        return PlistDictionary(
            dictionary.entries.map { entry in
                let name = entry.key.hasSuffix(replacement) ? String(entry.key.dropLast(replacement.count)) : entry.key
                return keys.contains(name) ? .init(key: entry.key, line: entry.line, value: change(entry.value)) : entry
            })
    }

    // MARK: Templates

    /// Merges each target over its templates, and replaces the variables for the name and the attributes
    /// of the target. A target with several platforms becomes one target per platform.
    private mutating func fillTemplates() throws(ProjectError) {
        guard let entry = root.entry("targets"), let targets = entry.value.dictionary else { return }
        let templates = root.dictionary("targetTemplates") ?? PlistDictionary()
        var filled: [PlistDictionary.Entry] = []
        for entry in targets.entries {
            guard var target = entry.value.dictionary else { continue }
            var names: [String] = []
            var seen = Set<String>()
            collectTemplates(target, templates, &names, &seen, depth: 0)
            if !names.isEmpty {
                var below = PlistDictionary()
                for template in names.compactMap(templates.dictionary) { below = try merge(template, onto: below) }
                target = try merge(target, onto: below)
                target = try fill(target, ["target_name": entry.key], entry.line)
                let attributes = target.dictionary("templateAttributes")?.entries ?? []
                let variables = attributes.compactMap { entry in entry.value.string.map { (entry.key, $0) } }
                if !variables.isEmpty { target = try fill(target, Dictionary(variables) { $1 }, entry.line) }
            }
            filled += try platforms(of: target, entry.key, entry.line)
        }
        root.set(.init(key: "targets", line: entry.line, value: .dictionary(PlistDictionary(filled))))
    }

    /// Collects the names of a target's templates. If a template uses other templates, their names come
    /// before its own name.
    private func collectTemplates(
        _ object: PlistDictionary, _ templates: PlistDictionary, _ names: inout [String], _ seen: inout Set<String>,
        depth: Int
    ) {
        guard depth < 16 else { return }
        for name in object.strings("templates").prefix(Limit.names) where seen.insert(name).inserted {
            guard let template = templates.dictionary(name) else { continue }
            collectTemplates(template, templates, &names, &seen, depth: depth + 1)
            names.append(name)
        }
    }

    /// Splits a target with several platforms into one target per platform. The product and the module keep the name of
    /// the original target.
    private mutating func platforms(
        of target: PlistDictionary, _ name: String, _ line: Int
    ) throws(ProjectError) -> [PlistDictionary.Entry] {
        guard let platforms = target["platform"]?.array?.compactMap(\.string) else {
            return [.init(key: name, line: line, value: .dictionary(target))]
        }
        var result: [PlistDictionary.Entry] = []
        for platform in platforms.prefix(16) {
            var one = try fill(target, ["platform": platform], line)
            one.set(.init(key: "platform", line: line, value: .string(platform)))
            one.set(.init(key: "productName", line: line, value: .string(name)))
            let whole = (one.string("platformPrefix") ?? "") + name + (one.string("platformSuffix") ?? "_" + platform)
            result.append(.init(key: whole, line: line, value: .dictionary(one)))
        }
        return result
    }

    private mutating func fill(
        _ object: PlistDictionary, _ variables: [String: String], _ line: Int
    ) throws(ProjectError) -> PlistDictionary {
        try fill(.dictionary(object), variables, line).dictionary ?? object
    }

    /// Returns a value in which variables such as `${NAME}` are replaced, also in keys. Unknown variables stay
    /// unchanged.
    private mutating func fill(
        _ value: PlistValue, _ variables: [String: String], _ line: Int
    ) throws(ProjectError) -> PlistValue {
        try spend(1, line)
        switch value {
        case .string(let text): return .string(try fill(text, variables, line))
        case .array(let values):
            var filled: [PlistValue] = []
            for value in values { filled.append(try fill(value, variables, line)) }
            return .array(filled)
        case .dictionary(let dictionary):
            var filled = PlistDictionary()
            for entry in dictionary.entries {
                let value = try fill(entry.value, variables, line)
                filled.append(.init(key: try fill(entry.key, variables, line), line: entry.line, value: value))
            }
            return .dictionary(filled)
        case .uid, .data, .other: return .other
        }
    }

    private mutating func fill(_ text: String, _ variables: [String: String], _ line: Int) throws(ProjectError)
        -> String
    {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var (result, rest) = ("", text[...])
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...]
            if rest.hasPrefix("${"), let end = rest.firstIndex(of: "}"),
                let value = variables[String(rest[rest.index(start, offsetBy: 2)..<end])]
            {
                result += value
                rest = rest[rest.index(after: end)...]
            } else {
                result += "$"
                rest = rest.dropFirst()
            }
            if result.utf8.count > Limit.templateBytes {
                throw ProjectError("a text of more than \(Limit.templateBytes) bytes", line: line)
            }
        }
        result += rest
        try spend(result.utf8.count >> 8, line)
        return result
    }
}
