import Errors

/// A reference to a place in a file, as people and tools write it.
package struct PlaceReference: Sendable, Equatable {
    /// The path as written.
    package let path: String
    /// 1-based line; nil if the reference names an object.
    package let line: Int?
    /// 1-based column in code points; nil for the whole line.
    package let column: Int?
    /// Object id; nil if the reference names a line.
    package let objectID: String?

    /// Creates a reference to an object.
    package init(path: String, objectID: String) {
        (self.path, line, column, self.objectID) = (path, nil, nil, objectID)
    }

    /// Parses `FILE:LINE`, `FILE:LINE:COLUMN` or `FILE:OBJECT-ID`. Text after these parts is ignored, so a line from a
    /// build log or from another tool works, such as `Main.storyboard:gDA-26-9Nv: warning: Misplaced view`.
    ///
    /// - Throws: ``AskingError/unanswerable(_:)`` if the text is not in one of these forms.
    package init(_ text: String) throws(AskingError) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, !parts[0].isEmpty else {
            throw .unanswerable("\(text) is not a place. Use FILE:LINE, FILE:LINE:COLUMN or FILE:OBJECT-ID.")
        }
        path = parts[0]
        // A compiler prints `FILE:LINE:COLUMN: error: …`, grep prints `FILE:LINE:text`.
        // -1 is the object id of the File's Owner.
        line = parts[1].hasPrefix("-") ? nil : Int(parts[1])
        column = line == nil || parts.count < 3 ? nil : Int(parts[2])
        objectID = line == nil ? parts[1].trimmingPrefix(while: \.isWhitespace).description : nil
        guard line.map({ $0 > 0 }) ?? (objectID?.isEmpty == false), column.map({ $0 > 0 }) ?? true else {
            throw .unanswerable(
                "\(text) has no line and no object id. Use FILE:LINE, FILE:LINE:COLUMN or FILE:OBJECT-ID.")
        }
    }

    /// Creates a reference to a line, or to a column of a line.
    package init(path: String, line: Int, column: Int?) {
        (self.path, self.line, self.column, objectID) = (path, line, column, nil)
    }
}
