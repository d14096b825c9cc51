import Foundation
import Showing

/// A picture before and after a change.
package struct PicturePair {
    private let title: String
    private let before: [UInt8]?
    private let after: [UInt8]?

    /// - Parameters:
    ///   - title: a plain text, such as the path of the nib.
    ///   - before: the SVG document before the change; nil if there is no picture.
    ///   - after: the SVG document after the change.
    package init(title: String, before: [UInt8]?, after: [UInt8]?) {
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
        let folder = try PictureFolder(path)
        let sections = try pairs.map { pair in
            func file(_ svg: [UInt8]?, _ ending: String) throws -> String? {
                guard let svg else { return nil }
                let name = PictureFolder.name(ofNib: pair.title) + ending
                try folder.write(svg, to: name)
                return PictureFolder.address(name).markup
            }
            return pair.section(before: try file(pair.before, ".before.svg"), after: try file(pair.after, ".after.svg"))
        }
        try folder.write(Array(PictureFolder.page(heading.markup, sections.joined()).utf8), to: "index.html")
    }

    private func section(before: String?, after: String?) -> String {
        func figure(_ title: String, _ address: String?) -> String {
            let content =
                address.map { "<a href=\"\($0)\"><img src=\"\($0)\" alt=\"\(title)\"></a>" } ?? "<p>no picture</p>"
            return "<figure><figcaption>\(title)</figcaption>\(content)</figure>"
        }
        var overlay = ""
        if let before, let after {
            overlay = """
                <details><summary>Overlay: what is equal is black</summary>
                <div class="overlay"><img src="\(before)" alt="before"><img src="\(after)" alt="after"></div></details>

                """
        }
        return """
            <section><h2>\(title.markup)</h2><div class="pair">\(figure("before", before))\(figure("after", after))</div>
            \(overlay)</section>

            """
    }

    /// The number of bytes of the pictures.
    var size: Int { (before?.count ?? 0) + (after?.count ?? 0) }

    /// Returns HTML that contains both pictures; nil if there is none. A check box puts one over the other.
    ///
    /// The page needs a style for the classes `pictures` and `pair`, which `ChangesHTML` has.
    var inlined: String? {
        guard before != nil || after != nil else { return nil }
        func figure(_ title: String, _ svg: [UInt8]?) -> String {
            let picture = svg.map {
                "<img src=\"data:image/svg+xml;base64,\(Data($0).base64EncodedString())\" alt=\"\(title)\">"
            }
            return "<figure><figcaption>\(title)</figcaption>\(picture ?? "<p>no picture</p>")</figure>"
        }
        let choice =
            before == nil || after == nil
            ? ""
            : "<input type=\"checkbox\" aria-label=\"overlay\"> <small>Overlay: what is equal is black</small>"
        return """
            <div class="pictures">\(choice)
            <div class="pair">\(figure("before", before))
            \(figure("after", after))</div></div>
            """
    }
}
