import Asking
import Foundation

/// Prints what stands at a place of a file.
package struct PlacePrinter {
    /// The number of places to print of an item that has more than twice as many.
    private static let shown = 8

    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints the place, and each item with its other places.
    ///
    /// - Parameter items: the items to print, by position; nil for all.
    package func print(_ place: PlaceDescription, items: Range<Int>? = nil) throws {
        try output.write(place.path + (place.line.map { ":\($0)" } ?? ""), .heading)
        try output.writeLine()
        if let text = place.text, !text.isEmpty {
            try output.writeLine("  " + text.prefix(100) + (text.count > 100 ? "…" : ""))
        }
        if place.items.isEmpty {
            try output.writeLine("\nThe index has nothing about this line.")
        }
        try print(items: Array(place.items[items ?? place.items.indices]))
    }

    /// Prints items with their other places.
    func print(items: [PlaceDescription.Item]) throws {
        for item in items {
            try output.writeLine()
            try output.write(item.title, .heading)
            if item.confidence != .certain { try output.write("  \(item.confidence.rawValue)", .doubtful) }
            try output.writeLine()
            try print(item.places)
        }
    }

    private func print(_ places: [PlaceDescription.Related]) throws {
        if places.isEmpty { try output.writeLine("  The index has no other place of it.") }
        let shown = places.count > 2 * Self.shown ? Array(places.prefix(Self.shown)) : places
        let relations = shown.map(\.relation.count).max() ?? 0
        let locations = shown.map { $0.path + ($0.line.map { ":\($0)" } ?? "") }
        let width = min(locations.map(\.count).max() ?? 0, 60)
        for (place, location) in zip(shown, locations) {
            let relation = place.relation.padding(toLength: relations, withPad: " ", startingAt: 0)
            var line = "  \(relation)  " + location
            if let text = place.text {
                line += String(repeating: " ", count: max(0, width - location.count)) + "  "
                line += text.split(whereSeparator: \.isNewline).joined(separator: "⏎")
            }
            if place.confidence != .certain { line += "  (\(place.confidence.rawValue))" }
            try output.writeWrapped(line, hanging: relations + 6)
        }
        if places.count > shown.count {
            try output.writeLine("  … and \(places.count - shown.count) more; --json prints all.")
        }
    }
}
