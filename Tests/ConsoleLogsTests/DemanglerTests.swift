import Testing

import ConsoleLogs

@Suite("Mangled Swift names")
struct DemanglerTests {
    @Test(arguments: [
        ("_TtC7Orchard9FruitCell", "Orchard", "FruitCell"),
        ("_TtCC7Orchard6Market9FruitCell", "Orchard", "Market.FruitCell"),
        ("_TtCV7Orchard6Market9FruitCell", "Orchard", "Market.FruitCell"),
        ("_TtGC7Orchard9FruitCellSi_", "Orchard", "FruitCell"),
        ("_TtC7OrchardP33_0123456789ABCDEF0123456789ABCDEF9FruitCell", "Orchard", "FruitCell"),
        ("$s7Orchard9FruitCellC", "Orchard", "FruitCell"),
        ("$S7Orchard9FruitCellC", "Orchard", "FruitCell"),
        ("_T07Orchard9FruitCellC", "Orchard", "FruitCell"),
        ("$s7Orchard6MarketV9FruitCellC", "Orchard", "Market.FruitCell"),
        ("$s7Orchard9FruitCell33_0123456789ABCDEF0123456789ABCDEFLLC", "Orchard", "FruitCell"),
        ("Orchard.FruitCell", "Orchard", "FruitCell"),
        ("Orchard.Market.FruitCell", "Orchard", "Market.FruitCell"),
        ("Orchard.Shelf<Orchard.Fruit, Swift.Int>", "Orchard", "Shelf"),
        ("NSKVONotifying_Orchard.FruitCell", "Orchard", "FruitCell"),
    ])
    func `a class name, mangled or not, gives its module and class`(written: String, module: String, name: String) {
        let read = ClassName(written)
        #expect(read.module == module && read.name == name && read.problem == nil && read.written == written)
    }

    @Test(arguments: [
        (
            "$s10MarketTool0aB16TabBarControllerC13setUpChildrenyyF", "MarketTool", "MarketToolTabBarController",
            "setUpChildren"
        ),
        ("$s7Orchard20MarketViewControllerC11viewDidLoadyyF", "Orchard", "MarketViewController", "viewDidLoad"),
        (
            "$s7Orchard20MarketViewControllerC05tableC0_21numberOfRowsInSectionSiSo07UITableC0C_SitF", "Orchard",
            "MarketViewController", "tableView"
        ),
        ("_TFC7Orchard20MarketViewController11viewDidLoadfT_T_", "Orchard", "MarketViewController", "viewDidLoad"),
        ("_TToFC7Orchard20MarketViewController7refreshfPs9AnyObject_T_", "Orchard", "MarketViewController", "refresh"),
        ("$sSo6UIViewC7OrchardE6shadowyyF", "__C", "UIView", "shadow"),
    ])
    func `a symbol gives its module, class and member`(symbol: String, module: String, type: String, member: String) {
        let path = Demangler.path(of: symbol)
        #expect(path?.module == module && path?.types == [type] && path?.member == member)
    }

    @Test(arguments: [
        "_TtC7Orchard99FruitCell", "_TtC", "$s", "$s7Orchard", "_TtP7Orchard5Fruit_", "$s00Orchard", "$s7Orchard0zZC",
        "_TtC0000", "_TtCCCCCCC", "$sSS",
    ])
    func `a name that cannot be demangled is kept as written, with the problem`(written: String) {
        let read = ClassName(written)
        #expect(read.module == nil && read.name == written && read.problem == "\(written) could not be demangled")
    }

    @Test func `every prefix of a name, and every name with a changed letter, is read without a crash`() {
        let names = [
            "$s10MarketTool0aB16TabBarControllerC13setUpChildrenyyF", "_TtGC7Orchard9FruitCellSi_",
            "$s7Orchard9FruitCell33_0123456789ABCDEF0123456789ABCDEFLLC",
            "_TtC7OrchardP33_0123456789ABCDEF0123456789ABCDEF9FruitCell",
        ]
        var read = 0
        for name in names {
            for count in 0...name.count {
                _ = ClassName(String(name.prefix(count)))
                for letter in ["0", "9", "z", "é", ".", "\u{0}"] {
                    _ = ClassName(name.prefix(count) + letter + name.dropFirst(count + 1))
                    read += 1
                }
            }
        }
        #expect(read > 800)
    }
}
