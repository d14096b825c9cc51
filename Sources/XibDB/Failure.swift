internal import InterfaceBuilder

/// Why something cannot be done.
public struct Failure: Error, Sendable, CustomStringConvertible {
    /// The reason, in one or more sentences.
    public let description: String

    /// Runs work of the other modules.
    static func of<Result>(_ work: () throws -> Result) throws(Failure) -> Result {
        do {
            return try work()
        } catch let error as ReadError {
            throw Failure(description: error.line.map { "Line \($0): \(error.message)" } ?? error.message)
        } catch { throw Failure(description: "\(error)") }
    }
}
