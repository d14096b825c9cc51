/// The changes of a run to the rows of files. They decide what is derived again.
struct Changes {
    /// Whether the index is new, so that everything is derived.
    var isFresh = false
    /// Whether trees were removed whose derived rows still exist.
    var isTreeGone = false
    /// Whether trees or files were added, removed or renamed.
    var arePathsStale = false
    /// Trees in which files were added or removed. Everything is derived again for them.
    var wholeTrees: Set<Int64> = []
    /// Trees with changed files.
    var trees: Set<Int64> = []
    /// Changed inputs of stages, with the files that changed them.
    var inputs: [Stage.Input: Set<Int64>] = [:]
    /// Searches that read the sources of a tree again, by the row id of the tree.
    var searches: [Int64: SourceSearch] = [:]
    /// Files with rows whose positions changed.
    var moved: Set<Int64> = []
}
