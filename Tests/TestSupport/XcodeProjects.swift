/// Small Xcode projects.
public enum XcodeProjects {
    /// Returns the text of a project file with these application targets, and with their build settings and sources.
    public static func applications(_ targets: [(name: String, settings: String, sources: [String])]) -> String {
        var objects = ""
        var list: [String] = []
        for (name, settings, sources) in targets {
            var builds: [String] = []
            for (place, path) in sources.enumerated() {
                let id = "F\(name)\(place)"
                objects +=
                    "\(id) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = SOURCE_ROOT; };\nB\(id) = { isa = PBXBuildFile; fileRef = \(id); };\n"
                builds.append("B\(id)")
            }
            objects += "S\(name) = { isa = PBXSourcesBuildPhase; files = (\(builds.joined(separator: ","))); };\n"
            objects +=
                "C\(name) = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; \(settings) }; };\n"
            objects += "L\(name) = { isa = XCConfigurationList; buildConfigurations = (C\(name)); };\n"
            objects += """
                T\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application"; \
                buildPhases = (S\(name)); buildConfigurationList = L\(name); };\n
                """
            list.append("T\(name)")
        }
        return
            "// !$*UTF8*$!\n{ rootObject = P; objects = {\nP = { isa = PBXProject; targets = (\(list.joined(separator: ","))); };\n\(objects)}; }\n"
    }
}
