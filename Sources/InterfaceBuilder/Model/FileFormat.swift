/// The format of a file, as detected from its bytes.
package enum FileFormat: String, Sendable, CaseIterable {
    /// Root `<document>`: Xcode 5 and later, and Xcode 4 storyboards.
    case document
    /// XML with the root `<archive>`: the keyed archive of Xcode 3 and 4.
    case archive
    /// No bytes, or white space only.
    case empty
    /// A binary property list. If it is a keyed archive, such as `keyedobjects.nib`, it is a compiled nib.
    case binaryPropertyList
    /// A compiled nib that starts with `NIBArchive`.
    case nibArchive
    /// A storyboard that is compiled to a folder (`Main.storyboardc`): a property list that names its nibs.
    case compiledStoryboard
    /// An XML property list.
    case propertyList
    /// A property list in the OpenStep text format, such as `classes.nib`.
    case textPropertyList
    /// A `typedstream`, such as `objects.nib`.
    case typedStream
    /// Well-formed XML with any other root element.
    case otherXML
    /// A file that cannot be read. The error contains the reason.
    case error

    /// Returns the format of a file that cannot be XML; nil if the file might be XML.
    static func ofNonXML(_ bytes: UnsafeRawBufferPointer) -> FileFormat? {
        if bytes.starts(with: "bplist".utf8) { return .binaryPropertyList }
        if bytes.starts(with: "NIBArchive".utf8) { return .nibArchive }
        if bytes.dropFirst(2).starts(with: "typedstream".utf8) { return .typedStream }
        guard let first = bytes.first(where: { !isXMLWhiteSpace($0) }) else { return .empty }
        return first == UInt8(ascii: "{") ? .textPropertyList : nil
    }
}

func isXMLWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
}
