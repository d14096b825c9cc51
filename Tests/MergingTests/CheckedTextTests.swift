import Testing

import Merging

@Suite("The check of a merged text")
struct CheckedTextTests {
    private func problem(_ base: String, _ ours: String, _ theirs: String, merged: String) -> String? {
        Merge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)).problem(
            inMergedText: Array(merged.utf8)
        ).map { "\($0)" }
    }

    private let label = "<label id=\"abc-de-fgh\"/>",
        outlet = "<outlet property=\"a\" destination=\"abc-de-fgh\" id=\"o\"/>"

    @Test func `a repeated id, a broken reference or broken XML is a problem if no side has it`() {
        let base = Nib.xib(label)
        #expect(
            problem(base, base, base, merged: Nib.xib(label, "<view id=\"abc-de-fgh\"/>"))
                == "the merged document would have the id abc-de-fgh twice")
        #expect(
            problem(base, Nib.xib(label, outlet), Nib.xib(), merged: Nib.xib(outlet))
                == "the merged document would refer to abc-de-fgh, which was removed")
        #expect(problem(base, base, base, merged: Nib.xib("<a>"))?.contains("would not be well-formed") == true)
        #expect(problem(base, base, base, merged: base) == nil)
    }

    @Test func `a defect that a side already had is not a new problem`() {
        let twice = Nib.xib(label, "<view id=\"abc-de-fgh\"/>")
        let dangling = Nib.xib(outlet)
        #expect(problem(Nib.xib(label), twice, Nib.xib(), merged: twice) == nil)
        #expect(problem(Nib.xib(label), dangling, Nib.xib(), merged: dangling) == nil)
        #expect(problem("no XML", "none <", "none <<", merged: "none <<<") == nil)
        #expect(problem("no XML", "none <", Nib.xib(), merged: "none <<<") != nil)
    }

    @Test func `two archive records with the same number are a problem`() {
        func archive(_ numbers: Int...) -> String {
            "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">\n"
                + numbers.enumerated().map {
                    "<object class=\"IBObjectRecord\" id=\"10\($0)\">\n    <int key=\"objectID\">\($1)</int>\n    <reference key=\"object\" ref=\"10\($0)\"/>\n</object>\n"
                }.joined() + "</archive>\n"
        }
        #expect(problem(archive(1), archive(1, 2), archive(1, 3), merged: archive(1, 2, 3)) == nil)
        #expect(
            problem(archive(1), archive(1, 2), archive(1, 2), merged: archive(1, 2, 2))
                == "the merged document would have the id 2 twice")
    }

    @Test(arguments: ["\n", "\r\n"]) func `a conflict of the whole text contains all lines that differ`(end: String) {
        func text(_ lines: String...) -> [UInt8] { Array(lines.map { $0 + end }.joined().utf8) }
        let merge = Merge(
            base: text("a", "b", "c", "d"), ours: text("a", "x", "c", "d"), theirs: text("a", "b", "c", "y", "d"))
        #expect(
            String(decoding: merge.wholeConflict(), as: UTF8.self)
                == [
                    "a", "<<<<<<< ours", "x", "c", "||||||| base", "b", "c", "=======", "b", "c", "y", ">>>>>>> theirs",
                    "d", "",
                ].joined(separator: end))
    }
}
