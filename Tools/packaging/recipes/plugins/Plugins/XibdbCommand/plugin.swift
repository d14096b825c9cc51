import Foundation
import PackagePlugin

/// `swift package xibdb ARGUMENTS` runs xibdb in the package folder.
@main
struct XibdbCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = try context.tool(named: "xibdb")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool.path.string)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: context.package.directory.string)
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("xibdb exits with status \(process.terminationStatus)") }
    }
}
