import Foundation
import TestSupport
import Testing

/// Tests with localized variants of a nib. A fact about one variant must not be applied to other variants.
@Suite("Localized variants")
struct LanguageCopyTests {
    /// The target copies the English and the German variant of the nib. No target contains the Korean variant.
    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 46; rootObject = R; objects = {
        R = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F0, V); sourceTree = "<group>"; };
        F0 = { isa = PBXFileReference; path = Basket.swift; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = (V0, V1); name = Basket.xib; sourceTree = "<group>"; };
        V0 = { isa = PBXFileReference; name = en; path = en.lproj/Basket.xib; sourceTree = "<group>"; };
        V1 = { isa = PBXFileReference; name = de; path = de.lproj/Basket.xib; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Orchard; productName = Orchard; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (S, P); };
        S = { isa = PBXSourcesBuildPhase; files = (B0); };
        P = { isa = PBXResourcesBuildPhase; files = (B1); };
        B0 = { isa = PBXBuildFile; fileRef = F0; };
        B1 = { isa = PBXBuildFile; fileRef = V; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; PRODUCT_NAME = Orchard; }; };
        }; }
        """

    private static func repository(load: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(".git/HEAD", "")
        try folder.write("Orchard.xcodeproj/project.pbxproj", project)
        try folder.write(
            "Basket.swift",
            """
            import UIKit

            @objc(Basket) class Basket: UIView {
                static func make() { \(load) }
            }
            """)
        let nib = Documents.iOS(
            """
            <view id="v1" customClass="Basket"><connections>
            <outlet property="fruit" destination="v1" id="c1"/>
            </connections></view>
            """)
        for language in ["en", "de", "ko"] { try folder.write("\(language).lproj/Basket.xib", nib) }
        return folder
    }

    private static func check(_ rule: String, _ folder: TemporaryFolder) throws -> [String] {
        let run = try Tool.run(["check", "--rule", rule], in: folder.path)
        return run.output.split(separator: "\n").prefix { !$0.hasPrefix(rule) }.map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test func `a variant in no target is unused, and the loaded variants are not reported`() throws {
        let folder = try Self.repository(load: #"_ = Bundle.main.loadNibNamed("Basket", owner: nil)"#)
        #expect(
            try Self.check("nib-unused", folder) == [
                "ko.lproj/Basket.xib:1:1: warning: Nothing in the index loads Basket.xib: no target contains it, but a target contains another variant. [nib-unused]"
            ])
    }

    @Test func `a finding lists every built variant, and an unused variant does not hide it`() throws {
        let folder = try Self.repository(load: #"_ = Bundle.main.loadNibNamed("Basket", owner: nil)"#)
        let found = try Self.check("outlet-unknown", folder)
        #expect(
            found.first?.hasPrefix("en.lproj/Basket.xib:7:1: error: The outlet fruit of Basket") == true, "\(found)")
        #expect(found.contains("also de.lproj/Basket.xib:7"), "\(found)")
        #expect(!found.joined().contains("ko.lproj"), "\(found)")
    }

    @Test func `variants that nothing loads are one finding, and a variant in no target is another`() throws {
        let found = try Self.check("nib-unused", try Self.repository(load: ""))
        #expect(found.count { $0.contains("[nib-unused]") } == 2, "\(found)")
        #expect(found.contains("also de.lproj/Basket.xib:1"), "\(found)")
        #expect(
            found.contains { $0.hasPrefix("ko.lproj/Basket.xib") && $0.contains("no target contains it") }, "\(found)")
    }
}
