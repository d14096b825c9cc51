import Asking
import Errors
import Testing

@Suite("References to a place")
struct PlaceReferenceTests {
    @Test func `a line and a column follow the path`() throws {
        let line = try PlaceReference("App/Cell.swift:12")
        #expect(line.path == "App/Cell.swift" && line.line == 12 && line.column == nil && line.objectID == nil)
        let column = try PlaceReference("Cell.swift:12:7: error: unknown member")
        #expect(column.line == 12 && column.column == 7)
    }

    @Test func `a warning of Xcode names an object`() throws {
        let reference = try PlaceReference("/Users/me/App/Main.storyboard:gDA-26-9Nv: warning: Misplaced view")
        #expect(
            reference.path == "/Users/me/App/Main.storyboard" && reference.objectID == "gDA-26-9Nv"
                && reference.line == nil)
    }

    @Test func `the object id of a placeholder is not a line`() throws {
        #expect(try PlaceReference("Cell.xib:-1").objectID == "-1")
        #expect(throws: AskingError.self) { try PlaceReference("Cell.xib:0") }
        #expect(throws: AskingError.self) { try PlaceReference("Cell.xib") }
        #expect(throws: AskingError.self) { try PlaceReference("Cell.xib:") }
        #expect(throws: AskingError.self) { try PlaceReference(":12") }
    }
}
