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
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        // Bytes as text: JSON, a scanner with lines and columns, hexadecimal digits, hashes.
        .target(name: "Bytes"),

        // Reading: property lists of all formats in, values with their places out.
        .target(name: "PropertyLists", dependencies: ["Bytes"]),

        // Reading: bytes of Interface Builder files in, one document model out.
        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .target(
            name: "InterfaceBuilder",
            dependencies: ["Bytes", "CLibXML2"],
            plugins: ["EmbedText"]
        ),

        // Merging: three documents in, one out, with the bytes that nobody changed.
        .target(name: "Merging", dependencies: ["InterfaceBuilder"]),

        // Reading: Swift and Objective-C sources in, declarations and nib loads out.
        .target(
            name: "SourceCode",
            dependencies: [
                "Bytes",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            plugins: ["EmbedText"]
        ),

        // Reading: projects of Xcode, XcodeGen, Tuist, Bazel, SwiftPM, CocoaPods and property lists in, targets out.
        .target(
            name: "Projects",
            dependencies: [
                "Bytes", "PropertyLists", "SourceCode",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "Yams", package: "Yams"),
            ]
        ),

        // Reading: tables of strings, asset catalogs and fonts in; texts, sets and names out.
        .target(name: "Resources", dependencies: ["Bytes", "PropertyLists"]),

        // Reading: logs in, the messages that they hold out.
        .target(name: "ConsoleLogs", plugins: ["EmbedText"]),

        // The SQL, embedded so that the tool needs no files beside it.
        .target(name: "Schema", path: "Schema", plugins: ["EmbedText"]),
        .target(
            name: "Queries", path: "Queries", exclude: ["RECIPES.md", "TUTORIAL.md", "REPORTS.md"],
            plugins: ["EmbedText"]),

        // SHA-1, where it is not part of the system's own libraries.
        .systemLibrary(name: "CLibCrypto", providers: [.apt(["libssl-dev"])]),

        // The call of Linux that makes a pipe no other process inherits.
        .systemLibrary(name: "CPipes"),

        // The operating system: files that no link redirects, processes, pipes, alarms.
        .target(name: "HostSystem", dependencies: [.target(name: "CPipes", condition: .when(platforms: [.linux]))]),

        // Why a question has no answer, or no index can be read or written. Names that a mistyped one may mean.
        .target(name: "Errors"),

        // Storing: the file of an index, one state of it.
        .target(
            name: "Store",
            dependencies: ["Errors", "HostSystem", "Schema", .product(name: "GRDBSQLite", package: "GRDB.swift")]),

        // What a repository holds for xibdb: .xibdb.yml, rules and reports.
        .target(
            name: "Configuration",
            dependencies: ["Bytes", "Errors", "HostSystem", .product(name: "Yams", package: "Yams")]),

        // A state of a repository: walking folders, git, patterns, blobs.
        .target(
            name: "Trees",
            dependencies: [
                "Bytes", "Configuration", "Errors", "HostSystem",
                .target(name: "CLibCrypto", condition: .when(platforms: [.linux])),
            ]),

        // Flow analysis: declarations and code in; loads, identifiers and the names of needed functions out.
        .target(name: "FlowAnalysis", dependencies: ["Bytes", "SourceCode"]),

        // Storing: noticing change, writing the index.
        .target(
            name: "Indexing",
            dependencies: [
                "Bytes", "Errors", "FlowAnalysis", "HostSystem", "InterfaceBuilder", "Projects", "Resources", "Schema",
                "SourceCode",
                "Store", "Trees",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),

        // Asking: what changed between two versions of a file, or two states of a repository.
        .target(name: "Comparing", dependencies: ["Bytes", "Errors", "HostSystem", "InterfaceBuilder", "Trees"]),

        // What the commits of a repository did to its nibs: walking, storing, asking.
        .target(
            name: "Histories",
            dependencies: [
                "Bytes", "Comparing", "Errors", "HostSystem", "InterfaceBuilder", "Queries", "Schema", "Store", "Trees",
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),

        // Asking: SQL, reports, checks, outlines, the documented schema.
        .target(
            name: "Asking",
            dependencies: [
                "Bytes", "Configuration", "ConsoleLogs", "Errors", "HostSystem", "Queries", "Schema", "Store",
            ]),

        // Asking: which commit introduced a finding, or removed the last load of a nib. States between commits are indexed.
        .target(
            name: "Introductions",
            dependencies: ["Asking", "Errors", "Histories", "HostSystem", "Indexing", "Store", "Trees"]),

        // Showing: output formats and what is printed.
        .target(name: "Showing", dependencies: ["Asking", "Bytes", "ConsoleLogs", "Errors", "HostSystem", "Store"]),

        // Showing: what changed, for people, pull requests and tools. Apart, as it reads nibs.
        .target(name: "ShowingChanges", dependencies: ["Bytes", "Comparing", "InterfaceBuilder", "Showing"]),

        // Showing what commits did, likewise.
        .target(
            name: "ShowingHistories",
            dependencies: ["Bytes", "Comparing", "Histories", "Introductions", "Showing", "ShowingChanges"]),

        // The face of the library: a small public API for other packages.
        .target(
            name: "XibDB",
            dependencies: [
                "Asking", "Comparing", "Errors", "Indexing", "InterfaceBuilder", "Merging", "Store", "Trees",
            ]
        ),

        // The command line: arguments in, text out, nothing else.
        .executableTarget(
            name: "xibdb",
            dependencies: [
                "Asking", "Bytes", "Comparing", "Configuration", "ConsoleLogs", "Errors", "Histories", "HostSystem",
                "Indexing",
                "InterfaceBuilder", "Introductions", "Merging", "Showing", "ShowingChanges", "ShowingHistories",
                "Store", "Trees",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        // Makes Swift of the text files of a target, which is `EmbeddedText.files` there.
        .plugin(
            name: "EmbedText", capability: .buildTool(), dependencies: ["TextEmbedder"],
            path: "Sources/Embedding/Plugin"),
        .executableTarget(name: "TextEmbedder", path: "Sources/Embedding/Tool"),

        .target(
            name: "TestSupport",
            dependencies: ["Asking", "HostSystem", "Store", .product(name: "GRDB", package: "GRDB.swift")],
            path: "Tests/TestSupport"),
        // Hands changed files to the readers; see `make fuzz`.
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "ConsoleLogs", "InterfaceBuilder", "Projects", "Resources", "SourceCode", "HostSystem", "TestSupport",
            ],
            path: "Tests/Fuzz"),
        // A program that uses the library as another package does: it sees public declarations only.
        .executableTarget(
            name: "ExampleClient", dependencies: ["XibDB"], path: "Tests/ExampleClient", packageAccess: false),
        .testTarget(name: "XibDBTests", dependencies: ["ExampleClient", "XibDB", "TestSupport"]),
        .testTarget(name: "HostSystemTests", dependencies: ["HostSystem"]),
        .testTarget(name: "PropertyListsTests", dependencies: ["Bytes", "PropertyLists", "TestSupport"]),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "TestSupport"]),
        .testTarget(name: "MergingTests", dependencies: ["Merging", "TestSupport"]),
        .testTarget(name: "SourceCodeTests", dependencies: ["SourceCode"]),
        .testTarget(name: "ProjectsTests", dependencies: ["Projects", "TestSupport"]),
        .testTarget(name: "ResourcesTests", dependencies: ["Bytes", "Resources"]),
        .testTarget(name: "ConsoleLogsTests", dependencies: ["ConsoleLogs"]),
        .testTarget(name: "BytesTests", dependencies: ["Bytes"]),
        .testTarget(
            name: "StoreTests",
            dependencies: ["Configuration", "Errors", "HostSystem", "Indexing", "Store", "TestSupport"]),
        .testTarget(name: "FlowAnalysisTests", dependencies: ["FlowAnalysis", "SourceCode"]),
        .testTarget(
            name: "IndexingTests",
            dependencies: [
                "Asking", "Errors", "HostSystem", "Indexing", "Projects", "Schema", "SourceCode", "Store",
                "TestSupport", "Trees",
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
            name: "EndToEndTests", dependencies: ["xibdb", "Asking", "Configuration", "Showing", "TestSupport"],
            exclude: ["Explained", "Golden", "QueryPlans.txt"]),
    ],
    swiftLanguageModes: [.v6]
)

// Flags for our own code alone, so that what it is built on is compiled once whatever becomes of it:
// `.ci/build` links the Swift runtime in, `.ci/test` opens modules to their tests, `make sanitize`
// has the compiler watch. Tests are compiled as they stand: optimising them takes longer than they
// do, and an object would end before its scope.
func flags(_ variable: String) -> [String] {
    Context.environment[variable]?.split(separator: " ").map(String.init) ?? []
}
let (compiling, linking) = (flags("XIBDB_COMPILE"), flags("XIBDB_LINK"))
if !compiling.isEmpty || !linking.isEmpty {
    for target in package.targets
    where [.regular, .executable, .test].contains(target.type) && target.name != "TextEmbedder" {
        let isTest = target.path?.hasPrefix("Tests/") == true || target.type == .test
        target.swiftSettings = [.unsafeFlags(compiling + (isTest && target.name != "Fuzz" ? ["-Onone"] : []))]
        target.linkerSettings = [.unsafeFlags(linking)]
    }
}
