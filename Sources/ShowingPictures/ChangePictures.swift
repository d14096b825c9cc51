import Comparing
import InterfaceBuilder
import Pictures
import Showing

/// Draws the nibs that a comparison found, before and after the change.
package struct ChangePictures {
    private let files: [TreeComparison.File]

    package init(_ files: [TreeComparison.File]) { self.files = files }

    /// Writes two pictures of each changed nib, and `index.html`, which shows them beside each other.
    ///
    /// Objects that the change adds, removes or edits are outlined. Files with noise only are left out.
    ///
    /// - Parameter path: the folder. It is made if it does not exist.
    /// - Returns: the number of nibs.
    /// - Throws: `AskingError.unanswerable` if the folder cannot be made, `IndexError.cannotWrite` if a file cannot be
    ///   written.
    package func write(to path: String) throws -> Int {
        let folder = try PictureFolder(path)
        var sections: [String] = []
        for file in files {
            guard let changes = file.changes, !changes.isNoise else { continue }
            // Two files that the user names have absolute paths.
            let path = file.path.hasPrefix("/") ? String(file.path.split(separator: "/").last ?? "") : file.path
            let name = PictureFolder.name(ofNib: path)
            let pair = try [(changes.old, true), (changes.new, false)].map { document, isOld -> String? in
                var request = PictureRequest()
                request.highlighted = Self.changed(changes, isOld: isOld)
                guard let svg = try? Picture.svg(of: document, request) else { return nil }
                let name = name + (isOld ? ".before.svg" : ".after.svg")
                try folder.write(svg, to: name)
                return PictureFolder.address(name).markup
            }
            sections.append(Self.section(path, before: pair[0], after: pair[1]))
        }
        let title = sections.count == 1 ? "1 changed nib" : "\(sections.count) changed nibs"
        try folder.write(Array(PictureFolder.page(title, sections.joined()).utf8), to: "index.html")
        return sections.count
    }

    /// Returns the ids of the objects that a change adds, removes or edits, in one of the two documents.
    private static func changed(_ changes: DocumentChanges, isOld: Bool) -> Set<String> {
        let document = isOld ? changes.old : changes.new
        func rows(_ rows: [RowChange]) -> [Int] { rows.filter { !$0.isNoise }.compactMap { isOld ? $0.old : $0.new } }
        let objects =
            rows(changes.objects) + rows(changes.connections).map { Int(document.connections[$0].source) }
            + rows(changes.constraints).map { Int(document.constraints[$0].firstItem) }
        return Set(objects.compactMap { $0 >= 0 ? document[document.objects[$0].objectID] : nil })
    }

    // MARK: The page

    private static func section(_ path: String, before: String?, after: String?) -> String {
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
            <section><h2>\(path.markup)</h2><div class="pair">\(figure("before", before))\(figure("after", after))</div>
            \(overlay)</section>

            """
    }
}
