/// The differences between the protocols that use JSON-RPC.
package struct Dialect: Sendable {
    /// How messages are separated.
    let framing: Framing
    /// The notification that cancels a request, and the parameter with the id of the request.
    let cancel: (method: String, parameter: String)
    /// The error that answers a canceled request; nil if a canceled request gets no answer.
    let cancelledCode: Int?
    /// The notification that ends the server; nil if only the end of the input ends it.
    let end: String?
    /// Requests that the thread of the input answers, even if all workers are busy.
    let immediate: Set<String>
    /// The number of threads that answer requests. With one thread, requests and notifications are handled in order.
    let workers: Int

    /// The Model Context Protocol over standard input and output.
    package static let modelContext = Dialect(
        framing: .lines, cancel: ("notifications/cancelled", "requestId"), cancelledCode: nil, end: nil,
        immediate: ["ping"], workers: 2)

    /// The Language Server Protocol. Changes of documents must be handled before later requests about them.
    package static let languageServer = Dialect(
        framing: .headers, cancel: ("$/cancelRequest", "id"), cancelledCode: RPCError.requestCancelled, end: "exit",
        immediate: [], workers: 1)
}
