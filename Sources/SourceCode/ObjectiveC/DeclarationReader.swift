/// Goes through a source from declaration to declaration.
struct DeclarationReader {
    /// The `@interface`, `@implementation` or `@protocol` that is open.
    struct Container {
        var className: String
        var isProtocol = false
        var isImplementation = false
        /// Whether its properties get variables: a class or class extension.
        var hasVariables = false
    }

    let source: SourceBytes
    /// Names that code is kept for.
    let sought: SoughtNames
    var stream: TokenStream
    var file = SourceFile()
    var container: Container?
    var impliedVariables = ImpliedVariables()
    /// The values of constants that are no text, by their offset.
    var constantValues: [Int: [Token]] = [:]
    var leading = LeadingMembers()
    /// Where the calls in bodies are.
    var positions: PositionCursor
    /// Whether the word nib stands anywhere in the source, in any case.
    let mentionsNibs: Bool
    /// Superclasses that other branches of an `#if` give a class.
    var otherSuperclasses: [Token] = []
    /// What stands before a declaration with `@`, such as `IB_DESIGNABLE`.
    var attributes: [Token] = []

    /// No declaration that matters is longer; generated tables are.
    static let longestDeclaration = 10_000

    init(_ source: SourceBytes, _ sought: SoughtNames) {
        (self.source, self.sought) = (source, sought)
        positions = PositionCursor(source.bytes)
        mentionsNibs = ByteWords.contains(["nib"], in: source.bytes)
        stream = TokenStream(source)
    }

    /// Everything that the source declares, with offsets for positions.
    mutating func read() -> SourceFile {
        while true {
            let token = stream.next()
            switch token.kind {
            case .end:
                file.constants += stream.lexer.macros.constants
                keepValues()
                file.imports += stream.lexer.imports
                stream.lexer.flags.close(at: stream.lexer.end)
                file.flagRegions = stream.lexer.flags.regions
                file.definedFlags = stream.lexer.flags.defined.sorted()
                impliedVariables.complete(&file)
                if mentionsNibs { leading.complete(&file) }
                file.sortUses()
                return file
            case .branchBegin, .branchElse, .branchEnd:
                break
            case .atKeyword where startsDeclaration(token):
                readKeyword(token)
                attributes.removeAll(keepingCapacity: true)
            case _ where container != nil && (token.is("-") || token.is("+")):
                readMethod(token)
            case _ where container != nil && token.is("{"):
                readVariables()
            case _ where token.is(";") || token.is("}") || token.is(")") || token.is("]"):
                break
            default:
                readItem(from: token)
            }
        }
    }

    /// Keeps a type, unless there are far too many.
    mutating func add(_ type: TypeDeclaration) {
        if file.types.count < ObjectiveCReader.mostDeclarations { file.types.append(type) }
    }

    /// Keeps a member, unless there are far too many.
    mutating func add(_ member: MemberDeclaration) {
        if file.members.count < ObjectiveCReader.mostDeclarations { file.members.append(member) }
    }

    /// Whether a word with `@` begins or ends a declaration, so that whatever
    /// came before it is over, however many brackets are still open.
    mutating func startsDeclaration(_ token: Token) -> Bool {
        switch source.text(token) {
        case "@interface", "@implementation", "@end", "@property", "@synthesize", "@dynamic", "@class",
            "@compatibility_alias", "@optional", "@required", "@import":
            return true
        case "@protocol":
            // `@protocol(Name)` is an expression.
            return !stream.peek().is("(")
        default:
            return false
        }
    }

    private mutating func readKeyword(_ token: Token) {
        switch source.text(token) {
        case "@interface": readInterface()
        case "@implementation": readImplementation()
        case "@protocol": readProtocol()
        case "@end": container = nil
        case "@property": readProperty()
        case "@synthesize": readSynthesize()
        case "@compatibility_alias": readCompatibilityAlias()
        case "@dynamic": readDynamic()
        case "@class": _ = declaration()
        case "@import": readImport()
        default: break
        }
    }

    /// `@import A.B;`.
    private mutating func readImport() {
        let path = declaration().filter { $0.kind == .identifier }
        guard let first = path.first, file.imports.count < SourceFile.mostUses else { return }
        let name = path.dropFirst().map(source.text).joined(separator: ".")
        file.imports.append(
            ImportDeclaration(module: source.text(first), name: name.isEmpty ? nil : name, at: first.place))
    }

    /// Keeps the values of constants and macros that are no text as code.
    private mutating func keepValues() {
        let values = constantValues.merging(stream.lexer.macros.values) { one, _ in one }
        var positions = PositionCursor(source.bytes)
        for constant in file.constants.sorted(by: { $0.at.line < $1.at.line }) {
            guard let tokens = values[constant.at.line], file.functions.count < SourceFile.mostUses else { continue }
            var parser = CodeParser(source, tokens, positions)
            var function = FunctionCode(.value, type: nil, name: constant.name, at: constant.at)
            let value = parser.expression()
            positions = parser.positions
            switch value {
            // A switch of the build, which may be set another way.
            case .bool, .number, .null: continue
            default: break
            }
            let body = [Code.result(value)]
            function.platforms = constant.platforms
            if function.take(body, sought, .following) { file.functions.append(function) }
        }
    }

    /// The tokens up to the `;` that ends a declaration, without it.
    ///
    /// What stands in braces is left out: it is the inside of a structure.
    mutating func declaration() -> [Token] {
        var tokens: [Token] = []
        var (round, braces) = (0, 0)
        while true {
            let token = stream.nextOfText()
            if token.kind == .end { return tokens }
            if token.kind == .atKeyword, startsDeclaration(token) {
                stream.unread(token)
                return tokens
            }
            if token.is("{") {
                braces += 1
            } else if token.is("}") {
                if braces == 0 {
                    stream.unread(token)
                    return tokens
                }
                braces -= 1
                continue
            }
            if braces > 0 { continue }
            if token.is("(") { round += 1 } else if token.is(")") { round -= 1 }
            if token.is(";"), round <= 0 { return tokens }
            if tokens.count < Self.longestDeclaration { tokens.append(token) }
        }
    }
}
