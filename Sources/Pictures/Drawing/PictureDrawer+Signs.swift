import InterfaceBuilder

/// Simple signs for system items and for images of the system, which are not in the repository.
extension PictureDrawer {
    /// A sign of a few lines.
    enum Sign: String {
        case plus, minus, cross, check, magnifier, triangleRight, triangleLeft, triangleDown, bars, share, trash,
            circleArrow, chevronLeft, chevronRight, chevronUp, chevronDown, dots, gear, person, folder, pencil, info,
            question, lines, printer, letter, palette, sidebar
    }

    /// The signs by the names of system items, of images of AppKit and of symbols. A symbol can have a suffix, such as
    /// `.circle.fill`.
    private static let signs: [String: Sign] = [
        "add": .plus, "stop": .cross, "close": .cross, "search": .magnifier, "play": .triangleRight,
        "fastForward": .triangleRight, "rewind": .triangleLeft, "pause": .bars, "action": .share, "trash": .trash,
        "refresh": .circleArrow, "compose": .pencil, "organize": .folder,
        "NSAddTemplate": .plus, "NSRemoveTemplate": .minus, "NSStopProgressTemplate": .cross,
        "NSStopProgressFreestandingTemplate": .cross, "NSMenuOnStateTemplate": .check,
        "NSActionTemplate": .gear, "NSSmartBadgeTemplate": .gear, "NSGoLeftTemplate": .chevronLeft,
        "NSGoBackTemplate": .chevronLeft, "NSGoRightTemplate": .chevronRight, "NSGoForwardTemplate": .chevronRight,
        "NSLeftFacingTriangleTemplate": .triangleLeft, "NSRightFacingTriangleTemplate": .triangleRight,
        "NSTouchBarPlayTemplate": .triangleRight, "NSTouchBarPauseTemplate": .bars, "NSShareTemplate": .share,
        "NSRefreshTemplate": .circleArrow, "NSRefreshFreestandingTemplate": .circleArrow,
        "NSRevealFreestandingTemplate": .magnifier, "NSFolder": .folder, "NSListViewTemplate": .lines,
        "NSUser": .person, "NSUserGuest": .person, "NSInfo": .info, "NSPreferencesGeneral": .gear,
        "NSAdvanced": .gear, "NSTouchBarSearchTemplate": .magnifier,
        "plus": .plus, "minus": .minus, "xmark": .cross, "multiply": .cross, "checkmark": .check,
        "magnifyingglass": .magnifier, "arrow.clockwise": .circleArrow, "arrow.counterclockwise": .circleArrow,
        "arrow.triangle.2.circlepath": .circleArrow, "chevron.left": .chevronLeft, "chevron.backward": .chevronLeft,
        "chevron.right": .chevronRight, "chevron.forward": .chevronRight, "chevron.up": .chevronUp,
        "chevron.down": .chevronDown, "arrowtriangle.right": .triangleRight, "arrowtriangle.left": .triangleLeft,
        "arrowtriangle.down": .triangleDown, "ellipsis": .dots, "gear": .gear, "gearshape": .gear, "person": .person,
        "folder": .folder, "pencil": .pencil, "square.and.pencil": .pencil, "square.and.arrow.up": .share,
        "info": .info,
        "questionmark": .question, "line.horizontal.3": .lines, "line.3.horizontal": .lines, "list.bullet": .lines,
    ]

    /// Returns the sign for a system item or for an image of the system; nil if there is none.
    static func sign(named name: String) -> Sign? {
        var name = Substring(name)
        while true {
            if let sign = signs[String(name)] { return sign }
            // A symbol with such a suffix has the same sign, with a frame or filled.
            guard let dot = name.lastIndex(of: "."),
                ["circle", "square", "fill", "crop", "small", "medium"].contains(name[name.index(after: dot)...])
            else { return nil }
            name = name[..<dot]
        }
    }

    /// Draws the sign of an image of the system; in a circle or square if the name of the symbol says so.
    func systemImage(_ name: String, _ sign: Sign, in box: Box, _ color: Paint) {
        let parts = name.split(separator: ".")
        let isCircle = parts.contains("circle")
        // The circle of `info` and `questionmark` is part of the sign.
        guard isCircle || parts.last == "square" || name.hasSuffix(".square.fill"), ![.info, .question].contains(sign)
        else { return self.sign(sign, in: box, color) }
        let frame = box.inset(box.width * 0.08)
        canvas.rect(frame, stroke: color, width: 1.5, radius: isCircle ? frame.width / 2 : frame.width * 0.2)
        self.sign(sign, in: box.inset(box.width * 0.2), color)
    }

    /// A line through points in hundredths of the box of a sign.
    private struct Stroke {
        let points: [(Double, Double)]
        var isClosed = false
        var isFilled = false

        init(_ points: (Double, Double)..., isClosed: Bool = false, isFilled: Bool = false) {
            (self.points, self.isClosed, self.isFilled) = (points, isClosed, isFilled)
        }
    }

    /// Draws a sign into a square box.
    func sign(_ sign: Sign, in box: Box, _ color: Paint) {
        let side = min(box.width, box.height)
        let b = box.centered(side, side).inset(side * 0.14)
        func word(_ text: String) {
            canvas.circle(b.midX, b.midY, b.width / 2, stroke: color)
            self.text(text, in: b, Font(b.height * 0.75, weight: 600), color, .center)
        }
        switch sign {
        case .magnifier: magnifier(b, color)
        case .circleArrow: canvas.circle(b.midX, b.midY, b.width * 0.45, stroke: color)
        case .dots: for x in [0.12, 0.5, 0.88] { canvas.circle(b.x + b.width * x, b.midY, b.width * 0.1, fill: color) }
        case .gear:
            canvas.circle(b.midX, b.midY, b.width * 0.36, stroke: color)
            canvas.circle(b.midX, b.midY, b.width * 0.14, stroke: color)
        case .person: canvas.circle(b.midX, b.y + b.height * 0.28, b.width * 0.24, stroke: color)
        case .info: word("i")
        case .question: word("?")
        case .letter: text("A", in: b, Font(b.height * 0.9, weight: 600), color, .center)
        case .palette:
            for (index, name) in ["systemRed", "systemGreen", "systemBlue"].enumerated() {
                let x = b.x + b.width * (0.2 + 0.3 * Double(index))
                canvas.circle(x, b.midY, b.width * 0.18, fill: palette[name])
            }
        default: break
        }
        for stroke in Self.strokes(of: sign) {
            canvas.path(
                stroke.points.map { (b.x + b.width * $0.0 / 100, b.y + b.height * $0.1 / 100) },
                fill: stroke.isFilled ? color : nil, stroke: stroke.isFilled ? nil : color,
                width: max(1, min(2, side / 11)), isClosed: stroke.isClosed)
        }
    }

    /// Returns the lines of a sign. Circles and letters are not lines.
    private static func strokes(of sign: Sign) -> [Stroke] {
        switch sign {
        case .plus: [Stroke((0, 50), (100, 50)), Stroke((50, 0), (50, 100))]
        case .minus: [Stroke((0, 50), (100, 50))]
        case .cross: [Stroke((5, 5), (95, 95)), Stroke((5, 95), (95, 5))]
        case .check: [Stroke((5, 55), (35, 90), (95, 10))]
        case .triangleRight: [Stroke((10, 0), (100, 50), (10, 100), isClosed: true, isFilled: true)]
        case .triangleLeft: [Stroke((90, 0), (0, 50), (90, 100), isClosed: true, isFilled: true)]
        case .triangleDown: [Stroke((0, 15), (50, 95), (100, 15), isClosed: true, isFilled: true)]
        case .bars:
            [
                Stroke((15, 0), (40, 0), (40, 100), (15, 100), isClosed: true, isFilled: true),
                Stroke((60, 0), (85, 0), (85, 100), (60, 100), isClosed: true, isFilled: true),
            ]
        case .share:
            [
                Stroke((35, 38), (12, 38), (12, 100), (88, 100), (88, 38), (65, 38)), Stroke((50, 65), (50, 0)),
                Stroke((32, 18), (50, 0), (68, 18)),
            ]
        case .trash:
            [
                Stroke((5, 15), (95, 15)), Stroke((15, 15), (22, 100), (78, 100), (85, 15)),
                Stroke((38, 15), (38, 3), (62, 3), (62, 15)),
            ]
        case .circleArrow: [Stroke((75, 5), (98, 30), (70, 38), isClosed: true, isFilled: true)]
        case .chevronLeft: [Stroke((68, 5), (30, 50), (68, 95))]
        case .chevronRight: [Stroke((32, 5), (70, 50), (32, 95))]
        case .chevronUp: [Stroke((5, 68), (50, 30), (95, 68))]
        case .chevronDown: [Stroke((5, 32), (50, 70), (95, 32))]
        case .gear:
            [(0.0, 1.0), (0.7, 0.7), (1, 0), (0.7, -0.7)].flatMap { x, y in
                [1.0, -1].map { side in
                    let (x, y) = (x * side, y * side)
                    return Stroke((50 + 38 * x, 50 + 38 * y), (50 + 50 * x, 50 + 50 * y))
                }
            }
        case .person: [Stroke((8, 100), (15, 75), (35, 62), (65, 62), (85, 75), (92, 100), isClosed: true)]
        case .folder: [Stroke((0, 90), (0, 12), (38, 12), (48, 25), (100, 25), (100, 90), isClosed: true)]
        case .pencil: [Stroke((5, 95), (12, 68), (75, 5), (95, 25), (32, 88), isClosed: true)]
        case .lines: [15.0, 50, 85].map { Stroke((0, $0), (100, $0)) }
        case .printer:
            [
                Stroke((20, 40), (20, 5), (80, 5), (80, 40)),
                Stroke((20, 78), (0, 78), (0, 40), (100, 40), (100, 78), (80, 78)),
                Stroke((20, 62), (80, 62), (80, 98), (20, 98), isClosed: true),
            ]
        case .sidebar:
            [Stroke((0, 10), (100, 10), (100, 90), (0, 90), isClosed: true), Stroke((35, 10), (35, 90))]
        case .magnifier, .dots, .info, .question, .letter, .palette: []
        }
    }
}
