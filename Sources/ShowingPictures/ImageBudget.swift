import Pictures

/// The images of one picture. They are limited in size, and each is read once.
struct ImageBudget {
    /// The images that were read, by name. A nib often uses the same image several times.
    private var known: [String: PictureImage?] = [:]
    /// The number of bytes of images that the picture may still contain.
    private var rest: Int

    /// - Parameter most: the maximum size of all images of the picture, in bytes.
    init(most: Int = ImageLimits.mostBytes) { rest = most }

    /// Returns the first image that can be read and that fits; nil if there is none.
    ///
    /// - Parameters:
    ///   - name: the name of the image in the nib.
    ///   - paths: returns the files that may contain the image, best first.
    ///   - read: returns the content of a file; nil if it is missing, or larger than a number of bytes.
    mutating func image(
        named name: String, at paths: () -> [String], read: (String, Int64) -> [UInt8]?
    ) -> PictureImage? {
        if let image = known[name] { return image }
        var image: PictureImage?
        if rest > 0 {
            // A loop, because a lazy sequence would read its first file twice.
            for path in paths() where image == nil {
                guard let bytes = read(path, ImageLimits.mostImageBytes), bytes.count <= rest else { continue }
                image = PictureImage(bytes)
                if image != nil { rest -= bytes.count }
            }
        }
        known[name] = .some(image)
        return image
    }
}
