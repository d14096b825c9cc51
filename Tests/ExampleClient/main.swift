import Foundation
import XibDB

// Usage: ExampleClient FOLDER OLD.xib NEW.xib
//
// Indexes a folder, runs three queries on the index, and compares and merges two versions of a nib.

func content(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let folder = arguments.first else {
    print("usage: ExampleClient FOLDER OLD.xib NEW.xib")
    exit(2)
}
let nibs = Array(arguments.dropFirst())
let name = URL(fileURLWithPath: nibs[0]).deletingPathExtension().lastPathComponent

do {
    let index = try Index.build(of: [folder])
    let owners = try index.ask("SELECT class FROM owners WHERE class GLOB :class ORDER BY class", ["class": "*"])
    print("owners:", owners.values(of: "class").map(\.description).joined(separator: " "))
    print("loads:", try Index(at: index.path).report("nib-loads", ["file": name]).rows.count)
    for finding in try index.check() {
        print("\(finding.path):\(finding.line ?? 0): \(finding.severity): \(finding.message)")
    }
    let (old, new) = (try content(nibs[0]), try content(nibs[1]))
    for change in try Documents.changes(from: old, to: new) {
        print("\(change.kind) \(change.object):", change.sentences.joined(separator: "; "))
    }
    let merged = try Documents.merge(base: old, ours: old, theirs: new)
    print("merged: \(merged.bytes == new), \(merged.conflicts.count) conflicts")
} catch {
    print(error)
    exit(1)
}
