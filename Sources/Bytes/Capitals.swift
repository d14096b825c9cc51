extension StringProtocol {
    /// Whether the text begins with a capital letter, which distinguishes types from members.
    ///
    /// ASCII is handled first, because this property is read for every name in code, and nearly all names are ASCII.
    @inlinable public var beginsWithCapital: Bool {
        guard let byte = utf8.first else { return false }
        if byte < 0x80 { return (0x41...0x5A).contains(byte) }
        return unicodeScalars.first?.properties.isUppercase ?? false
    }
}
