import TestSupport

extension Author {
    /// Returns a strings file, a part of an asset catalog, an image or a font.
    mutating func resource() -> (path: String, text: String) {
        let folder = dice.pick(Self.folders)
        let catalog = folder + "/Media.xcassets" + dice.pick(["", "/" + fruit()])
        let path = dice.pick(weighted: [
            (3, "\(folder)/\(dice.pick(["Base", "de", "en"])).lproj/\(className()).strings"),
            (1, "\(folder)/mul.lproj/\(className()).xcstrings"),
            (1, "\(folder)/de.lproj/\(fruit()).stringsdict"),
            (3, "\(catalog)/\(fruit()).\(dice.pick(["imageset", "colorset"]))/Contents.json"),
            (1, "\(catalog)/Contents.json"), (2, "\(catalog)/\(fruit()).imageset/\(fruit()).png"),
            (1, "\(folder)/\(fruit())\(dice.pick(["", "@2x"])).png"), (1, "\(folder)/\(fruit()).ttf"),
        ])
        return (path, resource(for: path) ?? "")
    }

    /// Returns an image outside all catalogs.
    mutating func looseImage() -> (path: String, text: String) {
        let path = "\(dice.pick(Self.folders))/\(fruit())\(dice.pick(["", "@2x"])).png"
        return (path, resource(for: path) ?? "")
    }

    /// Returns an image set for a catalog, with its image.
    mutating func imageSet() -> [(path: String, text: String)] {
        let set = "\(dice.pick(Self.folders))/Media.xcassets\(dice.pick(["", "/" + fruit()]))/\(fruit()).imageset"
        return ["\(set)/Contents.json", "\(set)/\(fruit()).png"].map { path in (path, resource(for: path) ?? "") }
    }

    /// Returns new content for a file that ``resource()`` can return; nil for any other file.
    mutating func resource(for path: String) -> String? {
        switch path.split(separator: ".").last {
        case "strings":
            return "/* \(fruit()) */\n\"\(dice.pick(["v1.title", "l1.text", fruit()]))\" = \"\(fruit())\";\n"
        case "xcstrings":
            let states = ["translated", "new"]
            return """
                {"sourceLanguage": "en", "strings": {"\(dice.pick(["v1.title", "l1.text"]))": {"localizations": {
                "de": {"stringUnit": {"state": "\(dice.pick(states))", "value": "\(fruit())"}}}}}}

                """
        case "stringsdict":
            return
                "<plist><dict><key>\(fruit())</key>\n<dict><key>one</key><string>\(fruit())</string></dict></dict></plist>\n"
        case "json" where path.contains(".xcassets/"):
            let space = dice.chance(40) ? "\"properties\": {\"provides-namespace\": true}, " : ""
            return """
                {\(space)"images": [{"filename": "\(fruit()).png"}],
                "colors": [{"color": {"components": {"red": "0.\(dice.below(9))", "alpha": "1.0"}}}]}

                """
        case "png": return fruit() + dice.pick(["", "!"])
        case "ttf": return "no font of \(fruit())\n"
        default: return nil
        }
    }

    /// Returns the paths of the asset catalogs that contain at least one of the given files.
    static func catalogs(_ known: [String]) -> [String] {
        let paths = known.compactMap { path in
            path.firstRange(of: ".xcassets/").map { String(path[..<path.index(before: $0.upperBound)]) }
        }
        return Set(paths).sorted()
    }
}
