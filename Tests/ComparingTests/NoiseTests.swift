import Comparing
import InterfaceBuilder
import TestSupport
import Testing

@Suite("What nobody needs to read")
struct NoiseTests {
    @Test func `the class that an object has anyway is no change where it is written`() throws {
        let same = try Compared.iOS("<view id=\"v1\"/>", "<view id=\"v1\" customClass=\"UIView\"/>").report
        #expect(same.sections.isEmpty && !same.noise.isEmpty)
        #expect(try Compared.iOS("<view id=\"v1\"/>", "<view id=\"v1\" customClass=\"LoginView\"/>").report.sections.count == 1)
    }

    private func noise(_ old: String, _ new: String) throws -> Set<Noise?> {
        Set(try Compared(old, new).changes.rows.flatMap { change in
            change.isChange ? change.values.map(\.noise) : [change.noise]
        })
    }

    private func placed(_ attributes: String, x: Int) -> String {
        Documents.iOS("<view id=\"v\"><subviews><label \(attributes) id=\"l\"><rect key=\"frame\" x=\"\(x)\" y=\"0.0\" width=\"9\" height=\"9\"/></label></subviews></view>")
    }

    @Test func `versions of what saved the file are noise, and counted`() throws {
        let old = Documents.iOS("<view id=\"v\"/>")
        let new = old.replacing(#"toolsVersion="21507""#, with: #"toolsVersion="22155" systemVersion="22G120""#)
        #expect(try noise(old, new) == [.version])
        #expect(try Compared(old, new).text() == ["noise: 2 versions"])
        #expect(try Compared(old, new, all: true).text().first == #"~ tools_version 21507 → 22155"#)
    }

    @Test func `frames of views that constraints place are noise, others are not`() throws {
        let no = #"translatesAutoresizingMaskIntoConstraints="NO""#
        #expect(try noise(placed(no, x: 1), placed(no, x: 2)) == [.frame])
        #expect(try noise(placed("", x: 1), placed("", x: 2)) == [nil])
        #expect(try noise(placed(no + #" fixedFrame="YES""#, x: 1), placed(no + #" fixedFrame="YES""#, x: 2)) == [nil])
    }

    private func resized(_ mask: String, width: Int, _ frame: String) -> String {
        Documents.iOS("""
            <view id="v"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="100"/><subviews>
            <label id="l"><rect key="frame" \(frame)/><autoresizingMask key="autoresizingMask" \(mask)/></label>
            </subviews></view>
            """)
    }

    @Test(arguments: [
        (#"widthSizable="YES""#, #"x="10" y="10" width="180" height="20""#),
        (#"flexibleMinX="YES""#, #"x="110" y="10" width="80" height="20""#),
        (#"flexibleMinX="YES" flexibleMaxX="YES""#, #"x="60" y="10" width="80" height="20""#),
        (#"flexibleMaxX="YES" flexibleMaxY="YES""#, #"x="10" y="10" width="80" height="20""#),
    ])
    func `a frame that follows the size around it by its mask is noise`(mask: String, frame: String) throws {
        let old = resized(mask, width: 100, #"x="10" y="10" width="80" height="20""#)
        #expect(try noise(old, resized(mask, width: 200, frame)).subtracting([.frame]) == [nil])
        #expect(try Compared(old, resized(mask, width: 200, frame)).text().filter { $0.contains("label") } == [])
        // One point more is rounding, ten are somebody's.
        let other = frame.replacing(#"y="10""#, with: #"y="25""#)
        #expect(try Compared(old, resized(mask, width: 200, other)).text().contains { $0.contains("label: frame") })
        #expect(try Compared(old, resized(mask, width: 100, other)).text().contains { $0.contains("label: frame") })
    }

    @Test func `a view that constraints begin to place is told`() throws {
        let no = #"translatesAutoresizingMaskIntoConstraints="NO""#
        #expect(try noise(placed("", x: 1), placed(no, x: 2)).contains(nil))
    }

    @Test func `the canvas is noise, an ambiguous frame is not`() throws {
        let old = Documents.iOS(#"<view id="v"><point key="canvasLocation" x="1" y="1"/></view>"#)
        let new = Documents.iOS(#"<view misplaced="YES" id="v"><point key="canvasLocation" x="2" y="1"/></view>"#)
        #expect(try noise(old, new) == [.canvas])
        let ambiguous = Documents.iOS(#"<view ambiguous="YES" id="v"><point key="canvasLocation" x="1" y="1"/></view>"#)
        #expect(try noise(old, ambiguous) == [nil])
    }

    @Test func `the list of resources is noise, what names one is not`() throws {
        func file(_ image: String) -> String {
            Documents.iOS("<imageView image=\"\(image)\" id=\"i\"/>", resources: "<resources><image name=\"\(image)\" width=\"9\" height=\"9\"/></resources>")
        }
        let compared = try Compared(file("pear"), file("plum"))
        #expect(try compared.text() == ["~ image view: image pear → plum", "noise: 2 entries of the resource list"])
    }

    @Test func `constraints in another order are noise`() throws {
        let constraints = [
            #"<constraint firstAttribute="width" constant="1" id="c1"/>"#, #"<constraint firstAttribute="height" constant="2" id="c2"/>"#,
        ]
        func file(_ constraints: [String]) -> String { Documents.iOS("<view id=\"v\"><constraints>\(constraints.joined())</constraints></view>") }
        let compared = try Compared(file(constraints), file(constraints.reversed()))
        #expect(compared.changes.reordered == [.constraint: 1])
        #expect(try compared.text() == ["noise: 1 row in another order"])
    }
}
