import Foundation
import TestSupport
import Testing

@Suite("Nib bundles")
struct NibBundleTests {
    /// Returns one line per file: `path name kind bundle_path format localization objects`, and the error if there is
    /// one.
    private func rows(_ folder: TemporaryFolder) throws -> [String] {
        try Tool.ask(
            """
            SELECT path || ' ' || name || ' ' || kind || ' ' || ifnull(bundle_path, '-') || ' ' || format || ' ' || ifnull(localization, '-')
                || ' ' || (SELECT count(*) FROM objects WHERE file_id = files.id) || ifnull(' ' || error, '')
            FROM files ORDER BY path
            """, in: folder.path)
    }

    private let archive = Archive(objects: "<object class=\"NSMenu\" id=\"10\"/>", records: [.init("5", "10")]).text

    @Test func `every file of a bundle has a row with its format, and only designable_nib has objects`() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Foo.nib/designable.nib", archive)
        try folder.write("App/Foo.nib/keyedobjects.nib", Data("bplist00".utf8) + Data([0xD4, 0x00, 0x01, 0xFF]))
        try folder.write(
            "App/Foo.nib/classes.nib",
            "{\n    IBClasses = (\n        {CLASS = Foo; LANGUAGE = ObjC; SUPERCLASS = NSObject; }\n    );\n    IBVersion = 1;\n}"
        )
        try folder.write(
            "App/Foo.nib/info.nib",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>IBFramework Version</key><string>364.0</string></dict></plist>
            """)
        try folder.write(
            "App/Foo.nib/objects.nib", Data([0x04, 0x0B]) + Data("typedstream".utf8) + Data([0x81, 0xE8, 0x03, 0x84]))
        let run = try Tool.index(folder.path)
        #expect(!run.output.contains("could not be read"))
        #expect(
            try rows(folder) == [
                "App/Foo.nib/classes.nib Foo nib App/Foo.nib textPropertyList - 0",
                "App/Foo.nib/designable.nib Foo nib App/Foo.nib archive - 4",
                "App/Foo.nib/info.nib Foo nib App/Foo.nib propertyList - 0",
                "App/Foo.nib/keyedobjects.nib Foo nib App/Foo.nib binaryPropertyList - 0",
                "App/Foo.nib/objects.nib Foo nib App/Foo.nib typedStream - 0",
            ])
        #expect(try Tool.ask("SELECT class FROM owners", in: folder.path) == ["Orchard"])
    }

    @Test func `the nib in a bundle may be a document`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Foo.nib/designable.nib", Documents.macOS(owner: "Foo"))
        try Tool.index(folder.path)
        #expect(try rows(folder) == ["Foo.nib/designable.nib Foo nib Foo.nib document - 3"])
    }

    @Test func `a control character in a property list is not an error in a bundle`() throws {
        let folder = try TemporaryFolder()
        let list =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict><key>IBClasses</key><string>\u{1B}</string></dict></plist>"
        try folder.write("Foo.nib/classes.nib", list)
        try folder.write("Foo.nib/designable.nib", "<archive>\u{1B}</archive>")
        try folder.write("Other.xib", list)
        try Tool.index(folder.path)
        let rows = try rows(folder)
        #expect(rows[0] == "Foo.nib/classes.nib Foo nib Foo.nib propertyList - 0")
        #expect(rows[1].hasPrefix("Foo.nib/designable.nib Foo nib Foo.nib error - 0 "), "\(rows[1])")
        #expect(rows[2].hasPrefix("Other.xib Other xib - error - 0 "), "\(rows[2])")
    }

    @Test func `a nib may be one file or a bundle, and both may be localized`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Flat.nib", Data(CompiledNib.phone.bytes(.nibArchive)))
        try folder.write("en.lproj/Foo.nib/designable.nib", archive)
        try folder.write("fr.lproj/Foo~ipad.nib", Data(CompiledNib.mac.bytes(.binaryPropertyList)))
        try Tool.index(folder.path)
        #expect(
            try rows(folder) == [
                "Flat.nib Flat nib - nibArchive - 6",
                "en.lproj/Foo.nib/designable.nib Foo nib en.lproj/Foo.nib archive en 4",
                "fr.lproj/Foo~ipad.nib Foo nib - binaryPropertyList fr 7",
            ])
        #expect(
            try Tool.ask("SELECT logical_path FROM files ORDER BY path", in: folder.path) == [
                "Flat.nib", "Foo.nib/designable.nib", "Foo~ipad.nib",
            ])
    }

    @Test func `bundles that git tracks are found even if an ignore rule matches them`() throws {
        let folder = try TemporaryFolder()
        try Tool.git(["init", "-q"], in: folder.path)
        try folder.write(".gitignore", "*.nib\n")
        try folder.write("Kept.nib/designable.nib", archive)
        try folder.write("Kept.nib/keyedobjects.nib", "bplist00")
        try folder.write("Built.nib/designable.nib", archive)
        try Tool.git(["add", "-f", "Kept.nib", ".gitignore"], in: folder.path)
        try Tool.git(["commit", "-q", "-m", "A"], in: folder.path)
        try Tool.index(folder.path)
        #expect(
            try Tool.ask("SELECT path FROM files ORDER BY path", in: folder.path) == [
                "Kept.nib/designable.nib", "Kept.nib/keyedobjects.nib",
            ])
    }

    @Test func `a change inside a bundle is noticed, and only that file is read again`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Foo.nib/designable.nib", archive)
        try folder.write("Foo.nib/keyedobjects.nib", "bplist00")
        try Tool.index(folder.path)
        try folder.write("Foo.nib/designable.nib", archive.replacingOccurrences(of: "Orchard", with: "Meadow"))
        let second = try Tool.index(folder.path)
        #expect(second.output.contains("(0 new, 1 changed, 0 removed, 1 unchanged)"), "\(second.output)")
        #expect(try Tool.ask("SELECT class FROM owners", in: folder.path) == ["Meadow"])
        try folder.remove("Foo.nib")
        #expect(try Tool.index(folder.path).output.contains("2 removed"))
        #expect(try rows(folder) == [])
    }

    @Test func `one form of a compiled nib has the objects, and it is the form for the newest system`() throws {
        let folder = try TemporaryFolder()
        let nib = Data(CompiledNib.phone.bytes(.nibArchive))
        for name in ["runtime", "objects", "objects-8.0+", "objects-13.0+"] {
            try folder.write("Foo.nib/\(name).nib", nib)
        }
        for name in ["keyedobjects", "keyedobjects-101300"] {
            try folder.write("Bar.nib/\(name).nib", Data(CompiledNib.mac.bytes(.binaryPropertyList)))
        }
        try Tool.index(folder.path)
        #expect(
            try rows(folder) == [
                "Bar.nib/keyedobjects-101300.nib Bar nib Bar.nib binaryPropertyList - 7",
                "Bar.nib/keyedobjects.nib Bar nib Bar.nib binaryPropertyList - 0",
                "Foo.nib/objects-13.0+.nib Foo nib Foo.nib nibArchive - 6",
                "Foo.nib/objects-8.0+.nib Foo nib Foo.nib nibArchive - 0",
                "Foo.nib/objects.nib Foo nib Foo.nib nibArchive - 0",
                "Foo.nib/runtime.nib Foo nib Foo.nib nibArchive - 0",
            ])
    }

    @Test func `if the readable form of a nib is added or removed, the compiled form loses or gets the objects`() throws
    {
        let folder = try TemporaryFolder()
        try folder.write("Foo.nib/keyedobjects.nib", Data(CompiledNib.mac.bytes(.binaryPropertyList)))
        try Tool.index(folder.path)
        let compiled = "Foo.nib/keyedobjects.nib Foo nib Foo.nib binaryPropertyList"
        #expect(try rows(folder) == ["\(compiled) - 7"])
        try folder.write("Foo.nib/designable.nib", archive)
        try Tool.index(folder.path)
        #expect(try rows(folder) == ["Foo.nib/designable.nib Foo nib Foo.nib archive - 4", "\(compiled) - 0"])
        try folder.remove("Foo.nib/designable.nib")
        try Tool.index(folder.path)
        #expect(try rows(folder) == ["\(compiled) - 7"])
    }

    @Test func `show accepts the path of the bundle, the path of its file or the name of the nib`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Foo.nib/designable.nib", archive)
        try folder.write("Foo.nib/keyedobjects.nib", "bplist00")
        try Tool.index(folder.path)
        for name in ["Foo.nib/designable.nib", "Foo.nib", "Foo"] {
            let run = try Tool.run(["show", name], in: folder.path)
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                run.output.hasPrefix("Foo.nib/designable.nib  (nib, archive, macOS, tools 1938)\n"), "\(run.output)")
            #expect(run.output.contains("File's Owner: Orchard"))
        }
    }
}
