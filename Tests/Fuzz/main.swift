// Hands changed files to the readers, again and again, and tells which of them
// end a reader, take it too long, or too much memory.
//
//     fuzz [--seed 1] [--rounds 1000] [--only KIND] [--bytes MOST] [--out FOLDER] [FOLDER WITH FILES …]
//
// An input is known by its kind, seed and number, so that what a reader did
// not survive can be made again. The readers run in a process of their own.
//
// Built as `make fuzz-guided` builds it, it is led by what inputs reach in the
// readers; see Guided.swift.

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
