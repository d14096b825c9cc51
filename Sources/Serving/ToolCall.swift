import Asking
import Bytes
import Errors
import HostSystem
import JSONRPC
import Showing
import Store

/// One call of a tool.
struct ToolCall {
    /// The maximum size of the text for people, in bytes. The structured answer is complete.
    static let mostTextBytes = 6_000

    private let tool: Tool
    private let running: RunningRequest
    private let workplace: Workplace

    init(_ tool: Tool, _ running: RunningRequest, _ workplace: Workplace) {
        (self.tool, self.running, self.workplace) = (tool, running, workplace)
    }

    /// The arguments of a call, and access to the repository.
    struct Question {
        let workplace: Workplace
        let running: RunningRequest
        /// The number of items on the earlier pages of the answer.
        let start: Int
        fileprivate let arguments: JSONTree

        func text(_ name: String) -> String? { arguments[name]?.text }
        func flag(_ name: String) -> Bool { arguments[name]?.flag ?? false }
        func texts(_ name: String) -> [String] { arguments[name]?.items.compactMap(\.text) ?? [] }

        /// The members of an object, as text. Numbers stay as written.
        func values(_ name: String) -> [String: String] {
            let members = arguments[name]?.members.compactMap { member in
                (member.value.flag.map { $0 ? "1" : "0" } ?? member.value.string).map { (member.key, $0) }
            }
            return Dictionary(members ?? []) { first, _ in first }
        }

        /// The part of the repository that the answer is about.
        var part: AnswerScope {
            var part = AnswerScope()
            (part.places, part.vendored, part.tests) = (texts("in"), flag("vendor"), flag("tests"))
            return part
        }

        /// Refreshes the index, and runs the work with its snapshot and the notes about it.
        ///
        /// - Parameter seconds: the time limit of the work.
        func asking<Result>(
            _ part: AnswerScope = AnswerScope(), seconds: Double = Workplace.seconds,
            _ body: (Snapshot, [String]) throws -> Result
        ) throws -> Result {
            let (snapshot, notes) = try workplace.open(part, stoppedBy: running.interruption)
            return try running.limited(seconds: seconds) { try body(snapshot, notes) }
        }

        /// The limits of one more snapshot.
        var limits: Limits { Workplace.limits(running.interruption) }
    }

    /// Answers the call. An error is also a result, so that the model can read it and try again.
    func result(arguments: JSONTree) -> JSONTree {
        do {
            do { return try answer(arguments) } catch AskingError.damaged(_, isHistory: false, _)
                where workplace.repair()
            {
                return try answer(arguments)
            }
        } catch {
            let text = ErrorAdvice.text(of: error, tool)
            return ["content": [["type": "text", "text": .text(text)]], "isError": true]
        }
    }

    private func answer(_ given: JSONTree) throws -> JSONTree {
        let arguments = try checked(given)
        var start = 0
        let question = arguments.members.filter { $0.key != Tool.cursor.name }
        func key() -> String {
            let stamp = (try? workplace.index()).flatMap { OperatingSystem.stamp($0.path) }
            return Cursor.key([
                tool.name, JSONTree.object(question).json, stamp.map { "\($0.inode) \($0.mtime) \($0.size)" } ?? "",
            ])
        }
        let cursor = arguments[Tool.cursor.name]?.text
        if let text = cursor {
            guard let cursor = Cursor(text) else { throw Self.staleCursor }
            start = cursor.next
        }
        let asked = Question(workplace: workplace, running: running, start: start, arguments: arguments)
        let found = try tool.answer(asked)
        // The refresh before the answer may have changed the index.
        let state = key()
        if let cursor, Cursor(cursor)?.key != state { throw Self.staleCursor }
        let page = try Page(of: found, from: start, key: state)
        let text = try text(of: found, page, start)
        return [
            "content": [["type": "text", "text": .text(text)]], "structuredContent": page.json, "isError": false,
        ]
    }

    private static let staleCursor = AskingError.unanswerable(
        "The cursor belongs to another question, or the repository has changed. Call the tool without cursor.")

    /// Checks the names and types of the arguments.
    private func checked(_ arguments: JSONTree) throws(AskingError) -> JSONTree {
        guard arguments.isObject || arguments == .null else { throw .unanswerable("The arguments must be an object.") }
        let known = tool.allParameters
        let members = arguments.members.filter { $0.value != .null }
        for member in members {
            guard let parameter = known.first(where: { $0.name == member.key }) else {
                throw .unknownParameters([member.key], known: known.map(\.name))
            }
            guard parameter.takes(member.value) else {
                let expected =
                    switch parameter.kind {
                    case .text: "a text"
                    case .flag: "true or false"
                    case .texts: "a list of texts"
                    case .values: "an object whose values are texts or numbers"
                    }
                throw .badValue(parameter: member.key, value: String(member.value.json.prefix(80)), expected: expected)
            }
        }
        let missing = known.filter { parameter in
            parameter.isRequired && !members.contains { $0.key == parameter.name }
        }
        guard missing.isEmpty else { throw .missingParameters(missing.map(\.name)) }
        return .object(members)
    }

    private func text(of answer: ToolAnswer, _ page: Page, _ start: Int) throws -> String {
        var text = try answer.text(page.range)
        while text.last?.isNewline == true { text.removeLast() }
        if text.utf8.count > Self.mostTextBytes {
            var lines: [Substring] = []
            var bytes = 0
            let all = text.split(separator: "\n", omittingEmptySubsequences: false)
            for line in all {
                bytes += line.utf8.count + 1
                if bytes > Self.mostTextBytes { break }
                lines.append(line)
            }
            text = lines.joined(separator: "\n")
            text += "\n… \(all.count - lines.count) more lines; the structured answer is complete."
        }
        for note in answer.notes { text += "\nNote: \(note)." }
        if let cursor = page.cursor { text += "\nThere is more: call \(tool.name) again with cursor \"\(cursor)\"." }
        return text
    }
}
