/// A three-way merge of Interface Builder documents by object id.
///
/// What one side changed is taken, what both changed alike is taken once, and the rest is a conflict. The result is OURS with the
/// least edits: what needs no change keeps its bytes, what comes from THEIRS is indented as its new place asks for.
///
/// - Lists keep an order that both sides agree with. Elements that both sides insert at one place stand there all, those of OURS first,
///   whether the order means something, as that of subviews, or not. An element that both sides moved within a list is a conflict only
///   where no order has what both changed.
/// - What Xcode derives is never a conflict (see ``Derived``): of versions the higher is taken, otherwise OURS.
/// - A list, as `<connections>` or `<subviews>`, is there as long as something is in it.
package struct Merge {
    /// How conflicts are written.
    package struct Options: Sendable {
        /// How many characters a conflict marker has; git's `%L`.
        package var markerSize = 7
        /// What stands behind the markers of the two sides and of what was before.
        package var oursLabel = "ours", theirsLabel = "theirs", baseLabel = "base"

        /// The markers that git writes.
        package init() {}
    }

    let base: [UInt8]
    let ours: [UInt8]
    let theirs: [UInt8]
    let options: Options

    /// A merge of three files.
    ///
    /// - Parameters:
    ///   - base: the file from which both sides come.
    ///   - ours: the file that is edited.
    ///   - theirs: the file whose changes are taken over.
    package init(base: [UInt8], ours: [UInt8], theirs: [UInt8], options: Options = Options()) {
        (self.base, self.ours, self.theirs, self.options) = (base, ours, theirs, options)
    }

    /// Merges.
    ///
    /// Where one side is as it was, the other one is the result byte for byte, whatever is in it.
    ///
    /// - Parameter settled: the sides that somebody chose for conflicts, by ``Conflict/number``.
    /// - Throws: ``MergeRefusal`` where a merge by object would be a guess, and one of texts is the better one; also where the sides that
    ///   were chosen do not hold together, as an object that is gone and an outlet to it that stays.
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
        // As long as conflicts are left, what was chosen may yet come to hold together.
        if settled.isEmpty || result.conflicts.isEmpty {
            let check = MergeCheck(base: trees.base, ours: trees.ours, theirs: trees.theirs, names)
            for text in result.resolutions { try check.hold(text) }
        }
        return MergeResult(bytes: layout.restore(result.bytes), conflicts: result.conflicts)
    }

    /// Has sides chosen for the conflicts of a result, each after the one before it, which it may have been a part of.
    ///
    /// - Parameters:
    ///   - choose: gives the side for a conflict, of so many that are left; nil to leave it marked.
    ///   - refuse: told why a side that was chosen cannot be; the conflict is asked for again.
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

/// What a merge gave.
package struct MergeResult: Sendable, Equatable {
    /// The merged file; with markers where there are conflicts.
    package let bytes: [UInt8]
    /// In the order in which they stand in the file; none where all was merged.
    package let conflicts: [Conflict]
}

/// One thing that two sides did and that does not go together.
package struct Conflict: Sendable, Equatable, CustomStringConvertible {
    /// 1-based line of its first marker in the result; a conflict within another one has the line of that.
    package let line: Int
    /// Which one it is; the same whatever others are settled.
    package let number: Int
    /// The element and those around it that have an id, outermost first: `scene (a1), label “Title” (b2)`.
    package let object: String
    /// What both did, as a sentence.
    package let words: String

    /// Line, object and words.
    package var description: String { "\(line): \(object): \(words)" }
}

/// Why a merge by object is left to a merge of texts.
package enum MergeRefusal: Error, Sendable, Equatable, CustomStringConvertible {
    /// One of the three is no XML as Xcode writes it.
    case unreadable(side: String, line: Int, reason: String)
    /// A file has nothing in it.
    case empty(side: String)
    /// The root element is not `<document>`: an archive of Xcode 3, or no nib.
    case noDocument(side: String, root: String)
    /// One file has an id at two elements.
    case repeatedID(String, side: String)
    /// A side has other ids than the base, so that nothing tells what became of an object.
    case renamedIDs(side: String)
    /// Lines of a file end in different ways.
    case mixedLineEnds(side: String)
    /// The merged document would not hold together.
    case unsound(String)
    /// An archive has a form that cannot be merged by object.
    case archive(side: String, reason: String)
    /// Both sides of an archive changed the same facts, each as a sentence.
    case archiveConflicts([String])

    /// Whether the sides do not go together, so that a merge of texts must not be taken for a merge either.
    package var isConflict: Bool {
        if case .archiveConflicts = self { return true }
        return false
    }

    /// One sentence that follows the path of the file.
    package var description: String {
        switch self {
        case .unreadable(let side, let line, let reason): "\(side):\(line): \(reason)"
        case .empty(let side): "\(side) is empty"
        case .noDocument(let side, "archive"): "\(side) is an archive of Xcode 3 or 4"
        case .noDocument(let side, let root): "\(side) is no Interface Builder document, its root is <\(root)>"
        case .repeatedID(let id, let side): "\(side) has the id \(id) at two elements"
        case .renamedIDs(let side): "\(side) has other ids than the base"
        case .mixedLineEnds(let side): "the lines of \(side) end in different ways"
        case .unsound(let reason): "the merged document \(reason)"
        case .archive(let side, let reason): "\(side) is an archive that cannot be merged by object: \(reason)"
        case .archiveConflicts(let facts):
            "both sides changed the same facts of an archive: \(facts.joined(separator: "; "))"
        }
    }
}
