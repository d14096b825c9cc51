import Bytes
import InterfaceBuilder

/// The color in an attribute, in the document format or the archive format.
enum ColorValue {
    /// A system color, or a color of an asset catalog.
    case named(String)
    case white(Double, alpha: Double)
    case rgb([Double], alpha: Double)

    /// The members that define or name an archived color.
    static let archivedKeys: Set<String> = [
        "NSColorSpace", "NSWhite", "NSRGB", "NSCatalogName", "NSColorName", "NSColor", "NSCustomColorSpace",
    ]
    /// Two components are equal if they differ by less than this. A screen shows 256 steps of each component.
    private static let tolerance = 0.0005

    /// Creates the color of a value; nil if the value is not a color.
    init?(_ value: JSONTree) {
        if let name = value["NSColorName"]?.string {
            self = .named(name)
        } else if let white = Self.numbers(value["NSWhite"]), !white.isEmpty {
            self = .white(white[0], alpha: white.count > 1 ? white[1] : 1)
        } else if let parts = Self.numbers(value["NSRGB"]), parts.count >= 3 {
            self = .rgb(Array(parts[..<3]), alpha: parts.count > 3 ? parts[3] : 1)
        } else if let name = value["systemColor"]?.string ?? value["cocoaTouchSystemColor"]?.string
            ?? value["name"]?.string
        {
            self = .named(name)
        } else {
            let alpha = value["alpha"]?.string.flatMap(Double.init) ?? 1
            if let white = value["white"]?.string.flatMap(Double.init) {
                self = .white(white, alpha: alpha)
            } else {
                let parts = ["red", "green", "blue"].compactMap { value[$0]?.string.flatMap(Double.init) }
                guard parts.count == 3 else { return nil }
                self = .rgb(parts, alpha: alpha)
            }
        }
    }

    /// Reads the numbers that an archive stores as bytes: `0.6666666667`, with a zero byte at the end. Returns nil for
    /// any other value.
    private static func numbers(_ packed: JSONTree?) -> [Double]? {
        guard let text = packed?.string.flatMap(Base64.text) else { return nil }
        let numbers = text.split { $0 == " " || $0 == "\0" }.map { Double($0) }
        return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
    }

    /// Whether two values define the same color. Named colors must have the same name. Other colors must have the same
    /// color space and nearly equal components.
    static func areSame(_ value: JSONTree, _ other: JSONTree) -> Bool {
        guard let color = ColorValue(value), let later = ColorValue(other),
            space(value) == space(other) || color.isNamed
        else { return false }
        return switch (color, later) {
        case (.named(let name), .named(let another)): name == another
        case (.white(let white, let alpha), .white(let another, let opacity)):
            areNear([white, alpha], [another, opacity])
        case (.rgb(let parts, let alpha), .rgb(let others, let opacity)): areNear(parts + [alpha], others + [opacity])
        default: false
        }
    }

    private var isNamed: Bool {
        if case .named = self { true } else { false }
    }

    private static func areNear(_ numbers: [Double], _ others: [Double]) -> Bool {
        zip(numbers, others).allSatisfy { abs($0 - $1) < tolerance }
    }

    /// The color space of a value, as written; nil if the value has none.
    static func space(_ value: JSONTree) -> String? {
        let space = value["colorSpace"]?.string
        return space == "custom" ? value["customColorSpace"]?.string : space ?? value["NSColorSpace"]?.string
    }

    /// The color in words: `#3366CC`, `white 0.5`, `systemRedColor`, `Accent`.
    var words: String {
        switch self {
        case .named(let name): return Quoting.visible(name)
        case .white(_, alpha: 0), .rgb(_, alpha: 0): return "clear"
        case .white(let white, let alpha): return "white " + ValueWording.shortNumber("\(white)") + Self.opacity(alpha)
        case .rgb(let parts, let alpha):
            let digits = parts.map { part in
                let byte = UInt8(min(255, max(0, (part * 255).rounded())))
                return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
            return "#" + digits.joined() + Self.opacity(alpha)
        }
    }

    private static func opacity(_ alpha: Double) -> String {
        alpha < 1 ? " alpha \(ValueWording.shortNumber("\(alpha)"))" : ""
    }
}
