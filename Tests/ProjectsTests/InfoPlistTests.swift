import Projects
import Testing

@Suite("Info.plist")
struct InfoPlistTests {
    @Test("Nibs are found at any depth, with device and platform suffixes and the line of each key")
    func nibs() throws {
        let text = """
            <plist><dict>
            <key>NSMainNibFile</key><string>MainMenu</string>
            <key>UIMainStoryboardFile~ipad</key>
            <string>Pad</string>
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>R</key><array><dict>
            <key>UISceneStoryboardFile</key><string>Main</string>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            </dict></array></dict></dict>
            <key>UILaunchStoryboards</key><dict><key>UILaunchStoryboardDefinitions</key><array><dict>
            <key>UILaunchStoryboardName</key><string>Launch</string></dict></array></dict>
            <key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>Share</string></dict>
            <key>UILaunchStoryboardName</key><string></string>
            <key>NSPrincipalClass</key><string>App</string>
            </dict></plist>
            """
        let plist = try InfoPlist.read(Array(text.utf8))
        #expect(
            plist.nibs.map(\.key) == [
                "NSMainNibFile", "UIMainStoryboardFile~ipad", "UISceneStoryboardFile", "UILaunchStoryboardName",
                "NSExtensionMainStoryboard",
            ])
        #expect(plist.nibs.map(\.value) == ["MainMenu", "Pad", "Main", "Launch", "Share"])
        #expect(plist.nibs.map(\.line) == [2, 3, 7, 11, 12])
        #expect(plist.classes.map(\.value) == ["$(PRODUCT_MODULE_NAME).SceneDelegate", "App"])
        #expect(plist.principalClass == "App")
    }

    @Test("Scene manifests (also empty manifests), their scenes and launch screens produce entries")
    func scenes() throws {
        let text = """
            <plist><dict>
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>Window</key><array><dict>
            <key>UISceneStoryboardFile</key><string>Main</string>
            <key>UISceneDelegateClassName</key><string>App.SceneDelegate</string></dict><string>x</string></array>
            <key>CarPlay</key><array><dict><key>UISceneClassName</key><string>CPScene</string></dict></array>
            </dict></dict>
            <key>UILaunchScreen~ipad</key><dict/>
            </dict></plist>
            """
        let entries = try InfoPlist.read(Array(text.utf8)).entries
        #expect(entries.map(\.kind) == [.sceneManifest, .scene, .scene, .launchScreen])
        #expect(entries.map(\.line) == [2, 4, 6, 8])
        #expect(entries.map(\.role) == [nil, "Window", "CarPlay", nil])
        #expect(
            entries[1].storyboard == "Main" && entries[1].delegateClass == "App.SceneDelegate"
                && entries[2].sceneClass == "CPScene")
        let empty = "<plist><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>"
        #expect(try InfoPlist.read(Array(empty.utf8), at: "iOS.plist").entries.map(\.kind) == [.sceneManifest])
    }

    @Test("Withdrawn keys that are true, and a launch screen that is not a dictionary, produce entries")
    func withdrawnKeys() throws {
        let text = """
            <plist><dict>
            <key>UIRequiresFullScreen</key><true/>
            <key>UIRequiresFullScreen~ipad</key><false/>
            <key>UIDesignRequiresCompatibility</key><true/>
            <key>UILaunchScreen</key><string></string>
            </dict></plist>
            """
        let entries = try InfoPlist.read(Array(text.utf8), at: "iOS.plist").entries
        #expect(entries.map(\.kind) == [.withdrawnKey, .withdrawnKey, .launchScreen])
        #expect(entries.map(\.name) == ["UIRequiresFullScreen", "UIDesignRequiresCompatibility", nil])
        #expect(entries.map(\.line) == [2, 4, 5])
    }

    @Test("OpenStep text and every branch of a preprocessed file are read")
    func otherFormats() throws {
        let text = "{ NSMainNibFile = MainMenu; CFBundleDocumentTypes = ({ NSDocumentClass = Doc; }); }"
        let plist = try InfoPlist.read(Array(text.utf8))
        #expect(plist.nibs == [NameSetting(key: "NSMainNibFile", value: "MainMenu", line: 1)])
        #expect(plist.classes == [NameSetting(key: "NSDocumentClass", value: "Doc", line: 1)])
        let branches =
            "<plist><dict>\n#ifdef A\n<key>NSMainNibFile</key><string>A</string>\n#else\n"
            + "<key>NSMainNibFile</key><string>B</string>\n#endif\n</dict></plist>"
        #expect(try InfoPlist.read(Array(branches.utf8)).nibs.map(\.value) == ["A", "B"])
    }

    @Test("A property list with any name is read, but damage is an error only in an Info.plist")
    func names() throws {
        let plist = Array(
            "<plist version=\"1.0\"><dict><key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>".utf8)
        #expect(try InfoPlist.read(plist, at: "iOS.plist").nibs.map(\.value) == ["Launch"])
        #expect(try InfoPlist.read(Array("no property list".utf8), at: "Levels.plist") == InfoPlist())
        #expect(throws: ProjectError.self) { try InfoPlist.read(Array("<plist><dict>".utf8), at: "App-Info.plist") }
    }
}
