/// The model of one Interface Builder file: flat lists of records. Records refer to each other by index.
///
/// Documents, archives and compiled nibs have the same model, so callers do not need to know the format.
package struct InterfaceDocument: Sendable {
    /// The bytes of all texts. Every ``Text`` of this document is a range of these bytes.
    package internal(set) var utf8: [UInt8] = []
    /// The format of the file.
    package internal(set) var format: FileFormat
    /// The contents of the root element.
    package internal(set) var header = DocumentHeader()
    package internal(set) var objects: [ObjectRecord] = []
    package internal(set) var connections: [ConnectionRecord] = []
    package internal(set) var constraints: [ConstraintRecord] = []
    package internal(set) var scenes: [SceneRecord] = []
    package internal(set) var runtimeAttributes: [RuntimeAttributeRecord] = []
    package internal(set) var resources: [ResourceRecord] = []
    package internal(set) var resourceUses: [ResourceUseRecord] = []
    package internal(set) var texts: [TextRecord] = []
    package internal(set) var variations: [VariationRecord] = []
    package internal(set) var subtrees: [SubtreeRecord] = []
    package internal(set) var classDescriptions: [ClassDescriptionRecord] = []
    package internal(set) var members: [MemberRecord] = []
    /// A problem in a file that could still be read; nil if there is none.
    package internal(set) var problem: ReadError?
    /// The number of levels of nested objects; 0 for a document without objects.
    package internal(set) var depth = 0

    init(format: FileFormat) { self.format = format }

    /// Returns a text as a `String`; nil if the text is absent.
    package subscript(_ text: Text) -> String? {
        guard let range = text.range else { return nil }
        return String(decoding: utf8[range], as: UTF8.self)
    }

    /// Whether the file is a nib whose content was read.
    package var isNib: Bool {
        switch format {
        case .document, .archive: true
        case .nibArchive, .binaryPropertyList, .compiledStoryboard: !objects.isEmpty
        default: false
        }
    }

    /// Whether the file is in a format that Xcode compiles nibs to.
    package var isCompiled: Bool {
        format == .nibArchive || format == .binaryPropertyList || format == .compiledStoryboard
    }

    /// The index of the File's Owner; nil in storyboards and in files without a File's Owner.
    package var filesOwner: Int? {
        objects.firstIndex { $0.role == .filesOwner }
    }
}

/// The contents of a file's root element.
package struct DocumentHeader: Sendable {
    /// An empty header, for example for a file that could not be read.
    package init() {}

    package internal(set) var platform: Platform?
    /// Root attribute `type`, such as `com.apple.InterfaceBuilder3.Cocoa.XIB`.
    package internal(set) var documentType: Text = .none
    /// Root attribute `version`: 3.0 for documents, 1.0 to 2.0 for Xcode 4 storyboards, 7.x and 8.00 for archives.
    package internal(set) var version: Text = .none
    package internal(set) var targetRuntime: Text = .none
    package internal(set) var toolsVersion: Text = .none
    package internal(set) var systemVersion: Text = .none
    /// Deployment target, as written: `<deployment>` of a document, `IBDocument.SystemTarget` of an archive.
    package internal(set) var deployment: Text = .none
    package internal(set) var usesAutolayout = false
    package internal(set) var usesSafeAreas = false
    package internal(set) var usesTraitCollections = false
    package internal(set) var isLaunchScreen = false
    /// Object id of the storyboard's initial controller.
    package internal(set) var initialController: Text = .none
    /// Whether the file is a storyboard according to its document type.
    package internal(set) var isStoryboard = false
    /// The remaining attributes of the document, as a JSON object.
    package internal(set) var attributes: Text = .none
}
