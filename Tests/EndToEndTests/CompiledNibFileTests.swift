import Foundation
import TestSupport
import Testing

@Suite("Compiled nibs in an index")
struct CompiledNibFileTests {
    /// The source of ``CompiledNib/mac``.
    private static func source(title: String = "Pick", action: String = "pick:") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" targetRuntime="MacOSX.Cocoa">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="Orchard">
                    <connections>
                        <outlet property="window" destination="win-01" id="out-01"/>
                    </connections>
                </customObject>
                <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                <window title="Pears" id="win-01" userLabel="Main Window" customClass="Meadow">
                    <view key="contentView" id="con-01">
                        <subviews>
                            <button toolTip="Picks a pear" id="but-01">
                                <rect key="frame" x="20" y="30" width="80" height="25.5"/>
                                <constraints>
                                    <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="80" id="wid-01"/>
                                </constraints>
                                <buttonCell key="cell" type="push" title="\(title)" id="cel-01"/>
                                <connections>
                                    <action selector="\(action)" target="-2" id="act-01"/>
                                    <action selector="cut:" target="-1" id="act-02"/>
                                    <binding destination="-2" name="title" keyPath="tree.name" id="bin-01">
                                        <dictionary key="options"><string key="NSNullPlaceholder">None</string></dictionary>
                                    </binding>
                                </connections>
                            </button>
                            <stackView id="bas-01" customClass="Basket" customModule="Farm" customModuleProvider="target">
                                <userDefinedRuntimeAttributes>
                                    <userDefinedRuntimeAttribute type="number" keyPath="ripeness">
                                        <integer key="value" value="7"/>
                                    </userDefinedRuntimeAttribute>
                                </userDefinedRuntimeAttributes>
                            </stackView>
                        </subviews>
                    </view>
                </window>
            </objects>
        </document>
        """
    }

    @Test func `a compiled nib and its xib have the same classes, connections, owner and texts`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Xib/Orchard.xib", Self.source())
        try folder.write("Nib/Orchard.nib", Data(CompiledNib.mac.bytes(.nibArchive)))
        try Tool.index(folder.path)
        func rows(_ select: String, _ rest: String) throws -> [[String]] {
            try ["xib", "nib"].map { kind in
                try Tool.ask(
                    "SELECT \(select) FROM \(rest) JOIN files ON files.id = \(rest.prefix { $0 != " " }).file_id WHERE files.kind = '\(kind)' ORDER BY 1",
                    in: folder.path)
            }
        }
        let classes = try rows("class || ' ' || ifnull(custom_module, '')", "objects")
        #expect(classes[0] == classes[1])
        #expect(classes[0].count == 7)
        let connections = try rows(
            "connections.kind || ' ' || connections.name || ' ' || sources.class || ' ' || destinations.class",
            "connections JOIN objects AS sources ON sources.id = source JOIN objects AS destinations ON destinations.id = destination"
        )
        #expect(connections[0] == connections[1])
        #expect(connections[0].count == 4)
        #expect(try rows("owners.class", "owners") == [["Orchard"], ["Orchard"]])
        let texts = try rows("texts.property || ' ' || texts.text", "texts")
        #expect(texts[0] == texts[1])
        #expect(texts[0].count == 3)
    }

    @Test func `diff of a nib and its xib leaves out what compiling changes`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Orchard.nib", Data(CompiledNib.mac.bytes(.nibArchive)))
        try folder.write("Orchard.xib", Self.source())
        try folder.write("Other.xib", Self.source(title: "Shake", action: "shake:"))
        let same = try Tool.run(["diff", "Orchard.nib", "Orchard.xib"], in: folder.path)
        // The paths, the formats, the matched objects and the noise.
        #expect(same.output.split(separator: "\n").count == 4, "\(same.output)")
        #expect(same.output.contains("5 objects matched by content"), "\(same.output)")
        let other = try Tool.run(["diff", "Orchard.nib", "Other.xib"], in: folder.path)
        #expect(other.output.contains("Shake"), "\(other.output)")
        #expect(other.output.contains("shake:"), "\(other.output)")
    }

    @Test func `a nib in a built app does not show which outlets of the sources are connected`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Orchard.m",
            """
            #import <AppKit/AppKit.h>
            @interface Orchard : NSObject
            @property IBOutlet NSWindow *window;
            @end
            @implementation Orchard
            - (void)open { [[NSBundle mainBundle] loadNibNamed:@"Orchard" owner:self topLevelObjects:nil]; self.window.title = @"a"; }
            @end
            int main(void) { [[[Orchard alloc] init] open]; }
            """)
        try folder.write("Orchard.xib", Documents.macOS(owner: "Orchard"))
        func findings() throws -> String {
            try Tool.index(folder.path)
            return try Tool.run(["check", "--rule", "outlet-unconnected", "--include-uncertain"], in: folder.path)
                .output
        }
        let before = try findings()
        #expect(before.contains("window"), "\(before)")
        try folder.write("Built.app/Contents/Resources/Orchard.nib", Data(CompiledNib.mac.bytes(.nibArchive)))
        #expect(try findings() == before)
        try folder.remove("Built.app")
        try folder.write("Orchard.nib", Data(CompiledNib.mac.bytes(.nibArchive)))
        #expect(try !findings().contains("outlet window"))
    }
}
