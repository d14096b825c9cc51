import Foundation
import InterfaceBuilder
import Pictures
import Testing

/// The picture of a small document, with access to its groups.
struct DrawnDocument {
    let svg: String

    init(
        _ document: String, _ request: PictureRequest = PictureRequest(), assets: any PictureAssets = NoAssets()
    ) throws {
        let document = try InterfaceReader().read(Array(document.utf8))
        svg = String(decoding: try Picture.svg(of: document, request, assets: assets), as: UTF8.self)
    }

    /// Returns the start tag of the group of an object.
    func group(_ id: String) throws -> String {
        let start = try #require(svg.range(of: "data-id=\"\(id)\""), "the picture has no object \(id)")
        return String(svg[start.lowerBound...].prefix { $0 != ">" })
    }

    /// Returns the element of a text.
    func text(_ text: String) throws -> String {
        let end = try #require(svg.range(of: ">\(text)</text>"), "the picture has no text \(text)")
        let start = try #require(svg[..<end.lowerBound].range(of: "<text", options: .backwards))
        return String(svg[start.lowerBound..<end.upperBound])
    }

    /// Returns the start of the first line in the group of an object.
    func line(inGroup id: String) throws -> String {
        let start = try #require(svg.range(of: "data-id=\"\(id)\""), "the picture has no object \(id)")
        let line = try #require(svg[start.upperBound...].range(of: "<line"))
        return String(svg[line.lowerBound...].prefix(while: { $0 != "/" })).components(separatedBy: " stroke")[0]
    }

    func shows(_ text: String) -> Bool { svg.contains(">\(text)</text>") }

    /// Returns an attribute of the element of a text as a number.
    func number(_ name: String, ofText text: String) throws -> Double {
        let element = try self.text(text)
        let start = try #require(element.range(of: " \(name)=\""))
        return try #require(Double(element[start.upperBound...].prefix { $0 != "\"" }))
    }

    /// The width and height of the picture without its margins.
    var size: (width: Double, height: Double) {
        get throws {
            let start = try #require(svg.range(of: "viewBox=\""))
            let numbers = svg[start.upperBound...].prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
            try #require(numbers.count == 4)
            return (numbers[2] - 60, numbers[3] - 60)
        }
    }
}
