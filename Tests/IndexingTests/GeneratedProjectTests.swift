import Foundation
import TestSupport
import Testing

@Suite struct `Projects that are generated` {
    private let specification = """
        name: App
        include: kit.yml
        targets:
          App: { type: application, platform: iOS, sources: [{ path: App, excludes: ["**/*Old.swift"] }], dependencies: [{ target: Kit }] }
        """

    private func files(of repository: TestRepository) throws -> [String] {
        try repository.texts(
            """
            SELECT targets.name || ' ' || target_files.phase || ' ' || files.path
            FROM target_files
            JOIN targets ON targets.id = target_files.target_id
            JOIN files ON files.id = target_files.file_id
            ORDER BY 1
            """)
    }

    private func write(_ repository: TestRepository) throws {
        try repository.folder.write("project.yml", specification)
        try repository.folder.write("kit.yml", "targets: { Kit: { type: framework, platform: iOS, sources: [Kit] } }")
        for path in [
            "App/A.swift", "App/Sub/BOld.swift", "App/Main.storyboard", "Kit/K.swift", "Kit/Res/Info.plist",
            "Kit/Info.plist",
        ] {
            try repository.folder.write(path, path.hasSuffix(".plist") ? "<plist><dict/></plist>" : "")
        }
    }

    @Test func `targets have the files of their specification, and a changed include changes the targets`() throws {
        let repository = try TestRepository()
        try write(repository)
        try repository.refresh()
        #expect(
            try files(of: repository) == [
                "App resources App/Main.storyboard", "App sources App/A.swift", "Kit infoPlist Kit/Info.plist",
                "Kit sources Kit/K.swift",
            ])
        #expect(
            try repository.texts(
                """
                SELECT targets.name || ' ' || _target_dependencies.name
                FROM _target_dependencies
                JOIN targets ON targets.id = _target_dependencies.target_id
                """) == ["App Kit"])
        try repository.folder.write(
            "kit.yml",
            "targets: { Kit: { type: framework, platform: iOS, sources: [Kit], settings: { PRODUCT_NAME: Core } } }")
        try repository.refresh()
        #expect(try repository.texts("SELECT module FROM targets ORDER BY name") == ["App", "Core"])
        try repository.expectAsFresh()
        try repository.folder.remove("kit.yml")
        try repository.refresh()
        #expect(
            try repository.texts("SELECT error || ' ' || error_line FROM files WHERE path = 'project.yml'")
                == ["includes kit.yml, which cannot be read 2"])
        try repository.expectAsFresh()
        try repository.folder.write("kit.yml", "targets: {}")
        try repository.refresh()
        #expect(try repository.texts("SELECT name FROM targets") == ["App"])
        try repository.expectAsFresh()
    }

    @Test func `if a specification and the generated project list a target, only the project gives its files`() throws {
        let repository = try TestRepository()
        try write(repository)
        try repository.folder.write(
            "App.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T, K); };
            G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = App/Main.storyboard; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = F; };
            R = { isa = PBXResourcesBuildPhase; files = (B); };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R); };
            K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (); };
            }; }
            """)
        try repository.refresh()
        #expect(
            try files(of: repository) == [
                "App resources App/Main.storyboard", "Kit infoPlist Kit/Info.plist", "Kit sources Kit/K.swift",
            ])
        #expect(
            try repository.texts(
                """
                SELECT targets.name FROM _generated_targets JOIN targets ON targets.id = _generated_targets.target_id
                """) == ["App"])
        try repository.folder.remove("App.xcodeproj")
        try repository.refresh()
        #expect(try files(of: repository).contains("App sources App/A.swift"))
        try repository.expectAsFresh()
    }

    @Test func `a path in a project matches a file with another letter case`() throws {
        let repository = try TestRepository()
        try repository.folder.write("App/Main.storyboard", Documents.iOS("<scenes/>"))
        try repository.folder.write(
            "App.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = app/main.storyboard; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = F; };
            R = { isa = PBXResourcesBuildPhase; files = (B); };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R); };
            }; }
            """)
        try repository.refresh()
        #expect(try files(of: repository) == ["App resources App/Main.storyboard"])
        try repository.folder.remove("App/Main.storyboard")
        try repository.folder.write("app/main.storyboard", Documents.iOS("<scenes/>"))
        try repository.refresh()
        #expect(try files(of: repository) == ["App resources app/main.storyboard"])
        try repository.expectAsFresh()
        // If files differ only in letter case, the first one is used.
        try repository.folder.remove("app/main.storyboard")
        for name in ["App/Main.storyboard", "App/main.storyboard"] {
            try repository.folder.write(name, Documents.iOS("<scenes/>"))
        }
        try repository.refresh()
        #expect(try files(of: repository) == ["App resources App/Main.storyboard"])
        try repository.expectAsFresh()
    }

    @Test func `files behind a symbolic link are not read`() throws {
        let repository = try TestRepository()
        let outside = try TemporaryFolder()
        try outside.write("kit.yml", "targets: { Kit: { type: framework, platform: iOS } }")
        try repository.folder.write("project.yml", specification)
        try FileManager.default.createSymbolicLink(
            atPath: repository.folder.path + "/kit.yml", withDestinationPath: outside.path + "/kit.yml")
        try repository.refresh()
        #expect(try repository.texts("SELECT name FROM targets").isEmpty)
        #expect(
            try repository.texts("SELECT error FROM files WHERE path = 'project.yml'") == [
                "includes kit.yml, which cannot be read"
            ])
    }

    @Test func `a Bazel package ends where another package begins, and Tuist manifests are not sources`() throws {
        let repository = try TestRepository()
        try repository.folder.write("Kit/BUILD.bazel", "swift_library(name = 'Kit', srcs = glob(['**/*.swift']))")
        try repository.folder.write("Kit/Inner/BUILD", "swift_library(name = 'Inner', srcs = glob(['*.swift']))")
        try repository.folder.write("Kit/build", "echo")
        for path in ["Kit/A.swift", "Kit/Sub/B.swift", "Kit/Inner/C.swift", "Kit/InnerNot/D.swift"] {
            try repository.folder.write(path, "")
        }
        try repository.folder.write(
            "App/Project.swift",
            """
            import ProjectDescription
            let project = Project(name: "App", targets: [.target(name: "App", destinations: .iOS, product: .app, sources: ["Own/**"])])
            """)
        try repository.folder.write("App/Own/Project.swift", "class Project {}")
        try repository.refresh()
        #expect(
            try files(of: repository) == [
                "App sources App/Own/Project.swift", "Inner sources Kit/Inner/C.swift", "Kit sources Kit/A.swift",
                "Kit sources Kit/InnerNot/D.swift", "Kit sources Kit/Sub/B.swift",
            ])
        #expect(
            try repository.texts(
                "SELECT kind || ' ' || format || ' ' || path FROM files WHERE path LIKE '%Project.swift' ORDER BY path")
                == [
                    "swift source App/Own/Project.swift", "swift settings App/Project.swift",
                ])
        try repository.folder.remove("Kit/Inner/BUILD")
        try repository.refresh()
        #expect(try files(of: repository).contains("Kit sources Kit/Inner/C.swift"))
        try repository.expectAsFresh()
    }

    @Test func `a package target has the files of a copied folder, and a new target folder is found`() throws {
        let repository = try TestRepository()
        try repository.folder.write(
            "Package.swift",
            """
            let package = Package(name: "P", targets: [.target(name: "Kit", path: "Kit", resources: [.copy("Web")]), .target(name: "Late")])
            """)
        for path in ["Kit/A.swift", "Kit/Web/B.xib"] { try repository.folder.write(path, "") }
        try repository.refresh()
        #expect(try files(of: repository) == ["Kit resources Kit/Web/B.xib", "Kit sources Kit/A.swift"])
        try repository.folder.write("src/Late/L.swift", "")
        try repository.refresh()
        #expect(try files(of: repository).contains("Late sources src/Late/L.swift"))
        try repository.expectAsFresh()
    }
}
