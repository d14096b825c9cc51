import TestSupport

/// Changes to images, asset catalogs and whole folders.
extension Editor {
    private static func isImage(_ file: String) -> Bool { file.hasSuffix(".png") }

    /// Returns a change that writes new bytes to an image; nil if there is no image.
    mutating func replaceImage(_ files: [String]) -> Change? {
        let images = files.filter(Self.isImage)
        guard !images.isEmpty else { return nil }
        let image = author.dice.pick(images)
        let bytes = author.resource(for: image) ?? ""
        return author.dice.pick([
            .write(image, bytes), .write(image, bytes), .writeUnseen(image, bytes),
            .replace(image, bytes, keepsTime: false),
            .replace(image, bytes, keepsTime: true),
        ])
    }

    /// Swaps the names of two images, or replaces an image with something else.
    mutating func imagePlaces(_ tree: String, _ files: [String]) -> [Change] {
        let images = files.filter(Self.isImage)
        guard images.count > 1 else { return image(tree, files) }
        let (image, next) = (author.dice.pick(images), author.dice.pick(images))
        let place = "\(tree)/\(author.dice.pick(Author.folders))/\(author.fruit()).png"
        let bytes = author.resource(for: image) ?? ""
        switch author.dice.below(6) {
        case 0: return [.swap(image, next)]
        case 1: return [.move(image, place), .write(image, bytes)]
        case 2: return [.move(image, place), .move(next, image)]
        case 3: return [.move(image, place), .copy(next, image), .replace(next, bytes, keepsTime: true)]
        // A folder with the name of an image replaces the image. Later, the default case can replace such a folder.
        case 4: return [.remove(image), .write("\(image)/\(author.fruit()).png", bytes)]
        default:
            let folders = Self.folders(files).filter(Self.isImage)
            return folders.isEmpty
                ? [.link(image, to: Self.name(next))]
                : [.remove(author.dice.pick(folders)), .write(author.dice.pick(folders), bytes)]
        }
    }

    /// Replaces a file with a link, makes it unreadable, makes all files readable, or changes the letter case of a
    /// folder.
    mutating func oddity(_ tree: String, _ file: String, _ files: [String]) -> [Change] {
        switch author.dice.below(4) {
        case 0: return [.link(file, to: Self.name(author.dice.pick(files)))]
        case 1: return [.permit(file, false)]
        case 2: return files.map { .permit($0, true) }
        default:
            let folders = Self.folders(files)
            guard !folders.isEmpty else { return [] }
            let folder = author.dice.pick(folders)
            let name = Self.name(folder)
            return [
                .move(
                    folder,
                    String(folder.dropLast(name.count))
                        + (name == name.lowercased() ? name.capitalized : name.lowercased()))
            ]
        }
    }

    /// Writes the files that define which files are vendored or excluded.
    mutating func rules(_ tree: String) -> Change {
        // A merge may leave conflict markers in these files. Index runs then ignore their rules.
        if tree == "one" || author.dice.chance(40) {
            let lines = author.dice.some(["App/**", "*.png", "Kit/*", "Pear*", "Old/** -"], percent: 30)
            return .write(
                "\(tree)/.gitattributes",
                lines.map { $0.hasSuffix(" -") ? "\($0.dropLast())-linguist-vendored\n" : "\($0) linguist-vendored\n" }
                    .joined())
        }
        let lines = author.dice.some(
            ["exclude: [Old]", "vendored: [Kit, \(author.fruit())*.png]", "include: [App, Kit, \"*.pbxproj\"]"],
            percent: 25)
        return .write("\(tree)/.xibdb.yml", lines.isEmpty ? "" : "index:\n" + lines.map { "  \($0)\n" }.joined())
    }

    /// If there is no image, adds one. Otherwise, replaces, renames, moves or removes an image, or gives its name to
    /// another image.
    mutating func image(_ tree: String, _ files: [String]) -> [Change] {
        let images = files.filter(Self.isImage)
        guard !images.isEmpty else {
            let (path, text) = author.looseImage()
            return [.write("\(tree)/\(path)", text)]
        }
        let image = author.dice.pick(images)
        let folder = image.dropLast(Self.name(image).count)
        switch author.dice.below(5) {
        case 0: return [replaceImage(files)].compactMap { $0 }
        case 1: return [.move(image, "\(folder)\(author.fruit())\(author.dice.pick(["", "@2x"])).png")]
        case 2: return [.move(image, "\(tree)/\(author.dice.pick(Author.folders))/\(Self.name(image))")]
        case 3:
            // Another image is renamed to this name.
            let next = author.dice.pick(images)
            return next == image ? [.remove(image)] : [.remove(image), .move(next, image)]
        default:
            // The image moves into a set. If there is no set, it moves to the root of the tree.
            let sets = Self.folders(files).filter { $0.hasSuffix(".imageset") }
            return [.move(image, "\(sets.isEmpty ? tree : author.dice.pick(sets))/\(author.fruit()).png")]
        }
    }

    /// Adds, removes or renames a set in a catalog, or the catalog itself.
    mutating func catalog(_ tree: String, _ files: [String]) -> [Change] {
        let folders = Self.folders(files)
        let sets = folders.filter { $0.hasSuffix("set") }
        let catalogs = folders.filter { $0.hasSuffix(".xcassets") }
        guard !sets.isEmpty, !catalogs.isEmpty, author.dice.chance(70) else {
            return author.imageSet().map { .write("\(tree)/\($0.path)", $0.text) }
        }
        let set = author.dice.pick(sets)
        let name = Self.name(set)
        switch author.dice.below(4) {
        case 0: return [.remove(set)]
        case 1: return [.move(set, "\(set.dropLast(name.count))\(author.fruit())\(name.drop { $0 != "." })")]
        case 2: return [.move(set, "\(author.dice.pick(catalogs))/\(name)")]
        default:
            let catalog = author.dice.pick(catalogs)
            return [
                author.dice.chance(25)
                    ? .remove(catalog)
                    : .move(
                        catalog,
                        "\(tree)/\(author.dice.pick(Author.folders))/\(author.dice.pick(["Media", "Art"])).xcassets")
            ]
        }
    }

    /// Renames or moves an existing folder.
    mutating func renameFolder(_ tree: String, _ files: [String]) -> Change {
        let folders = Self.folders(files)
        guard !folders.isEmpty else { return add(tree, files) }
        let folder = author.dice.pick(folders)
        let name = Self.name(folder)
        let ending = name.firstIndex(of: ".").map { String(name[$0...]) } ?? ""
        if author.dice.chance(40) { return .move(folder, "\(tree)/\(author.dice.pick(Author.folders))/\(name)") }
        let other = author.dice.pick(Author.fruits + ["Shop", "Kit", "New", "Tests", "Media"])
        return .move(folder, "\(folder.dropLast(name.count))\(other)\(ending)")
    }

    /// Returns the folders that contain files of a tree, sorted by name.
    private static func folders(_ files: [String]) -> [String] {
        var found: Set<String> = []
        for file in files {
            var parts = file.split(separator: "/").dropLast()
            while parts.count > 1, found.insert(parts.joined(separator: "/")).inserted { parts = parts.dropLast() }
        }
        return found.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    }
}
