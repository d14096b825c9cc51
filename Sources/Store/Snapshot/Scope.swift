/// What part of an index an answer speaks of: views that stand, as long as a
/// snapshot is open, for the tables and views of their names.
package struct Scope: Sendable, Equatable {
    /// The SELECT of each view by its name. It reaches what it stands for as
    /// `main.NAME`.
    package var views: [String: String]

    /// A scope of these views; without any, the whole index.
    package init(views: [String: String] = [:]) { self.views = views }

    /// SQL that makes the views, for one connection alone.
    var sql: String {
        views.sorted { $0.key < $1.key }.map { "CREATE TEMP VIEW \"\($0.key)\" AS \($0.value);" }.joined(
            separator: "\n")
    }
}
