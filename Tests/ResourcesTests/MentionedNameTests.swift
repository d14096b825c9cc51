import Bytes
import Resources
import Testing

@Suite("Names that sources mention")
struct MentionedNameTests {
    private func names(_ text: String) -> [String] { MentionedNames.ofSource(Array(text.utf8)).names }

    private func calls(_ text: String) -> [String] {
        MentionedNames.ofSource(Array(text.utf8)).calls.map { "\($0.kind.rawValue) \($0.name)" }
    }

    @Test func `texts are names, with a star for parts that are only known at run time`() {
        #expect(
            names(#"let a = "apple"; b = "icon_\(state ? "on" : x(1))-\(n)"; c = "a\"b""#) == [
                "apple", "icon_*-*", "on",
            ])
        #expect(
            names(#"[NSString stringWithFormat:@"icon_%02ld@2x%@", n]; c = '"'; d = '\''; e = @"end";"#) == [
                "end", "icon_*@2x*",
            ])
    }

    @Test func `a member of a path that begins with a catalog or with a dot may be a generated symbol`() {
        #expect(
            names("let a = Assets.Cards.Fruit.apple; f(.Cards.pear); g(x.Cards.fig); h(shop.cart.plum); iconBox.lime")
                == [
                    ".Cards", ".Fruit", ".apple", ".lime", ".pear",
                ])
    }

    @Test func `the argument of a macro is a name`() {
        #expect(
            names("SHARED_OBJECT(ShopController)\nMAX(a, b); Make(Fruit); _X(Y); NSLog(Apple); LOG_ONE(apple)") == [
                "ShopController"
            ])
    }

    @Test func `a name is assigned if a statement sets it or the member of self with this name`() {
        let source = """
            let local = 1
            var typed: Int = 2
            if a == b { basket = crate }
            self.apple = pear; self->_plum = x
                _fig = y
            other.grape = z
            // melon = 3
            NSView *view = nil;
            lemon += 1
            lime <= 2
            cherry = nil; self.quince = NULL
            mango = nilly
            [self.view addSubview:papaya=[self label]];
            """
        #expect(
            MentionedNames.ofSource(Array(source.utf8)).assigned == [
                "apple", "basket", "fig", "mango", "papaya", "plum",
            ])
    }

    @Test func `sentences, comments and long texts are not names`() {
        #expect(
            names(
                """
                // "comment"
                /* "block" * / "still" */ let a = "My Image", b = "This is a whole sentence of words", c = "What?", d = "http://a.b", e = "12"
                let f = \"""
                "inside"
                \""", g = "last"
                let h = "open
                let i = "next"
                """) == ["My Image", "last", "next"])
        #expect(names("let a = \"" + String(repeating: "x", count: 81) + "\"") == [])
    }

    @Test func `a text that is joined with other code is also a name with a star`() {
        #expect(
            names(#"name += "Ripe"; a = "icon" + b; c = d + "Top" + e"#) == [
                "*Ripe", "*Top*", "Ripe", "Top", "icon", "icon*",
            ])
        #expect(
            names(#"[[name stringByAppendingString:@"Ripe"] x]; [@"icon" stringByAppendingFormat:@"_%d", n]"#) == [
                "*Ripe", "Ripe", "icon", "icon*",
            ])
    }

    @Test func `the constants that Xcode generates for Objective-C are symbols`() {
        #expect(
            names("imageNamed:ACImageNameRedApple]; colorNamed:ACColorNameDusk]; MyACImageNameX") == [
                ".Dusk", ".RedApple",
            ])
    }

    @Test func `in a web page, names are image files with their extension, and in JSON, every text is a name`() {
        func page(_ text: String, isJSON: Bool = false) -> [String] {
            MentionedNames.ofPage(Array(text.utf8), isJSON: isJSON).names
        }
        #expect(
            page(
                ##"<img src="images/red%20apple.png?v=1"> .a { background: url(pear@2x.gif) } plum.txt [x](../plum.svg)"##
            ) == [
                "pear@2x.gif", "plum.svg", "red apple.png",
            ])
        #expect(page(#"{"icon": "apple", "n": "a\"b"}"#, isJSON: true) == ["apple", "icon", "n"])
    }

    @Test func `in an OpenStep property list, words and quoted texts are names`() {
        let list = MentionedNames.ofPropertyList(Array(#"{ image = apple; "name" = "red apple"; }"#.utf8))
        #expect(list.names == ["apple", "image", "name", "red", "red apple"])
    }

    @Test func `members that may be symbols begin with a dot`() {
        #expect(
            names("imageView.image = .myImage; UIColor.dusk; self.view.frame; 1.0e5; array[0].count") == [
                ".count", ".dusk", ".image", ".myImage",
            ])
    }

    @Test(arguments: [
        (#"UIImage(named: "a")"#, "image a"), (#"UIImage.init(named:"a", in: b)"#, "image a"),
        (#"NSImage(named: NSImage.Name("a"))"#, "image a"),
        (#"#imageLiteral(resourceName: "a")"#, "image a"), (#"Image("a")"#, "image a"),
        (#"[UIImage imageNamed:@"a"]"#, "image a"),
        (#"[NSImage imageNamed: @"a"]"#, "image a"), (#"bundle.image(forResource: "a")"#, "image a"),
        (#"Image(.ab)"#, "image .ab"),
        (#"UIImage(resource: .ab)"#, "image .ab"), (#"NSImage(resource: ImageResource.ab)"#, "image .ab"),
        (#"Asset.Folder.ab.image"#, "image .ab"),
        (#"Asset.ab.swiftUIImage"#, "image .ab"), (#"R.image.ab()"#, "image .ab"),
        (#"UIColor(named: "a")"#, "namedColor a"), (#"NSColor(named: "a")"#, "namedColor a"),
        (#"Color("a")"#, "namedColor a"),
        (#"[UIColor colorNamed:@"a"]"#, "namedColor a"), (#"Color(.ab)"#, "namedColor .ab"),
        (#"UIColor(resource: .ab)"#, "namedColor .ab"),
        (#"R.color.ab()"#, "namedColor .ab"), (#"Asset.Colors.ab.color"#, "namedColor .ab"),
        (#"UIFont(name: "a", size: 9)"#, "font a"), (#"[UIFont fontWithName:@"a" size:9]"#, "font a"),
        (#"Font.custom("a", size: 9)"#, "font a"),
        (#"NSLocalizedString("a", comment: "")"#, "string a"), (#"NSLocalizedString(@"a", nil)"#, "string a"),
        (#"String(localized: "a")"#, "string a"),
        (#"LocalizedStringKey("a")"#, "string a"), (#"Text("a")"#, "string a"),
        (#"[b localizedStringForKey:@"a" value:c table:d]"#, "string a"),
        (#"bundle.localizedString(forKey: "a", value: b, table: c)"#, "string a"),
        (#"NSLocalizedStringFromTable(@"a", @"b", @"")"#, "string a"),
        (#"R.string.localizable.ab()"#, "string .ab"),
    ])
    func `a call for a resource gives its kind, and its name or symbol`(source: String, call: String) {
        #expect(calls("let x = \(source);") == [call])
    }

    @Test(arguments: [
        #"Image(systemName: "a")"#, #"Text(verbatim: "a")"#, #"#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"#,
        #"show(named: "a")"#, #"UIFont(b ? "a" : "c")"#,
        #"["named": "a"]"#, #"// UIImage(named: "a")"#, #"palette.color.ab"#, #"view.image.ab"#,
    ])
    func `code that only looks like a call for a resource is not one`(source: String) {
        #expect(calls(source) == [])
    }

    @Test func `a call has its position, and a star for parts that are only known at run time`() throws {
        let found = MentionedNames.ofSource(
            Array(
                "let é = 1\n  /* ü */ let i = UIImage(named: \"icon_\\(UIImage(named: \"in\")!)\"); j = UIImage(named: \"icon_\" + n)"
                    .utf8)
        ).calls
        #expect(found.map(\.name) == ["in", "icon_*", "icon_*"])
        #expect(
            found.map(\.at) == [
                TextPosition(line: 2, column: 57), TextPosition(line: 2, column: 34), TextPosition(line: 2, column: 87),
            ])
    }

    @Test func `a localized key is kept complete, even if it is a long sentence`() {
        #expect(
            calls(#"Text("It is \"so\", 100 % of %@, of all that\n we know."); Text("Hello \(name)!")"#) == [
                "string It is \"so\", 100 % of %@, of all that\n we know.", "string Hello *!",
            ])
    }

    @Test func `settings of the asset catalog compiler name color and icon sets`() {
        let text =
            "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Accent;\nOTHER = x;\nASSETCATALOG_COMPILER_APPICON_NAME: \"Icon Beta\"\nASSETCATALOG_COMPILER_"
        #expect(MentionedNames.ofSettings(Array(text.utf8)).names == ["Accent", "Icon Beta"])
    }

    @Test func `a file that SwiftGen or R-swift generated mentions nothing`() {
        #expect(
            names(
                "// swiftlint:disable all\n// Generated using SwiftGen — https://\nlet a = ImageAsset(name: \"apple\")")
                == [])
        #expect(
            names("//\n// This is a generated file, do not edit!\n// Generated by R.swift\nlet a = \"apple\"") == [])
    }

    @Test func `unterminated code mentions no names`() {
        for text in ["\"", "/*", "\"\\", "\"\\(", "'", ".", "\"\"\"", "\"%", String(repeating: "\"\\(", count: 10_000)]
        { #expect(names(text) == [], "\(text.prefix(9))") }
    }

    @Test func `short texts and keys of an XML property list are names`() {
        let list =
            "<plist><dict><key>UIApplicationShortcutItemIconFile</key><string>shortcut-add</string><integer>3</integer><string>A long sentence is none.</string></dict></plist>"
        #expect(
            MentionedNames.ofPropertyList(Array(list.utf8)).names == [
                "UIApplicationShortcutItemIconFile", "shortcut-add",
            ])
    }
}
