import Projects
import SourceCode
import SwiftSources

/// A request to the Swift reader: a source or a manifest to read.
///
/// The Swift parser (SwiftSyntax) is recursive. Some sources need more time or memory than is available. The parser
/// therefore runs in a separate process, which may crash or be killed.
package struct SourceWork: Packed, Sendable {
    private(set) var source: PackedBytes?
    /// Names that lead to a load; see ``SearchNames``.
    private(set) var sought: [String] = []
    private(set) var manifest: ManifestSource?

    init(_ source: [UInt8], _ sought: SearchNames = SearchNames()) {
        self.source = PackedBytes(source)
        self.sought = sought.names.sorted()
    }

    init(_ manifest: ManifestSource) { self.manifest = manifest }

    package static var blank: SourceWork { SourceWork([]) }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&source)
        try packing.pack(&sought)
        try packing.pack(&manifest)
    }

    /// The maximum memory for reading, in bytes.
    package static let mostMemory = 512 << 20

    /// The maximum processor time for reading, in seconds: 2 for each megabyte, plus 3.
    var seconds: Int { 3 + (2 * (source?.bytes.count ?? manifest?.size ?? 0)) >> 20 }

    /// Reads the Swift code and returns the result as bytes.
    func packedResult() -> [UInt8] {
        if let manifest { return manifest.evaluated().packed }
        return SwiftReader.read(source?.bytes ?? [], SearchNames(sought)).packed
    }
}
