import Testing

@Suite("Screens to which code leads")
struct NavigationFlowTests {
    private static let details = "class Details: UIViewController {}\n"

    @Test(arguments: [
        ("navigationController?.pushViewController(Details(), animated: true)", "push"),
        ("present(Details(), animated: true)", "present"),
        ("present(Details(), animated: true) { print(1) }", "present"),
        ("show(Details(), sender: nil)", "show"),
        ("showDetailViewController(Details(), sender: nil)", "show detail"),
        ("addChild(Details())", "child"),
        ("presentAsSheet(Details())", "sheet"),
        ("presentAsModalWindow(Details())", "modal window"),
        ("navigationController?.setViewControllers([Details()], animated: false)", "set"),
        ("tabs.viewControllers = [Details()]", "set"),
        ("view.window?.rootViewController = Details()", "root"),
        ("present(UINavigationController(rootViewController: Details()), animated: true)", "present"),
    ])
    func `a call that shows a new controller leads to its class`(call: String, kind: String) {
        let flow = Flow(Self.details + "class List: UIViewController {\nfunc open() { \(call) }\n}")
        #expect(flow.screens == ["List \(kind) Details :3"])
    }

    @Test func `Objective-C messages and property assignments lead to a screen`() {
        let flow = Flow(
            objectiveC: """
                @interface Details : UIViewController
                @end
                @implementation List
                - (void)open {
                    Details *details = [[Details alloc] init];
                    [self.navigationController pushViewController:details animated:YES];
                    self.window.rootViewController = details;
                }
                @end
                """)
        #expect(flow.screens == ["List push Details :6", "List root Details :7"])
    }

    @Test(arguments: [
        "hud.show(animated: true)", "toast.present(in: view)", "progress.addChild(part, withPendingUnitCount: 1)",
        "rootViewController = Details()", "self.viewControllers = [Details()]",
    ])
    func `other calls and properties with such a name do not show a screen`(code: String) {
        let flow = Flow(Self.details + "class List: UIViewController {\nfunc open() { \(code) }\n}")
        #expect(flow.screens == [])
    }

    @Test func `both branches of a condition lead to their screens`() {
        let flow = Flow(
            """
            class One: UIViewController {}
            class Two: UIViewController {}
            class List: UIViewController {
                func open(isFirst: Bool) {
                    let next = isFirst ? One() : Two()
                    present(next, animated: true)
                }
            }
            """)
        #expect(flow.screens == ["List present One :6", "List present Two :6"])
    }

    @Test func `a scene is known by its identifier and storyboard, and by the class that the code expects`() {
        let flow = Flow(
            """
            class Details: UIViewController {}
            class List: UIViewController {
                func open() {
                    let board = UIStoryboard(name: "Main", bundle: nil)
                    let next = board.instantiateViewController(withIdentifier: "details") as! Details
                    present(next, animated: true)
                }
                func other() {
                    show(storyboard!.instantiateViewController(withIdentifier: "other"), sender: nil)
                }
                func first() {
                    guard let next = UIStoryboard(name: "Intro", bundle: nil).instantiateInitialViewController() else { return }
                    present(next, animated: true)
                }
            }
            """)
        #expect(
            flow.screens == [
                "List present Details details of Main :6", "List show other of own storyboard :9",
                "List present initial of Intro :13",
            ])
    }

    @Test func `a factory and a property lead to the screen that they return`() {
        let flow = Flow(
            """
            class Details: UIViewController {
                static func make() -> Details {
                    return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "details") as! Details
                }
            }
            class List: UIViewController {
                lazy var details = Details()
                var nextScreen: UIViewController?
                func prepare() { nextScreen = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
                func open() { present(details, animated: true) }
                func make() { present(Details.make(), animated: true) }
                func go() { present(nextScreen!, animated: true) }
            }
            """)
        #expect(
            flow.screens == [
                "List present Details :10", "List present Details details of Main :11",
                "List present initial of Main :12",
            ])
    }

    @Test func `a property with the type of a class that has subclasses leads to the class or a subclass`() {
        let flow = Flow(
            """
            class Details: UIViewController {}
            class Extra: Details {}
            class List: UIViewController {
                var details: Details!
                func open() { present(details, animated: true) }
            }
            """)
        #expect(flow.screens == ["List present Details or subclass :5"])
    }

    @Test func `a screen whose class is unknown is kept without a class`() {
        let flow = Flow(
            "class List: UIViewController {\nfunc open(_ next: UIViewController) { present(next, animated: true) }\n}")
        #expect(flow.screens == ["List present ? :2"])
    }

    @Test func `a helper leads from each caller to the screen that the caller passes`() {
        let flow = Flow(
            """
            extension UIViewController {
                func presentWithStyle(_ next: UIViewController) { present(next, animated: true) }
            }
            class Details: UIViewController {}
            class List: UIViewController {
                func open() { presentWithStyle(Details()) }
            }
            """)
        #expect(flow.screens == ["List present Details by presentWithStyle :6"])
    }

    @Test func `a coordinator leads to the screen from itself and from the screens that call it`() {
        let flow = Flow(
            """
            class Details: UIViewController {}
            class Coordinator {
                let navigation = UINavigationController()
                func showDetails() { navigation.pushViewController(Details(), animated: true) }
            }
            class List: UIViewController {
                var coordinator: Coordinator!
                @objc func tap() { coordinator.showDetails() }
            }
            """)
        #expect(
            flow.screens == ["Coordinator push Details :4", "List push Details by showDetails :8"])
    }

    @Test func `a call through a protocol leads to the screens of the coordinators that adopt it`() {
        let flow = Flow(
            """
            protocol Navigator: AnyObject { func showDetails() }
            class Details: UIViewController {}
            class Coordinator: NSObject, Navigator {
                let navigation = UINavigationController()
                func showDetails() { navigation.pushViewController(Details(), animated: true) }
            }
            class List: UIViewController {
                weak var navigator: Navigator?
                @objc func tap() { navigator?.showDetails() }
            }
            """)
        #expect(
            flow.screens == ["Coordinator push Details :5", "List push Details by showDetails :9"])
    }

    @Test func `an object that is not a screen shows it for the controller that it names`() {
        let flow = Flow(
            """
            class Details: UIViewController {}
            class List: UIViewController {}
            class Helper {
                let list: List
                init(list: List) { self.list = list }
                func open() { list.navigationController?.pushViewController(Details(), animated: true) }
            }
            """)
        #expect(flow.screens == ["List push Details :6"])
    }

    @Test func `a controller that presents itself is reached from its callers`() {
        let flow = Flow(
            """
            class Popup: UIViewController {
                func showPopup() { UIApplication.shared.keyWindow?.rootViewController?.present(self, animated: true) }
            }
            class List: UIViewController {
                @objc func tap() { let popup = Popup(); popup.showPopup() }
            }
            """)
        #expect(flow.screens == ["- present Popup :2", "List present Popup by showPopup :5"])
    }

    @Test func `the view in a hosting controller is the screen`() {
        let flow = Flow(
            """
            struct Summary: View { var body: some View { Text("") } }
            class List: UIViewController {
                func open() { present(UIHostingController(rootView: Summary().padding()), animated: true) }
            }
            """)
        #expect(flow.screens == ["List present Summary :3"])
    }

    @Test func `the window of a controller leads to the controller`() {
        let flow = Flow(
            """
            class Settings: NSWindowController {}
            class Main: NSWindowController {
                lazy var settings = Settings()
                @objc func open() { settings.showWindow(nil) }
                @objc func front() { settings.window?.makeKeyAndOrderFront(nil) }
                @objc func sheet() { window?.beginSheet(settings.window!) }
                @objc func own() { window?.makeKeyAndOrderFront(nil) }
            }
            """)
        #expect(
            flow.screens == ["Main window Settings :4", "Main window Settings :5", "Main sheet Settings :6"])
    }

    @Test func `a recursive function and a very long body end`() {
        let calls = (0..<300).map { "if a\($0) { open\($0)(next) }" }.joined(separator: "\n")
        let flow = Flow(
            """
            class Details: UIViewController {}
            class List: UIViewController {
                func showAgain(_ next: UIViewController) { showAgain(next); present(next, animated: true) }
                func open(_ next: UIViewController) {
                \(calls)
                showAgain(Details())
                }
            }
            """)
        #expect(flow.screens.contains { $0.hasPrefix("List present Details by showAgain") })
    }
}
