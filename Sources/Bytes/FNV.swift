/// The 64-bit hash of Fowler, Noll and Vo, variant 1a. Unlike Swift's own hashing, it is the same in every process and
/// on every machine.
@frozen public struct FNV: Sendable {
    /// The hash of everything mixed in so far.
    public var value: UInt64

    /// Creates the hash of an empty input.
    @inlinable @inline(__always)
    public init() { value = 0xCBF2_9CE4_8422_2325 }

    /// Mixes in one byte, or a small number in one step.
    @inlinable @inline(__always)
    public mutating func mix(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }

    /// Mixes in bytes.
    @inlinable @inline(__always)
    public mutating func mix(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { mix(UInt64(byte)) }
    }
}
