import Foundation
import TestSupport
import Testing

@Suite("A hostile repository")
struct HostileRepositoryTests {
    @Test func `a link in place of the new index does not lead to a file of the user`() throws {
        let folder = try TemporaryFolder()
        let victim = try folder.write("victim.txt", "precious")
        try folder.write("App/A.xib", Documents.iOS())
        try FileManager.default.createDirectory(atPath: folder.path + "/App/.xibdb", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/App/.xibdb/index.sqlite.xibdb-new", withDestinationPath: victim)
        let run = try Tool.run(["index", "."], in: folder.path + "/App")
        #expect(run.status == 3)
        #expect(try String(contentsOfFile: victim, encoding: .utf8) == "precious")
    }

    @Test func `an index folder that is a link is not written to`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Elsewhere/keep.txt", "keep")
        try folder.write("App/A.xib", Documents.iOS())
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/App/.xibdb", withDestinationPath: folder.path + "/Elsewhere")
        let run = try Tool.run(["index", "."], in: folder.path + "/App")
        #expect(run.status == 3)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Elsewhere") == ["keep.txt"])
    }

    @Test func `the unfinished file of a killed run does not stop later runs`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS("<view id=\"v\"/>"))
        try folder.write("x.sqlite.xibdb-new", Data(repeating: 0, count: 16_384) + Data("pages that were spilled".utf8))
        let run = try Tool.run(["index", ".", "--db", "x.sqlite"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.entries(of: "") == ["A.xib", "x.sqlite"])
    }

    @Test func `a file of the user with the name of the new index stays unchanged`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS())
        try folder.write("x.sqlite.xibdb-new", "mine")
        let run = try Tool.run(["index", ".", "--db", "x.sqlite"], in: folder.path)
        #expect(run.status == 3)
        #expect(try String(contentsOfFile: folder.path + "/x.sqlite.xibdb-new", encoding: .utf8) == "mine")
    }

    @Test func `an out-of-range event type is kept as written`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "A.xib",
            """
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
            <object class="IBObjectContainer" key="IBDocument.Objects">
            <array key="connectionRecords"><object class="IBConnectionRecord">
            <object class="IBCocoaTouchEventConnection" key="connection"><string key="label">go:</string>
            <int key="IBEventType">-9223372036854775808</int></object><int key="connectionID">1</int></object></array>
            <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects"/></object>
            </object></data></archive>
            """)
        #expect(try Tool.run(["index", "."], in: folder.path).status == 0)
        let answer = try Tool.run(["sql", "SELECT event_type FROM connections", "--format", "value"], in: folder.path)
        #expect(answer.output == "-9223372036854775808\n")
    }

    @Test func `numeric parameters compare as numbers`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS("<view id=\"v1\" tag=\"5\"/>"))
        _ = try Tool.run(["index", "."], in: folder.path)
        let answer = try Tool.run(
            [
                "sql", "SELECT object_id FROM objects WHERE tag = :tag GROUP BY 1 HAVING count(*) > :least", "tag=5",
                "least=0", "--format", "value",
            ],
            in: folder.path)
        #expect(answer.output == "v1\n", "\(answer.errors)")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
    func `a full output device is an error`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS())
        _ = try Tool.run(["index", "."], in: folder.path)
        let run = try Tool.execute(
            "bash", ["-c", "\"$1\" sql 'SELECT 1' > /dev/full", "bash", Tool.xibdb], in: folder.path)
        #expect(run.status == 3, "\(run.errors)")
    }
}
