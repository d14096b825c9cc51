import SourceCode
import Testing

@Suite("Objective-C bodies as code")
struct ObjectiveCCodeTests {
    /// Returns the code of a body, without the positions of its calls.
    private static func code(_ body: String, of method: String = "- (void)nib") -> String {
        let functions = ObjectiveCSource.body(body, of: method).file.functions
        return functions.map { CodeText.write($0.body).replacing(#/\],\d+,\d+\]/#, with: "],0,0]") }.joined(
            separator: "\n")
    }

    /// Returns the code of an expression.
    private static func expression(_ expression: String) -> String {
        let code = code("x = \(expression);")
        let head = #"[["=",["n","x"],"#
        return code.hasPrefix(head) ? String(code.dropFirst(head.count).dropLast(2)) : code
    }

    @Test(arguments: [
        ("[self go]", #"["c",["n","self"],"go",0,[],0,0]"#),
        ("[a b:c d:e]", #"["c",["n","a"],"b:d:",0,[["n","c"],["n","e"]],0,0]"#),
        ("[a :b c:d]", #"["c",["n","a"],":c:",0,[["n","b"],["n","d"]],0,0]"#),
        ("[a b:c, d, nil]", #"["c",["n","a"],"b:",0,[["n","c"],["n","d"],null],0,0]"#),
        ("[a b:c ? d : e f:g]", #"["c",["n","a"],"b:f:",0,[["?",["n","c"],["n","d"],["n","e"]],["n","g"]],0,0]"#),
        ("[[a b] c]", #"["c",["c",["n","a"],"b",0,[],0,0],"c",0,[],0,0]"#),
        ("[super b]", #"["c",["n","super"],"b",0,[],0,0]"#),
        ("[NSArray<Foo *> array]", #"["c",["n","NSArray"],"array",0,[],0,0]"#),
        ("a.b", #"["m",["n","a"],"b"]"#),
        ("self->a", #"["i","a"]"#), ("other->a", #"["m",["n","other"],"a"]"#),
        ("_a", #"["n","_a"]"#),
        ("LoadNib(@\"A\", b)", #"["c",0,"LoadNib",0,["A",["n","b"]],0,0]"#),
        ("self.done(a)", #"["c",["m",["n","self"],"done"],"()",0,[["n","a"]],0,0]"#),
    ])
    func `messages, properties and calls`(source: String, code: String) {
        #expect(Self.expression(source) == code)
    }

    @Test(arguments: [
        "[[Foo alloc] initWithX:a]", "[Foo.alloc initWithX:a]", "[[[Foo alloc] initWithX:a] autorelease]",
        "[[Foo allocWithZone:nil] initWithX:a]", "[[[[Foo alloc] initWithX:a] retain] copy]",
        "[[Foo alloc] initWithX:a].autorelease",
    ])
    func `every form of object creation is a call of the initializer on the class`(source: String) {
        #expect(Self.expression(source) == #"["c",["n","Foo"],"initWithX:",0,[["n","a"]],0,0]"#)
    }

    @Test(arguments: [
        ("[Foo new]", "Foo"), ("Foo.new", "Foo"), ("[[Foo alloc] init]", "Foo"), ("Foo.alloc.init", "Foo"),
        ("[[self alloc] init]", "self"), ("[[[self class] alloc] init]", "Self"), ("[self.class new]", "Self"),
        ("[[object_getClass(self) alloc] init]", "Self"), ("[[super alloc] init]", "Self"),
    ])
    func `object creation with init or new`(source: String, receiver: String) {
        let made = #"["c",["n","\#(receiver)"],"init",0,[],0,0]"#
        #expect(Self.expression(source) == made)
    }

    @Test(arguments: [
        ("[self class]", #"["n","Self"]"#), ("self.class", #"["n","Self"]"#),
        ("object_getClass(self)", #"["n","Self"]"#),
        ("[Foo class]", #"["m",["n","Foo"],"self"]"#), ("Foo.class", #"["m",["n","Foo"],"self"]"#),
        ("[foo class]", #"["m",["n","foo"],"class"]"#),
        ("[[a b] class]", #"["m",["c",["n","a"],"b",0,[],0,0],"class"]"#),
        ("NSStringFromClass([self class])", #"["c",0,"NSStringFromClass",0,[["n","Self"]],0,0]"#),
        ("class_getName(Foo.class)", #"["c",0,"class_getName",0,[["m",["n","Foo"],"self"]],0,0]"#),
        ("[[self class] description]", #"["c",["n","Self"],"description",0,[],0,0]"#),
    ])
    func `class objects`(source: String, code: String) {
        #expect(Self.expression(source) == code)
    }

    @Test(arguments: [
        (#"@"a\n\"é" "b" @"c""#, #""a\u000a\"ébc""#), (#"PREFIX @"b""#, #"["j",["n","PREFIX"],"b"]"#),
        (#"@"a" SUFFIX @"b""#, #"["j","a",["n","SUFFIX"],"b"]"#), (#"@("a")"#, #""a""#),
        ("@[@\"a\", b, @1,]", #"["a","a",["n","b"],1]"#),
        ("@{@\"k\": a, b: @{}}", #"["d",["k",["n","b"]],["n","a"],["d",[]]]"#),
        ("12UL", "12"), ("-3", "-3"), ("0x1F", "31"), ("1.5f", #"["u"]"#), ("'a'", #"["u"]"#),
        ("YES", "true"), ("@NO", "false"), ("nil", "null"), ("NULL", "null"), ("@selector(a:b:)", #"["u"]"#),
        ("@protocol(A)", #"["u"]"#), ("@(YES)", "true"), ("@(-1)", "-1"),
    ])
    func `literals`(source: String, code: String) {
        #expect(Self.expression(source) == code)
    }

    @Test(arguments: [
        (#"[NSString stringWithFormat:@"%@View", a]"#, #"["j",["n","a"],"View"]"#),
        (
            #"[[NSString alloc] initWithFormat:@"%@_%ld%%", a, (long)b]"#,
            #"["j",["n","a"],"_",["u",["as",["n","b"],"long"]],"%"]"#
        ),
        (#"[a stringByAppendingString:@"View"]"#, #"["j",["n","a"],"View"]"#),
        (#"[@"A" stringByAppendingFormat:@"%s.%@", "b", c]"#, #"["j","A",["j","b",".",["n","c"]]]"#),
        (#"[NSString stringWithFormat:@"Foo"]"#, #""Foo""#),
        (#"[NSString stringWithFormat:@"%@", a, b]"#, #"["u","%@",["n","a"],["n","b"]]"#),
        (#"[NSString stringWithFormat:@"%1$@", a]"#, #"["u","%1$@",["n","a"]]"#),
        (#"[NSString stringWithFormat:kFormat, a]"#, #"["u",["n","kFormat"],["n","a"]]"#),
        (#"[NSString stringWithUTF8String:class_getName(a)]"#, #"["c",0,"class_getName",0,[["n","a"]],0,0]"#),
    ])
    func `concatenated texts`(source: String, code: String) {
        #expect(Self.expression(source) == code)
    }

    @Test(arguments: [
        ("a ? b : c", #"["?",["n","a"],["n","b"],["n","c"]]"#), ("a ?: b", #"["?",["u"],["n","a"],["n","b"]]"#),
        ("a ? b : c ? d : e", #"["?",["n","a"],["n","b"],["?",["n","c"],["n","d"],["n","e"]]]"#),
        (
            "a == nil || !b && c != 1",
            #"["o","||",["o","==",["n","a"],null],["o","&&",["o","!",["n","b"]],["o","!=",["n","c"],1]]]"#
        ),
        ("a || b || c", #"["o","||",["n","a"],["n","b"],["n","c"]]"#),
        ("a + 1 * b < c", #"["o","<",["u",["n","a"],["n","b"]],["n","c"]]"#),
        ("a & b | ~c", #"["u",["n","a"],["n","b"],["u",["n","c"]]]"#), ("a >> 2", #"["u",["n","a"]]"#),
        ("(Foo *)a", #"["as",["n","a"],"Foo"]"#), ("(__bridge NSString *)a", #"["as",["n","a"],"NSString"]"#),
        ("(Foo<Bar> *)[a b]", #"["as",["c",["n","a"],"b",0,[],0,0],"Foo"]"#), ("(id)a", #"["n","a"]"#),
        ("!!a", #"["o","!",["o","!",["n","a"]]]"#), ("(mode)[a b]", #"["as",["c",["n","a"],"b",0,[],0,0],"mode"]"#),
        ("(a)[b]", #"["x",["n","a"],["n","b"]]"#), ("(a)[[b c]]", #"["x",["n","a"],["c",["n","b"],"c",0,[],0,0]]"#),
        ("(kind)a(b)", #"["as",["c",0,"a",0,[["n","b"]],0,0],"kind"]"#),
        ("[(Foo)a b]", #"["c",["as",["n","a"],"Foo"],"b",0,[],0,0]"#),
        ("(NSInteger)a", #"["as",["n","a"],"NSInteger"]"#), ("((Foo *)a).b", #"["m",["as",["n","a"],"Foo"],"b"]"#),
        ("(a) - b", #"["u",["n","a"],["n","b"]]"#), ("[(a) b]", #"["c",["n","a"],"b",0,[],0,0]"#),
        ("(void (^)(id))a", #"["n","a"]"#), ("static_cast<Foo *>(a)", #"["as",["n","a"],"Foo"]"#),
        ("a[0]", #"["x",["n","a"],0]"#), ("a[@\"k\"].b", #"["m",["x",["n","a"],"k"],"b"]"#),
        ("&a", #"["u",["n","a"]]"#),
        ("a = b", #"["=",["n","a"],["n","b"]]"#), ("std::move(a)", #"["u",["n","a"]]"#), ("sizeof(a)", #"["u"]"#),
        ("({ [a b]; c; })", #"["u",["{",[["c",["n","a"],"b",0,[],0,0]]]]"#),
    ])
    func `operators, casts and elements`(source: String, code: String) {
        #expect(Self.expression(source) == code)
    }

    @Test(arguments: [
        ("^{ [a b]; }", #"["f",[],[["c",["n","a"],"b",0,[],0,0]]]"#),
        ("^(Foo *a, id b, BOOL *stop) { return a; }", #"["f",["a","b","stop"],[["r",["n","a"]]]]"#),
        ("^NSString *(void (^done)(int), id) { return nil; }", #"["f",["done","_"],[["r",null]]]"#),
        ("^BOOL { return YES; }", #"["f",[],[["r",true]]]"#), ("^(void) {}", #"["f",[],[]]"#),
        ("[=](int a) { return a; }", #"["f",["a"],[["r",["n","a"]]]]"#),
        ("[&] { b(); }", #"["f",[],[["c",0,"b",0,[],0,0]]]"#),
    ])
    func `blocks`(source: String, code: String) {
        #expect(Self.expression(source) == code)
    }

    @Test(arguments: [
        ("Foo *a = b, *c;", #"["v","a","Foo",["n","b"]],["v","c","Foo"]"#), ("id a = b;", #"["v","a",null,["n","b"]]"#),
        ("Class a = b;", #"["v","a","Class",["n","b"]]"#),
        ("static const NSInteger a = 2;", #"["v","a","NSInteger",2]"#),
        ("__block NSArray<Foo *> *a = nil;", #"["v","a","NSArray",null]"#), ("unsigned long a;", #"["v","a","long"]"#),
        ("__weak typeof(self) weakSelf = self;", #"["v","weakSelf",null,["n","self"]]"#),
        ("id<A> a = b;", #"["v","a",null,["n","b"]]"#),
        ("__weak __typeof__(self) a = self;", #"["v","a",null,["n","self"]]"#),
        ("Foo * const a = b;", #"["v","a","Foo",["n","b"]]"#),
        ("void (^a)(id) = ^(id b) {};", #"["v","a",null,["f",["b"],[]]]"#),
        ("char a[3] = {1, 2};", #"["v","a","char",["a",1,2]]"#),
        ("std::vector<int> a(b);", #"["v","a","std::vector",["u",["n","b"]]]"#),
        ("auto a = b;", #"["v","a",null,["n","b"]]"#),
        ("struct Foo a = b;", #"["v","a","Foo",["n","b"]]"#),
        ("UIView<A> *a __unused = b;", #"["v","a","UIView",["n","b"]]"#),
        ("a.b = c;", #"["=",["m",["n","a"],"b"],["n","c"]]"#), ("a += b;", #"["=",["n","a"],["u",["n","b"]]]"#),
        ("a <<= 2; b *= c;", #"["=",["n","a"],["u"]],["=",["n","b"],["u",["n","c"]]]"#),
        ("a[0] = b;", #"["=",["x",["n","a"],0],["n","b"]]"#),
        ("a = b = c;", #"["=",["n","a"],["=",["n","b"],["n","c"]]]"#), ("(void)a;", ""), ("a++;", #"["u",["n","a"]]"#),
        ("return;", #"["r"]"#), ("return a;", #"["r",["n","a"]]"#), ("goto end; end: b();", #"["c",0,"b",0,[],0,0]"#),
        ("@weakify(self); typedef int x; asm(\"a\"); break;", ""),
    ])
    func `variables, assignments and skipped code`(source: String, code: String) {
        #expect(Self.code(source) == "[\(code)]")
    }

    @Test(arguments: [
        ("if (a) { b(); } else c();", #"["if",["n","a"],[B],[C]]"#),
        ("if (a) b(); else if (d) c(); else { e; b(); }", #"["if",["n","a"],[B],[["if",["n","d"],[C],[B]]]]"#),
        ("if ((self = [super init])) b();", #"["if",["=",["n","self"],["c",["n","super"],"init",0,[],0,0]],[B],[]]"#),
        ("if (Foo *a = d) b();", #"["v","a","Foo",["n","d"]],["if",["n","a"],[B],[]]"#),
        ("if (a & d) b();", #"["if",["u",["n","a"],["n","d"]],[B],[]]"#),
        ("if (@available(iOS 11, *)) b();", #"["if",["u"],[B],[]]"#),
        (
            "switch (a) { case 1: case X: b(); break; case 2 ... 3: { c(); } default: c(); }",
            #"["sw",["n","a"],[1,["n","X"]],[B],[2],[["{",[C]]],[],[C]]"#
        ),
        ("for (Foo *a in d) b();", #"["for","a",["n","d"],[B]]"#),
        ("for (a in [d e]) {}", #"["for","a",["c",["n","d"],"e",0,[],0,0],[]]"#),
        ("for (auto &a : d) { b(); }", #"["for","a",["n","d"],[B]]"#),
        (
            "for (int i = 0; i < a; i++) b();",
            #"["{",[["v","i","int",0],["o","<",["n","i"],["n","a"]],["u",["n","i"]],B]]"#
        ),
        ("while (a) b();", #"["{",[["n","a"],B]]"#), ("do { b(); } while (a); c();", #"["{",[B,["n","a"]]],C"#),
        ("@try { b(); } @catch (Foo *) { c(); } @finally { b(); }", #"["{",[B]],["if",["u"],[C],[]],["{",[B]]"#),
        ("@synchronized(a) { b(); }", #"["{",[["n","a"],B]]"#), ("@autoreleasepool { b(); }", #"["{",[B]]"#),
        ("{ b(); }", #"["{",[B]]"#),
        ("dispatch_once(&a, ^{ b(); });", #"["c",0,"dispatch_once",0,[["u",["n","a"]],["f",[],[B]]],0,0]"#),
        ("M_HEAD(a)\n[d e];", #"["c",0,"M_HEAD",0,[["n","a"]],0,0],["c",["n","d"],"e",0,[],0,0]"#),
        ("WALK(a) { b(); }", #"["c",0,"WALK",0,[["n","a"]],0,0],["{",[B]]"#),
        ("] ) x y z; b();", "B"), ("b() } c();", "B"),
    ])
    func `statements`(source: String, code: String) {
        let filled = code.replacing("B", with: #"["c",0,"b",0,[],0,0]"#).replacing("C", with: #"["c",0,"c",0,[],0,0]"#)
        #expect(Self.code(source) == "[\(filled)]")
    }

    @Test func `a function has its kind, name and parameters`() throws {
        let source = ObjectiveCSource(
            """
            @implementation Shop (More)
            + (instancetype)nib:(NSString *)name in:(id)bundle kind:(Class)kind then:(void (^)(id))then { return nil; }
            - (nullable NSArray<Foo *> *)nibs { return nil; }
            static UIView *LoadNib(NSString *name, BOOL flag) { return nil; }
            - (void)dull { [self go]; }
            @end
            void nib(void) {}
            """)
        let functions = source.file.functions
        #expect(functions.map(\.name) == ["nib:in:kind:then:", "nibs", "LoadNib", "nib"])
        #expect(functions.map(\.type) == ["Shop", "Shop", nil, nil])
        #expect(functions.map(\.isStatic) == [true, false, false, false])
        #expect(functions.map(\.result) == ["Self", "NSArray", "UIView", nil])
        #expect(functions.map(\.at.line) == [2, 3, 4, 7])
        #expect(functions[0].parameters.map(\.name) == ["name", "bundle", "kind", "then"])
        #expect(functions[0].parameters.map(\.type) == ["NSString", nil, "Class", nil])
        #expect(functions[2].parameters.map(\.type) == ["NSString", "BOOL"])
        #expect(functions[3].parameters.isEmpty)
    }

    @Test(arguments: ["\n", "\r", "\r\n"])
    func `the position of a call is that of the first part of its name`(lineEnd: String) {
        let text = "@implementation A\n- (void)nib {\n  é([a b]\n   c, [[B new] d:1\n e:2]);\n}\n@end\n"
        let file = ObjectiveCSource(text.replacing("\n", with: lineEnd)).file
        let body = CodeText.write(file.functions.first?.body ?? [])
        #expect(
            body
                == #"[["c",0,"é",0,[["c",["n","a"],"b",0,[],0,8],["c",["c",["n","B"],"init",0,[],1,11],"d:e:",0,[1,2],1,16]],0,3]]"#
        )
        #expect(file.functions.first?.bodyLine == 3)
    }

    @Test(arguments: [
        "[", "(", "{", "^{", "a ? ", "!", "- ", "a = ", "f(", "[a b:", "if (a) ", "@[", "@{a:", "@(", "for (", "^(",
        "a[", "(Foo *)", "a.b",
        "switch (a) { case 1: ", "do ", "a ?: ", "else ", "[](int) {", "A<", "case a: ", "a, ", "({", "return ", "a->",
        "a == ", "sizeof ",
    ])
    func `very deep nesting is cut off`(piece: String) {
        let source = ObjectiveCSource.body(String(repeating: piece, count: 20_000), of: "- (void)nib")
        for function in source.file.functions {
            let text = CodeText.write(function.body)
            #expect(text.utf8.count < 20_000_000)
            #expect(CodeText.statements(text) == function.body)
        }
    }

    @Test func `a long sequence is read, and a chain of else branches is read up to a limit`() {
        let row = Self.expression(Array(repeating: "a", count: 5_000).joined(separator: " && "))
        #expect(row.hasPrefix(#"["o","&&",["n","a"],["n","a"]"#) && row.utf8.count > 40_000)
        let list = Self.expression("@[" + String(repeating: "a + b, ", count: 1_000) + "]")
        #expect(!list.contains(#"["u"]"#))
        let arms = Self.code(String(repeating: "if (a) b(); else ", count: 100) + "c();")
        #expect(arms.contains(#""c",0,"c""#))
        let many = Self.code(String(repeating: "if (a) b(); else ", count: 100_000) + "c();")
        #expect(!many.contains(#""c",0,"c""#))
    }
}
