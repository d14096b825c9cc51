import Projects
import TestSupport
import Testing

@Suite("Podspecs")
struct PodspecTests {
    private func read(_ text: String) throws -> Target {
        try #require(try Podspec.read(Array(text.utf8), at: "Kit/My-Kit.podspec").targets.first)
    }

    @Test("A target contains the folder before the first wildcard of each pattern")
    func patterns() throws {
        let target = try read(
            #"""
            # s.name = 'No'
            Pod::Spec.new do |s|
              s.name = "My-Kit"
              s.description = <<-DESC
                s.source_files = 'No/*.m'
              DESC
              s.source_files = 'Classes/**/*.{h,m}', "Extra/*.swift",
                               'One.m'
              s.ios.resources = ["Assets/**/*.xib", "#{root}/x.xib"]
              s.resource_bundles = { 'Kit' => ['Bundle/*.storyboard'], 'B': %w[Other/*.xib] }
              s.exclude_files = 'Classes/Tests/**/*'
              s.subspec 'Sub' do |ss|
                ss.source_files += 'Sub/*.m'
              end
              s.test_spec 'Tests' do |t|
                t.source_files = 'Tests/*.m'
              end
            end
            """#)
        #expect(target.name == "My-Kit")
        #expect(target.moduleName == "My_Kit")
        #expect(target.kind == "pod")
        #expect(target.line == 3)
        #expect(target.files == [TargetFile(path: "Kit/One.m", phase: .sources)])
        #expect(
            target.folders.map(\.path) == [
                "Kit/Classes", "Kit/Extra", "Kit/Sub", "Kit/Assets", "Kit/Bundle", "Kit/Other",
            ])
        #expect(target.folders.map(\.isRecursive) == [true, false, false, true, false, false])
        let members = TargetMembership(target)
        #expect(members.phase(of: "Kit/Classes/A/B.m") == .sources)
        #expect(members.phase(of: "Kit/Classes/Tests/B.m") == nil)
        #expect(members.phase(of: "Kit/Extra/A/B.swift") == nil)
        #expect(members.phase(of: "Kit/Assets/A.xib") == .resources)
    }

    @Test("Patterns select files, exclusions for one platform are ignored, and dependencies are other pods")
    func patternsAndDependencies() throws {
        let target = try read(
            #"""
            Pod::Spec.new do |s|
              s.name = 'Kit'
              s.platform = :ios, '12.0'
              s.source_files = 'A/**/*.{h,m}', 'B/*.swift'
              s.exclude_files = 'A/**/*Old.m'
              s.watchos.exclude_files = 'A/**/*Watch*'
              s.dependency 'Model/Core', '~> 2'
              s.subspec('UI') { |ui| ui.dependency "Kit/Base"; ui.dependency('Views') }
              s.test_spec { |t| t.dependency 'Quick' }
            end
            """#)
        let members = TargetMembership(target)
        #expect(members.phase(of: "Kit/A/B/C.m") == .sources)
        #expect(members.phase(of: "Kit/A/B/C.swift") == nil)
        #expect(members.phase(of: "Kit/A/B/COld.m") == nil)
        #expect(members.phase(of: "Kit/A/Watch.m") == .sources)
        #expect(members.phase(of: "Kit/B/C.swift") == .sources)
        #expect(target.dependencies == ["Model", "Views"])
        #expect(target.platform == "iOS")
        let json =
            #"{"name": "A", "platforms": {"osx": "10.9"}, "dependencies": {"B/C": [], "A/D": []}, "tvos": {"exclude_files": "x.m"}, "source_files": "x.m"}"#
        let read = try #require(try Podspec.readJSON(Array(json.utf8), at: "A.podspec.json").targets.first)
        #expect(read.dependencies == ["B"])
        #expect(read.platform == "macOS")
        #expect(TargetMembership(read).phase(of: "x.m") == .sources)
    }

    @Test("An explicit module name has priority")
    func moduleName() throws {
        let target = try read("Pod::Spec.new { |spec| spec.name='a'\nspec.module_name = 'B' }")
        #expect(target.moduleName == "B")
    }

    @Test("JSON podspecs are read like Ruby podspecs")
    func json() throws {
        let text = """
            {"name": "A", "source_files": ["A/**/*.m"], "ios": {"resources": "R/*.xib"},
             "subspecs": [{"name": "S", "source_files": "S/*.m"}], "resource_bundles": {"B": ["B/x.xib"]}}
            """
        let target = try #require(try Podspec.readJSON(Array(text.utf8), at: "A.podspec.json").targets.first)
        #expect(target.folders.map(\.path) == ["A", "S", "R"])
        #expect(target.files == [TargetFile(path: "B/x.xib", phase: .resources)])
    }

    @Test(
        "A file below Pods belongs to the pod of its folder",
        arguments: [
            ("App/Pods/Some-Kit/A/View.xib", "Some_Kit"), ("Pods/Kit/View.m", "Kit"), ("Pods/Headers/Public/A.h", nil),
            ("Pods/Target Support Files/A/A.m", nil), ("Pods/Manifest.lock", nil), ("A/B.m", nil),
        ])
    func installed(path: String, module: String?) {
        #expect(Podspec.installed(at: path)?.moduleName == module)
    }

    @Test(
        "Damaged podspecs do not crash the reader, and damaged JSON is an error",
        arguments: [
            "", "s.name = ", "s.name = 'a", "s.name = \"\\", "s.name = %w[", "s.name = <<-", "=begin", "s.name = %w",
        ])
    func damaged(text: String) {
        _ = try? read(text)
        _ = try? read("s.name = 'x'\ns.source_files = [" + text)
        #expect(throws: ProjectError.self) { try Podspec.readJSON(Array(text.utf8), at: "x") }
    }

    @Test("Deeply nested JSON is an error on a small stack")
    func deepJSON() {
        let failed = onSmallStack {
            (try? Podspec.readJSON([UInt8](repeating: 0x5B, count: 900_000), at: "x")) == nil
        }
        #expect(failed)
    }
}
