/// Where a condition of conditional compilation may hold, and where it holds
/// for sure: on a platform that is in neither set it does not hold.
///
/// A flag of the project (`DEBUG`) may hold everywhere and does so nowhere for
/// sure, so neither it nor its negation takes a platform away.
struct CompilationCondition: Equatable {
    var possible: Platforms
    var certain: Platforms

    static let unknown = CompilationCondition(possible: .all, certain: [])
    static let always = CompilationCondition(possible: .all, certain: .all)
    static let never = CompilationCondition(possible: [], certain: [])

    /// Holds on these platforms and on no other.
    static func only(_ platforms: Platforms) -> CompilationCondition { .init(possible: platforms, certain: platforms) }

    /// May hold on these platforms, and on no other.
    static func perhaps(_ platforms: Platforms) -> CompilationCondition { .init(possible: platforms, certain: []) }

    static prefix func ! (condition: Self) -> Self {
        .init(possible: .all.subtracting(condition.certain), certain: .all.subtracting(condition.possible))
    }

    static func && (left: Self, right: Self) -> Self {
        .init(possible: left.possible.intersection(right.possible), certain: left.certain.intersection(right.certain))
    }

    static func || (left: Self, right: Self) -> Self {
        .init(possible: left.possible.union(right.possible), certain: left.certain.union(right.certain))
    }

    /// Whether a module can be imported: `canImport(UIKit)`, `__has_include(<UIKit/UIKit.h>)`.
    ///
    /// Mac Catalyst has some of AppKit, but code under it is not meant: it asks
    /// for UIKit first, or leaves Catalyst out.
    static func canImport(_ module: String) -> CompilationCondition {
        switch module {
        case "UIKit": .only(.mobile)
        case "AppKit", "Cocoa", "Carbon": .only(.macOS)
        case "WatchKit": .only(.watchOS)
        case "TVUIKit", "TVMLKit": .only(.tvOS)
        case "Darwin", "Foundation", "ObjectiveC": .always
        case "Glibc", "Musl", "Android", "WinSDK": .never
        default: .unknown
        }
    }
}

/// The conditions that stand around a place: one for each open `#if`.
struct ConditionStack {
    private struct Level {
        /// That the branch itself holds, and none of those before it.
        var condition: CompilationCondition
        /// That one of its branches so far holds.
        var taken: CompilationCondition
        /// With all levels around it.
        var whole: CompilationCondition
        /// A number that no other branch of the file has.
        var branch: Int
    }

    /// No source nests deeper; what does is weighed by the first levels.
    private static let most = 256

    private var levels: [Level] = []
    private var branches = 0
    /// How many are open beyond those.
    private var deeper = 0

    /// Where the code at the place is compiled.
    var current: CompilationCondition { levels.last?.whole ?? .always }

    /// `#if`.
    mutating func open(_ condition: CompilationCondition) {
        guard levels.count < Self.most else {
            deeper += 1
            return
        }
        branches += 1
        levels.append(Level(condition: condition, taken: condition, whole: current && condition, branch: branches))
    }

    /// `#elseif`; `#else` with a condition that always holds.
    mutating func next(_ condition: CompilationCondition) {
        guard deeper == 0, let last = levels.popLast() else { return }
        branches += 1
        let own = !last.taken && condition
        levels.append(Level(condition: own, taken: last.taken || condition, whole: current && own, branch: branches))
    }

    /// `#endif`.
    mutating func close() {
        if deeper > 0 { deeper -= 1 } else { _ = levels.popLast() }
    }

    /// The branches that the place lies in, outermost first.
    var path: [Int] { levels.map(\.branch) }

    /// Where the code at the place is compiled, given that the code of another is.
    func current(given path: [Int]) -> CompilationCondition {
        let shared = zip(levels, path).prefix { $0.branch == $1 }.count
        return levels[shared...].reduce(.always) { $0 && $1.condition }
    }
}

/// For which platforms each part of a source is compiled, by offsets.
struct PlatformRegions {
    private var starts: [(offset: Int, platforms: Platforms)] = []

    /// Whether no part is for some platforms only.
    var isUniform: Bool { starts.isEmpty }

    /// Notes that from an offset on, which no earlier one exceeds, other platforms are meant.
    mutating func begin(_ platforms: Platforms, at offset: Int) {
        if (starts.last?.platforms ?? .all) != platforms { starts.append((offset, platforms)) }
    }

    /// The platforms of what stands at an offset.
    func platforms(at offset: Int) -> Platforms {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? .all : starts[low - 1].platforms
    }
}
