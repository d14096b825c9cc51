import Bytes
import Testing

import Resources

@Suite("Contents.json of asset catalogs")
struct AssetTests {
    private func set(_ text: String, _ folder: String = "A.imageset") throws -> AssetSet {
        try AssetSet.read(Array(text.utf8), folder: folder)
    }

    @Test func `an image set has its variants with their positions`() throws {
        let set = try set(
            #"""
            {"images": [
              {"idiom": "universal", "filename": "a.pdf", "scale": "1x"},
              {"idiom": "ipad", "filename": "d.pdf", "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}],
               "display-gamut": "display-P3", "locale": "he"},
              {"idiom": "universal", "scale": "3x"}],
             "info": {"author": "xcode", "version": 1}}
            """#)
        #expect(set.kind == "image" && set.name == "A" && !set.providesNamespace)
        #expect(set.variants.map(\.filename) == ["a.pdf", "d.pdf", nil])
        #expect(set.variants.map(\.scale) == ["1x", nil, "3x"])
        #expect(set.variants.map(\.appearance) == [nil, "dark high", nil])
        #expect(
            set.variants[1].gamut == "display-P3" && set.variants[1].language == "he" && set.variants[1].idiom == "ipad"
        )
        #expect(
            set.variants.map(\.at) == [
                TextPosition(line: 2, column: 4), TextPosition(line: 3, column: 4), TextPosition(line: 5, column: 4),
            ])
    }

    @Test(arguments: [
        ("Blue.colorset", "color", "Blue"), ("AppIcon.appiconset", "appIcon", "AppIcon"), ("Icons", "group", "Icons"),
        ("v1.5", "group", "v1.5"),
        ("Media.xcassets", "catalog", "Media"), ("a.b.imageset", "image", "a.b"),
        ("L.solidimagestacklayer", "imageStackLayer", "L"),
    ])
    func `the name of the folder gives the kind and name of a set`(folder: String, kind: String, name: String) throws {
        let set = try set(#"{"properties": {"provides-namespace": true}}"#, folder)
        #expect(set.kind == kind && set.name == name && set.providesNamespace)
    }

    @Test func `every notation of a color component is read`() throws {
        func color(_ components: String) throws -> AssetColor? {
            try set(
                #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {\#(components)}}}]}"#,
                "C.colorset"
            ).variants.first?.color
        }
        for text in [
            #""red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "1.000""#,
            #""red": "255", "green": "51", "blue": "0", "alpha": "1.000""#,
            #""red": 1.0, "green": "0.200", "blue": "0.0", "alpha": "1.0""#,
        ] {
            let found = try #require(try color(text))
            #expect(
                found.red == 1 && found.green == 0.2 && found.blue == 0 && found.alpha == 1 && found.space == "srgb",
                "\(text)")
        }
        #expect(try color(#""white": "0.5", "alpha": "0.25""#)?.blue == 0.5)
        let invalid = try color(#""red": "much", "green": "nan", "blue": "0x1FF""#)
        #expect(invalid?.space == "srgb" && [invalid?.red, invalid?.green, invalid?.blue] == [nil, nil, nil])
        let system = try set(
            #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#, "C.colorset")
        let reference = system.variants.first?.color
        #expect(reference?.reference == "systemBlueColor" && reference?.space == nil && reference?.red == nil)
    }

    @Test(arguments: [
        "", "[]", "{\"images\": [", "{\n<<<<<<< HEAD\n", "{\"images\": [{\"filename\": }]}", "\u{0}\u{1}",
    ])
    func `content that is not a JSON object is an error`(text: String) {
        #expect(throws: ResourceError.self) { try set(text) }
    }

    @Test func `a file that is larger than the limit is an error`() {
        #expect(throws: ResourceError("larger than 4 MB")) {
            try AssetSet.read(Array(repeating: UInt8(ascii: " "), count: 50 << 20), folder: "A.imageset")
        }
    }

    @Test func `an invalid or empty entry in the list of images adds no variant`() throws {
        #expect(try set(#"{"images": ["a.png", 1, null, [], {}], "info": {"filename": "x"}}"#).variants.isEmpty)
    }
}
