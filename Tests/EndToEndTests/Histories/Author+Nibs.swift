import TestSupport

extension Author {
    /// Returns ` customClass="PearView"`, with or without a module.
    private mutating func identity(_ role: String? = nil) -> String {
        let module = dice.pick(weighted: [
            (5, ""), (2, " customModule=\"\(module())\""),
            (2, " customModule=\"\(module())\" customModuleProvider=\"target\""),
        ])
        return " customClass=\"\(className(role))\"" + module
    }

    private mutating func attributes() -> String {
        guard dice.chance(20) else { return "" }
        return """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="\(outlet())" value="\(fruit())"/>
            </userDefinedRuntimeAttributes>

            """
    }

    /// Returns a xib for iOS or macOS.
    mutating func document() -> String {
        let isMac = dice.chance(25)
        let root = isMac ? "customView" : dice.pick(weighted: [(3, "view"), (2, "tableViewCell")])
        let runtime = isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
        let kind = isMac ? "Cocoa" : "CocoaTouch"
        let owner = dice.chance(60) ? identity(dice.pick(["Page", "Desk", "View", "Controller"])) : ""
        var connections =
            dice.chance(50)
            ? ["<outlet property=\"\(dice.pick(["view", "window", outlet()]))\" destination=\"v1\" id=\"c1\"/>"] : []
        if dice.chance(40) {
            connections.append("<outlet property=\"\(fruit().lowercased())\" destination=\"l1\" id=\"c2\"/>")
        }
        let ownerText =
            connections.isEmpty ? "/>" : ">\n<connections>\n\(connections.joined(separator: "\n"))\n</connections>\n"
        let proxies =
            isMac
            ? "<customObject id=\"-2\" userLabel=\"File's Owner\"\(owner)\(ownerText)\(connections.isEmpty ? "" : "</customObject>")\n"
                + "<customObject id=\"-1\" userLabel=\"First Responder\" customClass=\"FirstResponder\"/>\n<customObject id=\"-3\" customClass=\"NSObject\"/>"
            : "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"\(owner)\(ownerText)\(connections.isEmpty ? "" : "</placeholder>")\n"
                + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"UIResponder\"/>"
        let text =
            isMac
            ? "<textField id=\"l1\"><textFieldCell key=\"cell\" title=\"\(fruit()) \(outlet())\" id=\"t1\"/></textField>"
            : "<label text=\"\(fruit()) \(outlet())\" id=\"l1\"/>\n<imageView image=\"\(fruit().lowercased())\" id=\"i1\"/>"
        let button = """
            <button id="b1"\(dice.chance(30) ? identity("View") : "")>
            <connections>
            <action selector="\(fruit().lowercased()):" \(isMac ? "target" : "destination")="\(isMac ? "-2" : "-1")"\(isMac ? "" : " eventType=\"touchUpInside\"") id="a1"/>
            </connections>
            </button>
            """
        let reuse = root == "tableViewCell" ? " reuseIdentifier=\"\(fruit().lowercased())\"" : ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(kind).XIB" version="3.0" toolsVersion="21507" targetRuntime="\(runtime)" useAutolayout="YES">
            <objects>
            \(proxies)
            <\(root) id="v1"\(reuse)\(dice.chance(70) ? identity(root == "tableViewCell" ? "Cell" : "View") : "")>
            <subviews>
            \(text)
            \(button)
            \(dice.chance(40) ? "<\(isMac ? "customView" : "view") id=\"w1\"\(identity("View"))/>" : "")
            </subviews>
            <constraints>
            <constraint firstItem="b1" firstAttribute="top" secondItem="l1" secondAttribute="bottom" constant="\(dice.below(9))" id="k1">
            <variation key="heightClass=compact" constant="\(dice.below(9))"/>
            </constraint>
            </constraints>
            \(attributes())<connections>
            <outlet property="\(outlet())" destination="l1" id="o1"/>
            </connections>
            </\(root)>
            </objects>
            <resources>
            <image name="\(fruit().lowercased())"/>
            </resources>
            </document>

            """
    }

    /// Returns a storyboard with one to three scenes.
    mutating func storyboard() -> String {
        let count = 1 + dice.below(3)
        let scenes = (0..<count).map { place in
            """
            <scene sceneID="s\(place)">
            <objects>
            <viewController \(dice.chance(60) ? "storyboardIdentifier=\"\(fruit().lowercased())\" " : "")id="vc\(place)"\(identity(dice.pick(["Page", "Controller"])))>
            <view key="view" id="v\(place)"\(dice.chance(30) ? identity("View") : "")/>
            <connections>
            <segue destination="vc\(dice.below(count))" kind="show" identifier="\(fruit().lowercased())"\(dice.chance(20) ? identity("Base") : "") id="g\(place)"/>
            </connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f\(place)" sceneMemberID="firstResponder"/>
            </objects>
            </scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="vc0">
            <scenes>
            \(scenes.joined(separator: "\n"))
            </scenes>
            </document>

            """
    }

    /// Returns a xib in the format of Xcode 3 or 4, with class descriptions.
    mutating func archive() -> String {
        let isMac = dice.chance(60)
        var archive = Archive(
            dice.pick([.xcode3, .xcode4]), isMac: isMac, records: [.init("5", "10"), .init("6", "11")])
        let element = isMac ? "NSButton" : "IBUIButton"
        archive.objects = """
            <object class="\(isMac ? "NSCustomView" : "IBUIView")" id="10">\(isMac ? "<string key=\"NSClassName\">\(className("View"))</string>" : "")</object>
            <object class="\(element)" id="11"/>
            """
        archive.connections = [
            Archive.connection(
                isMac ? "IBOutletConnection" : "IBCocoaTouchOutletConnection", outlet(), from: "1001", to: "10",
                id: "20")
        ]
        archive.flattened = [
            ("5.CustomClassName", "<string>\(className("View"))</string>"),
            (isMac ? "-2.CustomClassName" : "-1.CustomClassName", "<string>\(className("Desk"))</string>"),
        ]
        archive.classes = (0..<(1 + dice.below(2))).map { _ in
            "<object class=\"IBPartialClassDescription\"><string key=\"className\">\(className())</string>\n<string key=\"superclassName\">\(dice.pick(["UIView", "NSView", "NSObject", className("Base")]))</string></object>"
        }.joined(separator: "\n")
        return archive.text
    }
}
