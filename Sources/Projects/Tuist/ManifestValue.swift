/// The value of an expression in a manifest, if it consists of literals.
package indirect enum ManifestValue: Sendable {
    case text(String)
    case list([ManifestValue])
    case dictionary([(key: String, value: ManifestValue)])
    /// A call to a function that the manifest does not declare: `.target(…)`, `Project(…)`.
    case call(ManifestCall)
    /// A member without a base, such as `.iOS`.
    case member(String)
    case unknown

    package var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    package var call: ManifestCall? {
        if case .call(let call) = self { return call }
        return nil
    }

    /// The elements of a list. Any other known value counts as a list with one element.
    package var elements: [ManifestValue] {
        switch self {
        case .list(let values): values
        case .unknown: []
        default: [self]
        }
    }
}

/// A call with its arguments.
package struct ManifestCall: Sendable {
    package var function: String
    package var line: Int
    package var arguments: [(label: String?, value: ManifestValue)]

    package init(function: String, line: Int, arguments: [(label: String?, value: ManifestValue)]) {
        (self.function, self.line, self.arguments) = (function, line, arguments)
    }

    subscript(label: String) -> ManifestValue? { arguments.first { $0.label == label }?.value }

    /// The first argument without a label.
    var first: ManifestValue? { arguments.first { $0.label == nil }?.value }
}
