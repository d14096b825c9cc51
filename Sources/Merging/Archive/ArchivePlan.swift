/// The plan for a value of a merged archive. Each case names the element that provides the tag and the whitespace.
indirect enum ArchivePlan {
    /// The value is copied from one side. Named objects inside the value are merged separately.
    case same(Side, Int)
    case list(Side, Int, [ArchivePlan])
    case map(Side, Int, [Pair])
    /// An object, with its class.
    case object(Side, Int, Symbol, [Pair])

    struct Pair {
        let key: Symbol
        let value: ArchivePlan
    }

    /// The element and its side.
    var origin: ArchivePlace {
        switch self {
        case .same(let side, let element), .list(let side, let element, _), .map(let side, let element, _),
            .object(let side, let element, _, _):
            ArchivePlace(side: side, element: element)
        }
    }
}

/// An element of one side.
struct ArchivePlace: Hashable {
    let side: Side
    let element: Int
}

/// The three versions of a merge.
struct ArchiveVersions {
    let base: ArchiveContents
    let ours: ArchiveContents
    let theirs: ArchiveContents
    let tokens: ArchiveTokens

    subscript(side: Side) -> ArchiveContents { side == .ours ? ours : theirs }
}
