/// A class name from a log.
package struct ClassName: Sendable, Equatable, Hashable, Codable {
    /// The name as it is written in the log.
    package let written: String
    /// The module; nil if the name has none.
    package let module: String?
    /// The name without the module. For a nested class, it contains the outer types (`Outer.Inner`).
    package let name: String
    /// An error message if the name could not be demangled; nil if there was no problem.
    package let problem: String?

    /// Reads a name: `Class`, `Module.Class`, `Module.Cell<Swift.Int>`, `NSKVONotifying_Class` or a mangled Swift
    /// name.
    package init(_ written: String) {
        self.written = written
        var text = Substring(written)
        if text.hasPrefix("NSKVONotifying_") { text = text.dropFirst("NSKVONotifying_".count) }
        if Demangler.isMangled(String(text)) {
            guard let path = Demangler.path(of: String(text)) else {
                (module, name, problem) = (nil, String(text), "\(written) could not be demangled")
                return
            }
            // Objective-C classes do not belong to a module at run time.
            module = path.module == "__C" ? nil : path.module
            name = path.types.joined(separator: ".")
            problem = nil
            return
        }
        if let bracket = text.firstIndex(of: "<"), bracket > text.startIndex { text = text[..<bracket] }
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        module = parts.count > 1 ? parts[0] : nil
        name = parts.count > 1 ? parts[1] : String(text)
        problem = nil
    }

    /// The name with its module, as in Swift: `Module.Class`.
    package var qualified: String { module.map { "\($0).\(name)" } ?? name }

    /// The innermost name: `Inner` for `Outer.Inner`.
    package var last: String { name.split(separator: ".").last.map(String.init) ?? name }
}
