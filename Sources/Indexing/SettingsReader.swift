import Foundation
import InterfaceBuilder
import Projects
import Store

/// What a project, manifest or property list says.
struct Settings: Sendable {
    var targets: [Target] = []
    var plist = InfoPlist()
}

/// Reads the files that tell of targets, and those that they include.
struct SettingsReader {
    /// Path of the root.
    let root: [UInt8]

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
        let whole = root + [UInt8(ascii: "/")] + Array(path.utf8)
        guard let stamp = OperatingSystem.stamp(String(decoding: whole, as: UTF8.self)), stamp.size <= 1 << 20 else { return nil }
        return try? OperatingSystem.read(whole, size: stamp.size)
    }

    private func isFolder(_ path: String) -> Bool {
        OperatingSystem.isDirectory(String(decoding: root, as: UTF8.self) + "/" + path)
    }
}
