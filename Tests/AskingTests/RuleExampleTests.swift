import Asking
import Foundation
import Indexing
import Queries
import Store
import TestSupport
import Testing

/// Every rule must report exactly the marked places in its examples.
@Suite("Rules and their examples")
struct RuleExampleTests {
    /// An example of a rule. Its test is displayed as the id of the rule and the name of the example.
    struct Case: CustomTestStringConvertible, Sendable {
        let rule: Rule
        let example: Example
        var testDescription: String { "\(rule.id): \(example.name)" }
    }

    private static let rules = (try? RuleCatalog(index: nil).rules) ?? []
    private static let cases = rules.flatMap { rule in rule.examples.map { Case(rule: rule, example: $0) } }

    /// Indexes the files of an example, runs one rule, and returns its findings, including uncertain findings.
    private static func findings(of rule: Rule, in example: Example) throws -> [Finding] {
        let folder = try TemporaryFolder()
        for file in example.files { try folder.write(file.path, file.text) }
        let index = IndexFile(root: folder.path)
        _ = try Indexer(index: index).run(roots: [folder.path], options: Indexer.Options())
        let catalog = try RuleCatalog(index: nil)
        var configuration = CheckConfiguration()
        try configuration.ask(only: [rule.id], of: catalog)
        try configuration.set(example.options, of: rule)
        let result = try Checker(Snapshot(index: index), catalog, configuration).run(
            includesUncertain: true, includesDead: true)
        #expect(result.failures == [])
        return result.findings
    }

    @Test(arguments: cases)
    func `a rule finds exactly the marked places`(case: Case) throws {
        let (rule, example) = (`case`.rule, `case`.example)
        let found = try Self.findings(of: rule, in: example).map { finding in
            let words = [
                finding.severity == rule.severity ? nil : finding.severity.rawValue,
                finding.confidence == rule.confidence ? nil : finding.confidence.rawValue,
            ]
            return ["\(finding.path):\(finding.line ?? 0):\(finding.column ?? 0)"] + words.compactMap { $0 }
        }
        let expected = example.expected.map { ["\($0.path):\($0.line):\($0.column)"] + $0.words }
        #expect(found.map { $0.joined(separator: " ") }.sorted() == expected.map { $0.joined(separator: " ") }.sorted())
        #expect(example.isBad == !example.expected.isEmpty)
    }

    @Test func `a conflict names all stack views that take part`() throws {
        let rule = try RuleCatalog(index: nil).rule("conflicting-constraints")
        let example = try #require(rule.examples.first { $0.name.contains("two stack views") })
        let message = try #require(Self.findings(of: rule, in: example).first?.message)
        #expect(
            message.hasSuffix(
                "the arrangement of the UIStackView bas-01 and the UIStackView bas-02 contradict each other."))
    }

    @Test(arguments: rules.map(\.id))
    func `a rule has a description, examples with findings and examples without`(id: String) throws {
        let rule = try RuleCatalog(index: nil).rule(id)
        #expect(rule.title != id)
        #expect(rule.why.hasSuffix(".") && rule.fix.hasSuffix("."), "\(rule.why) \(rule.fix)")
        #expect(Set(rule.examples.map(\.isBad)) == [true, false])
    }
}
