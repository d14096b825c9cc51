/// The platform of an Interface Builder file.
package enum Platform: String, Sendable, CaseIterable {
    case iOS, macOS, tvOS, watchOS

    /// Creates the platform from the target runtime and the document type of a file.
    ///
    /// Documents use the runtimes `iOS.CocoaTouch`, `iOS.CocoaTouch.iPad`, `AppleTV`, `watchKit` and `MacOSX.Cocoa`.
    /// Archives use `IBCocoaFramework`, `IBCocoaTouchFramework` and `IBIPadFramework`. The document type of a watchOS
    /// storyboard is `com.apple.InterfaceBuilder.WatchKit.Storyboard`. Some of these names contain a shorter name, so
    /// the order of the comparisons matters.
    ///
    /// - Returns: nil for any other runtime; the file then keeps the runtime as written.
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
    /// Whether this text contains another text, compared byte by byte.
    ///
    /// Foundation's `contains` compares characters, which took 2 % of the time of a first run.
    func hasPart(_ part: StaticString) -> Bool {
        let part = UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
        var copy = self
        return copy.withUTF8 { text in
            guard text.count >= part.count else { return false }
            return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
        }
    }
}
