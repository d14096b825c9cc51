import Foundation
import SourceCode
import SwiftSources
import Testing

/// A line of `framework_calls.tsv`. Its methods return calls that match the line, as source text.
struct FrameworkLine: Sendable, CustomTestStringConvertible {
    let does, kind: String
    let selector, swift, type: String?
    let name, owner, identifier: String?

    private static let table: String = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let file = root.appending(path: "Sources/SourceCode/Data/framework_calls.tsv")
        do { return try String(contentsOf: file, encoding: .utf8) } catch {
            preconditionFailure("\(file.path): \(error)")
        }
    }()

    static let all = table.split(separator: "\n").dropFirst().map { line in
        let fields = line.split(separator: "\t").map { $0 == "." ? nil : String($0) }
        return FrameworkLine(
            does: fields[0] ?? "", kind: fields[1] ?? "", selector: fields[2], swift: fields[3], type: fields[4],
            name: fields[5], owner: fields[6], identifier: fields[8])
    }

    var testDescription: String { "\(does) \(kind) \(selector ?? "") \(swift ?? "")" }

    var load: (NibLoad.Purpose, NibLoad.Target)? {
        guard let purpose = NibLoad.Purpose(rawValue: does), let target = NibLoad.Target(rawValue: kind) else {
            return nil
        }
        return (purpose, target)
    }

    /// If the line describes the use of an identifier, the kind and purpose of this use; otherwise nil.
    var use: (IdentifierUse.Kind, IdentifierUse.Purpose)? {
        guard identifier != nil, let purpose = IdentifierUse.Purpose(rawValue: does) else { return nil }
        let kinds: [String: IdentifierUse.Kind] = ["nib": .reuse, "scene": .storyboard]
        return (kinds[kind] ?? IdentifierUse.Kind(rawValue: kind)).map { ($0, purpose) }
    }

    /// A call as source text. The argument for the label at index n is `givenN`.
    struct Written {
        let text: String
        let receiver: String
        let labels: [String]

        /// Returns the text of a part of the call, or nil if the call does not have this part.
        func part(_ part: String?) -> String? {
            guard let part else { return nil }
            if part == "receiver" { return receiver }
            let place = Int(part).map { $0 - 1 } ?? labels.lastIndex { LabelPattern(part).matches($0) }
            return place.flatMap { labels.indices.contains($0) ? "given\($0)" : nil }
        }
    }

    /// Returns a pattern in which each `*` is replaced. Where a label may begin, the replacement is a label. Otherwise
    /// it is a part of a word.
    ///
    /// - Parameter isLong: whether to replace a `*` that can match an empty text. If false, such a `*` is removed.
    private func filled(_ pattern: String, isLong: Bool) -> String {
        var pattern = pattern
        if let label = identifier, label.contains("*") {
            let plausible = label.replacing("*", with: "withI")
            if pattern.contains(label) {
                pattern = pattern.replacing(label, with: (isLong ? "*" : "") + plausible)
            } else if pattern.hasSuffix("*") {
                // The `*` at the end matches a text that ends with the label of the identifier.
                pattern = pattern.dropLast() + (pattern.hasSuffix(":*") ? "" : "Cell") + plausible + ":"
            }
        }
        var text = ""
        for (place, letter) in pattern.enumerated() {
            guard letter == "*" else {
                text.append(letter)
                continue
            }
            let isLabel = text.last == ":" || text.last == "("
            if pattern.dropFirst(place + 1).first == ":" {
                text += "other"
            } else if isLong {
                text += isLabel ? "other:" : "Cell"
            }
        }
        return text
    }

    /// Returns the call in Objective-C, or nil if the line has no selector.
    func objectiveC(isLong: Bool) -> Written? {
        guard let selector else { return nil }
        let text = filled(selector, isLong: isLong)
        let parts = text.split(separator: ":")
        let labels = text.hasSuffix(":") ? parts.map(String.init) : []
        let message =
            labels.isEmpty ? text : parts.enumerated().map { "\($1):given\($0)" }.joined(separator: " ")
        let receiver = text.hasPrefix("init") ? "[\(type ?? "Thing") alloc]" : type ?? "thing"
        return Written(text: "[\(receiver) \(message)];", receiver: receiver, labels: labels)
    }

    /// Returns the call in Swift, or nil if the line has no Swift name.
    func swift(isLong: Bool) -> Written? {
        guard let swift else { return nil }
        let text = filled(swift, isLong: isLong)
        let base = text.prefix { $0 != "(" }
        let labels = text.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init)
        let arguments = labels.enumerated().map { ($1 == "_" ? "" : "\($1): ") + "given\($0)" }
        let receiver = base == "init" ? "Thing" : base.first?.isLowercase ?? false ? "thing" : ""
        let callee = base == "init" ? "Thing" : receiver.isEmpty ? String(base) : "\(receiver).\(base)"
        return Written(
            text: "\(callee)(\(arguments.joined(separator: ", ")))", receiver: receiver, labels: labels)
    }
}

@Suite("The table of framework calls")
struct FrameworkCallTests {
    /// Checks that a source with one call contains only the load or use that the line describes.
    private func expect(_ file: SourceFile, _ line: FrameworkLine, _ call: FrameworkLine.Written) {
        #expect(file.loads.map(\.purpose) == (line.load.map { [$0.0] } ?? []), "\(call.text)")
        #expect(file.loads.map(\.target) == (line.load.map { [$0.1] } ?? []), "\(call.text)")
        if let load = file.loads.first {
            #expect(load.expression == call.part(line.name), "\(call.text)")
            if line.owner != nil { #expect(load.owner == call.part(line.owner), "\(call.text)") }
            #expect(load.identifier == call.part(line.identifier), "\(call.text)")
        }
        #expect(file.identifiers.map(\.kind) == (line.use.map { [$0.0] } ?? []), "\(call.text)")
        #expect(file.identifiers.map(\.purpose) == (line.use.map { [$0.1] } ?? []), "\(call.text)")
        if let use = file.identifiers.first { #expect(use.expression == call.part(line.identifier), "\(call.text)") }
        if line.does == "nothing" { #expect(!file.calls.contains { $0.member != "init" }, "\(call.text)") }
    }

    @Test(arguments: FrameworkLine.all.filter { $0.selector != nil }, [false, true])
    func `a message in the table is found in Objective-C`(line: FrameworkLine, isLong: Bool) throws {
        let call = try #require(line.objectiveC(isLong: isLong))
        expect(ObjectiveCSource.body(call.text, of: "- (void)go:(id)thing").file, line, call)
    }

    @Test(arguments: FrameworkLine.all.filter { $0.swift != nil }, [false, true])
    func `a call in the table is found in Swift`(line: FrameworkLine, isLong: Bool) throws {
        let call = try #require(line.swift(isLong: isLong))
        expect(SwiftText("class Shop {\n    func go() {\n        \(call.text)\n    }\n}").file, line, call)
    }

    @Test(arguments: FrameworkLine.all.filter { $0.swift != nil && $0.does != "nothing" }, [false, true])
    func `no body with a call in the table is skipped`(line: FrameworkLine, isLong: Bool) throws {
        let call = try #require(line.swift(isLong: isLong))
        let source = "class Shop {\n    func go() {\n        \(call.text)\n    }\n}"
        let scan = Array(source.utf8).withUnsafeBufferPointer { SwiftScan($0) }
        #expect(scan.isSure)
        #expect(scan.skippableBodies.isEmpty)
        // Without the call, the body contains nothing that the index needs, so the reader skips it.
        let dull = source.replacing(call.text, with: "thing.go(given0)")
        #expect(Array(dull.utf8).withUnsafeBufferPointer { SwiftScan($0) }.skippableBodies.count == 1)
    }

    @Test(arguments: FrameworkLine.all.filter { $0.load != nil }, [false, true])
    func `every load contains a word that marks a possible load`(line: FrameworkLine, isLong: Bool) {
        for call in [line.objectiveC(isLong: isLong), line.swift(isLong: isLong)].compactMap(\.self) {
            #expect(FrameworkCalls.standard.loadingWords.contains(where: call.text.contains), "\(call.text)")
        }
    }

    @Test(
        arguments: [
            ("go:", nil, nil, false), ("registerCell:forCellReuseIdentifier:", nil, nil, false),
            ("loadNib:", nil, nil, false), ("loadNibNamed", nil, nil, false),
            ("imageNamed:", nil, "Shelf", false), ("initWithContentsOfURL:", nil, "NSData", true),
            // Names that only look like a load.
            ("registerClass:", nil, nil, false), ("awakeFromNib", nil, nil, false), ("loadView", nil, nil, false),
            // An initializer is a load only if it creates a new object.
            ("initWithNibName:bundle:", nil, nil, false), ("initWithWindowNibName:", nil, nil, false),
            ("go", [], nil, false), ("loadNibNamed", [], nil, false), ("loadNibNamed", ["name"], nil, false),
            ("register", ["_"], nil, false), ("register", ["_", "forKey"], nil, false),
            ("UINib", ["data", "bundle"], "UINib", true), ("Shelf", ["name", "bundle"], "Shelf", true),
            ("init", ["coder"], "super", true), ("init", [], nil, true), ("UIImage", ["systemName"], "UIImage", true),
            ("", [], "", true), ("", nil, nil, false),
        ] as [(String, [String]?, String?, Bool)])
    func `a call that is not in the table is unknown`(name: String, labels: [String]?, type: String?, makes: Bool) {
        #expect(FrameworkCalls.standard.call(name, labels, type: type, makes: makes) == nil)
    }

    @Test(arguments: FrameworkLine.all)
    func `a call with another base name is unknown`(line: FrameworkLine) {
        if let call = line.objectiveC(isLong: true), let selector = line.selector {
            let name = "other" + selector.prefix { $0 != ":" && $0 != "*" } + call.labels.map { $0 + ":" }.joined()
            #expect(FrameworkCalls.standard.call(name, nil, type: line.type, makes: true) == nil)
        }
        if let call = line.swift(isLong: true), let swift = line.swift {
            let name = "Other" + swift.prefix { $0 != "(" && $0 != "*" }
            #expect(FrameworkCalls.standard.call(name, call.labels, type: nil, makes: false) == nil)
        }
    }

    @Test(arguments: [
        ("", "", true), ("", "*", true), ("a", "*", true), ("a", "", false), ("ab", "a*", true), ("ab", "*b", true),
        ("ab", "a*b", true), ("a", "a*a", false), ("aa", "a*a", true), ("abcabd", "a*b*d", true),
        ("abc", "a*b", false), ("acb", "ab*", false), ("ab", "b*a", false),
    ])
    func `a star stands for any text`(text: String, pattern: String, isMatch: Bool) {
        #expect(LabelPattern(pattern).matches(text) == isMatch)
    }
}
