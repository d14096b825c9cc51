import Errors
import Store

/// The text of an error on the command line: the description of the error, and the option or command that helps.
package enum ErrorText {
    /// Returns one or more lines that describe why a command failed.
    package static func of(_ error: AskingError) -> String {
        switch error {
        case .timedOut: withoutPoint("\(error)") + " (--timeout)."
        case .missingParameters(let names):
            withoutPoint("\(error)") + ": add " + names.map { "\($0)=VALUE" }.joined(separator: " ") + "."
        case .tooLong: "\(error) Select only a part of it: substr(COLUMN, 1, 1000)."
        case .damaged(_, isHistory: true, _): "\(error) Delete the file; the next `xibdb history` rebuilds it."
        case .damaged(_, isHistory: false, _): "\(error) `xibdb index --rehash` rebuilds it."
        default: "\(error)"
        }
    }

    /// Returns one line that describes why an index cannot be read or written.
    package static func of(_ error: IndexError) -> String {
        switch error {
        case .rootIsNoFolder: "\(error) Give the folder that contains it, or an .ipa file."
        case .noPlace: withoutPoint("\(error)") + ": create one with `xibdb index PATH`, or name one with --db."
        case .missing: "\(error) Create it with `xibdb index`."
        case .outdated: "\(error) `xibdb index` rebuilds it."
        case .foreign(let path, _):
            "\(error) `xibdb \(path.hasSuffix("/" + IndexFile.Kind.history.fileName) ? "history" : "index")` rebuilds it."
        case .notAnIndex: "\(error) Move it to another place, or name another index with --db."
        case .noRoots: "\(error) Create it with `xibdb index --db FILE PATH`."
        default: "\(error)"
        }
    }

    private static func withoutPoint(_ sentence: String) -> String { String(sentence.dropLast()) }
}
