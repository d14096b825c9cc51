import ArgumentParser
import Comparing
import Foundation
import Showing
import ShowingChanges
import Store

struct GitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "git",
        abstract: "Have git show and merge nibs by their objects.",
        discussion: Help.text("""
              xibdb git install            in this repository; --global in all of yours
              xibdb git install --uninstall

            Then git diff, git log -p and git show print outlines of nibs, in which an unchanged object is an unchanged block, and \
            git merge, git rebase and git cherry-pick merge them by object id.
            """, exit: "Exit status: 0 done; 2 wrong usage, or git gave no answer."),
        subcommands: [InstallCommand.self, TextconvCommand.self])

    struct InstallCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "install", abstract: "Set git's drivers for .xib and .storyboard, and the attributes that choose them.",
            discussion: Help.text("""
                The attributes are written where only you have them: .git/info/attributes, or with --global git's own file for you. \
                For everybody put the lines into .gitattributes of the repository; who has no driver sees what git shows without.
                """, exit: "Exit status: 0 done; 2 wrong usage, or git gave no answer."))

        @Flag(help: "For all your repositories.")
        var global = false

        @Flag(help: "Take the settings and lines out again.")
        var uninstall = false

        func run() throws {
            let folder = FileManager.default.currentDirectoryPath
            let drivers = GitDrivers(at: global ? .user : .repository(folder: folder), program: Self.program)
            let report = try uninstall ? drivers.uninstall() : drivers.install()
            let output = Output.standard()
            for line in report.lines { try output.writeLine(line) }
            if !uninstall { try output.writeLine("\nFor everybody, in .gitattributes:\n" + GitDrivers.attributes.map { "  " + $0 }.joined(separator: "\n")) }
            try output.flush()
        }

        /// The name where the path finds this very program, else where it lies.
        private static var program: String {
            guard let own = OperatingSystem.executable else { return "xibdb" }
            let onPath = Programs.find("xibdb")
            let isSame = onPath.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() == URL(fileURLWithPath: own).resolvingSymlinksInPath() } ?? false
            return isSame ? "xibdb" : own
        }
    }

    struct TextconvCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "textconv", abstract: "Print the outline of a nib in which an unchanged object is an unchanged block.",
            discussion: Help.text("What is no nib that can be read is printed as it is.", exit: "Exit status: 0 done; 2 the file cannot be read."))

        @Argument(help: "The file.")
        var file: String

        func run() throws {
            guard let data = FileManager.default.contents(atPath: file) else { throw AskingError.unanswerable("\(file): the file cannot be read.") }
            try FileHandle.standardOutput.write(contentsOf: Data(StableOutline.text(of: [UInt8](data))))
        }
    }
}
