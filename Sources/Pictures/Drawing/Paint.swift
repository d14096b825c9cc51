/// A color in sRGB.
package struct Paint: Sendable, Equatable {
    /// Red, green, blue and alpha, each from 0 to 1.
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        func clamped(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        (self.red, self.green, self.blue, self.alpha) = (clamped(red), clamped(green), clamped(blue), clamped(alpha))
    }

    init(white: Double, _ alpha: Double = 1) { self.init(white, white, white, alpha) }

    /// Reads `RRGGBB` or `RRGGBBAA`; nil for anything else.
    init?(hexadecimal text: some StringProtocol) {
        guard text.utf8.count == 6 || text.utf8.count == 8, let value = UInt32(text, radix: 16) else { return nil }
        let bits = text.utf8.count == 6 ? value << 8 | 0xFF : value
        func part(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
        self.init(part(24), part(16), part(8), part(0))
    }

    /// The color as `#RRGGBB`, without alpha.
    var hexadecimal: String {
        let value = [red, green, blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
        let digits = String(value, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    func with(alpha: Double) -> Paint { Paint(red, green, blue, alpha) }

    static let black = Paint(white: 0)
    static let white = Paint(white: 1)
    static let clear = Paint(white: 0, 0)
    /// Lines and marks that the picture adds and that are not part of the interface.
    static let mark = Paint(hexadecimal: "FF2D92")!
    /// Outlines of objects without an appearance of their own.
    static let outline = Paint(hexadecimal: "B4BCC8")!
    /// Names of classes and of images that the picture cannot show.
    static let note = Paint(hexadecimal: "7A8694")!
}
