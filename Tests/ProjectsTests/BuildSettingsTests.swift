import Projects
import Testing

@Suite("Build settings")
struct BuildSettingsTests {
    @Test(
        "The module is the product's name as an identifier, unless a setting names the module",
        arguments: [
            ("", "My_App"), ("PRODUCT_NAME = \"$(TARGET_NAME)\";", "My_App"), ("PRODUCT_NAME = \"2-Do\";", "__Do"),
            ("PRODUCT_NAME = \"${TARGET_NAME:rfc1034identifier}\";", "My_App"),
            ("PRODUCT_MODULE_NAME = Core; PRODUCT_NAME = App;", "Core"),
            ("PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)_x\"; PRODUCT_NAME = \"a b\";", "a_b_x"),
            ("PRODUCT_MODULE_NAME = \"$(UNKNOWN)\"; PRODUCT_NAME = Été;", "Été"),
            ("PRODUCT_NAME = \"$(OTHER:default=Kit)\";", "Kit"),
        ])
    func moduleName(settings: String, expected: String) throws {
        #expect(try firstTarget(application(settings: settings)).moduleName == expected)
    }

    @Test("Settings of the target override settings of the project")
    func layers() throws {
        let target = try firstTarget(
            application(
                settings: "PRODUCT_NAME = \"$(inherited)Pro\";",
                projectSettings: "PRODUCT_NAME = App; SWIFT_VERSION = 5.0; SDKROOT = iphoneos;"))
        #expect(target.moduleName == "AppPro")
        #expect(target.swiftVersion == "5.0")
        #expect(target.platform == "iOS")
    }

    @Test(
        "The platform comes from the SDK, the supported platforms or the deployment target",
        arguments: [
            ("SDKROOT = macosx10.15;", "", "macOS"), ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx\";", "", "macOS"),
            ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";", "", "iOS"),
            ("SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"iphoneos macosx\";", "", nil),
            ("SDKROOT = watchos;", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";", "watchOS"),
            ("SUPPORTED_PLATFORMS = macosx;", "SDKROOT = iphoneos;", "macOS"),
            ("", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "iOS"), ("XROS_DEPLOYMENT_TARGET = 1.0;", "", "visionOS"),
            ("", "IPHONEOS_DEPLOYMENT_TARGET = 15.0; MACOSX_DEPLOYMENT_TARGET = 12.0;", nil), ("", "", nil),
        ])
    func platform(settings: String, projectSettings: String, expected: String?) throws {
        let target = try firstTarget(application(settings: settings, projectSettings: projectSettings))
        #expect(target.platform == expected)
    }

    @Test(
        "The deployment target is that of the target's platform",
        arguments: [
            ("SDKROOT = iphoneos; MACOSX_DEPLOYMENT_TARGET = 12.0; IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "", "15.0"),
            ("", "SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 10.13;", "10.13"),
            ("TVOS_DEPLOYMENT_TARGET = \"$(LOWEST)\";", "SDKROOT = appletvos; LOWEST = 16.0;", "16.0"),
            (
                "SUPPORTED_PLATFORMS = \"iphoneos macosx\";",
                "MACOSX_DEPLOYMENT_TARGET = 12.0; IPHONEOS_DEPLOYMENT_TARGET = 15.0;", nil
            ),
            ("SDKROOT = iphoneos;", "", nil),
        ])
    func deploymentTarget(settings: String, projectSettings: String, expected: String?) throws {
        let target = try firstTarget(application(settings: settings, projectSettings: projectSettings))
        #expect(target.deploymentTarget == expected)
    }

    @Test("A setting that adds a withdrawn key to a generated Info.plist produces an entry with its line")
    func withdrawnKey() throws {
        let settings = "INFOPLIST_KEY_UIRequiresFullScreen = YES;"
        let target = try firstTarget(application(settings: "GENERATE_INFOPLIST_FILE = YES;\n\(settings)"))
        #expect(target.entries.map(\.kind) == [.withdrawnKey])
        #expect(target.entries.map(\.name) == ["UIRequiresFullScreen"])
        #expect(target.entries.map(\.line) == [9])
        #expect(try firstTarget(application(settings: settings)).entries.isEmpty)
        let off = settings.replacing("YES", with: "NO")
        #expect(try firstTarget(application(settings: "GENERATE_INFOPLIST_FILE = YES; \(off)")).entries.isEmpty)
    }

    @Test(
        "The version of Xcode is the newest that a project names, except 9999 from generators",
        arguments: [
            ("LastUpgradeCheck = 2700;", "27.0"), ("LastUpgradeCheck = 0930;", "9.3"),
            ("LastUpgradeCheck = 1641;", "16.4.1"), ("LastUpgradeCheck = 2600; LastSwiftUpdateCheck = 2710;", "27.1"),
            ("LastUpgradeCheck = 9999;", nil), ("LastUpgradeCheck = 9999; LastSwiftUpdateCheck = 1500;", "15.0"),
            ("", nil),
        ])
    func xcodeVersion(attributes: String, expected: String?) throws {
        let text = """
            // !$*UTF8*$!
            { rootObject = ROOT; objects = {
            ROOT = { isa = PBXProject; attributes = { \(attributes) }; targets = (APP); };
            APP = { isa = PBXNativeTarget; name = App; };
            }; }
            """
        let targets = try XcodeProject.read(Array(text.utf8), at: "App.xcodeproj").targets
        #expect(targets.map(\.xcodeVersion) == [expected])
    }

    @Test(
        "The path of the Info.plist may be relative to the project or contain variables",
        arguments: [
            ("Sub/Info.plist", "App/Sub/Info.plist"), ("$(SRCROOT)/Info.plist", "App/Info.plist"),
            ("$(PROJECT_DIR)/../Shared/Info.plist", "Shared/Info.plist"),
            ("${TARGET_NAME}-Info.plist", "App/My App-Info.plist"),
            ("/Users/x/Info.plist", nil), ("$(UNKNOWN)/Info.plist", "$(UNKNOWN)/Info.plist"), ("../../Info.plist", nil),
        ])
    func infoPlist(value: String, expected: String?) throws {
        #expect(try firstTarget(application(settings: "INFOPLIST_FILE = \"\(value)\";")).infoPlist == expected)
    }

    @Test("Settings that name nibs and classes are kept as written, for every configuration")
    func nibSettings() throws {
        let settings = """
            INFOPLIST_KEY_UIMainStoryboardFile = Main;
            "INFOPLIST_KEY_UILaunchStoryboardName[sdk=iphoneos*]" = Launch;
            INFOPLIST_KEY_UIMainStoryboardFile_iPad = Pad; INFOPLIST_KEY_NSMainNibFile = "";
            INFOPLIST_KEY_NSPrincipalClass = App; INFOPLIST_KEY_CFBundleDisplayName = No;
            """
        let text = application(settings: settings)
            .replacing("PRODUCT_NAME = Wrong;", with: "INFOPLIST_KEY_UIMainStoryboardFile = Debugging;")
        let target = try firstTarget(text)
        #expect(target.nibSettings.map(\.value) == ["Main", "Launch", "Pad", "Debugging"])
        #expect(target.nibSettings.map(\.key)[1] == "INFOPLIST_KEY_UILaunchStoryboardName[sdk=iphoneos*]")
        #expect(target.nibSettings.map(\.line) == [8, 9, 10, 7])
        #expect(target.classSettings.map(\.value) == ["App"])
        #expect(try firstTarget(application(settings: "GENERATE_INFOPLIST_FILE = NO; " + settings)).nibSettings == [])
    }

    @Test("A value for the SDK of the target overrides a value without a condition")
    func conditions() throws {
        let settings = "SDKROOT = iphoneos; PRODUCT_NAME = Any; \"PRODUCT_NAME[sdk=macosx*]\" = Mac; "
        #expect(try firstTarget(application(settings: settings)).moduleName == "Any")
        let phone = settings + "\"PRODUCT_NAME[sdk=iphone*]\" = Phone;"
        #expect(try firstTarget(application(settings: phone)).moduleName == "Phone")
    }

    @Test("Settings override configuration files, which include other files")
    func configurationFile() throws {
        let target = try firstTarget(
            application(settings: "SWIFT_VERSION = 6.0;", extra: "baseConfigurationReference = CONFIG;")
                + "CONFIG = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = SOURCE_ROOT; };",
            files: [
                "App/Config/App.xcconfig": """
                // about = nothing
                #include "../Base.xcconfig"
                #include? "Missing.xcconfig"
                PRODUCT_NAME = $(NAME)Kit // comment
                INFOPLIST_KEY_NSMainNibFile[sdk=macosx*] = MainMenu
                SWIFT_VERSION = 5.0
                """,
                "App/Base.xcconfig": "NAME = Base;\n#include \"Config/App.xcconfig\"\n",
            ])
        #expect(target.moduleName == "BaseKit")
        #expect(target.swiftVersion == "6.0")
        #expect(
            target.nibSettings == [
                NameSetting(
                    key: "INFOPLIST_KEY_NSMainNibFile[sdk=macosx*]", value: "MainMenu", line: 5,
                    path: "App/Config/App.xcconfig")
            ])
    }

    @Test("Settings that refer to themselves or multiply their values do not block the reader")
    func references() throws {
        let doubling = (0..<40).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined()
        for settings in [
            "PRODUCT_NAME = \"$(A)\"; A = \"$(B)\"; B = \"$(A)\";", "PRODUCT_NAME = \"$(A0)\";" + doubling,
        ] {
            #expect(try firstTarget(application(settings: settings)).moduleName == "My_App")
        }
    }

    @Test func `flags come from compiler settings and from the variables in them`() throws {
        let settings =
            "GCC_PREPROCESSOR_DEFINITIONS = (\"SHOP=1\", \"$(inherited)\"); OTHER_CFLAGS = \"-DFAST -Wall $(MORE)\";"
        let target = try firstTarget(application(settings: settings, projectSettings: "MORE = \"-DBIG\";"))
        #expect(target.flags?.filter { ["SHOP", "FAST", "BIG"].contains($0) } == ["BIG", "FAST", "SHOP"])
    }
}
