import GRDB
import SourceCode

/// An identifier that code comes to, in a call that takes one.
struct FoundIdentifier {
    /// The call of the framework.
    let site: FoundLoad.Site
    let value: FollowedValue
    /// The first call that leads from the code to it; nil for the call itself.
    let caller: FoundLoad.Site?
    /// The function that was begun with.
    let begun: Int
    /// Subclass whose object runs the code; nil for that whose code it is.
    var asClass: String?
}

/// The places of a tree that use an identifier or the name of a resource which is no plain text.
struct IdentifierPlaces {
    /// Places that are followed: who calls the code may say what the identifier is.
    private(set) var followed: Set<FoundLoad.Site> = []
    /// Places whose expression is looked at where it stands: resources, of which there are many, and what is compared
    /// or assigned.
    private(set) var evaluated: Set<FoundLoad.Site> = []
    /// Words without which no code has one of ``followed`` in it.
    private(set) var words: Set<String> = []

    init(_ db: Database, tree: Int64) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT
                    file_id, line, "column", call,
                    _identifier_uses.kind NOT IN ('image', 'color') AND _identifier_uses.purpose NOT IN ('compares', 'sets')
                FROM _identifier_uses
                JOIN files ON files.id = _identifier_uses.file_id
                WHERE files.tree_id = ? AND _identifier_uses.literal IS NULL
                """, arguments: [tree])
        while let row = try rows.next() {
            let site = FoundLoad.Site(fileID: row[0], line: row[1], column: row[2])
            guard row[4] else {
                evaluated.insert(site)
                continue
            }
            followed.insert(site)
            words.insert(Self.word(of: row[3]))
        }
    }

    /// A word of a call that its code holds: the label of the Swift argument, or the selector.
    private static func word(of call: String) -> String {
        guard let open = call.firstIndex(of: "(") else { return call }
        let name = String(call[..<open])
        let labels = call[call.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        let known = FrameworkCalls.standard.call(
            name, labels, type: name, makes: name == "init" || name.beginsWithCapital)
        guard let place = known?.identifier, labels[place] != "_" else { return name }
        return labels[place]
    }
}

extension Code.Call {
    /// The place of the argument that is an identifier or the name of a resource; nil where there is none.
    var identifierPlace: Int? {
        let isInitializer = labels == nil ? name.hasPrefix("init") : name == "init" || name.beginsWithCapital
        let type: String? = if case .name(let type)? = receiver { type } else { labels == nil ? nil : name }
        let known = FrameworkCalls.standard.call(name, labels, type: type, makes: isInitializer)
        // What the surroundings say that it is, `.init(named: name)`, has one argument.
        return known?.identifier ?? (isImplicit && arguments.count == 1 ? 0 : nil)
    }
}
