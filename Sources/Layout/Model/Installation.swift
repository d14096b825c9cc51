import InterfaceBuilder

/// The views and constraints that are installed in a size class, and the values that differ in it.
package struct Installation: Sendable {
    /// Ids of views and constraints that are not installed.
    package private(set) var excluded: Set<String> = []
    /// Values by object or constraint id, then by property, as the document writes them. A value with several parts is a
    /// JSON object.
    package private(set) var values: [String: [String: String]] = [:]

    /// Reads the variations of a document that apply to a size class.
    ///
    /// - Parameter sizeClass: the size class; nil for the one in which the document was saved.
    package init(_ document: InterfaceDocument, _ sizeClass: SizeClass? = nil) {
        guard !document.variations.isEmpty else { return }
        let sizeClass = sizeClass ?? Screen(document).sizeClass
        // A variation for two classes is more specific than one for a single class, and therefore comes later.
        for rank in 0...2 {
            for record in document.variations
            where document[record.sizeClass].flatMap(sizeClass.specificity) == rank {
                apply(record, document)
            }
        }
    }

    private mutating func apply(_ record: VariationRecord, _ document: InterfaceDocument) {
        if let reference = document[record.referenceID] {
            if document[record.value] == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
        } else if let id = document[record.elementID], let property = document[record.property] {
            values[id, default: [:]][property] = document[record.value]
        }
    }
}
