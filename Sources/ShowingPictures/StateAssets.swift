import Comparing
import Pictures
import Resources

/// Supplies the images and colors of one state of a repository, without an index.
final class StateAssets: PictureAssets {
    private let files: StateFiles
    /// The folders of image sets and color sets, by the name of the folder.
    private var sets: [String: [String]] = [:]
    /// The paths of image files outside of asset catalogs, by their names with and without extension and scale.
    private var images: [String: [String]] = [:]
    private var known: [String: PictureImage?] = [:]
    /// The number of bytes of images that the picture may still contain.
    private var rest = 0

    /// The maximum size of a `Contents.json`, in bytes.
    private static let mostContentsBytes: Int64 = 1 << 20

    init(_ files: StateFiles) {
        self.files = files
        for path in files.paths {
            let parts = path.split(separator: "/")
            guard let name = parts.last else { continue }
            if name == "Contents.json", let folder = parts.dropLast().last {
                guard folder.hasSuffix(".imageset") || folder.hasSuffix(".colorset") else { continue }
                sets[String(folder), default: []].append(parts.dropLast().joined(separator: "/"))
            } else if [".png", ".jpg", ".jpeg", ".gif"].contains(where: name.lowercased().hasSuffix),
                !parts.contains(where: { $0.hasSuffix(".xcassets") })
            {
                let stem = name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
                let plain = stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? stem.dropLast(3) : stem
                for key in Set([String(name), String(stem), String(plain)]) { images[key, default: []].append(path) }
            }
        }
    }

    /// Prepares for the picture of a nib.
    func begin() { (known, rest) = ([:], ImageLimits.mostBytes) }

    func image(named name: String) -> PictureImage? {
        if let image = known[name] { return image }
        // The file with twice the resolution comes first, as in an index.
        let loose = (images[name] ?? []).sorted {
            ($0.contains("@2x") ? 0 : 1, $0) < ($1.contains("@2x") ? 0 : 1, $1)
        }
        let listed = variants(name, ".imageset").flatMap { folder, variants in
            variants.sorted { Self.rank($0) < Self.rank($1) }.compactMap { variant in
                variant.filename.map { folder + "/" + $0 }
            }
        }
        var image: PictureImage?
        for path in listed + loose where image == nil { image = read(path) }
        known[name] = .some(image)
        return image
    }

    private func read(_ path: String) -> PictureImage? {
        guard rest > 0, let bytes = files.content(of: path, most: ImageLimits.mostImageBytes), bytes.count <= rest,
            let image = PictureImage(bytes)
        else { return nil }
        rest -= bytes.count
        return image
    }

    private static func rank(_ variant: AssetVariant) -> Int {
        (variant.appearance == nil ? 0 : 10) + (["2x": 0, "3x": 1][variant.scale ?? ""] ?? 2)
    }

    /// Returns the variants of the sets with a name. A name can begin with the name of a folder and a slash.
    private func variants(_ name: String, _ ending: String) -> [(folder: String, variants: [AssetVariant])] {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return (sets[last + ending] ?? []).compactMap { folder in
            guard let bytes = files.content(of: folder + "/Contents.json", most: Self.mostContentsBytes),
                let set = try? AssetSet.read(bytes, folder: last + ending)
            else { return nil }
            return (folder, set.variants)
        }
    }

    func color(named name: String, isDark: Bool) -> PictureColor? {
        let found = variants(name, ".colorset").flatMap(\.variants).filter { $0.color != nil }
        func isWanted(_ variant: AssetVariant) -> Bool { (variant.appearance?.contains("dark") ?? false) == isDark }
        let variant =
            found.first { isWanted($0) && $0.idiom == "universal" } ?? found.first(where: isWanted) ?? found.first
        guard let color = variant?.color else { return nil }
        if let red = color.red {
            return .paint(Paint(red, color.green ?? red, color.blue ?? red, color.alpha ?? 1))
        }
        return color.reference.map { .systemColor($0) }
    }
}
