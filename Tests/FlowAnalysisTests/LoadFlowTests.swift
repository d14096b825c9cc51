import Testing

@Suite("Loads that code leads to")
struct LoadFlowTests {
    @Test func `a name travels through a variable`() {
        let flow = Flow(
            """
            class Shop: UIView {
                func fill() {
                    let name = "Shelf"
                    Bundle.main.loadNibNamed(name, owner: self, options: nil)
                }
            }
            """)
        #expect(flow.nibs == [["Shelf owner Shop"]])
    }

    @Test func `both branches of an unknown condition are followed`() {
        let flow = Flow(
            """
            class Shop: UIView {
                func fill(wide: Bool) {
                    let name = wide ? "Wide" : "Narrow"
                    Bundle.main.loadNibNamed(name, owner: nil, options: nil)
                }
            }
            """)
        #expect(flow.nibs == [["Wide", "Narrow"]])
    }

    @Test func `a helper loads what each of its callers names`() {
        let flow = Flow(
            "func open(_ name: String) -> UINib {\nreturn UINib(nibName: name, bundle: nil)\n}",
            """
            class Shop: UIView {
                func one() { _ = open("One") }
                func two() { _ = open("Two") }
            }
            """)
        #expect(flow.nibs == [["One from 2", "Two from 3"]])
        #expect(flow.sought.contains("open"))
    }

    @Test func `a nib named for the class of the object is that of each subclass that has one`() {
        let flow = Flow(
            """
            class Base: UIView {
                func load() { Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: self, options: nil) }
            }
            class Apple: Base {}
            class Pear: Base {}
            """, nibs: ["Apple"])
        #expect(flow.nibs == [["Apple owner Apple"]])
    }

    @Test func `a name that nothing says is no nib`() {
        let flow = Flow(
            """
            class Shop: UIView {
                var title = ""
                func fill() { Bundle.main.loadNibNamed(settings.title, owner: nil, options: nil) }
            }
            """)
        #expect(flow.nibs == [[]])
    }

    @Test func `Objective-C code is followed as Swift code is`() {
        let flow = Flow(
            objectiveC: """
                @implementation Shop
                - (void)fill { [self load:@"Shelf"]; }
                - (void)load:(NSString *)name {
                    [[NSBundle mainBundle] loadNibNamed:name owner:self options:nil];
                }
                @end
                """)
        #expect(flow.nibs == [["Shelf owner Shop from 2"]])
    }

    @Test func `an identifier travels through a constant and a parameter`() {
        let flow = Flow(
            """
            enum Cells { static let fruit = "Fruit" }
            class Shop: UIView {
                func row(_ table: UITableView) { table.dequeueReusableCell(withIdentifier: Cells.fruit) }
                func cell(_ name: String, in table: UITableView) { table.dequeueReusableCell(withIdentifier: name) }
                func all(_ table: UITableView) { cell("Nut", in: table) }
            }
            """)
        #expect(flow.identifierTexts[0] == ["Fruit"])
    }
}
