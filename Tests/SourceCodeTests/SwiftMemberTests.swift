import Testing

@Suite("Members and types of Swift sources")
struct SwiftMemberTests {
    @Test func `a nested type is named with its enclosing types, and a type in a function only with its own name`() {
        let source = SwiftText(
            """
            class Outer<T>: Base<T>, P { struct In { class Cell: UITableViewCell {} }; func f() { class Local: NSObject {} } }
            extension Outer.In {}
            @objc(Name) final class Other: UIView {}
            protocol P: AnyObject {}
            typealias A = B
            #if DEBUG
            class OnlyDebug {}
            #else
            class OnlyRelease {}
            #endif
            """)
        #expect(
            source.types == [
                "class Outer : Base", "class Outer.In.Cell : UITableViewCell", "class Local : NSObject",
                "extension Outer.In",
                "class Other (Name) : UIView", "protocol P", "alias A : B", "class OnlyDebug", "class OnlyRelease",
            ])
    }

    @Test func `a type adopts each part of a composition, also through an alias`() {
        let source = SwiftText(
            """
            typealias NibReusable = Reusable & NibLoadable
            class Cell: UITableViewCell & Reusable, P {}
            """)
        #expect(
            source.file.types.map(\.protocols) == [["Reusable", "NibLoadable"], ["UITableViewCell", "Reusable", "P"]])
    }

    @Test func `outlets, outlet collections and actions are members`() {
        let source = SwiftText(
            """
            class C {
                @IBOutlet private weak var a, b: UIButton!
                @IBOutlet var many: [UIButton]!
                @IBOutlet var more: Array<UILabel>?
                @IBAction func save(_ sender: Any) {}
                @IBSegueAction func make(_ coder: NSCoder) -> Detail? { nil }
                @IBInspectable var radius: CGFloat = 1
                #if os(iOS)
                @IBOutlet var phone: UIView!
                #endif
            }
            """)
        #expect(
            source.members == [
                "outlet C.a: UIButton", "outlet C.b: UIButton", "outletCollection C.many: UIButton",
                "outletCollection C.more: UILabel", "action C.save: Any", "segueAction C.make: NSCoder",
                "inspectable C.radius: CGFloat", "outlet C.phone: UIView",
            ])
    }

    @Test func `the name and kind of a property determine its accessors`() {
        let source = SwiftText(
            """
            class C {
                @objc(isOn) var on = true
                @objc var enabled: Bool { @objc(isEnabled) get { true } set {} }
                @objc let fixed = 1
                @objc var computed: Int { 1 }
                @objc private(set) var count = 1
                @objc var watched = 1 { didSet {} }
            }
            """)
        #expect(
            source.selectors == [
                "isOn", "setIsOn:", "isEnabled", "setEnabled:", "fixed", "computed", "count", "setCount:", "watched",
                "setWatched:",
            ])
    }

    @Test func `attributes, the class and the access level determine what Objective-C can see`() {
        let source = SwiftText(
            """
            @objcMembers class A: NSObject { func a() {}; private func b() {}; @nonobjc func c() {}; @objc private func d() {} }
            @objc extension A { private func e() {} }
            class B: UIView { func f() {}; private func g() {}; override func h() {}; func i<T>(_ t: T) {} }
            protocol P { func j() }
            @objc protocol Q { func k() }
            """)
        #expect(
            source.visibilities == [
                "a visible", "b hidden", "c hidden", "d visible", "e visible", "f inferred", "g hidden", "h inferred",
                "i hidden",
                "j hidden", "k visible",
            ])
    }

    @Test func `an override of setValue for an undefined key is a method`() {
        let source = SwiftText("class C: NSObject { override func setValue(_ v: Any?, forUndefinedKey k: String) {} }")
        #expect(source.selectors == ["setValue:forUndefinedKey:"])
    }
}
