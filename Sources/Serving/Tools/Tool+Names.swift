import Asking
import Errors
import Showing
import Store

extension Tool {
    /// Everything with a name.
    static let search = Tool(
        name: "search",
        help:
            "Find anything by name in nibs and in the code that uses them: a class, nib, outlet, action, identifier, image, color, font, key path, object id or visible text. Answers where it is declared, used, loaded and connected.",
        parameters: [Parameter(name: "name", kind: .text, help: "Exact name or visible text", isRequired: true)] + [
            Parameter(
                name: "kind", kind: .text, help: "class, file, outlet, action, identifier, image, color, font, keypath")
        ] + part,
        formats: ["ask"], list: "answers"
    ) { question in
        try question.asking(question.part) { snapshot, notes in
            let kind = try question.text("kind").map(Report.Parameter.Kind.named)
            return try things(question.text("name") ?? "", kind, question, snapshot, notes)
        }
    }

    private static func things(
        _ name: String, _ kind: Report.Parameter.Kind?, _ question: ToolCall.Question, _ snapshot: Snapshot,
        _ notes: [String]
    ) throws -> ToolAnswer {
        let things = try NamedThing.all(
            name, kind, snapshot, ReportCatalog(index: question.workplace.index()))
        let document = NamedThingsDocument(things).json
        return ToolAnswer(document, list: "answers", notes: notes).dividingRows { page, output in
            guard page.lowerBound == 0 else { return try output.writeLine("The structured answer continues.") }
            try NamedThingPrinter(output: output, width: nil, paths: PrintedPaths(root: nil)).print(things)
        }
    }

    /// The outline of a nib, or the facts about an object.
    static let show = Tool(
        name: "show",
        help:
            "Show the outline of a nib: objects with classes, ids, lines and connections. With object, show all facts about one object: attributes, constraints, connections, declarations. name may also be an object id, class or identifier.",
        parameters: [
            Parameter(name: "name", kind: .text, help: "Nib path or name", isRequired: true),
            Parameter(name: "object", kind: .text, help: "Object id, label, outlet, class or text in the nib"),
        ],
        formats: ["outline", "object", "ask"], list: "scenes"
    ) { question in
        try question.asking { snapshot, notes in
            let name = question.text("name") ?? ""
            let files: [FileFinder.Found]
            do { files = try FileFinder(snapshot).findAll(name, from: question.workplace.folder) } catch AskingError
                .unknownName where question.text("object") == nil
            { return try object(named: name, question, snapshot, notes) }
            guard let object = question.text("object") else {
                return try outline(of: FileFinder.only(files, name), snapshot, notes)
            }
            return try answer(ObjectDescription(object, inOneOf: files, called: name, snapshot), notes)
        }
    }

    private static func outline(of file: FileFinder.Found, _ snapshot: Snapshot, _ notes: [String]) throws -> ToolAnswer
    {
        let outline = try Outline(of: file, snapshot)
        return try ToolAnswer(outline, list: "scenes", notes: notes) { page, output in
            var part = outline
            if !outline.scenes.isEmpty { part.scenes = Array(outline.scenes[page]) }
            try OutlinePrinter(output: output).print(part)
        }
    }

    private static func answer(_ object: ObjectDescription, _ notes: [String]) throws -> ToolAnswer {
        try ToolAnswer(object, notes: notes) { _, output in try ObjectPrinter(output: output).print(object) }
    }

    /// Shows the only object with an id. If there is none, shows everything with the name.
    private static func object(
        named name: String, _ question: ToolCall.Question, _ snapshot: Snapshot, _ notes: [String]
    ) throws -> ToolAnswer {
        let files = try FileFinder(snapshot).files(withObject: name)
        if files.count == 1 { return try answer(ObjectDescription(name, in: files[0], snapshot), notes) }
        return try things(name, nil, question, snapshot, notes)
    }

    /// The steps of loading a nib.
    static let explain = Tool(
        name: "explain",
        help:
            "Explain step by step what happens when a nib or storyboard scene is loaded: who loads it, its owner, initializers, outlets, actions, runtime attributes, awakeFromNib, and the problems this causes.",
        parameters: [
            Parameter(name: "nib", kind: .text, help: "Path or name", isRequired: true),
            Parameter(name: "scene", kind: .text, help: "Scene id, storyboard identifier or controller class"),
            Parameter(name: "owner", kind: .text, help: "Class of File's Owner to assume; nil for none"),
        ],
        formats: ["explain"], list: "parts"
    ) { question in
        try question.asking { snapshot, notes in
            let file = try FileFinder(snapshot).find(question.text("nib") ?? "", from: question.workplace.folder)
            let owner = question.text("owner").map(OwnerChoice.init(written:)) ?? .nib
            let explanation = try Explanation(of: file, owner: owner, scene: question.text("scene"), snapshot)
            return try ToolAnswer(explanation, list: "parts", notes: notes) { page, output in
                var part = explanation
                part.parts = Array(explanation.parts[page])
                try ExplanationPrinter(output: output).print(part)
            }
        }
    }
}
