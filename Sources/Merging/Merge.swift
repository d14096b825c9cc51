/// A three-way merge of Interface Builder documents by object id.
///
/// If only one side changes something, the result has that change. If both sides make the same change, it is applied
/// once. If both sides make different changes to the same content, there is a conflict, except as described below. The
/// result is OURS with as few edits as possible: unchanged parts keep their bytes, and parts of THEIRS are indented for
/// their new place.
///
/// - Lists keep an order that agrees with both sides. If both sides insert elements at the same place, the result has
///   the elements of OURS, followed by the elements of THEIRS. This also applies if the order is significant, as for
///   subviews. If both sides move an element within a list, there is a conflict only if no order has both changes.
/// - Content that Xcode derives is never a conflict (see ``Derived``). For a version, the result has the higher
///   version. For other content, it has the value of OURS.
/// - If a list such as `<connections>` or `<subviews>` becomes empty, it is removed. A list that is empty in OURS
///   stays.
package struct Merge {
    /// The format of conflict markers.
    package struct Options: Sendable {
        /// The length of a conflict marker in characters; `%L` in git.
        package var markerSize = 7
        /// The labels that follow the markers of both sides and of the base.
        package var oursLabel = "ours", theirsLabel = "theirs", baseLabel = "base"

        /// Creates the options for markers as git writes them.
        package init() {}
    }

    let base: [UInt8]
    let ours: [UInt8]
    let theirs: [UInt8]
    let options: Options

    /// Creates a merge of three files.
    ///
    /// - Parameters:
    ///   - base: the common ancestor of both sides.
    ///   - ours: the file that receives the changes.
    ///   - theirs: the file that provides the changes to merge.
    package init(base: [UInt8], ours: [UInt8], theirs: [UInt8], options: Options = Options()) {
        (self.base, self.ours, self.theirs, self.options) = (base, ours, theirs, options)
    }

    /// Runs the merge.
    ///
    /// If one side equals the base, the result is an exact copy of the other side, even if the other side is not a
    /// valid document.
    ///
    /// - Parameter settled: the side that was chosen for each conflict, by ``Conflict/number``.
    /// - Throws: ``MergeRefusal`` if a merge by object would be a guess. A merge of the texts is then better. The error
    ///   is also thrown if the chosen sides are inconsistent, for example because an outlet to a removed object stays.
    package func run(settling settled: [Int: Side] = [:]) throws(MergeRefusal) -> MergeResult {
        if base == theirs || ours == theirs { return MergeResult(bytes: ours, conflicts: []) }
        if base == ours { return MergeResult(bytes: theirs, conflicts: []) }
        if let archives = ArchiveMerge(base: base, ours: ours, theirs: theirs) {
            return MergeResult(bytes: try archives.run(), conflicts: [])
        }
        let layout = try Layout(of: ours)
        let names = Names(Symbols())
        let trees = try Trees(base: base, ours: ours, theirs: theirs, names: names)
        if trees.base.elements[0].content == trees.theirs.elements[0].content {
            return MergeResult(bytes: ours, conflicts: [])
        }
        let matching = try Matching(trees, names: names)
        var decision = Decision(matching, trees, names)
        try decision.run()
        var writer = MergeWriter(decision, options, settled)
        let result = writer.write()
        // While conflicts remain, later choices can still make the result consistent.
        if settled.isEmpty || result.conflicts.isEmpty {
            let check = MergeCheck(base: trees.base, ours: trees.ours, theirs: trees.theirs, names)
            for text in result.resolutions { try check.hold(text) }
        }
        return MergeResult(bytes: layout.restore(result.bytes), conflicts: result.conflicts)
    }

    /// Asks which side to use for each conflict in a result. After each answer, it merges again, because a conflict can
    /// be inside the previous conflict.
    ///
    /// - Parameters:
    ///   - choose: receives a conflict and the number of conflicts that are left. It returns a side, or nil to leave
    ///     the conflict marked.
    ///   - refuse: receives the reason if a chosen side is not possible. Afterward, `choose` is called again for the
    ///     same conflict.
    package func settle(
        _ result: MergeResult, choosing choose: (Conflict, Int) -> Side?, refusing refuse: (MergeRefusal) -> Void
    ) -> MergeResult {
        var (result, settled) = (result, [Int: Side]())
        var left: Set<Int> = []
        while let conflict = result.conflicts.first(where: { !left.contains($0.number) && settled[$0.number] == nil }) {
            guard let side = choose(conflict, result.conflicts.count - left.count) else {
                left.insert(conflict.number)
                continue
            }
            do throws(MergeRefusal) {
                result = try run(settling: settled.merging([conflict.number: side]) { $1 })
                settled[conflict.number] = side
            } catch { refuse(error) }
        }
        return result
    }
}

/// The result of a merge.
package struct MergeResult: Sendable, Equatable {
    /// The merged file. Conflicts are marked.
    package let bytes: [UInt8]
    /// The conflicts in the order of the file; empty if all changes were merged.
    package let conflicts: [Conflict]
}

/// Changes of both sides that cannot be combined.
package struct Conflict: Sendable, Equatable, CustomStringConvertible {
    /// 1-based line of the first marker in the result. A conflict inside another conflict has the line of the outer
    /// conflict.
    package let line: Int
    /// The number of the conflict. It stays the same if other conflicts are settled.
    package let number: Int
    /// The ancestors with attributes, outermost first, followed by the element: `scene (a1), label “Title” (b2)`.
    package let object: String
    /// A sentence about the changes of both sides.
    package let words: String

    /// The conflict as one line of text.
    package var description: String { "\(line): \(object): \(words)" }
}

/// The reason why a merge by object is not possible.
package enum MergeRefusal: Error, Sendable, Equatable, CustomStringConvertible {
    /// One of the three files is not XML in the form that Xcode writes.
    case unreadable(side: String, line: Int, reason: String)
    /// A file is empty.
    case empty(side: String)
    /// The root element is not `<document>`: the file is an archive of Xcode 3 or 4, or not a nib.
    case noDocument(side: String, root: String)
    /// Two elements of one file have the same id.
    case repeatedID(String, side: String)
    /// A side shares too few ids with the base, so its objects cannot be matched.
    case renamedIDs(side: String)
    /// A file mixes line endings.
    case mixedLineEnds(side: String)
    /// The merged document would be inconsistent.
    case unsound(String)
    /// An archive has a form that cannot be merged by object.
    case archive(side: String, reason: String)
    /// In an archive, both sides changed the same facts. Each text is a sentence about one fact.
    case archiveConflicts([String])

    /// Whether both sides changed the same facts. If so, a merge of the texts also has a conflict.
    package var isConflict: Bool {
        if case .archiveConflicts = self { return true }
        return false
    }

    /// One sentence, which is printed after the path of the file.
    package var description: String {
        switch self {
        case .unreadable(let side, let line, let reason): "\(side):\(line): \(reason)"
        case .empty(let side): "\(side) is empty"
        case .noDocument(let side, "archive"): "\(side) is an archive of Xcode 3 or 4"
        case .noDocument(let side, let root): "\(side) is not an Interface Builder document, its root is <\(root)>"
        case .repeatedID(let id, let side): "\(side) uses the id \(id) for two elements"
        case .renamedIDs(let side): "\(side) shares too few ids with the base"
        case .mixedLineEnds(let side): "\(side) mixes line endings"
        case .unsound(let reason): "the merged document \(reason)"
        case .archive(let side, let reason): "\(side) is an archive that cannot be merged by object: \(reason)"
        case .archiveConflicts(let facts):
            "both sides changed the same facts of an archive: \(facts.joined(separator: "; "))"
        }
    }
}
