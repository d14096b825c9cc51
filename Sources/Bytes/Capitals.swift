extension StringProtocol {
    /// Whether it begins with a capital letter, which tells types from members.
    ///
    /// It is asked of every name in code, and nearly all of them are ASCII.
    @inlinable public var beginsWithCapital: Bool {
        guard let byte = utf8.first else { return false }
        if byte < 0x80 { return (0x41...0x5A).contains(byte) }
        return unicodeScalars.first?.properties.isUppercase ?? false
    }
}
