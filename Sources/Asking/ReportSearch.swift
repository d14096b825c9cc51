/// Finds reports and rules by words in their documentation.
package struct ReportSearch: Sendable {
    /// A report or rule that matches.
    package struct Hit: Sendable, Equatable {
        package let name: String
        package let title: String
        /// Whether the match is a rule of `xibdb check`.
        package let isRule: Bool
    }

    /// Returns the reports and rules that contain all words of a text.
    ///
    /// The searched fields are the name, title, words, answer, parameters and columns of a report, and the id, title,
    /// reason and fix of a rule. Matches in earlier fields come first. If nothing contains all words, returns the
    /// reports and rules that contain the most words. Empty if nothing contains any of the words.
    package static func hits(_ text: String, _ reports: [Report], _ rules: [Rule]) -> [Hit] {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { stem(String($0)) }
        guard !words.isEmpty else { return [] }
        func rank(_ fields: [String]) -> (missing: Int, places: Int) {
            let lowered = fields.map { $0.lowercased() }
            let places = words.compactMap { word in lowered.firstIndex { $0.contains(word) } }
            return (words.count - places.count, places.reduce(0, +))
        }
        var hits = reports.map { report -> (rank: (missing: Int, places: Int), hit: Hit) in
            let fields = [
                report.name, report.title, report.words.joined(separator: " "), report.answers,
                report.parameters.map(\.help).joined(separator: " "), report.sql,
            ]
            // Only the result columns of the SQL are searched. They are in its last SELECT.
            let columns =
                report.sql.range(of: "\nSELECT", options: .backwards).map { String(report.sql[$0.lowerBound...]) } ?? ""
            return (rank(fields.dropLast() + [columns]), Hit(name: report.name, title: report.title, isRule: false))
        }
        hits += rules.map { rule in
            let rank = rank([rule.id, rule.title, rule.why, rule.fix])
            return ((rank.missing, rank.places + 1), Hit(name: rule.id, title: rule.title, isRule: true))
        }
        let fewest = hits.map(\.rank.missing).min() ?? 0
        guard fewest < words.count else { return [] }
        let best = hits.filter { $0.rank.missing == fewest }
        // If only a few reports and rules match, those whose name contains one of the words are added.
        let named =
            best.count > 3
            ? [] : hits.filter { hit in hit.rank.missing > fewest && words.contains { hit.hit.name.contains($0) } }
        return (best + named).sorted {
            ($0.rank.missing, $0.rank.places, $0.hit.isRule ? 1 : 0, $0.hit.name) < (
                $1.rank.missing, $1.rank.places, $1.hit.isRule ? 1 : 0, $1.hit.name
            )
        }.map(\.hit)
    }

    /// Returns a word without its plural ending.
    private static func stem(_ word: String) -> String {
        word.count > 4 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
    }
}
