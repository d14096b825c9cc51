// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "xibdb",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "xibdb", targets: ["xibdb"]),
        .library(name: "XibDBKit", targets: ["InterfaceBuilder", "Indexing"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
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
            resources: [.embedInCode("Data/element_class.tsv")]
        ),

        // The SQL, embedded so that the tool needs no files beside it.
        .target(
            name: "Schema", path: "Schema",
            resources: [
                .embedInCode("tables.sql"), .embedInCode("indexes.sql"),
                .embedInCode("views.sql"), .embedInCode("derive.sql"),
            ]
        ),

        // Storing: walking a repository, noticing change, writing the index.
        .target(
            name: "Indexing",
            dependencies: [
                "InterfaceBuilder", "Schema",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "Crypto", package: "swift-crypto"),
            ]
        ),
        .executableTarget(name: "xibdb", dependencies: [
            "Indexing",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ]),
    ],
    swiftLanguageModes: [.v6]
)
