import Errors
import Showing
import Testing

@Suite("Errors on the command line")
struct ErrorTextTests {
    @Test(arguments: [
        (IndexError.noSuchRoot("a"), "a: no such folder."),
        (.rootIsNoFolder("a"), "a: not a folder. Give the folder that contains it, or an .ipa file."),
        (
            .noPlace(folder: "/a"),
            "No index here, and this is not a git work tree: create one with `xibdb index PATH`, or name one with --db."
        ),
        (.missing(path: "a"), "a: no such index. Create it with `xibdb index`."),
        (
            .outdated(path: "a"),
            "a: the index cannot be read (made by another version of xibdb). `xibdb index` rebuilds it."
        ),
        (.noRoots(path: "a", exists: false), "a: no such index. Create it with `xibdb index --db FILE PATH`."),
        (
            .noRoots(path: "a", exists: true),
            "a: the index is damaged or has another version, and does not name its repository. Create it with `xibdb index --db FILE PATH`."
        ),
        (.cannotRead(path: "a", reason: "disk I/O error"), "a: the index cannot be read (disk I/O error)."),
    ])
    func `an error about an index says what is wrong, and may name a command`(error: IndexError, text: String) {
        #expect(ErrorText.of(error) == text)
    }

    @Test(arguments: [
        (AskingError.timedOut(seconds: 30), "The query took longer than 30 s (--timeout)."),
        (.timedOut(seconds: 0.5), "The query took longer than 0.5 s (--timeout)."),
        (.tooMuchMemory(bytes: 512 << 20), "The query needs more than 512 MiB of memory."),
        (.missingParameters(["a", "b"]), "No value for a, b: add a=VALUE b=VALUE."),
        (.unknownParameters(["c"], known: []), "Unknown parameter c. There are no parameters."),
    ])
    func `an error about a question names the option or the missing value`(error: AskingError, text: String) {
        #expect(ErrorText.of(error) == text)
    }
}
