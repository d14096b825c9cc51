// This file limits the resources of this process and of child processes.

import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
#if canImport(CLinux)
    import CLinux
#endif

extension OperatingSystem {
    /// The path of the running executable; nil if it is unknown.
    package static var executable: String? {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
            // The path may lead through links. On Linux, the path of the executable contains no links.
            return path.withUnsafeBufferPointer { $0.baseAddress.flatMap { realPath(String(cString: $0)) } }
        #else
            return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #endif
    }

    /// Closes all files except the standard streams, and gives up the right to open or write files. It also prevents a
    /// core dump if the process crashes.
    package static func giveUpFiles() {
        var open: [Int32] = []
        _ = forEachEntry(of: Array("/dev/fd".utf8)) { name, _, _ in
            if let number = Int32(String(decoding: name, as: UTF8.self)), number > 2 { open.append(number) }
        }
        for descriptor in open { close(descriptor) }
        limit(RLIMIT_NOFILE, to: 3)
        limit(RLIMIT_FSIZE, to: 0)
        // If Linux passes core dumps to a program, it ignores a size limit of 0. A limit of one byte prevents the core
        // dump.
        #if canImport(Darwin)
            limit(RLIMIT_CORE, to: 0)
        #else
            limit(RLIMIT_CORE, to: 1)
        #endif
    }

    /// Limits the additional memory that this process may use, in bytes. If the process needs more, it ends.
    ///
    /// On macOS, this does nothing, because a limit would also count reserved memory. Instead, the parent process
    /// checks the used memory (see ``memory(of:)``).
    package static func limitMemory(_ bytes: Int) {
        #if !canImport(Darwin)
            // The sixth number is the number of pages to which the limit applies.
            let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
            let used = (pages.flatMap { $0.count > 5 ? Int($0[5]) : nil } ?? 0) * Int(getpagesize())
            limit(RLIMIT_DATA, to: used + bytes)
        #endif
    }

    /// Limits the private memory of another process. Memory-mapped files do not count. On macOS, this does nothing.
    static func limitData(of process: pid_t, to bytes: Int) {
        #if !canImport(Darwin)
            var limits = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
            _ = prlimit(process, RLIMIT_DATA.rawValue, &limits, nil)
        #endif
    }

    /// The memory that a process uses, in bytes; nil if it is unknown. On Linux, it is always nil, and
    /// ``limitData(of:to:)`` limits the process instead.
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

    /// Ends the process after a number of additional seconds of processor time, accurate to about one second.
    ///
    /// Only processor time counts, so a busy machine does not shorten the limit.
    package static func limitWork(_ seconds: Int) {
        var used = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &used)
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
        #endif
        limit(RLIMIT_CPU, to: used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1 + seconds, isFinal: false)
    }

    /// Sets the limit of a resource.
    ///
    /// - Parameter isFinal: whether to prevent the process from raising the limit again.
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

    /// The exit status of a process after a stack overflow, and its exit status after it ran out of memory.
    static let (stackStatus, memoryStatus): (Int32, Int32) = (97, 98)

    /// Makes this process exit with different statuses after a stack overflow of this thread and after a lack of
    /// memory. Both problems cause the same signals, so a signal handler compares the address of the fault with the end
    /// of the stack.
    ///
    /// - Parameter size: the size of the stack in bytes. Call this method while little of the stack is in use.
    package static func tellStackFromMemory(stack size: Int) {
        var here: UInt8 = 0
        stackEnd = withUnsafePointer(to: &here) { Int(bitPattern: $0) } - size
        // The handler needs its own stack, because the normal stack is full.
        let room = 64 << 10
        var other = stack_t()
        other.ss_sp = .allocate(byteCount: room, alignment: 16)
        // The type of this field depends on the system and on the version of the SDK.
        other.ss_size = numericCast(room)
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

    /// The address of the end of the stack. It is set once, before the handler can run.
    nonisolated(unsafe) private static var stackEnd = 0
}
