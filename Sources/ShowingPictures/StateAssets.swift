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
    /// The variants that were read, by the name of the folder. Many objects use the same color.
    private var parsed: [String: [FolderVariants]] = [:]
    private var budget = ImageBudget(most: 0)

    private typealias FolderVariants = (folder: String, variants: [AssetVariant])

    /// The maximum size of a `Contents.json`, in bytes.
    private static let mostContentsBytes: Int64 = 1 << 20
    /// The maximum number of sets with the same name that are read. An app has a few of them, such as one per target.
    private static let mostSets = 50

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
    func begin() { budget = ImageBudget() }

    func image(named name: String) -> PictureImage? {
        budget.image(named: name, at: { paths(ofImage: name) }, read: files.content)
    }

    /// Returns the files of an image, best first.
    private func paths(ofImage name: String) -> [String] {
        // The file with twice the resolution comes first, as in an index.
        let loose = (images[name] ?? []).sorted {
            ($0.contains("@2x") ? 0 : 1, $0) < ($1.contains("@2x") ? 0 : 1, $1)
        }
        let listed = variants(name, ".imageset").flatMap { folder, variants in
            variants.sorted { Self.rank($0) < Self.rank($1) }.compactMap { variant in
                variant.filename.map { folder + "/" + $0 }
            }
        }
        return listed + loose
    }

    private static func rank(_ variant: AssetVariant) -> Int {
        (variant.appearance == nil ? 0 : 10) + (["2x": 0, "3x": 1][variant.scale ?? ""] ?? 2)
    }

    /// Returns the variants of the sets with a name. A name can begin with the name of a folder and a slash.
    private func variants(_ name: String, _ ending: String) -> [FolderVariants] {
        let last = (name.split(separator: "/").last.map(String.init) ?? name) + ending
        if let known = parsed[last] { return known }
        let variants = (sets[last] ?? []).prefix(Self.mostSets).compactMap { folder -> FolderVariants? in
            guard let bytes = files.content(of: folder + "/Contents.json", most: Self.mostContentsBytes),
                let set = try? AssetSet.read(bytes, folder: last)
            else { return nil }
            return (folder, set.variants)
        }
        parsed[last] = variants
        return variants
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
