/// The limits for the images that a picture contains.
enum ImageLimits {
    /// The maximum size of one image file, in bytes.
    static let mostImageBytes: Int64 = 4 << 20
    /// The maximum size of all images of a picture, in bytes.
    static let mostBytes = 20 << 20
    /// The maximum size of all images of one nib on a map, in bytes.
    static let mostBytesOnMap = 200 << 10
}
