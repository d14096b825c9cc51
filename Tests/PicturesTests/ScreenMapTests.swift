import Foundation
import Pictures
import Testing

/// The map of the screens of an app.
@Suite("Maps of screens")
struct ScreenMapTests {
    private func screen(_ title: String, isScene: Bool = true) -> ScreenMapPicture.Screen {
        ScreenMapPicture.Screen(title: title, lines: ["line"], tile: nil, isScene: isScene, group: "Main.storyboard")
    }

    private func arrow(
        _ source: Int?, _ target: Int?, _ kind: String = "segue", isCode: Bool = false, _ confidence: String = "certain"
    ) -> ScreenMapPicture.Arrow {
        ScreenMapPicture.Arrow(
            source: source, target: target, kind: kind, label: kind, place: "Main.storyboard:1", isCode: isCode,
            confidence: confidence)
    }

    private func svg(_ titles: [String], _ arrows: [ScreenMapPicture.Arrow]) -> String {
        String(decoding: ScreenMapPicture(screens: titles.map { screen($0) }, arrows: arrows).svg(), as: UTF8.self)
    }

    /// Returns the x coordinate of the box of a screen.
    private func x(_ title: String, in svg: String) throws -> Double {
        let start = try #require(svg.range(of: "<title>\(title) "))
        let rect = try #require(svg[start.upperBound...].range(of: "<rect x=\""))
        return try #require(Double(svg[rect.upperBound...].prefix { $0 != "\"" }))
    }

    @Test func `a screen is to the right of the screen that leads to it`() throws {
        let picture = svg(["End", "Middle", "Start"], [arrow(2, 1), arrow(1, 0), arrow(nil, 2, "main storyboard")])
        #expect(try x("Start", in: picture) < x("Middle", in: picture))
        #expect(try x("Middle", in: picture) < x("End", in: picture))
    }

    @Test func `transitions with the same ends, origin and confidence are one arrow with a number`() {
        let picture = svg(
            ["A", "B"],
            [
                arrow(0, 1), arrow(0, 1), arrow(0, 1, "push", isCode: true),
                arrow(0, 1, "present", isCode: true, "likely"),
            ])
        #expect(picture.contains("4 transitions"))
        #expect(picture.components(separatedBy: "data-count=\"2\"").count == 2)
        #expect(picture.components(separatedBy: "data-count=\"1\"").count == 3)
        #expect(picture.contains(">segue ×2</text>") && picture.contains(">present · likely</text>"))
        #expect(picture.components(separatedBy: "stroke-dasharray=\"6 4\"").count == 6)
    }

    @Test func `an unknown screen is a question mark, and calls without known ends are a number`() {
        let picture = svg(
            ["A"], [arrow(0, nil, "push", isCode: true, "possible"), arrow(nil, nil, "present", isCode: true)])
        #expect(
            picture.contains(">?</text>")
                && picture.contains("Not drawn: 1 call with an unknown start and an unknown end."))
        #expect(picture.contains(">1 screen, 2 transitions<"))
    }

    @Test func `screens that lead to each other or to themselves, and many screens, have places`() {
        let arrows = [arrow(0, 1), arrow(1, 0), arrow(1, 1)] + (0..<2000).map { arrow($0, ($0 * 7 + 1) % 2000) }
        let titles = (0..<2000).map { "Screen \($0)" }
        let picture = svg(titles, arrows)
        #expect(picture.components(separatedBy: "data-screen").count == 2001)
        #expect(!picture.contains("nan") && !picture.contains("inf"))
        #expect(picture == svg(titles, arrows))
    }

    @Test func `the screens of a long chain are in one row, in the order of the chain`() throws {
        let picture = svg((0..<1500).map { "Screen \($0)" }, (0..<1499).map { arrow($0, $0 + 1) })
        let boxes = picture.components(separatedBy: "data-screen=\"scene\"").dropFirst()
        func numbers(_ name: String) -> [Double] {
            boxes.map { box in
                let start = box.range(of: " \(name)=\"")?.upperBound ?? box.endIndex
                return Double(box[start...].prefix { $0 != "\"" }) ?? -1
            }
        }
        let (columns, rows) = (numbers("x"), numbers("y"))
        #expect(columns.count == 1500 && zip(columns, columns.dropFirst()).allSatisfy { $0 < $1 })
        #expect(Set(rows).count == 1)
    }

    @Test func `a screen stands at the height of its neighbors`() throws {
        // In the order of the file, the two arrows would cross.
        let picture = svg(["Start", "A", "B", "Of B", "Of A"], [arrow(0, 1), arrow(0, 2), arrow(2, 3), arrow(1, 4)])
        func y(_ title: String) throws -> Double {
            let start = try #require(picture.range(of: "<title>\(title) "))
            let place = try #require(picture[start.upperBound...].range(of: " y=\""))
            return try #require(Double(picture[place.upperBound...].prefix { $0 != "\"" }))
        }
        #expect(try (y("A") < y("B")) == (y("Of A") < y("Of B")))
    }

    @Test func `markup in titles and labels is text`() {
        let picture = svg(["<script>"], [arrow(0, 0, "\"<b>")])
        #expect(picture.contains("&lt;script&gt;") && !picture.contains("<script") && !picture.contains("<b>"))
    }
}
