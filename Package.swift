// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "xibdb",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "xibdb", targets: ["xibdb"]),
        .library(name: "XibDB", targets: ["XibDB"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        // Reads and writes text as bytes: JSON, a scanner with lines and columns, hexadecimal digits, hashes.
        .target(name: "Bytes"),

        // Reads property lists of all formats into values with their positions.
        .target(name: "PropertyLists", dependencies: ["Bytes"]),

        // Reads Interface Builder files of all formats into one document model.
        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .target(
            name: "InterfaceBuilder",
            dependencies: ["Bytes", "CLibXML2", "PropertyLists"],
            plugins: ["EmbedText"]
        ),

        // Computes the frames of views from constraints, stack views and autoresizing masks.
        .target(name: "Layout", dependencies: ["Bytes", "InterfaceBuilder"]),

        // Merges three documents into one, and keeps the bytes that no side changed.
        .target(name: "Merging", dependencies: ["InterfaceBuilder"]),

        // The model of sources: declarations, code, nib loads. Also the reader of Objective-C.
        .target(name: "SourceCode", dependencies: ["Bytes"], plugins: ["EmbedText"]),

        // Finds targets in property lists and in projects of Xcode, XcodeGen, Tuist, Bazel, SwiftPM and CocoaPods.
        .target(
            name: "Projects",
            dependencies: [
                "Bytes", "PropertyLists", "SourceCode", .product(name: "Yams", package: "Yams"),
            ]),

        // Reads Swift sources and manifests. It is a separate target so that the targets that need only the model are compiled while
        // SwiftSyntax is compiled.
        .target(
            name: "SwiftSources",
            dependencies: [
                "Bytes", "Projects", "SourceCode",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),

        // Reads strings files, asset catalogs and fonts, and finds texts, asset sets and font names.
        .target(name: "Resources", dependencies: ["Bytes", "PropertyLists"]),

        // Reads logs, and finds known messages in them.
        .target(name: "ConsoleLogs", plugins: ["EmbedText"]),

        // The SQL, which is embedded so that the tool needs no other files.
        .target(name: "Schema", path: "Schema", plugins: ["EmbedText"]),
        .target(
            name: "Queries", path: "Queries", exclude: ["RECIPES.md", "TUTORIAL.md", "REPORTS.md", "RULES.md"],
            plugins: ["EmbedText"]),

        // SHA-1 and SHA-256 for Linux, where the Swift libraries contain no hash functions.
        .systemLibrary(name: "CLibCrypto", providers: [.apt(["libssl-dev"])]),

        // Linux functions that Swift does not import, such as pipe2 and prlimit.
        .systemLibrary(name: "CLinux"),

        // Calls to the operating system: access to files without following links, processes, pipes, alarms, hashes.
        .target(
            name: "HostSystem",
            dependencies: [
                .target(name: "CLinux", condition: .when(platforms: [.linux])),
                .target(name: "CLibCrypto", condition: .when(platforms: [.linux])),
            ]),

        // Errors that prevent an answer, or prevent reading or writing an index. Also suggestions for mistyped names.
        .target(name: "Errors"),

        // SQLite, as the system or the package manager provides it.
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),

        // The index file, connections to it, and read-only snapshots of it for queries.
        .target(
            name: "Store",
            dependencies: ["CSQLite", "Errors", "HostSystem", "Schema"]),

        // Reads the files that configure xibdb in a repository: .xibdb.yml, rules and reports.
        .target(
            name: "Configuration",
            dependencies: ["Bytes", "Errors", "HostSystem", .product(name: "Yams", package: "Yams")]),

        // Reads zip archives, with limits. Nothing is written to the disk.
        .systemLibrary(
            name: "CMiniZip",
            pkgConfig: "minizip",
            providers: [.apt(["libminizip-dev"]), .brew(["minizip"])]
        ),
        .target(name: "Archives", dependencies: ["CMiniZip", "HostSystem"]),

        // Finds and reads the files of a tree, in a folder, in a git revision or in an archive. Also path patterns and
        // blobs.
        .target(
            name: "Trees",
            dependencies: ["Archives", "Bytes", "Configuration", "Errors", "HostSystem"]),

        // Follows code to find loads and identifiers. If it needs more functions to continue, it returns their names.
        .target(name: "FlowAnalysis", dependencies: ["Bytes", "SourceCode"]),

        // Detects changed files, and writes the index.
        .target(
            name: "Indexing",
            dependencies: [
                "Bytes", "CSQLite", "Errors", "FlowAnalysis", "HostSystem", "InterfaceBuilder", "Layout", "Projects",
                "Resources", "Schema", "SourceCode", "Store", "SwiftSources", "Trees",
            ]
        ),

        // The JSON schemas of answers, embedded for the server for agents.
        .target(name: "Formats", path: "docs/json", exclude: ["README.md"], plugins: ["EmbedText"]),

        // Compares two versions of a file, or two states of a repository.
        .target(name: "Comparing", dependencies: ["Bytes", "Errors", "HostSystem", "InterfaceBuilder", "Trees"]),

        // Reads, stores and queries the changes that commits made to nibs.
        .target(
            name: "Histories",
            dependencies: [
                "Bytes", "Comparing", "Errors", "HostSystem", "InterfaceBuilder", "Queries", "Schema", "Store", "Trees",
            ]
        ),

        // Reads and writes the messages of JSON-RPC, the protocol of servers for agents and editors.
        .target(name: "JSONRPC", dependencies: ["Bytes", "HostSystem"]),

        // Answers questions from an index: SQL, reports, checks, outlines, the documented schema.
        .target(
            name: "Asking",
            dependencies: [
                "Bytes", "Configuration", "ConsoleLogs", "Errors", "HostSystem", "Queries", "Schema", "Store",
            ]),

        // Finds the commit that introduced a finding, or removed the last load of a nib. It indexes earlier commits.
        .target(
            name: "Introductions",
            dependencies: ["Asking", "Errors", "Histories", "HostSystem", "Indexing", "Store", "Trees"]),

        // Finds what a planned change would break. It makes the change in a copy of the index.
        .target(
            name: "Impacts",
            dependencies: ["Asking", "Bytes", "Errors", "HostSystem", "Indexing", "Introductions", "Store", "Trees"]),

        // Prints answers in all output formats.
        .target(name: "Showing", dependencies: ["Asking", "Bytes", "ConsoleLogs", "Errors", "HostSystem", "Store"]),

        // Prints changes for people, pull requests and tools. It is a separate target because it reads nibs.
        .target(name: "ShowingChanges", dependencies: ["Bytes", "Comparing", "InterfaceBuilder", "Showing"]),

        // Prints histories of nibs.
        .target(
            name: "ShowingHistories",
            dependencies: ["Bytes", "Comparing", "Histories", "Introductions", "Showing", "ShowingChanges"]),

        // Draws nibs as SVG pictures.
        .target(name: "Pictures", dependencies: ["Bytes", "InterfaceBuilder", "Layout"], plugins: ["EmbedText"]),

        // Draws pictures of indexed nibs, with the images, colors and translations of the repository.
        .target(
            name: "ShowingPictures",
            dependencies: [
                "Asking", "Comparing", "Errors", "HostSystem", "InterfaceBuilder", "Pictures", "Resources", "Showing",
                "Store",
            ]),

        // A language server: answers the requests of editors from an index that follows unsaved text.
        .target(
            name: "LanguageServing",
            dependencies: [
                "Asking", "Bytes", "Configuration", "Errors", "HostSystem", "Indexing", "JSONRPC", "Store", "Trees",
            ]),

        // Answers the questions of agents: a server of the Model Context Protocol.
        .target(
            name: "Serving",
            dependencies: [
                "Asking", "Bytes", "Comparing", "ConsoleLogs", "Errors", "Formats", "HostSystem", "Impacts", "Indexing",
                "Introductions", "JSONRPC", "Pictures", "Showing", "ShowingChanges", "ShowingPictures", "Store",
            ]),

        // The library: a small public API for other packages.
        .target(
            name: "XibDB",
            dependencies: [
                "Asking", "Comparing", "Errors", "Indexing", "InterfaceBuilder", "Merging", "Store", "Trees",
            ]
        ),

        // The command line tool.
        .executableTarget(
            name: "xibdb",
            dependencies: [
                "Asking", "Bytes", "Comparing", "Configuration", "ConsoleLogs", "Errors", "Histories", "HostSystem",
                "Impacts", "Indexing",
                "InterfaceBuilder", "Introductions", "JSONRPC", "LanguageServing", "Merging", "Pictures", "Serving",
                "Showing",
                "ShowingChanges", "ShowingHistories", "ShowingPictures", "Store", "Trees",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        // Embeds the text files of a target as Swift source: `EmbeddedText.files`.
        .plugin(
            name: "EmbedText", capability: .buildTool(), dependencies: ["TextEmbedder"],
            path: "Sources/Embedding/Plugin"),
        .executableTarget(name: "TextEmbedder", path: "Sources/Embedding/Tool"),

        .target(
            name: "TestSupport",
            dependencies: ["Asking", "HostSystem", "Store"],
            path: "Tests/TestSupport"),
        // Passes mutated files to the readers; see `make fuzz`.
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "Archives", "ConsoleLogs", "HostSystem", "InterfaceBuilder", "JSONRPC", "Projects", "Resources",
                "SourceCode", "SwiftSources", "TestSupport",
            ],
            path: "Tests/Fuzz"),
        // Prints layouts, which `Tests/Figures/layout.py` compares with saved frames and with another solver.
        .executableTarget(
            name: "LayoutFigures", dependencies: ["Bytes", "InterfaceBuilder", "Layout"], path: "Tests/LayoutFigures"),
        // A program that uses only the public declarations of the library, as another package would.
        .executableTarget(
            name: "ExampleClient", dependencies: ["XibDB"], path: "Tests/ExampleClient", packageAccess: false),
        .testTarget(name: "XibDBTests", dependencies: ["ExampleClient", "XibDB", "TestSupport"]),
        .testTarget(name: "HostSystemTests", dependencies: ["HostSystem"]),
        .testTarget(name: "ArchivesTests", dependencies: ["Archives", "TestSupport"]),
        .testTarget(name: "PropertyListsTests", dependencies: ["Bytes", "PropertyLists", "TestSupport"]),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "TestSupport"]),
        .testTarget(name: "LayoutTests", dependencies: ["Bytes", "InterfaceBuilder", "Layout"]),
        .testTarget(name: "MergingTests", dependencies: ["Merging", "TestSupport"]),
        .testTarget(name: "PicturesTests", dependencies: ["Bytes", "InterfaceBuilder", "Pictures", "TestSupport"]),
        .testTarget(name: "SourceCodeTests", dependencies: ["SourceCode", "SwiftSources"]),
        .testTarget(name: "ProjectsTests", dependencies: ["Projects", "SwiftSources", "TestSupport"]),
        .testTarget(name: "ResourcesTests", dependencies: ["Bytes", "Resources"]),
        .testTarget(name: "ConsoleLogsTests", dependencies: ["ConsoleLogs"]),
        .testTarget(name: "BytesTests", dependencies: ["Bytes"]),
        .testTarget(name: "JSONRPCTests", dependencies: ["Bytes", "HostSystem", "JSONRPC"]),
        .testTarget(
            name: "LanguageServingTests",
            dependencies: ["Bytes", "HostSystem", "JSONRPC", "LanguageServing", "TestSupport"]),
        .testTarget(
            name: "StoreTests",
            dependencies: ["Configuration", "Errors", "HostSystem", "Indexing", "Store", "TestSupport"]),
        .testTarget(name: "FlowAnalysisTests", dependencies: ["FlowAnalysis", "SourceCode", "SwiftSources"]),
        .testTarget(
            name: "IndexingTests",
            dependencies: [
                "Asking", "Errors", "HostSystem", "Indexing", "Projects", "Schema", "SourceCode", "Store",
                "SwiftSources", "TestSupport", "Trees",
            ]),
        .testTarget(
            name: "HistoriesTests",
            dependencies: ["Errors", "Histories", "Showing", "ShowingHistories", "Store", "TestSupport"]),
        .testTarget(
            name: "AskingTests",
            dependencies: ["Asking", "ConsoleLogs", "Indexing", "Queries", "Schema", "Store", "TestSupport"]),
        .testTarget(
            name: "ComparingTests",
            dependencies: ["Bytes", "Comparing", "InterfaceBuilder", "Showing", "ShowingChanges", "TestSupport"]),
        .testTarget(name: "ShowingTests", dependencies: ["Asking", "Errors", "Showing", "Store", "TestSupport"]),
        .testTarget(
            name: "ServingTests",
            dependencies: ["Bytes", "HostSystem", "Indexing", "JSONRPC", "Serving", "Store", "TestSupport"]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["xibdb", "Asking", "Configuration", "Showing", "ShowingPictures", "TestSupport"],
            exclude: ["Explained", "Golden", "Pictures", "QueryPlans.txt"]),
    ],
    swiftLanguageModes: [.v6]
)

// Flags only for the targets of this package; `make sanitize` and `make fuzz-guided` use them. The dependencies are
// compiled without these flags. Tests are compiled without optimization, because optimizing them takes longer than
// running them. The optimizer can also release an object before the end of its scope.
//
// Targets of products have no flags by default, because SwiftPM rejects dependencies that have unsafe flags.
func flags(_ variable: String) -> [String] {
    Context.environment[variable]?.split(separator: " ").map(String.init) ?? []
}
let (compiling, linking) = (flags("XIBDB_COMPILE"), flags("XIBDB_LINK"))
for target in package.targets
where [.regular, .executable, .test].contains(target.type) && target.name != "TextEmbedder" {
    let compiling = compiling + (target.type == .test ? ["-Onone"] : [])
    if !compiling.isEmpty { target.swiftSettings = [.unsafeFlags(compiling)] }
    if !linking.isEmpty { target.linkerSettings = [.unsafeFlags(linking)] }
}
