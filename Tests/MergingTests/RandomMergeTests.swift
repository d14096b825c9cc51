import Foundation
import Testing
import TestSupport
@testable import Merging

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Random nibs, edited on two sides at random: whatever either changed is in the merge or in a conflict.
@Suite("Random merges")
struct RandomMergeTests {
    @Test(arguments: 0..<200)
    func `a merge has what either side changed, and nothing else`(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        let base = RandomNib(&dice)
        var (ours, theirs) = (base, base)
        for _ in 0...dice.below(6) { ours.edit(&dice, "o") }
        for _ in 0...dice.below(6) { theirs.edit(&dice, "t") }
        let result: MergeResult
        do throws(MergeRefusal) {
            result = try Merge(base: Array(base.text.utf8), ours: Array(ours.text.utf8), theirs: Array(theirs.text.utf8)).run()
        } catch {
            // The one thing that random edits do and no merge can mend: each side put a view into one that the other put into it.
            return #expect("\(error)".contains("objects in each other"))
        }
        let facts = try (base: Facts(base.text), ours: Facts(ours.text), theirs: Facts(theirs.text))
        for side in [Side.ours, .theirs] {
            let (own, other) = side == .ours ? (facts.ours, facts.theirs) : (facts.theirs, facts.ours)
            let resolved = try Facts(result.text.components(keeping: side))
            #expect(resolved.repeated.isEmpty)
            #expect(resolved.dangling.isEmpty)
            let lost = own.all.subtracting(facts.base.all).subtracting(resolved.all)
            #expect(lost.isEmpty, "lost of \(side): \(lost.sorted())")
            // What a side removed is gone, unless the other one has taken it elsewhere.
            let back = facts.base.all.subtracting(own.all).intersection(resolved.all).filter { !other.isTakenElsewhere($0, since: facts.base, than: own) }
            #expect(back.isEmpty, "back though \(side) removed it: \(back.sorted())")
            let invented = resolved.all.subtracting(own.all).subtracting(other.all)
            #expect(invented.isEmpty, "invented: \(invented.sorted())")
            if result.conflicts.isEmpty {
                let missing = other.all.subtracting(facts.base.all).subtracting(resolved.all)
                #expect(missing.isEmpty, "lost of the other side: \(missing.sorted())")
            }
        }
        let mirrored = try Nib.merge(base.text, theirs.text, ours.text)
        #expect(mirrored.conflicts.isEmpty == result.conflicts.isEmpty)
        #expect(try Nib.merge(base.text, ours.text, theirs.text) == result)
    }

    @Test func `edits of one side alone are taken as they are`() throws {
        for seed in 0..<200 {
            var dice = Dice(seed: UInt64(seed) + 10_000)
            let base = RandomNib(&dice)
            var changed = base
            for _ in 0...dice.below(8) { changed.edit(&dice, "x") }
            guard changed.text != base.text else { continue }
            // The same in other bytes, so that the merge has to find out.
            let same = base.text.replacing(" id=\"root\"", with: "  id='root'")
            #expect(try Nib.merge(base.text, changed.text, same).text == changed.text)
            let merged = try Nib.merge(base.text, same, changed.text)
            #expect(merged.conflicts == [])
            #expect(merged.text.replacing("  id='root'", with: " id=\"root\"") == changed.text, "seed \(seed)")
        }
    }
}

/// A nib of views that hold views, constraints, outlets and values.
struct RandomNib {
    final class View {
        let id: String
        var attributes: [String: String] = [:]
        var text: String?
        var views: [View] = []
        /// Constraints and outlets, with the id of what they refer to.
        var references: [(id: String, tag: String, target: String, constant: Int)] = []

        init(_ id: String) { self.id = id }

        func copy() -> View {
            let view = View(id)
            (view.attributes, view.text, view.references, view.views) = (attributes, text, references, views.map { $0.copy() })
            return view
        }

        var all: [View] { [self] + views.flatMap(\.all) }
    }

    private var root: View
    private var next = 0

    init(_ dice: inout Dice) {
        root = View("root")
        for _ in 0..<dice.below(12) + 4 { add(&dice, "b") }
        for _ in 0..<dice.below(8) { refer(&dice, "b") }
    }

    private mutating func name(_ prefix: String) -> String {
        next += 1
        return "\(prefix)\(next)-id"
    }

    private mutating func add(_ dice: inout Dice, _ prefix: String) {
        let holder = dice.pick(root.all), view = View(name(prefix))
        view.attributes = ["tag": "\(dice.below(9))", "title": "\(dice.below(9))"]
        if dice.chance(30) { view.text = "text \(dice.below(9)) & more\n" }
        holder.views.insert(view, at: dice.below(holder.views.count + 1))
    }

    private mutating func refer(_ dice: inout Dice, _ prefix: String) {
        let holder = dice.pick(root.all), tag = dice.pick(["outletCollection", "constraint"])
        holder.references.append((name(prefix), tag, dice.pick(root.all).id, dice.below(9_000)))
    }

    /// One change, with ids that begin with a prefix.
    mutating func edit(_ dice: inout Dice, _ prefix: String) {
        root = root.copy()
        let view = dice.pick(root.all)
        switch dice.below(9) {
        case 0, 1: add(&dice, prefix)
        case 2: refer(&dice, prefix)
        case 3: view.attributes[dice.pick(["tag", "title", "hint"])] = "\(prefix)\(dice.below(3))"
        case 4: view.attributes[dice.pick(["tag", "title"])] = nil
        case 5: view.text = dice.chance(30) ? nil : "\(prefix)\(dice.below(3)) <b>"
        case 6: remove(view)
        case 7: move(view, to: dice.pick(root.all), &dice)
        default:
            guard !view.references.isEmpty else { return }
            let place = dice.below(view.references.count)
            if dice.chance(50) { view.references.remove(at: place) } else { view.references[place].constant = dice.below(9_000) }
        }
    }

    private func remove(_ view: View) {
        guard view !== root, let holder = root.all.first(where: { $0.views.contains { $0 === view } }) else { return }
        holder.views.removeAll { $0 === view }
        let left = Set(root.all.map(\.id))
        for other in root.all { other.references.removeAll { !left.contains($0.target) } }
    }

    private func move(_ view: View, to target: View, _ dice: inout Dice) {
        guard view !== root, !view.all.contains(where: { $0 === target }),
            let holder = root.all.first(where: { $0.views.contains { $0 === view } })
        else { return }
        holder.views.removeAll { $0 === view }
        target.views.insert(view, at: dice.below(target.views.count + 1))
    }

    var text: String { "<document>\n" + lines(root).map { "    \($0)\n" }.joined() + "</document>\n" }

    private func lines(_ view: View) -> [String] {
        func escaped(_ text: String) -> String { text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
        var inner: [String] = []
        if !view.views.isEmpty { inner += ["<subviews>"] + view.views.flatMap(lines).map { "    " + $0 } + ["</subviews>"] }
        if let text = view.text { inner.append("<string key=\"text\">\(escaped(text))</string>") }
        for (list, tag, name) in [("constraints", "constraint", "firstItem"), ("connections", "outletCollection", "destination")] {
            let own = view.references.filter { $0.tag == tag }
            if own.isEmpty { continue }
            inner += ["<\(list)>"] + own.map { "    <\(tag) \(name)=\"\($0.target)\" constant=\"\($0.constant)\" id=\"\($0.id)\"/>" } + ["</\(list)>"]
        }
        let attributes = view.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
        let tag = "view\(attributes) id=\"\(view.id)\""
        return inner.isEmpty ? ["<\(tag)/>"] : ["<\(tag)>"] + inner.map { "    " + $0 } + ["</view>"]
    }
}

/// What a document says, read with the parser of the system: attributes, texts and holders, each with the id of its element.
final class Facts: NSObject, XMLParserDelegate {
    private(set) var all: Set<String> = []
    private(set) var repeated: Set<String> = []
    private var holders: [String: String] = [:]
    private var references: Set<String> = []
    private var open: [String] = []
    private var characters = ""

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { throw NotWellFormed(text: text) }
    }

    struct NotWellFormed: Error { let text: String }

    var dangling: Set<String> { references.subtracting(holders.keys) }

    /// Whether a fact is of an element that stands elsewhere here than before, while the other side has it no longer.
    func isTakenElsewhere(_ fact: String, since before: Facts, than other: Facts) -> Bool {
        var id = fact.prefix { $0 != " " }.description
        while let holder = before.holders[id] {
            if other.holders[id] == nil, let now = holders[id], now != holder { return true }
            id = holder
        }
        return false
    }

    func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
        characters = ""
        let holder = open.last { !$0.hasPrefix("<") } ?? ""
        let id = attributes["id"]
        if let id {
            if holders.updateValue(holder, forKey: id) != nil { repeated.insert(id) }
            all.insert("\(id) in \(holder)")
        }
        for (key, value) in attributes {
            all.insert("\(id ?? holder) \(name) \(key)=\(value)")
            if key == "firstItem" || key == "destination" { references.insert(value) }
        }
        open.append(id ?? "<" + name)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { characters += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
        if name == "string" { all.insert("\(open.last { !$0.hasPrefix("<") } ?? "") text=\(characters)") }
        characters = ""
    }
}
