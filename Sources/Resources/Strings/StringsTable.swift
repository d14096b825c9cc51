import Bytes
import PropertyLists

/// A text of a strings file, in one language.
package struct LocalizedString: Sendable, Equatable {
    /// Its key; in the table of a nib `OBJECTID.property`.
    package var key: String
    /// Its language; nil where the folder of the file tells it.
    package var language: String?
    /// What of its plurals, devices and substitutions it is, as a path of keys (`plural.one`); nil where it has none.
    package var variation: String?
    /// The text; nil where the catalog has none, so that the key stands for it.
    package var value: String?
    /// The comment before it.
    package var comment: String?
    /// The state that a catalog gives it: `translated`, `needs_review`, `new`, `stale`.
    package var state: String?
    /// How a catalog came to the key: `manual`, `stale`, `extracted_with_value`, `migrated`; nil for others.
    package var extractionState: String?
    /// Whether it is in the language that its catalog is translated from.
    package var isSource = false
    /// Whether translators shall translate it (`shouldTranslate` of a catalog).
    package var isTranslated = true
    /// Where its key stands; of a catalog that of its language.
    package var at: TextPosition

    /// A text with its key.
    package init(key: String, value: String?, at: TextPosition) { (self.key, self.value, self.at) = (key, value, at) }
}

/// What a strings file holds: `.strings`, `.stringsdict`, `.xcstrings`.
///
/// Seen in woocommerce-ios (old text), MacPass (`.stringsdict`), canvas-ios and NetNewsWire (`.xcstrings`, also in
/// `mul.lproj`), openfoodfacts-ios (UTF-16).
package struct StringsTable: Sendable, Equatable {
    /// The texts, in the order of the file. A key that stands there twice has two.
    package var strings: [LocalizedString] = []
    /// The language that a catalog is translated from.
    package var sourceLanguage: String?
    /// What is wrong with a file of which a part could be read.
    package var problem: ResourceError?

    /// A table without texts.
    package init() {}

    /// The kinds of file that are read.
    package enum Kind: String, Sendable {
        case strings, stringsdict, xcstrings
    }

    /// Reads a file. What stands before an error in the text of a `.strings` file is kept.
    ///
    /// - Throws: ``ResourceError`` where nothing could be read.
    package static func read(_ bytes: [UInt8], _ kind: Kind) throws(ResourceError) -> StringsTable {
        switch kind {
        case .xcstrings: return try StringCatalog.read(bytes)
        case .stringsdict: return try plist(bytes)
        case .strings:
            if bytes.starts(with: "bplist0".utf8) { return try plist(bytes) }
            let text = TextEncoding.utf8(bytes)
            if isMarkup(text) { return try plist(text) }
            return StringsText.read(text)
        }
    }

    private static func isMarkup(_ text: [UInt8]) -> Bool {
        guard let start = text.firstIndex(where: { $0 > 0x20 }) else { return false }
        return ["<?xml", "<!DOCTYPE", "<plist"].contains { text[start...].starts(with: $0.utf8) }
    }

    // MARK: Property lists

    private static func plist(_ bytes: [UInt8]) throws(ResourceError) -> StringsTable {
        guard let dictionary = try PropertyList.read(bytes).dictionary else {
            throw ResourceError("no dictionary of texts")
        }
        var table = StringsTable()
        for entry in dictionary.entries {
            table.add(entry.value, key: entry.key, path: [], entry.at)
        }
        return table
    }

    /// Adds a text, or those of an entry of a `.stringsdict` with the keys that lead to them.
    private mutating func add(_ value: PlistValue, key: String, path: [String], _ at: TextPosition) {
        switch value {
        case .string(let text):
            var string = LocalizedString(key: key, value: text, at: at)
            if !path.isEmpty { string.variation = path.joined(separator: ".") }
            strings.append(string)
        case .dictionary(let dictionary):
            for entry in dictionary.entries
            where entry.key != "NSStringFormatSpecTypeKey" && entry.key != "NSStringFormatValueTypeKey" {
                let at = entry.at
                add(
                    entry.value, key: key, path: entry.key == "NSStringLocalizedFormatKey" ? path : path + [entry.key],
                    at)
            }
        case .array, .other: break
        }
    }
}
