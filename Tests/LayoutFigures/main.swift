import Foundation
import InterfaceBuilder
import Layout

// Prints layouts for `Tests/Figures/layout.py`: `LayoutFigures frames`, `LayoutFigures known` or `LayoutFigures systems`.

switch CommandLine.arguments.dropFirst().first {
case "frames", "known":
    var options = LayoutOptions()
    if CommandLine.arguments[1] == "known" { options.intrinsicSizes = .known }
    while let path = readLine() { print(FrameLines(path, options).text, terminator: "") }
case "systems": SystemLines.answer()
default:
    FileHandle.standardError.write(Data("usage: LayoutFigures frames|known|systems < INPUT\n".utf8))
    exit(2)
}
