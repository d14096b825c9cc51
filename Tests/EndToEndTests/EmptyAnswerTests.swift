import Foundation
import TestSupport
import Testing

@Suite("Answers without rows")
struct EmptyAnswerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "FruitCell.xib",
            Documents.iOS(
                """
                <tableViewCell reuseIdentifier="Fruit" id="c1" customClass="FruitCell" customModule="Orchard"><connections>
                <outlet property="titleLabel" destination="l1" id="k1"/></connections>
                <subviews><label id="l1"/><button id="b1"><connections>
                <action selector="buy:" destination="-1" eventType="touchUpInside" id="k2"/></connections></button></subviews></tableViewCell>
                """))
        try folder.write("Market.xib", Documents.iOS(owner: "MarketViewController", "<view id=\"v1\"/>"))
        try folder.write(
            "Orchard.swift",
            "import UIKit\nclass FruitCell: UITableViewCell {\n    @IBOutlet var titleLabel: UILabel!\n}\nclass MarketViewController: UIViewController {}\n"
        )
        _ = try Tool.run(["index", "."], in: folder.path)
    }

    private func said(_ arguments: String..., status: Int32 = 0) throws -> String {
        let run = try Tool.run(arguments, in: folder.path)
        #expect(run.status == status, "\(run.errors)")
        return run.errors.replacingOccurrences(of: "xibdb: ", with: "")
    }

    @Test func `for an unknown name, the message suggests the nearest name`() throws {
        #expect(
            try said("report", "owners", "class=MarketViewControler")
                == "No class is called MarketViewControler. Did you mean MarketViewController?\n")
        #expect(
            try said("report", "class-uses", "fruitcell") == "No class is called fruitcell. Did you mean FruitCell?\n")
        #expect(
            try said("report", "class-uses", "Orchard.FruitCell")
                == "No class is called Orchard.FruitCell. Did you mean FruitCell?\n")
        #expect(
            try said("report", "outlet", "titelLabel") == "No outlet is called titelLabel. Did you mean titleLabel?\n")
        #expect(
            try said("report", "nib-loads", "./FruitCel.xib")
                == "No file is called ./FruitCel.xib. Did you mean FruitCell?\n")
        #expect(
            try said("report", "identifier-uses", "Fruits") == "No identifier is called Fruits. Did you mean Fruit?\n")
    }

    @Test func `a selector is found without its colons`() throws {
        #expect(try said("report", "action", "buy") == "buy is interpreted as buy:\n")
        #expect(
            try Tool.run(["report", "action", "buy", "--format", "csv"], in: folder.path).output.contains(
                "FruitCell.xib"))
        #expect(try Tool.run(["buy"], in: folder.path).output.hasPrefix("action buy:\n"))
    }

    @Test func `an empty answer says what was searched and which files could not be read`() throws {
        #expect(try said("report", "owners", "class=FruitCell") == "No matches in 2 xibs.\n")
        try folder.write("Broken.xib", "<document")
        #expect(
            try said("report", "owners", "class=FruitCell") == """
                No matches in 3 xibs.
                One file could not be read and may hide an answer: Broken.xib:1.

                """)
    }

    @Test func `for an unknown report, command, kind, table or column, the nearest name is suggested`() throws {
        #expect(try said("report", "ownres", status: 2) == "No report is called ownres. Did you mean owners?\n")
        #expect(try said("reprot", status: 2) == "No command is called reprot. Did you mean report?\n")
        #expect(
            try said("ask", "outlt", "titleLabel", status: 2).hasPrefix(
                "No kind of name is called outlt. Did you mean class, file, outlet,"))
        #expect(try said("sql", "SELECT * FROM objcts", status: 2).hasSuffix("Did you mean objects?\n"))
        #expect(
            try said("sql", "SELECT clas FROM objects", status: 2).hasSuffix(
                "Did you mean class, base_class, custom_class?\n")
        )
        #expect(
            try said("sql", "SELECT path FROM outlets WHERE name = 'titelLabel'")
                == "Nothing is called titelLabel. Did you mean the outlet titleLabel?\n")
        #expect(
            try said("Friutcell", status: 2).hasSuffix(
                "No name, identifier, object id, file or text in the index is called Friutcell. Did you mean FruitCell?\n"
            ))
    }

    @Test func `for an invalid parameter, the message says what is allowed`() throws {
        #expect(
            try said("report", "biggest", "limit=foo", status: 2) == "limit=foo is not allowed: limit is an integer.\n")
        #expect(
            try said("report", "biggest", "by=foo", status: 2)
                == "by=foo is not allowed: by is one of objects, connections, constraints, size, depth.\n")
        #expect(
            try said("report", "owners", "klass=A", status: 2) == "Unknown parameter klass. Available: class, file.\n")
        #expect(try said("report", "outlet", status: 2) == "No value for name: add name=VALUE.\n")
        #expect(
            try said("report", "outlet", "a", "b", status: 2)
                == "b: a parameter is written key=value: name=OUTLET [class=CLASS].\n")
    }

    @Test func `a required parameter needs no name, and old parameter names still work`() throws {
        let wanted = "outlet  destination_class"
        func rows(_ arguments: String...) throws -> String {
            try Tool.run(["report"] + arguments + ["--format", "csv"], in: folder.path).output
        }
        #expect(try rows("outlet", "titleLabel") == rows("outlet", "name=titleLabel"))
        #expect(try rows("class", "FruitCell") == rows("class", "name=FruitCell"))
        #expect(try rows("action", "buy:") == rows("action", "selector=buy:"))
        #expect(try rows("outlet", "titleLabel").contains("FruitCell.xib"), "\(wanted)")
    }

    @Test func `one word shows everything with that name`() throws {
        let run = try Tool.run(["FruitCell"], in: folder.path)
        #expect(run.status == 0)
        for line in [
            "class FruitCell", "file FruitCell", "  xibdb report class class=FruitCell", "  xibdb explain FruitCell",
        ] {
            #expect(run.output.split(separator: "\n").map(String.init).contains(line), "\(line)")
        }
        let outlet = try Tool.run(["ask", "outlet", "titleLabel"], in: folder.path).output
        #expect(outlet.hasPrefix("outlet titleLabel\n  declared in FruitCell Orchard.swift:3\n\npath "))
        #expect(!outlet.contains("class titleLabel"))
    }

    @Test func `without a command, the output has numbers for the most common questions`() throws {
        let run = try Tool.run([], in: folder.path)
        #expect(run.output.hasPrefix("2 xibs:\n\n"))
        #expect(run.output.contains("custom classes in nibs"))
        #expect(run.output.contains("   xibdb report nib-unused\n"))
        let elsewhere = try TemporaryFolder()
        #expect(try Tool.run([], in: elsewhere.path).output.contains("USAGE: xibdb"))
    }

    @Test func `a search finds reports and rules by words`() throws {
        let run = try Tool.run(["report", "--search", "dead nibs"], in: folder.path)
        #expect(run.output.contains("nib-unused "))
        #expect(
            try said("report", "--search", "zeppelin", status: 2)
                == "No report or rule matches zeppelin. `xibdb report` lists the reports.\n")
        #expect(
            try Tool.run(["report", "outlet", "--help"], in: folder.path).output.hasPrefix(
                "outlet: Connections of an outlet\n"))
        let rule = try Tool.run(["report", "outlet-unknown", "--format", "csv"], in: folder.path).output
        #expect(rule.hasPrefix("path,line,column,severity,confidence,object,subject,message,other_path,other_line\r\n"))
    }

    @Test func `for a class given as a file, the message suggests the class, and a reached limit is reported`() throws {
        #expect(
            try said("report", "segues", "file=FruitCell.swift")
                == "No file is called FruitCell.swift. Did you mean FruitCell?\n")
        #expect(
            try said("report", "top-level-objects", "MarketViewController")
                == "No file is called MarketViewController, but a class is: class=MarketViewController.\n")
        #expect(try said("report", "biggest", "limit=1") == "limit=1 stops the report after 1 row; there may be more\n")
    }

    @Test func `a name that only sources declare is shown with its place`() throws {
        try folder.write("More.swift", "import UIKit\nclass Lamp: UIView {\n    @IBOutlet var bulb: UIView!\n}\n")
        let text = try Tool.run(["bulb"], in: folder.path).output
        #expect(text.hasPrefix("outlet bulb\n  declared in Lamp More.swift:3\n  No nib has it.\n"), "\(text)")
    }

    @Test func `a line of a log works without the command why`() throws {
        let line =
            "[<FruitCell 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key price."
        let run = try Tool.run([line], in: folder.path)
        #expect(run.status == 0)
        #expect(run.output.contains("understood: this class is not key value coding-compliant"))
    }

    @Test func `SQL can come from standard input together with parameters`() throws {
        let run = try Tool.run(
            ["sql", "name=titleLabel", "--format", "value"], in: folder.path,
            input: "SELECT path FROM outlets WHERE name = :name")
        #expect(run.output == "FruitCell.xib\n")
    }

    @Test func `the format grep has paths relative to the current folder, and needs a path column`() throws {
        try folder.write("Sub/note", "")
        let run = try Tool.run(["report", "outlet", "titleLabel", "--format", "grep"], in: folder.path + "/Sub")
        #expect(run.output.hasPrefix("../FruitCell.xib:"))
        #expect(run.output.contains(": source_class FruitCell, kind outlet, outlet titleLabel, "), "\(run.output)")
        let alone = try Tool.run(
            ["sql", "SELECT path, line, name FROM outlets WHERE name = 'titleLabel'", "--format", "grep"],
            in: folder.path)
        #expect(alone.output.hasSuffix(": titleLabel\n"))
        let none = try Tool.run(["sql", "SELECT 1 AS one", "--format", "grep"], in: folder.path)
        #expect(none.status == 2)
        #expect(none.errors == "xibdb: --format grep needs a column named path (columns: one).\n")
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `there is a completion script for each shell`(shell: String) throws {
        let run = try Tool.run(["completions", shell], in: folder.path)
        #expect(run.status == 0)
        #expect(run.output.contains("xibdb"))
    }

    @Test func `for an unknown shell, the message lists the known shells`() throws {
        #expect(
            try said("completions", "tcsh", status: 2) == "No shell is called tcsh. Did you mean zsh, bash, fish?\n")
    }
}
