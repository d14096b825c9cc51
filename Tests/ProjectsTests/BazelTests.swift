import TestSupport
import Testing

import Projects

@Suite("Bazel packages")
struct BazelTests {
    private func read(_ text: String, at path: String = "Shop/Kit/BUILD.bazel", _ files: [String: String] = [:]) throws
        -> [Target]
    {
        try BazelPackage.read(Array(text.utf8), at: path, files: ProjectFiles(files)).targets
    }

    @Test("Rules become targets with a kind, a platform, a module and dependencies")
    func rules() throws {
        let targets = try read(
            """
            load("@build_bazel_rules_swift//swift:swift.bzl", "swift_library")  # swift_library(name = "No")

            package(default_visibility = ["//visibility:public"])

            DEPS = [
                "//Shop/Core",
                ":Views",
            ]

            swift_library(
                name = "Kit",
                srcs = glob(["Sources/**/*.swift"], exclude = ["**/*Mock.swift"]) + ["One.swift", "//Shop/Other:Two.swift"],
                module_name = "KitCore",
                data = [":nibs", "Main.storyboard"],
                deps = DEPS + ["@rxswift//:RxSwift"] + select({
                    "//conditions:default": ["//Shop/Debug:Tools"],
                    ":release": [],
                }),
            )
            filegroup(name = "nibs", srcs = glob(["Nibs/*.xib"]) + [":nibs"])
            objc_library(name = "Views-ObjC", srcs = ["a.m"], hdrs = ["a.h"], non_arc_srcs = ["b.m"])
            my_swift_library(name = "Macro", srcs = ["m.swift"])
            ios_application(name = "App", infoplists = ["Info.plist"], deps = [":Kit"], families = ["iphone"], resources = ["A.xib"])
            macos_unit_test(name = "KitTests", deps = [":KitTestsLib"])
            ios_framework(name = "Bundled")
            apple_framework(name = "Framed")
            cc_library(name = "C", srcs = ["c.c"])
            [swift_library(name = n, srcs = []) for n in ["X"]]
            def helper(name):
                swift_library(name = "InFunction")
            swift_library(name = "%s" % DEPS)
            """)
        #expect(targets.map(\.name) == ["Kit", "Views-ObjC", "Macro", "App", "KitTests", "Bundled", "Framed"])
        #expect(
            targets.map(\.kind) == [
                "library", "library", "library", "application", "unit-test", "framework", "framework",
            ])
        #expect(targets.map(\.platform) == [nil, nil, nil, "iOS", "macOS", "iOS", nil])
        #expect(
            targets.map(\.moduleName) == ["KitCore", "Shop_Kit_Views_ObjC", "Shop_Kit_Macro", nil, nil, nil, "Framed"])
        #expect(targets.map(\.line) == [10, 21, 22, 23, 24, 25, 26])
        #expect(targets[0].dependencies == ["Core", "Views", "RxSwift", "Tools"])
        #expect(targets[3].infoPlist == "Shop/Kit/Info.plist")
        let members = TargetMembership(targets[0])
        let expected: [(String, TargetFile.Phase?)] = [
            ("Shop/Kit/Sources/A.swift", .sources), ("Shop/Kit/Sources/B/A.swift", .sources),
            ("Shop/Kit/Sources/AMock.swift", nil),
            ("Shop/Kit/Sources/A.m", nil), ("Shop/Kit/One.swift", .sources), ("Shop/Other/Two.swift", .sources),
            ("Shop/Kit/Main.storyboard", .resources), ("Shop/Kit/Nibs/A.xib", .resources),
            ("Shop/Kit/Nibs/B/A.xib", nil),
        ]
        for (path, phase) in expected { #expect(members.phase(of: path) == phase, "\(path)") }
        #expect(
            targets[1].files == [
                TargetFile(path: "Shop/Kit/a.m", phase: .sources), TargetFile(path: "Shop/Kit/b.m", phase: .sources),
                TargetFile(path: "Shop/Kit/a.h", phase: .headers),
            ])
    }

    @Test("BUILD is only read if no BUILD.bazel exists")
    func names() throws {
        let text = "swift_library(name = 'K', srcs = glob(['*.swift']))"
        #expect(try read(text, at: "BUILD").map(\.moduleName) == ["K"])
        #expect(try read(text, at: "A/BUILD", ["A/BUILD.bazel": ""]).isEmpty)
    }

    @Test(
        "Damaged and hostile build files do not block the reader",
        arguments: [
            "", "swift_library(", "swift_library(name = ", "swift_library(name = 'a", "swift_library(name = \"\"\"a",
            "x = [", "x = {1: ",
            "glob(", ")", "a = b = c", "swift_library(name = 'a', srcs = [x for", "\\", "A = A + A", "r'",
            "swift_library(name='a',,,=)",
            "select({'a': ", "'a' 'b'", "swift_library\n(name = 'x')",
        ])
    func damaged(text: String) {
        _ = try? read(text)
        _ = try? read("swift_library(name = 'x', srcs = [" + text + "], deps = {" + text)
    }

    @Test("Deep nesting does not overflow the stack, and multiplied values are an error")
    func bounded() {
        let deep = String(repeating: "[", count: 500_000)
        let failed = onSmallStack {
            (try? BazelPackage.read(Array(("swift_library(name = 'x', srcs = " + deep).utf8), at: "BUILD", files: .none))?
                .targets.count
        }
        #expect(failed == 1)
        var bomb = "a0 = ['x', 'y']\n"
        for level in 1...60 { bomb += "a\(level) = a\(level - 1) + a\(level - 1)\n" }
        #expect(throws: ProjectError.self) { try read(bomb) }
    }
}
