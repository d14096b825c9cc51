/// The platforms on which a compilation condition is possibly true, and the platforms on which it is always true.
///
/// On a platform that is not in ``possible``, the condition is false. A project flag (`DEBUG`) is possibly true on
/// every platform, but it is not certain on any platform. Therefore neither the flag nor its negation removes a
/// platform.
package struct CompilationCondition: Equatable {
    package var possible: Platforms
    var certain: Platforms

    package static let unknown = CompilationCondition(possible: .all, certain: [])
    package static let always = CompilationCondition(possible: .all, certain: .all)
    package static let never = CompilationCondition(possible: [], certain: [])

    /// A condition that holds on exactly these platforms.
    package static func only(_ platforms: Platforms) -> CompilationCondition {
        .init(possible: platforms, certain: platforms)
    }

    /// A condition that is possibly true on these platforms, and false on all others.
    package static func perhaps(_ platforms: Platforms) -> CompilationCondition {
        .init(possible: platforms, certain: [])
    }

    package static prefix func ! (condition: Self) -> Self {
        .init(possible: .all.subtracting(condition.certain), certain: .all.subtracting(condition.possible))
    }

    package static func && (left: Self, right: Self) -> Self {
        .init(possible: left.possible.intersection(right.possible), certain: left.certain.intersection(right.certain))
    }

    package static func || (left: Self, right: Self) -> Self {
        .init(possible: left.possible.union(right.possible), certain: left.certain.union(right.certain))
    }

    /// Returns the condition under which a module can be imported: `canImport(UIKit)`,
    /// `__has_include(<UIKit/UIKit.h>)`.
    ///
    /// Mac Catalyst contains parts of AppKit. But code for AppKit is not intended for Catalyst: it tests for UIKit
    /// first, or excludes Catalyst. Therefore AppKit is treated as a module of macOS only.
    package static func canImport(_ module: String) -> CompilationCondition {
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

/// The conditions around the current position in a source, one for each open `#if`.
package struct ConditionStack {
    private struct Level {
        /// The condition under which this branch is compiled: its own condition is true, and the conditions of all
        /// earlier branches are false.
        var condition: CompilationCondition
        /// The condition under which this branch or an earlier branch is compiled.
        var taken: CompilationCondition
        /// The condition of this branch, combined with the conditions of all outer levels.
        var whole: CompilationCondition
        /// The number of the branch, unique in the file.
        var branch: Int
    }

    /// The maximum number of levels. Real sources use fewer. The conditions of deeper levels are ignored.
    private static let most = 256

    private var levels: [Level] = []
    private var branches = 0
    /// The number of open levels beyond the maximum.
    private var deeper = 0

    /// Creates the state at the start of a file.
    package init() {}

    /// The platforms on which the code at the position is compiled.
    package var current: CompilationCondition { levels.last?.whole ?? .always }

    /// Handles `#if`.
    package mutating func open(_ condition: CompilationCondition) {
        guard levels.count < Self.most else {
            deeper += 1
            return
        }
        branches += 1
        levels.append(Level(condition: condition, taken: condition, whole: current && condition, branch: branches))
    }

    /// Handles `#elseif`. An `#else` has a condition that always holds.
    package mutating func next(_ condition: CompilationCondition) {
        guard deeper == 0, let last = levels.popLast() else { return }
        branches += 1
        let own = !last.taken && condition
        levels.append(Level(condition: own, taken: last.taken || condition, whole: current && own, branch: branches))
    }

    /// Handles `#endif`.
    mutating func close() {
        if deeper > 0 { deeper -= 1 } else { _ = levels.popLast() }
    }

    /// The branches around the position, outermost first.
    var path: [Int] { levels.map(\.branch) }

    /// Returns the condition of the code at the position, given that some other code is compiled.
    ///
    /// - Parameter path: the branches around the other code, outermost first.
    func current(given path: [Int]) -> CompilationCondition {
        let shared = zip(levels, path).prefix { $0.branch == $1 }.count
        return levels[shared...].reduce(.always) { $0 && $1.condition }
    }
}

/// The platforms for which each part of a source is compiled, by offset.
struct PlatformRegions {
    private var starts: [(offset: Int, platforms: Platforms)] = []

    /// Whether every part is compiled for all platforms.
    var isUniform: Bool { starts.isEmpty }

    /// Records the platforms of the code that begins at an offset. Offsets must not decrease.
    mutating func begin(_ platforms: Platforms, at offset: Int) {
        if (starts.last?.platforms ?? .all) != platforms { starts.append((offset, platforms)) }
    }

    /// Returns the platforms of the code at an offset.
    func platforms(at offset: Int) -> Platforms {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? .all : starts[low - 1].platforms
    }
}
