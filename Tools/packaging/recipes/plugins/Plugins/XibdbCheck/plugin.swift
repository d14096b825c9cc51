import PackagePlugin

/// Runs `xibdb check` before each build of a target. The build shows its findings as warnings and errors.
@main
struct XibdbCheck: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard target is SourceModuleTarget else { return [] }
        return Self.commands(
            try context.tool(named: "xibdb").path, root: context.package.directory, folder: target.directory,
            work: context.pluginWorkDirectory)
    }

    /// Returns the commands that refresh the index and check a folder. A plugin may write only to its work folder, so
    /// the index is there.
    static func commands(_ xibdb: Path, root: Path, folder: Path, work: Path) -> [Command] {
        let index = ["--db", work.appending("index.sqlite").string]
        return [
            .prebuildCommand(
                displayName: "xibdb index", executable: xibdb, arguments: ["index", root.string, "--quiet"] + index,
                outputFilesDirectory: work),
            .prebuildCommand(
                displayName: "xibdb check", executable: xibdb,
                arguments: ["check", "--format", "xcode", "--no-refresh", "--in", folder.string] + index,
                outputFilesDirectory: work),
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension XibdbCheck: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let root = context.xcodeProject.directory
            return Self.commands(
                try context.tool(named: "xibdb").path, root: root, folder: root, work: context.pluginWorkDirectory)
        }
    }
#endif
