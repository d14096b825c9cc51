import Projects
import SourceCode

/// A piece of Swift to read, by one of its two readers.
///
/// Their parser is not ours. It follows a source into the depth, and some
/// sources take it more time and memory than anyone has; so it is run in a
/// process that can be given up.
struct SourceWork: Packed, Sendable {
    private(set) var source: PackedBytes?
    /// Names that lead to a load; see ``SoughtNames``.
    private(set) var sought: [String] = []
    private(set) var manifest: ManifestSource?

    init(_ source: [UInt8], _ sought: SoughtNames = SoughtNames()) {
        self.source = PackedBytes(source)
        self.sought = sought.names.sorted()
    }

    init(_ manifest: ManifestSource) { self.manifest = manifest }

    static var blank: SourceWork { SourceWork([]) }

    mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&source)
        try packing.pack(&sought)
        try packing.pack(&manifest)
    }

    /// Bytes that reading it may take.
    static let mostMemory = 512 << 20

    /// Seconds of work that reading it may take: 2 for each megabyte, and 3 more.
    var seconds: Int { 3 + (2 * (source?.bytes.count ?? manifest?.size ?? 0)) >> 20 }

    /// What is read of it, as bytes.
    func packedResult() -> [UInt8] {
        if let manifest { return manifest.evaluated().packed }
        return SwiftReader.read(source?.bytes ?? [], SoughtNames(sought)).packed
    }
}
