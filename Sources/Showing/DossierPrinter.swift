import Asking

/// Prints what a screen consists of, and what of it new code does not mention.
package struct DossierPrinter {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints the screens. With new code, prints only what the code does not mention, and what must be checked by hand.
    package func print(_ dossier: Dossier) throws {
        for (number, screen) in dossier.screens.enumerated() {
            if number > 0 { try output.writeLine() }
            try output.write(screen.label, .heading)
            try output.writeLine("  \(screen.path)\(screen.line.map { ":\($0)" } ?? "")")
            if dossier.code.isEmpty {
                try print(screen.items, of: screen)
                if screen.items.isEmpty { try output.writeLine("  nothing that new code must keep") }
            } else {
                try printCoverage(of: screen, dossier.code)
            }
        }
    }

    private func printCoverage(of screen: Dossier.Screen, _ code: [String]) throws {
        let missing = screen.items.filter { $0.coverage == .missing }
        let open = screen.items.filter { $0.coverage == .notChecked }
        let files = code.joined(separator: ", ")
        let mentioned = screen.items.count - missing.count - open.count
        try output.writeWrapped(
            "  \(mentioned) of \(missing.count + mentioned) items are mentioned in \(files).", hanging: 2)
        if !missing.isEmpty {
            try output.writeLine()
            try output.writeLine("  Not mentioned:")
            try print(missing, of: screen)
        }
        if !open.isEmpty {
            try output.writeLine()
            try output.writeLine("  Check by hand, because new code can keep them under any name:")
            try print(open, of: screen)
        }
    }

    private func print(_ items: [Dossier.Item], of screen: Dossier.Screen) throws {
        var section = ""
        for item in items {
            if item.section != section {
                section = item.section
                try output.writeLine()
                try output.write("  \(section)", .heading)
                try output.writeLine()
            }
            let place = (item.path == screen.path ? "" : item.path) + (item.line.map { ":\($0)" } ?? "")
            let name =
                ["text", "accessibility"].contains(section) && item.detail != "traits" ? "\"\(item.name)\"" : item.name
            let words = [name, item.object, item.detail, place].compactMap(\.self).filter { !$0.isEmpty }
            try output.writeWrapped("    " + words.joined(separator: "  "), hanging: 8)
        }
    }
}
