import SourceCode

/// A call of a function of the project, with everything that its result depends on.
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
        /// Number of enclosing functions if the depth limit cut the result; otherwise 0. With fewer enclosing
        /// functions, the result is not valid.
        let depth: Int
    }

    private var results: [CachedCall: Result] = [:]
    /// The largest number of results. It limits the memory for a large tree.
    private static let most = 50_000

    /// Number of effects of the code that was followed so far.
    private var effects = 0
    /// Index in ``Interpreter/active`` of the outermost function that a recursive call would have entered again.
    private var outermostRepeat = Int.max
    /// Whether code was left out because the calls were too deep.
    private var isTooDeep = false

    /// Notes that code loads something, uses an identifier, or reads or sets members of a type that is not a class.
    func noteEffect() { effects += 1 }

    /// Notes that code is left out because the calls are too deep.
    func noteDepth() { isTooDeep = true }

    /// Notes that a recursive call is left out because its function is already being followed.
    func noteRepeat(of place: Int) { outermostRepeat = min(outermostRepeat, place) }

    /// Removes all results. Call this when the set of helpers or the texts assigned to properties change.
    func reset() { results = [:] }

    /// Returns the result of a call.
    ///
    /// - Parameter follow: follows the function if no result is known.
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
    /// Whether a function can be followed at the current depth, and is not being followed already.
    func mayEnter(_ index: Int) -> Bool {
        if active.count >= 14 {
            callCache.noteDepth()
            return false
        }
        guard let place = active.firstIndex(of: index) else { return true }
        callCache.noteRepeat(of: place)
        return false
    }
}
