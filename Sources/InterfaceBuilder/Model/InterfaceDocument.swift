/// One Interface Builder file as a model: flat lists of records in document
/// order, that point at each other by index.
///
/// Both formats become this model; what asks needs not know which it was.
public struct InterfaceDocument: Sendable {
    /// The bytes that every ``Text`` of this document is a range of.
    public internal(set) var utf8: [UInt8] = []
    /// What the bytes were.
    public internal(set) var format: FileFormat
    /// What the root element says.
    public internal(set) var header = DocumentHeader()
    public internal(set) var objects: [ObjectRecord] = []
    public internal(set) var connections: [ConnectionRecord] = []
    public internal(set) var constraints: [ConstraintRecord] = []
    public internal(set) var scenes: [SceneRecord] = []
    public internal(set) var runtimeAttributes: [RuntimeAttributeRecord] = []
    public internal(set) var resources: [ResourceRecord] = []
    public internal(set) var resourceUses: [ResourceUseRecord] = []
    public internal(set) var texts: [TextRecord] = []
    public internal(set) var variations: [VariationRecord] = []
    public internal(set) var subtrees: [SubtreeRecord] = []
    public internal(set) var classDescriptions: [ClassDescriptionRecord] = []
    public internal(set) var members: [MemberRecord] = []
    /// What is wrong with a file that could be read nevertheless.
    public internal(set) var problem: ReadError?
    /// How many objects enclose the deepest one, plus one.
    public internal(set) var depth = 0

    init(format: FileFormat) { self.format = format }

    /// The text as a `String`; nil for no text.
    public subscript(_ text: Text) -> String? {
        guard let range = text.range else { return nil }
        return String(decoding: utf8[range], as: UTF8.self)
    }

    /// Index of the File's Owner; nil in storyboards and where there is none.
    public var filesOwner: Int? {
        objects.firstIndex { $0.role == .filesOwner }
    }
}

/// What the root element of a file says of it.
public struct DocumentHeader: Sendable {
    /// A header that says nothing, as of a file that could not be read.
    public init() {}

    public internal(set) var platform: Platform?
    /// Root attribute `type`, such as `com.apple.InterfaceBuilder3.Cocoa.XIB`.
    public internal(set) var documentType: Text = .none
    /// Root attribute `version`: 3.0, or 1.0 to 2.0 for Xcode 4 storyboards,
    /// 7.x and 8.00 for archives.
    public internal(set) var version: Text = .none
    public internal(set) var targetRuntime: Text = .none
    public internal(set) var toolsVersion: Text = .none
    public internal(set) var systemVersion: Text = .none
    /// Deployment target of `<deployment>`, as written.
    public internal(set) var deployment: Text = .none
    public internal(set) var usesAutolayout = false
    public internal(set) var usesSafeAreas = false
    public internal(set) var usesTraitCollections = false
    public internal(set) var isLaunchScreen = false
    /// Object id of the storyboard's initial controller.
    public internal(set) var initialController: Text = .none
    /// Whether the document type names a storyboard.
    public internal(set) var isStoryboard = false
    /// Everything else about the document, as a JSON object.
    public internal(set) var attributes: Text = .none
}
