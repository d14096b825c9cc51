/// The part of an index that an answer covers.
///
/// A scope consists of views. While a snapshot is open, they replace the tables and views with the same names.
package struct Scope: Sendable, Equatable {
    /// The SELECT statement of each view, by the name of the view. The statement reads the replaced table or view as
    /// `main.NAME`.
    package var views: [String: String]

    /// Creates a scope from views. A scope without views covers the whole index.
    package init(views: [String: String] = [:]) { self.views = views }

    /// The SQL that creates the views for one connection only.
    var sql: String {
        views.sorted { $0.key < $1.key }.map { "CREATE TEMP VIEW \"\($0.key)\" AS \($0.value);" }.joined(
            separator: "\n")
    }
}
