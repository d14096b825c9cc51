import Foundation
import TestSupport
import Testing

/// `xibdb impact` lists the uses of a thing, and the findings of `check` after it is deleted or renamed.
@Suite("Impact of a change")
struct ImpactTests {
    private let folder: TemporaryFolder
    private static let source = """
        import UIKit
        class Cell: UITableViewCell {
            @IBOutlet
            weak var nameLabel: UILabel! {
                didSet { nameLabel.text = "nameLabel" } // nameLabel
            }
            @IBOutlet var other: Box<UILabel>?
            @IBAction func buy(_ sender: Any) { print("}") }
        }
        class List: UITableViewController {
            override func viewDidLoad() {
                tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "fruit")
                let cell = tableView.dequeueReusableCell(withIdentifier: "fruit") as! Cell
            }
        }
        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Cell.xib",
            Documents.iOS(
                """
                <tableViewCell reuseIdentifier="fruit" id="c1" customClass="Cell"><subviews>
                <label text="Apple" id="l1"/><label text="Pear" id="l2"/><imageView image="leaf" id="i1"/>
                <button id="b1"><connections>
                <action selector="buy:" destination="c1" eventType="touchUpInside" id="a1"/></connections></button>
                </subviews><connections>
                <outlet property="nameLabel" destination="l1" id="o1"/>
                <outlet property="other" destination="l2" id="o2"/>
                </connections></tableViewCell>
                """))
        try folder.write("Cell.swift", Self.source)
        try folder.write(
            "A.xcassets/leaf.imageset/Contents.json",
            #"{"images":[{"idiom":"universal","filename":"leaf.pdf"}],"info":{"version":1,"author":"xcode"}}"#)
        try folder.write("A.xcassets/leaf.imageset/leaf.pdf", "%PDF")
        _ = try Tool.run(["index", "."], in: folder.path)
    }

    /// Returns the ids of the rules with a new finding.
    private func rules(_ arguments: String...) throws -> [String] {
        let run = try Tool.run(["impact"] + arguments + ["--json"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        let answer = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let findings = try #require(answer?["findings"] as? [[String: Any]])
        return findings.compactMap { $0["rule"] as? String }
    }

    @Test func `a deleted outlet crashes the nib that connects it`() throws {
        #expect(try rules("outlet", "Cell.nameLabel") == ["outlet-unknown"])
        #expect(try rules("outlet", "other", "--delete") == ["outlet-unknown"])
    }

    @Test func `a deleted action is reported`() throws {
        #expect(try rules("action", "buy:") == ["action-unknown"])
    }

    @Test func `a class that is renamed in code is missing in the nib`() throws {
        #expect(try rules("class", "Cell", "--rename", "FruitCell") == ["class-unknown"])
    }

    @Test func `a deleted nib is missing in the code that loads it`() throws {
        #expect(try rules("nib", "Cell").contains("nib-missing"))
    }

    @Test func `a deleted image is missing in the nib`() throws {
        #expect(try rules("image", "leaf") == ["image-missing"])
    }

    @Test func `an identifier that is renamed in the nib does not match the code`() throws {
        #expect(try rules("identifier", "fruit", "--rename", "apple") == ["reuse-mismatch"])
    }

    @Test func `the uses in nibs and code are listed`() throws {
        let output = try Tool.run(["impact", "outlet", "nameLabel"], in: folder.path).output
        #expect(output.contains("Cell.xib:"), "\(output)")
        #expect(output.contains("Cell.swift:5"), "\(output)")
    }

    @Test func `no file and no index is changed`() throws {
        let before = try Tool.run(["status", "--json"], in: folder.path).output
        _ = try Tool.run(["impact", "class", "Cell"], in: folder.path)
        #expect(try String(contentsOfFile: folder.path + "/Cell.swift", encoding: .utf8) == Self.source)
        #expect(try Tool.run(["status", "--json"], in: folder.path).output == before)
    }

    @Test func `an unknown name has a suggestion`() throws {
        let run = try Tool.run(["impact", "class", "Cel"], in: folder.path)
        #expect(run.status == 2 && run.errors.contains("Did you mean Cell"), "\(run.errors)")
    }

    @Test func `deleting and renaming at once is wrong usage`() throws {
        #expect(try Tool.run(["impact", "class", "Cell", "--delete", "--rename", "A"], in: folder.path).status == 2)
    }
}
