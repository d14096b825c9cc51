import Testing

import Merging

/// Creates and merges small documents in the format of Xcode.
enum Nib {
    /// Returns an iOS xib with a view that contains these lines. Each line is indented by 12 spaces.
    static func xib(_ lines: String..., tools: String = "21507", resources: String = "") -> String {
        let body = lines.flatMap { $0.split(separator: "\n") }.map { "            \($0)\n" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <view id="root">
            \(body)        </view>
                </objects>
            \(resources)</document>

            """
    }

    static func merge(_ base: String, _ ours: String, _ theirs: String, options: Merge.Options = .init()) throws
        -> MergeResult
    {
        try Merge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), options: options).run()
    }
}

extension MergeResult {
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Expects that a merge succeeds without conflicts and results in the given document.
func expectMerge(
    _ base: String, _ ours: String, _ theirs: String, gives merged: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let result = try Nib.merge(base, ours, theirs)
    #expect(result.text == merged, sourceLocation: sourceLocation)
    #expect(result.conflicts == [], sourceLocation: sourceLocation)
}
