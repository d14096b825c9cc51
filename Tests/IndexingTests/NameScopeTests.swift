import Asking
import TestSupport
import Testing

@Suite("The scope of names: classes")
struct ClassScopeTests {
    private func repository(_ files: [String: String]) throws -> TestRepository {
        let repository = try TestRepository()
        for (path, text) in files { try repository.folder.write(path, text) }
        try repository.refresh()
        return repository
    }

    /// Returns the class that the name in a nib refers to, as `path certainty`. The path is `-` if there is no class.
    private func panel(
        _ files: [String: String], nib: String = "Panel.xib", attributes: String = "", isMac: Bool = false,
        name: String = "Panel"
    ) throws -> [String] {
        let object = "<\(isMac ? "customView" : "view") id=\"v1\" customClass=\"\(name)\" \(attributes)/>"
        let document = isMac ? Documents.macOS(object) : Documents.iOS(object)
        let repository = try repository(files.merging([nib: document]) { $1 })
        return try repository.texts(
            """
            SELECT coalesce(files.path, '-') || ' ' || named_classes.certainty
            FROM named_classes
            LEFT JOIN classes ON classes.id = named_classes.class_id
            LEFT JOIN files ON files.id = classes.file_id
            WHERE named_classes.name = '\(name)'
            """)
    }

    /// Returns the superclasses of a class as `name kind`.
    private func superclasses(_ name: String, _ files: [String: String]) throws -> [String] {
        try repository(files).texts(
            """
            SELECT super.name || ' ' || super.kind
            FROM classes
            JOIN _class_superclasses ON _class_superclasses.class_id = classes.id
            JOIN classes AS super ON super.id = _class_superclasses.superclass_id
            WHERE classes.name = '\(name)'
            ORDER BY 1
            """)
    }

    private func package(_ targets: String) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "P", targets: [\(targets)])
        """
    }

    @Test func `a class for another platform does not match a nib`() throws {
        let files = [
            "Touch.swift": "#if os(iOS)\nclass Panel: UIView {}\n#endif\n",
            "Mac.swift": "#if os(macOS)\nclass Panel: NSView {}\n#endif\n",
        ]
        #expect(try panel(files) == ["Touch.swift declared"])
        #expect(try panel(files, isMac: true) == ["Mac.swift declared"])
        #expect(try panel(["Mac.swift": "#if canImport(AppKit)\nclass Panel: NSView {}\n#endif\n"]) == ["- named"])
    }

    @Test func `for a nib outside of all targets, the class in its folder is used`() throws {
        func panel(_ more: String) -> String {
            "#import <UIKit/UIKit.h>\n@interface Panel : UIView\n@end\n@implementation Panel\n\(more)@end\n"
        }
        let project = XcodeProjects.applications([(name: "App", settings: "", sources: ["New/Panel.m"])])
        let files = [
            "App.xcodeproj/project.pbxproj": project, "New/Panel.m": panel(""),
            "Old/Panel.m": panel("- (void)old {}\n"),
        ]
        #expect(try self.panel(files, nib: "Old/Panel.xib") == ["Old/Panel.m declared"])
        #expect(try self.panel(files, nib: "Elsewhere/Panel.xib") == ["New/Panel.m declared"])
    }

    @Test func `a class that one file declares for each platform has both superclasses`() throws {
        let text = "#if os(iOS)\nclass Panel: UIView {}\n#else\nclass Panel: NSView {}\n#endif\n"
        #expect(try superclasses("Panel", ["Panel.swift": text]) == ["NSView framework", "UIView framework"])
    }

    @Test func `the module of the target that copies a nib replaces the module in the nib`() throws {
        let files = [
            "Package.swift": package(".target(name: \"One\", path: \"One\"), .target(name: \"Two\", path: \"Two\")"),
            "One/Panel.swift": "class Panel: UIView {}\n", "Two/Panel.swift": "class Panel: UIView {}\n",
        ]
        let given = "customModule=\"Two\""
        #expect(try panel(files, nib: "One/Panel.xib", attributes: given) == ["Two/Panel.swift declared"])
        #expect(
            try panel(files, nib: "One/Panel.xib", attributes: given + " customModuleProvider=\"target\"") == [
                "One/Panel.swift declared"
            ])
    }

    @Test func `without a project, a folder with the name of a module is the module`() throws {
        let files = [
            "Code/Core/Views/Panel.swift": "class Panel: UIView {}\n",
            "Code/Other/Panel.swift": "class Panel: UIView {}\n",
            "Code/Core/CoreTests/Panel.swift": "class Panel: UIView {}\n",
            "Code/App/Use.swift": "import Core\nimport Other\nclass Use {}\n",
        ]
        #expect(try panel(files, attributes: "customModule=\"Core\"") == ["Code/Core/Views/Panel.swift declared"])
        #expect(try panel(files, attributes: "customModule=\"Other\"") == ["Code/Other/Panel.swift declared"])
        #expect(
            try panel(files, nib: "Code/Core/A.xib", attributes: "customModule=\"X\" customModuleProvider=\"target\"")
                == ["Code/Core/Views/Panel.swift declared"])
        #expect(try panel(files) == ["- ambiguous"])
    }

    @Test func `if several folders have the name of a module, the outermost is the module`() throws {
        let repository = try repository([
            "Core/Features/Student/A.swift": "class A {}\n", "Student/B.swift": "import Core\nclass B {}\n",
            "Core/C.swift": "import Student\nclass C {}\n",
        ])
        #expect(
            try repository.texts(
                "SELECT name || ' ' || coalesce(module, '-') FROM classes WHERE kind = 'project' ORDER BY name")
                == ["A Core", "B Student", "C Core"])
    }

    @Test func `a module in a nib that sources import does not match a class of another module`() throws {
        let files = [
            "Package.swift": package(".target(name: \"One\", path: \"One\")"),
            "One/Panel.swift": "import Kit\nclass Panel: UIView {}\n",
        ]
        #expect(try panel(files, attributes: "customModule=\"Kit\"") == ["- named"])
        // An unknown module name may be an old name of the target.
        #expect(try panel(files, attributes: "customModule=\"Former\"") == ["One/Panel.swift declared"])
    }

    @Test func `the module of a File's Owner may be outdated`() throws {
        let sources = [
            "Core/Panel.swift": "class Panel: UIViewController {}\n", "App/Use.swift": "import Core\nimport Other\n",
        ]
        let owner = Documents.iOS(owner: "Panel", "<view id=\"v1\"/>")
            .replacingOccurrences(of: "customClass=\"Panel\"", with: "customClass=\"Panel\" customModule=\"Other\"")
        #expect(owner.contains("customModule"))
        let repository = try repository(sources.merging(["App/Panel.xib": owner]) { $1 })
        #expect(try repository.texts("SELECT certainty FROM named_classes WHERE name = 'Panel'") == ["declared"])
        #expect(try panel(sources, nib: "App/Panel.xib", attributes: "customModule=\"Other\"") == ["- named"])
    }

    @Test func `if several targets copy a nib and compile a class of its name, each class is a candidate`() throws {
        let files = [
            "Package.swift": package(
                """
                .target(name: "One", path: ".", exclude: ["Two"]), .target(name: "Two", path: ".", exclude: ["One"])
                """),
            "One/Panel.swift": "class Panel: UIView {}\n", "Two/Panel.swift": "class Panel: UIView {}\n",
        ]
        #expect(try panel(files) == ["- byTarget"])
        #expect(try panel(files, nib: "Two/Panel.xib") == ["Two/Panel.swift declared"])
        let repository = try repository(
            files.merging(["Panel.xib": Documents.iOS("<view id=\"v\" customClass=\"Panel\"/>")]) { $1 })
        #expect(
            try repository.texts(
                """
                SELECT files.path
                FROM _named_class_candidates
                JOIN classes ON classes.id = class_id
                JOIN files ON files.id = classes.file_id
                ORDER BY 1
                """) == ["One/Panel.swift", "Two/Panel.swift"])
    }

    @Test func `a Swift superclass comes from the same target or an imported module, and must be visible`() throws {
        var files = [
            "Package.swift": package(
                """
                .target(name: "App", path: "App"), .target(name: "Core", path: "Core"), .target(name: "Else", path: "Else")
                """),
            "Core/Base.swift": "public class Base: UIView {}\n", "Else/Base.swift": "public class Base: UIControl {}\n",
            "App/Panel.swift": "import Core\nclass Panel: Base {}\n",
        ]
        func base() throws -> [String] {
            try repository(files).texts(
                """
                SELECT coalesce(files.path, '-')
                FROM _class_superclasses
                JOIN classes ON classes.id = _class_superclasses.superclass_id
                JOIN classes AS own ON own.id = _class_superclasses.class_id AND own.name = 'Panel'
                LEFT JOIN files ON files.id = classes.file_id
                """)
        }
        #expect(try base() == ["Core/Base.swift"])
        files["App/Panel.swift"] = "import Core\nclass Panel: Else.Base {}\n"
        #expect(try base() == ["Else/Base.swift"])
        files["App/Panel.swift"] = "class Panel: Base {}\n"
        #expect(try base() == ["-"])
        files["App/Base.swift"] = "class Base: UIView {}\n"
        #expect(try base() == ["App/Base.swift"])
        files["App/Base.swift"] = "private class Base: UIView {}\n"
        #expect(try base() == ["-"])
    }

    @Test func `an Objective-C superclass is the class in the imported header`() throws {
        let repository = try repository([
            "A/First.h": "@interface Base : UIView\n@end\n", "B/Second.h": "@interface Base : UIControl\n@end\n",
            "C/Panel.h": "#import \"Second.h\"\n@interface Panel : Base\n@end\n",
        ])
        #expect(
            try repository.texts(
                """
                SELECT name FROM class_ancestors WHERE class_id = (SELECT id FROM classes WHERE name = 'Panel') ORDER BY distance LIMIT 3
                """) == ["Panel", "Base", "UIControl"])
    }

    @Test func `if several classes may be the superclass, an outlet is missing only if all lack it`() throws {
        func answer(_ outlet: String) throws -> [String] {
            try repository([
                "A/Base.h": "@interface Base : UIView\n@property IBOutlet UILabel *title;\n@end\n",
                "B/Base.h": "@interface Base : UIView\n@end\n",
                "C/Panel.m": "@interface Panel : Base\n@end\n",
                "Panel.xib": Documents.iOS(
                    """
                    <view id="v1" customClass="Panel"><connections><outlet property="\(outlet)" destination="v1" id="o1"/></connections></view>
                    """),
            ]).texts("SELECT answer FROM connection_answers")
        }
        #expect(try answer("title") == ["yes"])
        #expect(try answer("none") == ["no"])
    }

    @Test func `the kind of a class is known if all its possible superclasses agree`() throws {
        func kind(_ other: String) throws -> [String] {
            try repository([
                "A/Base.h": "@interface Base : UIView\n@end\n", "B/Base.h": "@interface Base : \(other)\n@end\n",
                "C/Panel.m": "@interface Panel : Base\n@end\n",
            ]).texts(
                "SELECT coalesce(descends_from, '-') || ' ' || (superclass_id IS NULL) FROM classes WHERE name = 'Panel'"
            )
        }
        #expect(try kind("UIControl") == ["view 1"])
        #expect(try kind("UIViewController") == ["- 1"])
    }

    @Test
    func `Swift names of Foundation classes come from a list, and a visible project class has priority`() throws {
        let targets = package(".target(name: \"App\", path: \"App\"), .target(name: \"Core\", path: \"Core\")")
        func job(_ text: String, _ core: String = "public class Operation {}\n") throws -> [String] {
            try superclasses("Job", ["Package.swift": targets, "Core/Operation.swift": core, "App/Job.swift": text])
        }
        #expect(try job("import Foundation\nclass Job: Operation {}\n") == ["NSOperation framework"])
        #expect(try job("import Core\nclass Job: Operation {}\n") == ["Operation project"])
        #expect(try job("import Core\nclass Job: Foundation.Operation {}\n") == ["NSOperation framework"])
        #expect(try job("import Core\nclass Job: Core.Operation {}\n") == ["Operation project"])
        // `Object` from a database library is not `NSObject`. `Data` is a value type, so it cannot be a superclass.
        #expect(try job("import Database\nclass Job: Object {}\n") == ["Object unknown"])
        #expect(
            try job("import Database\nclass Job: Database.Object {}\n", "public class Object {}\n") == [
                "Database.Object unknown"
            ])
        #expect(try job("import Foundation\nclass Job: Data {}\n") == ["Data unknown"])
    }

    @Test func `without a module, a framework name matches an implemented Objective-C class, but no Swift class`()
        throws
    {
        let header = "@interface UIPickerView : UIView\n@end\n"
        #expect(
            try panel(["P.h": header, "P.m": "@implementation UIPickerView\n@end\n"], name: "UIPickerView") == [
                "P.h declared"
            ])
        // Without an implementation, the header only repeats the declaration of the framework.
        #expect(try panel(["P.h": header], name: "UIPickerView") == ["- framework"])
        let swift = [
            "Package.swift": package(".target(name: \"App\", path: \"App\")"),
            "App/P.swift": "class UIPickerView: UIView {}\n",
        ]
        #expect(try panel(swift, name: "UIPickerView") == ["- framework"])
        #expect(try panel(swift, attributes: "customModule=\"App\"", name: "UIPickerView") == ["App/P.swift declared"])
    }

    @Test func `a class description in a nib is used only if a superclass of the class is unknown`() throws {
        func answer(_ superclass: String) throws -> [String] {
            try repository([
                "Panel.m": "@interface Panel : \(superclass)\n@end\n",
                "Old.storyboard": """
                <?xml version="1.0"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="1.1" targetRuntime="iOS.CocoaTouch">
                <scenes><scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="v1" customClass="Panel">
                <connections><outlet property="gone" destination="v1" id="o1"/></connections></view></viewController></objects></scene></scenes>
                <classes><class className="Panel" superclassName="UIScrollView">
                <source key="sourceIdentifier" type="project" relativePath="./Panel.h"/>
                <relationships><relationship kind="outlet" name="gone" candidateClass="UIView"/></relationships>
                </class></classes>
                </document>
                """,
            ]).texts(
                """
                SELECT answer || ' ' || (SELECT group_concat(name, ' ') FROM class_ancestors WHERE class_ancestors.class_id = connection_answers.class_id)
                FROM connection_answers
                """)
        }
        #expect(try answer("UIView") == ["no Panel UIView UIResponder NSObject"])
        #expect(try answer("Unknown") == ["described Panel Unknown"])
    }

    @Test func `an extension adds to the class that its file can see`() throws {
        let repository = try repository([
            "Package.swift": package(".target(name: \"One\", path: \"One\"), .target(name: \"Two\", path: \"Two\")"),
            "One/Panel.swift": "class Panel: UIView {}\n", "Two/Panel.swift": "class Panel: UIView {}\n",
            "Two/More.swift": "extension Panel { @IBAction func more(_ sender: Any) {} }\n",
        ])
        #expect(
            try repository.texts(
                """
                SELECT files.path
                FROM _class_selectors
                JOIN classes ON classes.id = _class_selectors.class_id
                JOIN files ON files.id = classes.file_id
                WHERE _class_selectors.selector = 'more:'
                """) == ["Two/Panel.swift"])
    }
}

@Suite("The scope of names: constants")
struct ConstantScopeTests {
    /// Returns the nib names of the loads in a file, as `name certainty`. An unknown name is `-`.
    private func loads(_ files: [String: String], of path: String = "Use.swift") throws -> [String] {
        let repository = try TestRepository()
        for (path, text) in files { try repository.folder.write(path, text) }
        try repository.refresh()
        return try repository.texts(
            """
            SELECT coalesce(nib_name, '-') || ' ' || certainty
            FROM nib_loads
            JOIN files ON files.id = nib_loads.file_id
            WHERE files.path = '\(path)'
            ORDER BY nib_loads.line, 1
            """)
    }

    private let use = "class Use { func go() { _ = UINib(nibName: kName, bundle: nil) } }\n"

    @Test func `a file-private constant is not visible in other files`() throws {
        #expect(
            try loads(["A.swift": "private let kName = \"A\"\n", "Use.swift": "private let kName = \"B\"\n" + use]) == [
                "B resolved"
            ])
        #expect(try loads(["A.swift": "private let kName = \"A\"\n", "Use.swift": use]) == ["- unresolved"])
        let load = "@implementation Use\n- (void)go { [UINib nibWithNibName:kName bundle:nil]; }\n@end\n"
        #expect(
            try loads(["A.m": "#define kName @\"A\"\n", "B.m": "#define kName @\"B\"\n" + load], of: "B.m") == [
                "B resolved"
            ])
        #expect(
            try loads(["A.m": "static NSString * const kName = @\"A\";\n", "B.m": load], of: "B.m") == ["- unresolved"])
    }

    @Test func `a macro is visible where its header is imported, even through other headers`() throws {
        let files = [
            "One/Names.h": "#define kName @\"One\"\n", "Two/Titles.h": "#define kName @\"Two\"\n",
            "Two/All.h": "#import \"Titles.h\"\n",
            "Use.m":
                "#import \"All.h\"\n@implementation Use\n- (void)go { [UINib nibWithNibName:kName bundle:nil]; }\n@end\n",
        ]
        #expect(try loads(files, of: "Use.m") == ["Two resolved"])
    }

    @Test func `a macro applies until it is undefined`() throws {
        let load = "[UINib nibWithNibName:kName bundle:nil];"
        let text = """
            #define kName @"One"
            @implementation Use
            - (void)go { \(load) }
            #undef kName
            #define kName @"Two"
            - (void)stay { \(load) }
            @end
            """
        #expect(try loads(["Use.m": text], of: "Use.m") == ["One resolved", "Two resolved"])
    }

    @Test func `a constant of the same target has priority, and without one, all candidates are kept`() throws {
        let package = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "One", path: "One"), .target(name: "Two", path: "Two")])
            """
        let names = ["One/Names.swift": "let kName = \"One\"\n", "Two/Names.swift": "let kName = \"Two\"\n"]
        let one = names.merging(["Package.swift": package, "One/Use.swift": use]) { $1 }
        #expect(try loads(one, of: "One/Use.swift") == ["One resolved"])
        #expect(try loads(names.merging(["Use.swift": use]) { $1 }) == ["One resolved", "Two resolved"])
    }

    @Test func `a constant for one platform applies to code for that platform`() throws {
        let names = "#if os(macOS)\nlet kName = \"Mac\"\n#else\nlet kName = \"Touch\"\n#endif\n"
        #expect(try loads(["Names.swift": names, "Use.swift": "#if os(macOS)\n\(use)#endif\n"]) == ["Mac resolved"])
        #expect(try loads(["Names.swift": names, "Use.swift": use]) == ["Mac resolved", "Touch resolved"])
    }

    @Test func `code for one platform does not load a nib for another`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "Use.swift", "#if os(macOS)\nclass Use { let nib = NSNib(nibNamed: \"Panel\", bundle: nil) }\n#endif\n")
        try repository.folder.write("Touch/Panel.xib", Documents.iOS("<view id=\"v1\"/>"))
        try repository.folder.write("Mac/Panel.xib", Documents.macOS("<customView id=\"v1\"/>"))
        try repository.refresh()
        #expect(try repository.texts("SELECT path FROM nib_usage") == ["Mac/Panel.xib"])
    }

    @Test func `constants whose lengths multiply do not block the run, and a too long value is unknown`() throws {
        let names = (0..<7).map { "let k\($0) = \"" + String(repeating: "\\(k\($0 + 1))", count: 12) + "\"" }
        #expect(
            try loads([
                "Names.swift": (names + ["let k7 = \"a\"", "let kName = k0"]).joined(separator: "\n"), "Use.swift": use,
            ])
                == ["- unresolved"])
        #expect(
            try loads([
                "Names.swift": "let kName = \"\\(k1)\\(k1)\"\nlet k1 = \"\\(k2)\\(k2)\"\nlet k2 = \"a\"\n",
                "Use.swift": use,
            ])
                == ["aaaa resolved"])
    }
}
