/// The changes that an index run makes to the rows of files. They determine which rows are derived again.
struct Changes {
    /// Whether the index is new. All rows are then derived.
    var isFresh = false
    /// Whether trees were removed, but their derived rows still exist.
    var isTreeGone = false
    /// Whether trees or files were added, removed or renamed.
    var arePathsStale = false
    /// Trees in which files were added or removed. All rows of these trees are derived again.
    var wholeTrees: Set<Int64> = []
    /// Trees with changed files.
    var trees: Set<Int64> = []
    /// For each changed input of a stage, the files that changed it.
    var inputs: [Stage.Input: Set<Int64>] = [:]
    /// Searches that read the sources of a tree again, keyed by the row id of the tree.
    var searches: [Int64: SourceSearch] = [:]
    /// Files in which positions of rows changed.
    var moved: Set<Int64> = []
}
