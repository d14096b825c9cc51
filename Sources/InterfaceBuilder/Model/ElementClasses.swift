import Foundation

/// A table with the class of each element on each platform.
///
/// If an element has no custom class, its object has the class from the table: `button` is `UIButton` on iOS and
/// `NSButton` on macOS.
///
/// The table comes from `Data/element_class.tsv`. It was derived from 7,836 real documents. The class `-` marks an
/// element that does not create an object at run time (a placeholder, an exit, a section of a static table).
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

    /// Frameworks whose class names have a prefix that depends on the platform.
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
    /// If the table does not list the element for this platform, the class is derived. If the table lists a class for
    /// another platform, and this class belongs to a framework that platforms share (`mapView`, MapKit), the class is
    /// the same. Otherwise, the class name consists of the prefix of the platform and the element name: `fooBar` is
    /// `UIFooBar` on iOS and tvOS, `NSFooBar` on macOS, `WKInterfaceFooBar` on watchOS. If the platform is unknown, the
    /// class is unknown.
    ///
    /// - Returns: the class; `-` if the element does not create an object at run time; nil if the class is unknown.
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
