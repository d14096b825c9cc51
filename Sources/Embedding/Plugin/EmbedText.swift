import Foundation
import PackagePlugin

/// Embeds the text files in the folder of a target as the type `EmbeddedText`, so that the program needs no data files.
///
/// It embeds every file with one of the `extensions`. You can add, remove or rename such a file without any other
/// change.
@main
struct EmbedText: BuildToolPlugin {
    private static let extensions: Set = ["json", "sql", "tsv", "txt"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let texts = target.sourceFiles.map(\.url).filter { Self.extensions.contains($0.pathExtension) }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("EmbeddedText.swift")
        let command = Command.buildCommand(
            displayName: "Embedding the text files of \(target.name)",
            executable: try context.tool(named: "TextEmbedder").url,
            arguments: [output.path, target.directoryURL.path] + texts.map(\.path).sorted(),
            inputFiles: texts, outputFiles: [output])
        return [command]
    }
}
