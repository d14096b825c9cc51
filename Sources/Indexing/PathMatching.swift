import Foundation
import GRDB
import HostSystem
import Projects

extension DatabaseFunction {
    /// The SQL function `path_matches(pattern, path)`, which returns whether a pattern of a target matches a path.
    ///
    /// Only the script that derives the files of targets uses the function. A reader of the index does not need it.
    package static var pathMatches: DatabaseFunction {
        // Each pattern is parsed once, even if it is compared with many paths.
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
