/// Derives the Objective-C selector of a Swift method that has no explicit selector.
///
/// The compiler uses the same rule: the base name, `With`, and the capitalized first label. `With` is omitted if the
/// first word of the label or the last word of the base name is a preposition. Later labels are not changed.
public enum SwiftSelector {
    /// Returns the selector of a method or initializer.
    ///
    /// - Parameter labels: the argument labels, with `_` for an argument without a label.
    public static func selector(
        baseName: String, labels: [String], isAsync: Bool = false, isThrowing: Bool = false
    ) -> String {
        // In Objective-C, an asynchronous or throwing method has one more argument.
        var labels = labels
        if isAsync {
            if labels.isEmpty { return baseName + "WithCompletionHandler:" }
            labels.append("completionHandler")
        } else if isThrowing {
            if labels.isEmpty { return baseName + "AndReturnError:" }
            labels.append("error")
        }
        guard let first = labels.first else { return baseName }
        var selector = baseName
        if first != "_" {
            let isPreposition = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: baseName))
            selector += (isPreposition ? "" : "With") + capitalized(first)
        }
        selector += ":"
        for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
        return selector
    }

    /// Returns the possible Swift base names of an Objective-C method with arguments. Each name is the first part of
    /// the selector up to a preposition: `loadViewFromNib` for `loadViewFromNibWithName:`.
    package static func baseNames(ofSelector selector: String) -> [String] {
        guard selector.hasSuffix(":") else { return [] }
        let first = Array(selector.utf8.prefix { $0 != UInt8(ascii: ":") })
        var names: [String] = []
        for start in first.indices.dropFirst() where isUpper(first[start]) && isLower(first[start - 1]) {
            let word = first[start...].prefix { byte in byte == first[start] || isLower(byte) }
            if isPreposition(word) { names.append(String(decoding: first[..<start], as: UTF8.self)) }
        }
        return names
    }

    /// Returns the setter selector of a property.
    package static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

    /// Capitalizes the first letter of a name. Like the compiler, this function changes only an ASCII letter.
    static func capitalized(_ name: String) -> String {
        guard let first = name.utf8.first, isLower(first) else { return name }
        return String(UnicodeScalar(first - 0x20)) + name.dropFirst()
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    private static func isPreposition(_ word: ArraySlice<UInt8>) -> Bool {
        prepositions.contains(String(decoding: word, as: UTF8.self).lowercased())
    }

    // In a camel-case name, a word starts at a capital letter or after an underscore. Adjacent capital letters form one
    // word. If a lowercase letter follows, the last capital letter starts the next word: `URLLoader` is `URL` and
    // `Loader`.

    private static func firstWord(of name: String) -> ArraySlice<UInt8> {
        let bytes = Array(name.utf8)
        var end = bytes.firstIndex { !isUpper($0) } ?? bytes.count
        if end > 1 {
            if end < bytes.count, isLower(bytes[end]) { end -= 1 }
            return bytes[..<end]
        }
        while end < bytes.count, !isUpper(bytes[end]), bytes[end] != UInt8(ascii: "_") { end += 1 }
        return bytes[..<end]
    }

    private static func lastWord(of name: String) -> ArraySlice<UInt8> {
        let bytes = Array(name.utf8)
        var start = bytes.count
        while start > 0, !isUpper(bytes[start - 1]), bytes[start - 1] != UInt8(ascii: "_") { start -= 1 }
        if start < bytes.count {
            return start > 0 && isUpper(bytes[start - 1]) ? bytes[(start - 1)...] : bytes[start...]
        }
        while start > 0, isUpper(bytes[start - 1]) { start -= 1 }
        return bytes[start...]
    }

    private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}
