import Foundation
import TestSupport
import Testing

/// `xibdb path`, the report `navigation`, and the edges of code in `xibdb graph`.
@Suite("xibdb path")
struct PathTests {
    private let folder: TemporaryFolder

    /// An app: Start → (segue) List → (code) Details → (code, by its coordinator) Help. Base inherits its code to List.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Main.storyboard",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n1">
            <scenes>
            <scene sceneID="s0"><objects><navigationController id="n1" sceneMemberID="viewController"><connections>
            <segue destination="c1" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
            <scene sceneID="s1"><objects><viewController customClass="Start" id="c1" sceneMemberID="viewController"><connections>
            <segue destination="c2" kind="show" identifier="toList" id="g1"/></connections></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController customClass="List" id="c2" sceneMemberID="viewController"><connections>
            <segue destination="x2" kind="unwind" unwindAction="back:" id="g2"/></connections></viewController>
            <exit id="x2" sceneMemberID="exit"/></objects></scene>
            <scene sceneID="s3"><objects><viewController storyboardIdentifier="details" title="All details" customClass="Details" id="c3" sceneMemberID="viewController"/></objects></scene>
            </scenes>
            </document>
            """)
        try folder.write(
            "App.swift",
            """
            import UIKit
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Start() }
            }
            class Start: UIViewController {
                @IBAction func back(_ segue: UIStoryboardSegue) {}
                func go() { performSegue(withIdentifier: "toList", sender: nil) }
            }
            class Base: UIViewController {
                func open() {
                    let next = storyboard!.instantiateViewController(withIdentifier: "details") as! Details
                    navigationController?.pushViewController(next, animated: true)
                }
            }
            class List: Base {}
            class Details: UIViewController {
                var coordinator: Coordinator?
                func help() { coordinator?.showHelp() }
                func unknown(_ next: UIViewController) { present(next, animated: true) }
            }
            class Coordinator {
                let navigation = UINavigationController()
                func showHelp() { navigation.pushViewController(Help(), animated: true) }
            }
            class Help: UIViewController {}
            class Island: UIViewController {}
            """)
        _ = try Tool.run(["index", "."], in: folder.path)
    }

    private func path(_ arguments: String...) throws -> Tool.Run {
        try Tool.run(["path", "--no-refresh"] + arguments, in: folder.path)
    }

    private struct Answer: Decodable {
        struct Step: Decodable {
            let kind, from, to, path, confidence: String
            let identifier, helper: String?
            let line: Int
        }
        let paths: [[Step]]
        let reachable: [String]
        let leading: [Step]
    }

    private func answer(_ screens: String...) throws -> Answer {
        let run = try Tool.run(["path", "--no-refresh", "--format", "json"] + screens, in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    }

    @Test func `the way over a performed segue, inherited code and a coordinator has the place of each step`() throws {
        let found = try answer("Start", "Help")
        let steps = try #require(found.paths.first).map { "\($0.kind) \($0.path):\($0.line) \($0.confidence)" }
        #expect(
            steps == [
                "perform segue App.swift:8 certain", "push App.swift:13 likely", "push App.swift:19 certain",
            ])
        #expect(found.paths[0][0].identifier == "toList")
        #expect(found.paths[0][2].helper == "showHelp")
        #expect(found.reachable.isEmpty)
    }

    @Test(arguments: ["details", "c3", "All details", "Details"])
    func `a screen is found by its identifier, object id, title and class`(name: String) throws {
        #expect(try answer("List", name).paths.first?.count == 1)
    }

    @Test func `a storyboard stands for its initial scene`() throws {
        let steps = try #require(answer("Main.storyboard", "Start").paths.first)
        #expect(steps.map(\.kind) == ["root"])
    }

    @Test func `without a start, the way begins at the application delegate`() throws {
        let steps = try #require(answer("List").paths.first)
        #expect(steps.map(\.kind) == ["root", "perform segue"])
        #expect(steps[0].from == "AppDelegate")
    }

    @Test func `if no way exists, the answer has what can be reached, and what leads to the end`() throws {
        let found = try answer("Help", "Details")
        #expect(found.paths.isEmpty && found.reachable.isEmpty)
        #expect(found.leading.contains { $0.path == "App.swift" && $0.line == 13 })
        let other = try answer("List", "Island")
        #expect(other.leading.isEmpty)
        #expect(other.reachable.contains { $0.hasPrefix("Details") } && other.reachable.contains("Help"))
        let text = try path("List", "Island").output
        #expect(text.contains("No segue and no call in the index leads from List to Island."), "\(text)")
        #expect(text.contains("Nothing in the index leads to Island."), "\(text)")
    }

    @Test func `the text shows each step with its kind and place`() throws {
        let text = try path("Start", "Details").output
        #expect(text.contains("From Start to Details: 2 steps"), "\(text)")
        #expect(text.contains("perform segue show \"toList\"  App.swift:8"), "\(text)")
        #expect(text.contains("push \"details\"  App.swift:13  likely"), "\(text)")
    }

    @Test func `an unknown name and a wrong number of screens are errors`() throws {
        let unknown = try path("Start", "Detials")
        #expect(unknown.status == 2 && unknown.errors.contains("Details"), "\(unknown.errors)")
        #expect(try path().status == 2)
        #expect(try path("Start", "List", "Help").status == 2)
    }

    @Test func `the same screen needs no step`() throws {
        #expect(try path("List", "List").output.contains("The start and the end are the same screen."))
    }

    @Test func `the report lists segues, calls, performed segues and unknown screens`() throws {
        let run = try Tool.run(["report", "navigation", "--no-refresh", "--format", "tsv"], in: folder.path)
        let rows = run.output.split(separator: "\n").dropFirst().map { row in
            let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
            return "\(columns[3]) \(columns[4]) \(columns[5]) \(columns[14])"
        }
        #expect(
            rows.sorted() == [
                "AppDelegate root Start certain", "Base push Details certain", "Coordinator push Help certain",
                "Details present  possible", "Details push Help certain", "List unwind Start certain",
                "Start perform segue List certain", "Start segue List certain",
                "UINavigationController root Start certain",
            ], "\(rows)")
    }

    @Test func `the graph has the edges of the code`() throws {
        let run = try Tool.run(["graph", "--no-refresh", "--edges", "navigation"], in: folder.path)
        #expect(run.output.contains("[label=\"navigation: push\", style=bold]"), "\(run.output)")
    }

    @Test func `an edit that moves a call moves its row`() throws {
        let source = try String(contentsOfFile: folder.path + "/App.swift", encoding: .utf8)
        try folder.write("App.swift", "// A comment.\n\n" + source)
        _ = try Tool.run(["index", "."], in: folder.path)
        let moved = try answer("Details", "Help")
        #expect(moved.paths.first?.first?.line == 21)
    }
}
