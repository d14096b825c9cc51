import Foundation
import TestSupport
import Testing

/// `xibdb dossier`: what a screen consists of, and what of it new code does not mention.
@Suite("xibdb dossier")
struct DossierTests {
    private let folder: TemporaryFolder

    /// A storyboard with the scenes Login and Help, a nib of a cell, a strings file, and the code that shows Login.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Base.lproj/Main.storyboard",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="h1">
            <scenes>
            <scene sceneID="s1"><objects><viewController storyboardIdentifier="login" customClass="Login" id="c1" sceneMemberID="viewController">
            <view key="view" id="v1"><subviews>
            <label text="Your account" id="l1"/>
            <label text="Don't wait" id="l2"/>
            <textField placeholder="Password" id="t1"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
            <button id="b1"><accessibility key="accessibilityConfiguration" identifier="login-button" label="Log in now"/>
            <state key="normal" title="Log in" image="door"/><connections>
            <action selector="logIn:" destination="c1" eventType="touchUpInside" id="a1"/></connections></button>
            <view customClass="Badge" id="w1"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="layer.borderColor" value="badge"/></userDefinedRuntimeAttributes></view>
            </subviews></view>
            <connections><outlet property="field" destination="t1" id="o1"/>
            <segue destination="h1" kind="show" identifier="toHelp" id="g1"/></connections></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController title="Help" customClass="Help" id="h1" sceneMemberID="viewController">
            <view key="view" id="v2"><subviews><label text="Questions" id="l9"/></subviews></view></viewController></objects></scene>
            </scenes>
            </document>
            """)
        try folder.write("de.lproj/Main.strings", #""l1.text" = "Ihr Konto";"#)
        try folder.write("en.lproj/Localizable.strings", #""account.title" = "Your account";"#)
        try folder.write(
            "App.swift",
            """
            import UIKit
            class Login: UIViewController {
                @IBOutlet var field: UITextField!
                @IBAction func logIn(_ sender: UIButton) {}
            }
            class Badge: UIView {}
            class Help: UIViewController {
                func ask() {
                    let next = storyboard!.instantiateViewController(withIdentifier: "login") as! Login
                    present(next, animated: true)
                }
            }
            """)
        _ = try Tool.run(["index", "."], in: folder.path)
    }

    private struct Answer: Decodable {
        struct Item: Decodable {
            let section, name: String
            let detail, object, coverage, mention: String?
            let line: Int?
        }
        struct Screen: Decodable {
            let label, path: String
            let items: [Item]
        }
        let screens: [Screen]
    }

    private func answer(_ arguments: String...) throws -> Answer {
        let run = try Tool.run(["dossier", "--no-refresh", "--json"] + arguments, in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    }

    private func items(_ section: String, _ arguments: String...) throws -> [Answer.Item] {
        let run = try Tool.run(["dossier", "--no-refresh", "--json"] + arguments, in: folder.path)
        let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
        return answer.screens.flatMap(\.items).filter { $0.section == section }
    }

    @Test(
        "A controller class, a storyboard identifier, an object id and FILE:NAME mean one scene",
        arguments: ["Login", "login", "c1", "Main.storyboard:c1"])
    func names(name: String) throws {
        let screens = try answer(name).screens
        #expect(screens.map(\.path) == ["Base.lproj/Main.storyboard"])
        #expect(screens.first?.items.contains { $0.name == "Questions" } == false)
    }

    @Test("A storyboard stands for all of its scenes")
    func storyboard() throws {
        #expect(try answer("Main.storyboard").screens.count == 2)
    }

    @Test("Texts have their property and the languages of their translations")
    func texts() throws {
        let texts = try items("text", "Login")
        #expect(texts.map(\.name) == ["Your account", "Don't wait", "Password", "Log in"])
        #expect(texts.first?.detail == "text, translated in de")
    }

    @Test("Actions, segues, outlets, runtime attributes, classes, images and keyboard settings are items")
    func kinds() throws {
        let found = try answer("Login").screens.flatMap(\.items).map { "\($0.section) \($0.name)" }
        for item in [
            "action logIn:", "segue Help", "outlet field", "attribute layer.borderColor", "class Badge", "image door",
            "input secureTextEntry", "accessibility Log in now", "accessibility login-button", "identifier login",
        ] { #expect(found.contains(item), "\(item) is missing in \(found)") }
    }

    @Test("The code that shows the scene is an item with its place")
    func shownBy() throws {
        let run = try Tool.run(["dossier", "--no-refresh", "Login"], in: folder.path)
        #expect(run.output.contains("Help  present, identifier login  App.swift:10"), "\(run.output)")
    }

    @Test("Code covers a text by a literal or by a key of a strings file, and an action by its name")
    func coverage() throws {
        try folder.write(
            "New.swift",
            #"""
            struct New: View {
                // "Password" in a comment does not count.
                var body: some View {
                    Text("account.title")
                    Text("Don\u{2019}t wait, " + "Don\'t wait")
                    Button("Log in") { logIn() }
                    NavigationLink("\(name)") { Help() }
                }
            }
            """#)
        let found = try answer("Login", "--covered-by", "New.swift").screens.flatMap(\.items)
        func names(_ coverage: String) -> [String] { found.filter { $0.coverage == coverage }.map(\.name) }
        #expect(names("mentioned") == ["Your account", "Don't wait", "Log in", "logIn:", "Help"])
        #expect(
            names("missing") == ["Password", "login-button", "Log in now", "Badge", "layer.borderColor", "door"])
        #expect(found.first { $0.name == "logIn:" }?.mention == "New.swift:6")
        #expect(found.filter { $0.section == "outlet" }.allSatisfy { $0.coverage == "not_checked" })
    }

    @Test("A text does not count as mentioned if code only has its word as a name")
    func wordIsNoText() throws {
        try folder.write("New.swift", "let Password = 1")
        #expect(try items("text", "Login", "--covered-by", "New.swift").allSatisfy { $0.coverage == "missing" })
    }

    @Test("An unknown screen and unreadable code are errors with a reason")
    func errors() throws {
        let unknown = try Tool.run(["dossier", "--no-refresh", "Nothing"], in: folder.path)
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("No screen is called Nothing."))
        let unread = try Tool.run(
            ["dossier", "--no-refresh", "Login", "--covered-by", "None.swift"], in: folder.path)
        #expect(unread.status == 2)
        #expect(unread.errors.contains("None.swift: No such file or directory"))
    }
}
