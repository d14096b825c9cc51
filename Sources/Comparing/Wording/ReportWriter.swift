import InterfaceBuilder

/// Writes the report of changes.
struct ReportWriter {
    let changes: DocumentChanges
    let old: Names
    let new: Names
    let all: Bool
    /// The lines of each section.
    private var lines: [Anchor: [ChangeReport.Line]] = [:]
    /// Changed frames that are not noise, by section.
    private var frames: [Anchor: ChangeReport.Line] = [:]
    private var report = ChangeReport()
    private var noise: [Noise: Int] = [:]
    /// Objects that were added or removed together with their contents.
    private var added: Subtrees
    private var removed: Subtrees
    private let replaced: ReplacedConstraints

    init(_ changes: DocumentChanges, all: Bool) {
        self.changes = changes
        self.all = all
        new = Names(changes.new, isNumbered: true)
        // If both documents contain an object, its title comes from the new document.
        old = Names(changes.old, isNumbered: true, later: (new, changes.newObject))
        added = Subtrees(changes.oldObject, new, isGone: false)
        removed = Subtrees(changes.newObject, old, isGone: true)
        replaced = ReplacedConstraints(changes, old, new)
    }

    mutating func write() -> ChangeReport {
        writeDocument()
        for change in changes.objects { write(object: change) }
        for change in changes.connections { write(connection: change) }
        for change in changes.constraints { write(constraint: change) }
        for change in changes.details { write(detail: change) }
        noise[.order] = changes.reordered.values.reduce(0, +)
        foldFrames()
        foldRepetitions()
        addSections()
        report.noise = Noise.allCases.compactMap { kind in
            noise[kind].flatMap { $0 == 0 ? nil : "\($0) \(kind.words(count: $0))" }
        }
        report.counts.noise = noise.values.reduce(0, +)
        return report
    }

    // MARK: Places of lines

    /// The place of a section in the report. `new` is the index of an object of the new document. For a removed object,
    /// `new` is the object before it, and `old` is the removed object. Otherwise, `old` is -1.
    struct Anchor: Hashable, Comparable {
        let new: Int
        let old: Int

        static func < (left: Anchor, right: Anchor) -> Bool { (left.new, left.old) < (right.new, right.old) }
    }

    private func anchor(new index: Int) -> Anchor {
        Anchor(new: added.top(of: index) ?? new.speaker(index), old: -1)
    }

    private func anchor(old index: Int) -> Anchor {
        let other = changes.newObject[index]
        if other >= 0 { return anchor(new: Int(other)) }
        let top = removed.top(of: index) ?? index
        return Anchor(new: removed.neighbor(of: top), old: top)
    }

    private mutating func add(_ line: ChangeReport.Line, at anchor: Anchor?) {
        guard let anchor else { return report.document.append(line) }
        lines[anchor, default: []].append(line)
    }

    private mutating func count(_ kind: Noise?) {
        if let kind { noise[kind, default: 0] += 1 }
    }

    /// Counts the values that are noise.
    ///
    /// - Returns: the values that are not noise.
    private mutating func withoutNoise(_ values: [ValueChange]) -> [ValueChange] {
        // The four numbers of a frame are counted as one.
        if values.contains(where: { $0.noise == .frame }) { count(.frame) }
        for value in values where value.noise != .frame { count(value.noise) }
        return values.filter { $0.noise == nil }
    }

    /// With `--all`, returns the lines about noise; otherwise returns none.
    private func noiseLines(_ values: [ValueChange]) -> [ChangeReport.Line] {
        guard all else { return [] }
        return values.filter { $0.noise != nil }.map { value in
            let name = ([value.column.rawValue] + (value.path.isEmpty ? [] : [ValueWording.name(value.path)])).joined(
                separator: " ")
            return .init(sign: .changed, weight: .noise, text: ValueWording.change(name, value.old, value.new))
        }
    }

    /// With `--all`, returns the line about a row that is noise; otherwise returns none.
    private func noiseLines(_ change: RowChange) -> [ChangeReport.Line] {
        guard all, let index = change.new ?? change.old else { return [] }
        let values = (change.new == nil ? changes.old : changes.new).values(of: change.kind, index)
        let text = ([Names.words(change.kind.rawValue)] + values.map { ValueWording.words($0.value) }).joined(
            separator: " ")
        return [.init(sign: change.new == nil ? .removed : .added, weight: .noise, text: text)]
    }

    // MARK: Rows

    private mutating func writeDocument() {
        guard changes.old.isNib, changes.new.isNib else { return writeOneSide() }
        let isUpgrade = changes.old.format != changes.new.format
        if isUpgrade {
            let text =
                changes.old.isCompiled == changes.new.isCompiled
                ? "upgraded from the \(changes.old.format.rawValue) format to the \(changes.new.format.rawValue) format"
                : "formats: \(changes.old.format.rawValue), \(changes.new.format.rawValue)"
            report.document.append(.init(sign: .changed, weight: .type, text: text))
        }
        let others = changes.objects.filter { change in
            change.match != .id && change.values.contains { $0.column == .objectID }
        }
        let found = others.count
        if found > 0 {
            let likely = others.count { $0.match == .likely }
            let text =
                "\(counted(found, "object")) matched by content, because the ids are new"
                + (likely > 0 ? "; \(likely) of the matches \(likely == 1 ? "is" : "are") uncertain" : "")
            report.document.append(.init(sign: .changed, weight: .identity, text: text))
        }
        guard let document = changes.document else { return }
        let words = HeaderWording(old, new)
        // Values that a line already reports are not counted as noise.
        let older = isUpgrade ? nil : words.olderXcode(document.values)
        let rest = document.values.filter { older == nil || $0.column != .toolsVersion }
        let values = withoutNoise(rest)
        report.document +=
            (older.map { [$0] } ?? []) + words.lines(values.filter { !(isUpgrade && $0.column == .format) })
            + noiseLines(rest)
    }

    /// Writes a line about a file that was added or removed, or that is not Interface Builder XML on one side.
    private mutating func writeOneSide() {
        guard changes.old.format != changes.new.format else { return }
        let (was, now) = (changes.old.format, changes.new.format)
        let text =
            switch (was, now) {
            case (.empty, _): "new file" + (changes.new.header.platform.map { " for \($0.rawValue)" } ?? "")
            case (_, .empty): "file removed"
            default: "format \(was.rawValue) → \(now.rawValue)"
            }
        report.document.append(
            .init(sign: was == .empty ? .added : now == .empty ? .removed : .changed, weight: .type, text: text))
        for (names, sign) in [(old, ChangeReport.Sign.removed), (new, .added)] {
            let initial = names.document.header.initialController
            if !initial.isNone {
                report.document.append(
                    .init(sign: sign, weight: .type, text: "initial controller " + names.title(id: initial)))
            }
        }
    }

    /// Returns lines with all facts about the objects that were added or removed together.
    private func memberLines(_ members: [Int], of names: Names, without top: Int) -> [ChangeReport.Line] {
        let wording = DocumentWording(names.document)
        return members.compactMap { index in
            let said = wording.properties(index)
            return said.isEmpty
                ? nil
                : .init(
                    sign: .changed, weight: .noise,
                    text: (index == top ? "" : names.title(index) + ": ") + said.joined(separator: ", "))
        }
    }

    private mutating func write(object change: RowChange) {
        switch (change.old, change.new) {
        case (let before?, let after?):
            let anchor = anchor(new: after)
            let values = withoutNoise(change.values)
            let words = ObjectWording(old, new, before, after)
            let isCell = new.speaker(after) != after
            var lines = words.lines(change, values)
            if let frame = words.frame(values) { frames[anchor] = frame }
            lines += noiseLines(change.values)
            for line in lines {
                add(isCell || added.top(of: after) != nil ? line.of(new.kind(after), isCell: isCell) : line, at: anchor)
            }
            if !values.isEmpty || change.isMoved { report.counts.changed += 1 }
        case _ where change.noise != nil: count(change.noise)
        case (nil, let after?):
            report.counts.added += 1
            if added.top(of: after) == after {
                add(.init(sign: .added, weight: .structure, text: ""), at: anchor(new: after))
            }
        case (let before?, nil):
            report.counts.removed += 1
            if removed.top(of: before) == before {
                add(.init(sign: .removed, weight: .structure, text: ""), at: anchor(old: before))
            }
        case (nil, nil): break
        }
    }

    private mutating func write(connection change: RowChange) {
        let values = withoutNoise(change.values)
        guard !change.isChange || !values.isEmpty || all else { return }
        if !change.isChange || !values.isEmpty { report.counts.connections += 1 }
        switch (change.old, change.new) {
        case (let before?, let after?):
            let line = RowWording(changes, old, new).connection(before, after, values)
            let source = changes.new.connections[after].source
            let anchor = source < 0 ? nil : anchor(new: Int(source))
            if !values.isEmpty { add(line, at: anchor) }
            for line in noiseLines(change.values) { add(line, at: anchor) }
        case (nil, let after?):
            let connection = changes.new.connections[after]
            guard connection.source >= 0 else {
                return add(.init(sign: .added, weight: .connection, text: new.words(connection)), at: nil)
            }
            if added.take(connection) { return }
            add(
                .init(sign: .added, weight: .connection, text: new.words(connection)),
                at: anchor(new: Int(connection.source)))
        case (let before?, nil):
            let connection = changes.old.connections[before]
            guard connection.source >= 0 else {
                return add(.init(sign: .removed, weight: .connection, text: old.words(connection)), at: nil)
            }
            if removed.take(connection) { return }
            add(
                .init(sign: .removed, weight: .connection, text: old.words(connection)),
                at: anchor(old: Int(connection.source)))
        case (nil, nil): break
        }
    }

    private mutating func write(constraint change: RowChange) {
        let values = withoutNoise(change.values)
        if !change.isChange || !values.isEmpty { report.counts.constraints += 1 }
        switch (change.old, change.new) {
        case (let before?, let after?):
            let anchor = new.subject(after).map { self.anchor(new: $0) }
            if !values.isEmpty { add(RowWording(changes, old, new).constraint(before, after, values), at: anchor) }
            for line in noiseLines(change.values) { add(line, at: anchor) }
        case (nil, let after?):
            if let (before, object) = replaced.replaced[after] {
                let text = new.equation(after, was: before, in: old)
                return add(.init(sign: .changed, weight: .constraint, text: text), at: anchor(new: object))
            }
            if added.take(constraint: after) { return }
            add(
                .init(sign: .added, weight: .constraint, text: new.equation(after)),
                at: new.subject(after).map { anchor(new: $0) })
        case (let before?, nil):
            if replaced.gone.contains(before) || removed.take(constraint: before) { return }
            add(
                .init(sign: .removed, weight: .constraint, text: old.equation(before)),
                at: old.subject(before).map { anchor(old: $0) })
        case (nil, nil): break
        }
    }

    private mutating func write(detail change: RowChange) {
        if let kind = change.noise {
            count(kind)
            report.document += noiseLines(change)
            return
        }
        let values = withoutNoise(change.values)
        if change.isChange { report.document += noiseLines(change.values) }
        guard !change.isRepeated, !change.isChange || !values.isEmpty else { return }
        let words = DetailWording(changes, old, new)
        guard let line = words.line(change, values) else { return }
        if let index = change.new, let holder = words.holder(change.kind, index, new) {
            if change.old == nil, added.top(of: holder) != nil {
                if change.kind == .runtimeAttribute { added.take(runtimeAttribute: line.text, of: holder) }
                return
            }
            add(line, at: anchor(new: holder))
        } else if change.new == nil, let index = change.old, let holder = words.holder(change.kind, index, old) {
            if removed.top(of: holder) != nil {
                if change.kind == .runtimeAttribute { removed.take(runtimeAttribute: line.text, of: holder) }
                return
            }
            add(line, at: anchor(old: holder))
        } else {
            add(line, at: nil)
        }
    }

    // MARK: Sections

    /// Combines frames into one line if there are more than two. Frames of one or two top-level objects are still
    /// listed.
    private mutating func foldFrames() {
        // A new size of a top-level view changes the frames of everything in it.
        let whole = frames.filter { new.document.objects[$0.key.new].parent < 0 }
        let listed = all || frames.count <= 2 ? frames : whole.count <= 2 ? whole : [:]
        if listed.count < frames.count {
            report.folded.append(
                "frames of \(counted(frames.count - listed.count, listed.isEmpty ? "object" : "other object"))")
        }
        for (anchor, line) in listed { add(line, at: anchor) }
    }

    /// The maximum number of objects with the same change that are reported separately.
    private static let repetitions = 5

    /// Combines the same change of many objects into one line. Xcode makes such changes, and users also make them, for
    /// example when they choose another font.
    private mutating func foldRepetitions() {
        guard !all else { return }
        var anchors: [String: [Anchor]] = [:]
        for (anchor, own) in lines where anchor.old < 0 && added.top(of: anchor.new) == nil {
            for text in Set(own.filter { $0.weight == .appearance }.map(\.text)) {
                anchors[text, default: []].append(anchor)
            }
        }
        for (text, found) in anchors.sorted(by: { $0.key < $1.key }) where found.count > Self.repetitions {
            let kinds = Set(found.map { new.kind($0.new) })
            report.folded.append(
                "\(text): " + counted(found.count, kinds.count == 1 ? kinds.first ?? "object" : "object"))
            for anchor in found {
                lines[anchor]?.removeAll { $0.weight == .appearance && $0.text == text }
                if lines[anchor]?.isEmpty == true { lines[anchor] = nil }
            }
        }
    }

    private func number(ofOld index: Int) -> Int {
        guard index >= 0 else { return -1 }
        return changes.newObject[index] >= 0 ? Int(changes.newObject[index]) : -2 - index
    }

    private mutating func addSections() {
        for (anchor, own) in lines.sorted(by: { $0.key < $1.key }) {
            let isOld = anchor.old >= 0
            let index = isOld ? anchor.old : anchor.new
            let names = isOld ? old : new
            let isWhole = isOld || added.top(of: index) == index
            var rest = own.filter { !$0.text.isEmpty }
            var title = names.heading(
                index, isImageReported: rest.contains { $0.text.hasPrefix("image ") },
                isTextReported: !isWhole && rest.contains { $0.weight == .text })
            if isWhole {
                let whole = isOld ? removed : added
                if let position = names.position(index) { title += position }
                let (contents, more) = whole.summary(of: index, isAll: all)
                title += contents
                rest = more + rest
                if all { rest += memberLines(whole.members(of: index), of: names, without: index) }
            }
            // Placeholders of an added or removed file are left out if there are no lines about them.
            if isWhole, rest.isEmpty, names.isPlaceholder(index) { continue }
            let sign: ChangeReport.Sign = isOld ? .removed : isWhole ? .added : .changed
            // Swift does not guarantee a stable sort, so the comparison includes the offsets. Lines of equal weight
            // then keep their order.
            let sorted = rest.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
                .map(\.element)
            let parent = Int(names.document.objects[index].parent)
            report.sections.append(
                .init(
                    sign: sign, title: title, place: names.place(index),
                    placeNumber: isOld ? number(ofOld: parent) : parent, lines: sorted))
        }
        // Sections that contain only a changed frame are the least important, so they come last.
        let isFrame = { (section: ChangeReport.Section) in
            section.lines.allSatisfy { $0.weight >= .frame } && section.sign == .changed
        }
        report.sections = report.sections.filter { !isFrame($0) } + report.sections.filter(isFrame)
    }
}

/// Returns a number and a noun, such as `1 nib` and `2 nibs`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(inflected(noun, count))" }

/// The singular or plural of a noun.
func inflected(_ noun: String, _ count: Int) -> String {
    guard count != 1 else { return noun }
    if noun.hasSuffix("y"), !noun.hasSuffix("ay"), !noun.hasSuffix("ey") { return noun.dropLast() + "ies" }
    return noun.hasSuffix("s") || noun.hasSuffix("x") || noun.hasSuffix("ch") ? noun + "es" : noun + "s"
}

extension String {
    /// The text with spaces for underscores: `user label` for `user_label`.
    var replacingUnderscores: String { String(map { $0 == "_" ? " " : $0 }) }
}

extension ChangeReport.Line {
    /// Returns a line about a part of an object, for use in the section of this object.
    fileprivate func of(_ part: String, isCell: Bool) -> ChangeReport.Line {
        // To users, a control and its cell are one object. Other parts are separate.
        isCell ? self : ChangeReport.Line(sign: sign, weight: weight, text: "\(part): \(text)")
    }
}
