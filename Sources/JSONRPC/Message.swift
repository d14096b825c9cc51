import Bytes

/// The id of a request. The response has the same id.
package enum RequestID: Sendable, Hashable {
    case integer(Int)
    case text(String)

    /// The maximum size of a text, in bytes. The server keeps the id of each request until its answer.
    private static let mostBytes = 512

    /// Reads an id; nil if the value is neither an integer nor a short text.
    package init?(_ json: JSONTree) {
        if let integer = json.integer {
            self = .integer(integer)
        } else if let text = json.text, text.utf8.count <= Self.mostBytes {
            self = .text(text)
        } else {
            return nil
        }
    }

    /// The id as JSON.
    package var json: JSONTree {
        switch self {
        case .integer(let number): .integer(number)
        case .text(let text): .text(text)
        }
    }
}

/// A message that needs a response.
package struct Request: Sendable {
    package let id: RequestID
    package let method: String
    /// The parameters: an object or a list; `null` if there are none.
    package let params: JSONTree

    /// Creates a request.
    package init(id: RequestID, method: String, params: JSONTree = .null) {
        (self.id, self.method, self.params) = (id, method, params)
    }
}

/// A message that has no response.
package struct RPCNotification: Sendable {
    package let method: String
    /// The parameters: an object or a list; `null` if there are none.
    package let params: JSONTree

    /// Creates a notification.
    package init(method: String, params: JSONTree = .null) { (self.method, self.params) = (method, params) }

    /// The notification as JSON.
    package var json: JSONTree {
        let message: JSONTree = ["jsonrpc": "2.0", "method": .text(method)]
        return params == .null ? message : message.adding("params", params)
    }
}

/// A message of JSON-RPC 2.0.
package enum Message: Sendable {
    case request(Request)
    case notification(RPCNotification)
    /// The response to a request of the server. xibdb does not wait for responses, so it ignores the content.
    case response

    /// A message that cannot be read, and the id of the response that says so.
    package struct Invalid: Error {
        /// The id of the request; nil if it is unknown.
        package let id: RequestID?
        package let error: RPCError
    }

    /// The limits of one message: the nesting depth and the number of its JSON values.
    package static let limits = JSONReader.Limits(nesting: 64, values: 500_000)

    /// Reads a message.
    ///
    /// - Throws: ``Invalid`` if the bytes are not JSON, or if the JSON is not a message.
    package init(_ bytes: [UInt8]) throws(Invalid) {
        let json: JSONTree
        do throws(TextError) { json = try JSONReader.read(bytes, Self.limits) } catch {
            let reason =
                "The message is not valid JSON: \(error.message) (line \(error.at.line), column \(error.at.column))."
            throw Invalid(id: nil, error: RPCError(RPCError.parseError, reason))
        }
        guard json.isObject else {
            let reason = "A message is a JSON object. Lists of messages are not supported."
            throw Invalid(id: nil, error: RPCError(RPCError.invalidRequest, reason))
        }
        let id = json["id"].flatMap(RequestID.init)
        func invalid(_ reason: String) -> Invalid { Invalid(id: id, error: RPCError(RPCError.invalidRequest, reason)) }
        guard json["jsonrpc"]?.text == "2.0" else { throw invalid("The member jsonrpc must be \"2.0\".") }
        guard let name = json["method"] else {
            guard json["result"] != nil || json["error"] != nil else { throw invalid("The member method is missing.") }
            self = .response
            return
        }
        guard let method = name.text, !method.isEmpty else { throw invalid("The member method must be a text.") }
        let params = json["params"] ?? .null
        switch params {
        case .object, .list, .null: break
        default: throw invalid("The member params must be an object or a list.")
        }
        guard json["id"] != nil else {
            self = .notification(RPCNotification(method: method, params: params))
            return
        }
        guard let id else { throw invalid("The member id must be an integer or a text of at most 512 bytes.") }
        self = .request(Request(id: id, method: method, params: params))
    }
}
