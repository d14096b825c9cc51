/// A call or assignment to an Apple framework that shows a screen: a view controller or a window.
public struct NavigationCall: Sendable, Equatable {
    /// The part of the call that is the screen.
    package enum Destination: Sendable, Equatable {
        /// The argument at a 0-based index.
        case argument(Int)
        case receiver
        /// The value that is assigned to a property.
        case value
    }

    /// The kind of the transition, as in the column `kind` of the table: `push`, `present`.
    package let kind: String
    package let destination: Destination
    /// Whether the destination is a window. Its controller is then the screen.
    package let isOfWindow: Bool
}

/// The calls and assignments that show a screen. Each is a line in `Data/navigation_calls.tsv`.
///
/// The columns of the table:
/// - `kind`: the kind of the transition.
/// - `selector`, `swift`: the Objective-C selector, and the Swift base name with labels. `*` matches any text. A name
///   without labels is an assigned property. `.` means none.
/// - `destination`: the 1-based index of the argument with the screen, `receiver`, or `value` for the value that is
///   assigned. `window` before it marks a window.
///
/// To support another call, add a line.
package struct NavigationCalls: Sendable {
    /// The calls in the table.
    package static let standard = NavigationCalls(table: EmbeddedText.file("Data/navigation_calls.tsv"))

    private struct Line: Sendable {
        let labels: LabelPattern
        let call: NavigationCall
    }

    /// Lines by language (true is Swift) and base name.
    private var lines: [Bool: [String: [Line]]] = [true: [:], false: [:]]
    /// Assigned properties, which have the same names in both languages.
    private var properties: [String: NavigationCall] = [:]
    /// The base names of the calls and the assigned properties. Code that shows a screen contains one of these words.
    package private(set) var words: Set<String> = []
    /// The same words in UTF-8, by length.
    private var wordsByLength: [[[UInt8]]] = []

    init(table: String) {
        for text in table.split(separator: "\n").dropFirst() {
            let fields = text.split(separator: "\t").map(String.init)
            precondition(fields.count == 4, "A line of navigation_calls.tsv has \(fields.count) fields: \(text)")
            var place = fields[3]
            let isOfWindow = place.hasPrefix("window ")
            if isOfWindow { place = String(place.dropFirst("window ".count)) }
            let destination: NavigationCall.Destination =
                switch place {
                case "receiver": .receiver
                case "value": .value
                default: .argument((Int(place) ?? 1) - 1)
                }
            let call = NavigationCall(kind: fields[0], destination: destination, isOfWindow: isOfWindow)
            if destination == .value {
                properties[fields[2]] = call
                words.insert(fields[2])
                continue
            }
            for (isSwift, name) in [(false, fields[1]), (true, fields[2])] where name != "." {
                let base = String(name.prefix { $0 != ":" && $0 != "(" })
                var labels = name.dropFirst(base.count)
                if isSwift { labels = labels.dropFirst().dropLast() }
                lines[isSwift]?[base, default: []].append(Line(labels: LabelPattern(String(labels)), call: call))
                words.insert(base)
            }
        }
        wordsByLength = Array(repeating: [], count: (words.map(\.utf8.count).max() ?? 0) + 1)
        for word in words.sorted() { wordsByLength[word.utf8.count].append(Array(word.utf8)) }
    }

    /// Whether a word of a source is one of ``words``. This runs for every word, so it must be fast.
    package func isWord(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard word.count < wordsByLength.count else { return false }
        return wordsByLength[word.count].contains { known in known[0] == word[0] && known.elementsEqual(word) }
    }

    /// Returns the line of the table that a call matches; nil if there is none.
    package func call(_ call: Code.Call) -> NavigationCall? {
        if let labels = call.labels {
            guard let found = lines[true]?[call.name] else { return nil }
            let rest = labels.map { $0 + ":" }.joined()
            return found.first { $0.labels.matches(rest) }?.call
        }
        guard let found = lines[false]?[String(call.name.prefix { $0 != ":" })] else { return nil }
        let rest = String(call.name.drop { $0 != ":" })
        return found.first { $0.labels.matches(rest) }?.call
    }

    /// Returns the line of the table for an assignment to a property; nil if there is none.
    package func assignment(to name: String) -> NavigationCall? { properties[name] }
}

extension Code {
    /// Whether the code shows a screen: it contains a call or an assignment of ``NavigationCalls``.
    var showsScreen: Bool {
        switch self {
        case .call(let call) where NavigationCalls.standard.call(call) != nil: true
        case .assign(let target, _)
        where target.assignedName.map { NavigationCalls.standard.assignment(to: $0) != nil } ?? false:
            true
        default: parts.contains { $0.showsScreen }
        }
    }

    /// The variable or property that an assignment to this expression changes; nil for other expressions.
    package var assignedName: String? {
        switch self {
        case .name(let name), .field(let name), .member(_, let name): name
        default: nil
        }
    }
}
