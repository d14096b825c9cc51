import SourceCode
import Testing

@Suite("Purpose of a known call")
struct PurposeTests {
    @Test(arguments: [
        ("Bundle.main.loadNibNamed(\"A\", owner: self)", NibLoad.Purpose.loads),
        ("UINib(nibName: \"A\", bundle: nil)", .opens),
        ("NSNib(nibNamed: \"A\", bundle: nil)", .opens),
        ("UIStoryboard(name: \"A\", bundle: nil)", .opens),
        ("nib.instantiate(withOwner: self)", .instantiates),
        ("board.instantiateInitialViewController()", .instantiates),
        ("board.instantiateViewController(withIdentifier: \"a\")", .instantiates),
        ("table.register(nib, forCellReuseIdentifier: \"a\")", .registers),
        ("X.CellRegistration<A, B>(cellNib: nib) { _ in }", .registers),
        ("FooController(nibName: \"A\", bundle: nil)", .controller),
        ("FooController(windowNibName: \"A\")", .windowController),
        ("FooController(windowNibPath: path, owner: self)", .windowController),
    ])
    func `a Swift load has its purpose`(code: String, purpose: NibLoad.Purpose) {
        #expect(SwiftText.body(code).file.loads.map(\.purpose) == [purpose])
    }

    @Test(arguments: [
        ("[bundle loadNibNamed:@\"A\" owner:self options:nil];", NibLoad.Purpose.loads),
        ("[NSBundle loadNibFile:@\"A\" externalNameTable:t withZone:z];", .loads),
        ("[UINib nibWithNibName:@\"A\" bundle:nil];", .opens),
        ("[[NSNib alloc] initWithNibNamed:@\"A\" bundle:nil];", .opens),
        ("[[NSNib alloc] initWithContentsOfURL:url];", .opens),
        ("[UIStoryboard storyboardWithName:@\"A\" bundle:nil];", .opens),
        ("[nib instantiateWithOwner:self options:nil];", .instantiates),
        ("[board instantiateInitialViewController];", .instantiates),
        ("[board instantiateControllerWithIdentifier:@\"a\"];", .instantiates),
        ("[table registerNib:nib forCellReuseIdentifier:@\"a\"];", .registers),
        ("[[Foo alloc] initWithNibName:@\"A\" bundle:nil];", .controller),
        ("[[Foo alloc] initWithWindowNibName:@\"A\"];", .windowController),
        ("[[Foo alloc] initWithWindowNibPath:path owner:self];", .windowController),
    ])
    func `an Objective-C load has its purpose`(code: String, purpose: NibLoad.Purpose) {
        #expect(ObjectiveCSource.body(code).file.loads.map(\.purpose) == [purpose])
    }

    @Test(arguments: [
        ("nibName", NibLoad.Purpose.nibName), ("windowNibName", .windowNibName), ("windowNibPath", .windowNibName),
    ])
    func `an override of a nib name has the purpose of the method`(name: String, purpose: NibLoad.Purpose) {
        let swift = SwiftText("class C: D { override var \(name): String? { \"A\" } }")
        let objectiveC = ObjectiveCSource.body("return @\"A\";", of: "- (NSString *)\(name)")
        #expect(swift.file.loads.map(\.purpose) == [purpose])
        #expect(objectiveC.file.loads.map(\.purpose) == [purpose])
    }

    @Test func `each use of an identifier is recorded with its purpose`() {
        let swift = SwiftText.body(
            """
            table.register(FooCell.self, forCellReuseIdentifier: "a"); table.dequeueReusableCell(withIdentifier: "b", for: path)
            view.makeView(withIdentifier: "c", owner: self); FooCell(style: .plain, reuseIdentifier: "d")
            performSegue(withIdentifier: "e", sender: nil); UIStoryboardSegue(identifier: "f", source: a, destination: b)
            if segue.identifier == "g" {}
            switch segue.identifier { case "h": break; default: break }
            board.instantiateViewController(withIdentifier: "i"); view.restorationIdentifier = "j"; UIImage(named: "k")
            """)
        #expect(
            swift.file.identifiers.map(\.purpose) == [
                .registers, .dequeues, .dequeues, .makes, .performs, .makes, .compares, .compares, .instantiates, .sets,
                .resource,
            ])
        let objectiveC = ObjectiveCSource.body(
            """
            [table registerClass:[FooCell class] forCellReuseIdentifier:@"a"]; [table dequeueReusableCellWithIdentifier:@"b"];
            [view makeViewWithIdentifier:@"c" owner:self]; [[FooCell alloc] initWithStyle:0 reuseIdentifier:@"d"];
            [self performSegueWithIdentifier:@"e" sender:nil]; [UIStoryboardSegue segueWithIdentifier:@"f" source:a destination:b];
            if ([segue.identifier isEqualToString:@"g"]) {}
            [board instantiateViewControllerWithIdentifier:@"i"]; view.restorationIdentifier = @"j"; [UIImage imageNamed:@"k"];
            """)
        #expect(
            objectiveC.file.identifiers.map(\.purpose) == [
                .registers, .dequeues, .dequeues, .makes, .performs, .makes, .compares, .instantiates, .sets, .resource,
            ])
    }
}
