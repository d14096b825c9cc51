/// The messages that were found in a log.
package struct ConsoleLog: Sendable, Equatable {
    /// The messages in the order in which they first occur.
    package var symptoms: [Symptom] = []
    /// The number of lines that were read.
    package var lines = 0
    /// The line at which the search for messages stopped; nil if the whole log was searched.
    package var cutAtLine: Int?
}

/// Reads a log in pieces and finds the messages that xibdb understands.
///
/// Memory use is limited, even for a long log or for long lines.
package struct LogReader {
    /// The maximum number of lines that one message may span.
    private static let span = 4
    /// The maximum number of bytes of one line. A longer line is split.
    private static let longestLine = 8192
    /// The maximum number of positions in a log at which the text is compared with the wordings.
    private static let mostPlaces = 50_000
    private static let mostSymptoms = 200
    private static let mostFrames = 200

    private struct Line {
        let bytes: [UInt8]
        let number: Int
        let hasTrigger: Bool
        /// The number of bytes at the start of the line that belong to an earlier message.
        var taken = 0

        /// The normalized text. It is computed on demand, because most lines of a long log contain no message.
        var text: PlainText { PlainText(line: bytes) }

        /// Whether the line may be a stack frame. A frame begins with a number, `#`, `*` or the word `frame`.
        var mayBeFrame: Bool {
            guard let first = bytes.first(where: { $0 > 0x20 }) else { return false }
            return bytes.count < 1024 && ((0x30...0x39).contains(first) || [0x23, 0x2A, 0x46, 0x66].contains(first))
        }
    }

    private var log = ConsoleLog()
    private var partial: [UInt8] = []
    private var window: [Line] = []
    private var number = 1
    /// Whether the last byte was a line feed.
    private var isAtStart = false
    private var places = 0
    private var last: Int?
    private var loose: [StackFrame] = []
    /// The list of constraints that follows the last message; nil if the message has no such list.
    private var list: ConstraintList?

    package init() {}

    /// Reads a whole text.
    package static func read(_ text: String) -> ConsoleLog {
        var reader = LogReader()
        reader.read(Array(text.utf8))
        return reader.finish()
    }

    /// Reads the next bytes of the log.
    package mutating func read(_ bytes: some Collection<UInt8>) {
        for byte in bytes {
            isAtStart = byte == 0x0A
            if isAtStart {
                endLine()
                number += 1
            } else {
                partial.append(byte)
                if partial.count >= Self.longestLine { endLine() }
            }
        }
    }

    /// Finishes the log and returns its messages.
    package mutating func finish() -> ConsoleLog {
        if !partial.isEmpty { endLine() }
        if isAtStart { number -= 1 }
        while !window.isEmpty { leave() }
        endList()
        log.lines = number
        if !log.symptoms.isEmpty, log.symptoms[0].frames.isEmpty { log.symptoms[0].frames = loose }
        return log
    }

    private mutating func endLine() {
        log.lines = number
        defer { partial.removeAll(keepingCapacity: true) }
        window.append(Line(bytes: partial, number: number, hasTrigger: Self.hasTrigger(partial)))
        if window.count >= Self.span { leave() }
    }

    /// Searches the oldest line of the window together with the lines after it. Then removes the oldest line.
    private mutating func leave() {
        let line = window[0]
        if window.contains(where: \.hasTrigger), log.cutAtLine == nil {
            places += 1
            if places > Self.mostPlaces { log.cutAtLine = line.number } else { find() }
        }
        addFrame(line)
        if list != nil, line.bytes.count <= Self.longestLine {
            list?.read(String(decoding: line.text.bytes, as: UTF8.self))
        }
        window.removeFirst()
    }

    private mutating func find() {
        let texts = window.map(\.text)
        let limit = texts[0].bytes.count
        guard limit > 0 else { return }
        var text = texts[0]
        for next in texts.dropFirst() { text.add(next) }
        var matches = Self.wordings.enumerated().flatMap { order, wording in
            wording.wording.matches(in: text, before: limit).map { (kind: wording.kind, match: $0, order: order) }
        }
        // If two matches begin at the same position, the longer match wins. If they have the same length, the match of
        // the first wording wins.
        matches.sort { one, other in
            let (range, otherRange) = (one.match.range, other.match.range)
            return (range.lowerBound, -range.upperBound, one.order) < (
                otherRange.lowerBound, -otherRange.upperBound, other.order
            )
        }
        var end = window[0].taken
        for (kind, match, _) in matches where match.range.lowerBound >= end {
            add(kind, match, of: text)
            end = match.range.upperBound
        }
        // A match can continue on the next lines. Do not search these parts of the lines again.
        var start = 0
        for index in window.indices where start < end {
            window[index].taken = max(window[index].taken, end - start)
            start += texts[index].bytes.count + 1
        }
    }

    private mutating func add(_ kind: Symptom.Kind, _ match: Wording.Match, of text: PlainText) {
        if kind.listsConstraints, list?.isOpen == true, Self.endsList(match, text) { return }
        endList()
        var symptom = Symptom(kind: kind, message: Self.message(match, text), line: window[0].number)
        symptom.className = match.fields[.class].map(ClassName.init)
        symptom.name = match.name
        symptom.other = match.fields[.other] ?? match.fields[.otherText]
        if kind.namesSource {
            (symptom.file, symptom.fileLine) = SourcePlace.find(around: match.range, in: text)
        }
        symptom.objectID = match.fields[.id]
        if kind.namesNib, let nib = SourcePlace.nib(at: match.range, in: text) {
            symptom.file = nib
            // The match begins with the extension.
            symptom.message = nib + symptom.message.drop { $0 != ":" }
        }
        if kind.listsConstraints {
            list = ConstraintList()
            symptom.constraints = []
        }
        record(symptom)
    }

    /// Adds a message, or counts it if the log already contains it.
    private mutating func record(_ symptom: Symptom) {
        if symptom.constraints == nil, let index = log.symptoms.firstIndex(where: { $0.isSame(as: symptom) }) {
            log.symptoms[index].count += 1
            last = index
        } else if log.symptoms.count < Self.mostSymptoms {
            log.symptoms.append(symptom)
            last = log.symptoms.count - 1
        }
    }

    /// Whether a message belongs to the list of constraints before it: it announces the constraint that is removed.
    private static func endsList(_ match: Wording.Match, _ text: PlainText) -> Bool {
        text.lower[match.range].starts(with: Array("will attempt".utf8))
    }

    /// Adds the list of constraints to its message. If the log already contains the same conflict, only counts it.
    private mutating func endList() {
        guard let constraints = list?.constraints else { return }
        list = nil
        guard let last, log.symptoms[last].constraints == [], last == log.symptoms.count - 1 else { return }
        log.symptoms[last].constraints = constraints
        let conflict = log.symptoms[last]
        if let index = log.symptoms.firstIndex(where: { $0.isSame(as: conflict) }), index < last {
            log.symptoms[index].count += 1
            log.symptoms.removeLast()
            self.last = index
        }
    }

    private static func message(_ match: Wording.Match, _ text: PlainText) -> String {
        var bytes = text.bytes[match.range].prefix(400).map { $0 == PlainText.seam ? 0x20 : $0 }
        while bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func addFrame(_ line: Line) {
        let count = last.map { log.symptoms[$0].frames.count } ?? loose.count
        guard count < Self.mostFrames, line.mayBeFrame else { return }
        guard let frame = StackFrame(String(decoding: line.text.bytes, as: UTF8.self)) else { return }
        if let last { log.symptoms[last].frames.append(frame) } else { loose.append(frame) }
    }

    private static func hasTrigger(_ line: [UInt8]) -> Bool {
        line.withUnsafeBufferPointer { bytes in
            for start in bytes.indices {
                let first = bytes[start] | 0x20
                for word in triggers(first) where start + word.count <= bytes.count {
                    var index = 1
                    while index < word.count, lower(bytes[start + index]) == word[index] { index += 1 }
                    if index == word.count { return true }
                }
            }
            return false
        }
    }

    private static func lower(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }

    private static func triggers(_ first: UInt8) -> [[UInt8]] { triggersByLetter[Int(first)] }

    private static let wordings = Symptom.Kind.all.flatMap { kind in kind.wordings.map { (kind: kind, wording: $0) } }

    private static let triggers = Set(Symptom.Kind.all.flatMap(\.triggers))

    private static let triggersByLetter: [[[UInt8]]] = (0..<256).map { byte in
        triggers.filter { Int($0[0]) == byte }
    }
}
