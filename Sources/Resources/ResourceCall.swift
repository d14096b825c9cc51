import Bytes

/// A call or symbol in a source that requests an image, a color, a font or a localized string by name.
package struct ResourceCall: Sendable, Equatable {
    /// The kinds of resource.
    package enum Kind: String, Sendable {
        case image, namedColor, font, string
    }

    /// The kind of resource that the code requests.
    package var kind: Kind
    /// The name, or the key of a localized string.
    ///
    /// A part that is known only at run time is replaced by a `*`. If Xcode, SwiftGen or R.swift generated a symbol
    /// from a name, the symbol begins with a dot.
    package var name: String
    /// The position of the string literal, or of the dot.
    package var at: TextPosition
}

/// The resource names and calls in a source.
package struct Mentions: Sendable, Equatable {
    /// Strings and members that may be names, sorted, without the names in ``calls``.
    package var names: [String] = []
    /// Variables and properties of `self` that the code assigns to, sorted, without a leading underscore.
    package var assigned: [String] = []
    /// Calls that request resources, in source order.
    package var calls: [ResourceCall] = []

    /// Creates an empty value.
    package init() {}
}

/// Recognizes the calls that request resources, by reading backwards from the name.
struct ResourceCallRules {
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Calls with labels: `UIImage(named: "…")`.
    private static let labeled: [String: [String: ResourceCall.Kind]] = [
        "named": [
            "UIImage": .image, "NSImage": .image, "Image": .image, "WKImage": .image, "UIColor": .namedColor,
            "NSColor": .namedColor, "Color": .namedColor,
        ],
        "name": ["UIFont": .font, "NSFont": .font, "CTFontCreateWithName": .font],
        "forResource": ["image": .image],
        "forKey": ["localizedString": .string],
        "localized": ["String": .string, "AttributedString": .string],
        "resourceName": ["imageLiteral": .image],
        "stringLiteral": ["LocalizedStringKey": .string],
    ]
    /// Calls without labels: `Image("…")`.
    private static let plain: [String: ResourceCall.Kind] = [
        "Image": .image, "ImageAsset": .image, "Color": .namedColor, "NSLocalizedString": .string,
        "NSLocalizedStringFromTable": .string,
        "NSLocalizedStringFromTableInBundle": .string, "NSLocalizedStringWithDefaultValue": .string,
        "LocalizedStringKey": .string,
        "LocalizedStringResource": .string, "Text": .string,
    ]
    /// The kind of resource for each Objective-C message, by the part of the selector before the name.
    private static let messages: [String: ResourceCall.Kind] = [
        "imageNamed": .image, "imageForResource": .image, "pathForImageResource": .image, "colorNamed": .namedColor,
        "fontWithName": .font,
        "localizedStringForKey": .string,
    ]
    /// Types that wrap a name: `NSImage.Name("…")`.
    private static let wrapped: [String: ResourceCall.Kind] = ["NSImage": .image, "NSColor": .namedColor]

    /// Returns the kind of resource that the call around a string literal requests; nil for any other string literal.
    /// `quote` is the position of its opening quote.
    func kind(ofText quote: Int) -> ResourceCall.Kind? {
        var end = quote
        if end > 0, bytes[end - 1] == UInt8(ascii: "@") { end -= 1 }
        skipSpace(&end)
        guard end > 0 else { return nil }
        if bytes[end - 1] == UInt8(ascii: ":") {
            end -= 1
            let label = word(&end)
            if label.isEmpty { return nil }
            if let kind = Self.messages[label] { return kind }
            guard let callees = Self.labeled[label] else { return nil }
            return callee(&end).flatMap { callees[$0] }
        }
        guard let name = callee(&end) else { return nil }
        if let kind = Self.plain[name] { return kind }
        guard name == "Name" || name == "custom", end > 0, bytes[end - 1] == UInt8(ascii: ".") else { return nil }
        if name == "custom" { return .font }
        end -= 1
        return Self.wrapped[word(&end)]
    }

    /// Returns the kind of resource that a generated symbol requests; nil for any other member.
    ///
    /// `dot` is the position of the dot before the member, and `end` is the end of the member.
    func kind(ofMember dot: Int, upTo end: Int) -> ResourceCall.Kind? {
        var start = dot
        while start > 0, dot - start < 128,
            MentionedNames.isOfWord(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".")
        { start -= 1 }
        if start == dot { return kind(ofBareMember: dot) }
        // Sources contain very many member chains, and few of them begin with one of these letters.
        guard [UInt8(ascii: "R"), UInt8(ascii: "A"), UInt8(ascii: "I"), UInt8(ascii: "C")].contains(bytes[start]) else {
            return nil
        }
        let chain = bytes[start..<dot].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let words = chain.map { String(decoding: $0, as: UTF8.self) }
        switch (words[0], words.count) {
        case ("ImageResource", 1): return .image
        case ("ColorResource", 1): return .namedColor
        case ("R", 2): return ["image": .image, "color": .namedColor][words[1]]
        case ("R", 3): return words[1] == "string" ? .string : nil
        case ("Asset", _), ("Assets", _): return kind(ofSuffix: end)
        default: return nil
        }
    }

    /// Returns the kind of resource from the suffix of a SwiftGen symbol: `.image`, `.color`.
    private func kind(ofSuffix start: Int) -> ResourceCall.Kind? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: ".") else { return nil }
        var end = start + 1
        while end < bytes.count, end - start < 16, MentionedNames.isOfWord(bytes[end]) { end += 1 }
        switch String(decoding: bytes[(start + 1)..<end], as: UTF8.self) {
        case "image", "swiftUIImage": return .image
        case "color", "swiftUIColor": return .namedColor
        default: return nil
        }
    }

    /// Returns the kind of resource for a member without a base: `Image(.name)`, `UIImage(resource: .name)`.
    private func kind(ofBareMember dot: Int) -> ResourceCall.Kind? {
        var end = dot
        skipSpace(&end)
        guard end > 0 else { return nil }
        var label = ""
        if bytes[end - 1] == UInt8(ascii: ":") {
            end -= 1
            label = word(&end)
            if label != "resource" { return nil }
        }
        switch callee(&end) {
        case "Image": return .image
        case "Color": return .namedColor
        case "UIImage", "NSImage": return label.isEmpty ? nil : .image
        case "UIColor", "NSColor": return label.isEmpty ? nil : .namedColor
        default: return nil
        }
    }

    /// Returns the word before an opening parenthesis; for `Name.init(`, the word before `init`.
    private func callee(_ end: inout Int) -> String? {
        skipSpace(&end)
        guard end > 0, bytes[end - 1] == UInt8(ascii: "(") else { return nil }
        end -= 1
        let name = word(&end)
        guard name == "init", end > 0, bytes[end - 1] == UInt8(ascii: ".") else { return name }
        end -= 1
        return word(&end)
    }

    private func skipSpace(_ end: inout Int) {
        while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    }

    private func word(_ end: inout Int) -> String {
        let stop = end
        while end > 0, stop - end < 64, MentionedNames.isOfWord(bytes[end - 1]) { end -= 1 }
        return String(decoding: bytes[end..<stop], as: UTF8.self)
    }
}
