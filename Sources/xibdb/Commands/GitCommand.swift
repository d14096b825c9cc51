import ArgumentParser
import Comparing
import Errors
import Foundation
import HostSystem
import Showing
import ShowingChanges

struct GitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "git",
        abstract: "Let git show and merge nibs by object.",
        discussion: Help.text(
            """
              xibdb git install            in this repository; with --global, in all your repositories
              xibdb git install --uninstall

            git diff, git log -p and git show then print outlines of nibs. In an outline, each unchanged object is an unchanged \
            block of lines. git merge, git rebase and git cherry-pick merge nibs by object id.
            """, exit: "Exit status: 0 done; 2 wrong usage, or git failed."),
        subcommands: [InstallCommand.self, TextconvCommand.self])

    struct InstallCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "install",
            abstract: "Configure git's drivers for .xib and .storyboard files, and the attributes that select them.",
            discussion: Help.text(
                """
                The attributes are written to a file that is not shared: .git/info/attributes, or with --global your personal \
                attributes file. To share the attributes, add the lines to .gitattributes in the repository. If the drivers are not installed, or if \
                xibdb cannot be run, git shows and merges these files as text.

                An outline is not a patch. For text that git apply accepts, use git diff --no-textconv or git format-patch.

                To make git log -p fast, git caches outlines in refs/notes/textconv/xib of each repository. After an update of \
                xibdb, run the command again. Until then, git does not cache outlines. --uninstall removes the cached \
                outlines; with --global it prints the command that removes them from a repository.
                """, exit: "Exit status: 0 done; 2 wrong usage, or git failed."))

        @Flag(help: "Install for all your repositories.")
        var global = false

        @Flag(help: "Remove the settings and attributes.")
        var uninstall = false

        func run() throws {
            let folder = FileManager.default.currentDirectoryPath
            let drivers = GitDrivers(at: global ? .user : .repository(folder: folder), program: Self.program)
            let report = try uninstall ? drivers.uninstall() : drivers.install()
            let output = Output.standard()
            for line in report.lines { try output.writeLine(line) }
            if uninstall {
                if global {
                    try output.writeLine(
                        "git may have cached outlines in your repositories. To remove them, run in each repository: git update-ref -d \(GitDrivers.cache)"
                    )
                }
            } else {
                try output.writeLine(Self.advice)
                try output.writeLine(
                    "\nTo share the attributes, add these lines to .gitattributes:\n"
                        + GitDrivers.attributes.map { "  " + $0 }.joined(separator: "\n"))
            }
            try output.flush()
        }

        private static let advice = """

            git diff, git log -p and git show print outlines of nibs; git caches them in \(GitDrivers.cache) of each repository.
            An outline is not a patch. For text that git apply accepts, use git diff --no-textconv or git format-patch.
            git merge, git rebase and git cherry-pick merge nibs by object id. git mergetool --tool=xibdb asks which side to use for each conflict.
            If xibdb cannot be run, git shows and merges nibs as text.
            """

        /// `xibdb` if the first `xibdb` in `PATH` is this program. Otherwise, the full path of this program.
        private static var program: String {
            guard let own = OperatingSystem.executable else { return "xibdb" }
            let onPath = Programs.find("xibdb")
            let isSame =
                onPath.map {
                    URL(fileURLWithPath: $0).resolvingSymlinksInPath()
                        == URL(fileURLWithPath: own).resolvingSymlinksInPath()
                } ?? false
            return isSame ? "xibdb" : own
        }
    }

    struct TextconvCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "textconv",
            abstract: "Print an outline of a nib for git. Each unchanged object is an unchanged block of lines.",
            discussion: Help.text(
                """
                If a file cannot be read as a nib, it is printed unchanged. If it is in conflict, the outlines of both sides are \
                printed, with markers around the objects that differ. If the name of the file begins with a dash, write -- before it.
                """,
                exit:
                    "Exit status: 0 done; 1 done, but the version of --installed-by is not this version; 2 the file cannot be read."
            ))

        @Argument(help: "The file.")
        var file: String

        @Option(help: ArgumentHelp("The version of xibdb that installed git's drivers.", valueName: "version"))
        var installedBy: String?

        func run() throws {
            let bytes: [UInt8]
            do throws(UnlinkedFile.Failure) { bytes = try UnlinkedFile.content(of: file) } catch .link {
                throw AskingError.unanswerable("\(file): this is a symbolic link, which git textconv does not follow.")
            } catch { throw AskingError.unanswerable("\(file): the file cannot be read.") }
            let outline = StableOutline.text(of: bytes) {
                UnmergedFile(path: file, folder: FileManager.default.currentDirectoryPath)
            }
            try FileHandle.standardOutput.write(contentsOf: Data(outline))
            if let installedBy, installedBy != Version.current { throw Finished(status: .found) }
        }
    }
}
