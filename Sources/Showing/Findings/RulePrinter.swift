import Asking

/// Prints descriptions of rules.
package struct RulePrinter {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints the list of all rules, grouped by pack.
    ///
    /// - Parameter configuration: the configuration that turns rules on.
    package func print(list rules: [Rule], _ configuration: CheckConfiguration) throws {
        for pack in Rule.Pack.allCases {
            let rules = rules.filter { $0.pack == pack }
            guard !rules.isEmpty else { continue }
            let hint =
                switch pack {
                case .default: ""
                case .off: " (turn on each rule in .xibdb.yml)"
                default: " (--pack \(pack.rawValue))"
                }
            try output.writeLine("\(pack.rawValue)\(hint)")
            let width = rules.map(\.id.count).max() ?? 0
            for rule in rules {
                let id = rule.id + String(repeating: " ", count: width - rule.id.count)
                let state = configuration.isOn(rule) ? rule.severity.rawValue : "off"
                try output.writeWrapped(
                    "  \(id)  \(state)\(String(repeating: " ", count: max(0, 7 - state.count)))  \(rule.title)",
                    hanging: width + 13)
            }
            try output.writeLine()
        }
    }

    /// Prints the documentation of a rule.
    package func print(page rule: Rule) throws {
        try output.writeWrapped("\(rule.id): \(rule.title)")
        try output.writeLine()
        try output.writeWrapped(rule.why, hanging: 0)
        for platform in rule.platforms { try output.writeWrapped("\(platform.name): \(platform.effect)") }
        try output.writeLine()
        try output.writeWrapped("Severity: \(rule.severityText)   Pack: \(rule.pack.rawValue)")
        if let uncertain = rule.uncertain { try output.writeWrapped("Uncertain: \(uncertain)") }
        if !rule.fix.isEmpty { try output.writeWrapped("Fix: \(rule.fix)") }
        for option in rule.options { try output.writeWrapped("Option \(option.name) (\(option.rule)): \(option.help)") }
        for example in [rule.examples.first(where: \.isBad), rule.examples.first { !$0.isBad }].compactMap({ $0 }) {
            try output.writeLine()
            try output.writeLine(example.isBad ? "Reports, at the ^:" : "Does not report (\(example.name)):")
            for file in example.files {
                try output.writeLine()
                try output.writeLine("  \(file.path)")
                for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
                    try output.writeLine("    \(line)")
                }
            }
        }
    }
}
