import Bytes

/// Reads a string catalog (`.xcstrings`), which is Xcode's format for a strings table in all languages.
enum StringCatalog {
    static func read(_ bytes: [UInt8]) throws(ResourceError) -> StringsTable {
        let catalog = try JSONFile.read(bytes)
        guard let strings = catalog["strings"] else { throw ResourceError("no \"strings\" in the catalog") }
        var table = StringsTable()
        table.sourceLanguage = catalog["sourceLanguage"]?.text
        for entry in strings.members {
            var string = LocalizedString(key: entry.key, value: nil, at: entry.at)
            string.comment = entry.value["comment"]?.text
            string.extractionState = entry.value["extractionState"]?.text
            string.isTranslated = entry.value["shouldTranslate"] != .flag(false)
            let localizations = entry.value["localizations"]?.members ?? []
            for localization in localizations {
                string.language = localization.key
                string.isSource = localization.key == table.sourceLanguage
                string.at = localization.at
                table.add(localization.value, string, path: [])
            }
            // If a key has no localization, the key itself is the text.
            if localizations.isEmpty {
                string.language = table.sourceLanguage
                string.isSource = true
                table.strings.append(string)
            }
        }
        return table
    }
}

extension StringsTable {
    /// Adds the texts of one key in one language.
    ///
    /// A localization contains one text, or several texts for variations and substitutions. A path of names identifies
    /// each of these.
    fileprivate mutating func add(_ value: JSONTree, _ string: LocalizedString, path: [String]) {
        for member in value.members {
            switch member.key {
            case "stringUnit", "stringSet":
                var found = string
                found.state = member.value["state"]?.text
                found.variation = path.isEmpty ? nil : path.joined(separator: ".")
                let texts =
                    member.value["value"]?.text.map { [$0] } ?? member.value["values"]?.items.compactMap(\.text)
                    ?? []
                for text in texts {
                    found.value = text
                    strings.append(found)
                }
                if texts.isEmpty { strings.append(found) }
            case "variations": add(member.value, string, path: path)
            default:
                var found = string
                found.at = member.at
                // The key "substitutions" is not part of the path.
                add(member.value, found, path: member.key == "substitutions" ? path : path + [member.key])
            }
        }
    }
}
