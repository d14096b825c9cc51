import Foundation
import Showing

/// A picture before and after a change.
package struct PicturePair {
    /// One of the two pictures.
    package enum Side: Sendable {
        /// An SVG document.
        case svg([UInt8])
        /// There is no picture. The reason is a plain text that follows a colon.
        case missing(reason: String)

        fileprivate var svg: [UInt8]? {
            if case .svg(let bytes) = self { bytes } else { nil }
        }

        /// Returns a figure with the picture, or with the reason why there is none.
        ///
        /// - Parameter image: HTML that shows the picture; nil if there is none.
        fileprivate func figure(_ title: String, _ image: String?) -> String {
            var content = image ?? ""
            if case .missing(let reason) = self { content = "<p>no picture: \(reason.markup)</p>" }
            return "<figure><figcaption>\(title)</figcaption>\(content)</figure>"
        }
    }

    private let title: String
    private let before: Side
    private let after: Side

    /// - Parameters:
    ///   - title: a plain text, such as the path of the nib.
    ///   - before: the picture before the change.
    ///   - after: the picture after the change.
    package init(title: String, before: Side, after: Side) {
        (self.title, self.before, self.after) = (title, before, after)
    }

    /// Writes the pictures of several pairs, and `index.html`, which shows the pictures of each pair beside each other and
    /// as an overlay.
    ///
    /// - Parameters:
    ///   - heading: the heading of the page, as plain text.
    ///   - path: the folder. It is made if it does not exist.
    /// - Throws: `AskingError.unanswerable` if the folder cannot be made, `IndexError.cannotWrite` if a file cannot be
    ///   written.
    package static func write(_ pairs: [PicturePair], heading: String, to path: String) throws {
        var folder = try PictureFolder(path)
        let sections = try pairs.map { pair in
            func file(_ side: Side, _ ending: String) throws -> String? {
                guard let svg = side.svg else { return nil }
                let name = PictureFolder.name(ofNib: pair.title) + ending
                try folder.write(svg, to: name)
                return PictureFolder.address(name).markup
            }
            return pair.section(before: try file(pair.before, ".before.svg"), after: try file(pair.after, ".after.svg"))
        }
        try folder.finish(PictureFolder.page(heading.markup, sections.joined()))
    }

    /// - Parameters:
    ///   - before: the address of the picture before the change; nil if there is none.
    ///   - after: the address of the picture after the change.
    private func section(before: String?, after: String?) -> String {
        func figure(_ side: Side, _ title: String, _ address: String?) -> String {
            side.figure(title, address.map { "<a href=\"\($0)\"><img src=\"\($0)\" alt=\"\(title)\"></a>" })
        }
        var overlay = ""
        if let before, let after {
            overlay = """
                <details><summary>Overlay: what is equal is black</summary>
                <div class="overlay"><img src="\(before)" alt="before"><img src="\(after)" alt="after"></div></details>

                """
        }
        return """
            <section><h2>\(title.markup)</h2><div class="pair">\(figure(self.before, "before", before))\(figure(self.after, "after", after))</div>
            \(overlay)</section>

            """
    }

    /// The number of bytes of the pictures.
    var size: Int { (before.svg?.count ?? 0) + (after.svg?.count ?? 0) }

    /// HTML that contains both pictures. A check box puts one over the other.
    ///
    /// The page needs a style for the classes `pictures` and `pair`, which `ChangesHTML` has.
    var inlined: String {
        func figure(_ side: Side, _ title: String) -> String {
            let image = side.svg.map {
                "<img src=\"data:image/svg+xml;base64,\(Data($0).base64EncodedString())\" alt=\"\(title)\">"
            }
            return side.figure(title, image)
        }
        let choice =
            before.svg == nil || after.svg == nil
            ? ""
            : "<input type=\"checkbox\" aria-label=\"overlay\"> <small>Overlay: what is equal is black</small>"
        return """
            <div class="pictures">\(choice)
            <div class="pair">\(figure(before, "before"))
            \(figure(after, "after"))</div></div>
            """
    }
}
