import TestSupport
import Testing

/// `xibdb NAME` and `report mentions` look in every part of the index.
@Suite("Searches for a name")
struct NameSearchTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Login.xib",
            Documents.iOS(
                """
                <view tag="42" id="gKO-wT-mn0" userLabel="Card"><accessibility key="accessibilityConfiguration" identifier="login-screen"/>
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="layer.theme" value="night"/></userDefinedRuntimeAttributes>
                <subviews><imageView image="logo.png" id="i1"/>
                <imageView image="logo" id="i2"/>
                <webView id="w1"/>
                <label text="Forgot your password?" id="l1"><color key="textColor" systemColor="secondaryLabelColor"/></label></subviews></view>
                """))
        try folder.write(
            "Panel.xib",
            Documents.macOS(
                """
                <button id="b1"><connections>
                <binding destination="d1" name="value" keyPath="values.fullScreen" id="k1"/></connections></button>
                <userDefaultsController id="d1"/>
                """))
        try folder.write("de.lproj/Localizable.strings", "\"bye\" = \"Auf Wiedersehen\";\n")
        _ = try Tool.run(["index", "."], in: folder.path)
    }

    /// Returns the kinds of the places that mention a string, with the path and the line.
    private func mentions(of name: String) throws -> [String] {
        let sql = ["report", "mentions", "name=\(name)", "--format", "tsv"]
        return try Tool.run(sql, in: folder.path).output.split(separator: "\n").dropFirst().map { row in
            let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
            return "\(columns[3]) \(columns[0])\(columns[1].isEmpty ? "" : ":\(columns[1])")"
        }
    }

    @Test(arguments: [
        ("gKO-wT-mn0", "object id"), ("d1", "destination of a connection"),
        ("login-screen", "accessibility identifier"), ("42", "tag"),
        ("Card", "label in the outline"), ("layer.theme", "runtime attribute"),
        ("night", "value of a runtime attribute"),
        ("values.fullScreen", "key path of a binding"), ("UIWebView", "class"), ("secondaryLabelColor", "color"),
        ("wiedersehen", "text in de"), ("bye", "key of a text"), ("password", "text"), ("Login.xib", "file"),
        ("de.lproj/Localizable.strings", "file"), ("LOGIN-SCREEN", "accessibility identifier"), ("gKO-*", "object id"),
    ])
    func `a string is found wherever it is`(name: String, what: String) throws {
        let found = try mentions(of: name)
        #expect(found.contains { $0.hasPrefix(what + " ") }, "\(found)")
        let run = try Tool.run([name], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.output.contains("No nib has it"), "\(run.output)")
    }

    @Test(arguments: ["logo", "logo.png"])
    func `an image is found with and without its extension`(name: String) throws {
        #expect(try mentions(of: name).filter { $0.hasPrefix("image ") }.count == 2)
        let output = try Tool.run([name], in: folder.path).output
        #expect(output.contains("image") && output.contains("mentions of \(name)"), "\(output)")
    }

    @Test func `a string that is nowhere is an error`() throws {
        let run = try Tool.run(["nowhere-at-all"], in: folder.path)
        #expect(run.status == 2)
        #expect(
            run.errors == """
                xibdb: Vendored code and tests were not searched; --vendor and --tests include them.
                xibdb: No name, identifier, object id, file or text in the index is called nowhere-at-all.

                """
        )
    }
}
