import Bytes

/// Reads the podspecs of CocoaPods, and determines which pod a file in a `Pods` folder belongs to.
package enum Podspec {
    /// Reads the assignments of literal strings in a `.podspec`. The name of the variable does not matter.
    ///
    /// Subspecs are part of their pod, but test specs and app specs are not. Strings that are built at run time are
    /// skipped.
    ///
    /// - Parameter path: The podspec, relative to the root of the index.
    /// - Throws: ``ProjectError`` if the name is missing, or if the file is larger than 1 MB or outside the root.
    package static func read(_ bytes: [UInt8], at path: String) throws(ProjectError) -> ProjectDescription {
        try checkSize(bytes)
        var reader = PodspecReader(RubyText(bytes))
        reader.read()
        return try reader.pod.description(at: path)
    }

    /// Reads a `.podspec.json`.
    ///
    /// - Parameter path: The podspec, relative to the root of the index.
    /// - Throws: ``ProjectError`` if the name is missing, or if the file is not JSON, larger than 1 MB or outside the
    ///   root.
    package static func readJSON(_ bytes: [UInt8], at path: String) throws(ProjectError) -> ProjectDescription {
        try checkSize(bytes)
        let value = try ProjectError.of { () throws(TextError) in
            try JSONReader.read(bytes, JSONReader.Limits(nesting: Limit.nesting))
        }
        guard case .object(let object) = value else { throw ProjectError("no JSON object", line: 1) }
        var pod = Pod()
        pod.name = value["name"]?.text
        pod.moduleName = value["module_name"]?.text
        pod.add(object, depth: 0)
        return try pod.description(at: path)
    }

    /// Returns the pod that contains a file in a `Pods` folder: `App/Pods/Some-Kit/View.xib` belongs to the pod
    /// `Some-Kit` with the module `Some_Kit`. Returns nil for files that CocoaPods generates in this folder.
    ///
    /// The podspec can set another module name. If `Pods.xcodeproj` exists, this project is the more reliable source.
    package static func installed(at path: String) -> Target? {
        let parts = path.split(separator: "/")
        guard let place = parts.firstIndex(of: "Pods"), parts.count > place + 2 else { return nil }
        let name = String(parts[place + 1])
        if ["Target Support Files", "Headers", "Local Podspecs"].contains(name) || name.hasSuffix(".xcodeproj") {
            return nil
        }
        var target = Target(name: name, line: 1)
        target.kind = "pod"
        target.moduleName = SettingText.identifier(name)
        target.folders = [TargetFolder(path: parts[...(place + 1)].joined(separator: "/"))]
        return target
    }

    private static func checkSize(_ bytes: [UInt8]) throws(ProjectError) {
        if bytes.count > Limit.manifestBytes {
            throw ProjectError("larger than \(Limit.manifestBytes >> 20) MB", line: 1)
        }
    }
}

/// The contents of a podspec.
struct Pod {
    var name: String?
    var moduleName: String?
    var line = 1
    var sources: [String] = []
    var resources: [String] = []
    var excluded: [String] = []
    /// Names of other pods (`Kit`), and of subspecs in any pod (`Kit/Core`).
    var dependencies: [String] = []
    /// The platforms in the podspec, as written.
    var platforms: Set<String> = []
    /// The part that was omitted because of a limit; nil if nothing was omitted.
    private var problem: String?

    static let platforms = [
        "ios": "iOS", "osx": "macOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS",
    ]

    /// Returns the property that stores the patterns of an attribute; nil for an attribute that does not list files.
    static func list(_ attribute: String) -> WritableKeyPath<Pod, [String]>? {
        switch attribute {
        case "source_files": \.sources
        case "resources", "resource", "resource_bundles", "resource_bundle": \.resources
        case "exclude_files": \.excluded
        default: nil
        }
    }

    /// Adds the attributes of a JSON specification, of its subspecs and of its platforms.
    mutating func add(_ object: [JSONTree.Member], depth: Int, isForPlatform: Bool = false) {
        for member in object.sorted(by: { $0.key < $1.key }) {
            let (key, value) = (member.key, member.value)
            // Another platform may include the files that this platform excludes.
            if key == "exclude_files", isForPlatform { continue }
            if let list = Self.list(key) {
                self[keyPath: list] += Self.strings(value)
            } else if key == "dependencies", case .object(let names) = value {
                dependencies += names.map(\.key).sorted()
            } else if key == "platforms", depth == 0, case .object(let names) = value {
                platforms = Set(names.map(\.key))
            } else if key == "subspecs" || Self.platforms[key] != nil, depth == Limit.subspecs {
                problem = "subspecs nested deeper than \(Limit.subspecs) are left out"
            } else if Self.platforms[key] != nil, case .object(let inner) = value {
                add(inner, depth: depth + 1, isForPlatform: true)
            } else if key == "subspecs" {
                for inner in value.items { add(inner.members, depth: depth + 1) }
            }
        }
    }

    private static func strings(_ value: JSONTree) -> [String] {
        switch value {
        case .text(let text): [text]
        case .list(let texts): texts.compactMap(\.text)
        case .object(let bundles):
            bundles.sorted { $0.key < $1.key }.flatMap {
                $0.value.text.map { [$0] } ?? $0.value.items.compactMap(\.text)
            }
        default: []
        }
    }

    func description(at path: String) throws(ProjectError) -> ProjectDescription {
        guard let name, !name.isEmpty else { throw ProjectError("no literal name", line: 1) }
        guard let place = RootPath.join("", path) else { throw ProjectError("a podspec outside the root", line: 1) }
        let folder = RootPath.parent(place) ?? ""
        var result = ProjectDescription()
        result.problem = problem.map { ProjectError($0, line: line) }
        var target = Target(name: name, line: line)
        target.kind = "pod"
        target.moduleName = moduleName ?? SettingText.identifier(name)
        let named = Set(platforms.compactMap { Self.platforms[$0] })
        if named.count == 1 { target.platform = named.first }
        // `Kit/Core` is a subspec of the pod `Kit`.
        for other in dependencies.compactMap({ $0.split(separator: "/").first }) where other != name {
            target.depend(on: other)
        }
        let left = excluded.flatMap(Self.alternatives).compactMap { Self.wholeFolder($0, in: folder) }
        let literal = PathPattern.literal(folder)
        let leftPatterns = excluded.filter { Self.wholeFolder($0, in: folder) == nil }.prefix(Limit.names).compactMap {
            RootPath.join(literal, $0)
        }
        var (seen, seenFiles) = (Set<TargetFolder>(), Set<TargetFile>())
        for (patterns, phase) in [(sources, nil), (resources, TargetFile.Phase.resources)] {
            let all = patterns.flatMap(Self.alternatives)
            if all.count > Limit.names {
                result.problem = ProjectError(
                    "\(all.count) file patterns; only the first \(Limit.names) are used", line: line)
            }
            for pattern in all.prefix(Limit.names) {
                guard let (prefix, rest) = Self.split(pattern), let path = RootPath.join(folder, prefix) else {
                    continue
                }
                if rest.isEmpty, !RootPath.fileExtension(path).isEmpty {
                    let file = TargetFile(path: path, phase: phase ?? SourceKind.phase(of: path))
                    if seenFiles.insert(file).inserted { target.files.append(file) }
                    continue
                }
                var found = TargetFolder(path: path, phase: phase)
                // `A/*.h` matches only files directly in A. `A/*/B.h` and `A/**/*.h` also match files in subfolders.
                found.isRecursive = rest.isEmpty || rest.contains("**") || rest.contains("/")
                found.excluded = left
                found.excludedPatterns = leftPatterns
                if phase == nil, !rest.isEmpty { found.patterns = RootPath.join(literal, pattern).map { [$0] } ?? [] }
                if seen.insert(found).inserted { target.folders.append(found) }
            }
        }
        result.targets = [target]
        return result
    }

    /// Splits a pattern into the folders before its first wildcard, and the rest.
    private static func split(_ pattern: String) -> (folder: String, rest: String)? {
        pattern.isEmpty ? nil : PathPattern.split(pattern)
    }

    /// Splits `{A,B}/*.m` into two patterns if the alternatives are folders. Other patterns stay unchanged.
    private static func alternatives(_ pattern: String) -> [String] {
        guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}"),
            pattern[close...].contains("/")
        else { return [pattern] }
        let names = pattern[pattern.index(after: open)..<close].split(separator: ",").prefix(16)
        return names.map { pattern[..<open] + $0 + pattern[pattern.index(after: close)...] }.map(String.init)
    }

    /// Returns the path that an exclusion excludes completely; nil if the exclusion only selects some files with
    /// wildcards.
    private static func wholeFolder(_ pattern: String, in folder: String) -> String? {
        guard let (prefix, rest) = split(pattern), ["", "**", "**/*", "**/*.*"].contains(rest) else { return nil }
        return RootPath.join(folder, prefix)
    }
}

/// Finds the assignments in a podspec.
private struct PodspecReader {
    private(set) var pod = Pod()
    private let tokens: [(token: RubyText.Token, line: Int)]
    private var place = 0
    /// The block variables of test specs and app specs. Their files are not part of the pod.
    private var testVariables: Set<String> = []

    init(_ text: RubyText) { tokens = text.tokens }

    mutating func read() {
        var isTest = false
        while place < tokens.count {
            switch tokens[place].token {
            case .name("test_spec"), .name("app_spec"): isTest = true
            case .name("subspec"): isTest = false
            case .mark(UInt8(ascii: "|")):
                if case .name(let variable)? = token(1), token(2) == .mark(UInt8(ascii: "|")) {
                    if isTest { testVariables.insert(variable) } else { testVariables.remove(variable) }
                    place += 2
                    isTest = false
                }
            case .mark(UInt8(ascii: ".")): attribute()
            default: break
            }
            place += 1
        }
    }

    private func token(_ offset: Int) -> RubyText.Token? {
        place + offset < tokens.count && place + offset >= 0 ? tokens[place + offset].token : nil
    }

    /// Reads `dependency 'Kit/Core', '~> 2.0'`. The current token is the dot before `dependency`.
    private mutating func dependency() {
        let first = token(2) == .mark(UInt8(ascii: "(")) ? 3 : 2
        if case .name(let variable)? = token(-1), testVariables.contains(variable) { return }
        if case .string(let name?)? = token(first) { pod.dependencies.append(name) }
    }

    /// Reads an attribute: `s.name = …`, `s.ios.source_files += …`. The current token is the dot before the first name.
    private mutating func attribute() {
        guard case .name(let attribute)? = token(1) else { return }
        if attribute == "dependency" { return dependency() }
        var start = 2
        if token(start) == .mark(UInt8(ascii: "+")) { start += 1 }
        guard token(start) == .mark(UInt8(ascii: "=")), token(start + 1) != .mark(UInt8(ascii: "=")) else { return }
        let line = tokens[place].line
        if case .name(let variable)? = token(-1), testVariables.contains(variable) { return }
        if attribute == "exclude_files", case .name(let platform)? = token(-1), Pod.platforms[platform] != nil {
            return
        }
        place += start
        if let list = Pod.list(attribute) {
            pod[keyPath: list] += strings()
        } else if attribute == "name", pod.name == nil {
            pod.name = strings().first
            pod.line = line
        } else if attribute == "module_name", pod.moduleName == nil {
            pod.moduleName = strings().first
        } else if attribute == "platform", token(1) == .mark(UInt8(ascii: ":")), case .name(let platform)? = token(2) {
            pod.platforms = [platform]
        } else if attribute == "deployment_target", case .name(let platform)? = token(-start - 1) {
            pod.platforms.insert(platform)
        }
    }

    /// Reads the literal strings up to the end of the statement, without the keys of hashes.
    private mutating func strings() -> [String] {
        var result: [String] = []
        var depth = 0
        var continues = true
        while place + 1 < tokens.count {
            let next = tokens[place + 1].token
            if next == .newLine, depth <= 0, !continues { break }
            place += 1
            switch next {
            case .newLine: continue
            case .string(let text):
                let isKey = token(1) == .arrow || (token(1) == .mark(UInt8(ascii: ":")) && depth > 0)
                if let text, !isKey { result.append(text) }
                continues = false
            case .mark(let mark):
                if "[{(".utf8.contains(mark) { depth += 1 }
                if "]})".utf8.contains(mark) { depth -= 1 }
                continues = mark == UInt8(ascii: ",") || mark == UInt8(ascii: "+") || mark == UInt8(ascii: "|")
            case .arrow: continues = true
            case .name: continues = false
            }
        }
        return result
    }
}
