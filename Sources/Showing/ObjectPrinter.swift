import Asking

/// Prints everything that the index knows about one object.
package struct ObjectPrinter {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints the object, with one section for each kind of fact.
    package func print(_ object: ObjectDescription) throws {
        try output.write("\(object.label)  (\(object.id))", .heading)
        try output.writeLine("  \(object.path):\(object.line)")
        var section: String?
        for fact in object.facts {
            if fact.section != section {
                try output.writeLine()
                try output.write(fact.section, .heading)
                try output.writeLine()
            }
            section = fact.section
            try output.write("  " + fact.text.split(whereSeparator: \.isNewline).joined(separator: "⏎"))
            if let line = fact.line { try output.write("  :\(line)", .quiet) }
            if let place = fact.place { try output.write("  \(place)", .quiet) }
            try output.writeLine()
        }
    }
}
