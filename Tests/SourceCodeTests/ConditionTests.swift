import SourceCode
import Testing

@Suite("Platforms of conditional code")
struct ConditionTests {
    private static let mobile = ["iOS", "tvOS", "watchOS", "visionOS"]

    /// For each branch, returns the platforms of the constant in the branch, "all" for all platforms, or "nowhere" if
    /// the branch is not read.
    private func branches(_ file: SourceFile, _ count: Int) -> [[String]] {
        (0..<count).map { number in
            guard let found = file.constants.first(where: { $0.name == "branch\(number)" }) else { return ["nowhere"] }
            return found.platforms.names ?? ["all"]
        }
    }

    private func swift(_ directives: [String]) -> [[String]] {
        let lines = directives.enumerated().map { "\($1)\nlet branch\($0) = \"x\"\n" }
        return branches(SwiftText(lines.joined() + "#endif\nlet after = \"x\"").file, directives.count)
    }

    private func objectiveC(_ directives: [String]) -> [[String]] {
        let lines = directives.enumerated().map { "\($1)\nNSString *const branch\($0) = @\"x\";\n" }
        let file = ObjectiveCSource(lines.joined() + "#endif\nNSString *const after = @\"x\";").file
        #expect(file.constants.last?.name == "after")
        #expect(file.constants.last?.platforms == .all)
        return branches(file, directives.count)
    }

    @Test(arguments: [
        (["#if os(iOS)"], [["iOS"]]),
        (["#if os(macOS) || targetEnvironment(macCatalyst)", "#else"], [["iOS", "macOS"], mobile]),
        (["#if canImport(UIKit)", "#elseif canImport(AppKit)", "#else"], [mobile, ["macOS"], ["nowhere"]]),
        (["#if canImport(AppKit)", "#else"], [["macOS"], mobile]),
        (["#if canImport(Cocoa)"], [["macOS"]]),
        (["#if canImport(WatchKit)"], [["watchOS"]]),
        (["#if canImport(Darwin)", "#elseif canImport(Glibc)", "#else"], [["all"], ["nowhere"], ["nowhere"]]),
        (["#if canImport(UIKit) && !os(watchOS)"], [["iOS", "tvOS", "visionOS"]]),
        (["#if !os(macOS)", "#else"], [mobile, ["macOS"]]),
        (["#if !(os(iOS) || os(tvOS))"], [["macOS", "watchOS", "visionOS"]]),
        (
            ["#if os(iOS) || os(macOS) && DEBUG", "#else"],
            [["iOS", "macOS"], ["macOS", "tvOS", "watchOS", "visionOS"]]
        ),
        (["#if DEBUG", "#else"], [["all"], ["all"]]),
        (["#if !DEBUG"], [["all"]]),
        (["#if DEBUG && os(tvOS)", "#else"], [["tvOS"], ["all"]]),
        (["#if os(OSX)"], [["macOS"]]),
        (["#if os(xrOS)"], [["visionOS"]]),
        (["#if swift(>=5.9)", "#else"], [["all"], ["all"]]),
        (["#if targetEnvironment(simulator)", "#else"], [mobile, ["all"]]),
        (["#if targetEnvironment(macCatalyst)", "#else"], [["iOS"], ["all"]]),
        (["#if os(Linux)", "#else"], [["nowhere"], ["all"]]),
        (["#if false", "#else"], [["nowhere"], ["all"]]),
        (["#if true", "#else"], [["all"], ["nowhere"]]),
        (["#if os(iOS)", "#elseif os(macOS)", "#else"], [["iOS"], ["macOS"], ["tvOS", "watchOS", "visionOS"]]),
    ])
    func `a Swift condition determines the platforms`(directives: [String], platforms: [[String]]) {
        #expect(swift(directives) == platforms)
    }

    @Test(arguments: [
        (["#if TARGET_OS_IPHONE", "#else"], [mobile, ["macOS"]]),
        (["#if !TARGET_OS_IPHONE", "#else"], [["macOS"], mobile]),
        (["#if TARGET_OS_IOS"], [["iOS"]]),
        (["#if TARGET_OS_OSX"], [["macOS"]]),
        (["#if TARGET_OS_MAC", "#else"], [["all"], ["nowhere"]]),
        (["#if TARGET_OS_MAC && !TARGET_OS_IPHONE"], [["macOS"]]),
        (["#if TARGET_OS_TV || TARGET_OS_WATCH"], [["tvOS", "watchOS"]]),
        (["#if TARGET_OS_SIMULATOR", "#else"], [mobile, ["all"]]),
        (["#if TARGET_OS_MACCATALYST"], [["iOS"]]),
        (["#if TARGET_OS_IPHONE == 0", "#elif TARGET_OS_IPHONE == 1"], [["macOS"], mobile]),
        (["#if (TARGET_OS_IPHONE) /* phones */"], [mobile]),
        (["#if __has_include(<UIKit/UIKit.h>)", "#else"], [mobile, ["macOS"]]),
        (["#if __has_include(\"Own.h\")", "#else"], [["all"], ["all"]]),
        (["#if defined(TARGET_OS_IPHONE) && TARGET_OS_IPHONE"], [mobile]),
        (["#if !defined(TARGET_OS_IPHONE) || !TARGET_OS_IPHONE"], [["macOS"]]),
        (["#ifdef TARGET_OS_IPHONE", "#else"], [["all"], ["macOS"]]),
        (["#ifdef DEBUG", "#else"], [["all"], ["all"]]),
        (["#ifndef DEBUG"], [["all"]]),
        (["#ifdef __IPHONE_OS_VERSION_MIN_REQUIRED", "#else"], [mobile, ["macOS"]]),
        (["#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 80000", "#else"], [mobile, ["all"]]),
        (["#if __MAC_OS_X_VERSION_MAX_ALLOWED >= __MAC_10_9"], [["macOS"]]),
        (["#if MAC_OS_X_VERSION_MAX_ALLOWED >= MAC_OS_X_VERSION_10_9", "#else"], [["all"], ["all"]]),
        (["#if DEBUG > 2 && TARGET_OS_TV"], [["tvOS"]]),
        (["#if 0", "#else"], [["nowhere"], ["all"]]),
        (["#if 1", "#else"], [["all"], ["nowhere"]]),
        (["#if 2 > 1", "#elif TARGET_OS_TV"], [["all"], ["nowhere"]]),
        (["#ifdef _WIN32", "#elif TARGET_OS_OSX", "#else"], [["nowhere"], ["macOS"], mobile]),
        (["#if TARGET_OS_IPHONE ? 1 : 0", "#else"], [["all"], ["all"]]),
        (["#if", "#else"], [["all"], ["all"]]),
        (["#if A(B, (C)) && TARGET_OS_TV"], [["tvOS"]]),
        (["#if TARGET_OS_IPHONE \\\n  && !TARGET_OS_TV"], [["iOS", "watchOS", "visionOS"]]),
    ])
    func `an Objective-C condition determines the platforms`(directives: [String], platforms: [[String]]) {
        #expect(objectiveC(directives) == platforms)
    }

    @Test func `an inner condition narrows the platforms`() {
        let swift = SwiftText(
            """
            #if canImport(UIKit)
            #if DEBUG
            let a = "x"
            #if os(tvOS)
            let b = "x"
            #else
            let c = "x"
            #endif
            #if os(macOS)
            let dead = "x"
            #endif
            #endif
            let d = "x"
            #endif
            """)
        let objectiveC = ObjectiveCSource(
            """
            #if TARGET_OS_IPHONE
            #if DEBUG
            #define a @"x"
            #if TARGET_OS_TV
            #define b @"x"
            #else
            #define c @"x"
            #endif
            #if TARGET_OS_OSX
            #define dead @"x"
            #endif
            #endif
            #define d @"x"
            #endif
            """)
        for file in [swift.file, objectiveC.file] {
            #expect(file.constants.map(\.name) == ["a", "b", "c", "d"])
            #expect(
                file.constants.map(\.platforms.names) == [
                    Self.mobile, ["tvOS"], ["iOS", "watchOS", "visionOS"], Self.mobile,
                ])
        }
    }

    @Test func `every record has its platforms`() {
        let swift = SwiftText(
            """
            #if os(iOS)
            import UIKit
            class Shop: UIViewController {
                @IBOutlet var shelf: UIView!
                func go() { UINib(nibName: "A", bundle: nil); performSegue(withIdentifier: "s", sender: nil); Foo() }
                static let name = "N"
            }
            #endif
            """)
        let objectiveC = ObjectiveCSource(
            """
            #if TARGET_OS_IOS
            #import <UIKit/UIKit.h>
            @interface Shop : UIViewController
            @property IBOutlet UIView *shelf;
            @end
            @implementation Shop
            - (void)go { [UINib nibWithNibName:@"A" bundle:nil]; [self performSegueWithIdentifier:@"s" sender:nil]; [Foo new]; }
            @end
            NSString *const name = @"N";
            #endif
            """)
        for file in [swift.file, objectiveC.file] {
            let all =
                file.imports.map(\.platforms) + file.types.map(\.platforms) + file.members.map(\.platforms)
                + file.loads.map(\.platforms) + file.identifiers.map(\.platforms) + file.constants.map(\.platforms)
                + file.calls.map(\.platforms)
            #expect(all.allSatisfy { $0.names == ["iOS"] })
            let counts = [
                file.imports.count, file.types.count, file.members.count, file.loads.count, file.identifiers.count,
            ]
            #expect(counts.allSatisfy { $0 > 0 })
            #expect(file.constants.count == 1)
            #expect(file.calls.count == 1)
        }
    }

    @Test func `the branches in a body have separate platforms`() {
        let swift = SwiftText.body(
            """
            #if os(macOS)
            let name = "Mac"
            NSNib(nibNamed: name, bundle: nil)
            Panel()
            #else
            let name = "Phone"
            UINib(nibName: name, bundle: nil)
            Panel()
            #endif
            Bundle.main.loadNibNamed(name, owner: nil)
            """)
        #expect(
            swift.loads == [
                "NSNib(nibNamed:bundle:) name", "UINib(nibName:bundle:) name", "loadNibNamed(_:owner:) name owner nil",
            ])
        let objectiveC = ObjectiveCSource.body(
            """
            #if TARGET_OS_OSX
            NSString *name = @"Mac";
            [[NSNib alloc] initWithNibNamed:name bundle:nil];
            [Panel new];
            #else
            NSString *name = @"Phone";
            [UINib nibWithNibName:name bundle:nil];
            [Panel new];
            #endif
            [bundle loadNibNamed:name owner:nil options:nil];
            """)
        #expect(objectiveC.file.loads.map(\.expression) == ["name", "name", "name"])
        for file in [swift.file, objectiveC.file] {
            #expect(file.loads.map(\.platforms.names) == [["macOS"], Self.mobile, nil])
            #expect(file.calls.filter { $0.receiver == "Panel" }.map(\.platforms.names) == [["macOS"], Self.mobile])
        }
    }

    @Test func `a getter names a nib for each platform`() {
        let source = SwiftText(
            """
            class Shop: UIViewController {
                override var nibName: String? {
                    #if os(iOS)
                    return "Phone"
                    #else
                    return "Other"
                    #endif
                }
                static var cell: String {
                    #if os(tvOS)
                    "TV"
                    #elseif DEBUG
                    "Debug"
                    #else
                    "Cell"
                    #endif
                }
            }
            """)
        #expect(source.file.loads.map(\.expression) == ["\"Phone\"", "\"Other\""])
        #expect(source.file.loads.map(\.platforms.names) == [["iOS"], ["macOS", "tvOS", "watchOS", "visionOS"]])
        let cells = source.file.constants.filter { $0.name == "Shop.cell" }
        #expect(cells.map(\.value) == ["TV", "Debug", "Cell"])
        #expect(
            cells.map(\.platforms.names) == [
                ["tvOS"], ["iOS", "macOS", "watchOS", "visionOS"], ["iOS", "macOS", "watchOS", "visionOS"],
            ])
    }

    @Test func `a constant with the same value in every branch applies to all platforms`() {
        let source = SwiftText(
            """
            var name: String {
                #if os(iOS)
                return "A"
                #else
                return "A"
                #endif
            }
            """)
        #expect(source.constants == ["name = \"A\""])
        #expect(source.file.constants.map(\.platforms) == [.all])
    }

    @Test func `a class has a superclass for each platform`() {
        let source = ObjectiveCSource(
            """
            @interface Shop :
            #if TARGET_OS_IPHONE
            UIView
            #else
            NSView
            #endif
            <Priced>
            @property (weak) IBOutlet id shelf;
            @end
            @interface Stall : UIView
            #if DEBUG
            - (void)go;
            #endif
            @end
            """)
        #expect(
            source.types == ["class Shop : UIView <Priced>", "class Shop : NSView <Priced>", "class Stall : UIView"])
        #expect(source.file.types.map(\.platforms.names) == [Self.mobile, ["macOS"], nil])
        #expect(source.variables == ["outlet Shop.shelf: id"])
        #expect(source.selectors == ["go"])
    }

    @Test func `conditions in a switch, around attributes and in call chains apply to their branches`() {
        let source = SwiftText.body(
            """
            switch kind {
            #if os(iOS)
            case .a: UINib(nibName: "A", bundle: nil)
            #endif
            default: UINib(nibName: "B", bundle: nil)
            }
            view
            #if os(macOS)
                .show(NSNib(nibNamed: "C", bundle: nil))
            #endif
                .go()
            """)
        #expect(source.file.loads.map(\.expression) == ["\"A\"", "\"B\"", "\"C\""])
        #expect(source.file.loads.map(\.platforms.names) == [["iOS"], nil, ["macOS"]])
    }

    @Test func `very long and deeply nested conditions are read`() {
        let deep = String(repeating: "(", count: 100_000) + "TARGET_OS_IOS"
        #expect(objectiveC(["#if \(deep)", "#else"]) == [["all"], ["all"]])
        let long = (0..<20_000).map { "A\($0)" }.joined(separator: " || ")
        #expect(objectiveC(["#if \(long)", "#else"]) == [["all"], ["all"]])
        let stray = String(repeating: "#endif\n#else\n", count: 20_000) + "#define after @\"x\"\n"
        #expect(ObjectiveCSource(stray).constants == ["after = \"x\""])
    }
}
