import Archives
import ConsoleLogs
import InterfaceBuilder
import JSONRPC
import Projects
import Resources
import SourceCode
import SwiftSources
import TestSupport

/// A kind of input. Each kind has its own reader.
enum Kind: String, CaseIterable {
    case document, archive, swift, objectiveC, propertyList, xcodeProject, xcodeGen, bazel, package, podspec, tuist,
        log, strings, stringCatalog, asset, font, messages, nibArchive, keyedArchive, zip, compiledStoryboard

    /// Whether an input is allowed to exceed a limit, which ends the process of the reader. xibdb runs the readers of
    /// these kinds in a separate process.
    var mayEndReader: Bool { self == .swift || self == .tuist }

    /// Passes the bytes to the reader and ignores the result.
    func read(_ bytes: [UInt8]) {
        // If the reader requests another file, it receives the same bytes.
        let files = ProjectFiles(
            content: { _ in bytes }, kind: { $0.split(separator: "/").last?.contains(".") == true ? .file : .folder },
            names: { _ in ["A.swift", "b.yml", "c.xcconfig"] })
        switch self {
        case .document, .archive, .nibArchive, .keyedArchive:
            let reader = InterfaceReader()
            _ = try? reader.read(bytes)
            _ = try? reader.read(bytes, isPartOfBundle: true)
        case .swift: _ = SwiftReader.read(bytes)
        case .objectiveC: _ = ObjectiveCReader.read(bytes)
        case .propertyList: _ = try? InfoPlist.read(bytes)
        case .xcodeProject: _ = try? XcodeProject.read(bytes, at: "A/A.xcodeproj", readFile: files.content)
        case .xcodeGen: _ = try? XcodeGenProject.read(bytes, at: "A/project.yml", files: files)
        case .bazel: _ = try? BazelPackage.read(bytes, at: "A/BUILD.bazel", files: files)
        case .package: _ = try? PackageManifest.read(bytes, at: "A/Package.swift", folderExists: { _ in true })
        case .podspec:
            _ = try? Podspec.read(bytes, at: "A/A.podspec")
            _ = try? Podspec.readJSON(bytes, at: "A/A.podspec.json")
        case .tuist: _ = try? TuistManifest.read(bytes, at: "A/Project.swift", files: files) { $0.evaluated() }
        case .strings:
            _ = try? StringsTable.read(bytes, .strings)
            _ = try? StringsTable.read(bytes, .stringsdict)
            _ = MentionedNames.ofSource(bytes)
        case .stringCatalog: _ = try? StringsTable.read(bytes, .xcstrings)
        case .asset: _ = try? AssetSet.read(bytes, folder: "A.imageset")
        case .font: _ = try? FontFile.read(bytes)
        case .messages:
            for framing in [Framing.lines, .headers] {
                var frames = FrameReader(framing, mostBytes: 1 << 16)
                // A client can send a message in any pieces.
                for start in stride(from: 0, to: bytes.count, by: 100) {
                    frames.append(Array(bytes[start..<min(start + 100, bytes.count)]))
                    while let frame = frames.next() {
                        if case .message(let message) = frame { _ = try? Message(message) }
                    }
                }
                if case .message(let message)? = frames.last() { _ = try? Message(message) }
            }
        case .zip:
            var limits = ZipLimits()
            limits.mostBytes = 64 << 20
            guard let archive = try? ZipArchive(ByteSource(bytes), limits: limits) else { return }
            for entry in archive.entries.prefix(1000) { _ = try? archive.content(of: entry) }
        case .compiledStoryboard:
            let files = Self.files(in: bytes)
            _ = try? InterfaceReader().read(storyboard: files["Info.plist"] ?? []) { files[$0 + ".nib"] }
        case .log: _ = LogReader.read(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Returns whether the name of a file belongs to this kind. For nibs, also checks the start of the content.
    func isSeed(_ path: String, _ bytes: [UInt8]) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        let end = name.split(separator: ".").last ?? ""
        let isArchive =
            ["xib", "storyboard", "nib"].contains(end)
            && String(decoding: bytes.prefix(500), as: UTF8.self).contains("<archive")
        switch self {
        case .document: return ["xib", "storyboard"].contains(end) && !isArchive
        case .archive: return isArchive
        case .swift: return end == "swift"
        case .objectiveC: return ["m", "mm", "h"].contains(end)
        case .propertyList: return end == "plist"
        case .xcodeProject: return name == "project.pbxproj"
        case .xcodeGen: return name == "project.yml"
        case .bazel: return name == "BUILD.bazel" || name == "BUILD"
        case .package: return name == "Package.swift"
        case .podspec: return end == "podspec"
        case .tuist: return name == "Project.swift"
        case .log: return end == "crash" || end == "log"
        case .strings: return end == "strings" || end == "stringsdict"
        case .stringCatalog: return end == "xcstrings"
        case .asset: return name == "Contents.json"
        case .messages: return false
        case .nibArchive: return end == "nib" && bytes.starts(with: Array("NIBArchive".utf8))
        case .keyedArchive: return end == "nib" && bytes.starts(with: Array("bplist".utf8))
        case .zip: return ["ipa", "zip"].contains(end)
        case .compiledStoryboard: return false
        case .font: return ["ttf", "otf", "ttc"].contains(end)
        }
    }

    /// The compiled format of the inputs; nil for any other kind.
    var compiledFormat: CompiledFormat? {
        switch self {
        case .nibArchive: .nibArchive
        case .keyedArchive: .binaryPropertyList
        default: nil
        }
    }

    /// Small inputs of the kind.
    var seedBytes: [[UInt8]] {
        switch self {
        case .zip:
            return [ZipFile([.init("A/b.nib", "pear"), .init("c", String(repeating: "d", count: 300))]).bytes]
        case .compiledStoryboard:
            return [Self.joined(CompiledStoryboardExample.files())]
        default: break
        }
        guard let format = compiledFormat else { return seeds.map { Array($0.utf8) } }
        return [CompiledNib.mac.bytes(format), CompiledNib.phone.bytes(format)]
    }

    /// Small inputs of the kind, as text.
    var seeds: [String] {
        switch self {
        case .document:
            [
                Documents.iOS(
                    owner: "A",
                    "<view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"-1.5\" width=\"1\" height=\"2\"/></view>"
                ), Documents.macOS(owner: "A"),
            ]
        case .archive: Archive.Dialect.allCases.flatMap { [Archive($0).text, Archive($0, isMac: false).text] }
        case .swift, .objectiveC, .nibArchive, .keyedArchive, .zip, .compiledStoryboard: []
        case .propertyList: ["{ NSMainNibFile = \"Main\"; a = (1, <0fbd 77>, { b = c; }); }"]
        case .xcodeProject:
            [
                """
                // !$*UTF8*$!
                { objects = {
                    P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
                    T = { isa = PBXNativeTarget; name = App; buildPhases = (B); buildConfigurationList = L; productType = "com.apple.product-type.application"; };
                    B = { isa = PBXSourcesBuildPhase; files = (F); };
                    F = { isa = PBXBuildFile; fileRef = R; };
                    R = { isa = PBXFileReference; path = "A.swift"; sourceTree = "<group>"; };
                    G = { isa = PBXGroup; children = (R, H); sourceTree = "<group>"; };
                    H = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                    L = { isa = XCConfigurationList; buildConfigurations = (C); };
                    C = { isa = XCBuildConfiguration; baseConfigurationReference = R; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; INFOPLIST_FILE = "$(SRCROOT)/Info.plist"; }; };
                }; rootObject = P; }
                """
            ]
        case .xcodeGen:
            [
                """
                include: [b.yml, {path: c.yml, relativePaths: false}]
                targetTemplates: {App: {platform: iOS, sources: ["${name}"]}}
                targets:
                  A: &a
                    templates: [App]
                    type: application
                    settings: {base: {A: 1}, groups: [g]}
                    sources: [{path: A, excludes: ["**/*.h"]}]
                  B:
                    <<: *a
                """
            ]
        case .bazel:
            [
                """
                load("//a:b.bzl", "c")
                NAMES = ["A", "B"] + glob(["*.swift"], exclude = ["x/**"])
                swift_library(name = "K", module_name = "Kit", srcs = NAMES, deps = [":%s" % n for n in NAMES], data = select({"//a": ["A.xib"]}))
                ios_application(name = "App", infoplists = [":Info.plist"], deps = [":K"])
                """
            ]
        case .package:
            [
                """
                // swift-tools-version:5.5
                import PackageDescription
                let name = "Kit"
                let package = Package(name: name, products: [.library(name: name, targets: [name])], targets: [
                    .target(name: name, dependencies: [.product(name: "A", package: "B")], exclude: ["x"], resources: [.copy("R")]),
                    .testTarget(name: "\\(name)Tests", dependencies: ["Kit"]),
                ], swiftLanguageVersions: [.v5])
                """
            ]
        case .podspec:
            [
                """
                Pod::Spec.new do |s|
                  s.name = 'Kit'
                  s.source_files = 'A/**/*.{h,m}', "B/#{s.name}/*.swift"
                  s.resource_bundles = { 'Kit' => ['A/*.xib'] }
                  s.subspec 'C' do |c| c.dependency 'Other/D', '~> 1.0' end
                end
                """,
                "{\"name\": \"Kit\", \"source_files\": [\"A/*.swift\"], \"subspecs\": [{\"name\": \"C\", \"resources\": \"*.xib\"}]}",
            ]
        case .tuist:
            [
                """
                import ProjectDescription
                let name = "Kit"
                func target(_ name: String, _ more: [Target] = []) -> [Target] { [.target(name: "\\(name)", sources: ["\\(name)/**"])] + more }
                let project = Project(name: name, targets: target(name, target("B")), settings: .settings(base: ["A": "b"]))
                """
            ]
        case .messages:
            [
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"sql\",\"arguments\":{\"a\":[1.5e3,true,null,\"\\ud83d\"]}}}\n{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}\r\n",
                "Content-Length: 44\r\n\r\n{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"shutdown\"}Content-Length: 33\r\nContent-Type: a\r\n\r\n{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}",
            ]
        case .log:
            [
                "-[_TtC7Orchard4Cell share:]: unrecognized selector sent to instance 0x7f8\n0 Orchard 0x1 $s7Orchard4CellC5shareyyF + 12\n"
            ]
        case .strings:
            [
                "/* c */ \"a.text\" = \"B \\U00e9\\n\"; 'c' = d;\n// e\n{ f = g; }",
                "<plist><dict><key>a</key><dict><key>b</key><string>c</string></dict></dict></plist>",
            ]
        case .stringCatalog:
            [
                #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "b"}}}}}}}}}"#
            ]
        case .asset:
            [
                #"{"images": [{"filename": "a.pdf", "appearances": [{"value": "dark"}]}], "colors": [{"color": {"components": {"red": "0xFF", "alpha": "1.0"}}}]}"#
            ]
        // Other binary inputs come from real files.
        case .font:
            [
                "\u{0}\u{1}\u{0}\u{0}\u{0}\u{1}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}name\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{1C}\u{0}\u{0}\u{0}\u{20}\u{0}\u{0}\u{0}\u{1}\u{0}\u{12}\u{0}\u{1}\u{0}\u{0}\u{0}\u{0}\u{0}\u{6}\u{0}\u{2}\u{0}\u{0}AB"
            ]
        }
    }

    /// Words that are significant to the reader.
    var words: [String] {
        switch self {
        case .document:
            [
                "<objects>", "<connections>", "<outlet property=\"\" destination=\"\" id=\"\"/>", "id=\"\"", "key=\"\"",
                "customClass=\"\"",
                "<![CDATA[", "<!--", "&#0;", "&amp;", "<!DOCTYPE a [", "<placeholder placeholderIdentifier=\"\"",
                "<string key=\"\">", "</document>",
            ]
        case .archive:
            [
                "<archive", "<object class=\"\" id=\"\">", "<reference ref=\"\"/>", "<nil key=\"\"/>",
                "<bool key=\"EncodedWithXMLCoder\">YES</bool>",
                "key=\"\"", "id=\"\"", "class=\"NSMutableArray\"", "<int key=\"\">", "<bytes key=\"NS.bytes\">",
                "<string key=\"NS.key.0\">",
            ]
        case .swift, .tuist, .package:
            [
                "class A: B {", "extension A {", "func f() {", "@IBOutlet ", "@objc(", "UINib(nibName: ", "\"\\(",
                "\"\"\"", "#if os(iOS)\n", "#endif\n",
                "if ", "guard ", " ? ", " : ", "@(", "->", "#selector(", "var a: A { get { ", "init?(coder: NSCoder) {",
                "let ", "case ", "self.",
            ]
        case .objectiveC:
            [
                "@interface A : B\n", "@implementation A\n", "@end\n", "@property (", "IBOutlet ",
                "- (IBAction)a:(id)b {\n", "[a b:", "@\"", "^{", "@[", "@{", "@(",
                "#define A ", "#undef A\n", "#if TARGET_OS_IOS\n", "#else\n", "#endif\n",
                "loadNibNamed:@\"A\" owner:self options:nil]", "nibWithNibName:", "= ", "return ",
                "typedef ", "\\\n", "/*", "*/", "//", "if (a) ", "else ", "for (", "switch (a) {", "case ", "A *a = ",
            ]
        case .propertyList, .xcodeProject:
            [
                "{", "}", "(", ")", "<dict>", "<key>", "</dict>", "isa = ", "\"$(A)\"", "$(A:b)", "/* */", "<plist>",
                "children = (", "path = \"..\";", "NSMainNibFile",
            ]
        case .xcodeGen:
            [
                "&a", "*a", "<<: *a", "- ", ": ", "{", "[", "|\n", ">\n", "? ", "!!binary ", "---\n", "${name}",
                "templates: [A]", "include: ",
            ]
        case .bazel:
            [
                "[", "(", "{", "def f():\n", "for a in b", " if a else b", "glob([", "select({", "+ ", "% ", "\"\"\"",
                "r\"", "\\\n", "#",
            ]
        case .podspec: ["do |s|", "end\n", "s.name = ", "%w[", "#{", "=>", "<<-A\n", "if ", "unless ", "'", "{", "["]
        case .messages:
            ["Content-Length: ", "\r\n\r\n", "\n", "{", "[", "\"id\":", "\"jsonrpc\":\"2.0\"", "\\u", "1e9"]
        case .log:
            [
                "$s", "_TtC", "_T0", "4Cell", "C", "0x7f8", "[<", ">", "setValue:forUndefinedKey:",
                "unrecognized selector", "\n",
            ]
        case .strings:
            [
                "\"", "'", "=", ";", "{", "}", "/*", "*/", "//", "\\", "\\U", "<plist", "<dict>", "\u{FEFF}", "\\(",
                "%@", ".a",
            ]
        case .stringCatalog, .asset:
            [
                "{", "}", "[", "]", "\"", ":", ",", "\\u", "null", "true", "1e9", "\"variations\"", "\"components\"",
                "\"value\"",
            ]
        case .nibArchive: ["NSString", "NSArray", "NSDictionary", "UINibEncoderEmptyKey", "\u{0}", "\u{A}", "\u{7F}"]
        case .keyedArchive: ["$objects", "$class", "NS.objects", "NS.keys", "\u{0}", "\u{7F}"]
        case .zip, .compiledStoryboard:
            ["PK\u{1}\u{2}", "PK\u{3}\u{4}", "PK\u{5}\u{6}", "../", "\u{0}", "\u{8}", "\u{7F}"]
        case .font: ["name", "ttcf", "OTTO", "\u{0}", "\u{1}", "\u{7F}"]
        }
    }

    /// Separates the files of a compiled storyboard in an input, and the name of a file from its content.
    private static let separator: [UInt8] = Array("|xibdb|".utf8)

    /// Returns an input with several files.
    private static func joined(_ files: [(name: String, content: [UInt8])]) -> [UInt8] {
        Array(files.flatMap { [Array($0.name.utf8), $0.content] }.joined(separator: separator))
    }

    /// Returns the files of an input, by name.
    private static func files(in bytes: [UInt8]) -> [String: [UInt8]] {
        var parts: [[UInt8]] = [[]]
        var place = 0
        while place < bytes.count {
            if bytes[place] == separator[0], bytes[place...].starts(with: separator) {
                parts.append([])
                place += separator.count
            } else {
                parts[parts.count - 1].append(bytes[place])
                place += 1
            }
        }
        var files: [String: [UInt8]] = [:]
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            files[String(decoding: parts[index], as: UTF8.self)] = parts[index + 1]
        }
        return files
    }
}
