import Foundation

/// Which class an element stands for on a platform, when no custom class is
/// set: `button` is `UIButton` on iOS and `NSButton` on macOS.
///
/// The pairs are data (`Data/element_class.tsv`), measured on 7,836 real
/// documents. The class `-` marks an element that has no object at run time
/// (a placeholder, an exit, a section of a static table).
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

    /// Frameworks whose classes have a prefix of one platform.
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

    /// The class of an element.
    ///
    /// An element that the table does not list for the platform gets a class
    /// by rule. Where another platform has it from a framework that both
    /// share (`mapView`, MapKit), it is that class. Else it is as Apple names
    /// elements, after the class without its prefix: `fooBar` is `UIFooBar`
    /// on iOS and tvOS, `NSFooBar` on macOS, `WKInterfaceFooBar` on watchOS.
    /// On an unknown platform there is no rule and no class.
    ///
    /// - Returns: the class; `-` for an element without an object at run
    ///   time; nil where nothing is known.
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
