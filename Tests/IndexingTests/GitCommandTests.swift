import Foundation
import HostSystem
import Store
import TestSupport
import Testing

import Trees

@Suite("Commands for git")
struct GitCommandTests {
    @Test func `an id is 40 or 64 hexadecimal digits`() {
        let short = String(repeating: "a1", count: 20)
        #expect(ObjectID(short)?.text == short)
        #expect(ObjectID(String(repeating: "0f", count: 32)) != nil)
        #expect(ObjectID(String(repeating: "0", count: 40))?.isNull == true)
        for text in [
            "", "HEAD", String(short.dropLast()), short + "\n", "-" + short.dropFirst(),
            String(repeating: "é", count: 20), short.uppercased(),
        ] {
            #expect(ObjectID(text) == nil, "\(text)")
        }
    }

    @Test func `a value with a leading dash is refused, and so is a path before the end of options`() throws {
        #expect(try Git.checked(["-z", .value("HEAD"), "--", .path("-x")]) == ["-z", "HEAD", "--", "-x"])
        let refused: [[Git.Word]] = [
            [.value("--output=x")], [.value("-x")], [.value("")], [.path("x")], [.path("-x"), "--"], ["--", .path("")],
            [.value("a\0b")], ["--", .path("a\0b")],
            [.option("-L", "")], [.option("-G", "a\0")],
        ]
        for words in refused { #expect(throws: Git.Failure.self, "\(words)") { try Git.checked(words) } }
    }

    @Test func `a revision that looks like an option names no commit`() throws {
        let repository = try TestRepository(git: true)
        try repository.write("A.xib")
        try repository.commit()
        let git = Git(folder: repository.folder.path)
        #expect(try git.commit(of: "HEAD") == git.headCommit())
        for revision in ["", "-", "--all", "--output=x", "HEAD\0", "\0"] {
            #expect(throws: Git.Failure.self, "\(revision)") { try git.commit(of: revision) }
        }
        for pair in [("--output=x", "HEAD"), ("HEAD", "--output=x")] {
            #expect(throws: Git.Failure.self) {
                try git.changedInterfaces(from: .commit(pair.0), to: .commit(pair.1), top: repository.folder.path)
            }
        }
        #expect(throws: Git.Failure.self) {
            try git.changedInterfaces(from: .commit("--cached"), to: .workTree, top: repository.folder.path)
        }
        #expect(git.place(resolving: ["--all"]) == nil)
        #expect(!repository.folder.exists("x"))
    }

    @Test func `commands disable the settings of git that could run a program`() {
        for key in [
            "core.fsmonitor", "core.hooksPath", "credential.helper", "core.askPass", "fetch.bundleURI",
            "safe.bareRepository",
        ] {
            #expect(Git.settings.contains { $0.hasPrefix(key + "=") }, "\(key)")
        }
        #expect(Git.environment["GIT_ALLOW_PROTOCOL"] == "" && Git.environment["GIT_NO_LAZY_FETCH"] == "1")
        #expect(
            Git.environment["PATH"]?.split(separator: ":", omittingEmptySubsequences: false).allSatisfy {
                $0.hasPrefix("/")
            } == true)
        #expect(Git.Command.diffIndex.options.contains { $0.text == "--cached" })
        for command in [Git.Command.diffTree, .diffIndex, .log] {
            for option in ["--no-ext-diff", "--no-textconv", "--ignore-submodules=all"] {
                #expect(command.options.contains { $0.text == option })
            }
        }
    }

    @Test func `a missing blob is an error, and the blobs after it are read`() throws {
        let repository = try TestRepository(git: true)
        try repository.write("A.xib")
        try repository.commit()
        let git = Git(folder: repository.folder.path)
        let head = try #require(git.headCommit())
        let files = try git.files(of: head, in: RelativePath(""))
        let blobs = BlobReader(git)
        let missing = try #require(ObjectID(String(repeating: "ab", count: 20)))
        for _ in 0..<2 {
            #expect(throws: SystemError.self) { try blobs.content(of: missing) }
            // A commit is not a blob. git prints the content of the commit, but the next request must not read this
            // output.
            #expect(throws: SystemError.self) { try blobs.content(of: head) }
            #expect(try blobs.content(of: files[0].blob) == Array(TestRepository.nib("A").utf8))
        }
    }
}
