import Foundation
import InterfaceBuilder
import Layout

// Prints layouts for `Tests/Figures/layout.py`. `problems` finds contradictions that do not depend on the size of a root view
// or cell.

switch CommandLine.arguments.dropFirst().first {
case "frames", "known", "problems":
    var options = LayoutOptions()
    if CommandLine.arguments[1] == "known" { options.intrinsicSizes = .known }
    if CommandLine.arguments[1] == "problems" { (options.fixesSizes, options.usesPlaceholders) = (false, false) }
    while let path = readLine() { print(FrameLines(path, options).text, terminator: "") }
case "systems": SystemLines.answer()
default:
    FileHandle.standardError.write(Data("usage: LayoutFigures frames|known|problems|systems < INPUT\n".utf8))
    exit(2)
}
