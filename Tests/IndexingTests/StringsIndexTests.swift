import Foundation
import Indexing
import TestSupport
import Testing

@Suite("Strings files in the index")
struct StringsIndexTests {
    /// A query for the keys in strings files and catalogs, with the nib that each key belongs to.
    private static let joined = """
        SELECT tables.path || ' ' || "key" || ' ' || ifnull(nibs.path, '-') || ' ' || ifnull(text, '-') || ' ' || is_own_language
        FROM nib_translations
        JOIN files AS tables ON tables.id = nib_translations.file_id
        JOIN files AS nibs ON nibs.id = nib_translations.nib_file_id
        ORDER BY 1
        """

    @Test func `a strings file belongs to a nib with the same name in the same folder of localizations`() throws {
        let repository = try TestRepository()
        try repository.write("A/Base.lproj/Card.xib")
        for path in [
            "A/de.lproj/Card.strings", "A/en.lproj/Card.strings", "A/de.lproj/Other.strings", "A/Card.strings",
            "B/de.lproj/Card.strings", "A/mul.lproj/Card.strings2",
        ] {
            try repository.folder.write(path, "\"l1.text\" = \"x\"; \"gone.text\" = \"y\"; \"l1.placeholder\" = \"z\";")
        }
        let catalog =
            #"{"sourceLanguage": "en", "strings": {"l1.text": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "x"}}}}}}"#
        try repository.folder.write("A/mul.lproj/Card.xcstrings", catalog)
        try repository.folder.write("A/Card.xcstrings", catalog)
        try repository.refresh()
        let joined = try repository.texts(Self.joined)
        #expect(
            joined == [
                "A/de.lproj/Card.strings gone.text A/Base.lproj/Card.xib - 0",
                "A/de.lproj/Card.strings l1.placeholder A/Base.lproj/Card.xib - 0",
                "A/de.lproj/Card.strings l1.text A/Base.lproj/Card.xib Title 0",
                "A/en.lproj/Card.strings gone.text A/Base.lproj/Card.xib - 1",
                "A/en.lproj/Card.strings l1.placeholder A/Base.lproj/Card.xib - 1",
                "A/en.lproj/Card.strings l1.text A/Base.lproj/Card.xib Title 1",
                "A/mul.lproj/Card.xcstrings l1.text A/Base.lproj/Card.xib Title 0",
            ])
    }

    @Test
    func
        `strings files belong to the nib of the development language, except for languages with their own nib`()
        throws
    {
        let repository = try TestRepository()
        try repository.write("de.lproj/Card.xib")
        try repository.write("en.lproj/Card.xib")
        for language in ["de", "en", "fr"] {
            try repository.folder.write("\(language).lproj/Card.strings", "\"l1.text\" = \"x\";")
        }
        try repository.folder.write(
            "A.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            { objects = { P = { isa = PBXProject; developmentRegion = de; knownRegions = (en, de, fr); }; }; rootObject = P; }
            """)
        try repository.refresh()
        #expect(
            try repository.texts("SELECT region || is_development FROM _project_regions ORDER BY 1") == [
                "de1", "en0", "fr0",
            ])
        #expect(
            try repository.texts(Self.joined) == [
                "de.lproj/Card.strings l1.text de.lproj/Card.xib Title 1",
                "fr.lproj/Card.strings l1.text de.lproj/Card.xib Title 0",
            ])
        #expect(
            try repository.texts("SELECT path || ' ' || is_copy FROM nib_originals ORDER BY path") == [
                "de.lproj/Card.xib 0", "en.lproj/Card.xib 1",
            ])
    }

    @Test func `after a strings file changes, the index equals a fresh one`() throws {
        let repository = try TestRepository()
        try repository.write("Base.lproj/Card.xib")
        try repository.folder.write("de.lproj/Card.strings", "\"l1.text\" = \"Titel\";")
        try repository.folder.write("Localizable.xcstrings", #"{"sourceLanguage": "en", "strings": {"k": {}}}"#)
        try repository.refresh()
        try repository.folder.write(
            "de.lproj/Card.strings", "\n\"l1.text\" = \"Titel\";\n\"l1.text\" = \"Überschrift\";")
        try repository.folder.write("fr.lproj/Card.strings", "\"l1.text\" = \"Titre\";")
        try repository.folder.write(
            "fr.lproj/Card.stringsdict", "<plist><dict><key>k</key><string>v</string></dict></plist>")
        try repository.refresh()
        try repository.expectAsFresh()
        #expect(
            try repository.texts("SELECT value FROM localized_strings WHERE language = 'de' ORDER BY id") == [
                "Titel", "Überschrift",
            ])
        try repository.folder.remove("de.lproj/Card.strings")
        try repository.folder.remove("Localizable.xcstrings")
        try repository.refresh()
        try repository.expectAsFresh()
        #expect(try repository.texts("SELECT DISTINCT language FROM localized_strings") == ["fr"])
    }

    @Test func `a broken strings file is recorded with its reason and affects no other file`() throws {
        let repository = try TestRepository()
        try repository.write("Base.lproj/Card.xib")
        try repository.folder.write("de.lproj/Card.strings", "\"l1.text\" = \"Titel\";\n<<<<<<< HEAD\n")
        try repository.folder.write("mul.lproj/Card.xcstrings", "{\"strings\": {")
        try repository.folder.write("Localizable.stringsdict", "<plist><array/></plist>")
        try repository.folder.write("Empty.strings", "")
        try repository.refresh()
        #expect(
            try repository.texts(
                "SELECT path || ' ' || format || ' ' || error || ' ' || error_line FROM files WHERE error IS NOT NULL ORDER BY path"
            ) == [
                "Localizable.stringsdict error not a dictionary of strings 1",
                "de.lproj/Card.strings strings unresolved merge conflict 2",
                "mul.lproj/Card.xcstrings error the file ends too early 1",
            ])
        #expect(try repository.texts("SELECT text FROM nib_translations") == ["Title"])
    }
}
