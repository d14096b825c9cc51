import TestSupport
import Testing

import Projects

@Suite("XcodeGen specifications")
struct XcodeGenTests {
    private func read(_ text: String, _ files: [String: String] = [:], at path: String = "App/project.yml") throws
        -> [Target]
    {
        try XcodeGenProject.read(Array(text.utf8), at: path, files: ProjectFiles(files)).targets
    }

    private func error(_ text: String, _ files: [String: String] = [:]) -> ProjectError? {
        do throws(ProjectError) {
            _ = try XcodeGenProject.read(Array(text.utf8), at: "App/project.yml", files: ProjectFiles(files))
            return nil
        } catch {
            return error
        }
    }

    @Test("A target has a kind, a platform, a module, a Swift version, dependencies and a line")
    func target() throws {
        let targets = try read(
            """
            name: Shop
            settings: { SWIFT_VERSION: 5.9 }
            targets:
              My Kit:
                type: framework.static
                platform: macOS
                settings:
                  base: { INFOPLIST_FILE: Kit/Info.plist }
                  configs: { release: { PRODUCT_NAME: Kit } }
                dependencies:
                  - target: Core/Model
                  - target: Views
                  - framework: Build/Charts.xcframework
                  - package: Tools
                    products: [Logging, Views]
                  - package: Net
                  - carthage: Result
                  - sdk: AppKit.framework
              KitTests: { type: bundle.unit-test, platform: auto, supportedDestinations: [iOS, macCatalyst] }
            """)
        #expect(targets.map(\.name) == ["My Kit", "KitTests"])
        #expect(targets.map(\.kind) == ["framework", "unit-test"])
        #expect(targets.map(\.platform) == ["macOS", "iOS"])
        #expect(targets.map(\.moduleName) == ["Kit", "KitTests"])
        #expect(targets.map(\.swiftVersion) == ["5.9", "5.9"])
        #expect(targets.map(\.line) == [4, 19])
        #expect(targets[0].infoPlist == "App/Kit/Info.plist")
        #expect(targets[0].dependencies == ["Model", "Views", "Charts", "Logging", "Net", "Result"])
    }

    @Test("The deployment target comes from the settings, the target or the project")
    func deploymentTargets() throws {
        let targets = try read(
            """
            options: { xcodeVersion: "27.0", deploymentTarget: { iOS: "15.0", macOS: 12.0 } }
            targets:
              Own: { type: application, platform: iOS, deploymentTarget: "16.4" }
              Each: { type: application, platform: macOS, deploymentTarget: { macOS: "13.0" } }
              Shared: { type: application, platform: iOS }
              Other: { type: application, platform: tvOS }
              Set: { type: application, platform: iOS, settings: { IPHONEOS_DEPLOYMENT_TARGET: "17.0" } }
            """)
        #expect(targets.map(\.deploymentTarget) == ["16.4", "13.0", "15.0", nil, "17.0"])
        #expect(targets.map(\.xcodeVersion) == Array(repeating: "27.0", count: 5))
    }

    @Test("Sources are paths, lists of paths, or objects with patterns and a phase")
    func sources() throws {
        let target = try #require(
            try read(
                """
                targets:
                  App:
                    type: application
                    platform: iOS
                    sources:
                      - Views
                      - path: Model
                        includes: ["**/*.swift", Nibs]
                        excludes: ["*Old.swift", "Legacy", "**/Mock?/*"]
                      - path: Web
                        type: folder
                      - path: Shared/One.swift
                      - path: Info/Info.plist
                      - { path: Docs, buildPhase: none }
                      - { path: Copied, buildPhase: { copyFiles: { destination: plugins } } }
                      - { path: Headers, buildPhase: headers }
                      - path: Settings.bundle
                      - ${FOLDER}/Generated
                      - ../../Outside
                """, ["App/Views/A.swift": "", "App/Settings.bundle/Root.plist": "", "App/Shared/One.swift": ""]
            ).first)
        let members = TargetMembership(target)
        let expected: [(String, TargetFile.Phase?)] = [
            ("App/Views/A.swift", .sources), ("App/Views/en.lproj/A.xib", .resources), ("App/Views/A.h", .headers),
            ("App/Views/Try.playground/Contents.swift", nil),
            ("App/Model/A.swift", .sources), ("App/Model/B/A.swift", .sources), ("App/Model/A.m", nil),
            ("App/Model/Nibs/A.xib", .resources), ("App/Model/AOld.swift", nil), ("App/Model/B/AOld.swift", .sources),
            ("App/Model/Legacy/A.swift", nil), ("App/Model/B/Mocks/A.swift", nil), ("App/Model/B/Mocks/C/A.swift", nil),
            ("App/Web/A.xib", .resources), ("App/Web/A.swift", nil), ("App/Shared/One.swift", .sources),
            ("App/Shared/Two.swift", nil), ("App/Info/Info.plist", nil), ("App/Docs/A.swift", nil),
            ("App/Copied/A.swift", nil),
            ("App/Headers/A.h", .headers), ("App/Headers/A.m", nil), ("App/Settings.bundle/A.nib", .resources),
            ("Outside/A.swift", nil),
        ]
        for (path, phase) in expected { #expect(members.phase(of: path) == phase, "\(path)") }
    }

    @Test("A specification overrides the files that it includes, and the paths in each file are relative to that file")
    func includes() throws {
        let files = [
            "App/Kit/kit.yml": """
            include: ../base.yml
            targets:
              Kit:
                type: framework
                platform: iOS
                sources: [Sources]
                configFiles: { Release: kit.xcconfig }
                info: { path: Kit.plist, properties: { UILaunchStoryboardName: Start } }
            """,
            "App/Kit/kit.xcconfig": "PRODUCT_MODULE_NAME = KitCore",
            "App/base.yml": """
            include: Kit/kit.yml
            settings: { SWIFT_VERSION: 4.0, INFOPLIST_KEY_NSMainNibFile: Base }
            """,
            "App/flat.yml": """
            targets:
              Flat: { type: tool, platform: macOS, sources: { path: Tool } }
              Kit: { sources: [More] }
            """,
        ]
        let targets = try read(
            """
            name: App
            include:
              - Kit/KIT.yml
              - { path: flat.yml, relativePaths: false }
              - { path: absent.yml, enable: "${WITH_ABSENT}" }
            settings: { SWIFT_VERSION: 6.0 }
            targets:
              Kit: { platform: tvOS, sources: [Own] }
              Flat: { sources:REPLACE: [Only] }
            """, files)
        #expect(targets.map(\.name) == ["Kit", "Flat"])
        let kit = targets[0]
        #expect(kit.folders.map(\.path) == ["App/Kit/Sources", "App/More", "App/Own"])
        #expect(kit.moduleName == "KitCore")
        #expect(kit.platform == "tvOS")
        #expect(kit.swiftVersion == "6.0")
        #expect(kit.infoPlist == "App/Kit/Kit.plist")
        #expect(kit.nibSettings.map(\.value) == ["Base", "Start"])
        #expect(kit.nibSettings.map(\.line) == [2, 2])
        #expect(kit.line == 8)
        #expect(targets[1].folders.map(\.path) == ["App/Only"])
    }

    @Test("A file that is included twice, or that includes itself, is read once")
    func circle() throws {
        let files = [
            "App/a.yml":
                "include: [a.yml, project.yml, a.yml]\ntargets: {T: {type: tool, platform: macOS, sources: [S]}}",
            "App/project.yml": "",
        ]
        let targets = try read("include: [a.yml, ./a.yml]", files)
        #expect(targets.map { $0.folders.map(\.path) } == [["App/S"]])
    }

    @Test("Templates receive the name of the target and its template attributes")
    func templates() throws {
        let targets = try read(
            """
            targetTemplates:
              Base: { platform: iOS, sources: ["${target_name}/Base"], settings: { SWIFT_VERSION: 5.1 } }
              Module:
                templates: [Base]
                type: framework
                sources: ["${target_name}/${folder}", "${unknown}/X"]
              Loop: { templates: [Loop, Module] }
            targets:
              Kit: { templates: [Module], templateAttributes: { folder: Src }, sources: [Own], settings: { SWIFT_VERSION: 5.2 } }
              Other: { templates: [Loop], type: tool }
            """)
        #expect(
            targets.map { $0.folders.map(\.path) }
                == [
                    ["App/Kit/Base", "App/Kit/Src", "App/Own"], ["App/Other/Base", "App/Other/${folder}"],
                ].map { $0.filter { !$0.contains("$") } })
        #expect(targets.map(\.swiftVersion) == ["5.2", "5.1"])
        #expect(targets.map(\.kind) == ["framework", "tool"])
    }

    @Test("A target for several platforms becomes one target per platform, all with the same module")
    func platforms() throws {
        let targets = try read(
            """
            targets:
              Kit: { type: framework, platform: [iOS, macOS], sources: ["Kit/${platform}"] }
              App: { type: application, platform: [iOS, tvOS], platformSuffix: " ${platform}", platformPrefix: My }
            """)
        #expect(targets.map(\.name) == ["Kit_iOS", "Kit_macOS", "MyApp iOS", "MyApp tvOS"])
        #expect(targets.map(\.platform) == ["iOS", "macOS", "iOS", "tvOS"])
        #expect(targets.map(\.moduleName) == ["Kit", "Kit", "App", "App"])
        #expect(targets.prefix(2).map { $0.folders.map(\.path) } == [["App/Kit/iOS"], ["App/Kit/macOS"]])
    }

    @Test("Settings override the setting groups that they name")
    func settingGroups() throws {
        let target = try #require(
            try read(
                """
                settingGroups:
                  names: { groups: [names, more], base: { PRODUCT_MODULE_NAME: Low } }
                  more: { SWIFT_VERSION: 4.2, PRODUCT_MODULE_NAME: Lower }
                targets:
                  T: { type: tool, platform: macOS, settings: { groups: [names], base: { INFOPLIST_FILE: "$(SRCROOT)/${TARGET_NAME}.plist" } } }
                """
            ).first)
        #expect(target.moduleName == "Low")
        #expect(target.swiftVersion == "4.2")
        #expect(target.infoPlist == "App/T.plist")
    }

    @Test("The properties of an Info.plist are used only if the file does not exist")
    func infoPlist() throws {
        let text = """
            targets:
              B: { type: application, platform: iOS, sources: [B], info: { path: B/Info.plist, properties: { NSMainNibFile: Main } } }
            """
        let target = try #require(try read(text, ["App/B/Info.plist": ""]).first)
        #expect(target.infoPlist == "App/B/Info.plist")
        #expect(target.nibSettings.isEmpty)
        #expect(try read(text)[0].nibSettings.map(\.value) == ["Main"])
    }

    @Test("JSON is read like YAML, and files of other programs do not produce targets")
    func otherFormats() throws {
        let text = #"{"targets": {"T": {"type": "tool", "platform": "macOS", "sources": "S"}}}"#
        #expect(try read(text, at: "project.json").map { $0.folders.map(\.path) } == [["S"]])
        #expect(try read(#"{"targets": {"build": {"executor": "x", "options": {}}}}"#, at: "project.json").isEmpty)
        #expect(try read("").isEmpty)
        #expect(try read("- a\n- b").isEmpty)
    }

    @Test("Errors contain the line and, if the error is in an included file, its path")
    func errors() {
        #expect(error("name: A\ntargets: [")?.line == 3)
        #expect(error("a: 1\nb: 2\na: 3") == ProjectError("a duplicate key: a", line: 1))
        #expect(
            error("name: A\ninclude: absent.yml")
                == ProjectError("includes App/absent.yml, which cannot be read", line: 2))
        #expect(
            error("include: ../../x.yml") == ProjectError("includes ../../x.yml, which is outside the root", line: 1))
        let inner = error("name: A\n\ninclude:\n  - bad.yml", ["App/bad.yml": "a: 1\n\tb"])
        #expect(inner?.line == 3)
        #expect(inner?.message.hasPrefix("App/bad.yml, line 2: ") == true)
    }

    @Test("Aliases and merge keys are followed up to a limit")
    func aliases() throws {
        let targets = try read(
            """
            base: &base { type: tool, platform: macOS }
            targets:
              A: { <<: *base, sources: [A] }
              B: *base
            """)
        #expect(targets.map(\.kind) == ["tool", "tool"])
        var bomb = "a0: &a0 [x]\n"
        for level in 1...40 { bomb += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1), *a\(level - 1)]\n" }
        #expect(error(bomb)?.message.contains("each use of an alias counts") == true)
        #expect(error("a: &a [x]\n*a : 1")?.line == 2)
        #expect(error("a: &a [x]\n? [*a, *a]\n: 1") != nil)
        #expect(error("a: &a [x]\nb: {[*a, *a]: 1}") != nil)
    }

    @Test(
        "Deep and hostile YAML gives no targets and does not overflow a small stack",
        arguments: [
            String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 100_000),
            String(repeating: "- ", count: 100_000),
            String(repeating: "? ", count: 100_000),
            (0..<2_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
            "a0: &a0 x\n" + (1...5_000).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined(),
            "include: [" + String(repeating: "a.yml,", count: 10) + "]",
            "\0", "%YAML 9.9", "&a *a", "!!binary x", "\"\\", String(repeating: "a: &a\n", count: 100),
        ])
    func hostile(text: String) {
        let failed = onSmallStack {
            (try? XcodeGenProject.read(Array(text.utf8), at: "project.yml", files: .none))?.targets.isEmpty ?? true
        }
        #expect(failed)
    }

    @Test("Templates repeat values only up to the limit")
    func templateBomb() {
        let long = String(repeating: "x", count: 10_000)
        var text = "targetTemplates:\n  Big: { settings: {"
        for number in 0..<2_000 { text += "S\(number): \"${a}\", " }
        text += "} }\ntargets:\n"
        for number in 0..<500 {
            text += "  T\(number): { templates: [Big], templateAttributes: { a: \(long.prefix(100)) } }\n"
        }
        #expect(error(text)?.message.contains("including templates") == true)
    }
}
