/// What a run has changed in the rows that were read: what is derived from
/// them depends on it.
struct Changes {
    /// Whether the index is new, so that everything is derived.
    var isFresh = false
    /// Whether trees were taken out, of which derived rows are left.
    var isTreeGone = false
    /// Whether trees or files came, went or got another name.
    var arePathsStale = false
    /// Trees in which files came or went: all is derived of them anew.
    var wholeTrees: Set<Int64> = []
    /// Trees of which files changed.
    var trees: Set<Int64> = []
    /// Inputs of stages that are no longer what they were, with the files
    /// whose rows they are.
    var inputs: [Stage.Input: Set<Int64>] = [:]
    /// What reads the sources of a tree once more, by the row id of the tree.
    var searches: [Int64: SourceSearch] = [:]
    /// Files of which rows stand elsewhere than before.
    var moved: Set<Int64> = []
}
