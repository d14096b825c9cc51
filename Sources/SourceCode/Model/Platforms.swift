/// The platforms that a piece of code is compiled for.
///
/// Mac Catalyst is one of its own where conditions are weighed, and counts as
/// iOS in ``names``: such an app is built by an iOS target and has its nibs.
public struct Platforms: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    /// A set of platforms from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let iOS = Platforms(rawValue: 1)
    public static let macOS = Platforms(rawValue: 2)
    public static let tvOS = Platforms(rawValue: 4)
    public static let watchOS = Platforms(rawValue: 8)
    public static let visionOS = Platforms(rawValue: 16)
    /// An iOS app that is built for the Mac.
    public static let macCatalyst = Platforms(rawValue: 32)

    /// Every platform: the code stands under no condition that tells one.
    public static let all = Platforms(rawValue: 63)
    /// Those that have UIKit: all but the Mac.
    static let mobile = all.subtracting(.macOS)

    private static let named: [(Platforms, String)] = [
        ([.iOS, .macCatalyst], "iOS"), (.macOS, "macOS"), (.tvOS, "tvOS"), (.watchOS, "watchOS"),
        (.visionOS, "visionOS"),
    ]

    /// Names of the platforms; nil for all of them, and for all but Mac Catalyst.
    public var names: [String]? {
        let names = Self.named.filter { !isDisjoint(with: $0.0) }.map(\.1)
        return names.count == Self.named.count ? nil : names
    }
}
