import Comparing
import Foundation
import TestSupport
import Testing

@Suite("Git drivers")
struct GitDriversTests {
    @Test func `git runs the drivers even if the path of the program has special characters`() throws {
        let folder = try TemporaryFolder()
        let tool = try folder.write(
            "100% o'clock $HOME/tool",
            "#!/bin/sh\nprintf '%s\\n' \"$@\" >> '\(folder.path)/arguments'\n[ \"$1\" = git ] && echo outline\nexit 0\n"
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
        try folder.write("app/A.xib", "one\n")
        let app = folder.path + "/app"
        func commit(_ text: String) throws {
            try folder.write("app/A.xib", text)
            try Tool.git(["add", "A.xib"], in: app)
            try Tool.git(["commit", "-q", "-m", "a change"], in: app)
        }
        try Tool.git(["init", "-q", "-b", "main"], in: app)
        try commit("one\n")
        _ = try GitDrivers(at: .repository(folder: app), program: tool).install()
        try Tool.git(["checkout", "-q", "-b", "other"], in: app)
        try commit("theirs\n")
        try Tool.git(["checkout", "-q", "main"], in: app)
        try commit("ours\n")
        try Tool.git(["merge", "-q", "-m", "merged", "other"], in: app)
        let merge = try String(contentsOfFile: folder.path + "/arguments", encoding: .utf8).split(separator: "\n")
        #expect(
            merge.first == "merge" && merge.contains("--path=A.xib") && merge.contains("--marker-size=7")
                && merge.dropLast(3).last == "--", "\(merge)")
        #expect(try Tool.git(["show", "--textconv", "HEAD~1:A.xib"], in: app).output == "outline\n")
    }
}
