import Foundation

/// Settings and attributes of git that can start a program or open a connection. Each entry of ``vectors`` has its own
/// program. If git runs this program, the program creates a file: its mark.
public struct HostileConfiguration {
    /// The settings, each with the mark of its program. `@` represents the path of the program.
    public static let vectors: [(mark: String, settings: [(key: String, value: String)])] =
        [
            ("filter-clean", [("filter.clean.clean", "@")]), ("filter-smudge", [("filter.clean.smudge", "@")]),
            ("filter-process", [("filter.process.process", "@")]),
            ("filter-required", [("filter.required.clean", "@"), ("filter.required.required", "true")]),
            ("diff-textconv", [("diff.evil.textconv", "@")]), ("diff-command", [("diff.other.command", "@")]),
            ("diff-external", [("diff.external", "@")]),
            ("merge-driver", [("merge.evil.driver", "@ %O %A %B")]), ("merge-default", [("merge.default", "evil")]),
            ("fsmonitor", [("core.fsmonitor", "@")]), ("hooks", [("core.hooksPath", "@.hooks")]),
            ("pager", [("core.pager", "@")]), ("pager-log", [("pager.log", "@")]),
            ("pager-diff", [("pager.diff", "@")]),
            ("pager-config", [("pager.config", "@")]), ("pager-tree", [("pager.ls-tree", "@")]),
            ("editor", [("core.editor", "@")]), ("sequence-editor", [("sequence.editor", "@")]),
            ("ssh", [("core.sshCommand", "@"), ("ssh.variant", "ssh")]), ("git-proxy", [("core.gitProxy", "@")]),
            ("askpass", [("core.askPass", "@")]),
            ("credential", [("credential.helper", "!@")]),
            ("credential-url", [("credential.https://nowhere.invalid.helper", "!@")]),
            ("gpg", [("gpg.program", "@"), ("log.showSignature", "true"), ("merge.verifySignatures", "true")]),
            ("gpg-openpgp", [("gpg.openpgp.program", "@")]),
            ("gpg-ssh", [("gpg.ssh.program", "@"), ("gpg.ssh.allowedSignersFile", "/dev/null")]),
            ("gpg-x509", [("gpg.x509.program", "@")]), ("gpg-ssh-key", [("gpg.ssh.defaultKeyCommand", "@")]),
            ("commit-sign", [("commit.gpgSign", "true")]),
            ("upload-pack", [("remote.origin.uploadpack", "@")]),
            ("receive-pack", [("remote.origin.receivepack", "@")]),
            (
                "remote-ext",
                [("remote.ext.url", "ext::@"), ("protocol.ext.allow", "always"), ("protocol.allow", "always")]
            ),
            ("instead-of", [("url.ext::@ .insteadOf", "https://")]),
            ("remote-vcs", [("remote.vcs.vcs", "ext"), ("remote.vcs.url", "@")]),
            ("bundle-uri", [("fetch.bundleURI", "https://nowhere.invalid/x")]),
            ("http-proxy", [("http.proxy", "http://127.0.0.1:1")]),
            ("pack-objects-hook", [("uploadpack.packObjectsHook", "@")]),
            ("alternate-refs", [("core.alternateRefsCommand", "@")]),
            ("trailer-command", [("trailer.evil.command", "@"), ("trailer.evil.ifMissing", "add")]),
            ("trailer-cmd", [("trailer.other.cmd", "@")]), ("submodule-update", [("submodule.evil.update", "!@")]),
            ("diff-filter", [("interactive.diffFilter", "@")]),
            ("send-mail", [("sendemail.smtpServer", "@"), ("sendemail.toCmd", "@")]),
            ("difftool", [("difftool.evil.cmd", "@"), ("diff.tool", "evil")]),
            ("mergetool", [("mergetool.evil.cmd", "@"), ("merge.tool", "evil")]),
            ("guitool", [("guitool.evil.cmd", "@")]),
            ("browser", [("browser.evil.cmd", "@"), ("web.browser", "evil")]),
            ("man", [("man.evil.cmd", "@"), ("man.viewer", "evil")]), ("instaweb", [("instaweb.httpd", "@")]),
            ("imap", [("imap.tunnel", "@")]),
            ("tar", [("tar.tgz.command", "@")]), ("recent-objects", [("gc.recentObjectsHook", "@")]),
            ("configured-hook", [("hook.evil.command", "@"), ("hook.evil.event", "post-index-change")]),
            ("configured-reference-hook", [("hook.ref.command", "@"), ("hook.ref.event", "reference-transaction")]),
            ("mailmap", [("mailmap.file", "@"), ("log.mailmap", "true")]), ("order-file", [("diff.orderFile", "@")]),
            ("submodule-diff", [("diff.submodule", "diff"), ("status.submoduleSummary", "true")]),
            ("notes", [("core.notesRef", "refs/notes/@")]),
            ("fsck-maintenance", [("maintenance.auto", "true"), ("gc.auto", "1")]),
        ]
        + [
            "blame", "cat-file", "check-ignore", "config", "diff", "diff-files", "diff-index", "diff-tree", "fetch",
            "hash-object", "log", "ls-files", "ls-tree",
            "merge-base", "merge-file", "rev-list", "rev-parse", "status",
        ].map { ("alias-" + $0, [("alias." + $0, "!@")]) }

    private let marks: TemporaryFolder

    /// Creates the programs. No program has run yet, so there are no marks.
    public init() throws {
        marks = try TemporaryFolder()
        for mark in Self.vectors.map(\.mark) + ["path-git", "path-less"] {
            try program(mark)
            for hook in [
                "pre-commit", "post-checkout", "post-index-change", "reference-transaction", "fsmonitor-watchman",
                "pre-auto-gc",
            ] where mark == "hooks" {
                try marks.write("bin/hooks.hooks/" + hook, Self.script(of: marks.path + "/ran/hooks"))
                chmod(marks.path + "/bin/hooks.hooks/" + hook, 0o755)
            }
        }
        try FileManager.default.createDirectory(atPath: marks.path + "/ran", withIntermediateDirectories: true)
    }

    private static func script(of mark: String) -> String { "#!/bin/sh\n: > '\(mark)'\nexit 1\n" }

    private func program(_ mark: String) throws {
        chmod(try marks.write("bin/" + mark, Self.script(of: marks.path + "/ran/" + mark)), 0o755)
    }

    /// Returns the path of the program for a mark.
    public func path(of mark: String) -> String { marks.path + "/bin/" + mark }

    /// The text of a git configuration file with all settings.
    public var text: String {
        var text = ""
        for (mark, settings) in Self.vectors {
            for (key, value) in settings {
                let value = value.replacing("@", with: path(of: mark))
                let key = key.replacing("@", with: path(of: mark))
                let section = key.prefix { $0 != "." }
                let name = key.suffix(from: key.lastIndex(of: ".") ?? key.startIndex).dropFirst()
                let inner = key.dropFirst(section.count + 1).dropLast(name.count + 1)
                text += inner.isEmpty ? "[\(section)]\n" : "[\(section) \"\(inner)\"]\n"
                text += "\t\(name) = \"\(value)\"\n"
            }
        }
        return text
    }

    /// The text of a `.gitattributes` file that makes git use the drivers and filters of the settings.
    public static let attributes = """
        *.xib filter=clean diff=evil merge=evil
        *.storyboard filter=process diff=other merge=evil
        Required.xib filter=required

        """

    /// Returns the marks of the programs that have run since the last call, and removes these marks.
    public func ran() -> [String] {
        let names = marks.entries(of: "ran")
        for name in names { try? marks.remove("ran/" + name) }
        return names
    }
}
