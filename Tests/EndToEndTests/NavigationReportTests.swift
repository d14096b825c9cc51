import Foundation
import TestSupport
import Testing

/// The rows of `xibdb report navigation` for unwind segues and for objects that are not screens.
@Suite("xibdb report navigation")
struct NavigationReportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Returns the columns from, kind, to, unwind_action and confidence of all rows.
    private func rows() throws -> [String] {
        try Tool.index(folder.path)
        let run = try Tool.run(["report", "navigation", "--format", "tsv"], in: folder.path)
        return run.output.split(separator: "\n").dropFirst().map { row in
            let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
            return [3, 4, 5, 8, 14].map { columns[$0] }.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    private func writeStoryboard() throws {
        try folder.write(
            "Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s1"><objects><viewController customClass="List" id="c1" sceneMemberID="viewController"><connections>
            <segue destination="x1" kind="unwind" identifier="done" unwindAction="back:" id="g1"/></connections></viewController>
            <exit id="x1" sceneMemberID="exit"/></objects></scene></scenes></document>
            """)
    }

    private static let list = """
        class List: UIViewController { func finish() { performSegue(withIdentifier: "done", sender: nil) } }

        """
    private static let back = "@IBAction func back(_ segue: UIStoryboardSegue) {}"

    @Test func `a performed unwind segue leads to the one class that declares its action`() throws {
        try writeStoryboard()
        try folder.write("App.swift", Self.list + "class Start: UIViewController { \(Self.back) }")
        #expect(
            try rows() == ["List perform segue Start back: certain", "List unwind Start back: certain"])
    }

    @Test func `an unwind segue leads possibly to each of several classes`() throws {
        try writeStoryboard()
        try folder.write(
            "App.swift",
            Self.list + "class Start: UIViewController { \(Self.back) }\nclass Other: UIViewController { \(Self.back) }"
        )
        #expect(
            try rows() == [
                "List perform segue Other back: possible", "List perform segue Start back: possible",
                "List unwind Other back: possible", "List unwind Start back: possible",
            ])
    }

    @Test func `an unwind segue whose action no class declares has the name of the action, also in the map`() throws {
        try writeStoryboard()
        try folder.write("App.swift", Self.list)
        #expect(try rows() == ["List perform segue back: certain", "List unwind back: certain"])
        #expect(try Tool.run(["picture", "--all", "-o", folder.path + "/all"], in: folder.path).status == 0)
        let map = try String(contentsOfFile: folder.path + "/all/map.svg", encoding: .utf8)
        #expect(map.contains("unwind \u{201C}done\u{201D} to back:"))
    }

    @Test func `a collection of Foundation holds unknown screens`() throws {
        try folder.write(
            "AppDelegate.m",
            """
            #import <UIKit/UIKit.h>
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (void)fill:(UITabBarController *)tabs {
                NSMutableArray *controllers = [[NSMutableArray alloc] init];
                [tabs setViewControllers:controllers animated:NO];
            }
            @end
            """)
        #expect(try rows() == ["AppDelegate set possible"])
    }

    @Test func `an XML element, an object of a project class and the window of a view are not screens`() throws {
        try folder.write(
            "App.swift",
            """
            import Cocoa
            class Branch: NSObject { func addChild(_ branch: Branch) {} }
            class Badge: NSView {}
            class Details: NSViewController {
                let badge = Badge()
                func fill(_ node: XMLElement, _ branch: Branch) {
                    node.addChild(XMLElement(name: "fruit"))
                    branch.addChild(Branch())
                    badge.window?.makeKeyAndOrderFront(nil)
                }
                func open() { presentAsSheet(Details()) }
            }
            """)
        #expect(try rows() == ["Details sheet Details certain"])
    }

    @Test func `the view inside AnyView is the screen of a hosting controller`() throws {
        try folder.write(
            "App.swift",
            """
            import SwiftUI
            struct Summary: View { var body: some View { Text("") } }
            class List: UIViewController {
                func open() { present(UIHostingController(rootView: AnyView(Summary())), animated: true) }
            }
            """)
        #expect(try rows() == ["List present Summary certain"])
    }
}
