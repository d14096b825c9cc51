extension Author {
    // MARK: Swift

    /// Returns a Swift file that declares a class, or only constants and helpers.
    mutating func swift(_ name: String) -> String {
        var parts = ["import \(dice.pick(["UIKit", "AppKit", module()]))"]
        for _ in 0..<(1 + dice.below(3)) { parts.append(swiftPart(name)) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// Returns one Swift declaration, or a class in both branches of a condition.
    mutating func swiftPart(_ name: String) -> String {
        switch dice.pick(weighted: [
            (7, "class"), (3, "extension"), (3, "constants"), (1, "helper"), (2, "global"), (1, "alias"),
            (1, "protocol"), (1, "condition"),
            (1, "adoption"),
        ]) {
        case "class": return swiftClass(dice.chance(70) ? name : className())
        case "condition":
            return
                "#if \(dice.pick(["os(macOS)", "canImport(UIKit)", "DEBUG"]))\n\(swiftClass(name))\n#else\n\(swiftClass(name))\n#endif"
        case "extension": return "extension \(className()) {\n\(swiftMembers())\n}"
        case "adoption": return "extension \(className()): NibLoadable\(dice.chance(50) ? ", Pickable" : "") {}"
        case "constants":
            return """
                \(dice.pick(["enum", "struct"])) \(dice.pick(["Nibs", "Keys", className()])) {
                    static let \(outlet()) = \(text())
                    static let \(outlet()) = \(text())
                }
                """
        case "helper":
            return """
                protocol NibLoadable: AnyObject {}
                extension NibLoadable {
                    static var nibName: String { \(dice.pick(["String(describing: self)", text()])) }
                    static func loadFromNib() -> Self {
                        Bundle.main.loadNibNamed(\(dice.pick(["nibName", "String(describing: self)", text()])), owner: \(dice.pick(["nil", "self"])), options: nil)![0] as! Self
                    }
                }
                """
        case "global":
            return "\(dice.pick(["let", "private let", "public let"])) \(dice.pick(Self.constants)) = \(text())"
        case "alias": return "typealias \(className()) = \(dice.chance(50) ? className() : "UIView")"
        default:
            return """
                @objc protocol Pickable {
                    @objc var \(outlet()): String { get set }
                    func \(fruit().lowercased())(_ sender: Any)
                }
                """
        }
    }

    private mutating func swiftClass(_ name: String) -> String {
        let runtime = dice.pick(weighted: [(6, ""), (1, "@objc(\(className()))\n"), (1, "@objcMembers\n")])
        let adopted = dice.pick(weighted: [(6, ""), (1, ", Pickable"), (1, ", NibLoadable")])
        return "\(runtime)class \(name): \(superclass(of: name))\(adopted) {\n\(swiftMembers())\n}"
    }

    private mutating func swiftMembers() -> String {
        (0..<(1 + dice.below(4))).map { _ in
            switch dice.pick(weighted: [
                (4, "outlet"), (3, "action"), (5, "load"), (1, "variable"), (1, "inspectable"), (1, "nibName"),
                (1, "constant"), (1, "coder"),
                (1, "override"), (1, "loadView"),
            ]) {
            case "outlet": "    @IBOutlet var \(outlet()): \(dice.chance(70) ? "UILabel" : className("View"))!"
            case "action":
                "    \(dice.pick(["@IBAction", "@objc", ""])) func \(fruit().lowercased())(_ sender: Any) {\n        \(statement())\n    }"
            case "load":
                "    \(dice.pick(["", "static "]))func \(dice.pick(["make", "show", "load"]))() {\n        \(statement())\n        \(statement())\n    }"
            case "variable": "    var \(outlet()): \(dice.chance(50) ? "String" : className()) = \(text())"
            case "inspectable": "    @IBInspectable var \(outlet()): String = \(text())"
            case "nibName": "    override var \(dice.pick(["nibName", "windowNibName"])): String? { \(text()) }"
            case "constant": "    static let \(dice.pick(["identifier", "nibName", outlet()])) = \(text())"
            case "coder":
                "    required init?(coder: NSCoder) {\n        super.init(coder: coder)\n        \(statement())\n    }"
            case "override":
                "    override func \(dice.pick(["awakeFromNib()", fruit().lowercased() + "(_ sender: Any)"])) {\n        \(statement())\n    }"
            default: "    override func loadView() {}"
            }
        }.joined(separator: "\n")
    }

    /// Returns a Swift expression for a name.
    private mutating func text() -> String {
        dice.pick(weighted: [
            (5, "\"\(className())\""), (2, "\"\(fruit().lowercased())\""), (2, dice.pick(Self.constants)),
            (1, "Nibs.\(outlet())"),
            (1, "Keys.\(outlet())"), (1, "\"\\(\(dice.pick(Self.constants)))\(dice.pick(Self.roles))\""),
            (1, "String(describing: \(className()).self)"),
            (1, "\(className()).nibName"), (1, "\(className()).identifier"),
        ])
    }

    private mutating func statement() -> String {
        let owner = dice.pick(["nil", "self"])
        return dice.pick([
            "Bundle.main.loadNibNamed(\(text()), owner: \(owner), options: nil)",
            "let nib = UINib(nibName: \(text()), bundle: nil)",
            "table.register(UINib(nibName: \(text()), bundle: nil), forCellReuseIdentifier: \(text()))",
            "let page = \(className("Page"))(nibName: \(dice.chance(50) ? "nil" : text()), bundle: nil)",
            "let page = \(className(dice.pick(["Page", "Controller"])))()",
            "let view = \(className("View")).loadFromNib()",
            "let desk = NSWindowController(windowNibName: \(text()))",
            "UIStoryboard(name: \(text()), bundle: nil).instantiateViewController(withIdentifier: \(text()))",
            "table.dequeueReusableCell(withIdentifier: \(text()))",
            "performSegue(withIdentifier: \(text()), sender: \(owner))",
            "let picture = UIImage(named: \(text()))",
            "register(\(className("Cell")).self)",
        ])
    }

    // MARK: Objective-C

    mutating func header(_ name: String) -> String {
        var parts = ["#import <UIKit/UIKit.h>"]
        if dice.chance(20) { parts.append("#define \(dice.pick(Self.constants)) @\"\(className())\"") }
        if dice.chance(20) {
            parts.append("@protocol Pickable <NSObject>\n@property (nonatomic) NSString *\(outlet());\n@end")
        }
        if dice.chance(15) { parts.append("typedef \(className()) \(className());") }
        if dice.chance(10) { parts.append("@compatibility_alias \(className()) \(className());") }
        parts.append(
            "@interface \(name) : \(superclass(of: name))\(dice.chance(20) ? " <Pickable>" : "")\n\(objcMembers())\n@end"
        )
        if dice.chance(20) { parts.append("@interface \(className()) (Shop)\n\(objcMembers())\n@end") }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private mutating func objcMembers() -> String {
        (0..<(1 + dice.below(3))).map { _ in
            dice.pick([
                "@property (weak, nonatomic) IBOutlet UILabel *\(outlet());",
                "- (IBAction)\(fruit().lowercased()):(id)sender;",
                "+ (NSString *)nibName;", "- (void)set\(fruit()):(id)value;",
                "@property (nonatomic) NSString *\(outlet());",
            ])
        }.joined(separator: "\n")
    }

    mutating func implementation(_ name: String) -> String {
        var parts = ["#import \"\(name).h\""]
        if dice.chance(30) { parts.append("#define \(dice.pick(Self.constants)) @\"\(className())\"") }
        if dice.chance(30) { parts.append("static NSString * const \(dice.pick(Self.constants)) = \(objcText());") }
        if dice.chance(25) { parts.append("@interface \(name) ()\n\(objcMembers())\n@end") }
        parts.append("@implementation \(name)\n\(objcMethods())\n@end")
        if dice.chance(20) { parts.append("@implementation \(className()) (Shop)\n\(objcMethods())\n@end") }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private mutating func objcMethods() -> String {
        (0..<(1 + dice.below(3))).map { _ in
            dice.pick([
                "- (IBAction)\(fruit().lowercased()):(id)sender {\n    \(objcStatement())\n}",
                "- (id)initWithCoder:(NSCoder *)coder {\n    self = [super initWithCoder:coder];\n    \(objcStatement())\n    return self;\n}",
                "+ (instancetype)loadFromNib {\n    \(objcStatement())\n}",
                "- (void)show {\n    \(objcStatement())\n    \(objcStatement())\n}",
                "- (NSString *)windowNibName {\n    return \(objcText());\n}",
                "+ (NSString *)nibName {\n    return \(objcText());\n}",
                "@synthesize \(outlet()) = _\(outlet());",
            ])
        }.joined(separator: "\n")
    }

    private mutating func objcText() -> String {
        dice.pick(weighted: [
            (4, "@\"\(className())\""), (2, "@\"\(fruit().lowercased())\""), (3, dice.pick(Self.constants)),
            (1, "NSStringFromClass([\(className()) class])"), (1, "NSStringFromClass([self class])"),
            (1, "[\(className()) nibName]"),
            (1, "[self nibName]"),
        ])
    }

    private mutating func objcStatement() -> String {
        let owner = dice.pick(["nil", "self"])
        return dice.pick([
            "[[NSBundle mainBundle] loadNibNamed:\(objcText()) owner:\(owner) options:nil];",
            "[UINib nibWithNibName:\(objcText()) bundle:nil];",
            "[self.table registerNib:[UINib nibWithNibName:\(objcText()) bundle:nil] forCellReuseIdentifier:\(objcText())];",
            "[[\(className("Page")) alloc] initWithNibName:\(dice.chance(50) ? "nil" : objcText()) bundle:nil];",
            "[[\(className("Page")) alloc] init];",
            "[\(className("View")) loadFromNib];",
            "[[NSWindowController alloc] initWithWindowNibName:\(objcText())];",
            "[[UIStoryboard storyboardWithName:\(objcText()) bundle:nil] instantiateViewControllerWithIdentifier:\(objcText())];",
            "[self.table dequeueReusableCellWithIdentifier:\(objcText())];",
        ])
    }
}
