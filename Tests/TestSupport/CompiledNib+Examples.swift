extension CompiledNib {
    /// A nib for macOS: the owner Orchard, a window of the class Meadow, and in it a button and a view of the Swift
    /// class Basket.
    package static var mac: CompiledNib {
        var nib = CompiledNib()
        let owner = nib.add("NSCustomObject", ["NSClassName": nib.text("Orchard")])
        let cell = nib.add("NSButtonCell", ["NSContents": nib.text("Pick")])
        let button = nib.add("NSButton", ["NSFrame": nib.text("{{20, 30}, {80, 25.5}}"), "NSCell": cell])
        let basket = nib.add(
            "NSClassSwapper",
            ["NSClassName": nib.text("_TtC4Farm6Basket"), "NSOriginalClassName": nib.text("NSStackView")])
        let content = nib.add("NSView", ["NSSubviews": nib.list([button, basket], "NSMutableArray")])
        let window = nib.add(
            "NSWindowTemplate",
            ["NSWindowTitle": nib.text("Pears"), "NSWindowClass": nib.text("Meadow"), "NSWindowView": content])
        let width = nib.add(
            "NSLayoutConstraint",
            [
                "NSFirstItem": button, "NSFirstAttribute": .integer(7), "NSConstant": .real(80),
                "NSRelation": .integer(1),
            ])
        let connections = nib.macConnections(owner, window, button, basket)
        let objects = [window, content, button, cell, basket, width]
        let data = nib.add(
            "NSIBObjectData",
            [
                "NSRoot": owner, "NSConnections": nib.list(connections), "NSObjectsKeys": nib.list(objects),
                "NSObjectsValues": nib.list([owner, window, content, button, content, button]),
                "NSOidsKeys": nib.list([owner] + objects),
                "NSOidsValues": nib.list((1...7).map { nib.number($0) }),
                "NSNamesKeys": nib.list([window]), "NSNamesValues": nib.list([nib.text("Main Window")]),
            ])
        nib.setRoot(["IB.objectdata": data])
        return nib
    }

    private mutating func macConnections(_ owner: Value, _ window: Value, _ button: Value, _ basket: Value) -> [Value] {
        let options = dictionary([(text("NSNullPlaceholder"), text("None"))])
        let keyPaths = list([text("ripeness")])
        return [
            add("NSNibOutletConnector", ["NSSource": owner, "NSDestination": window, "NSLabel": text("window")]),
            add("NSNibControlConnector", ["NSSource": button, "NSDestination": owner, "NSLabel": text("pick:")]),
            add("NSNibControlConnector", ["NSSource": button, "NSDestination": .null, "NSLabel": text("cut:")]),
            add(
                "NSNibBindingConnector",
                [
                    "NSSource": button, "NSDestination": owner, "NSLabel": text("title: tree.name"),
                    "NSBinding": text("title"), "NSKeyPath": text("tree.name"), "NSOptions": options,
                ]),
            add("NSIBHelpConnector", ["NSDestination": button, "NSMarker": text("Picks a pear")]),
            add(
                "NSIBUserDefinedRuntimeAttributesConnector",
                ["NSObject": basket, "NSKeyPaths": keyPaths, "NSValues": list([number(7)])]),
        ]
    }

    /// A nib for iOS: a cell of the class PearCell with a label and a button.
    package static var phone: CompiledNib {
        var nib = CompiledNib()
        let owner = nib.add("UIProxyObject", ["UIProxiedObjectIdentifier": nib.text("IBFilesOwner")])
        let responder = nib.add("UIProxyObject", ["UIProxiedObjectIdentifier": nib.text("IBFirstResponder")])
        let label = nib.add("UILabel", ["UIText": nib.text("Pear"), "UITag": .integer(4)])
        let normal = nib.add("UIButtonContent", ["UITitle": nib.text("Pick")])
        let button = nib.add(
            "UIButton",
            [
                "UIBounds": nib.text("{{0, 0}, {40, 20}}"), "UICenter": nib.text("{30, 25}"),
                "UIButtonStatefulContent": nib.dictionary([(nib.number(0), normal)]),
            ])
        let content = nib.add("UITableViewCellContentView", ["UISubviews": nib.list([label, button])])
        let cell = nib.add(
            "UIClassSwapper",
            [
                "UIClassName": nib.text("PearCell"), "UIOriginalClassName": nib.text("UITableViewCell"),
                "UIReuseIdentifier": nib.text("pear"), "UISubviews": nib.list([content]), "UIContentView": content,
            ])
        let fixed = nib.add("NSIBPrototypingLayoutConstraint", ["NSFirstItem": label])
        let height = nib.add(
            "NSLayoutConstraint",
            ["NSFirstItem": label, "NSFirstAttributeV2": .integer(8), "NSConstantV2": .real(21.5)])
        nib.set(
            label,
            [
                "UIText": nib.text("Pear"), "UITag": .integer(4),
                "UIViewAutolayoutConstraints": nib.list([fixed, height]),
            ])
        let attribute = nib.add(
            "UINibKeyValuePair", ["UIObject": cell, "UIKeyPath": nib.text("ripe"), "UIValue": nib.number(1)])
        let accessibility = nib.add(
            "UIRuntimeAccessibilityConfiguration",
            ["UIAccessibileObject": button, "UIAccessibilityLabel": nib.text("Pick a pear")])
        nib.setRoot([
            "UINibTopLevelObjectsKey": nib.list([owner, responder, cell]),
            "UINibObjectsKey": nib.list([owner, responder, cell, content, label, button]),
            "UINibConnectionsKey": nib.list(nib.phoneConnections(owner, cell, label, button)),
            "UINibKeyValuePairsKey": nib.list([attribute]),
            "UINibAccessibilityConfigurationsKey": nib.list([accessibility]),
        ])
        return nib
    }

    private mutating func phoneConnections(_ owner: Value, _ cell: Value, _ label: Value, _ button: Value) -> [Value] {
        [
            add("UIRuntimeOutletConnection", ["UILabel": text("name"), "UISource": cell, "UIDestination": label]),
            add(
                "UIRuntimeEventConnection",
                [
                    "UILabel": text("pick:"), "UISource": button, "UIDestination": owner,
                    "UIEventMask": .integer(1 << 6 | 1 << 12),
                ]),
            add(
                "UIRuntimeOutletCollectionConnection",
                ["UILabel": text("parts"), "UISource": cell, "UIDestination": list([label, button])]),
        ]
    }
}
