import Foundation
import Indexing
import TestSupport
import Testing
import Trees

@Suite("Selection of files")
struct WalkTests {
    private func paths(exclude: [String] = [], include: [String] = [], git: Bool = false) throws -> [String] {
        let repository = try TestRepository(git: git)
        for path in [
            "Main.storyboard", "Pods/A/One.xib", "Pods/B/Two.xib", "App/Views/Cell.xib", "App/Views/Pods.xib",
            "App/de.lproj/Cell.xib", "App/Test[1].xib",
        ] {
            try repository.write(path)
        }
        var scan = ScanOptions()
        scan.exclude = exclude
        scan.include = include
        try repository.refresh(scan)
        try repository.expectAsFresh(scan)
        return try repository.paths()
    }

    @Test(arguments: [false, true])
    func `a pattern without a slash is compared with every name in the path`(git: Bool) throws {
        #expect(
            try paths(exclude: ["Pods", "*.lproj"], git: git) == [
                "App/Test[1].xib", "App/Views/Cell.xib", "App/Views/Pods.xib", "Main.storyboard",
            ])
        #expect(try paths(include: ["*.storyboard"], git: git) == ["Main.storyboard"])
        #expect(try paths(include: ["Views"], git: git) == ["App/Views/Cell.xib", "App/Views/Pods.xib"])
    }

    @Test func `a pattern with a slash is compared with the path from the root`() throws {
        #expect(try paths(include: ["App/*.xib"]) == ["App/Test[1].xib"])
        #expect(try paths(include: ["**/Cell.xib"]) == ["App/Views/Cell.xib", "App/de.lproj/Cell.xib"])
        #expect(try paths(exclude: ["App/**", "Pods/A"]) == ["Main.storyboard", "Pods/B/Two.xib"])
        #expect(try paths(include: ["A/One.xib"]) == [], "not from the middle")
    }

    @Test func `a pattern may end in a slash and contain a list of characters`() throws {
        #expect(try paths(include: ["Pods/"]) == ["Pods/A/One.xib", "Pods/B/Two.xib"])
        #expect(try paths(include: ["[MT]*"]) == ["App/Test[1].xib", "Main.storyboard", "Pods/B/Two.xib"])
        #expect(try paths(include: ["Test\\[1\\].xib"]) == ["App/Test[1].xib"])
    }

    @Test func `an excluded file is left out, even in an included folder`() throws {
        #expect(try paths(exclude: ["Two.xib"], include: ["Pods"]) == ["Pods/A/One.xib"])
    }

    @Test func `the path gives the name, language, device and kind`() throws {
        let repository = try TestRepository()
        for path in [
            "Login.xib", "de.lproj/Login~ipad.xib", "Base.lproj/Sub/Main.storyboard", "My.View~iPhone.XIB", "~ipad.xib",
        ] { try repository.write(path) }
        try repository.refresh()
        let rows = try repository.texts(
            """
            SELECT path || ' = ' || name || ' ' || kind || ' ' || ifnull(device, '-') || ' ' || ifnull(localization, '-')
                || ' ' || folder || ' ' || logical_path || ' ' || logical_folder
            FROM files ORDER BY path
            """)
        #expect(
            rows == [
                "Base.lproj/Sub/Main.storyboard = Main storyboard - Base Base.lproj/Sub/ Sub/Main.storyboard Sub/",
                "Login.xib = Login xib - -  Login.xib ",
                "My.View~iPhone.XIB = My.View xib iphone -  My.View~iPhone.XIB ",
                "de.lproj/Login~ipad.xib = Login xib ipad de de.lproj/ Login~ipad.xib ",
                "~ipad.xib =  xib ipad -  ~ipad.xib ",
            ])
    }
}
