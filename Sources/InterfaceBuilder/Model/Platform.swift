/// The platform an Interface Builder file is for.
public enum Platform: String, Sendable, CaseIterable {
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
    public init?(targetRuntime: String?, documentType: String?) {
        let names = (targetRuntime ?? "") + " " + (documentType ?? "")
        if names.contains("watchKit") || names.contains("WatchKit") {
            self = .watchOS
        } else if names.contains("AppleTV") {
            self = .tvOS
        } else if names.contains("CocoaTouch") || names.contains("IPad") || names.contains("iPad") {
            self = .iOS
        } else if names.contains("Cocoa") {
            self = .macOS
        } else {
            return nil
        }
    }
}
