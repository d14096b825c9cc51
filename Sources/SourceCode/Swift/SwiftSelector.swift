/// The Objective-C selector of a Swift method that does not name its own.
///
/// The rule is the compiler's: the base name, `With` and the capitalised first
/// label; `With` is left out where the first word of the label or the last
/// word of the base name is a preposition. Later labels stand as written.
enum SwiftSelector {
    /// - Parameter labels: argument labels, `_` for none.
    static func selector(
        baseName: String, labels: [String], isAsync: Bool = false, isThrowing: Bool = false
    ) -> String {
        // Errors and results of asynchronous functions are arguments to Objective-C.
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

    /// Selector of a property's setter.
    static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    private static func isPreposition(_ word: Substring) -> Bool { prepositions.contains(word.lowercased()) }

    /// Words of a camel-case name start at capitals.
    private static func firstWord(of name: String) -> Substring {
        let end = name.dropFirst().firstIndex { $0.isUppercase || $0 == "_" } ?? name.endIndex
        return name[..<end]
    }

    private static func lastWord(of name: String) -> Substring {
        guard let start = name.lastIndex(where: { $0.isUppercase }) else { return name[...] }
        return name[start...]
    }
}
