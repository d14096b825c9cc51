import SourceCode

/// A call to a function of the project, with everything that determines its result.
struct CachedCall: Hashable {
    let function: Int
    let own: FollowedValue
    let arguments: [Int: FollowedValue]
    let expecting: String?
    let platforms: Set<String>
    /// Whether the entry function makes the call.
    let isFirst: Bool
    let isAsking: Bool
    /// Whether a condition with an unknown value encloses the call.
    let isConditional: Bool

    fileprivate var isCacheable: Bool {
        var room = 200
        return own.isContextIndependent(within: &room)
            && arguments.values.allSatisfy { $0.isContextIndependent(within: &room) }
    }
}

/// Results of calls that only return a value: they load nothing, use no identifier, and have no other effect.
///
/// Most code calls a few functions very often, for example a function that returns a shared object and creates it on
/// first use. Without the cache, each call would follow everything that the function calls.
final class CallCache {
    private struct Result {
        let value: FollowedValue?
        let madeFields: [String: FollowedValue]
        /// If the depth limit affected the result, the number of enclosing functions; otherwise 0. The result is not
        /// valid for a call with fewer enclosing functions.
        let depth: Int
    }

    private var results: [CachedCall: Result] = [:]
    /// The largest number of results. This limit restricts the memory use for a large tree.
    private static let most = 50_000

    /// The number of effects of the code that has been followed so far.
    private var effects = 0
    /// Index in ``Interpreter/active`` of the outermost function that a recursive call would have entered again.
    private var outermostRepeat = Int.max
    /// Whether a call was not followed because it was nested too deeply.
    private var isTooDeep = false

    /// Records that code loads something, uses an identifier, or reads or sets members of a type that is not a class.
    func noteEffect() { effects += 1 }

    /// Records that a call is not followed because it is nested too deeply.
    func noteDepth() { isTooDeep = true }

    /// Records that a recursive call is not followed because its function is already being followed.
    func noteRepeat(of place: Int) { outermostRepeat = min(outermostRepeat, place) }

    /// Removes all results. Call this when the set of helpers or the texts assigned to properties change.
    func reset() { results = [:] }

    /// Returns the result of a call.
    ///
    /// - Parameter follow: follows the function if the cache does not contain a result.
    func result(of call: CachedCall, _ interpreter: Interpreter, _ follow: () -> FollowedValue?) -> FollowedValue? {
        guard call.isCacheable else { return follow() }
        let depth = interpreter.active.count
        if let known = results[call], known.depth <= depth {
            interpreter.madeFields = known.madeFields
            if known.depth > 0 { isTooDeep = true }
            return known.value
        }
        let (repeatBefore, wasTooDeep) = (outermostRepeat, isTooDeep)
        (outermostRepeat, isTooDeep) = (.max, false)
        let before = effects
        let value = follow()
        let isCacheable =
            effects == before && outermostRepeat >= depth && interpreter.budget > 0 && interpreter.forks == 0
            && value?.isContextIndependent ?? true
            && interpreter.madeFields.values.allSatisfy(\.isContextIndependent)
        if isCacheable {
            if results.count >= Self.most { results = [:] }
            results[call] = Result(value: value, madeFields: interpreter.madeFields, depth: isTooDeep ? depth : 0)
        }
        // Recursion that stays inside the function does not affect its callers.
        outermostRepeat = min(repeatBefore, outermostRepeat >= depth ? .max : outermostRepeat)
        isTooDeep = isTooDeep || wasTooDeep
        return value
    }
}

extension Interpreter {
    /// Whether a function can be entered: the current depth allows it, and the function is not already being followed.
    func mayEnter(_ index: Int) -> Bool {
        if active.count >= (followsScreens ? 6 : 14) {
            callCache.noteDepth()
            return false
        }
        guard let place = active.firstIndex(of: index) else { return true }
        callCache.noteRepeat(of: place)
        return false
    }
}
