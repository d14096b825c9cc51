import Projects
import TestSupport
import Testing

@Suite("Package manifests")
struct PackageManifestTests {
    private func read(_ text: String, folders: Set<String> = []) throws -> [Target] {
        try PackageManifest.read(Array(text.utf8), at: "Lib/Package.swift") { folders.contains($0) }.targets
    }

    @Test("Targets have a kind, a module, a folder and a line")
    func targets() throws {
        let targets = try read(
            """
            // swift-tools-version:5.7
            let package = Package(name: "P", products: [.library(name: "Kit", targets: ["Kit"])], targets: [
                .target(name: "My-Kit", dependencies: [.target(name: "Other"), .product(name: "X", package: "Y")]),
                Target.executableTarget(name: "tool", path: "Tool", exclude: ["Old", "a.txt"]),
                .testTarget(name: "KitTests"), .macro(name: "M"), .plugin(name: "Plug", capability: .buildTool()),
                .systemLibrary(name: "C"), .binaryTarget(name: "B", path: "B.xcframework"),
            ])
            """, folders: ["Lib/Source/My-Kit"])
        #expect(targets.map(\.name) == ["My-Kit", "tool", "KitTests", "M", "Plug", "C", "B"])
        #expect(
            targets.map(\.kind) == [
                "library", "executable", "test", "macro", "plugin", "system-library", "binary",
            ])
        #expect(targets[0].moduleName == "My_Kit")
        #expect(targets[0].dependencies == ["Other", "X"])
        #expect(
            targets.flatMap(\.folders).map(\.path) == [
                "Lib/Source/My-Kit", "Lib/Tool", "Lib/Tests/KitTests", "Lib/Sources/M", "Lib/Plugins/Plug",
                "Lib/Sources/C",
            ])
        #expect(targets[1].folders[0].excluded == ["Lib/Tool/Old", "Lib/Tool/a.txt"])
        #expect(targets.map(\.line) == [3, 4, 5, 5, 5, 6, 6])
        #expect(targets.allSatisfy { $0.swiftVersion == "5.7" })
    }

    @Test("Target names may be constants, interpolations and concatenations; other targets are skipped")
    func constants() throws {
        let targets = try read(
            #"""
            let name = "Kit"
            let deps: [Target.Dependency] = [.target(name: "NotOne")]
            let package = Package(name: name, targets: [
                .target(name: name), .testTarget(name: "\(name)Tests"), .testTarget(name: name + "UI"),
                .target(name: make()), helper("x"),
            ])
            package.targets.append(.target(name: "Late"))
            package.targets[0].dependencies.append(.target(name: "Late"))
            package.targets[0].dependencies += [.target(name: "NotOne")]
            """#)
        #expect(targets.map(\.name) == ["Kit", "KitTests", "KitUI", "Late"])
    }

    @Test("If both branches of `#if` declare the same target, its dependencies are combined")
    func mergedBranches() throws {
        let targets = try read(
            """
            #if os(Linux)
            let p = Package(targets: [.target(name: "K", dependencies: ["A", .byName(name: "B")])])
            #else
            let p = Package(targets: [.target(name: "K", dependencies: ["A", .product(name: "C", package: "c", condition: .when(platforms: [.iOS]))])])
            #endif
            """)
        #expect(targets.map(\.dependencies) == [["A", "B", "C"]])
    }

    @Test("Listed sources limit the compiled files but not the resources")
    func sources() throws {
        let text = """
            let p = Package(targets: [.target(name: "K", path: "K", sources: ["S", "a.c"], resources: [.copy("Web")])])
            """
        let members = TargetMembership(try #require(try read(text, folders: ["Lib/K/S", "Lib/K/Web"]).first))
        #expect(members.phase(of: "Lib/K/S/x.swift") == .sources)
        #expect(members.phase(of: "Lib/K/a.c") == .sources)
        #expect(members.phase(of: "Lib/K/T/x.swift") == nil)
        #expect(members.phase(of: "Lib/K/T/x.xib") == .resources)
        #expect(members.phase(of: "Lib/K/Web/x.xib") == .resources)
    }

    @Test("The only target of a new package may be directly in Sources")
    func sourcesItself() throws {
        let text =
            "// swift-tools-version: 5.9\nlet p = Package(targets: [.target(name: \"K\"), .testTarget(name: \"T\")])"
        #expect(try read(text, folders: ["Lib/Sources"])[0].folders[0].path == "Lib/Sources")
        let old = text.replacing("5.9", with: "5.8")
        #expect(try read(old, folders: ["Lib/Sources"])[0].folders[0].path == "Lib/Sources/K")
    }

    @Test(
        "The Swift version comes from the target, from the package, or from the tools version",
        arguments: [
            ("", "6.1"), (", swiftLanguageModes: [.v5, .v6]", "6"), (", swiftLanguageVersions: [4, 5]", "5"),
            (", swiftLanguageVersions: [.v4_2]", "4.2"), (", swiftLanguageModes: [.version(\"6\")]", "6"),
        ])
    func languageMode(argument: String, expected: String) throws {
        let text =
            "// swift-tools-version: 6.1\nlet p = Package(name: \"P\", targets: [.target(name: \"K\"), "
            + ".target(name: \"L\", swiftSettings: [.swiftLanguageMode(.v5)])]\(argument))"
        #expect(try read(text).map(\.swiftVersion) == [expected, "5"])
    }

    @Test("If both branches of `#if` declare the same target, it is read once")
    func branches() throws {
        let text =
            "#if os(Linux)\nlet t: [Target] = [.target(name: \"A\")]\n#else\nlet t: [Target] = [.target(name: \"A\")]\n#endif"
        #expect(try read(text).count == 1)
    }

    @Test(
        "Hostile manifests do not overflow a small stack",
        arguments: [
            "(", "[", "{", ".target(name: ", "!", "try ", "a.", "a + ", "a ? ", "- ", "\"\\(", "if a {} else ",
            "#if a\n",
            "&", "@a ", "a<", "func f() {", "\u{0}", "await ", "{ a in ", "let a = ", "\"\"\"", "/*", "repeat ",
            "case .a(",
            "a is ", "() -> ", "any ", "switch a { case ",
        ])
    func hostile(unit: String) {
        let count = onSmallStack {
            (try? PackageManifest.read(Array(String(repeating: unit, count: 20_000).utf8), at: "Package.swift") { _ in
                false
            })?
            .targets.count ?? 0
        }
        #expect(count < 100)
    }
}
