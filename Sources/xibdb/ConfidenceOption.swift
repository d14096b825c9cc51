import ArgumentParser

/// The option that prints uncertain findings.
struct ConfidenceOption: ParsableArguments {
    @Flag(name: [.customLong("include-uncertain")], help: "Print uncertain findings, too.")
    private var isAsked = false
    /// The former name of the option.
    @Flag(name: .customLong("include-unsure"), help: .hidden)
    private var isAskedByFormerName = false

    /// Whether to print uncertain findings.
    var includeUncertain: Bool { isAsked || isAskedByFormerName }
}
