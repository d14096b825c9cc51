import Asking
import Comparing
import Errors
import Pictures
import Showing
import Store

/// Draws every nib of an index into a folder, with a page that shows all pictures.
package struct ContactSheet {
    private let snapshot: Snapshot
    private let printer: PicturePrinter

    package init(_ snapshot: Snapshot, _ request: PictureRequest, language: String?) {
        (self.snapshot, printer) = (snapshot, PicturePrinter(snapshot, request, language: language))
    }

    /// Writes the pictures, `map.svg` and `index.html`.
    ///
    /// The map shows all scenes, and how one leads to another. It is left out if there are no screens or too many,
    /// or if only the nibs of one class are drawn.
    ///
    /// - Parameters:
    ///   - path: the folder. It is made if it does not exist.
    ///   - className: draw only nibs with an object of this class; nil for all nibs.
    /// - Returns: a sentence for the user, and a sentence for each nib without a picture and for a map that is
    ///   left out.
    /// - Throws: ``AskingError`` if the folder cannot be written, if no nib contains the class, or if an option applies
    ///   to no nib, or an error of the index.
    package func write(to path: String, ofClass className: String? = nil) throws -> (summary: String, notes: [String]) {
        let nibs = try self.nibs(ofClass: className)
        try printer.checkIDs(in: nibs)
        var skipped = try printer.check(nibs)
        var folder = try PictureFolder(path)
        var cards: [String] = []
        for nib in nibs {
            do {
                let name = PictureFolder.name(ofNib: nib.file.path) + ".svg"
                try folder.write(try printer.svg(ofChecked: nib.file), to: name)
                cards.append(Self.card(nib, name))
            } catch AskingError.unanswerable(let message) {
                skipped.append(message)
            }
        }
        var map = ""
        if className == nil {
            let note: String?
            (map, note) = try self.map(&folder)
            if let note { skipped.append(note) }
        }
        let page = PictureFolder.page(
            counted(cards.count, "nib"), map + "<div class=\"all\">\n\(cards.joined())</div>\n")
        try folder.finish(page)
        return ("\(counted(cards.count, "picture")), with an overview in \(path)/index.html", skipped)
    }

    private func nibs(ofClass className: String?) throws -> [PictureQuestions.NibFile] {
        let nibs = try PictureQuestions(snapshot).nibFiles(ofClass: className)
        guard nibs.isEmpty, let className else { return nibs }
        let names = KnownNames(snapshot)
        guard try names.all(.class, named: className).isEmpty else {
            throw AskingError.unanswerable("No nib contains an object of the class \(className).")
        }
        throw AskingError.unknownName(
            what: "class", name: className, near: try names.similar(to: className, .class))
    }

    /// Writes the map of the app.
    ///
    /// - Returns: the part of the page, which is empty if the index contains no screen, and a sentence for the user if
    ///   the map is left out.
    private func map(_ folder: inout PictureFolder) throws -> (part: String, note: String?) {
        let map = try AppMap(snapshot, printer)
        guard map.screenCount <= AppMap.mostScreens else {
            let note = "no map: the app has \(map.screenCount) screens, and a map has at most \(AppMap.mostScreens)"
            return ("<p>\(note)</p>\n", note)
        }
        guard let svg = map.svg() else { return ("", nil) }
        try folder.write(svg, to: "map.svg")
        let (screens, transitions) = (counted(map.screenCount, "screen"), counted(map.transitionCount, "transition"))
        let part = """
            <figure class="map"><a href="map.svg"><img src="map.svg" alt="map of the app"></a>
            <figcaption>Map of the app: \(screens), \(transitions)</figcaption></figure>

            """
        return (part, nil)
    }

    // MARK: The page

    private static func card(_ nib: PictureQuestions.NibFile, _ name: String) -> String {
        let path = nib.file.path.markup
        let address = PictureFolder.address(name).markup
        let facts = [nib.kind, nib.platform, nib.classes].compactMap { $0 }.joined(separator: " ")
        return """
            <figure data-facts="\(facts.markup)"><a href="\(address)"><img src="\(address)" alt="\(path)" loading="lazy"></a>
            <figcaption>\(path)<small>\(facts.markup)</small></figcaption></figure>

            """
    }
}
