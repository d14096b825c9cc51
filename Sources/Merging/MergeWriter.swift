/// Writes a merged document: OURS with edits.
struct MergeWriter {
    /// The output of the writer.
    struct Result {
        /// The document, with a marked block for each conflict.
        let bytes: [UInt8]
        let conflicts: [Conflict]
        /// Two documents: one with OURS for all conflicts, followed by one with THEIRS for all conflicts. If there are
        /// no conflicts, there is only one document.
        let resolutions: [[UInt8]]
    }

    let decision: Decision
    private let options: Merge.Options
    /// The side that was chosen for each conflict, by number.
    private let settled: [Int: Side]
    var out: [UInt8] = []
    /// The additional indentation of each level.
    let step: [UInt8]
    /// Whether an element of OURS and everything in it stay unchanged.
    private var isUntouched: [Bool]
    /// The line of each conflict that is already written.
    private var lines: [Int: Int] = [:]
    /// The line of the conflict that is being written.
    private var blockLine: Int?
    private var counted = (bytes: 0, feeds: 0)
    /// Whether the last output is a marker, whose line must end.
    private var isBehindMarker = false

    init(_ decision: Decision, _ options: Merge.Options, _ settled: [Int: Side]) {
        (self.decision, self.options, self.settled) = (decision, options, settled)
        let first = decision.trees.ours.elements[0].children.first
        let found = first.flatMap { decision.trees.ours.indentation(of: $0) } ?? []
        step = found.isEmpty ? Array("    ".utf8) : Array(found)
        isUntouched = [Bool](repeating: false, count: decision.trios.count)
    }

    /// Writes the document.
    mutating func write() -> Result {
        markUntouched()
        let bytes = document(nil)
        var conflicts: [Conflict] = []
        for (number, dispute) in decision.conflicts.enumerated() {
            guard let line = lines[number] else { continue }
            conflicts.append(
                Conflict(line: line, number: number, object: decision.path(dispute.trio), words: dispute.words))
        }
        conflicts.sort { ($0.line, $0.object, $0.words) < ($1.line, $1.object, $1.words) }
        let resolutions = conflicts.isEmpty ? [bytes] : [document(.ours), document(.theirs)]
        return Result(bytes: bytes, conflicts: conflicts, resolutions: resolutions)
    }

    /// - Parameter mode: the side to use for all conflicts; nil to write conflicts with markers.
    private mutating func document(_ mode: Side?) -> [UInt8] {
        out = []
        out.reserveCapacity(decision.trees.ours.bytes.count + decision.trees.theirs.bytes.count / 8)
        counted = (0, 0)
        isBehindMarker = false
        out += outside { $0.bytes[..<$0.elements[0].startTag.lowerBound] }
        writeElement(0, mode, indent: [], isShifted: false)
        let end = outside { $0.bytes[$0.elements[0].end...] }
        breakLine(before: end)
        out += end
        return out
    }

    /// Returns the text before or after the root element. If only THEIRS changed it, it is the text of THEIRS;
    /// otherwise, it is the text of OURS.
    private func outside(_ part: (Tree) -> ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let ours = part(decision.trees.ours)
        return ours == part(decision.trees.base) ? part(decision.trees.theirs) : ours
    }

    // MARK: Unchanged parts

    /// Marks the elements that stay unchanged. Children are marked before their parents.
    ///
    /// The function is not recursive, because elements can be deeply nested and the stack of a thread is small.
    private mutating func markUntouched() {
        var order = [0]
        var place = 0
        while place < order.count {
            let trio = order[place]
            order += decision.children[trio].lazy.map(\.trio).filter { decision.parents[$0] == trio }
            place += 1
        }
        for trio in order.reversed() { isUntouched[trio] = staysAsItIs(trio) }
    }

    /// Whether an element and everything in it stay unchanged. The children of the element must already be marked.
    private func staysAsItIs(_ trio: Int) -> Bool {
        // The second place of an element can be inside the element itself, so check that this is its first place.
        guard
            decision.children[trio].allSatisfy({
                decision.parents[$0.trio] == trio && isUntouched[$0.trio] && $0.side == nil
            })
        else { return false }
        guard let ours = decision.trios[trio].ours, decision.tags[trio] == nil, decision.texts[trio] == nil,
            decision.values[trio] == nil
        else { return false }
        let children = decision.trees.ours.elements[ours].children
        guard children.count == decision.children[trio].count, decision.ownConflicts[trio] == nil,
            zip(children, decision.children[trio]).allSatisfy({ decision.matching.ofOurs[$0] == $1.trio })
        else { return false }
        guard comments(trio, \.lastComments) == decision.trees.ours.elements[ours].lastComments else { return false }
        for entry in decision.children[trio] {
            guard let child = decision.trios[entry.trio].ours else { return false }
            if comments(entry.trio, \.comments) != decision.trees.ours.elements[child].comments { return false }
        }
        return true
    }

    /// Returns the comments of an element. If only THEIRS changed them, returns the comments of THEIRS. If both sides
    /// changed them, returns the comments of both sides. Xcode writes the title of a scene as a comment, so for a scene
    /// the comment from OURS is enough.
    private func comments(_ trio: Int, _ path: KeyPath<Tree.Element, [Symbol]>) -> [Symbol] {
        let (trees, here) = (decision.trees, decision.trios[trio])
        guard let ours = here.ours.map({ trees.ours.elements[$0][keyPath: path] }) else {
            return here.theirs.map { trees.theirs.elements[$0][keyPath: path] } ?? []
        }
        guard let theirs = here.theirs.map({ trees.theirs.elements[$0][keyPath: path] }) else { return ours }
        let before = here.base.map { trees.base.elements[$0][keyPath: path] } ?? []
        if ours == theirs || theirs == before { return ours }
        if ours == before { return theirs }
        if decision.tag(of: trio).map(decision.names.symbols.text) == "scene" { return ours }
        return ours + theirs.filter { !ours.contains($0) }
    }

    // MARK: Elements

    /// Returns the side to use for a conflict; nil to write the conflict with markers.
    private func side(of conflict: Int?, _ mode: Side?) -> Side? { conflict.flatMap { settled[$0] } ?? mode }

    private func isVisible(_ entry: Decision.Entry, _ mode: Side?) -> Bool {
        let mode = side(of: entry.conflict, mode)
        if let mode, let side = entry.side, side != mode { return false }
        let entries = decision.children[entry.trio]
        guard mode != nil || !settled.isEmpty, !entries.isEmpty, decision.isList(entry.trio) else { return true }
        return entries.contains { isVisible($0, mode) }
    }

    private mutating func writeElement(_ trio: Int, _ mode: Side?, indent: [UInt8], isShifted: Bool) {
        let here = decision.trios[trio]
        if isUntouched[trio], !isShifted, let ours = here.ours {
            let element = decision.trees.ours.elements[ours]
            out += decision.trees.ours.bytes[element.startTag.lowerBound..<element.end]
            return
        }
        let entries = decision.children[trio].filter { isVisible($0, mode) }
        let own = decision.ownConflicts[trio]
        if let own, mode != nil { note(own) }
        let picked = side(of: own, mode)
        guard let own, picked == nil else {
            if entries.isEmpty { return writeLeaf(trio, picked, indent: indent) }
            writeStartTag(trio, picked, isClosed: false)
            return writeContent(of: trio, entries, mode, indent: indent, isShifted: isShifted)
        }
        let base = here.base.map { decision.trees.base.elements[$0] }
        if entries.isEmpty {
            writeBlock(own, indent: indent, base: base.map { $0.startTag.lowerBound..<$0.end }) { writer, side in
                writer.out += indent
                writer.writeLeaf(trio, side, indent: indent)
                writer.out.append(0x0A)
            }
        } else {
            writeBlock(own, indent: indent, base: base?.startTag) { writer, side in
                writer.out += indent
                writer.writeStartTag(trio, side, isClosed: false)
                writer.out.append(0x0A)
            }
            writeContent(of: trio, entries, mode, indent: indent, isShifted: isShifted)
        }
    }

    /// Writes an element without child elements.
    private mutating func writeLeaf(_ trio: Int, _ mode: Side?, indent: [UInt8]) {
        let here = decision.trios[trio]
        var side: Side = here.ours != nil ? .ours : .theirs
        if let picked = decision.values[trio] ?? decision.texts[trio] { side = picked ?? mode ?? side }
        guard let place = here[side] else { return }
        let tree = decision.trees[side]
        let element = tree.elements[place]
        if element.isValue { return writeValue(place, in: tree, indent: indent) }
        if element.isClosed || !element.children.isEmpty { return writeStartTag(trio, mode, isClosed: true) }
        writeStartTag(trio, mode, isClosed: false)
        out += tree.bytes[element.startTag.upperBound..<element.end]
    }

    private mutating func writeContent(
        of trio: Int, _ entries: [Decision.Entry], _ mode: Side?, indent: [UInt8], isShifted: Bool
    ) {
        let inner = childIndent(trio, indent, isShifted)
        var next = 0
        while next < entries.count {
            let picked = side(of: entries[next].conflict, mode)
            if let conflict = entries[next].conflict, picked == nil {
                var group: [Decision.Entry] = []
                while next < entries.count, entries[next].conflict == conflict {
                    group.append(entries[next])
                    next += 1
                }
                writeBlock(conflict, group, indent: inner)
                continue
            }
            if let conflict = entries[next].conflict { note(conflict) }
            writeChild(entries[next].trio, in: trio, picked, indent: inner, isShifted: isShifted)
            next += 1
        }
        writeEnd(of: trio, indent: indent, isShifted: isShifted)
    }

    /// Writes a child, and the whitespace and comments before it.
    private mutating func writeChild(_ trio: Int, in holder: Int, _ mode: Side?, indent: [UInt8], isShifted: Bool) {
        let comments = comments(trio, \.comments)
        let tree = decision.trees.ours
        let ours = decision.trios[trio].ours
        let stood = ours.flatMap { tree.indentation(of: $0) }
        let stays = ours != nil && !isShifted && decision.parent(of: trio, in: .ours) == holder
        if let ours, stays, comments == tree.elements[ours].comments {
            let lead = tree.bytes[tree.elements[ours].lead..<tree.elements[ours].startTag.lowerBound]
            breakLine(before: lead)
            out += lead
        } else {
            isBehindMarker = false
            for comment in comments { out += [0x0A] + indent + decision.names.symbols.utf8(comment) }
            out += [0x0A] + indent
        }
        let place = stays ? stood.map(Array.init) ?? indent : indent
        writeElement(trio, mode, indent: place, isShifted: !stays && stood.map { $0.elementsEqual(indent) } != true)
    }

    private mutating func writeEnd(of trio: Int, indent: [UInt8], isShifted: Bool) {
        let comments = comments(trio, \.lastComments)
        let tree = decision.trees.ours
        if let ours = decision.trios[trio].ours, !isShifted, let last = tree.elements[ours].children.last,
            comments == tree.elements[ours].lastComments
        {
            let tail = tree.bytes[tree.elements[last].end..<tree.elements[ours].end]
            breakLine(before: tail)
            out += tail
        } else {
            isBehindMarker = false
            let inner = childIndent(trio, indent, isShifted)
            for comment in comments { out += [0x0A] + inner + decision.names.symbols.utf8(comment) }
            out += [0x0A] + indent + Array("</".utf8)
            if let tag = decision.tag(of: trio) { out += decision.names.symbols.utf8(tag) }
            out.append(UInt8(ascii: ">"))
        }
    }

    /// The indentation of the children of an element.
    private func childIndent(_ trio: Int, _ indent: [UInt8], _ isShifted: Bool) -> [UInt8] {
        guard !isShifted, let ours = decision.trios[trio].ours,
            let first = decision.trees.ours.elements[ours].children.first,
            let blanks = decision.trees.ours.indentation(of: first)
        else { return indent + step }
        return Array(blanks)
    }

    private mutating func writeStartTag(_ trio: Int, _ mode: Side?, isClosed: Bool) {
        let here = decision.trios[trio]
        let end = Array((isClosed ? "/>" : ">").utf8)
        guard let choices = decision.tags[trio] else {
            let side: Side = here.ours != nil ? .ours : .theirs
            guard let place = here[side] else { return }
            let tree = decision.trees[side]
            let element = tree.elements[place]
            var tag = tree.bytes[element.startTag]
            if element.isClosed != isClosed {
                tag = tag.dropLast(element.isClosed ? 2 : 1)
                while tag.last == 0x20 { tag = tag.dropLast() }
                out += tag + end
            } else {
                out += tag
            }
            return
        }
        guard let ours = here.ours else { return }
        let tree = decision.trees.ours
        let element = tree.elements[ours]
        let name = element.startTag.lowerBound + 1 + decision.names.symbols.utf8(element.tag).count
        out += tree.bytes[element.startTag.lowerBound..<name]
        for choice in choices {
            guard let side = choice.side ?? mode, let place = choice[side] else { continue }
            if let mine = choice.ours {
                let before = mine == element.attributes.lowerBound ? name : tree.attributes[mine - 1].range.upperBound
                out += tree.bytes[before..<tree.attributes[mine].range.lowerBound]
            } else {
                out.append(0x20)
            }
            out += decision.trees[side].bytes[decision.trees[side].attributes[place].range]
        }
        let last =
            element.attributes.isEmpty ? name : tree.attributes[element.attributes.upperBound - 1].range.upperBound
        out += element.isClosed == isClosed ? tree.bytes[last..<element.startTag.upperBound] : end[...]
    }

    // MARK: Conflicts

    /// Writes a conflict between elements that only one side has at this place.
    private mutating func writeBlock(_ conflict: Int, _ group: [Decision.Entry], indent: [UInt8]) {
        let base = group.compactMap { decision.trios[$0.trio].base }.first.map { decision.trees.base.elements[$0] }
        writeBlock(conflict, indent: indent, base: base.map { $0.startTag.lowerBound..<$0.end }) { writer, side in
            for entry in group where entry.side == side {
                for comment in writer.comments(entry.trio, \.comments) {
                    writer.out += indent + writer.decision.names.symbols.utf8(comment) + [0x0A]
                }
                writer.out += indent
                let stood = writer.decision.trios[entry.trio].ours.flatMap {
                    writer.decision.trees.ours.indentation(of: $0)
                }
                writer.writeElement(
                    entry.trio, side, indent: indent, isShifted: stood.map { $0.elementsEqual(indent) } != true)
                writer.out.append(0x0A)
            }
        }
    }

    /// Writes the lines of a conflict: OURS, then the base with a sentence about the changes of both sides, and THEIRS.
    private mutating func writeBlock(
        _ conflict: Int, indent: [UInt8], base: Range<Int>?, _ write: (inout MergeWriter, Side) -> Void
    ) {
        while let last = out.last, last == 0x20 || last == 0x09 { out.removeLast() }
        if let last = out.last, last != 0x0A { out.append(0x0A) }
        isBehindMarker = false
        counted.feeds += out[counted.bytes...].count { $0 == 0x0A }
        counted.bytes = out.count
        blockLine = counted.feeds + 1
        note(conflict)
        writeMarker("<", options.oursLabel)
        write(&self, .ours)
        writeMarker("|", options.baseLabel)
        out += indent + Self.comment(decision.conflicts[conflict].words) + [0x0A]
        if let base { out += indent + decision.trees.base.bytes[base] + [0x0A] }
        writeMarker("=", "")
        write(&self, .theirs)
        writeMarker(">", options.theirsLabel)
        out.removeLast()
        isBehindMarker = true
        blockLine = nil
    }

    private mutating func writeMarker(_ character: Character, _ label: String) {
        let marker = String(repeating: character, count: max(1, options.markerSize))
        out += Array((label.isEmpty ? marker : "\(marker) \(label)").utf8) + [0x0A]
    }

    /// Returns an XML comment with a text. An XML comment must not contain two hyphens in a row, so a space separates
    /// them.
    private static func comment(_ words: String) -> [UInt8] {
        var text = "<!-- "
        for character in words {
            if character == "-", text.hasSuffix("-") { text.append(" ") }
            text.append(character)
        }
        return Array((text + " -->").utf8)
    }

    private mutating func note(_ conflict: Int) {
        if lines[conflict] == nil, let blockLine { lines[conflict] = blockLine }
    }

    private mutating func breakLine(before next: ArraySlice<UInt8>) {
        if isBehindMarker, next.first != 0x0A { out.append(0x0A) }
        isBehindMarker = false
    }
}
