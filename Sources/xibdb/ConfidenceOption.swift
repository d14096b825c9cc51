import ArgumentParser

/// Whether uncertain findings are printed.
struct ConfidenceOption: ParsableArguments {
    @Flag(name: [.customLong("include-uncertain")], help: "Print uncertain findings, too.")
    private var isAsked = false
    /// The former name of the option.
    @Flag(name: .customLong("include-unsure"), help: .hidden)
    private var isAskedByFormerName = false

    /// Whether to print them.
    var includeUncertain: Bool { isAsked || isAskedByFormerName }
}
