/// One constraint of a layout conflict, as UIKit or AppKit describes it in a log.
package struct LoggedConstraint: Sendable, Equatable, Encodable {
    /// What added the constraint, as far as its description shows this.
    package enum Origin: String, Sendable, Encodable {
        /// A nib or code.
        case nibOrCode
        /// The autoresizing mask of a view.
        case autoresizingMask
        /// UIKit or AppKit, such as the height that a table gives to a cell.
        case framework
        /// Interface Builder, because the view has no constraints in the nib.
        case fixedFrame
        /// Code, because the description contains a source file or a form that nibs do not cause.
        case code
    }

    /// One end of a constraint.
    package struct End: Sendable, Equatable, Encodable {
        /// The class of the view; nil if the description has only a name.
        package var className: ClassName?
        /// The text of the view, or the identifier of a layout guide.
        package var text: String?
        /// The name of the view, which is its accessibility identifier or, on macOS, its identifier.
        package var name: String?
        /// The address, which identifies the view within the log.
        package var address: String?
        /// The attribute, such as `leading`; empty if the description does not state it.
        package var attribute = ""
    }

    /// The description on one line.
    package let text: String
    /// The class of the constraint.
    package let className: String
    /// The identifier of the constraint.
    package let identifier: String?
    package internal(set) var origin: Origin
    /// The first end; nil if the description could not be read.
    package internal(set) var first: End?
    /// The relation, as in `constraints.relation`: nil for equal.
    package internal(set) var relation: String?
    /// The second end; nil if the constraint has only one end.
    package internal(set) var second: End?
    /// The multiplier; nil for 1.
    package internal(set) var multiplier: Double?
    /// The constant; nil for the standard spacing.
    package internal(set) var constant: Double? = 0
    /// Whether the framework removes this constraint to resolve the conflict.
    package internal(set) var isBroken = false

    /// Whether two descriptions mean the same constraint of possibly different objects.
    func isSame(as other: LoggedConstraint) -> Bool {
        (className, identifier, relation, multiplier, constant, isBroken)
            == (other.className, other.identifier, other.relation, other.multiplier, other.constant, other.isBroken)
            && Self.isSame(first, other.first) && Self.isSame(second, other.second)
    }

    private static func isSame(_ one: End?, _ other: End?) -> Bool {
        (one?.className, one?.text, one?.name, one?.attribute)
            == (other?.className, other?.text, other?.name, other?.attribute)
    }
}

extension LoggedConstraint {
    /// The maximum number of constraints of one message.
    static let most = 64

    /// Returns the descriptions in a line, and for each one the text between it and the description before it.
    static func descriptions(in line: String) -> [(before: Substring, text: Substring)] {
        let starts = line.ranges(of: "Constraint:0x").prefix(most).compactMap { range -> String.Index? in
            guard let open = line[..<range.lowerBound].lastIndex(of: "<") else { return nil }
            let name = line[line.index(after: open)..<range.lowerBound]
            return name.utf8.count < 200 && !name.contains(" ") && !name.contains(">") ? open : nil
        }
        var end = line.startIndex
        return zip(starts, starts.dropFirst() + [line.endIndex]).compactMap { start, limit in
            guard start >= end else { return nil }
            var part = line[start..<limit]
            for tail in [
                "Will attempt to recover", "Make a symbolic breakpoint", "Set the NSUserDefault", "Break on objc",
            ] {
                if let found = part.firstRange(of: tail) { part = part[..<found.lowerBound] }
            }
            // The description may contain `>` in a relation or in a text, so it ends at the last one.
            let close = part.lastIndex(of: ">") ?? part.lastIndex { $0 != " " } ?? start
            defer { end = line.index(after: close) }
            return (line[end..<start], line[start...close])
        }
    }

    /// Reads a description, such as `<NSLayoutConstraint:0x6 'id' V:|-(8)-[UILabel:0x7'Text']   (active, names: '|':UIView:0x8 )>`.
    init?(_ description: Substring) {
        guard let colon = description.firstRange(of: ":0x"), description.hasPrefix("<") else { return nil }
        text = String(description)
        className = ClassName(String(description[..<colon.lowerBound].drop { $0 == "<" })).last
        var rest = description[colon.upperBound...].drop { $0.isHexDigit }
        origin = .nibOrCode
        if rest.hasPrefix("@") {
            // A layout library adds the source file and line.
            origin = .code
            rest = rest.drop { $0 != " " && $0 != ">" }
        }
        rest = rest.drop { $0 == " " }
        var name: String?
        if rest.hasPrefix("'"), !rest.hasPrefix("'|'"), let close = rest.dropFirst().firstIndex(of: "'") {
            name = String(rest[rest.index(after: rest.startIndex)..<close])
            rest = rest[rest.index(after: close)...].drop { $0 == " " }
        }
        identifier = name
        let isWhole = rest.hasSuffix(">")
        if isWhole { rest = rest.dropLast() }
        var reader = ConstraintBody(rest)
        if let body = reader.read() {
            (first, relation, second) = (body.first, body.relation, body.second)
            (multiplier, constant) = (body.multiplier, body.constant)
        }
        if origin == .nibOrCode { origin = Self.origin(className, identifier, isKnownForm: first != nil || !isWhole) }
    }

    private static func origin(_ className: String, _ identifier: String?, isKnownForm: Bool) -> Origin {
        switch className {
        case "NSAutoresizingMaskLayoutConstraint": return .autoresizingMask
        case "NSIBPrototypingLayoutConstraint": return .fixedFrame
        case "NSContentSizeLayoutConstraint", "_UILayoutSupportConstraint": return .framework
        default: break
        }
        let prefixes = ["UIView-", "NSView-", "UISV-", "UIViewSafeArea", "_UI", "UINav", "UIIB", "NSIB", "fittingSize"]
        if let identifier, prefixes.contains(where: { identifier.hasPrefix($0) }) { return .framework }
        return isKnownForm ? .nibOrCode : .code
    }
}
