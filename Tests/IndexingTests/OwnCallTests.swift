import SourceCode
import SwiftSources
import Testing

import Indexing

@Suite("Calls that a method makes on self")
struct OwnCallTests {
    /// Returns the calls of a method on self as `member`, or `member if conditions`. An unknown condition is `?`.
    private func calls(_ functions: [FunctionCode], _ name: String) -> [String] {
        guard let function = functions.first(where: { $0.name == name }) else { return ["no function"] }
        return SelfCalls(function.body).calls.compactMap { call in
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

    @Test func `calls with and without self are own calls, and calls on other objects are not`() {
        #expect(
            swift("super.awakeFromNib()\nsetUp()\nself.fill()\nlabel.fill()\nCard.make()\nprint(1)") == [
                "setUp", "fill",
            ])
        #expect(
            objectiveC("[super awakeFromNib]; [self setUp]; [self.label fill]; [Card make]; puts(\"\"); return self;")
                == ["setUp"])
    }

    @Test func `a call behind a condition or an early exit has an unknown condition`() {
        #expect(swift("if items.contains(1) { setUp() }\nfill()") == ["setUp if ?", "fill"])
        #expect(swift("guard items.contains(1) else { return }\nsetUp()") == ["setUp if ?"])
        #expect(
            objectiveC("switch (self.tag) { case 1: return self; default: break; } [self setUp]; return nil;") == [
                "setUp if ?"
            ])
    }

    @Test func `a variable with one value stands for its value in a condition`() {
        #expect(swift("let isEmpty = subviews.count == 0\nif isEmpty { setUp() }") == ["setUp if subviews = 0"])
        #expect(
            swift("let count = subviews.count\nguard count > 0 else { return }\nsetUp()") == ["setUp if subviews > 0"])
        #expect(swift("var isFirst = tag == 0\nisFirst = true\nif isFirst { setUp() }") == ["setUp if ?"])
    }

    @Test func `a condition that compares a property with a number or nil is kept`() {
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

    @Test func `every form of a check for subviews is recognized`() {
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

    @Test func `a local variable, and a comparison with a named value, are unknown conditions`() {
        #expect(swift("let isReady = ask()\nif isReady { setUp() }") == ["ask", "setUp if ?"])
        #expect(objectiveC("if (self.tag == kTag) return self; [self setUp]; return nil;") == ["setUp if ?"])
    }

    @Test func `all conditions of a conjunction are kept, and a disjunction is an unknown condition`() {
        #expect(swift("if isReady && tag == 1 { setUp() }") == ["setUp if isReady <> 0, tag = 1"])
        #expect(swift("if isReady || tag == 1 { setUp() }") == ["setUp if ?"])
        #expect(swift("if isReady || tag == 1 { return }\nsetUp()") == ["setUp if isReady = 0, tag <> 1"])
    }

    @Test func `a check whether self is nil is not a condition`() {
        #expect(objectiveC("if (!self) return nil; [self setUp]; return self;") == ["setUp"])
        #expect(objectiveC("if ((self = [super initWithCoder:coder])) { [self setUp]; } return self;") == ["setUp"])
        #expect(objectiveC("if (self != nil) { [self setUp]; } return self;") == ["setUp"])
    }

    @Test func `both branches of a condition are followed, and a dispatch_once block is conditional`() {
        #expect(swift("if isReady { one() } else { two() }") == ["one if isReady <> 0", "two if isReady = 0"])
        #expect(
            objectiveC("static dispatch_once_t token; dispatch_once(&token, ^{ [self setUp]; }); return self;") == [
                "setUp if ?"
            ])
    }

    @Test func `a call of an initializer has the selector as its name`() {
        let text = "class Card: UIView {\nconvenience init() {\nself.init(frame: .zero)\n}\n}"
        #expect(calls(SwiftReader.read(Array(text.utf8)).functions, "init") == ["initWithFrame:"])
    }
}
