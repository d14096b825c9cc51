/// The version of the tool.
package enum Version {
    /// As `xibdb --version` prints it.
    package static let current = "0.1.0"
}
