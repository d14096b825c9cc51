// What a process may use: the part of `OperatingSystem` that limits this one.

import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
#if canImport(CPipes)
    import CPipes
#endif

extension OperatingSystem {
    /// The executable that runs; nil where that cannot be told.
    package static var executable: String? {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size))
            return _NSGetExecutablePath(&path, &size) == 0 ? String(cString: path) : nil
        #else
            return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #endif
    }

    /// Gives up every file but the standard ones, the right to open others or to write any, and
    /// the image of the memory that a system may keep of a process that dies.
    package static func giveUpFiles() {
        var open: [Int32] = []
        _ = forEachEntry(of: Array("/dev/fd".utf8)) { name, _, _ in
            if let number = Int32(String(decoding: name, as: UTF8.self)), number > 2 { open.append(number) }
        }
        for descriptor in open { close(descriptor) }
        limit(RLIMIT_NOFILE, to: 3)
        limit(RLIMIT_FSIZE, to: 0)
        // Linux hands the image to a program even where its size is limited, unless to one byte.
        #if canImport(Darwin)
            limit(RLIMIT_CORE, to: 0)
        #else
            limit(RLIMIT_CORE, to: 1)
        #endif
    }

    /// Ends the process where it takes so many bytes more than it has. macOS counts what is
    /// reserved, too, so there its parent looks at what is in use.
    package static func limitMemory(_ bytes: Int) {
        #if !canImport(Darwin)
            // The sixth number is that of the pages which the limit is about.
            let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
            let used = (pages.flatMap { $0.count > 5 ? Int($0[5]) : nil } ?? 0) * Int(getpagesize())
            limit(RLIMIT_DATA, to: used + bytes)
        #endif
    }

    /// Limits the memory that another process may have for itself; the files that it looks at through memory do not count.
    /// macOS has no such limit.
    static func limitData(of process: pid_t, to bytes: Int) {
        #if !canImport(Darwin)
            var limits = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
            _ = prlimit(process, RLIMIT_DATA.rawValue, &limits, nil)
        #endif
    }

    /// Bytes that a process has in use; nil where the process itself is limited.
    static func memory(of process: pid_t) -> Int? {
        #if canImport(Darwin)
            var usage = rusage_info_v2()
            let status = withUnsafeMutablePointer(to: &usage) { usage in
                usage.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
                    proc_pid_rusage(process, RUSAGE_INFO_V2, $0)
                }
            }
            return status == 0 ? Int(usage.ri_phys_footprint) : nil
        #else
            return nil
        #endif
    }

    /// Ends the process once it has worked for so many seconds from now, give or take one: what
    /// counts is the time of the processor, so that a busy machine takes nothing away.
    package static func limitWork(_ seconds: Int) {
        var used = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &used)
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
        #endif
        limit(RLIMIT_CPU, to: used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1 + seconds, isFinal: false)
    }

    /// - Parameter isFinal: whether it cannot be raised again.
    private static func limit(_ resource: Resource, to amount: Int, isFinal: Bool = true) {
        var limits = rlimit()
        #if canImport(Darwin)
            let number = resource
        #else
            let number = __rlimit_resource_t(resource.rawValue)
        #endif
        guard getrlimit(number, &limits) == 0 else { return }
        limits.rlim_cur = min(rlim_t(amount), limits.rlim_max)
        if isFinal { limits.rlim_max = limits.rlim_cur }
        setrlimit(number, &limits)
    }

    #if canImport(Darwin)
        private typealias Resource = Int32
    #else
        private typealias Resource = __rlimit_resource
    #endif

    /// Exit status of a process whose thread ran out of stack, and out of memory.
    static let (stackStatus, memoryStatus): (Int32, Int32) = (97, 98)

    /// Tells the end of this thread's stack from the end of all memory, which is the same signal.
    ///
    /// - Parameter size: bytes of the stack, of which little is used yet.
    package static func tellStackFromMemory(stack size: Int) {
        var here: UInt8 = 0
        stackEnd = withUnsafePointer(to: &here) { Int(bitPattern: $0) } - size
        // Room for the handler, as there is none on the stack.
        let room = 64 << 10
        var other = stack_t()
        other.ss_sp = .allocate(byteCount: room, alignment: 16)
        other.ss_size = room
        sigaltstack(&other, nil)
        var action = sigaction()
        action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
        let handler: @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
            _, info, _ in
            #if canImport(Darwin)
                let place = Int(bitPattern: info?.pointee.si_addr)
            #else
                let place = Int(bitPattern: info?.pointee._sifields._sigfault.si_addr)
            #endif
            let isOfStack = abs(place - OperatingSystem.stackEnd) < 1 << 20
            _exit(isOfStack ? OperatingSystem.stackStatus : OperatingSystem.memoryStatus)
        }
        #if canImport(Darwin)
            action.__sigaction_u.__sa_sigaction = handler
        #else
            action.__sigaction_handler.sa_sigaction = handler
        #endif
        sigaction(SIGSEGV, &action, nil)
        sigaction(SIGBUS, &action, nil)
    }

    /// Written once, before anything can fail.
    nonisolated(unsafe) private static var stackEnd = 0
}
