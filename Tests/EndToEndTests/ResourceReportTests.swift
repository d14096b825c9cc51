import Foundation
import TestSupport
import Testing

/// Tests reports about resources that nibs and code refer to, and about the start of apps.
@Suite("Reports about resources")
struct ResourceReportTests {
    private func report(_ name: [String], _ files: [String: String]) throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        try Tool.index(folder.path)
        let run = try Tool.run(["report"] + name + ["--no-refresh", "--format", "tsv"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "|")
        }
    }

    private static func plist(_ content: String) -> String { "<plist version=\"1.0\"><dict>\(content)</dict></plist>" }
    private static func delegate(_ content: String) -> String {
        "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n\(content)\n}\n"
    }

    @Test func `a UIKit app without a scene manifest is reported, and an unknown app is uncertain`() throws {
        let window = "var window: UIWindow?"
        let scenes = """
            func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) \
            -> UISceneConfiguration { fatalError() }
            """
        let found = try report(
            ["scene-manifest"],
            [
                "Bare.plist": Self.plist("<key>UILaunchStoryboardName</key><string>Launch</string>"),
                "Board.plist": Self.plist("<key>UIMainStoryboardFile</key><string>Main</string>"),
                "Empty.plist": Self.plist("<key>UIApplicationSceneManifest</key><dict/>"),
                "Whole.plist": Self.plist(
                    """
                    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>R</key>\
                    <array><dict><key>UISceneDelegateClassName</key><string>S</string></dict></array></dict></dict>
                    """),
                "Structure.swift": "import SwiftUI\n@main struct Shop: App {}",
                "Window.swift": Self.delegate(window), "Adapted.swift": Self.delegate(""),
                "Scenes.swift": Self.delegate(window + "\n" + scenes),
                "App.xcodeproj/project.pbxproj": XcodeProjects.applications([
                    ("A", "INFOPLIST_FILE = Bare.plist;", ["Window.swift"]), ("B", "INFOPLIST_FILE = Board.plist;", []),
                    ("C", "INFOPLIST_FILE = Whole.plist;", ["Window.swift"]),
                    ("D", "INFOPLIST_FILE = Bare.plist;", ["Adapted.swift"]),
                    ("E", "INFOPLIST_FILE = Bare.plist;", ["Scenes.swift"]),
                    ("F", "INFOPLIST_FILE = Gone.plist;", ["Window.swift"]),
                    (
                        "G", "GENERATE_INFOPLIST_FILE = YES; SUPPORTED_PLATFORMS = \"iphoneos macosx\";",
                        ["Window.swift"]
                    ),
                    ("H", "GENERATE_INFOPLIST_FILE = YES;", ["Window.swift"]),
                    // For the next targets, either it is unknown whether UIKit starts the app, or the app is for macOS.
                    ("I", "INFOPLIST_FILE = Bare.plist;", []),
                    ("J", "INFOPLIST_FILE = Board.plist; SUPPORTED_PLATFORMS = macosx; SDKROOT = macosx;", []),
                    ("K", "INFOPLIST_FILE = Empty.plist;", ["Window.swift"]),
                    ("L", "INFOPLIST_FILE = Empty.plist;", ["Scenes.swift"]),
                    ("M", "INFOPLIST_FILE = Empty.plist;", []),
                    // SwiftUI starts the app, so its delegate does not matter.
                    ("N", "INFOPLIST_FILE = Empty.plist;", ["Window.swift", "Structure.swift"]),
                ]),
            ])
        #expect(
            found.map { row in
                let parts = row.split(separator: "|", omittingEmptySubsequences: false)
                return "\(parts[2]) \(parts[8]) \(parts[9])"
            } == [
                "A missing ", "B missing ", "C present ", "D uncertain SwiftUI may start the app",
                "E uncertain its code configures scenes",
                "F uncertain its Info.plist is not known", "G missing ", "H missing ", "K empty ",
                "L empty its code configures scenes", "M uncertain SwiftUI may start the app",
            ])
    }

    private static let nib = Documents.iOS(
        """
        <view id="v1"><color key="backgroundColor" name="Nib"/><subviews><imageView image="Shape" id="i1"/></subviews></view>
        """)

    @Test func `a color is unused if no nib, code or setting names it`() throws {
        var files = [
            "Card.xib": Self.nib,
            "App.xcodeproj/project.pbxproj": XcodeProjects.applications([
                ("A", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Tint;", [])
            ]),
        ]
        for name in [
            "Nib", "Call", "symbolColor", "Brand/Generated", "Tint", "AccentColor", "state_on", "Nobodys", "Shape",
        ] {
            files["M.xcassets/\(name).colorset/Contents.json"] = "{}"
        }
        files["A.swift"] = """
            let a = UIColor(named: "Call"), b = Color(.symbol), c = Asset.Brand.generated.color, d = UIColor(named: "state_\\(name)"), e = R.color.shape()
            """
        #expect(
            try report(["color-unused"], files) == [
                "M.xcassets/Nobodys.colorset/Contents.json|Nobodys|likely|",
                "M.xcassets/state_on.colorset/Contents.json|state_on|possible|state_*",
            ])
    }

    @Test func `names from data, numbers or web pages make the finding uncertain`() throws {
        let picture = #"{"images": []}"#
        var files = ["A.swift": #"let a = UIImage(named: "lamp"); show(.pear)"#]
        for number in 1...8 { files["M.xcassets/Flags/f\(number * number)x.imageset/Contents.json"] = picture }
        for name in ["lamp", "lamp-dark", "pear50", "alone", "I.imagestack/Front.imagestacklayer/Content"] {
            files["M.xcassets/\(name).imageset/Contents.json"] = picture
        }
        // A string that is not passed to an image API. It may have another meaning.
        files["A.swift"]? += "; show(\"f9x\")"
        for name in ["web/back.png", "Loose/back.png", "Loose/on.png"] { files[name] = "x" }
        files["App.xcodeproj/project.pbxproj"] = """
            { rootObject = P; objects = { P = { isa = PBXProject; targets = (T); };
            T = { isa = PBXNativeTarget; name = T; buildPhases = (R); }; R = { isa = PBXResourcesBuildPhase; files = (B1, B2); };
            B1 = { isa = PBXBuildFile; fileRef = F1; }; F1 = { isa = PBXFileReference; lastKnownFileType = folder; path = web; sourceTree = SOURCE_ROOT; };
            B2 = { isa = PBXBuildFile; fileRef = F2; }; F2 = { isa = PBXFileReference; path = Loose/on.png; sourceTree = SOURCE_ROOT; }; }; }
            """
        let found = try report(["image-unused"], files).map {
            $0.split(separator: "|", omittingEmptySubsequences: false).dropFirst().joined(separator: "|")
        }
        #expect(
            found.filter { !$0.hasPrefix("f") } == [
                "on|file|likely|", "alone|image|likely|", "lamp-dark|image|possible|lamp",
                "pear50|image|possible|.pear", "back|file|possible|a page may name it",
            ])
        #expect(
            Set(found.filter { $0.hasPrefix("f") }.map { $0.split(separator: "|").dropFirst().joined(separator: "|") })
                == ["image|possible|almost no other image in its folder is named"])
    }

    @Test func `the uses of a resource in nibs and code are listed with their confidence`() throws {
        let files = [
            "Card.xib": Self.nib,
            "A.swift":
                "let a = UIImage(named: \"Shape\")\nlet b = Image(.shape), c = UIImage(named: \"Sh\\(x)\")\nlet d = \"Shapes\"\n",
            "B.m": "id a = @\"Shape\";\nid b = [UIColor colorNamed:@\"Shape\"];\n",
        ]
        let line = try #require(Self.nib.components(separatedBy: "\n").firstIndex { $0.contains("Shape") }) + 1
        let column =
            try #require(
                Self.nib.components(separatedBy: "\n")[line - 1].range(of: "<imageView")?.lowerBound.utf16Offset(
                    in: Self.nib.components(separatedBy: "\n")[line - 1])) + 1
        #expect(
            try report(["resource-uses", "name=Shape"], files) == [
                "A.swift|1|24|image|Shape|certain", "A.swift|2|15|image|.shape|certain",
                "A.swift|2|43|image|Sh*|possible",
                "B.m||||Shape|possible", "B.m|2|29|namedColor|Shape|certain",
                "Card.xib|\(line)|\(column)|image|Shape|certain",
            ])
        #expect(
            try report(["resource-uses", "name=Shape", "kind=namedColor"], files).map { $0.split(separator: "|").first }
                == ["B.m", "B.m"])
    }

    @Test func `every use of a font has its size, and the size for another size class`() throws {
        let files = [
            "Card.xib": Documents.iOS(
                """
                <view id="v"><subviews>
                <label text="Pear" id="l"><fontDescription key="fontDescription" name="Quince-Bold" family="Quince" pointSize="17"/>
                <variation key="widthClass=regular"><fontDescription key="fontDescription" name="Quince-Bold" family="Quince" pointSize="24"/></variation></label>
                <button id="b" userLabel="Buy"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></button>
                <textField id="f"><fontDescription key="fontDescription" type="system" weight="medium" pointSize="13"/></textField>
                </subviews></view>
                """)
        ]
        let named = [
            "Card.xib|7|1|Quince-Bold|17|named||UILabel|Pear|fontDescription|",
            "Card.xib|8|37|Quince-Bold|24|named||UILabel|Pear|fontDescription|widthClass=regular",
        ]
        let system = "Card.xib|10|1|system|13|system|medium|UITextField||fontDescription|"
        #expect(
            try report(["font-uses"], files) == named + [
                "Card.xib|9|1|UICTFontTextStyleBody||text style||UIButton|Buy|fontDescription|", system,
            ])
        #expect(try report(["font-uses", "name=Quince*"], files) == named)
        #expect(try report(["font-uses", "kind=system"], files) == [system])
        #expect(try report(["font-uses", "file=Other"], files) == [])
    }

    @Test func `every use of an image or a color has its object`() throws {
        let resources = """
            <resources><image name="bag" width="1" height="1"/><image name="pear" width="1" height="1"/>
            <image name="star.fill" catalog="system" width="1" height="1"/><namedColor name="Leaf"/></resources>
            """
        let files = [
            "Card.xib": Documents.iOS(
                """
                <view id="v"><color key="backgroundColor" name="Leaf"/><subviews>
                <imageView image="pear" id="i"/><imageView image="star.fill" catalog="system" id="s"/>
                <button id="b"><color key="tintColor" systemColor="systemRedColor"/><state key="normal" title="Buy" image="bag"/></button></subviews></view>
                """, resources: resources)
        ]
        let star = "Card.xib|7|33|star.fill|system|UIImageView||image"
        #expect(
            try report(["image-uses"], files) == [
                "Card.xib|7|1|pear|asset|UIImageView||image", star, "Card.xib|8|69|bag|asset|UIButton|Buy|normalImage",
            ])
        #expect(try report(["image-uses", "kind=system"], files) == [star])
        let leaf = "Card.xib|6|14|Leaf|asset|UIView||backgroundColor"
        #expect(
            try report(["color-uses"], files) == [leaf, "Card.xib|8|16|systemRedColor|system|UIButton|Buy|tintColor"])
        #expect(try report(["color-uses", "kind=asset"], files) == [leaf])
    }
}
