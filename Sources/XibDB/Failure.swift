internal import InterfaceBuilder

/// The error of every function in this module.
public struct Failure: Error, Sendable, CustomStringConvertible {
    /// The reason, in one or more sentences.
    public let description: String

    /// Runs code of other modules and converts its errors.
    static func of<Result>(_ work: () throws -> Result) throws(Failure) -> Result {
        do {
            return try work()
        } catch let error as ReadError {
            throw Failure(description: error.line.map { "Line \($0): \(error.message)" } ?? error.message)
        } catch { throw Failure(description: "\(error)") }
    }
}
