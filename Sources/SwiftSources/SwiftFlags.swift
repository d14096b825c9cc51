import SourceCode
import SwiftSyntax

/// The lines of a Swift source that are compiled only if a flag is defined.
struct SwiftFlags {
    private let source: SwiftSource
    private(set) var regions: [FlagRegion] = []

    /// The maximum number of regions. Real sources contain fewer, but a hostile source may contain more.
    private static let most = 2_000

    /// Reads all directives of a source.
    ///
    /// It reads the tokens one after the other, because a visitor would recurse at each level of the source.
    init(_ tree: SourceFileSyntax, _ source: SwiftSource) {
        self.source = source
        var token = tree.firstToken(viewMode: .sourceAccurate)
        while let next = token, regions.count < Self.most {
            if next.tokenKind == .poundIf, let directive = next.parent?.parent?.parent?.as(IfConfigDeclSyntax.self) {
                read(directive)
            }
            token = next.nextToken(viewMode: .sourceAccurate)
        }
    }

    /// Returns whether a source may contain an `#if` or `#elseif` with a flag.
    static func mayHaveRegions(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in
            var rest = bytes[...]
            while let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
                rest = bytes[(mark + 1)...]
                guard rest.starts(with: "if ".utf8) || rest.starts(with: "elseif ".utf8) else { continue }
                let line = String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
                let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                if words.contains(where: FlagRegion.isFlag) { return true }
            }
            return false
        }
    }

    private mutating func read(_ directive: IfConfigDeclSyntax) {
        let clauses = Array(directive.clauses)
        for (place, clause) in clauses.enumerated() {
            let end =
                place + 1 < clauses.count
                ? source.position(of: clauses[place + 1]) : source.position(of: directive.poundEndif)
            // The `#else` of `#if !FLAG` needs the flag.
            let needs =
                if let condition = clause.condition {
                    flags(of: condition)
                } else if clauses.count == 2, let negation = clauses[0].condition?.as(PrefixOperatorExprSyntax.self),
                    negation.operator.text == "!"
                {
                    flags(of: negation.expression)
                } else {
                    [String]()
                }
            regions += needs.map { FlagRegion(name: $0, at: source.position(of: clause), end: end) }
        }
    }

    /// Returns the flags of `FLAG` or `FLAG && FAST`. Any other condition needs no flag.
    private func flags(of condition: ExprSyntax) -> [String] {
        let parts = condition.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [condition]
        let operators = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        guard operators.allSatisfy({ $0 == "&&" }) else { return [] }
        return parts.compactMap { $0.as(DeclReferenceExprSyntax.self)?.baseName.text }.filter(FlagRegion.isFlag)
    }
}
