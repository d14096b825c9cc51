import InterfaceBuilder
import Layout

/// Estimates the natural sizes of labels and buttons whose text or width differs from the file.
///
/// The saved size fits the saved text in the real font. So an estimate is corrected by the estimate for the saved text.
struct NaturalSizes {
    /// A view with a text.
    private struct Item {
        let saved: LayoutSize
        let savedText: String
        let text: String
        let font: Font
        /// The maximum number of lines; 0 for any number.
        let most: Int
        /// Whether the view is not wider than its text, except for margins that do not depend on the text.
        let isButton: Bool
    }

    private var items: [Int: Item] = [:]
    /// Whether the texts of some views differ from the file.
    private(set) var hasOtherTexts = false

    init(_ tree: ObjectTree, _ assets: any PictureAssets) {
        for index in tree.document.objects.indices {
            guard let item = Self.item(index, tree, assets) else { continue }
            items[index] = item
            hasOtherTexts = hasOtherTexts || item.text != item.savedText
        }
    }

    private static func item(_ index: Int, _ tree: ObjectTree, _ assets: any PictureAssets) -> Item? {
        let holder: Int
        let properties: [String]
        switch tree.kind(index) {
        case "UILabel": (holder, properties) = (index, ["text"])
        case "UIButton": (holder, properties) = (index, ["normalTitle", "title", "configuration.title"])
        case "NSTextField", "NSButton": (holder, properties) = (tree.child(index, "cell") ?? index, ["title"])
        default: return nil
        }
        guard let frame = tree.savedFrame(index), frame.width > 0, frame.height > 0,
            let property = properties.first(where: { tree.text(holder, $0) != nil }),
            let text = tree.text(holder, property), !text.isEmpty, text.utf8.count < 2000
        else { return nil }
        let isButton = tree.kind(index).hasSuffix("Button")
        let lines = tree.isMac ? 0 : tree.lineLimit(index)
        let font = tree.value(holder, "fontDescription") ?? tree.value(holder, "font")
        let standard = Font(tree.isMac ? 13 : isButton ? 15 : 17)
        return Item(
            saved: LayoutSize(width: frame.width, height: frame.height), savedText: text,
            text: assets.translation(objectID: tree.id(holder), property: property) ?? text,
            font: Font(font, standard: standard, tree.document.header.platform), most: isButton ? 1 : lines,
            isButton: isButton)
    }

    /// The natural sizes of the views with other texts than in the file, as if each had as many lines as in the file.
    var ofOtherTexts: [Int: LayoutSize] {
        items.compactMapValues { item in
            guard item.text != item.savedText else { return nil }
            return LayoutSize(width: Self.width(item), height: item.saved.height)
        }
    }

    private static func width(_ item: Item) -> Double {
        // The width of a text of several lines follows from constraints.
        guard item.most == 1 || item.saved.height < item.font.size * 1.9 else { return item.saved.width }
        let (old, new) = (widest(item.savedText, item.font), widest(item.text, item.font))
        if item.isButton { return max(0, item.saved.width + new - old) }
        // A view that is much wider than its text does not have its natural width.
        return abs(item.saved.width - old) < 0.3 * old ? item.saved.width * new / max(old, 1) : new
    }

    private static func widest(_ text: String, _ font: Font) -> Double {
        text.split(whereSeparator: \.isNewline).map { TextMetrics.width($0, font) }.max() ?? 0
    }

    /// Returns the natural sizes of views whose texts need another number of lines in the frames of a layout.
    func ofOtherLines(in result: LayoutResult) -> [Int: LayoutSize] {
        var sizes: [Int: LayoutSize] = [:]
        for view in result.views {
            guard let item = items[view.object], item.most != 1 else { continue }
            let shown = Int((item.saved.height / (item.font.size * 1.2)).rounded())
            func lines(_ text: String, _ width: Double) -> Int {
                TextMetrics.lines(text, item.font, width: width, most: item.most == 0 ? 1000 : item.most).count
            }
            // The estimate is corrected until the saved text has the saved number of lines. The height of a view that is
            // taller than its text does not follow from the text.
            let factors = [1, 1.06, 1.12, 1.2, 1.3, 0.95, 0.9, 0.85]
            guard let factor = factors.first(where: { lines(item.savedText, item.saved.width * $0) == shown }) else {
                continue
            }
            let (old, new) = (shown, lines(item.text, max(1, view.frame.width * factor)))
            guard old != new else { continue }
            let height = item.saved.height * Double(new) / Double(old)
            sizes[view.object] = LayoutSize(width: min(Self.width(item), view.frame.width), height: height)
        }
        return sizes
    }
}
