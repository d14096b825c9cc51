import SourceCode
import Testing

/// Tests that loads are found in every part of a body. In the code, `N1`, `N2` … represent loads of nibs with these
/// names.
@Suite("Loads in every part of a body")
struct BodyTests {
    /// Returns the nib names in a test's code, such as `N1`, sorted.
    private func names(_ code: String) -> [String] { code.matches(of: #/\bN\d+\b/#).map { String($0.output) }.sorted() }
    private func found(_ file: SourceFile) -> [String] { file.loads.map { $0.literal ?? "none" }.sorted() }

    private func swift(_ code: String) -> SourceFile {
        SwiftText(code.replacing(#/\bN\d+\b/#) { "UINib(nibName: \"\($0.output)\", bundle: nil)" }).file
    }

    private func objectiveC(_ code: String) -> SourceFile {
        ObjectiveCSource(code.replacing(#/\bN\d+\b/#) { "[UINib nibWithNibName:@\"\($0.output)\" bundle:nil]" }).file
    }

    // MARK: Swift

    @Test(arguments: [
        // Closures.
        "a { N1 }", "a { b { c(N1) { N2 } } }", "a { N1 } done: { N2 }", "a(b: { _ in N1 }, c: { [x = N2] in N3 })",
        "let a = { (x: Int) -> UINib in N1 }()", "a { x in if x { return N1 }; return N2 }",
        "a.map { $0(N1) }.each { N2 }",
        "DispatchQueue.main.async { [weak self] in guard let self else { return }; self.go(N1) }",
        "Task { @MainActor in await go(N1) }", "lazy var a: UINib = { N1 }()",
        // Branches.
        "if a { N1 } else if b { N2 } else { N3 }", "guard let a = N1 else { go(N2); return }", "a ? N1 : b ? N2 : N3",
        "if let a = N1, let b = c(N2), a == N3 { }", "if case .some(let a) = N1 { N2 }",
        "guard case let a? = N1 else { return }",
        "switch a { case 1: N1; case 2, 3: N2; fallthrough; default: N3 }",
        "switch N1 { case let a where b(N2): N3; default: break }",
        "let a = if b { N1 } else { N2 }", "let a = switch b { case 1: N1 default: N2 }", "a ?? N1",
        "x = a && b(N1) || c(N2)",
        "if #available(iOS 15, *) { N1 } else { N2 }", "switch a { case b(N1): break; default: break }",
        // Loops.
        "for a in N1 { N2 }", "for a in b where c(N1) { N2 }", "for case let a? in N1 { N2 }", "while a(N1) { N2 }",
        "while let a = N1 { N2 }", "repeat { N1 } while a(N2)", "out: for a in b { N1; continue out }",
        // Errors and exits.
        "do { try a(N1) } catch let e as B where c(N2) { N3 } catch { N4 }", "defer { N1 }; N2", "throw A(N1)",
        "try? a(N1); try! b(N2); try c(N3)", "return N1", "do throws(A) { try a(N1) } catch { N2 }",
        // Operands.
        "a = N1", "a.b = N1", "a += [N1]", "a[N1] = N2", "a[0, N1]", "a[b: N1] { N2 }", "[N1, [N2]]", "[N1: N2, b: N3]",
        "(N1, b: N2).0", "\"\\(N1) and \\(b(N2))\"", "!a(N1)", "-a(N1)", "a(N1)!", "a(N1)?.b(N2)", "N1 as? A",
        "N1 is A",
        "(N1 as! A).b(N2)", "a == N1", "N1 != nil && a", "a...b(N1)", "a + b(N1) * c(N2)", "a(&b, N1)", "_ = N1",
        "await a(N1)",
        "a?(N1)", "(a)(N1)", "a.b[c(N1)].d(N2)", "let (a, b) = (N1, N2)", "async let a = N1", "A.b(N1).c { N2 }.d(N3)",
        "#Preview { N1 }", "#expect(a(N1))", "a\n#if os(iOS)\n.b(N1)\n#else\n.c(N2)\n#endif\n.d(N3)",
        "a as? [B] ?? [N1]",
        "a <~> b(N1)", "A<B>(N1)", "A.init(N1)", ".a(N1)", "self.a(N1)", "super.a(N1)", "\\A.b; N1", "#selector(a); N1",
        "`class`(N1)", "discard(N1)", "consume(N1)", "var a: UINib? = N1, b = N2", "a(b ? N1 : nil, c: d ?? N2)",
        "{ N1 }()", "_ = (a, { N1 })", "a { N1 }.b = N2", "let a: [() -> UINib] = [{ N1 }, { N2 }]",
        // Declarations inside the body.
        "func a() { N1; func b() -> UINib { N2 } }", "func a(b: UINib = N1) { }",
        "class A { let a = N1; func b() { N2 }; init() { N3 } }", "struct A { var b: UINib { N1 } }",
        "enum A { static let b = N1; case c; func d() { N2 } }", "var a: UINib { N1 }",
        "var a: UINib { get { N1 } set { N2 } }",
        "var a = N1 { didSet { N2 } willSet { N3 } }", "extension A { func b() { N1 } }", "actor A { func b() { N1 } }",
        "func a() { class B { func c() { class D { let e = N1 } } } }", "a { class B { let c = N1 } }",
        "if a { struct B { let c = N1 } }",
        // Conditional compilation.
        "#if os(iOS)\nN1\n#elseif DEBUG\nN2\n#else\nN3\n#endif", "a {\n#if DEBUG\nN1\n#endif\nN2\n}",
        "switch a {\n#if DEBUG\ncase 1: N1\n#endif\ndefault: N2\n}", "#if DEBUG\nfunc a() { N1 }\n#endif",
        "#if DEBUG\n#if os(iOS)\nN1\n#else\nN2\n#endif\n#endif", "#if DEBUG\nclass A { let b = N1 }\n#endif",
    ])
    func `a load is found in Swift statements`(body: String) {
        #expect(found(swift("class Shop {\nfunc go() {\n\(body)\n}\n}")) == names(body))
    }

    @Test(arguments: [
        "deinit { N1 }", "init() { N1 }", "init?(a: UINib = N1) { N2 }", "convenience init(a: Int) { self.init(N1) }",
        "subscript(a: Int) -> UINib { N1 }", "subscript(a: Int) -> UINib { get { N1 } set { N2 } }",
        "static subscript(a: Int) -> UINib { N1 }",
        "var a = N1 { didSet { N2 } }", "var a: Int = 0 { willSet { N1 } didSet { N2 } }",
        "var a: Int { didSet { N1 } }",
        "var a: UINib { N1 }", "var a: UINib { get { N1 } set { N2 } }", "var a: UINib { get throws { N1 } }",
        "var a: UINib { _read { yield N1 } _modify { N2 } }", "let a = N1, b = N2", "let (a, b) = (N1, N2)",
        "lazy var a = N1", "lazy var a: UINib = { N1 }()", "static let a: UINib = { let b = N1; return b }()",
        "class var a: UINib { N1 }", "@A var b = N1", "private(set) var a: [UINib] = [N1, N2]",
        "func a(b: UINib = N1, c: (UINib) -> Void = { _ in N2 }) { N3 }", "static func a() { N1 }",
        "func a<B>(b: B) where B: C { N1 }", "func a() async throws -> UINib { N1 }", "mutating func a() { N1 }",
        "@objc func a() { N1 }", "@IBAction func a(_ b: Any) { N1 }", "override func a() { super.a(); N1 }",
        "class A { class B { deinit { N1 } } }", "enum A: Int { case b; var c: UINib { N1 } }",
        "#if DEBUG\nfunc a() { N1 }\nlet b = N2\n#else\ndeinit { N3 }\n#endif",
        "static func == (a: A, b: A) -> Bool { N1 }",
        "var a: UINib\n{\nN1\n}", "func a() -> UINib { N1 }", "func callAsFunction() { N1 }", "init(a: Int) { b = N1 }",
        "var awakeFromNib: UINib { N1 }", "override func awakeFromNib() { N1 }",
        "required init?(coder: NSCoder) { super.init(coder: coder); N1 }",
    ])
    func `a load is found in Swift members`(member: String) {
        #expect(found(swift("class Shop: UIView {\n\(member)\n}")) == names(member))
        #expect(found(swift("struct Shop {\n\(member)\n}")) == names(member))
        #expect(found(swift("extension Shop {\n\(member)\n}")) == names(member))
    }

    @Test(arguments: [
        "N1", "let a = N1", "a = N1", "if a { N1 } else { N2 }", "for a in b { N1 }", "func a() { N1 }",
        "var a: UINib { N1 }",
        "defer { N1 }", "a { N1 }", "#if DEBUG\nN1\n#else\nN2\n#endif", "let (a, b) = (N1, N2)", "guard a else { N1 }",
        "switch a { case 1: N1; default: N2 }", "do { N1 } catch { N2 }", "@MainActor func a() { N1 }",
        "#Preview { N1 }",
        "let a = N1\nN2\nclass B { let c = N3 }\nN4", "a()\nN1\nfunc b() { N2 }\nN3",
        "infix operator <~>\nfunc <~> (a: A, b: A) { N1 }",
        "let a = { N1 }", "protocol A { }\nextension A { func b() { N1 } }", "var a = N1 { didSet { N2 } }",
    ])
    func `a load is found outside of Swift types`(code: String) {
        #expect(found(swift(code)) == names(code))
    }

    @Test func `a Swift load has its enclosing type and member, whatever the kind of the member`() {
        let file = swift(
            """
            N1
            class Shop {
                let value = N2
                var getter: UINib { N3 }
                var observed = 0 { didSet { N4 } }
                init(a: UINib = N5) { N6 }
                deinit { N7 }
                subscript(a: Int) -> UINib { N8 }
                func go() { func local() { N9 } }
                func make() { class Inner { func deep() { N10 } } }
                static func all() { a { N11 } }
            }
            """)
        let members = file.loads.map { "\($0.literal ?? "") \($0.enclosingType ?? "-").\($0.enclosingMember ?? "-")" }
        #expect(
            members == [
                "N1 -.-", "N2 Shop.value", "N3 Shop.getter", "N4 Shop.observed", "N5 Shop.init", "N6 Shop.init",
                "N7 Shop.deinit", "N8 Shop.subscript", "N9 Shop.go", "N10 Inner.deep", "N11 Shop.all",
            ])
        #expect(file.loads.map(\.isInStaticMember) == Array(repeating: false, count: 10) + [true])
    }

    // MARK: Objective-C

    @Test(arguments: [
        // Blocks.
        "^{ N1; }();", "[a each:^(id x) { N1; }];", "[a b:^{ [c d:^{ N1; } e:^{ N2; }]; N3; }];",
        "a = ^UINib *{ return N1; };",
        "void (^a)(id) = ^(id b) { N1; };", "dispatch_async(q, ^{ N1; });", "dispatch_once(&t, ^{ a = N1; });",
        "f(^{ N1; }, N2);",
        "return ^{ N1; };", "a.b = ^{ N1; };", "@{ @\"k\": ^{ N1; } };",
        "__weak typeof(self) w = self; [a b:^{ [w c:N1]; }];",
        "[UIView animateWithDuration:1 animations:^{ N1; } completion:^(BOOL f) { N2; }];",
        "auto a = [&](int b) { N1; };",
        // Exceptions and pools.
        "@try { N1; } @catch (NSException *e) { N2; } @catch (...) { N3; } @finally { N4; }",
        "@synchronized (self) { N1; }",
        "@synchronized (N1) { N2; }", "@autoreleasepool { N1; }", "@throw N1;", "try { N1; } catch (int e) { N2; }",
        "@autoreleasepool { @try { @synchronized (a) { N1; } } @finally { N2; } }", "@try { return N1; } @finally { }",
        // Branches.
        "if (a) N1; else if (b) N2; else N3;", "if (N1) { } else { N2; }", "if (!a && [b c:N1]) { N2; }",
        "if ((a = N1)) { N2; }",
        "switch (a) { case 1: N1; break; case 2: case 3: { N2; } default: N3; }",
        "switch ([a b:N1]) { default: break; }",
        "a ? N1 : N2;", "x = a ?: N1;", "x = a ? b ? N1 : N2 : N3;", "if (@available(iOS 11, *)) { N1; } else { N2; }",
        // Loops.
        "for (int i = 0; i < [N1 count]; i++) { N2; }", "for (id a in N1) { N2; }", "for (id a in b) N1;",
        "for (;;) { N1; }",
        "for (id a = N1; a; a = N2) N3;", "while (N1) { N2; }", "do { N1; } while (N2);", "for (auto a : N1) { N2; }",
        // Operands.
        "return N1;", "id a = N1, b = N2;", "Foo *a = (Foo *)N1;", "static UINib *a = nil; a = N1;", "a = b = N1;",
        "a[0] = N1;",
        "a[N1] = N2;", "a.b = N1;", "self->a = N1;", "a += f(N1);", "@[N1, N2];", "@{ N1: N2 };", "@(f(N1));",
        "f(N1, N2);",
        "[a b:N1 c:N2];", "[a b:c, N1, N2, nil];", "[N1 instantiate];", "[[N1 a] b:N2];", "(void)N1;", "!N1;",
        "a == N1;",
        "f(a, g(N1));", "a, N1;", "({ N1; N2; });", "(a)[N1 b];", "[(Foo *)N1 b];", "((Foo *)N1).b;", "*a = N1;",
        "&a; N1;",
        "CGRect r = (CGRect){ f(N1), 2 };", "Foo a[2] = { N1, N2 };", "NSLog(@\"%@\", N1);", "NSAssert(N1, @\"a\");",
        "[self a:N1 ? N2 : N3];", "[a b:@[N1] c:@{ @\"k\": N2 }];", "static_cast<Foo *>(N1);",
        "std::vector<id> a = { N1 };",
        "Foo a(N1);", "goto end; end: N1;", "{ N1; { N2; } }", ";; N1;;", "asm(\"a\"); N1;", "typedef int x; N1;",
        "[a b:(c) ? N1 : nil];", "a->b(N1);", "a << f(N1);", "-f(N1);", "sizeof(a) + f(N1);", "id a __unused = N1;",
        "__unused id a = N1;", "__block UINib *a = N1;", "const id a = N1;", "UINib * const a = N1;",
        "id<Foo> a = N1;", "NSArray<UINib *> *a = @[N1];", "unsigned long a = f(N1);", "struct foo a = { .b = f(N1) };",
        "[super a:N1];", "[[super alloc] initWithA:N1];", "[a b: N1\n c: N2];", "_Pragma(\"a\") N1;", "return (N1);",
        // Macros.
        "WEAK(self); N1;", "@weakify(self); N1; @strongify(self);", "FOREACH(a, b) { N1; }", "RETURN_IF(N1, a);",
        "UNUSED a = N1;", "BEGIN N1; END", "RUN(^{ N1; });", "MACRO(a) N1;",
        // Conditional compilation.
        "#if TARGET_OS_IOS\nN1;\n#elif DEBUG\nN2;\n#else\nN3;\n#endif",
        "if (a) {\n#if DEBUG\nN1;\n}\n#else\nN2;\n}\n#endif\nN3;",
        "[a b:^{\n#ifdef DEBUG\nN1;\n#endif\nN2;\n}];", "#pragma mark a\nN1;",
        "switch (a) {\n#if DEBUG\ncase 1: N1;\n#endif\ndefault: N2;\n}",
        "a = b\n#if DEBUG\n? N1 : c;\n#else\n? N2 : c;\n#endif",
    ])
    func `a load is found in Objective-C statements`(body: String) {
        #expect(found(objectiveC("@implementation Shop\n- (void)go {\n\(body)\n}\n@end\n")) == names(body))
    }

    @Test(arguments: [
        "[a b:N1", "f(N1", "a ] N1;", "x = ; N1;", "[a b:] ; N1;", "a b c N1;",
        "# a\nN1;",
    ])
    func `a load is found in damaged Objective-C`(body: String) {
        #expect(found(objectiveC("@implementation Shop\n- (void)go {\n\(body)\n}\n@end\n")) == names(body))
    }

    @Test(arguments: [
        "void a(void) { N1; }", "static UINib *a(int b, id c) { return N1; }", "static inline id a() { N1; }",
        "id a(void (^b)(id)) { N1; }", "extern \"C\" { void a() { N1; } }",
        "__attribute__((constructor)) static void a(void) { N1; }",
        "NS_INLINE UINib *a(void) { return N1; }", "@implementation A\n+ (void)a { N1; }\n- (id)b:(id)c { N2; }\n@end",
        "@implementation A (B)\n- (void)a { N1; }\n@end", "@implementation A { int b; }\n- (void)a { N1; }\n@end",
        "@implementation A\nstatic void a(void) { N1; }\n- (void)b { N2; }\n@end",
        "void a(void);\nvoid a(void) { N1; }",
        "@implementation A\n- (void)a;\n{ N1; }\n@end",
        "@interface A : B\n@end\n@implementation A\n- (void)dealloc { N1; }\n@end",
        "int main(int a, char *b[]) { @autoreleasepool { N1; return 0; } }", "class A { void b() { N1; } };",
        "void A::b() { N1; }", "namespace a { void b() { N1; } }", "template <class T> void a(T b) { N1; }",
        "UINib *a(void)\n{\n    return N1;\n}",
        "@implementation A\n- (void)a { if (b) { N1; }\n- (void)c { N2; }\n@end",
        "static dispatch_once_t a;\nvoid b(void) { dispatch_once(&a, ^{ N1; }); }",
    ])
    func `a load is found in Objective-C functions and methods`(code: String) {
        #expect(found(objectiveC(code)) == names(code))
    }

    @Test func `an Objective-C load has its enclosing class and its method or function`() {
        let file = objectiveC(
            """
            static void helper(void) { N1; }
            @implementation Shop
            - (id)initWithA:(id)a b:(id)b { [a c:^{ N2; }]; }
            + (void)all { @autoreleasepool { N3; } }
            static id local(void) { return N4; }
            - (void)dealloc { @try { N5; } @finally { N6; } }
            @end
            """)
        let members = file.loads.map { "\($0.literal ?? "") \($0.enclosingType ?? "-").\($0.enclosingMember ?? "-")" }
        #expect(
            members == [
                "N1 -.helper", "N2 Shop.initWithA:b:", "N3 Shop.all", "N4 Shop.local", "N5 Shop.dealloc",
                "N6 Shop.dealloc",
            ])
        #expect(file.loads.map(\.isInStaticMember) == [false, false, true, false, false, false])
    }
}
