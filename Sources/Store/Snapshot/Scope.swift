/// The part of an index that an answer covers.
///
/// It consists of views that replace the tables and views of the same names while a snapshot is open.
package struct Scope: Sendable, Equatable {
    /// The SELECT of each view, by its name. It reads the replaced table or view as `main.NAME`.
    package var views: [String: String]

    /// Creates a scope of these views. Without views, it covers the whole index.
    package init(views: [String: String] = [:]) { self.views = views }

    /// SQL that creates the views, for one connection only.
    var sql: String {
        views.sorted { $0.key < $1.key }.map { "CREATE TEMP VIEW \"\($0.key)\" AS \($0.value);" }.joined(
            separator: "\n")
    }
}
