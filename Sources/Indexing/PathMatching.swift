import Foundation
import GRDB
import HostSystem
import Projects

extension DatabaseFunction {
    /// `path_matches(pattern, path)`: whether a pattern of a target matches a path. Only what derives the files of
    /// targets uses it; the index itself is read without it.
    static var pathMatches: DatabaseFunction {
        // Each pattern is taken apart once, however many paths it is held against.
        let known = Shared<[String: PathPattern]>([:])
        return DatabaseFunction("path_matches", argumentCount: 2, pure: true) { values in
            guard let pattern = String.fromDatabaseValue(values[0]), let path = String.fromDatabaseValue(values[1])
            else { return nil }
            let parsed = known.withLock { known in
                if let pattern = known[pattern] { return pattern }
                let parsed = PathPattern(pattern)
                known[pattern] = parsed
                return parsed
            }
            return parsed.matches(path)
        }
    }
}
