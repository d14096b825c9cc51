import PropertyLists

/// The paths of the files and groups in an Xcode project.
struct XcodeFiles {
    private let objects: PlistDictionary
    private let folder: String
    private var parents: [String: String] = [:]

    /// Records the parent group of each file and group.
    ///
    /// - Parameter folder: The folder of the project relative to the root.
    init(objects: PlistDictionary, folder: String) {
        self.objects = objects
        self.folder = folder
        for entry in objects.entries {
            guard let object = entry.value.dictionary, object["children"] != nil else { continue }
            for child in object.strings("children") where parents[child] == nil { parents[child] = entry.key }
        }
    }

    /// Returns the path of a file or group. Returns nil for a build product, a file in an SDK, an absolute path, or a
    /// path outside the root. Also returns nil if groups are nested too deep.
    func path(of identifier: String) -> String? {
        var parts: [String] = []
        var next: String? = identifier
        var steps = 0
        while let current = next, let object = objects.dictionary(current) {
            steps += 1
            // The limit also stops the search in a group that contains itself.
            if steps > Limit.groups { return nil }
            if let path = object.string("path"), !path.isEmpty {
                if path.utf8.count > Limit.pathBytes { return nil }
                parts.append(path)
            }
            switch object.string("sourceTree") ?? "<group>" {
            case "<group>": next = parents[current]
            case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": next = nil
            default: return nil
            }
        }
        return RootPath.join(folder, parts.reversed().joined(separator: "/"))
    }

    /// Returns the paths for a file reference or variant group: the translations in a variant group, or else one file.
    func paths(of identifier: String) -> [String] {
        guard let object = objects.dictionary(identifier) else { return [] }
        switch object.string("isa") {
        case "PBXVariantGroup":
            return object.strings("children").compactMap { child in
                objects.dictionary(child)?.string("path") == nil ? nil : path(of: child)
            }
        case "PBXGroup", "PBXReferenceProxy": return []
        default:
            guard object.string("path") != nil, let path = path(of: identifier), !path.isEmpty else { return [] }
            return [path]
        }
    }

    /// Returns the path of a folder reference (blue in Xcode), which is copied unchanged; nil for any other reference.
    func folderReference(_ identifier: String) -> String? {
        guard let object = objects.dictionary(identifier) else { return nil }
        let type = object.string("explicitFileType") ?? object.string("lastKnownFileType")
        return type == "folder" ? path(of: identifier) : nil
    }
}
