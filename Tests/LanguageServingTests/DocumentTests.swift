import Bytes
import LanguageServing
import TestSupport
import Testing

/// Changes of documents, and lines of different states of a text.
@Suite("Language server: documents")
struct DocumentTests {
    /// A text as the protocol counts it: UTF-16 code units in lines.
    private struct Reference {
        var text: [UInt16]

        func offset(_ line: Int, _ character: Int) -> Int {
            var (place, left) = (0, line)
            while left > 0 {
                guard let end = text[place...].firstIndex(of: 10) else { return text.count }
                place = end + 1
                left -= 1
            }
            let end = text[place...].firstIndex(of: 10) ?? text.count
            return min(place + character, end)
        }
    }

    @Test(arguments: 0..<40)
    func `changes of ranges have the same result as in a text of UTF-16 code units`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let words = ["", "a", "\n", "🍎", "é\n", "xyz", "\r\n", "🍏🍏\n\nb"]
        var document = OpenDocument(uri: "file:///a", path: "/a", version: 1, text: "one\ntwo 🍎 three\n", saved: nil)
        var reference = Reference(text: Array("one\ntwo 🍎 three\n".utf16))
        for version in 0..<60 {
            let word = words[dice.below(words.count)]
            let places = [0, 1].map { _ in (line: dice.below(6), character: dice.below(12)) }.sorted { $0 < $1 }
            let (start, end) = (
                reference.offset(places[0].line, places[0].character),
                reference.offset(places[1].line, places[1].character)
            )
            // A place inside a character is not valid.
            guard
                ![start, end].contains(where: {
                    $0 < reference.text.count && (0xDC00...0xDFFF).contains(reference.text[$0])
                })
            else { continue }
            reference.text.replaceSubrange(start..<end, with: Array(word.utf16))
            func json(_ place: (line: Int, character: Int)) -> JSONTree {
                ["line": .integer(place.line), "character": .integer(place.character)]
            }
            document.apply(
                [["range": ["start": json(places[0]), "end": json(places[1])], "text": .text(word)]], version: version)
            #expect(document.text == String(decoding: reference.text, as: UTF16.self))
        }
    }

    @Test func `lines before and after a change keep their text`() {
        let shift = LineShift(from: ["a", "b", "c", "d"], to: ["a", "x", "y", "z", "c", "d"])
        #expect((1...4).map { shift.new($0) } == [1, nil, 5, 6])
        #expect((1...6).map { shift.old($0) } == [1, nil, nil, nil, 3, 4])
        let repeated = LineShift(from: ["a", "a"], to: ["a", "a", "a"])
        #expect([repeated.new(1), repeated.new(2), repeated.old(3)] == [1, 2, nil])
        #expect(LineShift(from: ["a", "b"], to: ["a", "b"]).new(2) == 2)
    }

    @Test(arguments: [
        ("", "check:\n  rules:\n    RULE: off\n"),
        ("include: [App]\n", "include: [App]\ncheck:\n  rules:\n    RULE: off\n"),
        ("check:\n  fail-on: warning\n", "check:\n  rules:\n    RULE: off\n  fail-on: warning\n"),
        (
            "check:\n    rules:\n        other: off\n    exclude: [Legacy]\n",
            "check:\n    rules:\n        RULE: off\n        other: off\n    exclude: [Legacy]\n"
        ),
        ("include: [App]", "include: [App]\ncheck:\n  rules:\n    RULE: off\n"),
    ])
    func `a rule is turned off in the settings`(before: String, after: String) throws {
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let edit = try #require(SettingsEdit(turningOff: "RULE", in: lines))
        var changed = lines
        if edit.line < changed.count {
            let at = changed[edit.line].index(changed[edit.line].startIndex, offsetBy: edit.character)
            changed[edit.line].insert(contentsOf: edit.text, at: at)
        } else {
            changed.append(edit.text)
        }
        #expect(changed.joined(separator: "\n") == after)
    }

    @Test(arguments: [
        "check: {rules: {a: off}}\n", "check:\n  rules: {a: off}\n", "check:\n  rules:\n    RULE: warning\n",
    ])
    func `settings in another style are not changed`(text: String) {
        #expect(SettingsEdit(turningOff: "RULE", in: text.components(separatedBy: "\n")) == nil)
    }
}
