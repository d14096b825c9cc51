/// The platform an Interface Builder file is for.
package enum Platform: String, Sendable, CaseIterable {
    case iOS, macOS, tvOS, watchOS

    /// The platform that a file's target runtime and document type name.
    ///
    /// Seen in files: `iOS.CocoaTouch`, `iOS.CocoaTouch.iPad`, `AppleTV`,
    /// `watchKit`, `MacOSX.Cocoa`; in archives `IBCocoaFramework`,
    /// `IBCocoaTouchFramework`, `IBIPadFramework`; and types such as
    /// `com.apple.InterfaceBuilder.WatchKit.Storyboard`. The names contain
    /// each other, so the order of the tests matters.
    ///
    /// - Returns: nil for a runtime that is none of these; the file then
    ///   keeps the runtime as it is written.
    package init?(targetRuntime: String?, documentType: String?) {
        let names = (targetRuntime ?? "") + " " + (documentType ?? "")
        if names.hasPart("watchKit") || names.hasPart("WatchKit") {
            self = .watchOS
        } else if names.hasPart("AppleTV") {
            self = .tvOS
        } else if names.hasPart("CocoaTouch") || names.hasPart("IPad") || names.hasPart("iPad") {
            self = .iOS
        } else if names.hasPart("Cocoa") {
            self = .macOS
        } else {
            return nil
        }
    }
}

extension String {
    /// Whether a text occurs in this one, byte for byte. Foundation's
    /// `contains` goes by characters and was 2 % of a first run.
    func hasPart(_ part: StaticString) -> Bool {
        let part = UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
        var copy = self
        return copy.withUTF8 { text in
            guard text.count >= part.count else { return false }
            return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
        }
    }
}
