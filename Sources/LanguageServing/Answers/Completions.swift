import Asking
import Bytes

/// Names of nibs, identifiers and resources inside a string literal of a source.
struct Completions {
    /// The maximum number of names of one answer.
    private static let mostNames = 1000

    /// The kinds of names by the end of the code before the string. The first match counts.
    ///
    /// The calls of UIKit and AppKit, in Swift and Objective-C.
    private static let contexts: [(endings: [String], kinds: [String])] = [
        (["nibName:", "loadNibNamed(", "loadNibNamed:", "nibWithNibName:", "initWithNibName:", "NibNamed:"], ["nib"]),
        (["toryboard(name:", "toryboardWithName:", "toryboard(named:"], ["storyboard"]),
        (
            [
                "instantiateViewController(withIdentifier:", "instantiateViewController(identifier:",
                "instantiateViewControllerWithIdentifier:", "instantiateController(withIdentifier:",
                "instantiateControllerWithIdentifier:",
            ], ["controller"]
        ),
        (["performSegue(withIdentifier:", "performSegueWithIdentifier:"], ["segue"]),
        (
            [
                "dequeueReusableCell(withIdentifier:", "dequeueReusableCellWithIdentifier:", "reuseIdentifier:",
                "withReuseIdentifier:", "ReuseIdentifier:",
            ], ["reuse"]
        ),
        (["makeView(withIdentifier:", "makeViewWithIdentifier:", "UserInterfaceItemIdentifier("], ["item"]),
        (["Image(named:", "imageNamed:", "Image(", "UIImage(resource:"], ["image"]),
        (["Color(named:", "colorNamed:", "Color("], ["color"]),
        (["Font(name:", "fontWithName:"], ["font"]),
        (["NSLocalizedString(", "String(localized:", "localizedStringForKey:", "localizedString(forKey:"], ["text"]),
    ]
    /// The kinds for a string in another place.
    private static let others = ["nib", "storyboard", "controller", "segue", "reuse", "item", "image", "color"]

    private let answer: Answer

    init(_ answer: Answer) { self.answer = answer }

    /// Returns the names that a string literal can contain; an empty list outside a literal.
    func names(_ place: Answer.Place) throws -> JSONTree {
        guard !place.file.isNib, let literal = Literal(place.text, column: place.column) else {
            return ["isIncomplete": false, "items": []]
        }
        let code = literal.code.filter { $0 != " " }
        let kinds = Self.contexts.first { $0.endings.contains { code.hasSuffix($0.filter { $0 != " " }) } }?.kinds
        let names = try answer.questions.names(kinds ?? Self.others, for: place.file, most: Self.mostNames)
        let start = place.text.units(column: literal.start)
        let end = place.text.units(column: literal.end)
        let range = Answer.range(place.position.line, start, end)
        let items = names.map { name -> JSONTree in
            let more = name.files > 1 ? " and \(name.files - 1) more" : ""
            return [
                "label": .text(name.name.onOneLine), "kind": .integer(Self.kind(name.kind)),
                "detail": .text("\(Self.word(name.kind)), \(name.path.onOneLine)\(more)"),
                "textEdit": ["range": range, "newText": .text(Self.escaped(name.name))],
                "filterText": .text(name.name.onOneLine),
            ]
        }
        return ["isIncomplete": .flag(names.count == Self.mostNames), "items": .list(items)]
    }

    /// Returns a name as the content of a string literal.
    private static func escaped(_ name: String) -> String {
        name.onOneLine.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) }
    }

    private static func word(_ kind: String) -> String {
        switch kind {
        case "controller": "storyboard identifier"
        case "segue": "segue identifier"
        case "reuse": "reuse identifier"
        case "item": "identifier"
        default: kind
        }
    }

    /// The number of the protocol for a kind of name: File 17, Reference 18, Color 16, Value 12, Text 1.
    private static func kind(_ kind: String) -> Int {
        switch kind {
        case "nib", "storyboard", "image": 17
        case "color": 16
        case "font": 12
        case "text": 1
        default: 18
        }
    }

    /// The string literal around a column.
    private struct Literal {
        /// The code before the literal in its line.
        let code: String
        /// The 1-based columns of the first character, and after the last character.
        let (start, end): (Int, Int)

        init?(_ line: String, column: Int) {
            let line = Array(line.unicodeScalars)
            let cursor = column - 1
            var (index, opened) = (0, Int?.none)
            while index < min(cursor, line.count) {
                if line[index] == "\\", opened != nil {
                    index += 1
                } else if line[index] == "\"" {
                    opened = opened == nil ? index : nil
                }
                index += 1
            }
            guard let opened, cursor > opened else { return nil }
            var last = cursor
            while last < line.count, line[last] != "\"" { last += line[last] == "\\" ? 2 : 1 }
            // Without a closing quote, the literal ends at the cursor.
            end = (last < line.count ? last : min(cursor, line.count)) + 1
            start = opened + 2
            var text = String.UnicodeScalarView()
            let code = line[opened - 1 >= 0 && line[opened - 1] == "@" ? ..<(opened - 1) : ..<opened]
            text.append(contentsOf: code)
            self.code = String(text)
        }
    }
}
