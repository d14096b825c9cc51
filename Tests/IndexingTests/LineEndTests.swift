import Foundation
import TestSupport
import Testing

@Suite("Line endings")
struct LineEndTests {
    private static let files = [
        "A.xib": Documents.iOS(
            owner: "A",
            "  <view id=\"v\" customClass=\"V\">\n    <connections>\n<outlet property=\"p\" destination=\"v\" id=\"o\"/></connections></view>"
        ),
        "A.swift": """
        // loads: a comment ends with its line
        import UIKit
        class A: NSObject {
            // one
            @IBOutlet var p: UIView!
            func load() { /* two
              */ Bundle.main.loadNibNamed("A", owner: self) }
        }
        """,
        "B.m": """
        // a comment
        #import "B.h"
        #define NAME @"A"
        @implementation B
        // another
        - (void)load { [[NSBundle mainBundle] loadNibNamed:NAME owner:self options:nil]; }
        @end
        """,
    ]

    private static let places = """
        SELECT path || ':' || line || ':' || "column" FROM (
            SELECT file_id, line, "column" FROM objects UNION ALL SELECT file_id, line, "column" FROM connections
            UNION ALL SELECT file_id, line, "column" FROM members UNION ALL SELECT file_id, line, "column" FROM nib_loads
            UNION ALL SELECT file_id, line, "column" FROM declarations UNION ALL SELECT file_id, line, "column" FROM constants
        ) JOIN files ON files.id = file_id
        ORDER BY path, line, "column"
        """

    @Test(arguments: ["\r", "\r\n"])
    func `positions are the same for all line endings`(_ end: String) throws {
        let (unix, other) = (try TestRepository(), try TestRepository())
        for (name, text) in Self.files {
            try unix.folder.write(name, text)
            try other.folder.write(name, text.replacing("\n", with: end))
        }
        #expect(try unix.refresh().failures.isEmpty)
        #expect(try other.refresh().failures.isEmpty)
        let places = try unix.texts(Self.places)
        #expect(try other.texts(Self.places) == places)
        #expect(
            places.contains("A.swift:7:22") && places.contains("B.m:6:39") && places.contains("A.xib:8:1"), "\(places)")
        #expect(try other.texts("SELECT nib_name FROM nib_loads ORDER BY 1") == ["A", "A"])
    }
}
