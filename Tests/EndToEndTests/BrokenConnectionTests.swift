import TestSupport
import Testing

/// Tests with connections that fail because a class does not have the member, and with similar connections that work.
@Suite("Broken connections")
struct BrokenConnectionTests {
    /// Returns broken connections as `path:line severity problem kind name class near member`. A missing value is `-`.
    private func broken(_ files: [String: String]) throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        try Tool.index(folder.path)
        let run = try Tool.run(["report", "broken-connections", "--no-refresh", "--format", "tsv"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").dropFirst().map { line in
            let row = line.split(separator: "\t", omittingEmptySubsequences: false)
            return "\(row[0]):\(row[1]) "
                + ([3, 4, 5, 6, 7, 9, 11].map { row[$0].isEmpty ? "-" : String(row[$0]) }).joined(separator: " ")
        }
    }

    private let source = """
        import UIKit
        class Basket: UIView {
            @IBOutlet var titleLabel: UILabel!
            var plain: UILabel!
            @IBAction func pick(_ sender: Any) {}
        }
        class Open: Elsewhere { @IBOutlet var own: UILabel! }
        """

    private func view(_ connections: String, class name: String = "Basket") -> String {
        "<view id=\"v\" customClass=\"\(name)\"><subviews><button id=\"b\">\n<connections>\n\(connections)\n</connections></button></subviews></view>"
    }

    private func outlets(_ names: [String], class name: String = "Basket") -> String {
        let all = names.enumerated().map { "<outlet property=\"\($1)\" destination=\"b\" id=\"o\($0)\"/>" }.joined(
            separator: "\n")
        return
            "<view id=\"v\" customClass=\"\(name)\"><subviews><button id=\"b\"/></subviews>\n<connections>\n\(all)\n</connections></view>"
    }

    @Test func `a missing outlet, or one that Objective-C cannot see, is a crash on iOS`() throws {
        let files = [
            "A.swift": source, "Basket.xib": Documents.iOS(outlets(["titleLabel", "titelLabel", "plain"])),
            "Package.swift": Self.package,
        ]
        #expect(
            try broken(files) == [
                "Basket.xib:9 crash missing outlet titelLabel Basket - -",
                "Basket.xib:10 crash hidden outlet plain Basket - A.swift:4",
            ])
    }

    /// A package manifest. In this Swift version, Objective-C can use only members that are marked `@objc`.
    private static let package = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "P", targets: [.target(name: "App", path: ".")], swiftLanguageVersions: [.v5])

        """

    @Test func `an action is looked up in the class of its target`() throws {
        let actions = """
            <action selector="pick:" destination="v" eventType="touchUpInside" id="a1"/>
            <action selector="pik:" destination="v" eventType="touchUpInside" id="a2"/>
            """
        let found = try broken(["A.swift": source, "Basket.xib": Documents.iOS(view(actions))])
        #expect(found == ["Basket.xib:9 crash missing action pik: Basket pick: -"])
    }

    @Test func `possible members of an unindexed class are not reported`() throws {
        #expect(
            try broken(["A.swift": source, "Open.xib": Documents.iOS(outlets(["own", "theirs"], class: "Open"))]) == [])
        #expect(try broken(["A.swift": source, "Gone.xib": Documents.iOS(outlets(["any"], class: "Gone"))]) == [])
    }

    @Test func `a First Responder action that no class has is reported as having no effect`() throws {
        let nib = Documents.macOS(
            """
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <menuItem id="m"><connections><action selector="juggle:" target="-1" id="a"/></connections></menuItem>
            <menuItem id="n"><connections><action selector="copy:" target="-1" id="c"/></connections></menuItem>
            """)
        let found = try broken(["A.m": "@implementation A\n@end\n", "Menu.xib": nib])
        #expect(found.count == 1 && found[0].contains("broken unanswered action juggle:"), "\(found)")
    }

    @Test func `a defect in all localized variants is one row, and a defect in only one is also reported`() throws {
        let bad = Documents.iOS(outlets(["lost"]))
        let worse = Documents.iOS(outlets(["lost", "only"]))
        let found = try broken([
            "A.swift": source, "en.lproj/B.xib": bad, "de.lproj/B.xib": bad, "fr.lproj/B.xib": worse,
        ])
        #expect(
            found.map { String($0.prefix { $0 != " " }) + " " + ($0.contains(" only ") ? "only" : "lost") } == [
                "en.lproj/B.xib:8 lost", "fr.lproj/B.xib:9 only",
            ], "\(found)")
    }

    @Test
    func
        `a First Responder action may be in an unindexed class, and a method hidden from Objective-C is reported`()
        throws
    {
        let nib = Documents.macOS(
            """
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <menuItem id="m"><connections><action selector="juggle:" target="-1" id="a"/></connections></menuItem>
            """)
        #expect(try broken(["A.swift": "class Open: Elsewhere {}\n", "Menu.xib": nib]) == [])
        let hidden = "class Juggler: NSObject { func juggle(_ sender: Any) {} }\n"
        let found = try broken(["A.swift": hidden, "Menu.xib": nib, "Package.swift": Self.package])
        #expect(
            found.count == 1 && found[0].contains("broken hidden action juggle:") && found[0].hasSuffix(" A.swift:1"),
            "\(found)")
    }

    @Test func `nibs with the same bytes are reported separately`() throws {
        let nib = Documents.iOS(outlets(["lost"]))
        let load = source + "\nfunc go() { UINib(nibName: \"Z\", bundle: nil).instantiate(withOwner: nil) }\n"
        #expect(
            try broken(["A.swift": load, "M.xib": nib, "Z.xib": nib]).map { $0.prefix { $0 != ":" } } == [
                "M.xib", "Z.xib",
            ])
    }
}
