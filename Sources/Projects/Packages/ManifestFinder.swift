/// Finds the targets among the tokens of a manifest.
struct ManifestFinder {
    private(set) var targets: [ManifestTarget] = []
    /// The highest version in `swiftLanguageModes` or `swiftLanguageVersions`; nil if the manifest does not contain a
    /// version.
    private(set) var languageMode: String?
    private let tokens: [(token: ManifestText.Token, line: Int)]
    /// The position of each closing bracket, by the position of the opening bracket.
    private var closing: [Int: Int] = [:]
    private var constants: [String: String] = [:]
    /// Constants whose text is longer than the limit.
    private var longConstants: Set<String> = []
    /// The line of the first name or path that is used and is longer than the limit.
    private let excess = Excess()

    private final class Excess {
        var line: Int?
    }

    /// The problem to report if a name or path is omitted because it is too long; nil otherwise.
    var problem: ProjectError? {
        excess.line.map {
            ProjectError(
                "a name or path longer than \(Limit.pathBytes) bytes; its target or path is omitted", line: $0)
        }
    }

    private static let kinds = [
        "target": "library", "executableTarget": "executable", "testTarget": "test", "macro": "macro",
        "plugin": "plugin", "systemLibrary": "system-library", "binaryTarget": "binary",
    ]

    /// Argument labels whose values refer to targets with `.target(name:)` or `.plugin(name:)`.
    private static let references: Set<String> = ["dependencies", "products", "plugins"]

    init(_ tokens: [(token: ManifestText.Token, line: Int)]) {
        self.tokens = tokens
        var open: [Int] = []
        for (place, token) in tokens.enumerated() {
            guard case .mark(let mark) = token.token else { continue }
            if "([{".utf8.contains(mark) { open.append(place) }
            if ")]}".utf8.contains(mark), let start = open.popLast() { closing[start] = place }
        }
        // An unclosed bracket extends to the end of the file.
        for start in open { closing[start] = tokens.count }
    }

    /// Finds the targets and the language mode.
    mutating func find() {
        var place = 0
        while place < tokens.count {
            if let end = referenceEnd(place) {
                place = end
                continue
            }
            if case .name("let") = tokens[place].token { readConstant(place) }
            if let name = name(place), name.hasPrefix("swiftLanguage"), isMark(place + 1, ":") {
                readLanguageModes(argument(place + 2, limit: tokens.count))
            }
            if let kind = kind(place), let end = closing[place + 2] {
                add(kind, at: place, end: end)
                place = end
            }
            place += 1
        }
    }

    private func name(_ place: Int) -> String? {
        guard tokens.indices.contains(place), case .name(let name) = tokens[place].token else { return nil }
        return name
    }

    private func isMark(_ place: Int, _ marks: StaticString) -> Bool {
        guard tokens.indices.contains(place), case .mark(let mark) = tokens[place].token else { return false }
        return marks.withUTF8Buffer { $0.contains(mark) }
    }

    /// If a list or call with only references to targets starts here, returns the position of its closing bracket.
    /// Examples are `dependencies: […]`, `target.dependencies.append(…)`, `target.dependencies += […]`,
    /// `let x: [Target.Dependency] = […]`.
    private func referenceEnd(_ place: Int) -> Int? {
        guard let name = name(place) else { return nil }
        var open = place + 1
        if Self.references.contains(name) {
            if isMark(open, ":") || isMark(open, "+") { open += 1 }
            if isMark(open, "=") { open += 1 }
            if isMark(place + 1, "."), isMark(place + 3, "(") { open = place + 3 }
        } else if name.hasSuffix("Dependency") {
            if isMark(open, "]") { open += 1 }
            guard isMark(open, "=") else { return nil }
            open += 1
        } else {
            return nil
        }
        return isMark(open, "[(") ? closing[open] : nil
    }

    /// If the dot of a call such as `.target(` or `Target.target(` is at this position, returns the kind of target that
    /// the call creates.
    private func kind(_ place: Int) -> String? {
        guard isMark(place, "."), let called = name(place + 1), let kind = Self.kinds[called], isMark(place + 2, "(")
        else {
            return nil
        }
        if place == 0 || isMark(place - 1, ",[(=?:{") { return kind }
        return ["Target", "return", "in"].contains(name(place - 1) ?? "") ? kind : nil
    }

    private mutating func add(_ kind: String, at place: Int, end: Int) {
        var target = ManifestTarget(kind: kind, name: "", line: tokens[place].line)
        var found: String?
        var next = place + 3
        while next < end {
            let value = argument(next, limit: end)
            if let label = name(next), isMark(next + 1, ":") {
                let value = next + 2..<max(value.upperBound, next + 2)
                switch label {
                case "name": found = string(value)
                case "path": target.path = string(value)
                case "dependencies": target.dependencies = elements(value).compactMap(dependency)
                case "exclude": target.exclude = elements(value).compactMap(string)
                case "sources":
                    target.sources = isMark(value.lowerBound, "[") ? elements(value).compactMap(string) : nil
                case "resources":
                    target.copied = elements(value).compactMap { call($0, ["copy", "embedInCode"]).flatMap(string) }
                case "swiftSettings":
                    let modes = elements(value).compactMap { call($0, ["swiftLanguageMode", "swiftLanguageVersion"]) }
                    target.languageMode = modes.compactMap(mode).first
                default: break
                }
            }
            next = value.upperBound + 1
        }
        guard let found, !found.isEmpty, !found.contains("/") else { return }
        target.name = found
        targets.append(target)
    }

    /// Returns the name in `"Kit"`, `.target(name: "Kit")` or `.product(name: "Kit", package: …)`.
    private func dependency(_ value: Range<Int>) -> String? {
        guard let argument = call(value, ["target", "product", "byName"]) else { return string(value) }
        guard name(argument.lowerBound) == "name", isMark(argument.lowerBound + 1, ":") else { return nil }
        return string(argument.lowerBound + 2..<max(argument.upperBound, argument.lowerBound + 2))
    }

    // MARK: Values

    /// Returns the range from a token to the next comma or closing bracket. Nested brackets are skipped.
    private func argument(_ start: Int, limit: Int) -> Range<Int> {
        var place = start
        while place < limit, !isMark(place, ",)]}") { place = (closing[place] ?? place) + 1 }
        return start..<min(max(place, start), max(limit, start))
    }

    /// Returns the elements of an array.
    private func elements(_ value: Range<Int>) -> [Range<Int>] {
        guard isMark(value.lowerBound, "["), let end = closing[value.lowerBound] else { return [] }
        var result: [Range<Int>] = []
        var next = value.lowerBound + 1
        while next < end {
            let element = argument(next, limit: end)
            if !element.isEmpty { result.append(element) }
            next = element.upperBound + 1
        }
        return result
    }

    /// Returns the first argument of a call `.NAME(…)` if NAME is one of `names`; nil for any other value.
    private func call(_ value: Range<Int>, _ names: Set<String>) -> Range<Int>? {
        let start = value.lowerBound
        guard isMark(start, "."), names.contains(name(start + 1) ?? ""), isMark(start + 2, "("),
            let end = closing[start + 2]
        else { return nil }
        return argument(start + 3, limit: end)
    }

    /// Returns the value of a literal, of a constant, or of several of them joined with `+`. Returns nil for any other
    /// expression, and if the text is too long.
    private func string(_ value: Range<Int>) -> String? {
        guard !value.isEmpty, value.count < 64 else { return nil }
        var result = ""
        for (offset, place) in value.enumerated() {
            if offset % 2 == 1 {
                guard isMark(place, "+") else { return nil }
                continue
            }
            guard let text = text(place) else { return nil }
            guard result.utf8.count + text.utf8.count < Limit.pathBytes else {
                excess.line = excess.line ?? tokens[place].line
                return nil
            }
            result += text
        }
        return value.count % 2 == 1 ? result : nil
    }

    private func text(_ place: Int) -> String? {
        guard tokens.indices.contains(place) else { return nil }
        switch tokens[place].token {
        case .name(let name):
            if longConstants.contains(name) { excess.line = excess.line ?? tokens[place].line }
            return constants[name]
        case .string(let parts):
            var result = ""
            for part in parts.prefix(64) {
                switch part {
                case .text(let text): result += text
                case .constant(let name):
                    if let name, longConstants.contains(name) { excess.line = excess.line ?? tokens[place].line }
                    guard let value = name.flatMap({ constants[$0] }) else { return nil }
                    result += value
                }
            }
            return result
        case .mark: return nil
        }
    }

    /// Reads a constant, such as `let name = "Kit" + other` or `let name: String = "Kit"`.
    private mutating func readConstant(_ place: Int) {
        guard let name = name(place + 1) else { return }
        var start = place + 2
        if isMark(start, ":"), self.name(start + 1) == "String" { start += 2 }
        guard isMark(start, "=") else { return }
        var end = start + 2
        while isMark(end, "+"), end - start < 64 { end += 2 }
        if isMark(end, ".([?") { return }
        // A text that is too long is a problem only if something uses the constant.
        let line = excess.line
        excess.line = nil
        if let text = string(start + 1..<min(end, tokens.count)) {
            constants[name] = text
        } else if excess.line != nil {
            longConstants.insert(name)
        }
        excess.line = line
    }

    /// Reads `swiftLanguageModes: [.v5, .v6]`, `swiftLanguageVersions: [4, 5]`.
    private mutating func readLanguageModes(_ value: Range<Int>) {
        let modes = elements(value).compactMap(mode)
        if let highest = modes.max(by: { Double($0) ?? 0 < Double($1) ?? 0 }) { languageMode = highest }
    }

    /// Returns a version without its Swift syntax: `5` for `.v5`, `5`, `"5"` and `.version("5")`; `4.2` for `.v4_2`.
    private func mode(_ value: Range<Int>) -> String? {
        if let version = call(value, ["version"]) { return string(version) }
        guard let first = name(value.lowerBound) else {
            guard isMark(value.lowerBound, "."), let name = name(value.lowerBound + 1), name.hasPrefix("v") else {
                return string(value)
            }
            return name.dropFirst().split(separator: "_").joined(separator: ".")
        }
        return first.utf8.allSatisfy { (0x30...0x39).contains($0) } ? first : constants[first]
    }
}
