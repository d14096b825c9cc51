import Bytes

/// An error that answers a request.
package struct RPCError: Error, Sendable, Equatable {
    /// The number of the error; see the constants below.
    package let code: Int
    /// The reason, in one sentence.
    package let message: String
    /// Details for programs; nil if there are none.
    package let data: JSONTree?

    /// Creates an error.
    package init(_ code: Int, _ message: String, data: JSONTree? = nil) {
        (self.code, self.message, self.data) = (code, message, data)
    }

    /// The message is not JSON.
    package static let parseError = -32700
    /// The JSON is not a request.
    package static let invalidRequest = -32600
    /// The server has no method with this name.
    package static let methodNotFound = -32601
    /// The parameters do not fit the method.
    package static let invalidParams = -32602
    /// The server failed.
    package static let internalError = -32603
    /// The client canceled the request (Language Server Protocol only).
    package static let requestCancelled = -32800

    /// The error as the member `error` of a response.
    var json: JSONTree {
        let error: JSONTree = ["code": .integer(code), "message": .text(message)]
        return data.map { error.adding("data", $0) } ?? error
    }
}
