/// What a message means to Interface Builder, by the first part of its
/// selector, so that `initWithNibName:bundle:andColor:` is known too.
enum KnownCall {
    /// Loads or opens a file: the first argument is its name.
    case load(target: NibLoad.Target, purpose: NibLoad.Purpose)
    /// Takes the objects out of a nib or storyboard that was made before.
    case instantiate(target: NibLoad.Target)
    /// Registers a nib for a reuse identifier.
    case register
    /// Uses an identifier or a name: the argument of the first part of the
    /// selector that ends so.
    case identifier(kind: IdentifierUse.Kind, purpose: IdentifierUse.Purpose, suffix: String)
    /// Uses a resource by name, when it is sent to one of these classes.
    case resource(kind: IdentifierUse.Kind, classes: Set<String>)
    /// Compares two strings, one of which may be a segue's identifier.
    case comparison
    /// Makes an `NSNib`, when it is one that is made.
    case nibFromURL

    /// The call whose selector begins with a word.
    init?(_ source: SourceBytes, _ word: Token) {
        // Most messages are none, and no string need be made of them.
        guard Self.firstBytes.contains(source.bytes[Int(word.start)]) else { return nil }
        let keyword = source.text(word)
        if let call = Self.byKeyword[keyword] {
            self = call
        } else if keyword.hasPrefix("dequeueReusable") {
            self = Self.dequeue
        } else {
            return nil
        }
    }

    private static let firstBytes: Set<UInt8> = Set(byKeyword.keys.compactMap(\.utf8.first) + [UInt8(ascii: "d")])

    private static let dequeue = KnownCall.identifier(kind: .reuse, purpose: .dequeues, suffix: "dentifier")
    private static let make = KnownCall.identifier(kind: .reuse, purpose: .makes, suffix: "dentifier")
    private static let scene = KnownCall.identifier(kind: .storyboard, purpose: .instantiates, suffix: "WithName")
    private static let images = KnownCall.resource(kind: .image, classes: ["UIImage", "NSImage", "WKImage"])
    private static let colors = KnownCall.resource(kind: .color, classes: ["UIColor", "NSColor"])

    private static let byKeyword: [String: KnownCall] = [
        "loadNibNamed": .load(target: .nib, purpose: .loads),
        "loadNibFile": .load(target: .nib, purpose: .loads),
        "nibWithNibName": .load(target: .nib, purpose: .opens),
        "initWithNibNamed": .load(target: .nib, purpose: .opens),
        "initWithNibName": .load(target: .nib, purpose: .controller),
        "initWithWindowNibName": .load(target: .nib, purpose: .windowController),
        "initWithWindowNibPath": .load(target: .nib, purpose: .windowController),
        "storyboardWithName": .load(target: .storyboard, purpose: .opens),
        "initWithContentsOfURL": .nibFromURL,
        "instantiateWithOwner": .instantiate(target: .nib),
        "instantiateNibWithOwner": .instantiate(target: .nib),
        "instantiateViewControllerWithIdentifier": .instantiate(target: .storyboard),
        "instantiateControllerWithIdentifier": .instantiate(target: .storyboard),
        "registerNib": .register,
        "registerClass": .identifier(kind: .reuse, purpose: .registers, suffix: "dentifier"),
        "initWithStyle": make,
        "initWithReuseIdentifier": make,
        "initWithAnnotation": make,
        "makeViewWithIdentifier": dequeue,
        "makeItemWithIdentifier": dequeue,
        "makeSupplementaryViewOfKind": dequeue,
        "setNumberOfRows": .identifier(kind: .reuse, purpose: .dequeues, suffix: "withRowType"),
        "performSegueWithIdentifier": .identifier(kind: .segue, purpose: .performs, suffix: "dentifier"),
        "segueWithIdentifier": .identifier(kind: .segue, purpose: .makes, suffix: "dentifier"),
        "pushControllerWithName": scene,
        "presentControllerWithName": scene,
        "setRestorationIdentifier": .identifier(kind: .restoration, purpose: .sets, suffix: "dentifier"),
        "imageNamed": images,
        "colorNamed": colors,
        "isEqualToString": .comparison,
        "isEqual": .comparison,
    ]

    /// Whether a method or function is asked for the name of a nib or for an
    /// identifier: `+cellIdentifier`, `+nib`. What it returns is kept as a
    /// constant, so that `[FruitCell cellIdentifier]` can be followed.
    static func givesName(_ member: String) -> Bool {
        if member.utf8.last == UInt8(ascii: ":") || member == "awakeFromNib" { return false }
        let bytes = Array(member.utf8)
        if bytes.starts(with: "nib".utf8) || bytes.starts(with: "xib".utf8) { return true }
        // Every method that has a body is asked, so bytes and no strings; and
        // with capitals, because `flexibleColor` is none.
        return bytes.indices.contains { start in
            switch bytes[start] {
            case UInt8(ascii: "N"), UInt8(ascii: "X"):
                bytes[start...].starts(with: "Nib".utf8) || bytes[start...].starts(with: "NIB".utf8)
                    || bytes[start...].starts(with: "Xib".utf8) || bytes[start...].starts(with: "XIB".utf8)
            case UInt8(ascii: "d"): bytes[start...].starts(with: "dentifier".utf8)
            case UInt8(ascii: "t"): bytes[start...].starts(with: "toryboard".utf8)
            default: false
            }
        }
    }

    /// What it means that a method of this name returns an expression.
    enum Override {
        case load(purpose: NibLoad.Purpose)
        case identifier(kind: IdentifierUse.Kind)

        /// The meaning of a method, by its selector.
        init?(_ selector: String) {
            switch selector {
            case "nibFile": self = .load(purpose: .nibFile)
            case "reuseIdentifier": self = .identifier(kind: .reuse)
            case "restorationIdentifier": self = .identifier(kind: .restoration)
            default:
                guard let purpose = NibLoad.overrides[selector] else { return nil }
                self = .load(purpose: purpose)
            }
        }
    }
}
