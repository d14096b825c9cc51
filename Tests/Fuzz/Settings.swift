import Foundation
import TestSupport

/// The settings from the command-line arguments.
struct Settings {
    var seed = 1
    var rounds = 1000
    /// The maximum size of a seed and of an input in bytes.
    var mostBytes = 128 << 10
    var only: String?
    var out = "."
    var folders: [String] = []
    /// Whether this process is the one that reads the inputs.
    var isReader = false

    init(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--seed": seed = Int(rest.popFirst() ?? "") ?? seed
            case "--rounds": rounds = Int(rest.popFirst() ?? "") ?? rounds
            case "--bytes": mostBytes = Int(rest.popFirst() ?? "") ?? mostBytes
            case "--only": only = rest.popFirst()
            case "--out": out = rest.popFirst() ?? out
            case "--read": isReader = true
            default: folders.append(argument)
            }
        }
    }
}

/// The inputs of one kind. The seed and the number of an input identify it.
struct Inputs {
    private let seed: Int
    private let mostBytes: Int
    private let words: [[UInt8]]
    private let seeds: [[UInt8]]
    /// Whether the inputs contain offsets, which an inserted byte makes invalid.
    private let hasOffsets: Bool
    /// The approximate maximum number of files that are read from each folder.
    private static let most = 300

    init(_ kind: Kind, _ settings: Settings) {
        (seed, mostBytes) = (settings.seed, settings.mostBytes)
        hasOffsets = kind.compiledFormat != nil || kind == .zip || kind == .compiledStoryboard
        words = kind.words.map { Array($0.utf8) }
        var found = kind.seedBytes
        let sample = Tool.repository + "/Tests/Sample"
        for folder in [sample] + settings.folders { found += Self.files(in: folder, kind, settings) }
        seeds = found
    }

    /// Returns the files of a folder, in an order that does not depend on the disk. If there are many files, it returns
    /// every n-th one. With a different seed, it returns different files.
    private static func files(in folder: String, _ kind: Kind, _ settings: Settings) -> [[UInt8]] {
        let paths = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
        let found = paths.compactMap { path -> [UInt8]? in
            // Read a file only if its name shows that it can be a seed.
            guard Kind.mayBeSeed(path), let data = FileManager.default.contents(atPath: folder + "/" + path) else {
                return nil
            }
            let bytes = [UInt8](data)
            return bytes.count <= settings.mostBytes && kind.isSeed(path, bytes) ? bytes : nil
        }
        let step = max(1, found.count / most)
        return stride(from: settings.seed % step, to: found.count, by: step).map { found[$0] }
    }

    subscript(number: Int) -> [UInt8] {
        var dice = Dice(seed: UInt64(seed) &* 1_000_003 &+ UInt64(number))
        guard !seeds.isEmpty else { return [] }
        let (one, other) = (dice.pick(seeds), dice.pick(seeds))
        var mutator = Mutator(dice, words: words, mostBytes: mostBytes)
        return hasOffsets && number % 4 != 0 ? mutator.overwrite(one) : mutator.mutate(one, with: other)
    }

    /// Returns the given input with a few changes. A change can insert a part of a seed.
    func changed(_ input: [UInt8], seed: UInt64, mostBytes: Int) -> [UInt8] {
        var dice = Dice(seed: seed)
        let other = seeds.isEmpty ? [] : dice.pick(seeds)
        var mutator = Mutator(dice, words: words, mostBytes: mostBytes)
        return Array(mutator.mutate(input, with: other).prefix(mostBytes))
    }

    /// Writes the seed files into a folder. The name of each file is its number.
    func writeSeeds(to folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (number, seed) in seeds.enumerated() {
            try Data(seed).write(to: URL(fileURLWithPath: "\(folder)/\(number)"))
        }
    }
}

extension Kind {
    /// Returns whether the name of a file shows that it can be a seed of any kind.
    static func mayBeSeed(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        let ends: Set<Substring> = [
            "xib", "storyboard", "nib", "swift", "m", "mm", "h", "plist", "pbxproj", "yml", "bazel", "podspec", "crash",
            "log",
            "strings", "stringsdict", "xcstrings", "json", "ttf", "otf", "ttc",
        ]
        return name == "BUILD" || ends.contains(name.split(separator: ".").last ?? "")
    }
}
