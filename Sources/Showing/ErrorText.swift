import Errors
import Store

/// What the command line says of an error: what is wrong, in the error's own
/// words, and which option or command helps.
package enum ErrorText {
    /// One or more lines about an error of the libraries.
    package static func of(_ error: AskingError) -> String {
        switch error {
        case .timedOut: withoutPoint("\(error)") + " (--timeout)."
        case .missingParameters(let names):
            withoutPoint("\(error)") + ": add " + names.map { "\($0)=VALUE" }.joined(separator: " ") + "."
        case .tooLong: "\(error) Take a part of it: substr(COLUMN, 1, 1000)."
        case .damaged(_, isHistory: true, _): "\(error) Delete the file; the next `xibdb history` makes it anew."
        case .damaged(_, isHistory: false, _): "\(error) `xibdb index --rehash` makes it anew."
        default: "\(error)"
        }
    }

    /// One line about an index that cannot be read or written.
    package static func of(_ error: IndexError) -> String {
        switch error {
        case .rootIsNoFolder: "\(error) Give the folder that holds the file."
        case .noPlace: withoutPoint("\(error)") + ": make one with `xibdb index PATH`, or name one with --db."
        case .missing: "\(error) Make it with `xibdb index`."
        case .outdated: "\(error) `xibdb index` makes it anew."
        case .foreign(let path, _):
            "\(error) `xibdb \(path.hasSuffix("/" + IndexFile.Kind.history.fileName) ? "history" : "index")` makes it anew."
        case .notAnIndex: "\(error) Move it to another place, or name another index with --db."
        case .noRoots: "\(error) Make it with `xibdb index --db FILE PATH`."
        default: "\(error)"
        }
    }

    private static func withoutPoint(_ sentence: String) -> String { String(sentence.dropLast()) }
}
