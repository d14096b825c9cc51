-- title: Texts without a translation
-- theme: texts and resources
-- words: missing translation, not translated, incomplete, localization, localisation, i18n, l10n, strings file, nslocalizedstring
-- answers: Which texts of a nib are not translated into a language, although other texts of the nib are? Texts without a letter, and texts that a catalog excludes from translation, are left out. stock: 1 for a default text of a new object in Interface Builder, which code most likely replaces.
-- essential: text, languages
-- needs: nib_translations: No nib has a strings file, so nothing was compared.
-- parameter file (file, default NULL): Path or nib name, or a GLOB pattern (* and ?; * also matches /). If omitted, all.
-- parameter language (language, default NULL): Language that lacks the text. If omitted, all.
-- parameter stock (flag, default 0): 1 to include default texts of new objects in Interface Builder.
-- example: xibdb report strings-missing
-- example: xibdb report strings-missing language=vi
-- verdicts: strings-missing
WITH
missing AS (
    SELECT strings_missing.*, files.display_path AS path
    FROM strings_missing
    JOIN answered_files AS files ON files.id = strings_missing.file_id
    WHERE (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
        AND (:language IS NULL OR strings_missing.language = :language)
        AND (:stock OR NOT strings_missing.is_stock)
    ORDER BY strings_missing.text_id, strings_missing.language
)
SELECT
    missing.path AS path,
    missing.line AS line,
    missing."column" AS "column",
    missing."key" AS "key",
    missing.text AS text,
    missing.is_stock AS stock,
    count(*) AS missing,
    group_concat(missing.language, ' ') AS languages
FROM missing
GROUP BY missing.text_id
ORDER BY missing.path, missing.line, missing."column", missing."key";
