import Foundation

/// Runs the built `xibdb` and other programs, like a user.
public enum Tool {
    /// The result of a run.
    public struct Run: Sendable {
        public let status: Int32
        public let output: String
        public let errors: String

        public init(status: Int32, output: String, errors: String) {
            (self.status, self.output, self.errors) = (status, output, errors)
        }
    }

    /// The path of the binary to test. If the environment variable `XIBDB` is set, its value is the path. Otherwise,
    /// the tests use the binary that was built with them.
    public static let xibdb: String = {
        if let path = ProcessInfo.processInfo.environment["XIBDB"] { return path }
        return built("xibdb")
    }()

    /// Returns the path of a program that was built with the tests.
    public static func built(_ name: String) -> String {
        // The programs are in the folder of the test bundle, or in a folder above it.
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        for _ in 0..<6 {
            let candidate = folder.appendingPathComponent(name).path
            if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
            folder.deleteLastPathComponent()
        }
        return repository + "/.build/debug/" + name
    }

    /// Whether a sanitizer is active. A sanitizer needs additional memory and delivers signals late.
    #if SANITIZED
        public static let isSanitized = true
    #else
        public static let isSanitized = false
    #endif

    /// The path of the project folder.
    public static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// Runs xibdb in a folder.
    public static func run(
        _ arguments: [String], in folder: String, input: String? = nil, environment: [String: String] = [:]
    ) throws -> Run {
        try execute(xibdb, arguments, in: folder, input: input, environment: environment)
    }

    /// Runs a program. `program` is its path, or the name of a program on `PATH`.
    public static func execute(
        _ program: String, _ arguments: [String], in folder: String, input: String? = nil,
        environment: [String: String] = [:]
    ) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        var variables = ProcessInfo.processInfo.environment
        // The output must not depend on the environment of the tests.
        for name in ["COLUMNS", "NO_COLOR", "TERM", "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
            variables[name] = nil
        }
        variables.merge(environment) { $1 }
        process.environment = variables
        let folder = try TemporaryFolder()
        let (output, errors) = (folder.path + "/output", folder.path + "/errors")
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file, contents: nil) }
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        process.standardInput =
            try input.map { FileHandle(forReadingAtPath: try folder.write("input", $0)) } ?? FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        func text(_ file: String) -> String {
            String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
        }
        return Run(status: process.terminationStatus, output: text(output), errors: text(errors))
    }
}
