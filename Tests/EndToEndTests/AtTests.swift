import TestSupport
import Testing

/// `xibdb at` describes a place of a file, and lists the places that belong to it.
@Suite("What stands at a place")
struct AtTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Cell.xib",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <tableViewCell reuseIdentifier="fruit" id="c1" customClass="Cell">
            <subviews>
            <label text="Apple" id="l1"/>
            <imageView image="leaf" id="i1"/>
            <button id="b1"><connections>
            <action selector="buy:" destination="c1" eventType="touchUpInside" id="a1"/>
            </connections></button>
            </subviews>
            <connections>
            <outlet property="nameLabel" destination="l1" id="o1"/>
            </connections>
            </tableViewCell>
            </objects>
            </document>
            """)
        try folder.write(
            "Cell.swift",
            """
            import UIKit
            class Cell: UITableViewCell {
                @IBOutlet var nameLabel: UILabel!
                @IBAction func buy(_ sender: Any) { image.image = UIImage(named: "leaf") }
            }
            """)
        try folder.write(
            "List.swift",
            """
            import UIKit
            class List: UITableViewController {
                override func viewDidLoad() {
                    tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "fruit")
                }
                func show(_ cell: Cell) { cell.nameLabel.text = "" }
            }
            """)
        _ = try Tool.run(["index", "."], in: folder.path)
    }

    /// Returns the printed lines about a place, without repeated blanks.
    private func lines(at place: String) throws -> [String] {
        let run = try Tool.run(["at", place], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    }

    @Test func `an outlet in a source leads to its connection, and back`() throws {
        let source = try lines(at: "Cell.swift:3")
        #expect(source.contains("outlet nameLabel of Cell"), "\(source)")
        #expect(source.contains("connected Cell.xib:15 fruit (Cell) → Apple (UILabel)"), "\(source)")
        let nib = try lines(at: "Cell.xib:15")
        #expect(nib.contains("declared Cell.swift:3 outlet nameLabel: UILabel of Cell"), "\(nib)")
        #expect(nib.contains("to Cell.xib:8 Apple (UILabel)"), "\(nib)")
    }

    @Test func `an action in a source leads to the control, and back`() throws {
        #expect(try lines(at: "Cell.swift:4:20").contains { $0.hasPrefix("connected Cell.xib:11") })
        #expect(try lines(at: "Cell.xib:11").contains { $0.hasPrefix("declared Cell.swift:4") })
    }

    @Test func `a nib name leads to the nib, and a nib to the code that loads it`() throws {
        let source = try lines(at: "List.swift:4")
        #expect(source.contains("file Cell.xib:1"), "\(source)")
        #expect(source.contains { $0.hasPrefix("in a nib Cell.xib:6") }, "\(source)")
        let nib = try lines(at: "Cell.xib:6")
        #expect(nib.contains { $0.hasPrefix("loaded by List.swift:4") }, "\(nib)")
        #expect(nib.contains("declared Cell.swift:2 class Cell: UITableViewCell"), "\(nib)")
    }

    @Test func `the name of an image leads to the nibs that show it`() throws {
        #expect(try lines(at: "Cell.swift:4").contains { $0.hasPrefix("in a nib Cell.xib:9") })
        #expect(try lines(at: "Cell.xib:9").contains { $0.hasPrefix("in code Cell.swift:4") })
    }

    @Test func `an outlet of another class is only possible`() throws {
        #expect(try lines(at: "List.swift:6").contains("outlet nameLabel of Cell possible"))
    }

    @Test func `a column selects one name of the line`() throws {
        let found = try lines(at: "Cell.swift:3:32")
        #expect(found.contains("class UILabel") && !found.contains("outlet nameLabel of Cell"), "\(found)")
    }

    @Test func `a warning of another machine leads to the object`() throws {
        let found = try lines(at: "/Users/ci/build/app/Cell.xib:l1: warning: Misplaced view")
        #expect(found.first == "Cell.xib:8" && found.contains("Apple (UILabel), object id l1"), "\(found)")
    }

    @Test func `a line without an element shows the object that encloses it`() throws {
        #expect(try lines(at: "Cell.xib:12").contains { $0.hasSuffix("object id b1") })
    }

    @Test(arguments: [("Sell.swift:3", "Cell.swift"), ("Cell.xib:l9", "l1")])
    func `an unknown place has a suggestion`(place: String, near: String) throws {
        let run = try Tool.run(["at", place], in: folder.path)
        #expect(run.status == 2 && run.errors.contains(near), "\(run.errors)")
    }

    @Test(arguments: ["List.swift:7", "Cell.swift:999", "Cell.swift:1"])
    func `a line without names says so`(place: String) throws {
        #expect(try lines(at: place).contains("The index has nothing about this line."))
    }

    @Test func `a constraint shows its attributes, its constant and its items`() throws {
        try folder.write(
            "Box.xib",
            Documents.iOS(
                """
                <view id="v1"><subviews><label id="l1" text="A"/></subviews><constraints>
                <constraint firstItem="l1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="16" id="k1"/>
                <constraint firstItem="l1" firstAttribute="width" relation="lessThanOrEqual" constant="80" priority="750" id="k2"/>
                </constraints></view>
                """))
        let both = try lines(at: "Box.xib:k1")
        #expect(both.contains { $0.hasPrefix("constraint top = top + 16") }, "\(both)")
        #expect(both.contains { $0.hasPrefix("first item Box.xib:") }, "\(both)")
        #expect(try lines(at: "Box.xib:k2").contains { $0.hasPrefix("constraint width ≤ 80, priority 750") })
    }
}
