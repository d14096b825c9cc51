import InterfaceBuilder

/// Content that Interface Builder generates when it saves an archive. If both sides change this content, there is no
/// conflict.
struct ArchiveDerived {
    private let words: ArchiveSymbols
    /// The side that a newer version of Interface Builder saved; OURS if both sides have the same version.
    let newer: Side

    init(_ words: ArchiveSymbols, ours: KeyedArchive, theirs: KeyedArchive) {
        self.words = words
        let version = words.symbols.find("IBDocument.InterfaceBuilderVersion")
        func number(_ archive: KeyedArchive) -> Double {
            archive.scalar(version, of: archive.data).flatMap { Double(words.symbols.text($0)) } ?? 0
        }
        newer = number(theirs) > number(ours) ? .theirs : .ours
    }

    /// Keys of `IBDocument` for the content of the document. All other keys of `IBDocument` are derived.
    private static let facts: Set<String> = [
        "IBDocument.RootObjects", "IBDocument.Objects", "IBDocument.Classes", "IBDocument.UseAutolayout",
        "IBDocument.TargetRuntimeIdentifier",
    ]
    /// The versions of the tools, and the versions that they require.
    private static let versions = EditorState.archivedVersions.union(["IBDocument.SystemTarget"])
    /// Flattened properties for the editor: windows, the canvas, the plug-in of a class.
    private static let editor = EditorState.archivedWindows.union([
        "IBPluginDependency", "ImportedFromIB2", "IBLastUsedUIStatusBarStylesToTargetRuntimesMap",
        "designableContentResizing",
    ])
    private static let computed = ObjectReferences.archivedLinks
    /// The screen on which a window was designed, and the counters for connections.
    private static let screen: Set<String> = [EditorState.archivedScreen, "maxID", "connectionID"]

    /// Parts of class names. If the class name of an object contains one of them, the object is merged as one value.
    /// Changes of both sides inside the object are not combined.
    private static let values = [
        "Font", "Color", "AttributedString", "ParagraphStyle", "TextStorage", "TextTab", "Formatter",
        "NumberPlaceholder", "Locale", "Image", "Resource",
        "Transform", "Predicate", "Gradient", "Shadow", "Dictionary", "URL",
    ]

    /// Whether an object of this class, such as a font or an attributed string, is merged as one value.
    func isOneValue(_ name: Symbol) -> Bool {
        let text = words.symbols.text(name)
        return Self.values.contains { text.contains($0) }
    }

    /// Whether the value of a key is the parent or a sibling of an object, instead of a child.
    static func isBackward(_ key: Symbol?, _ archive: KeyedArchive) -> Bool {
        guard let key else { return false }
        let text = archive.text(key)
        return computed.contains(text)
            || ["NSTarget", "NSMenu", "NSDelegate", "NSPreviousConnector", "NSControlView"].contains(text)
    }

    /// Whether the value of a key is computed from other values. If the object that it refers to is removed, the value
    /// can be left out.
    func isComputed(_ key: Symbol) -> Bool { Self.computed.contains(words.symbols.text(key)) }

    /// Whether the value of an object's key is derived.
    func isDerived(_ key: Symbol) -> Bool {
        let text = words.symbols.text(key)
        if text.hasPrefix("IBDocument.") { return !Self.facts.contains(text) }
        return Self.computed.contains(text) || Self.screen.contains(text)
    }

    /// Whether a flattened property such as `12.IBPluginDependency` is derived.
    func isDerived(flattened key: Symbol) -> Bool {
        let text = words.symbols.text(key)
        guard let dot = text.firstIndex(of: ".") else { return false }
        return Self.editor.contains(String(text[text.index(after: dot)...]))
    }

    /// The side that provides a derived value.
    func side(of key: Symbol) -> Side { Self.versions.contains(words.symbols.text(key)) ? newer : .ours }
}
