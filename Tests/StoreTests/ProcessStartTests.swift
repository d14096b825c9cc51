import Foundation
import TestSupport
import Testing

import HostSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("Starting processes")
struct ProcessStartTests {
    private func shell(_ script: String, _ environment: [String] = ["PATH=/bin:/usr/bin"]) throws -> ChildProcess {
        try ChildProcess("/bin/sh", ["-c", script], environment: environment, keepsErrors: true)
    }

    private func output(_ process: ChildProcess, _ input: [UInt8] = [], patience: Double = 60) -> (
        text: String, ending: ChildProcess.Ending, errors: String
    ) {
        var bytes: [UInt8] = []
        let ended = process.exchange(input, patience: patience) { bytes += $0 }
        return (String(decoding: bytes, as: UTF8.self), ended.ending, String(decoding: ended.errors, as: UTF8.self))
    }

    @Test func `a child process does not inherit the descriptors of a pipe`() throws {
        let ends = try ProcessStart.makePipe()
        defer { for end in [ends.0, ends.1] { close(end) } }
        for end in [ends.0, ends.1] { #expect(end > 2 && fcntl(end, F_GETFD) & FD_CLOEXEC != 0) }
        #expect(
            output(try shell("for end in \(ends.0) \(ends.1); do [ -e /dev/fd/$end ] && echo open; done; echo done"))
                .text == "done\n")
    }

    @Test func `a process gets its input and its environment, and reports how it ended`() throws {
        let ended = output(
            try shell("cat; printf \"$WORD\"; echo bad >&2; exit 3", ["PATH=/bin:/usr/bin", "WORD=end"]),
            Array("begin ".utf8))
        #expect(ended.text == "begin end" && ended.errors == "bad\n" && ended.ending == .exited(3))
        #expect(output(try shell("kill -TERM $$")).ending == .signal(SIGTERM))
    }

    @Test func `input and output may be larger than a pipe, and error output is cut off`() throws {
        let size = 4 << 20
        let ended = output(try shell("cat; head -c 1000000 /dev/zero >&2"), [UInt8](repeating: 0x61, count: size))
        #expect(ended.text.utf8.count == size && ended.ending == .exited(0))
        #expect(ended.errors.utf8.count == 1 << 16)
    }

    @Test func `a process that reads no input is not an error`() throws {
        #expect(output(try shell("exec <&-; echo on"), [UInt8](repeating: 1, count: 1 << 20)).text == "on\n")
    }

    @Test func `a silent process is ended after the time limit, even if another process has its pipes`() throws {
        #expect(output(try shell("sleep 300 & sleep 300"), patience: 0.3).ending == .time)
        #expect(output(try shell("exec >&- 2>&-; sleep 300"), patience: 0.3).ending == .time)
    }

    @Test func `lines and bytes are read in order`() throws {
        let process = try shell("printf 'one\\n\\ntwo three'")
        #expect(try process.readLine(patience: 30) == Array("one".utf8))
        #expect(try process.readLine(patience: 30) == [])
        #expect(try process.read(3, patience: 30) == Array("two".utf8))
        #expect(throws: ChildProcess.Ending.exited(0)) { try process.readLine(patience: 30) }
    }

    @Test func `only one source file starts processes, and only one starts git`() throws {
        let sources = Tool.repository + "/Sources"
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
        #expect(files.count > 300)
        let texts = try files.sorted().map { ($0, try String(contentsOfFile: sources + "/" + $0, encoding: .utf8)) }
        /// Returns the paths of the sources that contain one of these words. It ignores matches inside a longer word.
        func found(_ words: String...) -> [String] {
            texts.filter { _, text in
                words.contains { word in
                    text.components(separatedBy: word).dropLast().contains {
                        !($0.last.map { $0.isLetter || $0 == "_" } ?? false)
                    }
                }
            }.map(\.0)
        }
        #expect(found("posix_spawn(", "posix_spawnp(") == ["HostSystem/ProcessStart.swift"])
        #expect(found("Process()", "Pipe()", "popen(", "system(") == [])
        #expect(found("pipe(&", "pipe2(&") == ["HostSystem/ProcessStart.swift"])
        #expect(found("find(\"git\")") == ["Trees/Git.swift"])
        // A child process must not inherit a file that xibdb opens by name.
        let opened = texts.flatMap { $0.1.split(separator: "\n") }.filter {
            $0.contains("O_RDONLY |") || $0.contains("O_WRONLY |") || $0.contains("O_RDWR |")
        }
        #expect(opened.count > 4 && opened.allSatisfy { $0.contains("O_CLOEXEC") }, "\(opened)")
    }
}
