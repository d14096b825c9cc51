import Foundation
import TestSupport
import Testing

/// Checks that a module uses only allowed modules, in the imports of its sources and in the package manifest.
@Suite("Module dependencies")
struct ModuleDependencyTests {
    private static func folder(of module: String) -> String? {
        ["Sources/" + module, module].map { Tool.repository + "/" + $0 }.first {
            FileManager.default.fileExists(atPath: $0)
        }
    }

    /// Returns the modules that the sources of a module import.
    private static func imports(of module: String) throws -> Set<String> {
        guard let folder = folder(of: module) else { return [] }
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        return try Set(
            files.flatMap { file in
                try String(contentsOfFile: folder + "/" + file, encoding: .utf8).split(separator: "\n").compactMap {
                    line -> String? in
                    let words = line.split { $0 == " " || $0 == "." }
                    guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
                        words[..<place].allSatisfy({
                            $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
                        })
                    else { return nil }
                    return String(words[place + 1])
                }
            })
    }

    /// Returns a module and every module that it depends on, directly or indirectly.
    private static func reach(_ module: String, _ edges: (String) throws -> Set<String>) rethrows -> Set<String> {
        var reached: Set<String> = [module]
        var border = reached
        while !border.isEmpty {
            border = try border.reduce(into: Set()) { $0.formUnion(try edges($1)) }.subtracting(reached)
            reached.formUnion(border)
        }
        return reached
    }

    /// Modules that read files or write an index.
    private static let notForReaders: Set<String> = [
        "Indexing", "InterfaceBuilder", "Projects", "PropertyLists", "SourceCode", "SwiftSources", "CLibXML2",
        "SwiftSyntax",
        "SwiftParser",
    ]

    @Test(arguments: ["Store", "Asking", "Showing"])
    func `modules that only ask an index import no code that reads sources or nibs`(module: String) throws {
        let reached = try Self.reach(module, Self.imports)
        #expect(reached.isSuperset(of: ["Store", "Schema", "CSQLite"]), "\(reached)")
        #expect(reached.isDisjoint(with: Self.notForReaders), "\(reached.intersection(Self.notForReaders))")
    }

    @Test(arguments: [
        "InterfaceBuilder", "SourceCode", "SwiftSources", "Projects", "PropertyLists", "Resources", "ConsoleLogs",
        "Layout", "Merging",
    ])
    func `a reader does not use an index`(module: String) throws {
        let reached = try Self.reach(module, Self.imports)
        #expect(
            reached.isDisjoint(with: ["Store", "Schema", "Queries", "Indexing", "Asking", "Showing", "CSQLite"]),
            "\(reached)")
    }

    @Test func `the flow analysis uses no files and no index`() throws {
        let reached = try Self.reach("FlowAnalysis", Self.imports)
        #expect(reached.contains("SourceCode"))
        #expect(
            reached.isDisjoint(with: [
                "Store", "Schema", "Queries", "Indexing", "Trees", "HostSystem", "CSQLite",
                "SwiftSources", "SwiftSyntax",
            ]), "\(reached)")
    }

    @Test(arguments: ["HostSystem", "Errors", "Configuration", "Trees", "Comparing", "JSONRPC"])
    func `modules for files, git and comparing use no database`(module: String) throws {
        let reached = try Self.reach(module, Self.imports)
        #expect(
            reached.contains(module) && reached.isDisjoint(with: ["Store", "Schema", "Queries", "CSQLite"]),
            "\(reached)")
    }

    @Test func `only HostSystem contains code that depends on the system`() throws {
        let systemModules: Set = ["Glibc", "Musl", "Darwin", "CryptoKit", "CLinux", "CLibCrypto"]
        let sources = Tool.repository + "/Sources"
        // The tool in Embedding runs only during a build.
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources).filter { $0 != "Embedding" }
        let users = try modules.filter { module in
            let files = try FileManager.default.subpathsOfDirectory(atPath: sources + "/" + module)
            let hasConditions = try files.contains { file in
                try file.hasSuffix(".swift")
                    && String(contentsOfFile: "\(sources)/\(module)/\(file)", encoding: .utf8).split(separator: "\n")
                        .contains { $0.drop { $0 == " " }.hasPrefix("#if ") }
            }
            return try hasConditions || !Self.imports(of: module).isDisjoint(with: systemModules)
        }
        #expect(users == ["HostSystem"])
    }

    @Test func `comparing and merging nibs uses no index`() throws {
        #expect(
            try Self.reach("Merging", Self.imports).subtracting(Self.reach("InterfaceBuilder", Self.imports))
                .subtracting(["Merging", "Foundation", "Glibc", "Darwin", "Musl"]) == [])
        #expect(
            try Self.reach("Comparing", Self.imports).isDisjoint(with: [
                "Queries", "Indexing", "Asking", "Showing", "SwiftSyntax",
            ]))
    }

    @Test func `writing an index asks no questions and prints nothing`() throws {
        #expect(
            try Self.reach("Indexing", Self.imports).isDisjoint(with: ["Asking", "Showing", "Queries", "ConsoleLogs"]))
    }

    @Test func `libraries and SQL mention no command-line option`() throws {
        func lines(_ folder: String, _ kind: String) throws -> [String] {
            try FileManager.default.subpathsOfDirectory(atPath: Tool.repository + "/" + folder).filter {
                $0.hasSuffix(kind)
            }.flatMap { file in
                try String(contentsOfFile: "\(Tool.repository)/\(folder)/\(file)", encoding: .utf8).split(
                    separator: "\n"
                ).map { "\(folder)/\(file): \($0)" }
            }
        }
        // In a sentence, an option follows a space, a bracket or a backtick. Arguments for git follow a quotation mark,
        // so the pattern does not match them.
        let option = #/[ (`]--[a-z]|`xibdb /#
        let code = try [
            "Bytes", "Configuration", "ConsoleLogs", "Errors", "HostSystem", "InterfaceBuilder", "JSONRPC", "Projects",
            "FlowAnalysis", "PropertyLists", "Resources", "SourceCode", "SwiftSources", "Store", "Trees", "Indexing",
            "Asking",
            "Comparing", "Layout", "Merging",
            "XibDB",
        ]
        .flatMap { try lines("Sources/" + $0, ".swift") }.filter { !$0.contains("//") }
        let sql = try ["Schema", "Queries"].flatMap { try lines($0, ".sql") }.filter { !$0.contains("-- example: ") }
        #expect(code.count > 5000 && sql.count > 3000)
        // DriverCommands.swift contains the xibdb commands that git runs.
        #expect(
            code.filter { $0.contains(option) && !$0.hasPrefix("Sources/Comparing/Drivers/DriverCommands.swift: ") }
                == [])
        #expect(sql.filter { $0.contains(option) && !$0.hasPrefix("Schema/tables.sql: -- documentation:") } == [])
    }

    /// Returns the targets of the manifest, as SwiftPM reads it.
    private static func targets() throws -> [[String: Any]] {
        let folder = try TemporaryFolder()
        let run = try Tool.execute(
            "swift", ["package", "--package-path", Tool.repository, "--scratch-path", folder.path, "dump-package"],
            in: folder.path)
        let manifest = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return try #require(manifest?["targets"] as? [[String: Any]], "\(run.errors)")
    }

    /// Returns the modules that each target links.
    private static func linked(_ targets: [[String: Any]]) -> [String: Set<String>] {
        Dictionary(
            uniqueKeysWithValues: targets.map { target in
                // [{"byName": ["Store", null]}, {"product": ["Yams", "Yams", null, null]}, …]
                let dependencies = target["dependencies"] as? [[String: [Any]]] ?? []
                return (
                    target["name"] as? String ?? "",
                    Set(dependencies.flatMap(\.values).compactMap { $0.first as? String })
                )
            })
    }

    @Test func `in the manifest, modules that only ask depend on no reader`() throws {
        let linked = try Self.linked(Self.targets())
        #expect(Self.reach("Indexing") { linked[$0] ?? [] }.isSuperset(of: ["SwiftParser", "CLibXML2"]))
        for module in ["Store", "Asking", "Showing"] {
            let reached = Self.reach(module) { linked[$0] ?? [] }
            #expect(reached.isSuperset(of: ["Store", "Schema", "CSQLite"]), "\(reached)")
            #expect(
                reached.isDisjoint(with: Self.notForReaders), "\(module): \(reached.intersection(Self.notForReaders))")
        }
    }

    // MARK: The picture

    private static let page = Tool.repository + "/CONTRIBUTING.md"
    private static let beginOfPicture = "<!-- rooms: begin -->\n"
    private static let endOfPicture = "<!-- rooms: end -->"

    /// Returns the modules of the tool, each with the modules that it links. Tests, C libraries and build modules are
    /// left out.
    private static func rooms() throws -> [String: Set<String>] {
        let rooms = try targets().filter { target in
            let path = target["path"] as? String ?? ""
            return ["regular", "executable"].contains(target["type"] as? String ?? "") && !path.hasPrefix("Tests/")
                && !path.hasPrefix("Sources/Embedding/")
        }
        let names = Set(rooms.compactMap { $0["name"] as? String })
        return linked(rooms).mapValues { $0.intersection(names) }
    }

    /// Returns the modules as a Mermaid graph. If a longer path already implies an arrow, the arrow is left out.
    private static func picture(of rooms: [String: Set<String>]) -> String {
        var lines = ["graph TD"]
        for room in rooms.keys.sorted() {
            let direct = rooms[room] ?? []
            var implied: Set<String> = []
            for other in direct { implied.formUnion(reach(other) { rooms[$0] ?? [] }.subtracting([other])) }
            lines += direct.subtracting(implied).sorted().map { "    \(room) --> \($0)" }
            let isAlone = direct.isEmpty && !rooms.values.contains(where: { $0.contains(room) })
            if isAlone { lines.append("    \(room)") }
        }
        return "```mermaid\n" + lines.joined(separator: "\n") + "\n```\n"
    }

    /// `RECORD=1 swift test --filter ModuleDependencyTests` rewrites the picture.
    @Test func `the picture in CONTRIBUTING shows the modules and the arrows of the manifest`() throws {
        let page = try String(contentsOfFile: Self.page, encoding: .utf8)
        let begin = try #require(page.range(of: Self.beginOfPicture))
        let end = try #require(page.range(of: Self.endOfPicture))
        let picture = try Self.picture(of: Self.rooms())
        let expected = "\(page[..<begin.upperBound])\(picture)\(page[end.lowerBound...])"
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try expected.write(toFile: Self.page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOfFile: Self.page, encoding: .utf8) == expected, "RECORD=1 writes the picture again")
    }
}
