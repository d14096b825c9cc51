import Testing

@Suite("Selectors of Swift methods")
struct SwiftSelectorTests {
    /// The expected selectors come from the Swift compiler; see `Tests/Figures/swift_selectors.py`.
    @Test(arguments: [
        ("signIn() throws", "signInAndReturnError:"),
        ("signIn() async", "signInWithCompletionHandler:"),
        ("signIn(sender:)", "signInSender:"),
        ("stay_in(sender:)", "stay_inSender:"),
        ("fooIN(sender:)", "fooINSender:"),
        ("goTO(sender:)", "goTOSender:"),
        ("aTOx()", "aTOx"),
        ("aTOx() throws", "aTOxAndReturnError:"),
        ("aTOx() async", "aTOxWithCompletionHandler:"),
        ("aTOx(_:)", "aTOx:"),
        ("aTOx(sender:)", "aTOxWithSender:"),
        ("stay_in(sender:)", "stay_inSender:"),
        ("f(with:)", "fWith:"),
        ("run(for:) async", "runFor:completionHandler:"),
        ("f(URL:)", "fWithURL:"),
        ("run(URL:) throws", "runWithURL:error:"),
        ("f(urlString:)", "fWithUrlString:"),
        ("f(withName:)", "fWithName:"),
        ("f(_private:)", "fWith_private:"),
        ("f(HTTPRequest:)", "fWithHTTPRequest:"),
        ("f(in_place:)", "fIn_place:"),
        ("f(insideOut:)", "fInsideOut:"),
        ("f(é:)", "fWithé:"),
        ("f(INplace:)", "fWithINplace:"),
        ("f(FORKey:)", "fFORKey:"),
        ("f(éFor:)", "fWithéFor:"),
        ("f(URL:_:)", "fWithURL::"),
        ("f(URL:_:x:) throws", "fWithURL::x:error:"),
        ("f(URL:in:)", "fWithURL:in:"),
        ("f(URL:in:x:) throws", "fWithURL:in:x:error:"),
        ("f(URL:URL:)", "fWithURL:URL:"),
        ("f(URL:URL:x:) throws", "fWithURL:URL:x:error:"),
        ("f(withName:_:)", "fWithName::"),
        ("f(withName:_:x:) throws", "fWithName::x:error:"),
        ("f(withName:in:)", "fWithName:in:"),
        ("f(withName:in:x:) throws", "fWithName:in:x:error:"),
        ("f(withName:URL:)", "fWithName:URL:"),
        ("f(withName:URL:x:) throws", "fWithName:URL:x:error:"),
        ("openURL(URL:URL:)", "openURLWithURL:URL:"),
    ])
    func `a method has the selector that the compiler gives it`(signature: String, selector: String) {
        let parts = signature.split(separator: ")", omittingEmptySubsequences: false)
        let (name, labels) = (parts[0].split(separator: "(")[0], parts[0].split(separator: "(").dropFirst().first ?? "")
        let parameters = labels.split(separator: ":").enumerated().map { "\($1) p\($0): Int" }.joined(separator: ", ")
        #expect(SwiftText("class C { func \(name)(\(parameters))\(parts[1]) {} }").selectors == [selector])
    }
}
