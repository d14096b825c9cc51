import Asking
import Bytes
import Foundation
import Store

/// What one answer needs: a state of the index, and the texts of the open documents.
///
/// The index and a document can contain different states of the text. Lines of the index are converted to lines of the
/// document, so that answers fit the text that the user sees.
final class Answer {
    let snapshot: Snapshot
    let documents: OpenDocuments
    let questions: EditorQuestions
    let lines: LineTexts
    private var files: [String: EditorQuestions.File] = [:]
    private var shifts: [String: LineShift] = [:]

    init(_ snapshot: Snapshot, _ documents: OpenDocuments) {
        (self.snapshot, self.documents) = (snapshot, documents)
        questions = EditorQuestions(snapshot)
        lines = LineTexts(documents)
    }

    /// A file of a request, and a place in it.
    struct Place {
        let file: EditorQuestions.File
        /// The place in the document.
        let position: TextPlace
        /// The text of the line in the document; empty if the file cannot be read.
        let text: String
        /// 1-based column in code points.
        let column: Int
    }

    /// Returns the indexed file that a request is about; nil if it is not indexed or outside the root.
    func file(_ params: JSONTree) throws -> EditorQuestions.File? {
        guard let path = params["textDocument"]?["uri"]?.text.flatMap(documents.path) else { return nil }
        return try questions.files(absolute: [path]).first
    }

    /// Returns the place that a request is about; nil if its file is not indexed or outside the root.
    func place(_ params: JSONTree) throws -> Place? {
        guard let position = params["position"].flatMap(TextPlace.init), let file = try file(params) else { return nil }
        let text = lines.line(position.line + 1, of: file.absolutePath) ?? ""
        return Place(file: file, position: position, text: text, column: text.column(units: position.character))
    }

    /// Describes a place. In a line that has changed since the last update, only the words of the line count.
    func describe(_ place: Place, isWholeLine: Bool = false) throws -> PlaceDescription {
        let line = shift(place.file).old(place.position.line + 1) ?? Int(Int32.max)
        let reference = PlaceReference(path: place.file.path, line: line, column: isWholeLine ? nil : place.column)
        return try PlaceFinder(snapshot).describe(place.file.place, reference, text: place.text)
    }

    /// Returns the lines of the indexed text in the text that the user sees.
    func shift(_ file: EditorQuestions.File) -> LineShift {
        if let known = shifts[file.absolutePath] { return known }
        var shift = LineShift.none
        if let document = documents[file.absolutePath],
            let indexed = document.indexed.last(where: { $0.hash == file.hash })
        {
            shift = LineShift(from: indexed.lines, to: document.lines)
        }
        shifts[file.absolutePath] = shift
        return shift
    }

    // MARK: Locations

    /// Finds the files with the paths that answers print. ``location(_:line:column:)`` needs them.
    func find(shown paths: some Sequence<String>) throws {
        let unknown = Set(paths).subtracting(files.keys)
        guard !unknown.isEmpty else { return }
        for file in try questions.files(shown: unknown.sorted()) { files[file.displayPath] = file }
    }

    /// Returns the file with a path that answers print; nil if it is not in a work tree.
    func file(shown path: String) -> EditorQuestions.File? { files[path] }

    /// Returns a place as a location of the protocol; nil if its file is not in a work tree.
    ///
    /// - Parameters:
    ///   - path: the path as answers print it.
    ///   - line: 1-based line of the indexed text.
    ///   - column: 1-based column in code points.
    func location(_ path: String, line: Int?, column: Int?) -> JSONTree? {
        guard let file = files[path] else { return nil }
        return [
            "uri": .text(uri(of: file)), "range": range(file, line: line ?? 1, column: column ?? 1),
        ]
    }

    /// The URI of a file. For an open document, it is the URI that the client uses.
    func uri(of file: EditorQuestions.File) -> String {
        documents[file.absolutePath]?.uri ?? DocumentURI.uri(file.absolutePath)
    }

    /// Returns the range of an element or a word: from a column to the end of the word or tag.
    private func range(_ file: EditorQuestions.File, line: Int, column: Int) -> JSONTree {
        // If the user has changed or removed the line, its place is unknown. The nearest line is better than none.
        let current = shift(file).new(line) ?? line
        let text = lines.line(current, of: file.absolutePath) ?? ""
        let start = text.units(column: column)
        let rest = text.suffix(afterUnits: start)
        let end: Int
        if rest.hasPrefix("<") {
            end = start + (rest.firstIndex(of: ">").map { rest[...$0].utf16.count } ?? rest.utf16.count)
        } else {
            end =
                start
                + rest.unicodeScalars.prefix {
                    $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
                }
                .reduce(0) { $0 + UTF16.width($1) }
        }
        return Self.range(current - 1, start, end)
    }

    /// Returns a range in one line.
    ///
    /// - Parameters:
    ///   - line: 0-based.
    ///   - start: the number of UTF-16 code units before the range.
    ///   - end: the number of UTF-16 code units before the end of the range.
    static func range(_ line: Int, _ start: Int, _ end: Int) -> JSONTree {
        [
            "start": TextPlace(line: max(0, line), character: start).json,
            "end": TextPlace(line: max(0, line), character: end).json,
        ]
    }
}
