#if GUIDED
    import Foundation
    import SourceCode

    /// Coverage-guided fuzzing. If an input reaches code that no earlier input reached, the fuzzer keeps it and changes
    /// it further.
    ///
    /// The fuzzer is libFuzzer, a library that ships with the compiler. It does not know the languages of the inputs,
    /// so ``Mutator`` changes them. Arguments that begin with `-` are options of libFuzzer (`-max_total_time=60`,
    /// `-runs=1000`).
    struct Guided {
        /// The state that the callbacks of libFuzzer use. The callbacks are C functions, so they cannot capture values.
        nonisolated(unsafe) private static var kind = Kind.document
        nonisolated(unsafe) private static var inputs: Inputs?

        private let folder: String
        private let options: [String]

        init(_ kind: Kind, _ settings: Settings) {
            Self.kind = kind
            let inputs = Inputs(kind, settings)
            Self.inputs = inputs
            folder = "\(settings.out)/\(kind.rawValue)-guided"
            do { try inputs.writeSeeds(to: folder) } catch {
                fatalError("the folder \(folder) cannot be written: \(error)")
            }
            options =
                settings.folders.filter { $0.hasPrefix("-") }
                + [
                    "-seed=\(settings.seed)", "-max_len=\(settings.mostBytes)", "-timeout=10", "-rss_limit_mb=2048",
                    "-artifact_prefix=\(settings.out)/\(kind.rawValue)-guided-",
                ]
        }

        func run() -> Never {
            let arguments = ["Fuzz", folder] + options
            // The stack of this thread is large enough to read a deeply nested source.
            let thread = Thread {
                var count = Int32(arguments.count)
                var pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(
                    capacity: arguments.count + 1)
                for (place, argument) in arguments.enumerated() { pointers?[place] = strdup(argument) }
                pointers?[arguments.count] = nil
                exit(
                    runDriver(&count, &pointers) { bytes, count in
                        Guided.kind.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
                        return 0
                    })
            }
            thread.stackSize = DeepStack.size
            thread.start()
            while true { sleep(.max) }
        }

        /// Changes an input in its buffer and returns the new size in bytes.
        fileprivate static func change(_ buffer: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: UInt32)
            -> Int
        {
            guard let inputs else { return count }
            let changed = inputs.changed(
                Array(UnsafeBufferPointer(start: buffer, count: count)), seed: UInt64(seed), mostBytes: most)
            for (place, byte) in changed.enumerated() { buffer[place] = byte }
            return changed.count
        }
    }

    @_silgen_name("LLVMFuzzerRunDriver")
    private func runDriver(
        _ count: UnsafeMutablePointer<Int32>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
        _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
    ) -> Int32

    @_cdecl("LLVMFuzzerCustomMutator")
    func change(_ buffer: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: UInt32) -> Int {
        Guided.change(buffer, count, most, seed)
    }
#endif
