/// Reads the declarations of an Objective-C source in order.
struct DeclarationReader {
    /// The open `@interface`, `@implementation` or `@protocol`.
    struct Container {
        var className: String
        var isProtocol = false
        var isImplementation = false
        /// Whether properties in the type create instance variables, as in the `@interface` of a class or of a class
        /// extension.
        var hasVariables = false
    }

    let source: SourceBytes
    /// Names that lead to a load. The reader keeps the code that uses them.
    let sought: SearchNames
    var stream: TokenStream
    var file = SourceFile()
    var container: Container?
    var impliedVariables = ImpliedVariables()
    /// The tokens of each value that is not a string, by the offset of the constant.
    var constantValues: [Int: [Token]] = [:]
    var leading = CallingMembers()
    /// Converts the offsets of calls to lines and columns.
    var positions: PositionCursor
    /// Whether the source contains the word nib, ignoring case.
    package let mentionsNibs: Bool
    /// Superclasses of the current class in other branches of an `#if`.
    var otherSuperclasses: [Token] = []
    /// The tokens before an `@` keyword that starts a declaration: `IB_DESIGNABLE` before `@interface`.
    var attributes: [Token] = []

    /// The maximum number of tokens of a declaration. Declarations that matter are shorter; generated tables are
    /// longer.
    static let longestDeclaration = 10_000

    init(_ source: SourceBytes, _ sought: SearchNames) {
        (self.source, self.sought) = (source, sought)
        positions = PositionCursor(source.bytes)
        mentionsNibs = ByteWords.contains(["nib"], in: source.bytes)
        stream = TokenStream(source)
    }

    /// Returns all declarations of the source. Their positions are still offsets, which ``PositionSweep`` converts.
    mutating func read() -> SourceFile {
        while true {
            let token = stream.next()
            switch token.kind {
            case .end:
                file.constants += stream.lexer.macros.constants
                keepValues()
                readMacros()
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

    /// Adds a type, up to the maximum number of declarations.
    mutating func add(_ type: TypeDeclaration) {
        if file.types.count < ObjectiveCReader.mostDeclarations { file.types.append(type) }
    }

    /// Adds a member, up to the maximum number of declarations.
    mutating func add(_ member: MemberDeclaration) {
        if file.members.count < ObjectiveCReader.mostDeclarations { file.members.append(member) }
    }

    /// Returns whether a word with `@` begins or ends a declaration.
    ///
    /// If so, the code before the word ends there, even if brackets are still open.
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

    /// Reads `@import A.B;`.
    private mutating func readImport() {
        let path = declaration().filter { $0.kind == .identifier }
        guard let first = path.first, file.imports.count < SourceFile.mostUses else { return }
        let name = path.dropFirst().map(source.text).joined(separator: ".")
        file.imports.append(
            ImportDeclaration(module: source.text(first), name: name.isEmpty ? nil : name, at: first.place))
    }

    /// Keeps the values of constants and macros as code if they are not strings.
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
            // The value is a build switch, which may be different in another build.
            case .bool, .number, .null: continue
            default: break
            }
            let body = [Code.result(value)]
            function.platforms = constant.platforms
            if function.take(body, sought, .following) { file.functions.append(function) }
        }
    }

    /// Reads each macro with arguments like a function: `#define LOAD(name) [bundle loadNibNamed:name …]`. In a macro,
    /// `self` is the `self` of the code that uses the macro.
    private mutating func readMacros() {
        positions = PositionCursor(source.bytes)
        for macro in stream.lexer.macros.functions {
            var function = Enclosing(member: source.text(macro.name), isFunction: true, isMacro: true, head: macro.name)
            function.parameters = macro.parameters.map { Enclosing.Parameter(name: $0, type: []) }
            read(macro.body, of: function, isWhole: true)
        }
    }

    /// Returns the tokens before the `;` that ends a declaration.
    ///
    /// It omits the contents of braces, such as the fields of a structure.
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
