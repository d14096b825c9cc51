// Repeatedly passes changed files to the readers. Reports the files that crash a reader, or that need too much time or
// memory.
//
//     fuzz [--seed 1] [--rounds 1000] [--only KIND] [--bytes MOST] [--out FOLDER] [FOLDER WITH FILES …]
//
// The kind, seed and number of an input identify it, so that you can reproduce an input that crashed a reader.
// The readers run in a separate process.
//
// With `make fuzz-guided`, code coverage guides the changes; see Guided.swift.

import Foundation
import SourceCode
import TestSupport

let settings = Settings(Array(CommandLine.arguments.dropFirst()))
let kinds = Kind.allCases.filter { settings.only == nil || settings.only == $0.rawValue }
if settings.isReader, let kind = kinds.first { Reader(kind: kind).run() }

#if GUIDED
    if let kind = kinds.first { Guided(kind, settings).run() }
#endif

var isClean = true
for kind in kinds {
    let report = Round(kind, settings).run()
    print(report.line)
    fflush(nil)
    isClean = isClean && report.failures == 0
}
exit(isClean && !kinds.isEmpty ? 0 : 1)
