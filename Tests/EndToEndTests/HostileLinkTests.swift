import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tests in which a link, a hard link or a pipe replaces a file that xibdb writes.
@Suite("xibdb does not write through links")
struct HostileLinkTests {
    /// The replacement for a file of xibdb.
    enum Kind: String, CaseIterable {
        /// A link to a path that does not exist.
        case dangling
        /// A link to a private file of the user.
        case link
        /// A hard link to a private file of the user.
        case hardLink
        /// A pipe that no process reads or writes.
        case pipe
    }

    /// Files in `.xibdb`, each with the commands that create or read the file.
    private static let names: [(name: String, commands: [[String]])] =
        [
            (".gitignore", [["index", "."], ["report", "owners"], ["history"], ["blame", "A.xib"]])
        ]
        + ["index.sqlite", "index.sqlite-wal", "index.sqlite-journal", "index.sqlite-shm"].map {
            ($0, [["index", "."], ["check"]])
        }
        + ["index.sqlite.xibdb-new", "index.sqlite.xibdb-new-journal", "index.sqlite.xibdb-new-wal"].map {
            ($0, [["index", "."]])
        }
        + ["history.sqlite", "history.sqlite-wal", "history.sqlite.xibdb-new", "history.sqlite.xibdb-new-journal"].map {
            ($0, [["history"]])
        }
        + [
            ("findings.txt", [["check", "--output", ".xibdb/findings.txt"]]),
            ("known.baseline", [["check", "--write-baseline", ".xibdb/known.baseline"]]),
        ]

    private struct Place {
        let folder: TemporaryFolder
        let outside: TemporaryFolder

        init() throws {
            (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
            try folder.write("A.xib", Documents.iOS(owner: "A", "<view id=\"v\"/>"))
            try Tool.git(["init", "-q"], in: folder.path)
            try Tool.git(["add", "-A"], in: folder.path)
            try Tool.git(["commit", "-qm", "one"], in: folder.path)
            try outside.write("precious", "precious")
            // The content that xibdb writes to its ignore file. A hard link to this file must be on the same file
            // system.
            try outside.write("ignore", "/.gitignore\n/index.sqlite*\n")
            try FileManager.default.createDirectory(atPath: folder.path + "/.xibdb", withIntermediateDirectories: true)
        }

        func put(_ kind: Kind, at name: String) throws {
            let path = folder.path + "/" + name
            switch kind {
            case .dangling: try folder.link(name, to: outside.path + "/new")
            case .link: try folder.link(name, to: outside.path + "/precious")
            case .hardLink:
                try FileManager.default.linkItem(
                    atPath: outside.path + (name.hasSuffix(".gitignore") ? "/ignore" : "/precious"), toPath: path)
            case .pipe: try #require(mkfifo(path, 0o644) == 0)
            }
        }

        func expectUntouched(_ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(outside.entries(of: "") == ["ignore", "precious"], "\(what)", sourceLocation: sourceLocation)
            #expect(outside.bytes(of: "precious") == Data("precious".utf8), "\(what)", sourceLocation: sourceLocation)
            #expect(
                outside.bytes(of: "ignore") == Data("/.gitignore\n/index.sqlite*\n".utf8), "\(what)",
                sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: Kind.allCases)
    fileprivate func `no command writes through a link in place of a file of xibdb`(kind: Kind) throws {
        for (name, commands) in Self.names {
            let place = try Place()
            try place.put(kind, at: ".xibdb/" + name)
            for command in commands {
                let run = try Tool.execute("timeout", ["60", Tool.xibdb] + command, in: place.folder.path)
                place.expectUntouched("\(kind) \(name): \(command)")
                #expect(run.status != 124 && run.status < 128, "\(kind) \(name): \(command): \(run.errors)")
            }
        }
    }

    @Test func `a link in place of the ignore file is reported as an error`() throws {
        let place = try Place()
        try place.put(.dangling, at: ".xibdb/.gitignore")
        for command in [["index", "."], ["report", "owners"], ["check"], ["history"]] {
            let run = try Tool.run(command, in: place.folder.path)
            // If an error prevents the check, the status of `check` is 2.
            #expect(
                run.status == (command == ["check"] ? 2 : 3)
                    && run.errors.contains("\(place.folder.path)/.xibdb/.gitignore is a symbolic link"),
                "\(command): \(run)")
        }
        place.expectUntouched("ignore file")
    }

    @Test func `an index folder that is a link is not written to`() throws {
        let place = try Place()
        try place.folder.remove(".xibdb")
        try place.folder.link(".xibdb", to: place.outside.path)
        for command in Self.names.flatMap(\.commands) + [
            ["index", ".", "--db", ".xibdb/own.sqlite"], ["history", "--db", ".xibdb/own.sqlite"],
        ] {
            _ = try Tool.run(command, in: place.folder.path)
            place.expectUntouched("\(command)")
        }
    }

    @Test(arguments: [Kind.dangling, .link, .pipe])
    fileprivate func `an output path that a person gives may not be a link`(kind: Kind) throws {
        let place = try Place()
        try place.put(kind, at: "out.txt")
        for option in ["--output", "--write-baseline"] {
            let run = try Tool.execute(
                "timeout", ["60", Tool.xibdb, "check", option, "out.txt"], in: place.folder.path)
            #expect(run.status == 2 && run.errors.contains("out.txt"), "\(run)")
            place.expectUntouched(option)
        }
        try place.folder.remove("out.txt")
        #expect(try Tool.run(["check", "--output", "out.txt"], in: place.folder.path).status < 2)
        #expect(place.folder.exists("out.txt"))
    }

    @Test(arguments: [Kind.dangling, .link])
    fileprivate func `a merge does not write to a link`(kind: Kind) throws {
        let place = try Place()
        try place.put(kind, at: "merged.xib")
        let run = try Tool.run(["merge", "A.xib", "A.xib", "A.xib", "-o", "merged.xib"], in: place.folder.path)
        #expect(
            run.status == 2 && run.errors.contains("merged.xib: this is a symbolic link, which merge does not follow."),
            "\(run)")
        place.expectUntouched("merge")
    }

    @Test func `a merge writes into the file itself, so a hard link also has the result`() throws {
        let place = try Place()
        try place.folder.write("merged.xib", "before")
        try FileManager.default.linkItem(
            atPath: place.folder.path + "/merged.xib", toPath: place.folder.path + "/other.xib")
        let run = try Tool.run(["merge", "A.xib", "A.xib", "A.xib", "-o", "merged.xib"], in: place.folder.path)
        #expect(run.status == 0 && place.folder.bytes(of: "other.xib") == place.folder.bytes(of: "A.xib"), "\(run)")
    }

    @Test func `merge and git textconv print no content behind a link`() throws {
        let place = try Place()
        try place.put(.link, at: "B.xib")
        for arguments in [
            ["merge", "B.xib", "A.xib", "A.xib"], ["merge", "A.xib", "B.xib", "A.xib"],
            ["merge", "A.xib", "A.xib", "B.xib"], ["git", "textconv", "B.xib"],
        ] {
            let run = try Tool.run(arguments, in: place.folder.path)
            #expect(
                run.status == 2 && run.output == "" && run.errors.contains("B.xib: this is a symbolic link"),
                "\(arguments): \(run)")
        }
    }

    @Test func `process substitution of a shell can be read and written`() throws {
        let place = try Place()
        // The output is piped to `cat`. If it were a file, both commands would write to the start of the file.
        let command =
            "xibdb=$1; { \"$xibdb\" merge <(cat A.xib) <(cat A.xib) <(cat A.xib) -o /dev/stdout && \"$xibdb\" git textconv <(cat A.xib); } | cat"
        let run = try Tool.execute("bash", ["-c", command, "bash", Tool.xibdb], in: place.folder.path)
        #expect(run.status == 0 && run.output.hasPrefix("<?xml") && run.errors == "", "\(run)")
    }

    @Test func `a settings file that is a dangling link is not written to`() throws {
        let place = try Place()
        try place.put(.dangling, at: ".xibdb.yml")
        #expect(try Tool.run(["check", "--write-config"], in: place.folder.path).status == 2)
        place.expectUntouched("settings")
    }

    @Test(arguments: [".git/config", ".git/info", ".git/info/attributes"])
    func `git drivers are not installed through a link`(name: String) throws {
        let place = try Place()
        let isFolder = name == ".git/info"
        let target = place.outside.path + (isFolder ? "/info" : "/settings")
        if isFolder {
            try place.outside.write("info/mine", "")
        } else {
            try place.outside.write("settings", name.hasSuffix("config") ? "[core]\n\tbare = false\n" : "")
        }
        let before = place.outside.bytes(of: "settings")
        try? place.folder.remove(name)
        try FileManager.default.createDirectory(
            atPath: ((place.folder.path + "/" + name) as NSString).deletingLastPathComponent,
            withIntermediateDirectories: true)
        try place.folder.link(name, to: target)
        for command in [["git", "install"], ["git", "install", "--uninstall"]] {
            let run = try Tool.run(command, in: place.folder.path)
            #expect(run.status == 2 && run.errors.contains("symbolic link"), "\(command): \(run)")
        }
        #expect(place.outside.bytes(of: "settings") == before)
        if isFolder { #expect(place.outside.entries(of: "info") == ["mine"]) }
    }
}
