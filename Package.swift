// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "xibdb",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "xibdb", targets: ["xibdb"]),
        .library(name: "XibDBKit", targets: ["InterfaceBuilder", "Indexing", "Asking", "Showing"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // Reading: bytes of Interface Builder files in, one document model out.
        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .target(
            name: "InterfaceBuilder",
            dependencies: ["CLibXML2"],
            plugins: ["EmbedText"]
        ),

        // Reading: Swift and Objective-C sources in, declarations and nib loads out.
        .target(
            name: "SourceCode",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),

        // Reading: Xcode projects, package manifests, property lists in, targets out.
        .target(name: "Projects"),

        // Reading: logs in, the messages that they hold out.
        .target(name: "ConsoleLogs", plugins: ["EmbedText"]),

        // The SQL, embedded so that the tool needs no files beside it.
        .target(name: "Schema", path: "Schema", plugins: ["EmbedText"]),
        .target(name: "Queries", path: "Queries", plugins: ["EmbedText"]),

        // SHA-1, where it is not part of the system's own libraries.
        .systemLibrary(name: "CLibCrypto", providers: [.apt(["libssl-dev"])]),

        // Storing: walking a repository, noticing change, writing the index.
        .target(
            name: "Indexing",
            dependencies: [
                "InterfaceBuilder", "Projects", "Schema", "SourceCode",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .target(name: "CLibCrypto", condition: .when(platforms: [.linux])),
            ]
        ),

        // Asking: SQL, reports, outlines, the documented schema.
        .target(
            name: "Asking",
            dependencies: [
                "ConsoleLogs", "Indexing", "Queries", "Schema",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),

        // Showing: output formats and what is printed.
        .target(name: "Showing", dependencies: ["Asking", "ConsoleLogs", "Indexing"]),

        // The command line: arguments in, text out, nothing else.
        .executableTarget(
            name: "xibdb",
            dependencies: [
                "Asking", "ConsoleLogs", "Indexing", "Showing",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        // Makes Swift of the text files of a target, which is `EmbeddedText.files` there.
        .plugin(
            name: "EmbedText", capability: .buildTool(), dependencies: ["TextEmbedder"], path: "Sources/Embedding/Plugin"),
        .executableTarget(name: "TextEmbedder", path: "Sources/Embedding/Tool"),

        .target(
            name: "TestSupport", dependencies: ["Asking", "Indexing", .product(name: "GRDB", package: "GRDB.swift")],
            path: "Tests/TestSupport"),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "TestSupport"]),
        .testTarget(name: "SourceCodeTests", dependencies: ["SourceCode"]),
        .testTarget(name: "ProjectsTests", dependencies: ["Projects"]),
        .testTarget(name: "ConsoleLogsTests", dependencies: ["ConsoleLogs"]),
        .testTarget(name: "IndexingTests", dependencies: ["Indexing", "Asking", "Schema", "TestSupport"]),
        .testTarget(name: "AskingTests", dependencies: ["Asking", "ConsoleLogs", "Queries", "Schema", "TestSupport"]),
        .testTarget(name: "ShowingTests", dependencies: ["Showing", "Asking", "TestSupport"]),
        .testTarget(name: "EndToEndTests", dependencies: ["xibdb", "Asking", "TestSupport"], exclude: ["Explained", "Golden"]),
    ],
    swiftLanguageModes: [.v6]
)
