import TestSupport

extension Author {
    /// Returns a file that defines targets for XcodeGen, Tuist or Bazel, or a file that such a file includes.
    mutating func specification() -> (path: String, text: String) {
        let folder = dice.pick(["", "", dice.pick(Self.folders) + "/"])
        let path = dice.pick(weighted: [
            (3, folder + "project.yml"), (1, folder + "parts.yml"), (2, folder + "Project.swift"),
            (1, "Tuist/ProjectDescriptionHelpers/\(fruit()).swift"), (2, folder + "BUILD.bazel"),
            (1, folder + "names.bzl"),
        ])
        return (path, specification(for: path) ?? "")
    }

    /// Returns new content for a file that ``specification()`` can return; nil for any other file.
    mutating func specification(for path: String) -> String? {
        if path.contains("ProjectDescriptionHelpers/") { return helper() }
        switch path.split(separator: "/").last {
        case "project.yml", "parts.yml": return generated()
        case "Project.swift": return manifest()
        case "BUILD.bazel": return build()
        case "names.bzl": return "NAMES = [\"\(module())\"]\nVIEWS = [\"\(className("View")).swift\"]\n"
        default: return nil
        }
    }

    /// Returns a specification for XcodeGen.
    private mutating func generated() -> String {
        let include =
            dice.chance(40) ? "include: [\(dice.pick(["parts.yml", "App/parts.yml", "Kit/project.yml"]))]\n" : ""
        let templates =
            dice.chance(40)
            ? "targetTemplates: {Part: {sources: [\(dice.pick(Self.folders))], settings: {PRODUCT_MODULE_NAME: \(module())}}}\n"
            : ""
        let targets = (0..<(1 + dice.below(2))).map { _ in
            """
              \(module()):
                type: \(dice.pick(["application", "framework", "bundle.unit-test"]))
                platform: \(dice.pick(["iOS", "macOS"]))
                sources: [\(dice.pick(Self.folders)), {path: \(dice.pick(Self.folders)), excludes: ["\(dice.pick(["**/*.h", "\(fruit())*", "*.xib"]))"]}]
                \(templates.isEmpty || dice.chance(50) ? "" : "templates: [Part]")
            """
        }
        return "name: \(module())\n\(include)\(templates)targets:\n\(targets.joined(separator: "\n"))\n"
    }

    /// Returns a manifest for Tuist.
    private mutating func manifest() -> String {
        """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let folder = "\(dice.pick(Self.folders))"
        let project = Project(name: \(dice.pick(["\"\(module())\"", dice.pick(Self.constants)])), targets: [
            .target(name: \(dice.pick(["\"\(module())\"", dice.pick(Self.constants)])), destinations: .\(dice.pick(["iOS", "macOS"])), product: .\(dice.pick(["app", "framework", "unitTests"])),
                sources: ["\\(folder)/**"], resources: ["\(dice.pick(Self.folders))/**/*.xib"]),
        ])

        """
    }

    private mutating func helper() -> String { "public let \(dice.pick(Self.constants)) = \"\(module())\"\n" }

    /// Returns a build file for Bazel.
    private mutating func build() -> String {
        let load =
            dice.chance(40)
            ? "load(\"\(dice.pick(["//:names.bzl", ":names.bzl", "//App:names.bzl"]))\", \"NAMES\", \"VIEWS\")\n" : ""
        let sources = load.isEmpty ? "" : dice.pick(["", " + VIEWS"])
        return """
            \(load)swift_library(name = "\(fruit())", module_name = "\(module())", srcs = glob(["**/*.\(dice.pick(["swift", "m"]))"], exclude = ["\(fruit())*"])\(sources), data = glob(["\(dice.pick(["", "Shop/"]))**/*.xib"]))
            \(dice.pick(["ios", "macos"]))_application(name = "\(module())", infoplists = ["Info.plist"], deps = [":\(fruit())", "//App:\(fruit())"])

            """
    }
}
