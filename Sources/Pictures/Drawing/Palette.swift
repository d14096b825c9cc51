import Bytes
import Foundation
import InterfaceBuilder

/// Finds the colors of a document.
struct Palette {
    private let isDark: Bool
    private let assets: any PictureAssets
    /// The colors of the document's `<resources>`, by name. They are the light variants.
    private let resources: [String: Paint]

    init(_ document: InterfaceDocument, isDark: Bool, assets: any PictureAssets) {
        (self.isDark, self.assets) = (isDark, assets)
        var resources: [String: Paint] = [:]
        for resource in document.resources {
            guard let name = document[resource.name], let json = document[resource.attributes],
                let tree = try? JSONReader.read(Array(json.utf8), ObjectTree.limits),
                let color = tree["color"]?.items.first ?? tree["color"]
            else { continue }
            resources[name] = Self.literal(color)
        }
        self.resources = resources
    }

    /// Returns the color that a nib contains as JSON; nil if there is none, or if it is unknown.
    func paint(_ json: JSONTree?) -> Paint? {
        guard let json else { return nil }
        func text(_ key: String) -> String? { json[key]?.string }
        if let name = text("systemColor") ?? text("cocoaTouchSystemColor") {
            return systemColor(name) ?? resources[name]
        }
        if text("catalog") == "System" || text("NSCatalogName") == "System",
            let name = text("name") ?? text("NSColorName")
        {
            return systemColor(name) ?? resources[name] ?? Self.literal(json["NSColor"] ?? json)
        }
        if let name = text("name") ?? text("UISystemColorName") {
            return catalog(name) ?? resources[name] ?? systemColor(name)
        }
        return Self.literal(json)
    }

    /// Returns a color of an asset catalog; nil if it is unknown.
    private func catalog(_ name: String) -> Paint? {
        switch assets.color(named: name, isDark: isDark) {
        case .paint(let paint)?: paint
        case .systemColor(let name)?: systemColor(name)
        case nil: nil
        }
    }

    /// Returns a color of the system; nil if the name is unknown.
    func systemColor(_ name: String) -> Paint? {
        let row = Self.table[name] ?? (name.hasSuffix("Color") ? Self.table[String(name.dropLast(5))] : nil)
        return isDark ? row?.dark : row?.light
    }

    /// Returns a color of the system that is in the table.
    subscript(_ name: String) -> Paint { systemColor(name) ?? .black }

    /// The colors of the system by name, without the suffix `Color`.
    private static let table: [String: (light: Paint, dark: Paint)] = {
        var table: [String: (light: Paint, dark: Paint)] = [:]
        for line in EmbeddedText.file("Data/system_colors.tsv").split(separator: "\n").dropFirst() {
            let fields = line.split(separator: "\t")
            guard fields.count == 3, let light = Paint(hexadecimal: fields[1]),
                let dark = Paint(hexadecimal: fields[2])
            else { continue }
            table[String(fields[0])] = (light, dark)
        }
        return table
    }()

    // MARK: Colors with components

    /// Reads a color with components, as documents and archives store it.
    private static func literal(_ json: JSONTree) -> Paint? {
        func number(_ key: String) -> Double? { json[key]?.string.flatMap(Double.init) }
        let alpha = number("alpha") ?? 1
        // The calibrated color spaces have a gamma of 1.8. In archives they are the color spaces 1 and 3.
        let space = (json["colorSpace"] ?? json["NSColorSpace"])?.string ?? ""
        let isCalibrated =
            ["calibratedWhite", "calibratedRGB"].contains(space)
            || ["1", "3"].contains(space) && json["NSCustomColorSpace"] == nil
        func encoded(_ value: Double) -> Double { isCalibrated ? Self.calibrated(value) : value }
        if let white = number("white") { return Paint(white: encoded(white), alpha) }
        if let red = number("red"), let green = number("green"), let blue = number("blue") {
            return Paint(encoded(red), encoded(green), encoded(blue), alpha)
        }
        if let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow") {
            let light = 1 - (number("black") ?? 0)
            return Paint((1 - cyan) * light, (1 - magenta) * light, (1 - yellow) * light, alpha)
        }
        if let parts = components(json["NSRGB"] ?? json["UIRGB"]), parts.count >= 3 {
            return Paint(encoded(parts[0]), encoded(parts[1]), encoded(parts[2]), parts.count > 3 ? parts[3] : 1)
        }
        if let parts = components(json["NSWhite"]), let white = parts.first {
            return Paint(white: encoded(white), parts.count > 1 ? parts[1] : 1)
        }
        // Compiled nibs of UIKit.
        if let white = number("UIWhite") { return Paint(white: white, number("UIAlpha") ?? 1) }
        if let red = number("UIRed"), let green = number("UIGreen"), let blue = number("UIBlue") {
            return Paint(red, green, blue, number("UIAlpha") ?? 1)
        }
        return nil
    }

    /// Converts a component of a calibrated color to sRGB. The slightly different primaries are ignored.
    private static func calibrated(_ value: Double) -> Double {
        let linear = pow(min(max(value, 0), 1), 1.8)
        return linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }

    /// Reads the components of an archive: numbers with spaces between them and a zero at the end, in base64.
    private static func components(_ json: JSONTree?) -> [Double]? {
        guard let text = json?.text.flatMap(Base64.text) else { return nil }
        let parts = text.split { $0 == " " || $0 == "\0" }.map { Double($0) }
        return parts.contains(nil) ? nil : parts.compactMap { $0 }
    }
}
