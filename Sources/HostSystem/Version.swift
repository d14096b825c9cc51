/// The version of the tool.
package enum Version {
    /// The version that `xibdb --version` prints.
    package static let current = "0.1.0"
}
