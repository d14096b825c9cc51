import HostSystem

/// Selects one file of each `.nib` bundle that contains its nib in several forms, and one file of each compiled
/// storyboard.
///
/// Examples for nibs: `designable.nib` with `keyedobjects.nib`, which Xcode compiled from it; `objects-13.0+.nib` with
/// `runtime.nib` for older systems. The objects of a nib are stored only once, for the selected file. The `Info.plist` of a
/// compiled storyboard stands for all of its nibs.
package struct NibForms {
    /// The rank of a form and the system version in its name. A higher value wins.
    private struct Rank: Comparable {
        let form: Int
        let version: Double

        static func < (one: Rank, two: Rank) -> Bool { (one.form, one.version) < (two.form, two.version) }
    }

    private var selected: [[UInt8]: (rank: Rank, path: RelativePath)] = [:]
    private var storyboards: Set<[UInt8]> = []

    /// Selects the files among all files of a tree.
    package init(_ paths: some Sequence<RelativePath>) {
        for path in paths {
            if path.isCompiledStoryboard, let storyboard = path.compiledStoryboard { storyboards.insert(storyboard) }
            guard let (bundle, rank) = Self.place(of: path) else { continue }
            if let other = selected[bundle], other.rank >= rank { continue }
            selected[bundle] = (rank, path)
        }
    }

    /// Whether another file stands for this file: the selected form of the same nib, or the list of the compiled
    /// storyboard that contains the nib.
    package func isRepresented(_ path: RelativePath) -> Bool {
        if !storyboards.isEmpty, path.bytes.last == UInt8(ascii: "b"), let storyboard = path.compiledStoryboard,
            storyboards.contains(storyboard)
        {
            return true
        }
        guard !selected.isEmpty, let (bundle, _) = Self.place(of: path), let best = selected[bundle] else {
            return false
        }
        return best.path != path
    }

    /// Whether the file is the selected form of a nib.
    func isSelected(_ path: RelativePath) -> Bool { selected.values.contains { $0.path == path } }

    /// Returns the bundle and the rank of a form; nil for any other file.
    private static func place(of path: RelativePath) -> (bundle: [UInt8], rank: Rank)? {
        guard path.bytes.last == UInt8(ascii: "b") else { return nil }
        let components = path.components
        guard components.count >= 2, let file = components.last, file.hasSuffix(".nib"),
            components[components.count - 2].hasSuffix(".nib")
        else { return nil }
        let name = String(decoding: file.dropLast(4), as: UTF8.self)
        guard let rank = rank(of: name) else { return nil }
        return (Array(path.bytes.dropLast(file.count + 1)), rank)
    }

    private static func rank(of name: String) -> Rank? {
        switch name {
        case "designable": return Rank(form: 5, version: 0)
        case "keyedobjects": return Rank(form: 2, version: 0)
        case "runtime": return Rank(form: 1, version: 0)
        case "objects": return Rank(form: 0, version: 0)
        default: break
        }
        let parts = name.split(separator: "-", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let version = parts[1].last == "+" ? parts[1].dropLast() : parts[1]
        guard let version = Double(version), version.isFinite else { return nil }
        switch parts[0] {
        case "keyedobjects": return Rank(form: 4, version: version)
        case "objects": return Rank(form: 3, version: version)
        default: return nil
        }
    }
}

extension TreeContents {
    /// Returns the content of a compiled nib. The nib is a file, or a folder that contains it in several forms.
    ///
    /// - Parameters:
    ///   - path: the path of the file or folder.
    ///   - most: the maximum size in bytes.
    /// - Returns: nil if the path does not lead to a nib.
    /// - Throws: ``SystemError`` with a message if the nib cannot be read.
    package func nib(at path: String, most: Int64) throws(SystemError) -> [UInt8]? {
        switch entry(path) {
        case nil: return nil
        case .file(let path, let size):
            guard size <= most else { throw SystemError("larger than \(most) bytes") }
            return try read(path, size: size)
        case .folder:
            let paths = names(in: path).map { RelativePath(path + "/" + $0) }
            let forms = NibForms(paths)
            guard let form = paths.first(where: { forms.isSelected($0) }),
                case .file(let path, let size) = entry("\(form)")
            else { return nil }
            guard size <= most else { throw SystemError("larger than \(most) bytes") }
            return try read(path, size: size)
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ word: StaticString) -> Bool {
        suffix(word.utf8CodeUnitCount).elementsEqual(
            UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
}
