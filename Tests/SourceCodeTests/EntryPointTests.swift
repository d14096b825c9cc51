import SourceCode
import SwiftSources
import Testing

@Suite("Entry points of loads within a file")
struct EntryPointTests {
    private func swift(_ members: String) -> [String] {
        SwiftReader.read(
            Array(
                "class Shop: UIView {\nrequired init?(coder: NSCoder) { super.init(coder: coder) }\n\(members)\n}".utf8)
        )
        .loads.map { $0.callingMembers.joined(separator: " ") }
    }

    private func objectiveC(_ methods: String) -> [String] {
        ObjectiveCReader.read(Array("@implementation Shop\n\(methods)\n@end".utf8)).loads.map {
            $0.callingMembers.joined(separator: " ")
        }
    }

    private let load = "Bundle.main.loadNibNamed(\"Shop\", owner: self)"

    @Test func `the entry points of a load are all members that reach it, also through helpers`() {
        let found = swift(
            """
            override init(frame: CGRect) { super.init(frame: frame); self.setUp() }
            override func awakeFromNib() { super.awakeFromNib(); setUp() }
            private func setUp() { fill(with: 1) }
            private func fill(with count: Int) { \(load) }
            """)
        #expect(found == ["awakeFromNib fill initWithFrame: setUp"])
    }

    @Test func `an initializer that calls another initializer reaches the load in it`() {
        let found = swift(
            """
            override init(frame: CGRect) { super.init(frame: frame); \(load) }
            convenience init() { self.init(frame: .zero) }
            convenience init(title: String) { self.init(frame: .zero) }
            """)
        #expect(found == ["init initWithFrame: initWithTitle"])
    }

    @Test func `a load behind a condition or an early exit is marked`() {
        let found = swift(
            """
            override func awakeAfter(using coder: NSCoder) -> Any? {
                guard subviews.isEmpty else { return self }
                return \(load)?.first
            }
            override func awakeFromNib() { if isEmpty { \(load) } }
            """)
        #expect(found == ["awakeAfterUsingCoder:?", "awakeFromNib?"])
    }

    @Test func `a load that is itself the condition is not behind it`() {
        #expect(swift("override func awakeFromNib() { guard let all = \(load) else { return } }") == ["awakeFromNib"])
        #expect(swift("override func awakeFromNib() { if let all = \(load) { use(all) } }") == ["awakeFromNib"])
    }

    @Test func `a path without a condition has priority over a path with one`() {
        let found = swift(
            """
            override func awakeFromNib() { if isEmpty { setUp() }; other() }
            func other() { setUp() }
            func setUp() { \(load) }
            """)
        #expect(found == ["awakeFromNib other setUp"])
    }

    @Test
    func `a class method and a call to another object do not lead to a load`() {
        let found = swift(
            """
            override func awakeFromNib() { super.awakeFromNib(); other.setUp(); Shop.make() }
            func setUp() { \(load) }
            static func make() { Bundle.main.loadNibNamed("Shop", owner: nil) }
            """)
        #expect(found == ["setUp", ""])
    }

    @Test func `messages to self reach an Objective-C load`() {
        let found = objectiveC(
            """
            - (id)initWithCoder:(NSCoder *)coder { if ((self = [super initWithCoder:coder])) { [self setUp]; } return self; }
            - (id)initWithFrame:(CGRect)frame { self = [super initWithFrame:frame]; if (!self) return nil; [self setUp]; return self; }
            - (id)initWithFrame:(CGRect)frame style:(int)style { self = [super initWithFrame:frame]; [self setUp]; return self; }
            - (void)setUp { [[NSBundle mainBundle] loadNibNamed:@"Shop" owner:self options:nil]; }
            """)
        #expect(found == ["initWithCoder: initWithFrame: initWithFrame:style: setUp"])
    }

    @Test(arguments: [
        "if (self.subviews.count > 0) { return self; } return LOAD;",
        "if ([self.subviews count]) return self; return LOAD;",
        "if (self.tag == 7) return LOAD; return self;",
        "return self.subviews.count ? self : LOAD;",
        "switch (self.tag) { case 1: return LOAD; default: return self; }",
    ])
    func `an Objective-C load behind a condition is marked`(body: String) {
        let load = "[[[NSBundle mainBundle] loadNibNamed:@\"Shop\" owner:nil options:nil] firstObject]"
        let found = objectiveC("- (id)awakeAfterUsingCoder:(NSCoder *)coder { \(body.replacing("LOAD", with: load)) }")
        #expect(found == ["awakeAfterUsingCoder:?"])
    }

    @Test(arguments: [
        "id view = LOAD; if (view) { return view; } return self;",
        "if (LOAD == nil) { return self; } return nil;",
        "for (id view in LOAD) { [self take:view]; } return self;",
    ])
    func `an Objective-C load before or in a condition is not behind it`(body: String) {
        let load = "[[NSBundle mainBundle] loadNibNamed:@\"Shop\" owner:nil options:nil]"
        let found = objectiveC("- (id)awakeAfterUsingCoder:(NSCoder *)coder { \(body.replacing("LOAD", with: load)) }")
        #expect(found == ["awakeAfterUsingCoder:"])
    }
}
