#if GUIDED
import Foundation
import SourceCode
import TestSupport

/// A reader under libFuzzer, which keeps an input that makes it go where none went before, and changes that one on.
enum Guided {
    nonisolated(unsafe) fileprivate static var kind = Kind.document
    nonisolated(unsafe) fileprivate static var words: [[UInt8]] = []
    nonisolated(unsafe) fileprivate static var seeds: [[UInt8]] = []

    static func run(_ settings: Settings) -> Never {
        var arguments = CommandLine.arguments
        // libFuzzer starts more of these, with what it was given; of what has two dashes it takes no notice.
        if Self.value("kind", arguments) == nil { arguments = [arguments[0]] + options(settings) }
        guard let chosen = Self.value("kind", arguments).flatMap(Kind.init), let folder = Self.value("seeds", arguments) else {
            fatalError("--only names no kind")
        }
        (kind, words) = (chosen, chosen.words.map { Array($0.utf8) })
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        seeds = names.sorted().compactMap { FileManager.default.contents(atPath: folder + "/" + $0).map(Array.init) }
        let given = arguments
        // The stack of the main thread is the system's choice, and what watches the code takes much more of it.
        let thread = Thread { exit(drive(given)) }
        thread.stackSize = SwiftReader.stackSize * 4
        thread.start()
        // libFuzzer asks for the time in the thread that reads.
        var alarm = sigset_t()
        sigemptyset(&alarm)
        sigaddset(&alarm, SIGALRM)
        pthread_sigmask(SIG_BLOCK, &alarm, nil)
        while true { sleep(.max) }
    }

    private static func value(_ name: String, _ arguments: [String]) -> String? {
        arguments.first { $0.hasPrefix("--\(name)=") }.map { String($0.dropFirst(name.count + 3)) }
    }

    /// Options of libFuzzer. Those inputs that made a difference are kept in a folder, those to begin with in another.
    private static func options(_ settings: Settings) -> [String] {
        guard let kind = settings.only.flatMap(Kind.init) else { return [] }
        let (seeds, kept) = ("\(settings.out)/seeds-\(kind.rawValue)", "\(settings.out)/kept-\(kind.rawValue)")
        for folder in [seeds, kept] { try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
        for (number, seed) in Inputs(kind, settings).seeds.enumerated() {
            _ = FileManager.default.createFile(atPath: "\(seeds)/\(number)", contents: Data(seed))
        }
        return [
            "-fork=1", "-ignore_crashes=1", "-ignore_timeouts=1", "-ignore_ooms=1", "-timeout=20", "-rss_limit_mb=2048",
            "-max_len=\(settings.mostBytes)", "-seed=\(settings.seed)", "-max_total_time=\(settings.seconds)",
            "-artifact_prefix=\(settings.out)/\(kind.rawValue)-", "--kind=\(kind.rawValue)", "--seeds=\(seeds)", kept, seeds,
        ]
    }

    private static func drive(_ arguments: [String]) -> Int32 {
        var count = Int32(arguments.count)
        var words = arguments.map { strdup($0) } + [nil]
        return words.withUnsafeMutableBufferPointer { words in
            guard var start = words.baseAddress else { return 1 }
            return runDriver(&count, &start) { bytes, count in
                Guided.kind.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
                return 0
            }
        }
    }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// libFuzzer's own changes, which know nothing of structure.
@_silgen_name("LLVMFuzzerMutate")
private func mutatePlainly(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

/// What libFuzzer calls for the next input: ours mostly, as most of its own would end at the first bracket.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateAlongStructure(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: UInt32) -> Int {
    var dice = Dice(seed: UInt64(seed))
    if dice.chance(20) { return mutatePlainly(bytes, count, most) }
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    let other = Guided.seeds.isEmpty ? [] : dice.pick(Guided.seeds)
    var mutator = Mutator(dice, words: Guided.words, mostBytes: most)
    let changed = mutator.mutate(input, with: other).prefix(most)
    _ = UnsafeMutableBufferPointer(start: bytes, count: most).update(fromContentsOf: changed)
    return changed.count
}
#endif
