/// One Interface Builder file as a model: flat lists of records in document
/// order, that point at each other by index.
///
/// Both formats become this model; what asks needs not know which it was.
package struct InterfaceDocument: Sendable {
    /// The bytes that every ``Text`` of this document is a range of.
    package internal(set) var utf8: [UInt8] = []
    /// What the bytes were.
    package internal(set) var format: FileFormat
    /// What the root element says.
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
    /// What is wrong with a file that could be read nevertheless.
    package internal(set) var problem: ReadError?
    /// How many objects enclose the deepest one, plus one.
    package internal(set) var depth = 0

    init(format: FileFormat) { self.format = format }

    /// The text as a `String`; nil for no text.
    package subscript(_ text: Text) -> String? {
        guard let range = text.range else { return nil }
        return String(decoding: utf8[range], as: UTF8.self)
    }

    /// Index of the File's Owner; nil in storyboards and where there is none.
    package var filesOwner: Int? {
        objects.firstIndex { $0.role == .filesOwner }
    }
}

/// What the root element of a file says of it.
package struct DocumentHeader: Sendable {
    /// A header that says nothing, as of a file that could not be read.
    package init() {}

    package internal(set) var platform: Platform?
    /// Root attribute `type`, such as `com.apple.InterfaceBuilder3.Cocoa.XIB`.
    package internal(set) var documentType: Text = .none
    /// Root attribute `version`: 3.0, or 1.0 to 2.0 for Xcode 4 storyboards,
    /// 7.x and 8.00 for archives.
    package internal(set) var version: Text = .none
    package internal(set) var targetRuntime: Text = .none
    package internal(set) var toolsVersion: Text = .none
    package internal(set) var systemVersion: Text = .none
    /// Deployment target of `<deployment>`, as written.
    package internal(set) var deployment: Text = .none
    package internal(set) var usesAutolayout = false
    package internal(set) var usesSafeAreas = false
    package internal(set) var usesTraitCollections = false
    package internal(set) var isLaunchScreen = false
    /// Object id of the storyboard's initial controller.
    package internal(set) var initialController: Text = .none
    /// Whether the document type names a storyboard.
    package internal(set) var isStoryboard = false
    /// Everything else about the document, as a JSON object.
    package internal(set) var attributes: Text = .none
}
