import ConsoleLogs
import Foundation
import Store

extension Diagnoser {
    /// Which questions (`Queries/Why`) a kind of message leads to, likelier answers first.
    public static func questions(for kind: Symptom.Kind) -> [String] {
        switch kind {
        case .unknownKey: ["why-outlets", "why-attributes"]
        case .outletNotConnected: ["why-outlets"]
        case .attributeNotSet: ["why-attributes"]
        case .unreadableKey: ["why-bindings"]
        case .unrecognizedSelector: ["why-actions", "why-outlet-types", "why-methods"]
        case .actionNotConnected: ["why-actions"]
        case .nibNotFound, .storyboardNotFound: ["why-nibs"]
        case .viewNotSet: ["why-views"]
        case .controllerNotInStoryboard: ["why-controllers"]
        case .noInitialController: ["why-initial"]
        case .segueMissing: ["why-segues"]
        case .cellNotRegistered: ["why-cells"]
        case .reuseMismatch: ["why-reuse"]
        case .cellNibContent: ["why-cell-nibs"]
        case .unknownClass: ["why-unknown"]
        case .replacedObject: ["why-replaced"]
        case .unexpectedNil: ["why-nil"]
        case .unimplementedInitializer: ["why-coders"]
        }
    }
}

extension Symptom {
    /// What the questions look for, in words.
    var lookedFor: String {
        let key = name ?? "?"
        let owner = className.map { " of \($0.name), its superclasses and the nibs that it loads" } ?? ""
        let place = file.map { "\($0):\(fileLine ?? 0)" } ?? "the code of the stack"
        switch kind {
        case .unknownKey: return "outlets and runtime attributes \(key)\(owner)"
        case .outletNotConnected: return "outlets \(key)\(owner)"
        case .attributeNotSet: return "runtime attributes \(key)\(owner)"
        case .unreadableKey: return "bindings with the key \(key)"
        case .unrecognizedSelector, .actionNotConnected: return "actions \(key) to objects\(owner)"
        case .nibNotFound: return "loads of the nib \(key)"
        case .storyboardNotFound: return "loads of the storyboard \(key)"
        case .viewNotSet: return "nibs named \(key)"
        case .controllerNotInStoryboard: return "code with the storyboard identifier \(key)"
        case .noInitialController: return "storyboards named \(key)"
        case .segueMissing: return "code with the segue identifier \(key), and scenes\(owner)"
        case .cellNotRegistered: return "code with the reuse identifier \(key)"
        case .reuseMismatch: return "cells with the reuse identifier \(key)"
        case .cellNibContent: return "nibs registered for \(key)"
        case .unknownClass: return "objects of the class \(className?.name ?? "?")"
        case .replacedObject: return "classes that load a nib in initWithCoder:"
        case .unexpectedNil: return "outlets of the class at \(place)"
        case .unimplementedInitializer: return "objects of the class at \(className?.name ?? place)"
        }
    }

    /// What the questions are asked with.
    func parameters(classes: [Int64]) -> [String: Value] {
        let place = place
        return [
            "name": Value(name), "other": Value(other),
            "class": Value(className?.name), "last": Value(className?.last), "module": Value(className?.module),
            "classes": .text("[" + classes.map(String.init).joined(separator: ",") + "]"),
            "frames": .text(framesJSON),
            "kind": .text(kind == .storyboardNotFound ? "storyboard" : "nib"),
            "platform": Value(platform), "source": .null,
            "file": Value(place?.file), "line": place.map { .integer(Int64($0.line)) } ?? .null,
        ]
    }

    /// The place in a source that the message names, else the innermost of the stack.
    private var place: (file: String, line: Int)? {
        if let file, let fileLine { return (file, fileLine) }
        if className != nil { return nil }
        return frames.lazy.compactMap { frame in
            if let file = frame.file, let line = frame.line { (file, line) } else { nil }
        }.first
    }

    /// Platform, where only one has the wording.
    private var platform: String? {
        kind == .outletNotConnected || kind == .actionNotConnected ? "macOS" : nil
    }

    private struct FramePart: Hashable, Encodable {
        let `class`: String?
        let file: String?
    }

    /// Classes and files of the stack; names within the class count, too.
    private var framesJSON: String {
        var known: Set<FramePart> = []
        var parts: [FramePart] = []
        for frame in frames {
            let classes = [frame.className?.name, frame.className?.last].compactMap { $0 }
            for name in classes.isEmpty ? [nil] : classes.map(Optional.some) {
                let part = FramePart(class: name, file: frame.file)
                if known.insert(part).inserted { parts.append(part) }
            }
        }
        return (try? JSONEncoder().encode(parts)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}

extension Value {
    init(_ text: String?) { self = text.map(Value.text) ?? .null }
}
