import Foundation
import PackagePlugin

/// Gives a target the text files in its folder as `EmbeddedText`, so that the tool needs no files beside it.
///
/// All text files in the folder are included. If a file is added, removed or renamed, nothing else has to change.
@main
struct EmbedText: BuildToolPlugin {
    private static let extensions: Set = ["sql", "tsv", "txt"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let texts = target.sourceFiles.map(\.url).filter { Self.extensions.contains($0.pathExtension) }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("EmbeddedText.swift")
        let command = Command.buildCommand(
            displayName: "Embedding the texts of \(target.name)",
            executable: try context.tool(named: "TextEmbedder").url,
            arguments: [output.path, target.directoryURL.path] + texts.map(\.path).sorted(),
            inputFiles: texts, outputFiles: [output])
        return [command]
    }
}
