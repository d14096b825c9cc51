import Asking
import Store
import TestSupport
import Testing

@Suite("The scope of sources in the index")
struct SourceScopeTests {
    private func rows(_ sql: String, _ files: [String: String]) throws -> [String] {
        let repository = try TestRepository()
        for (path, text) in files { try repository.folder.write(path, text) }
        try repository.refresh()
        return try Snapshot(index: repository.index).rows(sql).rows.map { row in
            row.map(Self.text).joined(separator: " ")
        }
    }

    private static func text(_ value: Value) -> String {
        switch value {
        case .text(let text): text
        case .integer(let number): "\(number)"
        default: "\(value)"
        }
    }

    @Test(arguments: ["declarations", "members", "nib_loads", "identifiers", "constants", "calls", "imports"])
    func `code for some platforms has these platforms`(table: String) throws {
        let code = """
            import UIKit
            class Shop: UIViewController {
                func go() { UINib(nibName: "A", bundle: nil); performSegue(withIdentifier: "s", sender: nil); Foo() }
                static let name = "N"
            }

            """
        let found = try rows(
            "SELECT DISTINCT files.path, coalesce(\(table).platforms, 'all') FROM \(table) JOIN files ON files.id = \(table).file_id ORDER BY 1",
            [
                "A.swift": code, "B.swift": "#if os(iOS) || os(tvOS)\n\(code)#endif\n",
                "C.swift": "#if !targetEnvironment(macCatalyst)\n\(code)#endif\n",
                "D.swift": "#if os(Linux)\n\(code)#endif\n",
            ])
        #expect(found == ["A.swift all", #"B.swift ["iOS","tvOS"]"#, "C.swift all"])
    }

    @Test func `each import is a row`() throws {
        let found = try rows(
            """
            SELECT files.path, coalesce(module, '-'), coalesce(header, '-'), coalesce(imports.name, '-'), is_testable, is_exported, line, "column"
            FROM imports JOIN files ON files.id = imports.file_id ORDER BY files.path, line
            """,
            [
                "A.swift": "@testable import Shop\n  @_exported import class Core.Shelf\n",
                "B.m": "#import <UIKit/UIKit.h>\n#import \"Shop.h\"\n",
            ])
        #expect(
            found == [
                "A.swift Shop - - 1 0 1 11", "A.swift Core - Shelf 0 1 2 14", "B.m UIKit UIKit/UIKit.h - 0 0 1 2",
                "B.m - Shop.h - 0 0 2 2",
            ])
    }

    @Test func `a constant has its reach, and a macro has the line of its end`() throws {
        let found = try rows(
            """
            SELECT constants.name, coalesce(class, '-'), reach, coalesce(end_line, '-')
            FROM constants JOIN files ON files.id = constants.file_id ORDER BY files.path, line
            """,
            [
                "A.m": "#define kNib @\"A\"\n#undef kNib\nstatic NSString *kCell = @\"C\";\n",
                "B.swift": "enum Names { static let cell = \"C\" }\npublic let nib = \"N\"\n",
            ])
        #expect(found == ["kNib - file 2", "kCell - file -", "Names.cell Names module -", "nib - public -"])
    }

    @Test func `a property list and a project have the purpose of each nib that they name`() throws {
        let keys = [
            "NSMainNibFile", "NSMainNibFile~ipad", "NSMainStoryboardFile", "UIMainStoryboardFile",
            "UISceneStoryboardFile",
            "NSExtensionMainStoryboard", "UILaunchStoryboardName", "UILaunchStoryboardFile",
        ]
        let entries = keys.map { "<key>\($0)</key>\n<string>Main</string>\n" }.joined()
        let plist = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\n\(entries)</dict></plist>"
        #expect(
            try rows("SELECT purpose FROM nib_loads ORDER BY line", ["Info.plist": plist]) == [
                "mainNib", "mainNib", "mainStoryboard", "mainStoryboard", "mainStoryboard", "mainStoryboard",
                "launchScreen", "launchScreen",
            ])
    }

    @Test func `a load through a helper or by the name rule has its purpose and platforms`() throws {
        let found = try rows(
            "SELECT call, purpose, certainty, coalesce(platforms, 'all') FROM nib_loads ORDER BY line, call",
            [
                "A.swift": """
                extension UIView { static func load(_ nibName: String) { Bundle.main.loadNibNamed(nibName, owner: nil) } }
                #if os(iOS)
                func go() { UIView.loadFrom("A"); FooViewController() }
                #endif
                class FooViewController: UIViewController {}
                extension UIView { static func loadFrom(_ nibName: String) { Bundle.main.loadNibNamed(nibName, owner: nil) } }
                """,
                "FooViewController.xib": TestRepository.nib("FooViewController"), "A.xib": TestRepository.nib("A"),
            ])
        #expect(
            found == [
                "loadNibNamed(_:owner:) loads unresolved all", #"init controller rule ["iOS"]"#,
                #"loadNibNamed(_:owner:) loads resolved ["iOS"]"#, "loadNibNamed(_:owner:) loads callers all",
            ])
    }

    @Test func `Swift names of framework classes are known`() throws {
        let found = try rows(
            """
            SELECT name, class, module, is_value FROM _framework_aliases
            WHERE name IN ('Operation', 'Process', 'URLSession', 'Data', 'Object', 'Document', 'UIImage.Configuration') ORDER BY name
            """, [:])
        #expect(
            found == [
                "Data NSData Foundation 1", "Operation NSOperation Foundation 0", "Process NSTask Foundation 0",
                "UIImage.Configuration UIImageConfiguration UIKit 0", "URLSession NSURLSession Foundation 0",
            ])
    }
}
