import TestSupport

/// Writes the files of small apps. The vocabulary is small, so that classes, constants, nibs and projects in different
/// places often have the same name.
///
/// If possible, words of one kind have the same length, so that an edit often keeps the size of a file.
struct Author {
    var dice: Dice

    static let fruits = ["Pear", "Plum", "Lime", "Kiwi"]
    static let roles = ["View", "Cell", "Page", "Desk", "Base", "Controller"]
    static let folders = ["App", "App/Shop", "Kit", "Mac", "Pods/Crate", "Tests", "Old"]
    static let modules = ["Orchard", "Markets", "Harvest"]
    static let outlets = ["label", "title", "badge", "image"]
    static let constants = ["kNib", "kKey", "kTag"]
    /// Groups of words. An edit replaces a word with another word of its group.
    static let groups: [[String]] = [
        fruits, fruits.map { $0.lowercased() }, roles, modules, outlets, constants,
        ["UIView", "NSView", "UIButton", "UIControl"], ["UITableViewCell", "UICollectionViewCell", "NSTableCellView"],
        ["UIViewController", "NSViewController", "NSWindowController", "NSDocument"],
        ["nil", "self"], ["iphoneos", "macosx"], ["iOS.CocoaTouch", "MacOSX.Cocoa"],
        ["application", "framework", "unit-test"],
        ["Sources", "Resources"], ["sources", "resources"], ["static", "class"], ["@objc", "@IBAction"],
        ["action", "outlet"],
    ]

    /// Returns a fruit. The first names are much more frequent, so that they collide often.
    mutating func fruit() -> String { dice.pick(weighted: [(5, "Pear"), (3, "Plum"), (1, "Lime"), (1, "Kiwi")]) }
    mutating func module() -> String { dice.pick(Self.modules) }
    mutating func outlet() -> String { dice.pick(Self.outlets) }

    /// Returns a class name. The sources do not always declare the class.
    mutating func className(_ role: String? = nil) -> String {
        fruit()
            + (role
                ?? dice.pick(weighted: [
                    (4, "View"), (2, "Cell"), (2, "Page"), (1, "Desk"), (2, "Base"), (1, "Controller"),
                ]))
    }

    /// Returns a superclass that matches the role of a class.
    mutating func superclass(of name: String) -> String {
        let frameworks: [String]
        switch Self.roles.first(where: name.hasSuffix) {
        case "Cell": frameworks = ["UITableViewCell", "UICollectionViewCell", "NSTableCellView"]
        case "Page", "Controller": frameworks = ["UIViewController", "NSViewController", "UITableViewController"]
        case "Desk": frameworks = ["NSWindowController", "NSDocument", "NSObject"]
        default: frameworks = ["UIView", "NSView", "UIControl", "NSObject"]
        }
        return dice.pick(weighted: [
            (5, dice.pick(frameworks)), (3, className("Base")), (2, className()), (1, "External"), (1, "Pickable"),
        ])
    }

    // MARK: Whole files

    /// Returns new files, each with its path in the tree and its text. The result is usually one file, but a class may
    /// have a header and an implementation.
    mutating func files(besides known: [String]) -> [(path: String, text: String)] {
        let folder = dice.pick(Self.folders)
        let name = className()
        switch dice.pick(weighted: [
            (9, "xib"), (3, "archive"), (3, "storyboard"), (1, "bundle"), (10, "swift"), (7, "objc"), (3, "project"),
            (1, "package"),
            (1, "podspec"), (2, "plist"), (2, "xcconfig"), (5, "resource"), (4, "specification"),
        ]) {
        case "xib": return [(nibPath(folder, name), document())]
        case "archive": return [(nibPath(folder, name), archive())]
        case "storyboard":
            let language = dice.pick(["", "Base.lproj/", "de.lproj/"])
            return [("\(folder)/\(language)\(dice.pick([fruit(), "Main", name])).storyboard", storyboard())]
        case "bundle":
            let text = dice.chance(50) ? document() : archive()
            return [
                ("\(folder)/\(name).nib/designable.nib", text), ("\(folder)/\(name).nib/keyedobjects.nib", "bplist00"),
            ]
        case "swift": return [("\(folder)/\(dice.pick([name, "Loading", "Constants"])).swift", swift(name))]
        case "objc":
            let header = ("\(folder)/\(name).h", header(name))
            let body = ("\(folder)/\(name).\(dice.chance(85) ? "m" : "mm")", implementation(name))
            return dice.pick([[header, body], [header, body], [header], [body]])
        case "project":
            return [(dice.pick(["", "", folder + "/"]) + "\(module()).xcodeproj/project.pbxproj", project(known))]
        case "package": return [(dice.pick(["", "Kit/"]) + "Package.swift", package())]
        case "specification": return [specification()]
        case "podspec": return [("\(dice.pick(["", folder + "/"]))\(fruit()).podspec", podspec())]
        case "plist": return [("\(folder)/\(dice.pick(["Info", "Pear-Info"])).plist", plist())]
        case "xcconfig":
            return [("\(dice.pick(["Config", folder]))/\(dice.pick(["App", "Base"])).xcconfig", xcconfig())]
        default: return [resource()]
        }
    }

    private mutating func nibPath(_ folder: String, _ name: String) -> String {
        let language = dice.pick(weighted: [(6, ""), (1, "/Base.lproj"), (1, "/de.lproj")])
        return folder + language + "/" + name + dice.pick(weighted: [(12, ""), (1, "~ipad"), (1, "~iphone")]) + ".xib"
    }

    /// Returns new content for the file at a path.
    mutating func text(for path: String, besides known: [String]) -> String {
        if let text = specification(for: path) ?? resource(for: path) { return text }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let name = file.split(separator: ".").first.map(String.init) ?? file
        switch file.split(separator: ".").last ?? "" {
        case "xib", "nib": return dice.chance(75) ? document() : archive()
        case "storyboard": return storyboard()
        case "swift": return file == "Package.swift" ? package() : swift(dice.chance(70) ? name : className())
        case "h": return header(dice.chance(80) ? name : className())
        case "m", "mm": return implementation(dice.chance(80) ? name : className())
        case "pbxproj": return project(known)
        case "podspec": return podspec()
        case "plist": return plist()
        case "xcconfig": return xcconfig()
        default: return "\(fruit())\n"
        }
    }

    // MARK: Projects

    /// Returns an Xcode project with targets that contain some of the files.
    private mutating func project(_ known: [String]) -> String {
        let files =
            known.filter { path in
                ["swift", "m", "mm", "h", "xib", "storyboard", "strings", "png"].contains { path.hasSuffix("." + $0) }
            }
            + Self.catalogs(known)
        let targets = (0..<(1 + dice.below(3))).map { place -> String in
            let mine = dice.some(files, percent: 40)
            let (nibs, sources) = (mine.filter(Self.isResource), mine.filter { !Self.isResource($0) })
            func builds(_ paths: [String], _ mark: String) -> String {
                paths.enumerated().map {
                    "\(mark)\(place)x\($0) = {isa = PBXBuildFile; fileRef = \(mark)\(place)r\($0); };\n"
                        + "\(mark)\(place)r\($0) = {isa = PBXFileReference; path = \"\($1)\"; sourceTree = SOURCE_ROOT; };"
                }.joined(separator: "\n")
            }
            func list(_ paths: [String], _ mark: String) -> String {
                paths.indices.map { "\(mark)\(place)x\($0)," }.joined(separator: " ")
            }
            var settings = ["SDKROOT = \(dice.pick(["iphoneos", "macosx"]));"]
            if dice.chance(50) { settings.append("PRODUCT_MODULE_NAME = \(module());") }
            if dice.chance(50) { settings.append("SWIFT_VERSION = \(dice.pick(["3.0", "4.0", "5.0"]));") }
            if dice.chance(30) { settings.append("INFOPLIST_FILE = \(dice.pick(Self.folders))/Info.plist;") }
            if dice.chance(30) {
                settings.append("INFOPLIST_KEY_UIMainStoryboardFile = \(dice.pick(["Main", fruit()]));")
            }
            let config = dice.chance(40) ? "baseConfigurationReference = \(dice.pick(["CONFA", "CONFB"])); " : ""
            let folder =
                dice.chance(40)
                ? "fileSystemSynchronizedGroups = (\(dice.pick(["FOLDER", "OTHER", "FOLDER, OTHER"]))); " : ""
            return """
                T\(place) = {isa = PBXNativeTarget; name = \(module()); productType = "com.apple.product-type.\(dice.pick(["application", "application", "framework", "unit-test"]))";
                \(folder)buildConfigurationList = L\(place); buildPhases = (S\(place), R\(place)); };
                L\(place) = {isa = XCConfigurationList; buildConfigurations = (C\(place)); };
                C\(place) = {isa = XCBuildConfiguration; name = Release; \(config)buildSettings = {
                \(settings.joined(separator: "\n"))
                }; };
                S\(place) = {isa = PBXSourcesBuildPhase; files = (\(list(sources, "S"))); };
                R\(place) = {isa = PBXResourcesBuildPhase; files = (\(list(nibs, "R"))); };
                \(builds(sources, "S"))
                \(builds(nibs, "R"))
                """
        }
        return """
            // !$*UTF8*$!
            {archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (\(targets.indices.map { "T\($0)," }.joined(separator: " "))); };
            G = {isa = PBXGroup; children = (CONFA, CONFB, FOLDER, OTHER); sourceTree = "<group>"; };
            CONFA = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = SOURCE_ROOT; };
            CONFB = {isa = PBXFileReference; path = App/Base.xcconfig; sourceTree = SOURCE_ROOT; };
            FOLDER = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EXCEPT); path = \(dice.pick(Self.folders)); sourceTree = "<group>"; };
            OTHER = {isa = PBXFileSystemSynchronizedRootGroup; path = \(dice.pick(Self.folders)); sourceTree = "<group>"; };
            EXCEPT = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T\(dice.below(targets.count)); membershipExceptions = (\(fruit()).png, \(className()).swift, Media.xcassets); };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = \(module()); }; };
            \(targets.joined(separator: "\n"))
            }; }

            """
    }

    /// Returns a project in which a file reference points to another file, or a build file moves to another phase.
    mutating func movedMembership(_ project: String, besides known: [String]) -> String {
        var lines = project.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if dice.chance(50) {
            let references = lines.indices.filter { lines[$0].contains("isa = PBXFileReference; path = \"") }
            let files = known + Self.catalogs(known)
            guard !references.isEmpty, !files.isEmpty else { return project }
            let line = dice.pick(references)
            guard let start = lines[line].range(of: "path = \"")?.upperBound,
                let end = lines[line][start...].firstIndex(of: "\"")
            else { return project }
            lines[line].replaceSubrange(start..<end, with: dice.pick(files))
            return lines.joined(separator: "\n")
        }
        let phases = lines.indices.filter { lines[$0].contains("BuildPhase; files = (") }
        let full = phases.filter { lines[$0].contains(",") }
        guard let from = full.isEmpty ? nil : dice.pick(full), let open = lines[from].lastIndex(of: "("),
            let close = lines[from].lastIndex(of: ")")
        else { return project }
        var entries = lines[from][lines[from].index(after: open)..<close].split(separator: " ").map(String.init)
        guard !entries.isEmpty else { return project }
        let entry = entries.remove(at: dice.below(entries.count))
        lines[from].replaceSubrange(lines[from].index(after: open)..<close, with: entries.joined(separator: " "))
        let to = dice.pick(phases)
        if let close = lines[to].lastIndex(of: ")") { lines[to].insert(contentsOf: " " + entry, at: close) }
        return lines.joined(separator: "\n")
    }

    private static func isResource(_ path: String) -> Bool {
        ["xib", "storyboard", "strings", "png", "xcassets"].contains { path.hasSuffix("." + $0) }
    }

    private mutating func package() -> String {
        let targets = (0..<(1 + dice.below(2))).map { _ in
            "        .\(dice.pick(["target", "executableTarget", "testTarget"]))(name: \"\(module())\"\(dice.chance(70) ? ", path: \"\(dice.pick(Self.folders))\"" : "")),"
        }
        return """
            // swift-tools-version:\(dice.pick(["5.7", "5.9"]))
            import PackageDescription
            let package = Package(
                name: "\(module())",
                targets: [
            \(targets.joined(separator: "\n"))
                ])

            """
    }

    private mutating func podspec() -> String {
        """
        Pod::Spec.new do |s|
          s.name = "\(module())"
          s.source_files = '\(dice.pick(Self.folders))/**/*.{h,m,swift}'
          s.resources = ["\(dice.pick(Self.folders))/**/*.xib"]
        end

        """
    }

    private mutating func plist() -> String {
        let keys = [
            ("NSMainNibFile", className()), ("UIMainStoryboardFile", "Main"), ("UILaunchStoryboardName", fruit()),
            ("NSPrincipalClass", className("Desk")),
            ("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME)." + className()),
        ]
        let chosen = dice.some(keys, percent: 40).map { "<key>\($0.0)</key>\n<string>\($0.1)</string>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
            \(chosen.joined(separator: "\n"))
            </dict>
            </plist>

            """
    }

    private mutating func xcconfig() -> String {
        let include =
            dice.chance(40)
            ? "#include \"\(dice.pick(["Base.xcconfig", "../App/Base.xcconfig", "App.xcconfig"]))\"\n" : ""
        return include + "PRODUCT_MODULE_NAME = \(module())\nSWIFT_VERSION = \(dice.pick(["3.0", "4.2", "5.0"]))\n"
    }
}
