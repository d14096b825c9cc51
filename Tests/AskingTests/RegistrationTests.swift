import Foundation
import Queries
import Schema
import Testing
import TestSupport

@Suite("SQL that ships with the tool")
struct RegistrationTests {
    @Test(arguments: [("Schema", Set(Schema.files.keys)), ("Queries", Set(Queries.files.keys).union(Queries.explain.keys).union(Queries.why.keys))])
    func `every file of the folder is registered`(folder: String, registered: Set<String>) throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: Tool.repository + "/" + folder)
            .filter { $0.hasSuffix(".sql") }.map { String(($0 as NSString).lastPathComponent.dropLast(4)) }
        #expect(Set(files).count == files.count, "base names are unique")
        #expect(Set(files) == registered)
    }
}
