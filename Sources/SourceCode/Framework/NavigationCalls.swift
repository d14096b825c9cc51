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
    /// For a property, the framework classes that declare it. An object of another class has a property of the project.
    package let classes: Set<String>
}

/// The calls and assignments that show a screen. Each is a line in `Data/navigation_calls.tsv`.
///
/// The columns of the table:
/// - `kind`: the kind of the transition.
/// - `selector`, `swift`: the Objective-C selector, and the Swift base name with labels. `*` matches any text. A name
///   without labels is an assigned property. `.` means none.
/// - `destination`: the 1-based index of the argument with the screen, `receiver`, or `value` for the value that is
///   assigned. `window` before it marks a window. After `value`, the classes that declare the property.
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
            var places = fields[3].split(separator: " ").map(String.init)
            let isOfWindow = places[0] == "window"
            if isOfWindow { places.removeFirst() }
            let destination: NavigationCall.Destination =
                switch places[0] {
                case "receiver": .receiver
                case "value": .value
                default: .argument((Int(places[0]) ?? 1) - 1)
                }
            let call = NavigationCall(
                kind: fields[0], destination: destination, isOfWindow: isOfWindow, classes: Set(places.dropFirst()))
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
        guard word.count < wordsByLength.count, !wordsByLength[word.count].isEmpty else { return false }
        return wordsByLength[word.count].contains { known in known[0] == word[0] && known.elementsEqual(word) }
    }

    /// Whether the name of a function shows that it probably shows a screen of the project: `showDetails`,
    /// `openSettings`. Alerts, messages and web pages are not screens of the project.
    package static func mayLead(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first else { return false }
        func begins(_ word: StaticString) -> Bool {
            let count = word.utf8CodeUnitCount
            guard name.count > count, (0x41...0x5A).contains(name[count]) else { return false }
            return (1..<count).allSatisfy { name[$0] == word.utf8Start[$0] } && !namesNoScreen(name, from: count)
        }
        return switch first {
        case UInt8(ascii: "s"): begins("show")
        case UInt8(ascii: "p"): begins("present") || begins("push")
        case UInt8(ascii: "o"): begins("open")
        case UInt8(ascii: "n"): begins("navigate")
        case UInt8(ascii: "r"): begins("route")
        case UInt8(ascii: "g"): begins("goTo")
        default: false
        }
    }

    /// Whether the rest of a name contains a word for something that is not a screen of the project.
    private static func namesNoScreen(_ name: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        func contains(_ word: StaticString, at place: Int) -> Bool {
            let count = word.utf8CodeUnitCount
            return place + count <= name.count && (0..<count).allSatisfy { name[place + $0] == word.utf8Start[$0] }
        }
        return (start..<name.count).contains { place in
            switch name[place] {
            case UInt8(ascii: "A"): contains("Alert", at: place)
            case UInt8(ascii: "E"): contains("Error", at: place)
            case UInt8(ascii: "L"): contains("Loading", at: place)
            case UInt8(ascii: "M"): contains("Message", at: place)
            case UInt8(ascii: "O"): contains("Overlay", at: place)
            case UInt8(ascii: "T"): contains("Toast", at: place)
            case UInt8(ascii: "U"): contains("URL", at: place)
            default: false
            }
        }
    }

    /// Whether a call may lead to a screen by a function of the project: the function of another object has a name such
    /// as `showDetails`, or a function with such a name takes a controller.
    static func mayLead(_ call: Code.Call) -> Bool {
        var name = call.name
        guard name.withUTF8({ mayLead($0) }) else { return false }
        if let receiver = call.receiver, receiver != .name("self"), receiver != .name("super") { return true }
        return call.arguments.contains { argument in
            switch argument {
            case .name(let name), .member(_, let name): name.lowercased().hasSuffix("controller") || name == "vc"
            case .call(let call): CodeWords.mayBeOwnClass(call.name) || call.receiver != nil
            default: false
            }
        }
    }

    /// Returns the line of the table that a call matches; nil if there is none.
    package func call(_ call: Code.Call) -> NavigationCall? { self.call(call.name, call.labels) }

    /// Returns the line of the table that a call or a method with this name matches; nil if there is none.
    ///
    /// - Parameters:
    ///   - name: the Swift base name, or the selector.
    ///   - labels: the Swift labels, with `_` for an argument without a label; nil for Objective-C.
    package func call(_ name: String, _ labels: [String]?) -> NavigationCall? {
        if let labels {
            guard let found = lines[true]?[name] else { return nil }
            let rest = labels.map { $0 + ":" }.joined()
            return found.first { $0.labels.matches(rest) }?.call
        }
        guard let found = lines[false]?[String(name.prefix { $0 != ":" })] else { return nil }
        let rest = String(name.drop { $0 != ":" })
        return found.first { $0.labels.matches(rest) }?.call
    }

    /// Returns the line of the table for an assignment to a property; nil if there is none.
    package func assignment(to name: String) -> NavigationCall? { properties[name] }
}

extension Code {
    /// Whether the code shows a screen: it contains a call or an assignment of ``NavigationCalls``.
    var showsScreen: Bool {
        switch self {
        case .call(let call) where NavigationCalls.standard.call(call) != nil || NavigationCalls.mayLead(call): true
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
