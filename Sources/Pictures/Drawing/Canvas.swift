import Bytes

/// Writes an SVG document element by element.
///
/// Texts and attribute values are escaped. Numbers have at most two decimals, so that the same input gives the same
/// bytes on every machine.
struct Canvas {
    /// The attributes of an element, in order.
    typealias Attributes = [(name: StaticString, value: String)]

    private(set) var bytes: [UInt8] = []
    /// The names of the elements that are still open.
    private var open: [StaticString] = []
    /// The width of a mirrored drawing: a shape at x is drawn at this width minus x. Nil if nothing is mirrored.
    var mirrorWidth: Double?

    /// The largest coordinate. Frames in files can be as large as 1e308.
    private static let farthest = 1_000_000.0

    /// Returns a coordinate or length as text.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let hundredths = Int((min(max(value, -farthest), farthest) * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return sign + String(whole) }
        if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
        return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// Returns the place of a box in the picture.
    func place(of box: Box) -> Box { mirrorWidth.map { Box($0 - box.maxX, box.y, box.width, box.height) } ?? box }

    /// Returns an x coordinate in the picture.
    private func place(_ x: Double) -> Double { mirrorWidth.map { $0 - x } ?? x }

    static func attributes(of box: Box) -> Attributes {
        [
            ("x", number(box.x)), ("y", number(box.y)), ("width", number(max(0, box.width))),
            ("height", number(max(0, box.height))),
        ]
    }

    // MARK: Elements

    /// Writes a start tag. Call ``end()`` for the end tag.
    mutating func begin(_ name: StaticString, _ attributes: Attributes = []) {
        tag(name, attributes, closing: ">")
        open.append(name)
    }

    mutating func end() {
        guard let name = open.popLast() else { return }
        add("</")
        add(name)
        add(">\n")
    }

    /// Writes an element without content.
    mutating func element(_ name: StaticString, _ attributes: Attributes) { tag(name, attributes, closing: "/>\n") }

    /// Writes an element that contains only text.
    mutating func element(_ name: StaticString, _ attributes: Attributes = [], text: String) {
        tag(name, attributes, closing: ">")
        escaped(text)
        add("</")
        add(name)
        add(">\n")
    }

    /// Writes a text whose parts have attributes of their own.
    mutating func text(_ attributes: Attributes, parts: [(attributes: Attributes, text: String)]) {
        tag("text", attributes, closing: ">")
        for part in parts {
            tag("tspan", part.attributes, closing: ">")
            escaped(part.text)
            add("</tspan>")
        }
        add("</text>\n")
    }

    /// Writes bytes of another SVG document as they are.
    mutating func raw(_ other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

    private mutating func tag(_ name: StaticString, _ attributes: Attributes, closing: StaticString) {
        add("<")
        add(name)
        for attribute in attributes {
            add(" ")
            add(attribute.name)
            add("=\"")
            escaped(attribute.value)
            add("\"")
        }
        add(closing)
    }

    private mutating func add(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends text. Characters that XML does not allow become U+FFFD.
    private mutating func escaped(_ text: String) {
        // U+FFFE and U+FFFF are not characters of XML. Their first byte is rare, so most texts need no second look.
        guard !text.utf8.contains(0xEF) || !text.unicodeScalars.contains(where: { $0.value & 0xFFFE == 0xFFFE }) else {
            return escaped(String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value & 0xFFFE != 0xFFFE })))
        }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): add("&amp;")
            case UInt8(ascii: "<"): add("&lt;")
            case UInt8(ascii: ">"): add("&gt;")
            case UInt8(ascii: "\""): add("&quot;")
            case 9, 10, 13: bytes.append(32)
            case 0..<32, 127: add("\u{FFFD}")
            default: bytes.append(byte)
            }
        }
    }
}

// MARK: - Shapes

extension Canvas {
    /// Draws a rectangle.
    mutating func rect(
        _ box: Box, fill: Paint? = nil, stroke: Paint? = nil, width: Double = 1, radius: Double = 0, dash: String? = nil
    ) {
        var attributes = Self.attributes(of: place(of: box))
        if radius > 0 { attributes.append(("rx", Self.number(min(radius, min(box.width, box.height) / 2)))) }
        element("rect", attributes + Self.paint(fill, stroke, width, dash))
    }

    mutating func line(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ stroke: Paint, width: Double = 1, dash: String? = nil
    ) {
        element(
            "line",
            [
                ("x1", Self.number(place(x1))), ("y1", Self.number(y1)), ("x2", Self.number(place(x2))),
                ("y2", Self.number(y2)),
            ] + Self.paint(nil, stroke, width, dash, isLine: true))
    }

    mutating func circle(_ x: Double, _ y: Double, _ radius: Double, fill: Paint? = nil, stroke: Paint? = nil) {
        element(
            "circle",
            [("cx", Self.number(place(x))), ("cy", Self.number(y)), ("r", Self.number(max(0, radius)))]
                + Self.paint(fill, stroke, 1, nil))
    }

    /// Draws straight lines from point to point.
    mutating func path(
        _ points: [(Double, Double)], fill: Paint? = nil, stroke: Paint? = nil, width: Double = 1,
        isClosed: Bool = false
    ) {
        let steps = points.enumerated().map { index, point in
            (index == 0 ? "M" : "L") + Self.number(place(point.0)) + " " + Self.number(point.1)
        }
        element(
            "path",
            [("d", steps.joined() + (isClosed ? "Z" : ""))] + Self.paint(fill, stroke, width, nil)
                + [("stroke-linecap", "round"), ("stroke-linejoin", "round")])
    }

    private static func paint(
        _ fill: Paint?, _ stroke: Paint?, _ width: Double, _ dash: String?, isLine: Bool = false
    ) -> Attributes {
        var attributes: Attributes = []
        if !isLine {
            attributes.append(("fill", fill?.hexadecimal ?? "none"))
            if let fill, fill.alpha < 1 { attributes.append(("fill-opacity", number(fill.alpha))) }
        }
        if let stroke {
            attributes.append(("stroke", stroke.hexadecimal))
            if stroke.alpha < 1 { attributes.append(("stroke-opacity", number(stroke.alpha))) }
            if width != 1 { attributes.append(("stroke-width", number(width))) }
            if let dash { attributes.append(("stroke-dasharray", dash)) }
        }
        return attributes
    }
}
