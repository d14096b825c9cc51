import SourceCode
import Testing

@Suite("Imports and the scope of names")
struct ScopeTests {
    /// Returns `module name header` for each import, followed by `testable` or `exported` if it applies, and by the
    /// line.
    private func imports(_ file: SourceFile) -> [String] {
        file.imports.map { found in
            var words = [found.module ?? "-", found.name ?? "-", found.header ?? "-"]
            if found.isTestable { words.append("testable") }
            if found.isExported { words.append("exported") }
            return words.joined(separator: " ") + " \(found.at.line)"
        }
    }

    private func reaches(_ file: SourceFile) -> [String] {
        file.constants.map { "\($0.name) \($0.reach) \($0.enclosingType ?? "-")" }
    }

    @Test func `a Swift import has its module and the name that it imports`() {
        let source = SwiftText(
            """
            import UIKit
            @testable import Shop
            @_exported import Core
            import class Stock.Shelf
            import Stock.Boxes
            public import Paint
            #if canImport(AppKit)
            import AppKit
            #endif
            """)
        #expect(
            imports(source.file) == [
                "UIKit - - 1", "Shop - - testable 2", "Core - - exported 3", "Stock Shelf - 4", "Stock Boxes - 5",
                "Paint - - 6", "AppKit - - 8",
            ])
        #expect(source.file.imports.last?.platforms.names == ["macOS"])
        #expect(imports(SwiftText("import A").file) == ["A - - 1"])
    }

    @Test func `an Objective-C import has its header and its module`() {
        let source = ObjectiveCSource(
            """
            #import <UIKit/UIKit.h>
            #include <stdio.h>
            #import "Shop.h"
            #  import "Parts/Shelf.h" // near
            @import Stock;
            @import Stock.Boxes;
            #import HEADER
            #import "
            #import <
            #import
            #if 0
            #import "Dead.h"
            #endif
            - (void)go {
            #import "Body.inc"
            }
            """)
        #expect(
            imports(source.file) == [
                "UIKit - UIKit/UIKit.h 1", "- - stdio.h 2", "- - Shop.h 3", "- - Parts/Shelf.h 4", "Stock - - 5",
                "Stock Boxes - 6",
                "- - Body.inc 15",
            ])
    }

    @Test func `the reach of a Swift constant follows from its own and its types' access levels`() {
        let source = SwiftText(
            """
            let a = "x"
            private let b = "x"
            fileprivate let c = "x"
            public let d = "x"
            public private(set) var d2 = "x"
            enum Names { static let e = "x"; private static let f = "x"; public static let g = "x" }
            public enum Open: String { case h; static let i = "x"; public static let j = "x" }
            private enum Own: String { case k; static let l = "x"; public static let m = "x" }
            public extension Shop { static let n = "x"; private static let o = "x" }
            private extension Shop { static let p = "x" }
            extension Shop { static let q = "x"; enum Inner: String { case r } }
            open class Stall { private enum Key: String { case s }; public var t: String { "x" } }
            func go() { enum Local: String { case u } }
            """)
        #expect(
            reaches(source.file) == [
                "a module -", "b file -", "c file -", "d public -", "d2 public -", "Names.e module Names",
                "Names.f file Names",
                "Names.g module Names", "Open.h public Open", "Open.i module Open", "Open.j public Open",
                "Own.k file Own", "Own.l file Own",
                "Own.m file Own", "Shop.n public Shop", "Shop.o file Shop", "Shop.p file Shop", "Shop.q module Shop",
                "Shop.Inner.r module Shop.Inner", "Stall.Key.s file Stall.Key", "Stall.t public Stall",
                "Local.u file Local",
            ])
        #expect(
            source.file.types.map { "\($0.name) \($0.reach)" } == [
                "Shop public", "Shop file", "Shop public", "Stall public",
            ])
    }

    @Test func `Objective-C macros and statics are local to their file`() {
        let source = ObjectiveCSource(
            """
            #define a @"x"
            static NSString *const b = @"x";
            NSString *const c = @"x";
            static NSString *nibOfShelf(void) { return @"x"; }
            NSString *nibOfBox(void) { return @"x"; }
            @implementation Shop
            static NSString *d = @"x";
            + (NSString *)cellIdentifier { return @"x"; }
            @end
            """)
        #expect(
            reaches(source.file) == [
                "a file -", "b file -", "c public -", "nibOfShelf file -", "nibOfBox public -", "d file -",
                "Shop.cellIdentifier public Shop",
            ])
    }

    /// Returns `value platforms line-end` for each macro. `end` is the line where the macro ends. If the macro is valid
    /// to the end of the file, `end` is empty.
    private func macros(_ text: String) -> [String] {
        ObjectiveCSource(text).file.constants.map { macro in
            let platforms = macro.platforms.names?.joined(separator: ",") ?? "all"
            return "\(macro.value ?? macro.expression ?? "") \(platforms) \(macro.at.line)-"
                + (macro.end.map { "\($0.line)" } ?? "")
        }
    }

    @Test func `a macro ends where it is undefined or redefined`() {
        #expect(macros("#define N @\"A\"\n#undef N\n#define N @\"B\"\n") == ["A all 1-2", "B all 3-"])
        #expect(macros("#define N @\"A\"\n#define N @\"B\"\n#define N 3\n") == ["A all 1-2", "B all 2-3"])
        #expect(macros("#define N @\"A\"\n#define N(x) x\n#define M @\"B\"\n#undef O\n") == ["A all 1-2", "B all 3-"])
        #expect(macros("#ifndef H\n#define H\n#define N @\"A\"\n#undef N\n#endif\n") == ["A all 3-4"])
    }

    @Test func `a macro has each of its values, with the platforms`() {
        #expect(
            macros("#if TARGET_OS_OSX\n#define N @\"A\"\n#else\n#define N @\"B\"\n#endif\n")
                == ["A macOS 2-", "B iOS,tvOS,watchOS,visionOS 4-"])
        #expect(
            macros("#define N @\"A\"\n#if TARGET_OS_OSX\n#undef N\n#define N @\"B\"\n#endif\n")
                == ["A iOS,tvOS,watchOS,visionOS 1-", "B macOS 4-"])
        // It is unknown whether the project sets the flag, so both branches may apply.
        #expect(
            macros("#ifdef DEBUG\n#define N @\"A\"\n#else\n#define N @\"B\"\n#endif\n") == ["A all 2-", "B all 4-"])
        #expect(
            macros("#define N @\"A\"\n#ifdef DEBUG\n#undef N\n#define N @\"B\"\n#endif\n") == ["A all 1-", "B all 4-"])
    }
}
