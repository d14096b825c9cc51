// swift-tools-version: 5.9
import Foundation
import PackageDescription

// For tests without a network, XIBDB_BUNDLE contains the path of an unpacked bundle, relative to this package.
let local = ProcessInfo.processInfo.environment["XIBDB_BUNDLE"]
let binary: Target =
    local.map { .binaryTarget(name: "xibdb", path: $0) }
    ?? .binaryTarget(name: "xibdb", url: "{{RELEASES}}/xibdb.artifactbundle.zip", checksum: "{{BUNDLE_SUM}}")

let package = Package(
    name: "xibdb-plugins",
    products: [
        .plugin(name: "XibdbCommand", targets: ["XibdbCommand"]),
        .plugin(name: "XibdbCheck", targets: ["XibdbCheck"]),
    ],
    targets: [
        binary,
        .plugin(
            name: "XibdbCommand",
            capability: .command(
                intent: .custom(verb: "xibdb", description: "Run xibdb on the package."),
                permissions: [
                    .writeToPackageDirectory(reason: "xibdb stores its index in .xibdb of the package folder.")
                ]),
            dependencies: ["xibdb"]),
        .plugin(name: "XibdbCheck", capability: .buildTool(), dependencies: ["xibdb"]),
    ]
)
