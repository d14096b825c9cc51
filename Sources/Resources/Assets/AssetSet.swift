import Bytes

/// One folder of an asset catalog, as its `Contents.json` describes it: an image set, a color set, a group.
package struct AssetSet: Sendable, Equatable {
    /// The kind, which depends on the extension of the folder: `image`, `symbol`, `color`, `data`, `appIcon` …; `group`
    /// if the extension is missing or unknown.
    package var kind: String
    /// The name of the folder without its extension.
    package var name: String
    /// Whether the names of assets in the folder begin with the name of the folder (`provides-namespace`).
    package var providesNamespace = false
    /// The variants, in file order.
    package var variants: [AssetVariant] = []

    /// Creates a set without variants.
    package init(kind: String, name: String) { (self.kind, self.name) = (kind, name) }
}

/// One of the images, colors or files of a set.
package struct AssetVariant: Sendable, Equatable {
    /// The file or folder inside the folder of the set; nil if the variant does not name one, as in an empty set.
    package var filename: String?
    /// `universal`, `iphone`, `ipad`, `mac`, `tv`, `watch`, …
    package var idiom: String?
    /// `1x`, `2x`, `3x`.
    package var scale: String?
    /// The appearances of the variant, such as `dark` or `high`; nil if the variant does not name one.
    package var appearance: String?
    /// The language, or the language direction (`left-to-right`).
    package var language: String?
    /// `sRGB`, `display-P3`.
    package var gamut: String?
    /// Size of an icon, in points (`29x29`).
    package var size: String?
    /// The color.
    package var color: AssetColor?
    /// The position in the file of the first member of the variant.
    package var at: TextPosition
}

/// A color of a color set.
package struct AssetColor: Sendable, Equatable {
    /// `srgb`, `display-p3`, `gray-gamma-22` …
    package var space: String?
    /// The components from 0 to 1. If the color is a gray, its red, green and blue components are equal. The
    /// components are nil if the color refers to a system color.
    package var red, green, blue, alpha: Double?
    /// The name of the system color that the color refers to (`systemBlueColor`).
    package var reference: String?
}

extension AssetSet {
    /// The maximum size of a `Contents.json`, in bytes. The largest known file has 12 KB.
    static let mostBytes = 4 << 20

    /// Reads a `Contents.json`.
    ///
    /// - Parameter folder: the name of the folder that contains the file.
    /// - Throws: ``ResourceError`` if the file is not a JSON object or is too large.
    package static func read(_ bytes: [UInt8], folder: String) throws(ResourceError) -> AssetSet {
        if bytes.count > mostBytes { throw ResourceError("larger than \(mostBytes >> 20) MB") }
        let dot = folder.lastIndex(of: ".")
        let ending = dot.map { folder[folder.index(after: $0)...].lowercased() } ?? ""
        let known = kinds[ending]
        // If the extension is unknown, the whole folder name is the name of the set.
        var set = AssetSet(
            kind: known ?? "group", name: known == nil ? folder : String(folder[..<(dot ?? folder.endIndex)]))
        let value = try JSONFile.read(bytes)
        guard case .object(let members) = value else { throw ResourceError("Contents.json is not a JSON object") }
        set.providesNamespace = value["properties"]?["provides-namespace"] == .flag(true)
        for member in members {
            for element in member.value.items where !element.members.isEmpty {
                set.variants.append(AssetVariant(element, at: element.members[0].at))
            }
        }
        return set
    }

    /// The kinds of set, by the extension of the folder.
    private static let kinds = [
        "xcassets": "catalog", "imageset": "image", "symbolset": "symbol", "colorset": "color", "dataset": "data",
        "appiconset": "appIcon",
        "iconset": "icon", "launchimage": "launchImage", "brandassets": "brandAssets", "imagestack": "imageStack",
        "imagestacklayer": "imageStackLayer", "solidimagestack": "imageStack",
        "solidimagestacklayer": "imageStackLayer",
        "spriteatlas": "spriteAtlas", "complicationset": "complication", "stickersiconset": "icon",
        "stickerpack": "stickers",
        "sticker": "sticker", "stickersequence": "stickers", "arresourcegroup": "resources",
        "arreferenceimage": "resource",
        "referenceobject": "resource", "textureset": "texture", "cubetextureset": "texture", "mipmapset": "texture",
        "gcdashboardimage": "image",
        "gcleaderboard": "leaderboard",
    ]
}

extension AssetVariant {
    fileprivate init(_ value: JSONTree, at: TextPosition) {
        self.at = at
        filename = value["filename"]?.text
        idiom = value["idiom"]?.text
        scale = value["scale"]?.text
        let appearances = (value["appearances"]?.items ?? []).compactMap { $0["value"]?.text }
        appearance = appearances.isEmpty ? nil : appearances.joined(separator: " ")
        language = value["locale"]?.text ?? value["language-direction"]?.text
        gamut = value["display-gamut"]?.text
        size = value["size"]?.text
        color = value["color"].map { AssetColor($0) }
    }
}

extension AssetColor {
    fileprivate init(_ value: JSONTree) {
        space = value["color-space"]?.text
        reference = value["reference"]?.text
        guard let components = value["components"] else { return }
        func component(_ name: String) -> Double? { components[name]?.string.flatMap(Self.component) }
        let white = component("white")
        (red, green, blue) = (component("red") ?? white, component("green") ?? white, component("blue") ?? white)
        alpha = component("alpha")
    }

    /// Returns the value of a component from 0 to 1; nil if it is not a number. `0.5` is a fraction; `0x80` and `128`
    /// are bytes.
    static func component(_ text: String) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
