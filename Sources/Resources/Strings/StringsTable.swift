import Bytes
import PropertyLists

/// A text in a strings file, in one language.
package struct LocalizedString: Sendable, Equatable {
    /// The key. In the strings file of a nib it is `OBJECTID.property`.
    package var key: String
    /// The language; nil if the folder of the file determines it.
    package var language: String?
    /// The variation of the text for a plural, device or substitution, as a path of keys (`plural.one`); nil if the
    /// text does not vary.
    package var variation: String?
    /// The text. If the catalog contains only the key, the text is nil and the key is displayed.
    package var value: String?
    /// The comment for the text.
    package var comment: String?
    /// The translation state in a catalog: `translated`, `needs_review`, `new`, `stale`.
    package var state: String?
    /// The origin of the key in a catalog: `manual`, `stale`, `extracted_with_value`, `migrated`; nil in other files.
    package var extractionState: String?
    /// Whether the text is in the source language of its catalog.
    package var isSource = false
    /// Whether translators should translate the text (`shouldTranslate` in a catalog).
    package var isTranslated = true
    /// The position of the key. In a catalog, the position of the language or variation.
    package var at: TextPosition

    /// Creates a text with its key.
    package init(key: String, value: String?, at: TextPosition) { (self.key, self.value, self.at) = (key, value, at) }
}

/// The contents of a strings file: `.strings`, `.stringsdict`, `.xcstrings`.
///
/// Examples of each format: woocommerce-ios (OpenStep text), MacPass (`.stringsdict`), canvas-ios and NetNewsWire
/// (`.xcstrings`, also in `mul.lproj`), openfoodfacts-ios (UTF-16).
package struct StringsTable: Sendable, Equatable {
    /// The texts, in file order. If a key occurs twice, the list contains both texts.
    package var strings: [LocalizedString] = []
    /// The source language of a catalog.
    package var sourceLanguage: String?
    /// The error, if only a part of the file could be read.
    package var problem: ResourceError?

    /// Creates a table without texts.
    package init() {}

    /// The supported file formats.
    package enum Kind: String, Sendable {
        case strings, stringsdict, xcstrings
    }

    /// Reads a file. If a `.strings` file has an error, the texts before it are kept.
    ///
    /// - Throws: ``ResourceError`` if nothing could be read.
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
            throw ResourceError("not a dictionary of strings")
        }
        var table = StringsTable()
        for entry in dictionary.entries {
            table.add(entry.value, key: entry.key, path: [], entry.at)
        }
        return table
    }

    /// Adds a text. For a `.stringsdict` entry, adds every text in it. A path of keys identifies each text.
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
        case .array, .uid, .data, .other: break
        }
    }
}
