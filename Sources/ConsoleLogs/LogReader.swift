/// What a log says, as far as it is understood.
package struct ConsoleLog: Sendable, Equatable {
    /// Messages in the order in which they first occur.
    package var symptoms: [Symptom] = []
    /// How many lines were read.
    package var lines = 0
    /// Line behind which messages were not looked for any more; nil where all was read.
    package var cutAtLine: Int?
}

/// Reads a log piece by piece and finds the messages that are known. What it
/// keeps is bounded, however long the log and its lines are.
package struct LogReader {
    /// How many lines a message may be spread over.
    private static let span = 4
    /// Longer lines are taken for several.
    private static let longestLine = 8192
    /// How many places of a log are looked at closely.
    private static let mostPlaces = 50_000
    private static let mostSymptoms = 200
    private static let mostFrames = 200

    private struct Line {
        let bytes: [UInt8]
        let number: Int
        let hasTrigger: Bool
        /// Up to where an earlier message has taken the line.
        var taken = 0

        /// Made when asked for: most lines of a long log concern nobody.
        var text: PlainText { PlainText(line: bytes) }

        /// A frame begins with its number.
        var mayBeFrame: Bool {
            guard let first = bytes.first(where: { $0 > 0x20 }) else { return false }
            return bytes.count < 1024 && ((0x30...0x39).contains(first) || [0x23, 0x2A, 0x46, 0x66].contains(first))
        }
    }

    private var log = ConsoleLog()
    private var partial: [UInt8] = []
    private var window: [Line] = []
    private var number = 1
    /// Whether the last byte ended a line.
    private var isAtStart = false
    private var places = 0
    private var last: Int?
    private var loose: [StackFrame] = []

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

    /// Ends the log.
    package mutating func finish() -> ConsoleLog {
        if !partial.isEmpty { endLine() }
        if isAtStart { number -= 1 }
        while !window.isEmpty { leave() }
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

    /// Looks at the oldest line with those that follow, and lets go of it.
    private mutating func leave() {
        let line = window[0]
        if window.contains(where: \.hasTrigger), log.cutAtLine == nil {
            places += 1
            if places > Self.mostPlaces { log.cutAtLine = line.number } else { find() }
        }
        addFrame(line)
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
        // Of two that begin at one place the longer says more; of equal ones the first counts.
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
        // What reaches into the following lines is not looked at again there.
        var start = 0
        for index in window.indices where start < end {
            window[index].taken = max(window[index].taken, end - start)
            start += texts[index].bytes.count + 1
        }
    }

    private mutating func add(_ kind: Symptom.Kind, _ match: Wording.Match, of text: PlainText) {
        var symptom = Symptom(kind: kind, message: Self.message(match, text), line: window[0].number)
        symptom.className = match.fields[.class].map(ClassName.init)
        symptom.name = match.name
        symptom.other = match.fields[.other] ?? match.fields[.otherText]
        if kind.namesSource {
            (symptom.file, symptom.fileLine) = SourcePlace.find(around: match.range, in: text)
        }
        if let index = log.symptoms.firstIndex(where: { $0.isSame(as: symptom) }) {
            log.symptoms[index].count += 1
            last = index
        } else if log.symptoms.count < Self.mostSymptoms {
            log.symptoms.append(symptom)
            last = log.symptoms.count - 1
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
