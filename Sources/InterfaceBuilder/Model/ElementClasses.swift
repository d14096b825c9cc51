import Foundation

/// A table of the classes of elements on each platform.
///
/// An element without a custom class has this class: `button` is `UIButton` on iOS and `NSButton` on macOS.
///
/// The pairs are data (`Data/element_class.tsv`), measured on 7,836 real documents. The class `-` marks an element
/// without an object at run time (a placeholder, an exit, a section of a static table).
package struct ElementClasses: Sendable {
    /// One row of the table.
    package struct Entry: Sendable, Equatable {
        package let className: String
        package let framework: String
    }

    /// The table that ships with the reader.
    package static let standard = ElementClasses(table: EmbeddedText.file("Data/element_class.tsv"))

    /// The rows by platform and element name.
    package let entries: [Platform: [String: Entry]]

    /// Frameworks with a class prefix that only one platform uses.
    private static let platformFrameworks: Set<String> = ["UIKit", "AppKit", "WatchKit"]

    init(table: String) {
        var entries: [Platform: [String: Entry]] = [:]
        for line in table.split(whereSeparator: \.isNewline).dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 4, let platform = Platform(rawValue: String(fields[0])) else { continue }
            entries[platform, default: [:]][String(fields[1])] =
                Entry(className: String(fields[2]), framework: String(fields[3]))
        }
        self.entries = entries
    }

    /// Returns the class of an element.
    ///
    /// If the table does not list the element for the platform, a rule decides. If the element belongs to a shared
    /// framework on a different platform (`mapView`, MapKit), the class is the same. Otherwise the class is the
    /// platform's prefix and the element name, because Apple names elements in this way: `fooBar` is `UIFooBar` on iOS
    /// and tvOS, `NSFooBar` on macOS, `WKInterfaceFooBar` on watchOS. For an unknown platform, the class is unknown.
    ///
    /// - Returns: the class; `-` for an element without an object at run time; nil if the class is unknown.
    package func className(of element: String, on platform: Platform?) -> String? {
        guard let platform else { return nil }
        if let entry = entries[platform]?[element] { return entry.className }
        for other in Platform.allCases {
            if let entry = entries[other]?[element], !Self.platformFrameworks.contains(entry.framework) {
                return entry.className
            }
        }
        guard let first = element.first else { return nil }
        let prefix =
            switch platform {
            case .iOS, .tvOS: "UI"
            case .macOS: "NS"
            case .watchOS: "WKInterface"
            }
        return prefix + first.uppercased() + element.dropFirst()
    }
}
