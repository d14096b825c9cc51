/// A compiled storyboard that a test builds: a navigation controller with a list of fruits. A cell of the list shows the
/// scene with the storyboard identifier `Detail`.
package enum CompiledStoryboardExample {
    /// The files of the folder `Main.storyboardc`, by name.
    ///
    /// - Parameter title: the title of the button in the scene Detail.
    package static func files(title: String = "Pick") -> [(name: String, content: [UInt8])] {
        [
            ("Info.plist", Array(list.utf8)),
            ("UINavigationController-nav-01-abc.nib", navigation.bytes(.nibArchive)),
            ("fru-it-lst-view-tab-le-001.nib", table.bytes(.nibArchive)),
            ("Detail.nib", detail.bytes(.nibArchive)),
            ("det-ai-l01-view-pag-e1-001.nib", page(title).bytes(.nibArchive)),
        ]
    }

    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
            <key>UIStoryboardDesignatedEntryPointIdentifier</key><string>UINavigationController-nav-01-abc</string>
            <key>UIStoryboardVersion</key><integer>1</integer>
            <key>UIViewControllerIdentifiersToNibNames</key>
            <dict>
                <key>UINavigationController-nav-01-abc</key><string>UINavigationController-nav-01-abc</string>
                <key>Detail</key><string>Detail</string>
            </dict>
        </dict></plist>
        """

    /// The storyboard that Xcode would compile to these files.
    package static let source = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav-01-abc">
            <scenes>
                <scene sceneID="sc1-00-001"><objects>
                    <navigationController id="nav-01-abc">
                        <navigationBar key="navigationBar" id="bar-01-001"/>
                        <connections>
                            <segue destination="fru-it-lst" kind="relationship" relationship="rootViewController" id="rel-01-001"/>
                        </connections>
                    </navigationController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-001" sceneMemberID="firstResponder"/>
                </objects></scene>
                <scene sceneID="sc2-00-001"><objects>
                    <tableViewController id="fru-it-lst" customClass="FruitList" customModule="Farm">
                        <tableView key="view" id="tab-le-001">
                            <prototypes>
                                <tableViewCell reuseIdentifier="FruitCell" id="cel-l1-001" customClass="FruitCell" customModule="Farm">
                                    <label text="Pear" id="lab-el-001"/>
                                    <connections>
                                        <outlet property="nameLabel" destination="lab-el-001" id="out-01-001"/>
                                        <segue destination="det-ai-l01" kind="show" identifier="openFruit" id="seg-01-001"/>
                                    </connections>
                                </tableViewCell>
                            </prototypes>
                        </tableView>
                    </tableViewController>
                </objects></scene>
                <scene sceneID="sc3-00-001"><objects>
                    <viewController storyboardIdentifier="Detail" id="det-ai-l01" customClass="FruitPage" customModule="Farm">
                        <view key="view" id="pag-e1-001">
                            <subviews>
                                <button id="but-to-n01">
                                    <state key="normal" title="Pick"/>
                                    <connections>
                                        <action selector="pick:" destination="det-ai-l01" eventType="touchUpInside" id="act-01-001"/>
                                    </connections>
                                </button>
                            </subviews>
                        </view>
                        <connections><outlet property="pickButton" destination="but-to-n01" id="out-02-001"/></connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-003" sceneMemberID="firstResponder"/>
                </objects></scene>
            </scenes>
        </document>
        """

    // MARK: Nibs

    private static var navigation: CompiledNib {
        var nib = CompiledNib()
        let (owner, responder, helper) = nib.proxies()
        let bar = nib.add("UINavigationBar")
        let segue = nib.add(
            "UIStoryboardShowSegueTemplate",
            ["UIIdentifier": nib.text("openFruit"), "UIDestinationViewControllerIdentifier": nib.text("Detail")])
        let child = nib.add(
            "UIClassSwapper",
            [
                "UIClassName": nib.text("_TtC4Farm9FruitList"),
                "UIOriginalClassName": nib.text("UITableViewController"),
                "UINibName": nib.text("fru-it-lst-view-tab-le-001"), "UIStoryboardSegueTemplates": nib.list([segue]),
                "UIExternalObjectsTableForViewLoading": nib.dictionary([
                    (nib.text("UpstreamPlaceholder-seg-01-001"), segue)
                ]),
            ])
        let controllers = nib.list([child])
        let controller = nib.add(
            "UINavigationController",
            ["UIViewControllers": controllers, "UIChildViewControllers": controllers, "UINavigationBar": bar])
        let connections = [
            nib.outlet("sceneViewController", owner, controller), nib.outlet("storyboard", controller, helper),
            nib.outlet("viewController", segue, child),
        ]
        let top = [controller, owner, responder, helper]
        nib.setObjects(top, top + [bar, child, segue], connections)
        return nib
    }

    private static var table: CompiledNib {
        var nib = CompiledNib()
        let (owner, responder, _) = nib.proxies()
        let segue = nib.add(
            "UIProxyObject", ["UIProxiedObjectIdentifier": nib.text("UpstreamPlaceholder-seg-01-001")])
        let cell = nib.add("NSData", ["NS.bytes": .data(prototype.bytes(.nibArchive))])
        let view = nib.add(
            "UITableView",
            [
                "UITableViewCellPrototypeNibs": nib.dictionary([
                    (nib.text("FruitCell"), nib.add("UINib", ["archiveData": cell]))
                ]),
                "UITableViewCellPrototypeNibExternalObjects": nib.dictionary([
                    (nib.text("FruitCell"), nib.dictionary([(nib.text("UpstreamPlaceholder-seg-01-001"), segue)]))
                ]),
            ])
        nib.setObjects(
            [view, owner, responder, segue], [view, owner, responder, segue], [nib.outlet("view", owner, view)])
        return nib
    }

    private static var prototype: CompiledNib {
        var nib = CompiledNib()
        let (owner, responder, _) = nib.proxies()
        let segue = nib.add(
            "UIProxyObject", ["UIProxiedObjectIdentifier": nib.text("UpstreamPlaceholder-seg-01-001")])
        let label = nib.add("UILabel", ["UIText": nib.text("Pear")])
        let cell = nib.add(
            "UIClassSwapper",
            [
                "UIClassName": nib.text("_TtC4Farm9FruitCell"), "UIOriginalClassName": nib.text("UITableViewCell"),
                "UIReuseIdentifier": nib.text("FruitCell"), "UISubviews": nib.list([label]),
            ])
        nib.setObjects(
            [cell, owner, responder, segue], [cell, owner, responder, segue, label],
            [nib.outlet("nameLabel", cell, label), nib.outlet("selectionSegueTemplate", cell, segue)])
        return nib
    }

    private static var detail: CompiledNib {
        var nib = CompiledNib()
        let (owner, responder, helper) = nib.proxies()
        let controller = nib.add(
            "UIClassSwapper",
            [
                "UIClassName": nib.text("_TtC4Farm9FruitPage"), "UIOriginalClassName": nib.text("UIViewController"),
                "UINibName": nib.text("det-ai-l01-view-pag-e1-001"),
            ])
        let top = [controller, owner, responder, helper]
        nib.setObjects(
            top, top,
            [nib.outlet("sceneViewController", owner, controller), nib.outlet("storyboard", controller, helper)])
        return nib
    }

    private static func page(_ title: String) -> CompiledNib {
        var nib = CompiledNib()
        let (owner, responder, _) = nib.proxies()
        let normal = nib.add("UIButtonContent", ["UITitle": nib.text(title)])
        let button = nib.add("UIButton", ["UIButtonStatefulContent": nib.dictionary([(nib.number(0), normal)])])
        let view = nib.add("UIView", ["UISubviews": nib.list([button])])
        let action = nib.add(
            "UIRuntimeEventConnection",
            ["UILabel": nib.text("pick:"), "UISource": button, "UIDestination": owner, "UIEventMask": .integer(64)])
        nib.setObjects(
            [view, owner, responder], [view, owner, responder, button],
            [nib.outlet("view", owner, view), nib.outlet("pickButton", owner, button), action])
        return nib
    }
}

extension CompiledNib {
    fileprivate mutating func proxies() -> (owner: Value, responder: Value, storyboard: Value) {
        let proxies = ["IBFilesOwner", "IBFirstResponder", "UIStoryboardPlaceholder"].map {
            add("UIProxyObject", ["UIProxiedObjectIdentifier": text($0)])
        }
        return (proxies[0], proxies[1], proxies[2])
    }

    fileprivate mutating func outlet(_ name: String, _ source: Value, _ destination: Value) -> Value {
        add(
            "UIRuntimeOutletConnection", ["UILabel": text(name), "UISource": source, "UIDestination": destination])
    }

    fileprivate mutating func setObjects(_ top: [Value], _ all: [Value], _ connections: [Value]) {
        setRoot([
            "UINibTopLevelObjectsKey": list(top), "UINibObjectsKey": list(all),
            "UINibConnectionsKey": list(connections),
        ])
    }
}
