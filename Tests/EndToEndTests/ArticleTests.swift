import Foundation
import TestSupport
import Testing

/// Five articles explain what happens when a nib is loaded. `Tests/Articles` contains a small project for each article.
/// These tests check every claim that the files of a project can confirm. Each claim names the command that confirms
/// it. `Tests/Articles/README.md` lists the claims.
@Suite("Claims in articles about loading nibs")
struct ArticleTests {
    struct Claim: Sendable, CustomTestStringConvertible {
        let article: String
        let claim: String
        /// The arguments for xibdb. Paths are relative to the folder of the article.
        let command: String
        /// Texts that the answer must contain. Each run of white space counts as one space.
        let says: [String]
        /// Texts that the answer must not contain.
        var saysNot: [String] = []

        var testDescription: String { "\(article): \(claim)" }
    }

    // MARK: The File's Owner

    private static let filesOwner = [
        Claim(
            article: "FilesOwner",
            claim: "the class of the File's Owner is not made, so its initializer and awakeFromNib are not called",
            command: "explain SignView.xib",
            says: [
                "File's Owner: SignView (SignView.h:1), as set in the nib, but every known load passes nil. The nib does not create it.",
                "awakeFromNib goes to 2 objects; implemented by the sources: none",
            ]),
        Claim(
            article: "FilesOwner", claim: "without an owner an outlet of the File's Owner ends the load",
            command: "report hazards kind=owner-nil",
            says: ["owner-nil crash SignView.xib 6 17 SignView.m 12", "not key value coding-compliant"]),
        Claim(
            article: "FilesOwner", claim: "a plain NSObject stands in for an owner that is nil",
            command: "explain SignView.xib --owner nil",
            says: [
                "File's Owner: nil, so a plain NSObject is used instead of SignView.",
                "CRASH: not key value coding-compliant for the key label",
            ]),
        Claim(
            article: "FilesOwner", claim: "what comes back is the view at the top, a UIView, and not the owner's class",
            command: "report hazards kind=wrong-object",
            says: ["wrong-object broken SignView.m 12 46 SignView.xib 10", "as a SignView, but it is a UIView"]),
        Claim(
            article: "FilesOwner", claim: "an outlet of the owner and an object of the array are one",
            command: "explain ShopViewController.xib",
            says: ["[0] ShelfView (sho-pv-001) init(coder:)", "File's Owner.view = ShelfView (sho-pv-001)"]),
        Claim(
            article: "FilesOwner", claim: "a view with a class of its own gets initWithCoder: and awakeFromNib",
            command: "explain ShopViewController.xib",
            says: [
                "[0] ShelfView (sho-pv-001) init(coder:) line 11 ShelfView.m:7",
                "ShelfView (sho-pv-001) ShelfView.m:11",
            ]),
        Claim(
            article: "FilesOwner", claim: "a view that loads its own nib in awakeFromNib never ends",
            command: "report hazards kind=recursive-load", says: ["recursive-load crash LoopView.xib 6 9 LoopView.m 8"]),
        Claim(
            article: "FilesOwner", claim: "in awakeFromNib the next load begins",
            command: "explain LoopView.xib",
            says: [
                "1 problem line 6 crash LoopView loads LoopView while a nib creates it",
                "LoopView (loo-pv-001) LoopView.m:6, which loads LoopView.xib (LoopView.m:8)",
            ]),
        Claim(
            article: "FilesOwner",
            claim: "a nib whose owner is a controller can be loaded by the controller's initializer",
            command: "report nib-patterns", says: ["ShopViewController.xib 4 9 view-controller load ShopViewController"]
        ),
        Claim(
            article: "FilesOwner", claim: "the object that is passed as owner must have what the outlets set",
            command: "report hazards kind=owner-lacks-outlet",
            says: [
                "owner-lacks-outlet crash ShopBanner.xib 6 17 ShopViewController.m 24 ShopOpener, which loads the nib, has no view"
            ]),
        Claim(
            article: "FilesOwner",
            claim: "controls get their actions by addTarget:action:forControlEvents:, one for each line",
            command: "explain ShopViewController.xib",
            says: [
                "4. Actions, by addTarget(_:action:for:) UIButton (sho-pv-002) touchUpInside → File's Owner buy:",
                "UIButton (sho-pv-002) touchDown → ShelfView (sho-pv-001) count:",
            ]),
        Claim(
            article: "FilesOwner", claim: "gesture recognizers and bar items have a target and an action of their own",
            command: "explain ShopViewController.xib",
            says: [
                "Target and action, which the object decodes in step 1 UIPinchGestureRecognizer (sho-pv-005) → File's Owner pinched:",
                "UIBarButtonItem \"Buy\" (sho-pv-008) → File's Owner buy:",
            ]),
        Claim(
            article: "FilesOwner", claim: "a collection connects a view with its gesture recognizers",
            command: "explain ShopViewController.xib",
            says: ["ShelfView (sho-pv-001).gestureRecognizers[0] = UIPinchGestureRecognizer (sho-pv-005)"]),
    ]

    // MARK: Ways of loading

    private static let waysOfLoading = [
        Claim(
            article: "WaysOfLoading", claim: "any class can load a nib without an owner",
            command: "report reusable-views", says: ["BlueView.xib UIView plain-view load 1 MainViewController.m:18"]),
        Claim(
            article: "WaysOfLoading",
            claim: "a nib whose owner is a controller with an outlet belongs to this controller",
            command: "report nib-patterns", says: ["GreenView.xib 4 9 owner-object load MainViewController"]),
        Claim(
            article: "WaysOfLoading", claim: "other classes cannot reuse such a nib",
            command: "report reusable-views", says: [],
            saysNot: ["GreenView", "RedView", "BlackViewController", "GrayViewController"]),
        Claim(
            article: "WaysOfLoading",
            claim: "loading sets the outlet, so that nobody has to take the view out of the array",
            command: "explain GreenView.xib",
            says: [
                "owner self (MainViewController) MainViewController.loadGreenView",
                "File's Owner.greenView = UIView (gre-en-001)",
            ]),
        Claim(
            article: "WaysOfLoading", claim: "any object can be the owner",
            command: "explain RedView.xib",
            says: [
                "loadNibNamed:owner:options: owner _redViewOwner (RedViewOwner) MainViewController.loadRedView",
                "File's Owner.redView = UIView (red-vi-001)",
            ]),
        Claim(
            article: "WaysOfLoading",
            claim: "a class method that loads the nib of the class's name makes a view of the class",
            command: "report nib-patterns", says: ["YellowView.xib 4 9 root-view-class load"]),
        Claim(
            article: "WaysOfLoading", claim: "the nib of that class has no owner and one view, of the class",
            command: "explain YellowView.xib",
            says: [
                "YellowView.m:6 loadNibNamed:owner:options: owner nil YellowView.viewFromNib",
                "File's Owner: no class is set", "[0] YellowView (yel-lo-001)",
                "loadNibNamed returns an array with one object, [0].",
                "YellowView (yel-lo-001) YellowView.m:10",
            ]),
        Claim(
            article: "WaysOfLoading", claim: "a controller that is made with the name of a nib has its view from there",
            command: "explain BlackViewController.xib",
            says: [
                "initWithNibName:bundle:", "MainViewController.loadBlackView",
                "File's Owner.view = UIView (bla-ck-001)",
            ]),
        Claim(
            article: "WaysOfLoading",
            claim: "a category makes the controller that the call names, with the nib of its name",
            command: "explain GrayViewController.xib",
            says: [
                "MainViewController.m:41 initWithNibName:bundle: owner GrayViewController MainViewController.loadGrayView"
            ]),
        Claim(
            article: "WaysOfLoading", claim: "the button's action goes to the controller that owns the nib",
            command: "explain GrayViewController.xib",
            says: ["UIButton (gra-yv-002) touchUpInside → File's Owner action: line 15 GrayViewController.m:10"]),
        Claim(
            article: "WaysOfLoading", claim: "viewDidLoad comes when the view is there, and the outlets are set",
            command: "explain GrayViewController.xib", says: ["6. Then viewDidLoad File's Owner GrayViewController.m:5"]
        ),
        Claim(
            article: "WaysOfLoading", claim: "the array has the objects at the top in the order of the file",
            command: "explain PurpleView.xib",
            says: [
                "[0] UIView (pur-pl-001)", "[1] UIButton (pur-pl-002)", "[2] UITableView (pur-pl-003)",
                "[3] UILabel \"Purple\" (pur-pl-004)",
                "loadNibNamed returns the 4 objects with a number in brackets, in that order.",
            ]),
        Claim(
            article: "WaysOfLoading", claim: "all of these ways work", command: "report hazards", says: [],
            saysNot: ["crash", "broken", "suspected"]),
    ]

    // MARK: The steps of a load

    private static let steps = [
        Claim(
            article: "StepsOfALoad", claim: "on iOS all that can be decoded gets initWithCoder:, views, too",
            command: "explain PhoneView.xib",
            says: ["[0] PhoneView (pho-ne-001) init(coder:) line 10 Phone.m:28"], saysNot: ["init(frame:)"]),
        Claim(
            article: "StepsOfALoad", claim: "a custom object that cannot be decoded gets init",
            command: "explain PhoneView.xib", says: ["[1] PhoneBook (pho-ne-006) init() line 23 Phone.m:47"]),
        Claim(
            article: "StepsOfALoad", claim: "on iOS outlets are set by setValue:forKey:",
            command: "explain PhoneView.xib",
            says: ["3. Outlets, by setValue(_:forKey:) File's Owner.phoneView = PhoneView (pho-ne-001)"]),
        Claim(
            article: "StepsOfALoad",
            claim: "on iOS actions are added by addTarget:action:forControlEvents:, to nil for the responder chain",
            command: "explain PhoneView.xib",
            says: [
                "4. Actions, by addTarget(_:action:for:) UIButton (pho-ne-002) touchUpInside → File's Owner call:",
                "→ responder chain help:",
            ]),
        Claim(
            article: "StepsOfALoad", claim: "on iOS awakeFromNib goes to what was made, and not to the File's Owner",
            command: "explain PhoneView.xib",
            says: ["5. awakeFromNib goes to 3 objects; the sources implement it for PhoneView (pho-ne-001) Phone.m:36"],
            saysNot: ["File's Owner Phone.m:8"]),
        Claim(
            article: "StepsOfALoad", claim: "on macOS a custom view gets initWithFrame:",
            command: "explain Desk.xib", says: ["DeskView (des-kw-004) init(frame:) line 14 Desk.m:25"]),
        Claim(
            article: "StepsOfALoad", claim: "on macOS a class in the place of a standard one gets initWithCoder:",
            command: "explain Desk.xib", says: ["DeskSlider (des-kw-005) init(coder:) line 15 Desk.m:40"]),
        Claim(
            article: "StepsOfALoad", claim: "on macOS a custom object gets init",
            command: "explain Desk.xib", says: ["[1] DeskDrawer (des-kw-011) init() line 30 Desk.m:52"]),
        Claim(
            article: "StepsOfALoad", claim: "on macOS outlets are set by a setter, or in the variable",
            command: "explain Desk.xib", says: ["3. Outlets, by setKey: or an instance variable File's Owner.window"]),
        Claim(
            article: "StepsOfALoad", claim: "on macOS actions are set by setTarget: and setAction:",
            command: "explain Desk.xib",
            says: ["4. Actions, by setTarget: and setAction: DeskSlider (des-kw-005) → File's Owner open:"]),
        Claim(
            article: "StepsOfALoad", claim: "on macOS bindings are made by bind:toObject:withKeyPath:options:",
            command: "explain Desk.xib",
            says: [
                "Bindings, by bind(_:to:withKeyPath:options:) NSTextField (des-kw-008).value → DeskDrawer (des-kw-011)"
            ]),
        Claim(
            article: "StepsOfALoad", claim: "on macOS the File's Owner gets awakeFromNib, too",
            command: "explain Desk.xib",
            says: ["awakeFromNib goes to 10 objects; the sources implement it for File's Owner Desk.m:8"]),
        Claim(
            article: "StepsOfALoad", claim: "last come the windows that are visible at launch",
            command: "explain Desk.xib", says: ["6. Windows that open NSWindow \"Desk\" (des-kw-001)"]),
    ]

    // MARK: Replacements of self

    private static let replacing = [
        Claim(
            article: "ReplacingSelf", claim: "another object out of initWithCoder: raises an exception",
            command: "report hazards kind=replaced-object",
            says: ["replaced-object crash CardByCoder.m 7 36 Main.storyboard 9"]),
        Claim(
            article: "ReplacingSelf", claim: "awakeAfterUsingCoder: may put another object in its place",
            command: "explain Main.storyboard",
            says: [
                "CardPlain (rep-st-002) init(coder:) line 10 then awakeAfter(using:) CardPlain.m:6, which puts the CardPlain of CardPlain.xib in its place"
            ]),
        Claim(
            article: "ReplacingSelf", claim: "the object of the nib is replaced, too, for ever",
            command: "report hazards kind=recursive-load",
            says: ["recursive-load crash CardPlain.xib 6 9 CardPlain.m 7"]),
        Claim(
            article: "ReplacingSelf", claim: "a runtime attribute comes too late to stop that",
            command: "report hazards kind=recursive-load",
            says: [
                "recursive-load crash CardByAttribute.xib 6 9 CardByAttribute.m 11",
                "The attribute xib is set too late to stop it.",
            ]),
        Claim(
            article: "ReplacingSelf",
            claim:
                "to look for subviews stops it, and so does a flag, a subclass in the nib, and one in the storyboard",
            command: "report hazards", says: [],
            saysNot: ["CardBySubviews", "CardByFlag", "CardInNib", "Card.xib", "CardStandIn", "CardProto"]),
        Claim(
            article: "ReplacingSelf", claim: "with a flag that all share the view is perhaps replaced",
            command: "explain Main.storyboard", says: ["CardByFlag.m:8, which may put the CardByFlag"]),
        Claim(
            article: "ReplacingSelf", claim: "where the code looks for subviews, a view without any is replaced",
            command: "explain Main.storyboard",
            says: ["CardBySubviews.m:6, which puts the CardBySubviews of CardBySubviews.xib in its place"]),
        Claim(
            article: "ReplacingSelf",
            claim: "a subclass in the storyboard stands in for its superclass, whose nib it loads",
            command: "report stand-ins", says: ["Main.storyboard 15 29 CardStandIn Card.xib Card Card.m 13"]),
        Claim(
            article: "ReplacingSelf", claim: "a category that all views have does it for any class",
            command: "report stand-ins", says: ["Main.storyboard 16 29 CardProto Card.xib Card Card.m 24"]),
        Claim(
            article: "ReplacingSelf", claim: "the subclass in the nib is paired with the class that loads it",
            command: "report stand-ins",
            says: ["Main.storyboard 14 29 CardInNib CardInNib.xib _NIB_CardInNib CardInNib.m 7"]),
    ]

    // MARK: A view that loads itself

    private static let loadingItself = [
        Claim(
            article: "ViewThatLoadsItself",
            claim: "a view of a nib gets initWithCoder: and awakeFromNib, and neither init nor initWithFrame:",
            command: "explain ViewController.xib",
            says: [
                "BadgeView (vie-wc-003) init(coder:) line 17 BadgeView.m:23", "ChartView (vie-wc-002) ChartView.m:8",
            ], saysNot: ["init(frame:)", "init()"]),
        Claim(
            article: "ViewThatLoadsItself", claim: "the component loads its nib itself, as the owner",
            command: "report nib-patterns",
            says: ["ChartView.xib 4 9 owner-view load ChartView", "BadgeView.xib 4 9 owner-view load BadgeView"]),
        Claim(
            article: "ViewThatLoadsItself", claim: "who uses it places a view of the class and has an outlet",
            command: "report reusable-views",
            says: ["ChartView.xib ChartView owner-view load 1 ChartView.m:14 1 1 ViewController.xib:14"]),
        Claim(
            article: "ViewThatLoadsItself",
            claim: "the nib of the component is loaded in its awakeFromNib, before the controller's viewDidLoad",
            command: "explain ViewController.xib",
            says: [
                "ChartView (vie-wc-002) ChartView.m:8, which loads ChartView.xib (ChartView.m:14) 6. Then viewDidLoad File's Owner ViewController.m:11"
            ]),
        Claim(
            article: "ViewThatLoadsItself", claim: "in initWithCoder: it is loaded earlier",
            command: "explain ViewController.xib", says: ["BadgeView.m:23, which loads BadgeView.xib (BadgeView.m:32)"]),
        Claim(
            article: "ViewThatLoadsItself", claim: "the container at the top of the nib is set in the component",
            command: "explain ChartView.xib",
            says: [
                "owner self (ChartView) ChartView.loadViewFromXib", "File's Owner.containerView = UIView (cha-rt-001)",
                "PlotView (cha-rt-002)",
            ]),
        Claim(
            article: "ViewThatLoadsItself",
            claim: "a view made by init loads its nib twice, as that leads to initWithFrame:",
            command: "report hazards kind=loaded-twice",
            says: ["loaded-twice broken BadgeView.m 32 28 BadgeView.xib 10 BadgeView loads BadgeView twice: init"]),
        Claim(
            article: "ViewThatLoadsItself",
            claim: "the container covers the color that is set where the component is placed",
            command: "report hazards kind=hidden-color",
            says: ["hidden-color visual ViewController.xib 14 17 ChartView.xib 11"]),
        Claim(
            article: "ViewThatLoadsItself", claim: "a clear container does not",
            command: "report hazards kind=hidden-color", says: [], saysNot: ["BadgeView"]),
        Claim(
            article: "ViewThatLoadsItself", claim: "the nib of a cell has no owner, and the cell at the top",
            command: "report nib-patterns", says: ["StarCell.xib 4 9 cell load"]),
    ]

    static let claims = filesOwner + waysOfLoading + steps + replacing + loadingItself + variants

    /// A folder with the projects of the articles and their indexes. All tests share it.
    private static let indexes = Result {
        let folder = try TemporaryFolder()
        for article in Set(claims.map(\.article)) {
            try FileManager.default.copyItem(
                atPath: Tool.repository + "/Tests/Articles/" + article, toPath: folder.path + "/" + article)
            try Tool.index(folder.path + "/" + article)
        }
        return folder
    }

    @Test(arguments: claims)
    func `the files confirm the claim of an article`(claim: Claim) throws {
        let folder = try Self.indexes.get().path + "/" + claim.article
        let format = claim.command.hasPrefix("report") ? ["--format", "tsv"] : []
        let run = try Tool.run(
            claim.command.split(separator: " ").map(String.init) + format + ["--no-refresh"], in: folder)
        // If a check finds something, its exit status is 1.
        #expect(run.status == 0 || claim.command.hasPrefix("check"), "\(run.errors)")
        let answer = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for text in claim.says { #expect(answer.contains(text), "\(run.output)") }
        for text in claim.saysNot { #expect(!answer.contains(text), "\(run.output)") }
    }

    @Test func `the table of the articles lists every claim with its command`() throws {
        let table = try String(contentsOfFile: Tool.repository + "/Tests/Articles/README.md", encoding: .utf8)
        let rows = Self.claims.map { "| \($0.article) | \($0.claim) | `xibdb \($0.command)` |" }
        for row in rows { #expect(table.contains(row + "\n"), "\(row)") }
        #expect(table.components(separatedBy: "\n| ").count == rows.count + 3)
    }
}
