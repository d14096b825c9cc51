import Indexing
import TestSupport
import Testing

/// Tests which facts about the launch of an app xibdb finds in the Info.plist, the build settings and the sources.
@Suite("App manifests")
struct ManifestIndexTests {
    private static func plist(_ content: String) -> String { "<plist version=\"1.0\"><dict>\(content)</dict></plist>" }
    private static let manifest = "<key>UIApplicationSceneManifest</key><dict/>"
    private func begins(_ repository: TestRepository) throws -> [String] {
        try repository.texts(
            """
            SELECT targets.name || ' ' || ifnull(has_scene_manifest, '-') || ' ' || ifnull(main_storyboard, '-') || ' ' || ifnull(launch_screen, '-')
                || ' ' || scenes || ' ' || ifnull(scene_storyboards, '-') || ' ' || ifnull(scene_delegates, '-')
            FROM app_manifests JOIN targets ON targets.id = target_id ORDER BY 1
            """)
    }

    @Test func `an Info plist and the settings beside it show how an app starts`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "A.plist",
            Self.plist(
                """
                <key>UIMainStoryboardFile</key><string>Main</string><key>UILaunchScreen</key><dict/>
                <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>R</key><array>
                <dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).One</string><key>UISceneStoryboardFile</key><string>First</string></dict>
                <dict><key>UISceneDelegateClassName</key><string>Two</string></dict></array></dict></dict>
                """))
        try repository.folder.write("B.plist", Self.plist("<key>UILaunchStoryboardName</key><string>Launch</string>"))
        try repository.folder.write(
            "App.xcodeproj/project.pbxproj",
            XcodeProjects.applications([
                ("Listed", "INFOPLIST_FILE = A.plist;", []), ("Plain", "INFOPLIST_FILE = B.plist;", []),
                ("Gone", "INFOPLIST_FILE = Other.plist;", []),
                (
                    "Both",
                    "INFOPLIST_FILE = B.plist; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;",
                    []
                ),
                ("Made", "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UILaunchScreen_Generation = YES;", []),
                // Without `GENERATE_INFOPLIST_FILE`, the setting for the scene manifest has no effect.
                ("Off", "INFOPLIST_FILE = B.plist; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;", []),
            ]))
        try repository.refresh()
        #expect(
            try begins(repository) == [
                "Both 1 - Launch 0 - -", "Gone - - - 0 - -", "Listed 1 Main UILaunchScreen 2 First One, Two",
                "Made 0 - UILaunchScreen 0 - -",
                "Off 0 - Launch 0 - -", "Plain 0 - Launch 0 - -",
            ])
        try repository.folder.write("B.plist", Self.plist(Self.manifest))
        try repository.refresh()
        #expect(try begins(repository).filter { $0.hasPrefix("Plain") } == ["Plain 1 - - 0 - -"])
        try repository.expectAsFresh()
    }

    @Test func `an unreadable Info plist gives no information`() throws {
        let repository = try TestRepository()
        try repository.folder.write("Info.plist", "<plist><dict>")
        try repository.folder.write(
            "App.xcodeproj/project.pbxproj", XcodeProjects.applications([("App", "INFOPLIST_FILE = Info.plist;", [])]))
        try repository.refresh()
        #expect(try begins(repository) == ["App - - - 0 - -"])
    }

    @Test func `the entry point and the SDK of each target are known`() throws {
        let repository = try TestRepository()
        try repository.folder.write("App.swift", "import SwiftUI\n@main struct Shop: App {}\n")
        try repository.folder.write("Delegate.swift", "@main class Delegate: UIResponder, UIApplicationDelegate {}\n")
        try repository.folder.write("main.swift", "UIApplicationMain(0, nil, nil, nil)\n")
        try repository.folder.write("Old/main.m", "int main() { return UIApplicationMain(0, 0, nil, nil); }\n")
        try repository.folder.write("Basket.swift", "class Basket {}\n")
        try repository.folder.write(
            "App.xcodeproj/project.pbxproj",
            XcodeProjects.applications([
                ("Structure", "IPHONEOS_DEPLOYMENT_TARGET = 26.4;", ["App.swift", "Basket.swift"]),
                ("Class", "IPHONEOS_DEPLOYMENT_TARGET = 27.0;", ["Delegate.swift"]),
                ("Function", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", ["main.swift"]), ("Old", "", ["Old/main.m"]),
                ("None", "", ["Basket.swift"]),
            ]))
        try repository.refresh()
        #expect(
            try repository.texts(
                "SELECT name || ' ' || _target_beginnings.kind FROM _target_beginnings JOIN targets ON targets.id = target_id ORDER BY 1"
            ) == ["Class class", "Function function", "Old function", "Structure structure"])
        #expect(
            try repository.texts(
                "SELECT name || ' ' || deployment_target FROM _new_sdk_targets JOIN targets ON targets.id = target_id")
                == ["Class 27.0"])
        let project = XcodeProjects.applications([("Made", "", ["Basket.swift"])])
        try repository.folder.write(
            "App.xcodeproj/project.pbxproj",
            project.replacing("isa = PBXProject;", with: "isa = PBXProject; attributes = { LastUpgradeCheck = 2700; };")
        )
        try repository.refresh()
        #expect(
            try repository.texts(
                "SELECT name || ' ' || xcode_version FROM _new_sdk_targets JOIN targets ON targets.id = target_id")
                == ["Made 27.0"])
        try repository.expectAsFresh()
    }
}
