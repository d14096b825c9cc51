import Foundation
import InterfaceBuilder
import Projects

/// What a project, manifest or property list says.
struct Settings: Sendable {
    var targets: [Target] = []
    var plist = InfoPlist()
}

/// Reads the files that tell of targets, and those that they include.
struct SettingsReader {
    /// The tree that the files are of.
    let tree: any TreeContents

    func read(_ bytes: [UInt8], _ kind: String, _ path: RelativePath) -> FileReading.Outcome {
        do throws(ProjectError) {
            return .settings(try settings(bytes, kind, path.description))
        } catch {
            return .failed(ReadError(error.message, line: error.line))
        }
    }

    private func settings(_ bytes: [UInt8], _ kind: String, _ path: String) throws(ProjectError) -> Settings {
        var settings = Settings()
        switch kind {
        case "project":
            let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
            settings.targets = try XcodeProject.read(bytes, at: folder, readFile: content).targets
        case "package": settings.targets = try PackageManifest.read(bytes, at: path, folderExists: isFolder).targets
        case "podspec":
            settings.targets = try (path.hasSuffix(".json") ? Podspec.readJSON(bytes, at: path) : Podspec.read(bytes, at: path)).targets
        case "plist": settings.plist = try InfoPlist.read(bytes)
        default: break
        }
        return settings
    }

    /// A file of the root that a project includes.
    private func content(_ path: String) -> [UInt8]? {
        guard let size = tree.size(of: RelativePath(path)), size <= 1 << 20 else { return nil }
        return try? tree.read(RelativePath(path), size: size)
    }

    private func isFolder(_ path: String) -> Bool { tree.hasFolder(RelativePath(path)) }
}
