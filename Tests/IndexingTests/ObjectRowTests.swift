import InterfaceBuilder
import TestSupport
import Testing

/// Tests that each property of an object is written to its column of the row.
@Suite("Object rows")
struct ObjectRowTests {
    @Test func `a tag that is not an integer of 64 bits is text`() throws {
        let repository = try TestRepository()
        let views = ["7", "-1", "seven", "9223372036854775808"].map { #"<view id="\#($0)" tag="\#($0)"/>"# }
        try repository.folder.write("Tags.xib", Documents.iOS(views.joined()))
        try repository.refresh()
        let rows = try repository.texts(
            "SELECT object_id || ' ' || ifnull(tag, '-') || ' ' || ifnull(tag_text, '-') FROM objects WHERE element = 'view'"
        )
        #expect(
            rows == ["7 7 -", "-1 -1 -", "seven - seven", "9223372036854775808 - 9223372036854775808"])
    }

    @Test func `every text of the model is in the column with its name`() throws {
        let repository = try TestRepository()
        let names = ObjectRecord.texts.map(\.column.description)
        let attributes = [
            ("user_label", "userLabel"), ("text", "title"), ("reuse_identifier", "reuseIdentifier"),
            ("storyboard_identifier", "storyboardIdentifier"), ("restoration_identifier", "restorationIdentifier"),
            ("identifier", "identifier"),
        ].map { #"\#($1)="the \#($0)""# }
        let accessibility = #"label="the accessibility_label" hint="the accessibility_hint""#
        try repository.folder.write(
            "One.xib",
            Documents.iOS(
                """
                <barButtonItem id="b" \(attributes.joined(separator: " "))>
                    <accessibility key="accessibilityConfiguration" \(accessibility) identifier="the accessibility_identifier"/>
                </barButtonItem>
                """))
        try repository.refresh()
        for name in names {
            #expect(try repository.texts("SELECT \(name) FROM objects WHERE object_id = 'b'") == ["the \(name)"])
        }
        #expect(names.count == Set(names).count && names.count >= 9)
    }
}
