/// The version of the tool.
public enum Version {
    /// As `xibdb --version` prints it.
    public static let current = "0.1.0"
}
