import Asking
import Errors
import Impacts
import Introductions
import Showing
import Store

extension Tool {
    /// What stands at a line.
    static let at = Tool(
        name: "at",
        help:
            "Show what a line of a nib or source is connected to: declarations, connections, loads, uses.",
        parameters: [
            Parameter(
                name: "place", kind: .text, help: "FILE:LINE, FILE:LINE:COLUMN or FILE:OBJECT-ID", isRequired: true)
        ],
        formats: ["place"], list: "items"
    ) { question in
        let reference = try PlaceReference(question.text("place") ?? "")
        return try question.asking { snapshot, notes in
            let place = try PlaceFinder(snapshot).describe(reference, from: question.workplace.folder)
            return try ToolAnswer(place, list: "items", notes: notes) { page, output in
                try PlacePrinter(output: output).print(place, items: page)
            }
        }
    }

    /// What a planned change would break.
    static let impact = Tool(
        name: "impact",
        help:
            "List what uses a thing, and the findings of check after it is deleted or renamed. Changes no file.",
        parameters: [
            Parameter(
                name: "kind", kind: .text, help: "class, outlet, action, nib, image, color, identifier, text",
                isRequired: true),
            Parameter(name: "name", kind: .text, help: "Name, or Class.name", isRequired: true),
            Parameter(name: "rename", kind: .text, help: "New name; default: delete"),
        ],
        formats: ["impact"], list: "code"
    ) { question in
        let written = question.text("kind") ?? ""
        guard let kind = Impact.Change.Kind(rawValue: written) else {
            let known = Impact.Change.Kind.allCases.map(\.rawValue)
            throw AskingError.unknownName(what: "kind", name: written, near: known)
        }
        let change = Impact.Change(kind, question.text("name") ?? "", newName: question.text("rename"))
        let catalog = try RuleCatalog(index: question.workplace.index())
        let configuration = try CheckConfiguration(file: nil, folder: question.workplace.home, catalog: catalog)
        return try question.asking(seconds: Workplace.secondsWithRevisions) { snapshot, notes in
            let checker = StateChecker(
                catalog, configuration, from: question.workplace.folder, limits: question.limits)
            let impact = try ImpactFinder(snapshot, checker).impact(of: change)
            return try ToolAnswer(impact, list: "code", notes: notes) { page, output in
                guard page.lowerBound == 0 else { return try output.writeLine("The structured answer continues.") }
                try ImpactPrinter(output: output).print(impact)
            }
        }
    }

    /// The ways from one screen to another.
    static let path = Tool(
        name: "path",
        help:
            "Show how the app gets from one screen to another, by segues and code, step by step.",
        parameters: [
            Parameter(name: "from", kind: .text, help: "Default: the start of the app"),
            Parameter(
                name: "to", kind: .text, help: "Class, nib, identifier, object id or title",
                isRequired: true),
        ],
        formats: ["path"], list: "paths"
    ) { question in
        try question.asking { snapshot, notes in
            let paths = try ScreenPaths(
                from: question.text("from"), to: question.text("to") ?? "", most: 5, snapshot)
            return try ToolAnswer(paths, list: "paths", notes: notes) { page, output in
                guard page.lowerBound == 0 else { return try output.writeLine("The structured answer continues.") }
                try PathPrinter(output: output).print(paths)
            }
        }
    }
}
