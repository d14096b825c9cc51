#if os(Linux)
    import CLinux
#endif

/// The version of xibdb.
package enum Version {
    /// The version, which identifies the files that xibdb writes.
    package static let current = "0.1.0"

    /// The version, the commit, and how xibdb was installed: `0.1.0 (commit 1a2b3c4d5e6f, installed with pip)`.
    package static var details: String {
        "\(current) (\(commit.map { "commit \($0), " } ?? "")\(channel(of: OperatingSystem.executable ?? "")))"
    }

    /// The commit that a release was built from; nil in a build from source.
    private static var commit: String? {
        #if os(Linux)
            xibdb_linked_commit().map { String(cString: $0) }
        #else
            nil
        #endif
    }

    /// Returns how an executable was installed, according to its path.
    package static func channel(of path: String) -> String {
        let parts = path.split(separator: "/")
        if parts.contains(where: { $0.hasSuffix(".artifactbundle") }) { return "from a SwiftPM artifact bundle" }
        if parts.contains("node_modules") { return "installed with npm" }
        if parts.contains("Cellar") { return "installed with Homebrew" }
        if parts.contains("mise") { return "installed with mise" }
        if parts.contains("aquaproj-aqua") { return "installed with aqua" }
        if parts.contains(".build") { return "built from source" }
        let folder = path.dropLast(parts.last.map { $0.count + 1 } ?? 0)
        if isPythonEnvironment(String(folder)) { return "installed with pip" }
        if path == "/usr/bin/xibdb" { return "installed with the system's package manager" }
        return "at \(path)"
    }

    /// Whether a folder is the `bin` folder of a Python installation, such as a virtual environment.
    private static func isPythonEnvironment(_ folder: String) -> Bool {
        folder != "/usr/bin" && folder != "/usr/local/bin" && OperatingSystem.isAnything(folder + "/python3")
    }
}
