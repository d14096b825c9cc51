import InterfaceBuilder

/// An object that a screen reader reads, with its place in the picture.
private struct ReadElement {
    let index: Int
    let box: Box
    /// The index of the top-level object or menu that contains the object.
    let part: Int
    /// The distance of the element from the edge at which rows start. From right to left, it is negative.
    let start: Double

    /// Returns elements in the order of reading: by part, then by row, then in the direction of the language.
    static func inOrder(_ elements: [ReadElement]) -> [ReadElement] {
        let sorted = elements.sorted {
            ($0.part, $0.box.y, $0.start, $0.index) < ($1.part, $1.box.y, $1.start, $1.index)
        }
        var rows: [[ReadElement]] = []
        for element in sorted {
            // A tall element next to several rows belongs to none of them, so that a row can continue after it.
            if let row = rows.indices.suffix(8).last(where: { rows[$0][0].isInRow(of: element) }) {
                rows[row].append(element)
            } else {
                rows.append([element])
            }
        }
        return rows.flatMap { row in row.sorted { ($0.start, $0.box.y, $0.index) < ($1.start, $1.box.y, $1.index) } }
    }

    /// Whether two elements are beside each other: the middle of each is between the top and bottom of the other.
    private func isInRow(of other: ReadElement) -> Bool {
        func isBetween(_ y: Double, _ box: Box) -> Bool { y >= box.y && y <= box.maxY }
        return part == other.part && isBetween(box.midY, other.box) && isBetween(other.box.midY, box)
    }
}

/// Marks for what a screen reader reads.
extension PictureDrawer {
    /// What a screen reader says about an element.
    private enum Spoken {
        /// The accessibility label, or the text of the object that the file names as the title.
        case label(String)
        /// A text that the element shows, or that the framework provides.
        case shown(String)
        case nothing
    }

    /// Writes the labels that a screen reader reads. In each scene, top-level object and menu, they are numbered in rows
    /// from the top, in the direction of the language. A text that is not an accessibility label is in parentheses.
    func accessibility() {
        canvas.begin("g", [("data-layer", "accessibility")])
        defer { canvas.end() }
        let color = Paint(hexadecimal: "6A3FB5") ?? .mark
        let missing = Paint(hexadecimal: "D0342C") ?? .mark
        let elements = boxes.filter { isRead($0.key) }.map {
            ReadElement(
                index: $0.key, box: $0.value, part: part(of: $0.key),
                start: request.isRightToLeft ? -$0.value.maxX : $0.value.x)
        }
        var places = LabelPlaces()
        var (current, number) = (-1, 0)
        for element in ReadElement.inOrder(elements) {
            number = element.part == current ? number + 1 : 1
            current = element.part
            switch spoken(element.index) {
            case .label(let label): tag("\(number) \(label)", at: element.box, color, &places)
            case .shown(let text): tag("\(number) (\(text))", at: element.box, color, &places)
            case .nothing: tag("\(number) no label", at: element.box, missing, &places)
            }
        }
    }

    /// Returns the menu of a menu item, and the top-level object of any other object.
    private func part(of index: Int) -> Int {
        var root = index
        while let parent = tree.parent(root), tree.kind(root) != "NSMenu" { root = parent }
        return root
    }

    // MARK: Elements

    /// Whether a screen reader reads an object that is drawn. Elements inside an element of UIKit are not read.
    private func isRead(_ index: Int) -> Bool {
        guard isElement(index) else { return false }
        var ancestor: Int? = index
        while let current = ancestor {
            if isHidden(current) || (tree.number(current, "alpha") ?? tree.number(current, "alphaValue") ?? 1) <= 0 {
                return false
            }
            if !tree.isMac, current != index, boxes[current] != nil, isElement(current) { return false }
            ancestor = tree.parent(current)
        }
        return true
    }

    /// Whether an object is an element for a screen reader: as the file says, else by the rules of the framework.
    private func isElement(_ index: Int) -> Bool {
        let written =
            tree.value(index, "accessibilityConfiguration")?["isElement"]?.string
            ?? tree.runtimeValue(index, "isAccessibilityElement") ?? tree.runtimeValue(index, "accessibilityElement")
        if let written { return ["YES", "true", "1"].contains(written) }
        let kind = tree.kind(index)
        if Self.controls.contains(kind) { return true }
        if Self.texts.contains(kind) {
            if case .nothing = spoken(index) { return isEditable(index) }
            return true
        }
        switch kind {
        // Controls in a bar item are elements of their own. Spaces are no elements.
        case "UIBarButtonItem":
            return systemItem(index)?.hasSuffix("Space") != true && !tree.children[index].contains(where: tree.hasFrame)
        case "NSToolbarItem": return !tree.children[index].contains(where: tree.hasFrame)
        case "NSMenuItem": return tree.flag(index, "isSeparatorItem") != true && tree.flag(index, "isSeparator") != true
        case "NSBox":
            let type = tree.string(index, "boxType") ?? "primary"
            guard ["primary", "secondary"].contains(type), tree.string(index, "titlePosition") != "noTitle" else {
                return false
            }
            if case .nothing = spoken(index) { return false }
            return true
        default: return false
        }
    }

    /// Controls of UIKit, AppKit and WatchKit, and other views that are elements by default. The cells are those of
    /// matrices.
    private static let controls: Set = [
        "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
        "UIDatePicker", "UITextField", "UITextView", "UISearchBar", "UIColorWell", "UIPickerView", "UIProgressView",
        "UIActivityIndicatorView", "UITabBarItem", "NSControl", "NSButton", "NSPopUpButton", "NSSwitch", "NSSlider",
        "NSStepper", "NSSegmentedControl", "NSColorWell", "NSComboBox", "NSComboButton", "NSSecureTextField",
        "NSTokenField", "NSSearchField", "NSTextView", "NSDatePicker", "NSImageView", "NSProgressIndicator",
        "NSLevelIndicator", "NSPathControl", "NSTabViewItem", "NSButtonCell", "NSFormCell", "NSSearchToolbarItem",
        "WKInterfaceButton", "WKInterfaceSwitch", "WKInterfaceSlider", "WKInterfacePicker", "WKInterfaceDate",
        "WKInterfaceTimer",
    ]

    /// Classes of texts and titles. They are elements if they have a text.
    private static let texts: Set = [
        "UILabel", "UITableViewCell", "WKInterfaceLabel", "NSTextField", "NSTextFieldCell", "NSTableColumn",
        "NSWindow", "NSPanel",
    ]

    private func isEditable(_ index: Int) -> Bool {
        guard tree.kind(index) == "NSTextField", let cell = macCell(index) else { return false }
        return tree.flag(cell, "editable") ?? cellFlag(cell, 0x1000_0000)
    }

    // MARK: Labels

    private func spoken(_ index: Int) -> Spoken {
        let objects = withCell(index)
        let labels = objects.lazy.compactMap {
            self.shownText($0, self.tree.isMac ? "ibExternalAccessibilityDescription" : "accessibilityLabel")
                ?? self.tree.document[self.tree[$0].accessibilityLabel]
                ?? self.tree.runtimeValue($0, "accessibilityLabel")
        }
        if let label = labels.first(where: Self.isText) ?? connectedTitle(objects) { return .label(label) }
        return (shown(objects) ?? provided(objects)).map(Spoken.shown) ?? .nothing
    }

    /// Returns an object and its cell, which has the texts of a control of AppKit.
    private func withCell(_ index: Int) -> [Int] {
        let isColumn = tree.kind(index) == "NSTableColumn"
        return [index, isColumn ? tree.child(index, "headerCell") : macCell(index)].compactMap { $0 }
    }

    private static func isText(_ text: String) -> Bool { !text.allSatisfy(\.isWhitespace) }

    /// Returns the text of the object that the file names as the title of a control.
    private func connectedTitle(_ objects: [Int]) -> String? {
        objects.lazy.compactMap { self.accessibilityTitles[$0] }.first.flatMap { shown(withCell($0)) }
    }

    /// The properties with a title, text or placeholder, in the order in which they are read.
    private static let titles = [
        "configuration.title", "configuration.attributedTitle", "normalTitle", "normalAttributedTitle", "title",
        "text", "attributedText", "contentConfiguration.text", "headerCell.title", "label", "string", "textStorage",
        "placeholder", "placeholderString",
    ]

    /// Returns the title, text or placeholder of a control; else the titles of its segments or its selected item.
    private func shown(_ objects: [Int]) -> String? {
        let single = Self.titles.lazy.compactMap { title in
            objects.lazy.compactMap { self.shownText($0, title) }.first(where: Self.isText)
        }
        if let text = single.first { return text }
        let segments = ["segmentTitles", "ibShadowedLabels"].flatMap { list in
            objects.flatMap { object in (0..<32).compactMap { shownText(object, "\(list)[\($0)]") } }
        }
        if segments.contains(where: Self.isText) { return segments.joined(separator: ", ") }
        let item = objects.first { tree.kind($0).hasPrefix("NSPopUpButton") && tree.child($0, ofKind: "NSMenu") != nil }
            .flatMap(selectedMenuItem)
        if let title = item.flatMap({ shownText($0, "title") }), Self.isText(title) { return title }
        return objects.lazy.compactMap {
            self.tree.document[self.tree[$0].text] ?? self.tree.string($0, "placeholderString")
                ?? self.tree.string($0, "NSContents")
        }.first(where: Self.isText)
    }

    /// Returns the text that a framework provides for a control without a title.
    private func provided(_ objects: [Int]) -> String? {
        guard let index = objects.first else { return nil }
        for object in objects {
            if let item = systemItem(object) { return item.prefix(1).uppercased() + item.dropFirst() }
            if let text = Self.types[tree.string(object, "buttonType") ?? tree.string(object, "bezelStyle") ?? ""] {
                return text
            }
            let image = tree.image(object, "image", "normalImage", "normal.image", "configuration.image")
            if let image, tree.isSystemImage(image) { return image }
        }
        return Self.standard[tree.kind(index)]
    }

    /// Labels of buttons by their type or bezel.
    private static let types = [
        "infoLight": "More Info", "infoDark": "More Info", "detailDisclosure": "More Info", "contactAdd": "Add",
        "close": "Close", "helpButton": "Help",
    ]

    /// Labels of classes whose value describes them.
    private static let standard = [
        "UISearchBar": "Search", "NSSearchField": "Search", "NSSearchToolbarItem": "Search",
        "UIActivityIndicatorView": "In progress", "UIProgressView": "Progress", "UIPageControl": "Page",
        "UIDatePicker": "Date", "UIPickerView": "Picker", "WKInterfaceDate": "Date", "WKInterfaceTimer": "Timer",
    ]
}
