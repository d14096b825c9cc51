/// The lines of a source that are compiled only if a flag is defined: `#if FLAG`, and in Objective-C also `#ifdef FLAG`
/// and `#if defined(FLAG)`.
///
/// The project defines the flag in its build settings. In Objective-C, a header can also define it. If nothing defines
/// the flag, its feature is off.
public struct FlagRegion: Sendable, Equatable {
    /// The name of the flag.
    public var name: String
    /// The position of the directive that begins the lines.
    public var at: SourcePosition
    /// The position of the directive that ends the lines.
    public var end: SourcePosition

    /// Creates a region between two directives.
    public init(name: String, at: SourcePosition, end: SourcePosition) {
        (self.name, self.at, self.end) = (name, at, end)
    }

    /// Returns whether a name can be a flag of the project.
    ///
    /// Such a name has at least three characters. It consists of capital letters, digits and underscores, and does not
    /// begin with an underscore. It does not begin with a prefix that compilers, frameworks or similar tools use.
    package static func isFlag(_ name: some StringProtocol) -> Bool {
        name.utf8.count > 2 && !name.hasPrefix("_") && !known.contains { name.hasPrefix($0) }
            && name.utf8.allSatisfy {
                (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || $0 == UInt8(ascii: "_")
            }
    }

    /// Prefixes of names from compilers, frameworks, package managers and configure scripts.
    private static let known = [
        "TARGET_", "DEBUG", "NDEBUG", "RELEASE", "NS", "UI", "CF", "CG", "CA", "MAC_", "OS_", "IPHONE",
        "HAVE_", "SWIFT", "COCOAPODS", "XCODE", "GL_", "TESTING", "WIN32", "LINUX", "ANDROID",
    ]
}
