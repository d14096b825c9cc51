import Foundation
import InterfaceBuilder
import Projects
import Trees

/// The contents of a project, manifest or property list.
struct Settings: Sendable {
    var targets: [Target] = []
    var regions: [ProjectRegion] = []
    var plist = InfoPlist()
    /// The reason why the file could not be read at all.
    var error: ReadError?
    /// The part of the file that could not be read, and the reason.
    var problem: ReadError?
    /// The other files that were read or checked for existence, each with its state at that time.
    var inputs: [SettingsInput] = []

    mutating func take(_ project: ProjectDescription) {
        targets = project.targets
        problem = project.problem.map { ReadError($0.message, line: $0.line) }
    }
}

/// A file or folder that was read, or checked for existence, together with a settings file.
struct SettingsInput: Sendable, Equatable {
    /// Path relative to the root. If the path ends with a slash, the input is the list of file names in this folder.
    var path: String
    /// The state of the input. For a file that was read, it is the git id of the content. For the names in a folder, it
    /// is a hash of the names. If only the existence was checked, or if the content could not be read, it is `file` or
    /// `folder`. If the input does not exist, it is nil.
    var content: String?
}

/// Reads the files that describe targets, and the files that they include.
struct SettingsReader {
    /// The tree that contains the files.
    let tree: any TreeContents
    /// The reader for Swift files.
    let swift: SwiftReading

    func read(_ bytes: [UInt8], _ kind: String, _ path: RelativePath) -> Settings {
        let surroundings = Surroundings(tree)
        var settings = Settings()
        do throws(ProjectError) {
            settings = try self.settings(bytes, kind, path.description, surroundings)
        } catch {
            settings.error = ReadError(error.message, line: error.line)
        }
        // The inputs are set after an error too, because the error may be in one of these files.
        settings.inputs = surroundings.inputs
        return settings
    }

    private func settings(
        _ bytes: [UInt8], _ kind: String, _ path: String, _ surroundings: Surroundings
    ) throws(ProjectError) -> Settings {
        var settings = Settings()
        let files = surroundings.files
        switch kind {
        case "project":
            let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
            let project = try XcodeProject.read(bytes, at: folder, readFile: files.content)
            (settings.targets, settings.regions) = (project.targets, project.regions)
        case "xcodegen": settings.targets = try XcodeGenProject.read(bytes, at: path, files: files).targets
        case "bazel": settings.targets = try BazelPackage.read(bytes, at: path, files: files).targets
        case "tuist": settings.take(try TuistManifest.read(bytes, at: path, files: files, evaluate: swift.constants))
        case "package":
            settings.take(try PackageManifest.read(bytes, at: path, folderExists: { files.kind($0) == .folder }))
        case "podspec":
            settings.take(
                try path.hasSuffix(".json") ? Podspec.readJSON(bytes, at: path) : Podspec.read(bytes, at: path))
        case "plist": settings.plist = try InfoPlist.read(bytes, at: path)
        default: break
        }
        return settings
    }
}

/// Gives access to the files around a settings file. It records which files were read or checked for existence.
final class Surroundings {
    private let tree: any TreeContents
    private var known: [String: String?] = [:]
    /// The maximum size in bytes of a file that is read in addition to the settings file.
    private static let mostBytes: Int64 = 1 << 20

    init(_ tree: any TreeContents) { self.tree = tree }

    /// The recorded inputs, sorted by path.
    var inputs: [SettingsInput] {
        known.sorted { $0.key < $1.key }.map { SettingsInput(path: $0.key, content: $0.value) }
    }

    var files: ProjectFiles {
        ProjectFiles(
            content: { [self] path in
                let bytes = content(path)
                known[path] = .some(bytes.map(BlobID.of) ?? kind(path))
                return bytes
            },
            kind: { [self] path in
                let kind = kind(path)
                if known[path] == nil { known[path] = .some(kind) }
                return kind.map { $0 == Self.folder ? .folder : .file }
            },
            names: { [self] path in
                let names = names(path)
                known[path + "/"] = .some(Self.hash(names))
                return names
            })
    }

    /// Returns whether an input still has its recorded state.
    func isSame(_ input: SettingsInput) -> Bool {
        let key = input.content.map { $0.count == Self.digits ? "content " : "kind " } ?? "kind "
        if let now = known[key + input.path] { return now == input.content }
        var now = kind(input.path)
        if input.path.hasSuffix("/") {
            now = Self.hash(names(String(input.path.dropLast())))
        } else if key == "content " {
            now = content(input.path).map(BlobID.of) ?? now
        }
        known[key + input.path] = .some(now)
        return now == input.content
    }

    // MARK: Reading the tree

    private static let folder = "folder"
    private static let digits = 40

    private func kind(_ path: String) -> String? {
        switch tree.entry(path) {
        case .folder: Self.folder
        case .file: "file"
        case nil: nil
        }
    }

    private func content(_ path: String) -> [UInt8]? {
        guard case .file(let path, let size) = tree.entry(path), size <= Self.mostBytes else { return nil }
        return try? tree.read(path, size: size)
    }

    private func names(_ path: String) -> [String] { tree.names(in: path).sorted() }

    private static func hash(_ names: [String]) -> String { BlobID.of(Array(names.joined(separator: "\n").utf8)) }
}
