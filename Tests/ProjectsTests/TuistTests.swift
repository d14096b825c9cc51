import TestSupport
import Testing

import Projects
import SwiftSources

@Suite("Tuist manifests")
struct TuistTests {
    private func read(_ text: String, _ files: [String: String] = [:]) throws -> [Target] {
        try TuistManifest.read(Array(text.utf8), at: "Modules/Kit/Project.swift", files: ProjectFiles(files)) {
            $0.evaluated()
        }.targets
    }

    @Test("A target for one platform has a deployment target, and a target for several platforms does not")
    func deploymentTargets() throws {
        let targets = try read(
            """
            let project = Project(name: "Shop", targets: [
                .target(name: "One", destinations: .iOS, product: .app, bundleId: "a", deploymentTargets: .iOS("15.0")),
                .target(name: "Two", destinations: [.iPhone, .mac], product: .app, bundleId: "b",
                    deploymentTargets: .multiplatform(iOS: "15.0", macOS: "12.0")),
            ])
            """)
        #expect(targets.map(\.deploymentTarget) == ["15.0", nil])
    }

    @Test("Targets have a kind, a platform, a module, files and dependencies")
    func targets() throws {
        let targets = try read(
            #"""
            import ProjectDescription

            let name = "Kit"
            let version: String = "5.9"
            let shared: [TargetDependency] = [.external(name: "Alamofire")]

            let project = Project(
                name: name,
                targets: [
                    .target(
                        name: "\(name)",
                        destinations: .iOS,
                        product: .staticFramework,
                        productName: "KitCore",
                        bundleId: "org.example.kit",
                        infoPlist: .extendingDefault(with: ["UILaunchStoryboardName": "Launch", "N": .dictionary(["NSMainNibFile": .string("Main")])]),
                        sources: ["Sources/**", .glob("More/*.swift", excluding: ["More/*Old.swift", "More/Gone.swift"])],
                        resources: [.glob(pattern: "Resources/**/*.xib"), "Main.storyboard", .folderReference(path: "Web")],
                        headers: .headers(public: "Headers/**/*.h"),
                        dependencies: shared + [
                            .target(name: "Views"), .project(target: "Core", path: "../Core"), .xcframework(path: "../Build/Charts.xcframework"),
                            .sdk(name: "UIKit", type: .framework), .package(product: "Log"),
                        ],
                        settings: .settings(base: ["SWIFT_VERSION": "\(version)"])
                    ),
                    Target(name: name + "Tests", platform: .macOS, product: .unitTests, bundleId: "x", infoPlist: "Tests/Info.plist",
                        sources: "Tests/**", dependencies: [.target(name: "Kit")]),
                    .init(name: "App", destinations: [.iPhone, .iPad], product: .app, bundleId: "a", sources: .init(globs: ["//Shared/**"])),
                    .target(name: unknown(), product: .app),
                ]
            )
            """#, ["Tuist/Config.swift": "", "Modules/Kit/Sources/A.swift": ""])
        #expect(targets.map(\.name) == ["Kit", "KitTests", "App"])
        #expect(targets.map(\.kind) == ["framework", "unit-test", "application"])
        #expect(targets.map(\.platform) == ["iOS", "macOS", "iOS"])
        #expect(targets.map(\.moduleName) == ["KitCore", "KitTests", "App"])
        #expect(targets.map(\.line) == [10, 26, 28])
        #expect(targets.map(\.swiftVersion) == ["5.9", nil, nil])
        #expect(targets[0].dependencies == ["Alamofire", "Views", "Core", "Charts", "Log"])
        #expect(targets[0].nibSettings.map(\.value) == ["Launch", "Main"])
        #expect(targets[1].infoPlist == "Modules/Kit/Tests/Info.plist")
        let members = TargetMembership(targets[0])
        let expected: [(String, TargetFile.Phase?)] = [
            ("Modules/Kit/Sources/B/A.swift", .sources), ("Modules/Kit/Sources/B/A.xib", nil),
            ("Modules/Kit/More/A.swift", .sources),
            ("Modules/Kit/More/AOld.swift", nil), ("Modules/Kit/More/Gone.swift", nil),
            ("Modules/Kit/Resources/A.xib", .resources),
            ("Modules/Kit/Main.storyboard", .resources), ("Modules/Kit/Web/A.nib", .resources),
            ("Modules/Kit/Headers/A.h", .headers),
        ]
        for (path, phase) in expected { #expect(members.phase(of: path) == phase, "\(path)") }
        #expect(TargetMembership(targets[2]).phase(of: "Shared/A.swift") == .sources)
    }

    @Test("Helpers that return values are followed, and each target has the line of the call in the manifest")
    func helpers() throws {
        let helper = #"""
            import ProjectDescription
            public enum Defaults { public static let suffix = "Kit" }
            public extension Project {
                static func module(_ name: String, tests: Bool = true, extra: [TargetDependency] = []) -> Project {
                    let main = Target.make(name: name + Defaults.suffix, dependencies: [.target(name: "Core")] + extra)
                    var targets = [main]
                    targets.append(.make(name: "\(name)Tests"))
                    targets += [.make(name: "\(name)Example")]
                    return Project(name: name, targets: targets)
                }
            }
            extension Target {
                static func make(name: String, dependencies: [TargetDependency] = []) -> Target {
                    .target(name: name, destinations: .iOS, product: .framework, bundleId: "x", sources: ["\(name)/**"], dependencies: dependencies)
                }
            }
            """#
        let targets = try read(
            "import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project.module(\"Map\", extra: [.external(name: \"Log\")])\n",
            ["Tuist/ProjectDescriptionHelpers/Project+Module.swift": helper])
        #expect(targets.map(\.name) == ["MapKit", "MapTests", "MapExample"])
        #expect(
            targets.map { $0.folders.map(\.path) } == [
                ["Modules/Kit/MapKit"], ["Modules/Kit/MapTests"], ["Modules/Kit/MapExample"],
            ])
        #expect(targets[0].dependencies == ["Core", "Log"])
        #expect(targets.map(\.line) == [4, 4, 4])
    }

    @Test("Known conditions, enumerations and nested constants are evaluated")
    func conditions() throws {
        let targets = try read(
            #"""
            import ProjectDescription
            enum Module: String { case home = "Home", map }
            struct Settings {
                struct Shared { static let base: SettingsDictionary = ["SWIFT_VERSION": "5.1"] }
                struct Own { static let base: SettingsDictionary = ["PRODUCT_NAME": "$(TARGET_NAME)-X"] }
            }
            extension TargetDependency {
                struct Core { static let log = TargetDependency.project(target: "Log", path: "../Log") }
                struct Other { static let log = TargetDependency.external(name: "OtherLog") }
                static var views: TargetDependency { .target(name: "Views") }
            }
            func make(_ module: Module, hasTests: Bool = true, demo: Bool) -> Project {
                let name = module.rawValue
                var targets: [Target] = [
                    .target(name: name, destinations: demo ? .iOS : .macOS, product: .framework, bundleId: "x",
                        sources: hasTests ? ["With/**"] : ["Without/**"], resources: demo ? ["Demo/**"] : nil,
                        dependencies: [.Core.log, .views, .log],
                        settings: .settings(base: Settings.Own.base, configurations: [
                            .debug(name: "Debug", settings: ["INFOPLIST_KEY_NSMainNibFile": "Debugging"]),
                            .release(name: "Release", settings: ["PRODUCT_MODULE_NAME": "HomeKit"], xcconfig: "kit.xcconfig"),
                        ])),
                ]
                if hasTests {
                    targets.append(.target(name: name + "Tests", product: .unitTests, bundleId: "x"))
                } else if !demo {
                    targets.append(.target(name: name + "Never", product: .unitTests, bundleId: "x"))
                }
                if demo { targets.append(.target(name: name + "Demo", product: .app, bundleId: "x")) }
                return Project(name: name, settings: .settings(base: Settings.Shared.base), targets: targets)
            }
            let project = make(.home, demo: false)
            """#, ["Modules/Kit/kit.xcconfig": "INFOPLIST_FILE = Kit.plist"])
        #expect(targets.map(\.name) == ["Home", "HomeTests"])
        #expect(targets[0].dependencies == ["Log", "Views"])
        #expect(targets[0].folders.map(\.path) == ["Modules/Kit/With"])
        #expect(targets.map(\.moduleName) == ["HomeKit", "HomeTests"])
        #expect(targets.map(\.swiftVersion) == ["5.1", "5.1"])
        #expect(targets[0].infoPlist == "Modules/Kit/Kit.plist")
        #expect(targets[0].nibSettings.map(\.value) == ["Debugging"])
        #expect(targets.map(\.platform) == ["macOS", nil])
    }

    @Test("A manifest is recognized by its file name and its import")
    func isOne() {
        let manifest = Array("// x\nimport ProjectDescription\n".utf8)
        #expect(TuistManifest.isOne(manifest, at: "A/Project.swift"))
        #expect(TuistManifest.isOne(manifest, at: "Workspace.swift"))
        #expect(!TuistManifest.isOne(manifest, at: "A/Other.swift"))
        #expect(!TuistManifest.isOne(Array("struct Project {}".utf8), at: "Project.swift"))
    }

    @Test(
        "Cycles, repetitions and deep nesting do not overflow a small stack",
        arguments: [
            "let a = b\nlet b = a\nlet project = Project(targets: a)", "func f() -> X { f() }\nlet project = f()",
            "let project = Project(targets: " + String(repeating: "[", count: 50_000),
            "let project = " + String(repeating: "try ", count: 50_000),
            "let project = a" + String(repeating: ".a", count: 60_000),
            "let project = " + String(repeating: "a + ", count: 30_000) + "a",
            "let a0 = [\"x\"]\n" + (1...60).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)\n" }.joined(), "", "let",
            "let project = Project(targets: [.target(",
        ])
    func hostile(text: String) {
        let isEmpty = onSmallStack {
            (try? TuistManifest.read(Array(text.utf8), at: "Project.swift", files: .none) { $0.evaluated() })?.targets
                .isEmpty ?? true
        }
        #expect(isEmpty)
    }
}
