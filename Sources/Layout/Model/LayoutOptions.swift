/// What a layout assumes about the screen and the contents.
package struct LayoutOptions: Sendable {
    /// Where the natural sizes of labels, buttons and other controls come from.
    package enum IntrinsicSizes: Sendable {
        /// The saved size of a view is its natural size.
        case saved
        /// Only sizes that do not depend on a text or image are known, such as the size of a switch.
        case known
    }

    /// The screen that the root view fills; nil for its saved size, on the device that the document simulates.
    package var screen: DeviceScreen?
    /// The size of the root view; nil for that of the screen.
    package var size: LayoutSize?
    /// The safe area of the root view; nil for the insets of the screen and the bars that the document simulates.
    package var safeArea: LayoutInsets?
    /// The size class; nil for the one in which the document was saved.
    package var sizeClass: SizeClass?
    package var intrinsicSizes = IntrinsicSizes.saved
    /// The natural sizes of views with other texts than in the file, by the index of the view in the document. Other views
    /// have the sizes of ``intrinsicSizes``.
    package var naturalSizes: [Int: LayoutSize] = [:]
    /// Whether the interface runs from right to left, as in Arabic. The leading edge is then the right edge.
    package var isRightToLeft = false
    /// Whether the root view and the cells have a fixed size. Otherwise they prefer their size, but their contents can
    /// change it, as in a self-sizing cell. Use false to find contradictions that do not depend on a size.
    package var fixesSizes = true
    /// Whether constraints count that Xcode removes when it builds the file.
    package var usesPlaceholders = true
    /// Whether to find the smallest sets of required constraints that contradict each other.
    package var findsConflicts = true
    package var limits = ConstraintSystem.Limits()

    package init() {}
}

/// The width class and the height class of a screen.
package struct SizeClass: Sendable, Equatable {
    /// One class of a size class. `any` matches only the values that apply to all classes.
    package enum Extent: String, Sendable { case any, compact, regular }

    package var width: Extent
    package var height: Extent

    package init(width: Extent, height: Extent) { (self.width, self.height) = (width, height) }

    /// Reads a size class as Xcode writes it, such as `wC hR`; nil for anything else.
    ///
    /// A hyphen may stand for the space. `Any` stands for a class that matches no variation of one class.
    package init?(xcodeName: String) {
        let parts = xcodeName.split(whereSeparator: { $0 == " " || $0 == "-" })
        guard parts.count == 2, parts[0].hasPrefix("w"), parts[1].hasPrefix("h") else { return nil }
        let extents = parts.map { part -> Extent? in
            switch part.dropFirst() {
            case "C": .compact
            case "R": .regular
            case "Any": .any
            default: nil
            }
        }
        guard let width = extents[0], let height = extents[1] else { return nil }
        self.init(width: width, height: height)
    }

    /// The name as Xcode writes it, such as `wC hR`.
    package var xcodeName: String {
        func name(_ extent: Extent) -> String {
            switch extent {
            case .any: "Any"
            case .compact: "C"
            case .regular: "R"
            }
        }
        return "w\(name(width)) h\(name(height))"
    }

    /// Whether a variation such as `heightClass=regular-widthClass=compact` applies; nil for an unknown text.
    ///
    /// - Returns: the number of classes that the variation names, so that the more specific variation comes last; nil if
    ///   the variation does not apply.
    func specificity(of variation: String) -> Int? {
        if variation == "default" { return 0 }
        var count = 0
        for part in variation.split(separator: "-") {
            let words = part.split(separator: "=")
            guard words.count == 2 else { return nil }
            switch words[0] {
            case "widthClass": guard width.rawValue == words[1] else { return nil }
            case "heightClass": guard height.rawValue == words[1] else { return nil }
            default: return nil
            }
            count += 1
        }
        return count
    }
}
