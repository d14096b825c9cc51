/// The platform an Interface Builder file is for.
package enum Platform: String, Sendable, CaseIterable {
    case iOS, macOS, tvOS, watchOS

    /// Creates the platform that a file's target runtime and document type name.
    ///
    /// Documents use the runtimes `iOS.CocoaTouch`, `iOS.CocoaTouch.iPad`, `AppleTV`, `watchKit` and `MacOSX.Cocoa`.
    /// Archives use `IBCocoaFramework`, `IBCocoaTouchFramework` and `IBIPadFramework`. A document type can be
    /// `com.apple.InterfaceBuilder.WatchKit.Storyboard`. Some of these names contain a shorter one, so the order of the
    /// tests matters.
    ///
    /// - Returns: nil for any other runtime. The file then keeps the runtime as written.
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
    /// Foundation's `contains` compares characters and took 2 % of a first run.
    func hasPart(_ part: StaticString) -> Bool {
        let part = UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
        var copy = self
        return copy.withUTF8 { text in
            guard text.count >= part.count else { return false }
            return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
        }
    }
}
