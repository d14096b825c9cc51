import Comparing
import Foundation
import InterfaceBuilder
import ShowingChanges
import TestSupport
import Testing

@Suite("Changes as JSON")
struct ChangesJSONTests {
    private func json(_ old: String, _ new: String) throws -> [String: Any] {
        let changes = try Compared(old, new).changes
        let text = ChangesJSON(changes).text(path: "A.xib", oldPath: "B.xib")
        return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func `a value has its path, its old value and its new value`() throws {
        let old = Documents.iOS(
            #"<label id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#)
        let json = try json(old, old.replacing(#"pointSize="17""#, with: #"pointSize="15""#))
        let object = try #require((json["objects"] as? [[String: Any]])?.first)
        #expect(object["change"] as? String == "changed")
        #expect((object["new"] as? [String: Any])?["object_id"] as? String == "l")
        let value = try #require((object["values"] as? [[String: Any]])?.first)
        #expect(value["column"] as? String == "attributes")
        #expect(value["path"] as? [String] == ["fontDescription", "pointSize"])
        #expect(value["old"] as? String == "17" && value["new"] as? String == "15")
        #expect(json["path"] as? String == "A.xib" && json["old_path"] as? String == "B.xib")
    }

    @Test func `an added row has all its values`() throws {
        let new = Documents.iOS(
            #"<view id="v"/><label text="Pear" tag="3" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/></label>"#
        )
        let json = try json(Documents.iOS(#"<view id="v"/>"#), new)
        let row = try #require((json["objects"] as? [[String: Any]])?.first?["new"] as? [String: Any])
        #expect(
            row["element"] as? String == "label" && row["text"] as? String == "Pear" && row["tag"] as? String == "3")
        #expect(row["x"] as? String == "1" && row["place"] as? Int == 3)
        #expect((row["attributes"] as? [String: String]) == ["text": "Pear"])
    }

    @Test func `the same comparison gives the same bytes`() throws {
        let (old, new) = (
            Documents.iOS(#"<view id="v"/>"#),
            Documents.iOS(#"<view id="w"><subviews><label id="a"/><label id="b"/></subviews></view>"#)
        )
        let texts = try (0..<3).map { _ in ChangesJSON(try Compared(old, new).changes).text(path: "A.xib") }
        #expect(Set(texts).count == 1)
    }
}
