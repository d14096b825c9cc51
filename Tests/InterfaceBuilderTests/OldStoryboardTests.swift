import InterfaceBuilder
import Testing

@Suite("Storyboards of Xcode 4")
struct OldStoryboardTests {
    private let text = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="1.1" toolsVersion="2182" systemVersion="11E53" targetRuntime="iOS.CocoaTouch" nextObjectID="23" propertyAccessControl="none" initialViewController="3">
            <dependencies>
                <deployment defaultVersion="1296" identifier="iOS"/>
                <development defaultVersion="4200" identifier="xcode"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="1181"/>
            </dependencies>
            <scenes>
                <scene sceneID="11">
                    <objects>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="10" sceneMemberID="firstResponder"/>
                        <navigationController id="3" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" contentMode="scaleToFill" id="4"/>
                            <connections>
                                <segue destination="12" kind="relationship" relationship="rootViewController" id="19"/>
                            </connections>
                        </navigationController>
                    </objects>
                </scene>
                <scene sceneID="18">
                    <objects>
                        <tableViewController id="12" customClass="MasterViewController" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
            <classes>
                <class className="MasterViewController" superclassName="UITableViewController">
                    <source key="sourceIdentifier" type="project" relativePath="./Classes/MasterViewController.h"/>
                </class>
            </classes>
            <simulatedMetricsContainer key="defaultSimulatedMetrics">
                <simulatedStatusBarMetrics key="statusBar"/>
            </simulatedMetricsContainer>
        </document>
        """

    @Test func `integer ids work like other ids`() throws {
        let read = try ReadDocument(text)
        #expect(read.objectIDs == ["10", "3", "4", "12"])
        #expect(read.document.connections.map { read[$0.name] } == ["relationship:rootViewController"])
        #expect(read.id(at: read.document.connections[0].destination) == "12")
        #expect(read.document.scenes.map { read[$0.sceneID] } == ["11", "18"])
        #expect(read.id(at: read.document.scenes[0].controller) == "3")
        #expect(read[read.document.header.initialController] == "3")
        #expect(read[read.document.header.version] == "1.1")
    }

    @Test func `the list of classes adds no objects`() throws {
        let read = try ReadDocument(text)
        #expect(read.document.objects.compactMap { read[$0.customClass] } == ["MasterViewController"])
        #expect(read[try read.object("12").runtimeClass] == "MasterViewController")
        #expect(read[try read.object("3").runtimeClass] == "UINavigationController")
    }
}
