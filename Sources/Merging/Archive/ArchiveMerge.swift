/// A three-way merge of keyed archives (Xcode 3 and 4) by object id.
///
/// The result is OURS with as few edits as possible. The merge reads the result again and compares it with the
/// intended graph. If both sides changed one fact differently, nothing is merged.
struct ArchiveMerge {
    private let base: [UInt8]
    private let ours: [UInt8]
    private let theirs: [UInt8]

    /// - Returns: nil if one of the three files is not an archive.
    init?(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
        guard [base, ours, theirs].allSatisfy(Self.isArchive) else { return nil }
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
    }

    /// Whether the root element of a file appears to be `<archive>`.
    private static func isArchive(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes.prefix(1024), as: UTF8.self).contains("<archive ")
    }

    /// - Throws: ``MergeRefusal`` if the archives cannot be merged. Then git has to merge the texts.
    func run() throws(MergeRefusal) -> [UInt8] {
        let layout = try Layout(of: ours)
        let words = ArchiveSymbols(Symbols())
        let tokens = ArchiveTokens()
        func contents(_ bytes: [UInt8], _ side: String) throws(MergeRefusal) -> ArchiveContents {
            try Self.read(Layout.text(of: bytes), side, words, tokens)
        }
        let before = try contents(base, "base")
        let mine = try contents(ours, "ours")
        var other = try contents(theirs, "theirs")
        try Self.check(before, mine, other, words)
        var numbers = ArchiveNumbers(base: before, ours: mine, theirs: other, tokens: tokens)
        other = try numbers.renumbered()
        let versions = ArchiveVersions(base: before, ours: mine, theirs: other, tokens: tokens)
        var decision = ArchiveDecision(versions)
        decision.run()
        guard decision.disputes.isEmpty else { throw .archiveConflicts(decision.disputes) }
        var writer = ArchiveWriter(decision)
        let text = try writer.write()
        try ArchiveCheck(decision).hold(text)
        return layout.restore(text)
    }

    static func read(_ text: [UInt8], _ side: String, _ words: ArchiveSymbols, _ tokens: ArchiveTokens)
        throws(MergeRefusal) -> ArchiveContents
    {
        let tree: Tree
        do { tree = try TreeReader.read(text, words.symbols) } catch {
            throw .unreadable(side: side, line: error.line, reason: error.message)
        }
        guard tree.elements[0].tag == words.archive else {
            throw .noDocument(side: side, root: words.symbols.text(tree.elements[0].tag))
        }
        return try ArchiveContents(KeyedArchive(tree, words, side: side), tokens)
    }

    /// - Throws: ``MergeRefusal`` if OURS and THEIRS have different types, or if different generations of Xcode wrote
    ///   them.
    private static func check(
        _ base: ArchiveContents, _ ours: ArchiveContents, _ theirs: ArchiveContents, _ words: ArchiveSymbols
    ) throws(MergeRefusal) {
        guard ours.archive.tree.value(words.type, of: 0) == theirs.archive.tree.value(words.type, of: 0) else {
            throw .archive(side: "theirs", reason: "its type differs from the type of ours")
        }
        func isSpelledWithObjects(_ contents: ArchiveContents) -> Bool {
            !contents.archive.tree.elements.contains { $0.tag == words.array || $0.tag == words.dictionary }
        }
        guard isSpelledWithObjects(ours) == isSpelledWithObjects(theirs) else {
            throw .archive(side: "theirs", reason: "a different generation of Xcode wrote ours")
        }
    }
}
