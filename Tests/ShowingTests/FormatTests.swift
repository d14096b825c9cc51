import Asking
import Showing
import Testing

@Suite("Output formats")
struct FormatTests {
    static func print(_ format: ResultFormat, width: Int? = nil) throws -> String {
        let output = Output.captured()
        var writer = AnyFormatWriter(format.writer(to: output, width: width))
        try writer.start(statements: 1)
        try writer.begin(columns: ["name", "count"])
        try writer.row([.text("a,\"b\""), .integer(1)])
        try writer.row([.null, .real(2.5)])
        try writer.row([.text(""), .null])
        try writer.end()
        try writer.finish()
        return output.text
    }

    @Test func `csv keeps NULL apart from empty text`() throws {
        #expect(try Self.print(.csv) == "name,count\r\n\"a,\"\"b\"\"\",1\r\n,2.5\r\n\"\",\r\n")
    }
}
