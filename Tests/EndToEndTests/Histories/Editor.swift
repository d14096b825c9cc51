import Foundation
import TestSupport

/// Chooses the next change to the trees, based on their current content.
struct Editor {
    var author: Author
    /// The trees that are indexed.
    private(set) var trees = ["one"]
    /// Whether `xibdb index` supports the option `--remove`.
    let canForget: Bool
    private var options: [String] = []
    /// Whether a step only edits files. If a step adds or removes files, xibdb derives all data again.
    private var onlyEdits = false

    init(seed: UInt64, canForget: Bool) {
        author = Author(dice: Dice(seed: seed))
        self.canForget = canForget
    }

    /// Returns the changes that create the initial state.
    mutating func start() -> [Change] {
        var changes: [Change] = [.git("one", ["init", "-q", "-b", "main"])]
        for tree in ["one", "two"] {
            var known: [String] = []
            func write(_ files: [(path: String, text: String)]) {
                for (path, text) in files {
                    known.append(path)
                    changes.append(.write("\(tree)/\(path)", text))
                }
            }
            for _ in 0..<(tree == "one" ? 4 : 1) { write(author.imageSet() + [author.looseImage()]) }
            for _ in 0..<(tree == "one" ? 40 : 8) { write(author.files(besides: known)) }
        }
        return changes + [
            .git("one", ["add", "-A"]), .git("one", ["commit", "-qm", "start"]), .index(trees, options),
        ]
    }

    /// Returns one change to the trees, or several changes that are made together.
    mutating func changes(_ bench: Workbench) -> [Change] {
        let tree = author.dice.pick(trees)
        let files = bench.files(tree)
        guard files.count > 3 else { return [add(tree, files)] }
        let file = author.dice.pick(files)
        if onlyEdits {
            return [author.dice.chance(20) ? replaceImage(files) ?? edit(file, bench, files) : edit(file, bench, files)]
        }
        switch author.dice.pick(weighted: [
            (80, "one"), (8, "image"), (7, "catalog"), (5, "folder"), (7, "together"), (6, "membership"), (9, "places"),
            (4, "oddity"), (2, "rules"),
        ]) {
        case "image": return image(tree, files)
        case "catalog": return catalog(tree, files)
        case "places": return imagePlaces(tree, files)
        case "oddity": return oddity(tree, file, files)
        case "rules": return [rules(tree)]
        case "folder": return [renameFolder(tree, files)]
        case "together":
            // The next refresh processes the replaced file and the renamed file at the same time.
            return [replaceImage(files) ?? edit(file, bench, files), .move(file, other(file))]
                + (author.dice.chance(40) ? [renameFolder(tree, files)] : [])
        case "membership":
            let projects = files.filter { $0.hasSuffix(".pbxproj") }
            guard let project = projects.isEmpty ? nil : author.dice.pick(projects), let text = bench.text(project)
            else { return [add(tree, files)] }
            let known = files.map { String($0.dropFirst(tree.count + 1)) }
            return [.write(project, author.movedMembership(text, besides: known))]
        default: return [change(tree, file, bench, files)]
        }
    }

    private mutating func change(_ tree: String, _ file: String, _ bench: Workbench, _ files: [String]) -> Change {
        switch author.dice.pick(weighted: [
            (42, "edit"), (files.count < 60 ? 12 : 2, "add"), (files.count > 45 ? 10 : 3, "remove"), (8, "rename"),
            (3, "folder"), (3, "swap"),
            (4, "touch"), (files.count < 60 ? 6 : 1, "copy"), (2, "case"), (9, "git"), (2, "ignore"),
        ]) {
        case "edit": return edit(file, bench, files)
        case "add": return add(tree, files)
        case "remove": return .remove(file)
        case "rename": return .move(file, other(file))
        case "folder":
            let moved = author.dice.pick(Author.folders + ["App/Base.lproj", "Config"])
            return .move("\(tree)/\(moved)", "\(tree)/\(author.dice.pick(Author.folders + ["New", "New/Shop"]))")
        case "swap": return .swap(file, author.dice.pick(files))
        case "touch": return .touch(file, author.dice.pick([0, 1, 100_000]))
        case "copy":
            return .copy(
                file,
                author.dice.chance(50) ? other(file) : "\(tree)/\(author.dice.pick(Author.folders))/\(Self.name(file))")
        case "case":
            let name = Self.name(file)
            return .move(
                file,
                String(file.dropLast(name.count)) + (name == name.lowercased() ? name.capitalized : name.lowercased()))
        case "ignore":
            let lines = author.dice.some(
                ["Old/", "*.nib", "Pear*", "*.xcconfig", "Kit/*.swift", "!PearView.xib"], percent: 25)
            return .write("\(tree)/.gitignore", lines.joined(separator: "\n") + "\n")
        default: return git()
        }
    }

    /// Returns the number of changes in the next step.
    mutating func count() -> Int {
        onlyEdits = author.dice.chance(50)
        return author.dice.pick([1, 1, 1, 2, 3, 4, 5, 6])
    }

    /// Returns a change that runs `xibdb index` for all trees, with the current options.
    func indexing() -> Change { .index(trees, options) }

    /// Returns a change that refreshes the index.
    mutating func refresh() -> Change {
        switch author.dice.pick(weighted: [
            (55, "index"), (35, "ask"), (5, "options"), (3, "tree"), (canForget ? 2 : 0, "forget"),
        ]) {
        case "ask":
            return .ask(
                author.dice.pick([
                    ["sql", "SELECT count(*) FROM files"], ["status"], ["report", "owners"],
                    ["report", "nib-patterns"], ["report", "hazards"],
                ]))
        case "options":
            options = author.dice.pick([
                [], ["--exclude", "Old"], ["--exclude", "*.h"], ["--no-source"], ["--no-ignore"],
                ["--max-file-size", "1500"],
            ])
            return .index(trees, options)
        case "tree":
            if !trees.contains("two") { trees.append("two") }
            return .index(trees, options)
        case "forget" where trees.count > 1:
            trees.removeLast()
            return .forget("two")
        default:
            // Options apply until the next run without options. Such a run usually follows soon.
            if author.dice.chance(70) { options = [] }
            return .index(trees, options)
        }
    }

    // MARK: Changes

    mutating func add(_ tree: String, _ files: [String]) -> Change {
        let known = files.map { String($0.dropFirst(tree.count + 1)) }
        let made = author.files(besides: known)
        let file = author.dice.pick(made)
        return .write("\(tree)/\(file.path)", file.text)
    }

    /// Returns another name for a file of the same kind, or another location.
    mutating func other(_ file: String) -> String {
        let name = Self.name(file)
        let folder = file.dropLast(name.count)
        if author.dice.chance(40) {
            let tree = file.prefix { $0 != "/" }
            return "\(tree)/\(author.dice.pick(Author.folders + ["App/Base.lproj", "App/de.lproj"]))/\(name)"
        }
        guard let point = name.firstIndex(of: "."), name.hasSuffix("pbxproj") == false else {
            return "\(folder)\(author.fruit()).\(name)"
        }
        return folder + author.className() + author.dice.pick(weighted: [(8, ""), (1, "~ipad")]) + name[point...]
    }

    static func name(_ file: String) -> String { file.split(separator: "/").last.map(String.init) ?? file }

    private mutating func git() -> Change {
        .git(
            "one",
            author.dice.pick(weighted: [
                (5, ["add", "-A"]), (6, ["commit", "-qam", "state"]), (3, ["checkout", "-q", "-B", "side"]),
                (4, ["checkout", "-q", "-f", "main"]),
                (4, ["checkout", "-q", "-f", "side"]), (3, ["stash", "-q", "-u"]), (3, ["stash", "pop", "-q"]),
                (2, ["merge", "-q", "side"]),
                (3, ["reset", "-q", "--hard"]), (1, ["rm", "-rqf", "--cached", "App"]), (1, ["clean", "-qfd", "Old"]),
                (2, ["checkout", "-q", "HEAD~1", "--", "."]),
            ]))
    }

    private mutating func edit(_ path: String, _ bench: Workbench, _ files: [String]) -> Change {
        guard let text = bench.text(path) else { return .remove(path) }
        let tree = path.prefix { $0 != "/" }
        let edited = edited(text, path, files.map { String($0.dropFirst(tree.count + 1)) })
        return author.dice.chance(15) ? .writeUnseen(path, edited) : .write(path, edited)
    }

    private mutating func edited(_ text: String, _ path: String, _ known: [String]) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = author.dice.below(lines.count)
        switch author.dice.pick(weighted: [
            (50, "words"), (8, "insert"), (6, "turn"), (6, "remove"), (4, "double"), (3, "break"), (15, "again"),
            (10, "append"), (1, "markers"),
            (path.hasSuffix(".swift") ? 15 : 0, "guest"),
        ]) {
        case "words":
            var text = text
            for _ in 0..<author.dice.pick([1, 1, 2, 4]) { text = reworded(text) }
            return text
        case "insert": lines.insert("", at: max(1, place))
        case "turn" where place > 0: lines.swapAt(place, place - 1)
        case "remove": lines.remove(at: place)
        case "double": lines.insert(lines[place], at: place)
        case "break": return String(text.prefix(author.dice.below(text.count + 1)))
        case "append" where path.hasSuffix(".swift") && !path.hasSuffix("Package.swift"):
            return text + "\n" + author.swiftPart(author.className()) + "\n"
        case "guest" where !path.hasSuffix("Package.swift"):
            // Adds or removes a class that is rarely used elsewhere.
            if let known = lines.firstIndex(where: { $0.contains("class Guest") }) {
                lines.remove(at: known)
            } else {
                let name = "Guest" + author.dice.pick(["Pear", "A", "B", "Controller"])
                let above = author.superclass(of: name + author.dice.pick(Author.roles))
                lines.insert(
                    "class \(name): \(above) { @objc var \(author.outlet()): String? }",
                    at: author.dice.chance(70) ? 0 : place)
            }
        case "markers": lines.insert("<<<<<<< HEAD", at: place)
        default: return author.text(for: path, besides: known)
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the text with one word replaced by another word of its group.
    private mutating func reworded(_ text: String) -> String {
        let group = author.dice.pick(Author.groups)
        var found: [Range<String.Index>] = []
        for word in group {
            var rest = text.startIndex
            while let range = text.range(of: word, range: rest..<text.endIndex) {
                found.append(range)
                rest = range.upperBound
            }
        }
        guard !found.isEmpty else { return text }
        let range = author.dice.pick(found.sorted { $0.lowerBound < $1.lowerBound })
        return text.replacingCharacters(in: range, with: author.dice.pick(group))
    }
}
