/// The platforms that a piece of code is compiled for.
///
/// In conditions, Mac Catalyst is a separate platform. In ``names`` it counts as iOS, because an iOS target builds the
/// Catalyst app and contains its nibs.
public struct Platforms: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    /// Creates a set of platforms from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let iOS = Platforms(rawValue: 1)
    public static let macOS = Platforms(rawValue: 2)
    public static let tvOS = Platforms(rawValue: 4)
    public static let watchOS = Platforms(rawValue: 8)
    public static let visionOS = Platforms(rawValue: 16)
    /// An iOS app that is built for the Mac.
    public static let macCatalyst = Platforms(rawValue: 32)

    /// Every platform, for code without a condition.
    public static let all = Platforms(rawValue: 63)
    /// The platforms with UIKit: all except macOS.
    package static let mobile = all.subtracting(.macOS)

    private static let named: [(Platforms, String)] = [
        ([.iOS, .macCatalyst], "iOS"), (.macOS, "macOS"), (.tvOS, "tvOS"), (.watchOS, "watchOS"),
        (.visionOS, "visionOS"),
    ]

    /// The names of the platforms. It is nil if the code is compiled for every platform, with or without Mac Catalyst.
    public var names: [String]? {
        let names = Self.named.filter { !isDisjoint(with: $0.0) }.map(\.1)
        return names.count == Self.named.count ? nil : names
    }
}
