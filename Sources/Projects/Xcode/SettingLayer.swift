import PropertyLists

/// The build settings from one source: a configuration of a target or project, or an xcconfig with its includes.
struct SettingLayer {
    struct Setting {
        /// The key as written, such as `KEY[sdk=…]`.
        var key: String
        var value: String
        var line: Int
        /// The xcconfig that contains the setting; nil for the project file.
        var path: String?
    }

    /// All settings in the order of the file. Later settings have priority.
    private(set) var all: [Setting] = []
    /// The settings that name nibs or classes.
    private(set) var names: [Setting] = []
    /// If the xcconfig of this layer cannot be read or is too large, the path of the xcconfig; otherwise nil.
    fileprivate(set) var missing: String?
    private var byName: [String: [Int]] = [:]

    mutating func append(_ setting: Setting) {
        byName[Self.name(setting.key), default: []].append(all.count)
        all.append(setting)
        if names.count < Limit.names, Self.plistKey(setting.key) != nil { names.append(setting) }
    }

    /// Creates a layer from a configuration in the project file.
    init(configuration: PlistDictionary) {
        for entry in configuration.dictionary("buildSettings")?.entries ?? [] {
            let value = entry.value.string ?? entry.value.array?.compactMap(\.string).joined(separator: " ")
            if let value { append(Setting(key: entry.key, value: value, line: entry.line)) }
        }
    }

    init() {}

    /// Returns the value of a setting. A value for the given SDK has priority over a general value.
    func value(_ name: String, sdk: String?) -> String? {
        guard let places = byName[name] else { return nil }
        let plain = places.last { all[$0].key == name }
        let conditional = places.last { place in
            guard let pattern = Self.sdkPattern(all[place].key) else { return false }
            // If the SDK is unknown and the setting has no unconditional value, use the last conditional value.
            return sdk.map { Self.matches(pattern, $0) } ?? (plain == nil)
        }
        return (conditional ?? plain).map { all[$0].value }
    }

    /// Returns the line of the last value of a setting, regardless of the SDK; nil if the setting is missing or in an
    /// xcconfig.
    func line(_ name: String) -> Int? {
        byName[name]?.last.flatMap { all[$0].path == nil ? all[$0].line : nil }
    }

    /// Returns the property list key that a build setting defines; nil if the setting does not name a nib or class.
    static func plistKey(_ key: String) -> String? {
        let prefix = "INFOPLIST_KEY_"
        guard key.hasPrefix(prefix) else { return nil }
        var key = InfoPlist.plainKey(String(name(key).dropFirst(prefix.count)))
        // Build settings cannot contain `~ipad`, so Xcode uses these suffixes.
        for device in ["_iPad", "_iPhone"] where key.hasSuffix(device) { key.removeLast(device.count) }
        return InfoPlist.nibKeys.contains(key) || InfoPlist.classKeys.contains(key) ? key : nil
    }

    /// Returns `KEY[sdk=iphoneos*][arch=arm64]` as `KEY`.
    static func name(_ key: String) -> String {
        guard let bracket = key.utf8.firstIndex(of: UInt8(ascii: "[")) else { return key }
        return String(key[..<bracket])
    }

    /// Returns the SDK pattern in a key; nil if the key does not have an SDK pattern, or has other conditions.
    private static func sdkPattern(_ key: String) -> Substring? {
        let parts = key.split(separator: "[")
        guard parts.count == 2, parts[1].hasPrefix("sdk="), parts[1].hasSuffix("]") else { return nil }
        return parts[1].dropFirst(4).dropLast()
    }

    /// Whether an SDK matches a pattern. A pattern ends with `*` or is a complete name (`iphone*`, `macosx`). The name
    /// of an SDK may end with a version.
    private static func matches(_ pattern: Substring, _ sdk: String) -> Bool {
        guard let star = pattern.firstIndex(of: "*") else { return sdk == pattern }
        return sdk.hasPrefix(pattern[..<star])
    }
}

/// The layers of each configuration. They are read once, even if several targets share them.
final class SettingLayers {
    private let objects: PlistDictionary
    private let files: XcodeFiles
    private let readFile: (String) -> [UInt8]?
    private var known: [String: [SettingLayer]] = [:]
    private var configurationFiles: [String: SettingLayer] = [:]

    init(objects: PlistDictionary, files: XcodeFiles, readFile: @escaping (String) -> [UInt8]?) {
        (self.objects, self.files, self.readFile) = (objects, files, readFile)
    }

    /// Returns the layer of a configuration, followed by the layer of its xcconfig.
    func layers(of identifier: String) -> [SettingLayer] {
        if let layers = known[identifier] { return layers }
        var layers: [SettingLayer] = []
        if let configuration = objects.dictionary(identifier) {
            layers.append(SettingLayer(configuration: configuration))
            if let path = path(of: configuration) {
                let layer = configurationFiles[path] ?? ConfigurationFile.read(path, readFile: readFile)
                configurationFiles[path] = layer
                layers.append(layer)
            }
        }
        known[identifier] = layers
        return layers
    }

    private func path(of configuration: PlistDictionary) -> String? {
        if let base = configuration.string("baseConfigurationReference") { return files.path(of: base) }
        // Xcode 16 refers to a file in a synchronized folder by the folder and a relative path.
        guard let anchor = configuration.string("baseConfigurationReferenceAnchor"),
            let name = configuration.string("baseConfigurationReferenceRelativePath"),
            let folder = files.path(of: anchor)
        else { return nil }
        return RootPath.join(folder, name)
    }
}

/// Reads `.xcconfig` files.
enum ConfigurationFile {
    /// Reads the settings in a file and in the files that it includes, in the order in which Xcode reads them.
    static func read(_ path: String, readFile: (String) -> [UInt8]?) -> SettingLayer {
        var layer = SettingLayer()
        var budget = Limit.includes
        var open = Set<String>()
        read(path, into: &layer, open: &open, budget: &budget, readFile: readFile)
        return layer
    }

    private static func read(
        _ path: String, into layer: inout SettingLayer, open: inout Set<String>, budget: inout Int,
        readFile: (String) -> [UInt8]?
    ) {
        guard budget > 0, open.count < 16, open.insert(path).inserted else { return }
        defer { open.remove(path) }
        budget -= 1
        guard let bytes = readFile(path), bytes.count <= Limit.manifestBytes else {
            if open.count == 1 { layer.missing = path }
            return
        }
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for (number, bytes) in lines.enumerated() {
            let text = trim(withoutComment(String(decoding: bytes, as: UTF8.self)))
            if text.hasPrefix("#include") {
                guard let name = quoted(text) else { continue }
                // Xcode first looks in the folder of the including file, then in the project folder. Real projects only
                // use the first folder.
                guard let other = RootPath.join(RootPath.parent(path) ?? "", name) else { continue }
                read(other, into: &layer, open: &open, budget: &budget, readFile: readFile)
            } else if let equals = assignment(in: text) {
                let key = trim(text[..<equals])
                var value = trim(text[text.index(after: equals)...])
                if value.hasSuffix(";") { value = trim(value.dropLast()) }
                if value.count >= 2, value.first == "\"", value.last == "\"" { value = value.dropFirst().dropLast() }
                if key.isEmpty || key.hasPrefix("#") { continue }
                layer.append(SettingLayer.Setting(key: String(key), value: String(value), line: number + 1, path: path))
            }
        }
    }

    /// The `=` after the key. An `=` in `[sdk=…]` is skipped.
    private static func assignment(in text: Substring) -> Substring.Index? {
        var depth = 0
        for place in text.utf8.indices {
            switch text.utf8[place] {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "=") where depth <= 0: return place
            default: break
            }
        }
        return nil
    }

    private static func withoutComment(_ line: String) -> Substring {
        var scanner = line.utf8.startIndex
        while let slash = line.utf8[scanner...].firstIndex(of: UInt8(ascii: "/")) {
            let next = line.utf8.index(after: slash)
            if next < line.utf8.endIndex, line.utf8[next] == UInt8(ascii: "/") { return line[..<slash] }
            scanner = next
        }
        return line[...]
    }

    private static func quoted(_ text: Substring) -> String? {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count >= 3 ? String(parts[1]) : nil
    }

    private static func trim(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first.isWhitespace { text = text.dropFirst() }
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return text
    }
}
