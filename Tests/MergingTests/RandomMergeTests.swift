import Foundation
import TestSupport
import Testing

import Merging

/// Merges random documents that both sides edited at random. Each fact of the result must come from the side that
/// changed it.
///
/// `MERGES_ROUNDS` is the number of merges. The seed of the first merge is `MERGES_SEED` times one million.
@Suite("Random merges")
struct RandomMergeTests {
    private static func setting(_ name: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
    }

    private static let seeds =
        setting("MERGES_SEED", 0) * 1_000_000..<setting("MERGES_SEED", 0) * 1_000_000 + setting("MERGES_ROUNDS", 120)

    @Test(arguments: seeds)
    func `each fact of a merge comes from the side that changed it`(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        let base = RandomNib(&dice)
        var (ours, theirs) = (base, base)
        for _ in 0...dice.below(5) { ours.edit(&dice, "o") }
        for _ in 0...dice.below(5) { theirs.edit(&dice, "t") }
        let result: MergeResult
        do throws(MergeRefusal) {
            result = try Merge(
                base: Array(base.text.utf8), ours: Array(ours.text.utf8), theirs: Array(theirs.text.utf8)
            ).run()
        } catch {
            // Each side moved one of two views into the other view. No document can contain both changes.
            return #expect("\(error)".contains("objects that contain each other"))
        }
        let renamed = Self.twins(base.root, ours.root, theirs.root)
        func facts(_ text: String) throws -> Facts {
            let root = try Node.read(text)
            for node in root.all {
                for (key, value) in node.attributes { if let new = renamed[value] { node.attributes[key] = new } }
            }
            return Facts(root)
        }
        let sides = try (base: facts(base.text), ours: facts(ours.text), theirs: facts(theirs.text))
        let oracle = MergeOracle(base: sides.base, ours: sides.ours, theirs: sides.theirs)
        if result.conflicts.isEmpty {
            #expect(oracle.disputed == [], "disputed, and no conflict")
            #expect(try oracle.wrong(with: facts(result.text)) == [])
        } else {
            #expect(try oracle.wrong(with: facts(result.text.components(keeping: .ours)), settledFor: sides.ours) == [])
            #expect(
                try oracle.wrong(with: facts(result.text.components(keeping: .theirs)), settledFor: sides.theirs) == [])
        }
        let mirrored = try Nib.merge(base.text, theirs.text, ours.text)
        #expect(mirrored.conflicts.isEmpty == result.conflicts.isEmpty, "another status with the sides exchanged")
        if result.conflicts.isEmpty, mirrored.conflicts.isEmpty {
            let (one, other) = try (facts(result.text), facts(mirrored.text))
            func comparable(_ facts: Facts) -> [Facts.Fact: String] {
                facts.values.filter { !$0.key.kind.hasPrefix("order") && !facts.computed.contains($0.key.element) }
            }
            #expect(comparable(one) == comparable(other), "other facts with the sides exchanged")
        }
        #expect(try Nib.merge(base.text, ours.text, theirs.text) == result)
    }

    /// Finds the connections and constraints that both sides added with the same content. For each id in theirs,
    /// returns the matching id in ours.
    private static func twins(_ base: Node, _ ours: Node, _ theirs: Node) -> [String: String] {
        let known = Set(base.all.compactMap(\.id))
        func made(_ root: Node) -> [String: [String]] {
            var made: [String: [String]] = [:]
            for holder in root.all {
                for list in holder.children where ["connections", "constraints"].contains(list.tag) {
                    for node in list.children {
                        guard let id = node.id, !known.contains(id) else { continue }
                        let copy = node.copy()
                        copy.attributes["id"] = nil
                        made["\(holder.id ?? "") \(list.tag) \(copy.canonical)", default: []].append(id)
                    }
                }
            }
            return made
        }
        let (mine, other) = (made(ours), made(theirs))
        var renamed: [String: String] = [:]
        for (saying, ids) in other {
            for (mine, other) in zip(mine[saying] ?? [], ids) { renamed[other] = mine }
        }
        return renamed
    }

    @Test func `if only one side has edits, the result has them unchanged`() throws {
        for seed in 0..<100 {
            var dice = Dice(seed: UInt64(seed) + 10_000)
            let base = RandomNib(&dice)
            var changed = base
            for _ in 0...dice.below(8) { changed.edit(&dice, "x") }
            guard changed.text != base.text else { continue }
            // The unchanged side has the same content as the base, but different bytes. Therefore the merge must
            // compare the documents.
            let same = base.text.replacing("<document ", with: "<document  ")
            #expect(try Nib.merge(base.text, changed.text, same).text == changed.text)
            let merged = try Nib.merge(base.text, same, changed.text)
            #expect(merged.conflicts == [])
            let (one, other) = try (Facts(Node.read(merged.text)), Facts(Node.read(changed.text)))
            #expect(one.values == other.values, "seed \(seed)")
        }
    }
}
