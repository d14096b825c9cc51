// swift-tools-version: 6.1
import PackageDescription

/// The saved reports: `Queries/NAME.sql`.
let reports = [
    "action", "biggest", "bindings", "class", "class-descriptions", "class-uses", "colors", "custom-classes",
    "duplicate-files", "embedding-graph", "failures", "file-connections", "fonts", "formats", "hazards",
    "identifiers", "images", "layout", "localized-differences", "missing-nibs", "near-copies", "nib-loads",
    "nib-patterns", "no-accessibility-label", "no-owner", "outlet", "owner-outlets", "owners", "patterns",
    "placed-views", "repeated-subtrees", "reusable-views", "runtime-attributes", "segues", "stand-ins", "texts",
    "tools-versions", "top-level-objects", "unconnected-outlets", "unknown-classes", "unloaded-nibs",
    "unreachable-scenes", "unresolved-loads",
]

/// What `xibdb explain` asks: `Queries/Explain/NAME.sql`.
let explain = ["attributes", "class", "connections", "file", "loads", "methods", "objects", "owner", "scenes"]

/// What `xibdb why` asks: `Queries/Why/why-NAME.sql`.
let why = [
    "actions", "attributes", "bindings", "cell-nibs", "cells", "classes", "coders", "controllers", "initial", "labels", "loads",
    "methods", "nibs", "nil", "outlet-types", "outlets", "replaced", "reuse", "segues", "sources", "unknown", "views",
]

let package = Package(
    name: "xibdb",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "xibdb", targets: ["xibdb"]),
        // For who only asks an index: without SwiftSyntax and libxml2.
        .library(name: "XibDBAsking", targets: ["Store", "Asking", "Showing"]),
        .library(name: "XibDBKit", targets: ["InterfaceBuilder", "Indexing", "Store", "Asking", "Showing"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // Bytes as text: strings of JSON, hexadecimal digits, hashes.
        .target(name: "Bytes"),

        // Reading: bytes of Interface Builder files in, one document model out.
        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .target(
            name: "InterfaceBuilder",
            dependencies: ["Bytes", "CLibXML2"],
            resources: [.embedInCode("Data/element_class.tsv")]
        ),

        // Reading: Swift and Objective-C sources in, declarations and nib loads out.
        .target(
            name: "SourceCode",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),

        // Reading: projects of Xcode, XcodeGen, Tuist, Bazel, SwiftPM, CocoaPods and property lists in, targets out.
        .target(
            name: "Projects",
            dependencies: [
                "SourceCode",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "Yams", package: "Yams"),
            ]
        ),

        // Reading: logs in, the messages that they hold out.
        .target(name: "ConsoleLogs"),

        // The SQL, embedded so that the tool needs no files beside it.
        .target(
            name: "Schema", path: "Schema",
            resources: [
                "tables", "indexes", "views", "views_loading", "derive_classes", "derive_answers", "derive_loads", "derive_patterns",
            ].map { .embedInCode("\($0).sql") }
        ),
        .target(
            name: "Queries", path: "Queries",
            resources: reports.map { .embedInCode("\($0).sql") } + explain.map { .embedInCode("Explain/explained-\($0).sql") }
                + why.map { .embedInCode("Why/why-\($0).sql") }),

        // SHA-1, where it is not part of the system's own libraries.
        .systemLibrary(name: "CLibCrypto", providers: [.apt(["libssl-dev"])]),

        // Storing: the file of an index, one state of it, what may go wrong.
        .target(
            name: "Store",
            dependencies: ["Schema", .product(name: "GRDBSQLite", package: "GRDB.swift")]
        ),

        // Storing: walking a repository, noticing change, writing the index.
        .target(
            name: "Indexing",
            dependencies: [
                "Bytes", "InterfaceBuilder", "Projects", "Schema", "SourceCode", "Store",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .target(name: "CLibCrypto", condition: .when(platforms: [.linux])),
            ]
        ),

        // Asking: SQL, reports, outlines, the documented schema.
        .target(name: "Asking", dependencies: ["ConsoleLogs", "Queries", "Schema", "Store"]),

        // Showing: output formats and what is printed.
        .target(name: "Showing", dependencies: ["Asking", "Bytes", "ConsoleLogs", "Store"]),

        // The command line: arguments in, text out, nothing else.
        .executableTarget(
            name: "xibdb",
            dependencies: [
                "Asking", "ConsoleLogs", "Indexing", "Showing", "Store",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        .target(
            name: "TestSupport", dependencies: ["Asking", "Store", .product(name: "GRDB", package: "GRDB.swift")],
            path: "Tests/TestSupport"),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "TestSupport"]),
        .testTarget(name: "SourceCodeTests", dependencies: ["SourceCode"]),
        .testTarget(name: "ProjectsTests", dependencies: ["Projects"]),
        .testTarget(name: "ConsoleLogsTests", dependencies: ["ConsoleLogs"]),
        .testTarget(name: "BytesTests", dependencies: ["Bytes"]),
        .testTarget(name: "StoreTests", dependencies: ["Indexing", "Store", "TestSupport"]),
        .testTarget(name: "IndexingTests", dependencies: ["Indexing", "Asking", "Schema", "Store", "TestSupport"]),
        .testTarget(name: "AskingTests", dependencies: ["Asking", "ConsoleLogs", "Indexing", "Queries", "Schema", "Store", "TestSupport"]),
        .testTarget(name: "ShowingTests", dependencies: ["Showing", "Asking", "Store", "TestSupport"]),
        .testTarget(name: "EndToEndTests", dependencies: ["xibdb", "TestSupport"], exclude: ["Explained", "Golden"]),
    ],
    swiftLanguageModes: [.v6]
)
