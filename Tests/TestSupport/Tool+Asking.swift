import Foundation

/// The error for a program run that did not end as the test expected.
public struct UnexpectedRun: Error, CustomStringConvertible {
    public let run: Tool.Run
    public var description: String { "status \(run.status)\n\(run.output)\n\(run.errors)" }
}

extension Tool {
    /// Indexes a folder. The index is in the subfolder `.xibdb`.
    ///
    /// - Throws: ``UnexpectedRun`` if the exit status is not 0.
    @discardableResult
    public static func index(_ folder: String, _ options: [String] = [], environment: [String: String] = [:]) throws
        -> Run
    {
        let run = try run(["index", folder] + options, in: folder, environment: environment)
        guard run.status == 0 else { throw UnexpectedRun(run: run) }
        return run
    }

    /// Returns the values of an SQL query with one column. xibdb does not refresh the index before the query.
    public static func ask(_ sql: String, in folder: String, database: String? = nil) throws -> [String] {
        let place = database.map { ["--db", $0] } ?? []
        let run = try run(["sql", sql, "--no-refresh", "--format", "ndjson"] + place, in: folder)
        guard run.status == 0 else { throw UnexpectedRun(run: run) }
        return try run.output.split(separator: "\n").map { line in
            let values = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
            // The members of a parsed object are not ordered, so a query must have one column. The column can
            // concatenate values.
            guard values.count == 1, let value = values.values.first else { throw UnexpectedRun(run: run) }
            return value is NSNull ? "NULL" : "\(value)"
        }
    }

    /// Runs git in a folder. git reads only the configuration file of the repository.
    @discardableResult
    public static func git(_ arguments: [String], in folder: String) throws -> Run {
        let run = try execute(
            "git", ["-c", "protocol.file.allow=always"] + arguments, in: folder,
            environment: [
                "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
                "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
                "GIT_COMMITTER_EMAIL": "a@example.com",
            ])
        guard run.status == 0 else { throw UnexpectedRun(run: run) }
        return run
    }

    /// The words to write before a command so that it runs without root privileges. Empty if the tests do not run as
    /// root; nil if root privileges cannot be dropped.
    public static let unprivileged: [String]? = {
        guard getuid() == 0 else { return [] }
        let words = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        let run = try? execute(words[0], Array(words.dropFirst()) + [xibdb, "--version"], in: "/")
        return run?.status == 0 ? words : nil
    }()
}

extension TemporaryFolder {
    /// Writes a file whose name consists of the given bytes. The bytes do not have to be valid UTF-8.
    public func write(name: [UInt8], _ text: String) throws {
        let bytes = Array(path.utf8) + [0x2F] + name + [0]
        let file = bytes.withUnsafeBufferPointer { pointer in
            pointer.withMemoryRebound(to: CChar.self) { fopen($0.baseAddress!, "w") }
        }
        guard let file else { throw CocoaError(.fileWriteUnknown) }
        fputs(text, file)
        fclose(file)
    }

    /// Returns the bytes of a file, or nil if it does not exist.
    public func bytes(of name: String) -> Data? { FileManager.default.contents(atPath: path + "/" + name) }

    /// Returns the names of the entries of a folder, sorted. The list is empty if the folder does not exist.
    public func entries(of name: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + name)) ?? []).sorted()
    }

    public func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }
}
