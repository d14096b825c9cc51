import SourceCode

/// Processes the text of a build setting: references to other settings, and operators on references.
enum SettingText {
    /// A placeholder for the project's folder, which is replaced when a path is complete. Paths in a project do not
    /// contain this character.
    static let projectFolder = "\u{1}"

    /// Expands `$(NAME)`, `${NAME}` and `$(NAME:operator)`. Returns nil if a name is unknown or a limit is reached.
    static func expand(
        _ text: String, budget: inout Int, value: (String, inout Int) -> String?
    ) -> String? {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        guard text.utf8.count <= Limit.settingBytes else { return nil }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, let close = closers[open] else {
                result += "$"
                continue
            }
            // Names that contain other references (`$(A_$(B))`) are not supported. They are not used for nib names.
            guard let end = rest.firstIndex(of: close) else { return nil }
            let reference = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            budget -= 1
            guard budget > 0, let part = resolve(reference, budget: &budget, value: value) else { return nil }
            result += part
            if result.utf8.count > Limit.settingBytes { return nil }
        }
        return result + rest
    }

    /// Returns the words in a setting that can be preprocessor flags. If a word starts with `D`, the word without the
    /// `D` can also be a flag, because of `-DFLAG`.
    static func flags(in text: String) -> [String] {
        text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
            .flatMap { word in word.hasPrefix("D") ? [word, word.dropFirst()] : [word] }
            .filter(FlagRegion.isFlag).map(String.init)
    }

    private static let closers: [Character: Character] = ["(": ")", "{": "}", "[": "]"]

    private static func resolve(
        _ reference: Substring, budget: inout Int, value: (String, inout Int) -> String?
    ) -> String? {
        let parts = reference.split(separator: ":")
        guard let name = parts.first, !name.contains("$") else { return nil }
        var text = value(String(name), &budget)
        for modifier in parts.dropFirst() {
            if modifier.hasPrefix("default=") {
                if text?.isEmpty ?? true { text = String(modifier.dropFirst(8)) }
                continue
            }
            guard let known = text else { continue }
            switch modifier {
            case "c99extidentifier", "identifier": text = identifier(known)
            case "rfc1034identifier": text = domainName(known)
            case "lower": text = known.lowercased()
            case "upper": text = known.uppercased()
            case "base": text = String(RootPath.name(known).split(separator: ".").first ?? "")
            case "file": text = String(RootPath.name(known))
            case "dir": text = RootPath.parent(known)
            default: break
            }
        }
        return text
    }

    /// Converts a name to a module name, as Xcode does. A leading digit, and each character that C does not allow,
    /// becomes `_`.
    static func identifier(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isDigit = ("0"..."9").contains(scalar)
            let isAllowed = isDigit || scalar == "_" || scalar.properties.isAlphabetic
            result.unicodeScalars.append(isAllowed && !(isDigit && result.isEmpty) ? scalar : "_")
        }
        return result
    }

    /// Replaces each character that is not allowed in a domain name with `-`.
    private static func domainName(_ text: String) -> String {
        String(
            text.unicodeScalars.map { scalar in
                let character = Character(scalar)
                let isAllowed = scalar == "." || scalar.isASCII && (character.isLetter || character.isNumber)
                return isAllowed ? Character(scalar) : "-"
            })
    }
}
