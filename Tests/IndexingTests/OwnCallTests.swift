import SourceCode
import Testing

@testable import Indexing

@Suite("What a method calls of its own object")
struct OwnCallTests {
    /// Calls of a method as `member`, with what stands before them.
    private func calls(_ functions: [FunctionCode], _ name: String) -> [String] {
        guard let function = functions.first(where: { $0.name == name }) else { return ["no function"] }
        return OwnCalls(function.body).calls.compactMap { call in
            guard let member = call.member else { return nil }
            let conditions = call.conditions.map { condition in
                condition.comparison.map { "\($0.property) \($0.relation.rawValue) \($0.number)" } ?? "?"
            }.sorted()
            return conditions.isEmpty ? member : "\(member) if \(conditions.joined(separator: ", "))"
        }
    }

    private func swift(_ body: String) -> [String] {
        calls(
            SwiftReader.read(Array("class Card: UIView {\noverride func awakeFromNib() {\n\(body)\n}\n}".utf8))
                .functions, "awakeFromNib")
    }

    private func objectiveC(_ body: String) -> [String] {
        let text = "@implementation Card\n- (id)awakeAfterUsingCoder:(NSCoder *)coder {\n\(body)\n}\n@end"
        return calls(ObjectiveCReader.read(Array(text.utf8)).functions, "awakeAfterUsingCoder:")
    }

    @Test func `calls with and without self are its own, those of others are not`() {
        #expect(
            swift("super.awakeFromNib()\nsetUp()\nself.fill()\nlabel.fill()\nCard.make()\nprint(1)") == [
                "setUp", "fill",
            ])
        #expect(
            objectiveC("[super awakeFromNib]; [self setUp]; [self.label fill]; [Card make]; puts(\"\"); return self;")
                == ["setUp"])
    }

    @Test func `what stands behind a condition, and behind a way out, depends on it`() {
        #expect(swift("if items.contains(1) { setUp() }\nfill()") == ["setUp if ?", "fill"])
        #expect(swift("guard items.contains(1) else { return }\nsetUp()") == ["setUp if ?"])
        #expect(
            objectiveC("switch (self.tag) { case 1: return self; default: break; } [self setUp]; return nil;") == [
                "setUp if ?"
            ])
    }

    @Test func `a condition that compares a property holds if it leads to the call`() {
        #expect(swift("if isReady { setUp() }") == ["setUp if isReady <> 0"])
        #expect(swift("guard !self.isReady else { return }\nsetUp()") == ["setUp if isReady = 0"])
        #expect(swift("if isReady == false { setUp() }") == ["setUp if isReady = 0"])
        #expect(swift("guard let label else { return }\nsetUp()") == ["setUp if label <> 0"])
        #expect(swift("if tag != 7 { return }\nsetUp()") == ["setUp if tag = 7"])
        #expect(swift("if 2 <= tag { setUp() }") == ["setUp if tag >= 2"])
        #expect(objectiveC("if (_isReady == NO) { [self setUp]; } return self;") == ["setUp if isReady = 0"])
        #expect(objectiveC("if (self.tag < 3) return self; [self setUp]; return nil;") == ["setUp if tag >= 3"])
        #expect(
            objectiveC("if (![self isReady]) { [self setUp]; } return self;") == ["isReady", "setUp if isReady = 0"])
    }

    @Test func `subviews are counted, in whatever way they are asked for`() {
        #expect(swift("guard subviews.isEmpty else { return }\nsetUp()") == ["setUp if subviews = 0"])
        #expect(swift("if self.subviews.count > 1 { setUp() }") == ["setUp if subviews > 1"])
        #expect(swift("if subviews.first == nil { setUp() }") == ["setUp if subviews = 0"])
        #expect(
            objectiveC("if (self.subviews.count) return self; [self setUp]; return nil;") == ["setUp if subviews = 0"])
        #expect(
            objectiveC("if ([[self subviews] count] >= 1) { [self setUp]; } return self;") == [
                "subviews", "setUp if subviews >= 1",
            ])
    }

    @Test func `a local variable, and a comparison with what is not written out, is any condition`() {
        #expect(swift("let isReady = ask()\nif isReady { setUp() }") == ["ask", "setUp if ?"])
        #expect(objectiveC("if (self.tag == kTag) return self; [self setUp]; return nil;") == ["setUp if ?"])
    }

    @Test func `of several conditions each stands before the call, and of a choice none alone`() {
        #expect(swift("if isReady && tag == 1 { setUp() }") == ["setUp if isReady <> 0, tag = 1"])
        #expect(swift("if isReady || tag == 1 { setUp() }") == ["setUp if ?"])
        #expect(swift("if isReady || tag == 1 { return }\nsetUp()") == ["setUp if isReady = 0, tag <> 1"])
    }

    @Test func `whether there is an object at all is no condition`() {
        #expect(objectiveC("if (!self) return nil; [self setUp]; return self;") == ["setUp"])
        #expect(objectiveC("if ((self = [super initWithCoder:coder])) { [self setUp]; } return self;") == ["setUp"])
        #expect(objectiveC("if (self != nil) { [self setUp]; } return self;") == ["setUp"])
    }

    @Test func `both ways of a condition are looked at, and a block that is run once is one`() {
        #expect(swift("if isReady { one() } else { two() }") == ["one if isReady <> 0", "two if isReady = 0"])
        #expect(
            objectiveC("static dispatch_once_t token; dispatch_once(&token, ^{ [self setUp]; }); return self;") == [
                "setUp if ?"
            ])
    }

    @Test func `an initialiser is called by its selector`() {
        let text = "class Card: UIView {\nconvenience init() {\nself.init(frame: .zero)\n}\n}"
        #expect(calls(SwiftReader.read(Array(text.utf8)).functions, "init") == ["initWithFrame:"])
    }
}
