import Bytes
import Foundation
import JSONRPC

/// A task that a user can start in a client. Its text tells the model which tools to call.
struct Prompt: Sendable {
    let name: String
    let title: String
    let help: String
    /// The only argument; nil if there is none.
    let argument: (name: String, help: String, isRequired: Bool)?
    /// Returns the text of the task for the value of the argument.
    let text: @Sendable (String?) -> String

    static let all: [Prompt] = [
        Prompt(
            name: "crash", title: "Why did it crash?",
            help: "Find the cause of a crash log or console message about nibs.",
            argument: ("log", "The log or message.", true)
        ) { log in
            """
            Find out why the app crashed or printed this message.

            1. Call why with the complete log.
            2. For the first candidates, call explain with the nib, and show with the nib and the object. Read the code at the \
            places that they name.
            3. Say what is wrong, where (path and line), what happens at run time, and the smallest change that fixes it. Say \
            which candidates you excluded, and why. If no candidate is certain, say how to find out.

            The log:

            \(log ?? "")
            """
        },
        Prompt(
            name: "review", title: "Review this change to nibs",
            help: "Review the changes of nibs since a revision.",
            argument: ("since", "The git revision to compare with; HEAD if it is missing.", false)
        ) { revision in
            """
            Review the changes of xibs and storyboards since \(revision ?? "HEAD").

            1. Call diff with old=\(revision ?? "HEAD"). It lists the changes of each object.
            2. Call check with since=\(revision ?? "HEAD") and uncertain=true. It lists only problems that are new.
            3. For each removed or renamed outlet, action, class, identifier or nib, call search with the old name.
            4. Report first what breaks at run time, with path and line. Then report missing translations and accessibility \
            labels of new controls. Then list unrelated changes that should not be in this commit. Do not report editor noise.
            """
        },
        Prompt(
            name: "ios27", title: "What must change for iOS 27?",
            help: "List what nibs and their code must change for iOS 27 and Liquid Glass.", argument: nil
        ) { _ in
            """
            List what this app must change in nibs, and in the code that loads them, for iOS 27.

            1. Call check with packs=["migration", "liquid-glass"] and read every page.
            2. Group the findings by rule. For each rule, say what happens on iOS 27 and how to fix it, and list the places.
            3. Put what stops working first, then what looks different, then what is only deprecated. Keep uncertain findings \
            apart, and say how to verify each of them.
            """
        },
        Prompt(
            name: "swiftui", title: "Move this screen to SwiftUI",
            help: "List what the new code of a screen must keep.",
            argument: ("screen", "The nib, or the controller class of a storyboard scene.", true)
        ) { screen in
            let screen = screen ?? ""
            let address = screen.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? screen
            return """
                List everything that a SwiftUI version of the screen \(screen) must keep.

                1. Read the resource xibdb://dossiers/\(address): texts with their translations, accessibility, actions, segues, \
                the code that shows the screen, outlets, classes, runtime attributes, images, colors and identifiers.
                2. Call show for its nib: objects, layout and connections.
                3. Call explain for its nib (with scene, if it is in a storyboard): what happens while it loads.
                4. Call check with in=[the nib] and packs=["accessibility"].
                5. Read the code that uses the outlets, and that the actions call.

                Write a checklist with path and line for each item: every text with its key and languages, every control with its \
                action, every outlet that code reads or writes, every way in and out, every identifier that tests or analytics \
                use, every accessibility setting, and every runtime attribute. After you wrote the new code, go through the \
                dossier again and name the items that the code does not mention.
                """
        },
    ]

    /// The prompt as clients list it.
    var summary: JSONTree {
        var arguments: [JSONTree] = []
        if let argument {
            arguments = [
                [
                    "name": .text(argument.name), "description": .text(argument.help),
                    "required": .flag(argument.isRequired),
                ]
            ]
        }
        return [
            "name": .text(name), "title": .text(title), "description": .text(help), "arguments": .list(arguments),
        ]
    }

    /// Returns the messages of a prompt.
    ///
    /// - Throws: ``RPCError`` if the prompt is unknown, or if its required argument is missing.
    static func get(_ params: JSONTree) throws(RPCError) -> JSONTree {
        let name = params["name"]?.text ?? ""
        guard let prompt = all.first(where: { $0.name == name }) else {
            throw RPCError(RPCError.invalidParams, "Unknown prompt: \(name)")
        }
        let value = prompt.argument.flatMap { params["arguments"]?[$0.name]?.text }.flatMap { $0.isEmpty ? nil : $0 }
        if let argument = prompt.argument, argument.isRequired, value == nil {
            throw RPCError(RPCError.invalidParams, "The argument \(argument.name) is missing.")
        }
        let content: JSONTree = ["type": "text", "text": .text(prompt.text(value))]
        return ["description": .text(prompt.help), "messages": [["role": "user", "content": content]]]
    }
}
