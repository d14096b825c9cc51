/// The 64-bit FNV-1a hash (Fowler, Noll, Vo). Unlike Swift's own hashing, it is the same in every process and on every
/// machine.
@frozen public struct FNV: Sendable {
    /// The hash of all numbers that were mixed in so far.
    public var value: UInt64

    /// Creates the hash of an empty input.
    @inlinable @inline(__always)
    public init() { value = 0xCBF2_9CE4_8422_2325 }

    /// Mixes in one byte, or a small number as if it were one byte.
    @inlinable @inline(__always)
    public mutating func mix(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }

    /// Mixes in bytes.
    @inlinable @inline(__always)
    public mutating func mix(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { mix(UInt64(byte)) }
    }
}
