import SourceCode

/// A manifest and its helpers: the input for the evaluation of its constants. The evaluation can run in another
/// process.
package struct ManifestSource: Sendable {
    private var manifest: PackedBytes
    private var helpers: [PackedBytes]

    package init(manifest: [UInt8], helpers: [[UInt8]]) {
        (self.manifest, self.helpers) = (PackedBytes(manifest), helpers.map(PackedBytes.init))
    }

    /// The size of the manifest and its helpers in bytes.
    package var size: Int { helpers.reduce(manifest.bytes.count) { $0 + $1.bytes.count } }

    /// The bytes of the manifest.
    package var manifestBytes: [UInt8] { manifest.bytes }
    /// The bytes of each helper.
    package var helperBytes: [[UInt8]] { helpers.map(\.bytes) }

    /// The maximum number of values in one manifest, including repetitions.
    package static let mostValues = Limit.specificationValues
    /// The maximum size of one text in bytes.
    package static let mostTextBytes = Limit.pathBytes
}

/// The values of a manifest's constants.
package struct ManifestConstants: Sendable {
    package var values: [ManifestValue]
    /// The limit that was reached; nil if no limit was reached. If a limit was reached, some values are missing.
    package var limit: String?

    package init(values: [ManifestValue], limit: String?) { (self.values, self.limit) = (values, limit) }
}

// MARK: As bytes

extension ManifestSource: Packed {
    package static var blank: ManifestSource { ManifestSource(manifest: [], helpers: []) }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&manifest)
        try packing.pack(&helpers)
    }
}

extension ManifestConstants: Packed {
    package static var blank: ManifestConstants { ManifestConstants(values: [], limit: nil) }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        try packing.pack(&values)
        try packing.pack(&limit)
    }
}

extension ManifestValue: Packed {
    package static var blank: ManifestValue { .unknown }

    private enum Kind: Packed, CaseIterable {
        case unknown, text, list, dictionary, call, member
    }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        // Values of every kind are packed as a list of names and a list of values.
        var kind = Kind.unknown
        var (names, values, line): ([String?], [ManifestValue], Int) = ([], [], 0)
        switch self {
        case .unknown: break
        case .text(let text): (kind, names) = (.text, [text])
        case .member(let name): (kind, names) = (.member, [name])
        case .list(let elements): (kind, values) = (.list, elements)
        case .dictionary(let entries): (kind, names, values) = (.dictionary, entries.map(\.key), entries.map(\.value))
        case .call(let call):
            (kind, names, values) = (.call, [call.function] + call.arguments.map(\.label), call.arguments.map(\.value))
            line = call.line
        }
        try packing.pack(&kind)
        try packing.pack(&names)
        try packing.pack(&values)
        try packing.pack(&line)
        switch kind {
        case .unknown: self = .unknown
        case .text: self = .text(names.first?.flatMap(\.self) ?? "")
        case .member: self = .member(names.first?.flatMap(\.self) ?? "")
        case .list: self = .list(values)
        case .dictionary: self = .dictionary(zip(names, values).map { (key: $0 ?? "", value: $1) })
        case .call:
            let function = names.first?.flatMap(\.self) ?? ""
            self = .call(
                ManifestCall(
                    function: function, line: line,
                    arguments: zip(names.dropFirst(), values).map { (label: $0, value: $1) }))
        }
    }
}
