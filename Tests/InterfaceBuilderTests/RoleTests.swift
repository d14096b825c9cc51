import InterfaceBuilder
import Testing
import TestSupport

@Suite("Roles of placeholders")
struct RoleTests {
    @Test func `the File's Owner is -1 on iOS and -2 on macOS`() throws {
        let reader = InterfaceReader()
        let iOS = try reader.read(Array(Documents.iOS(owner: "CellOwner").utf8))
        let macOS = try reader.read(Array(Documents.macOS(owner: "Controller").utf8))
        let owners = [iOS, macOS].compactMap { document in document.filesOwner.map { document[document.objects[$0].objectID] } }
        #expect(owners == ["-1", "-2"])
    }
}
