import Foundation
import TestSupport

/// What the arguments say.
struct Settings {
    var seed = 1
    var rounds = 1000
    /// No seed and no input is larger.
    var mostBytes = 128 << 10
    var only: String?
    var out = "."
    var folders: [String] = []
    /// Whether this is the process that reads.
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

/// The inputs of a kind.
struct Inputs {
    private let seed: Int
    private let mostBytes: Int
    private let words: [[UInt8]]
    private let seeds: [[UInt8]]
    /// Files that are taken of the folders, at most.
    private static let most = 300

    init(_ kind: Kind, _ settings: Settings) {
        (seed, mostBytes) = (settings.seed, settings.mostBytes)
        words = kind.words.map { Array($0.utf8) }
        var found = kind.seeds.map { Array($0.utf8) }
        let sample = Tool.repository + "/Tests/Sample"
        for folder in [sample] + settings.folders { found += Self.files(in: folder, kind, settings) }
        seeds = found
    }

    /// Files of a folder, the same whatever the order of the disk: where they are many, every so many, others for
    /// another seed.
    private static func files(in folder: String, _ kind: Kind, _ settings: Settings) -> [[UInt8]] {
        let paths = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
        let found = paths.compactMap { path -> [UInt8]? in
            // What no file of the kind is called is not read.
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
        return mutator.mutate(one, with: other)
    }

    /// Another input made of one, with parts of a file.
    func changed(_ input: [UInt8], seed: UInt64, mostBytes: Int) -> [UInt8] {
        var dice = Dice(seed: seed)
        let other = seeds.isEmpty ? [] : dice.pick(seeds)
        var mutator = Mutator(dice, words: words, mostBytes: mostBytes)
        return Array(mutator.mutate(input, with: other).prefix(mostBytes))
    }

    /// Writes the files that inputs begin with into a folder, named by their number.
    func writeSeeds(to folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (number, seed) in seeds.enumerated() {
            try Data(seed).write(to: URL(fileURLWithPath: "\(folder)/\(number)"))
        }
    }
}

extension Kind {
    /// Whether a file may be a seed of any kind, by its name.
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
