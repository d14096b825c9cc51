/// Harder variants of the claims in the articles: with overrides, with conditions, in Swift, on macOS, and without
/// sources.
extension ArticleTests {
    static let variants = [
        Claim(
            article: "ReplacingSelfVariants",
            claim: "strategy d holds for a nib that is named by a text, too: the subclass in the nib returns itself",
            command: "report hazards confidence=any", says: [], saysNot: ["LiteralCard.xib", "SwiftCard.xib"]),
        Claim(
            article: "ReplacingSelfVariants",
            claim: "the class that loads is still replaced by the nib with the subclass",
            command: "report stand-ins",
            says: [
                "Main.storyboard 18 29 LiteralCard LiteralCard.xib _NIB_LiteralCard",
                "Main.storyboard 19 29 SwiftCard SwiftCard.xib NibSwiftCard",
            ]),
        Claim(
            article: "ReplacingSelfVariants",
            claim: "a condition that asks for subviews where there are none should stand never ends",
            command: "report hazards kind=recursive-load",
            says: ["recursive-load crash FilledCard.xib 6 9 FilledCard.m 8"]),
        Claim(
            article: "ReplacingSelfVariants",
            claim: "a condition on subviews does not stop the recursion if the nib has none",
            command: "report hazards kind=recursive-load confidence=certain",
            says: ["recursive-load crash EmptyCard.xib 6 9 EmptyCard.swift 6"]),
        Claim(
            article: "ReplacingSelfVariants",
            claim: "a flag in the object does not stop the recursion, because every new object has its own flag",
            command: "report hazards kind=recursive-load confidence=certain",
            says: ["recursive-load crash FlagCard.xib 6 9 FlagCard.m 13"]),
        Claim(
            article: "ReplacingSelfVariants", claim: "a tag stops it only if the nib has the tag",
            command: "report hazards kind=recursive-load confidence=certain",
            says: ["recursive-load crash TagCard.xib 6 9 TagCard.swift 6"], saysNot: ["TaggedCard"]),
        Claim(
            article: "ReplacingSelfVariants",
            claim: "a base class that loads the nib of each subclass replaces the object of that nib for ever",
            command: "report hazards kind=recursive-load", says: ["recursive-load crash LeafCard.xib 6 9 BaseCard.m 7"]),
        Claim(
            article: "ReplacingSelfVariants", claim: "an outlet of the stand-in is set on what took its place",
            command: "explain Main.storyboard",
            says: [
                "line 10 crash PlainCard has no outlet note.", "PlainCard (sta-vr-001).note = UILabel",
                "NotedCard (sta-vr-002).note = UILabel \"Card\" (sta-vr-009) line 16 PlainCard.m:",
            ]),
        Claim(
            article: "ReplacingSelfVariants", claim: "the outlet is judged by the class that took its place everywhere",
            command: "check --rule outlet-unknown --include-dead", says: ["Main.storyboard:10:"],
            saysNot: ["Main.storyboard:16"]),
        Claim(
            article: "ReplacingSelfVariants",
            claim: "subviews keep nothing from being replaced unless the code asks for them",
            command: "report stand-ins", says: ["Main.storyboard 12 29 SoberStandIn NotedCard.xib NotedCard"]),
        Claim(
            article: "FilesOwnerVariants", claim: "awakeFromNib of a subclass that does not call super loads nothing",
            command: "report hazards kind=recursive-load confidence=any", says: [], saysNot: ["QuietView"]),
        Claim(
            article: "FilesOwnerVariants",
            claim: "awakeFromNib of a subclass that calls super loads what the superclass loads",
            command: "report hazards kind=recursive-load",
            says: ["recursive-load crash LoudView.xib 8", "EchoView loads LoudView while a nib creates it"]),
        Claim(
            article: "FilesOwnerVariants", claim: "only where super is called awakeFromNib leads to the load",
            command: "explain LoudView.xib",
            says: ["QuietView (lou-vr-002) LoudView.m:18 EchoView (lou-vr-003) LoudView.m:29, which loads LoudView.xib"]
        ),
        Claim(
            article: "FilesOwnerVariants", claim: "a helper that a subclass empties is not a certain crash",
            command: "report hazards confidence=any", says: [], saysNot: ["HelperView.xib"]),
        Claim(
            article: "FilesOwnerVariants",
            claim: "a Swift class that the nib names without its module is not found, so none of its code runs",
            command: "explain NamelessView.xib", says: ["creates UIView instead", "implemented by the sources: none"],
            saysNot: ["while a nib creates it"]),
        Claim(
            article: "FilesOwnerVariants", claim: "and so it loads nothing",
            command: "report hazards confidence=any", says: [], saysNot: ["NamelessView"]),
        Claim(
            article: "FilesOwnerVariants",
            claim: "if a nil owner ends the load, hazards later in the load are not reported",
            command: "report hazards confidence=certain", says: ["owner-nil crash OwnedView.xib 4"],
            saysNot: ["recursive-load crash OwnedView.xib"]),
        Claim(
            article: "FilesOwnerVariants", claim: "on iOS a custom object gets init even if it can be decoded",
            command: "explain ModelView.xib", says: ["[0] Model (mod-vr-001) init()"]),
        Claim(
            article: "ViewThatLoadsItselfVariants",
            claim: "a component that loads its nib in initWithFrame: alone stays empty where a nib of iOS places it",
            command: "report hazards kind=stays-empty",
            says: ["stays-empty broken Page.xib 8 17 FrameView.m 9 FrameView loads FrameView only in initWithFrame:"]),
        Claim(
            article: "ViewThatLoadsItselfVariants",
            claim: "a component that loads its nib in awakeFromNib alone stays empty where code makes it",
            command: "report hazards kind=stays-empty",
            says: [
                "stays-empty broken WakefulView.swift 8 21 WakefulView.xib 4",
                "but code creates the object at WakefulView.swift:16 in another way, so it stays empty",
            ]),
        Claim(
            article: "ViewThatLoadsItselfVariants",
            claim:
                "a custom view of macOS gets initWithFrame:, so a component that loads in initWithCoder: stays empty",
            command: "report hazards kind=stays-empty", says: ["stays-empty broken Desk.xib 8 17 DeskView.m 9"]),
        Claim(
            article: "ViewThatLoadsItselfVariants",
            claim: "a component that loads in awakeFromNib is filled where a nib places it",
            command: "report hazards", says: [], saysNot: ["Page.xib 8 81"]),
        Claim(
            article: "ViewThatLoadsItselfVariants",
            claim: "a weak outlet to an object at the top keeps it only if code does",
            command: "report hazards kind=unkept-object confidence=possible",
            says: ["Only the weak outlet overlay holds the top-level UIView"]),
        Claim(
            article: "ViewThatLoadsItselfVariants", claim: "an action of a bar item at the top keeps nothing",
            command: "report hazards kind=unkept-object", says: ["No outlet holds the top-level UIBarButtonItem"]),
        Claim(
            article: "NibsAlone", claim: "without a source the element of an object tells that its class is a view",
            command: "report nib-patterns",
            says: [
                "Badge.xib 4 9 owner-view ancestry Badge",
                "Badge is a view and the File's Owner, according to an object in another nib",
            ]),
        Claim(
            article: "NibsAlone", claim: "therefore any nib may contain a view of that class",
            command: "report reusable-views", says: ["Badge.xib Badge owner-view ancestry 0", "1 1 Home.xib:8"]),
    ]
}
