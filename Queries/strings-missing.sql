-- title: Texts without a translation
-- theme: texts and resources
-- words: missing translation, not translated, incomplete, localization, localisation, i18n, l10n, strings file, nslocalizedstring
-- answers: Which texts of a nib have no translation in a language that its other texts have? Texts without a letter are left out, and so are those that a catalog says not to translate. stock: what Interface Builder gives a new object, which code most likely replaces.
-- needs: nib_translations: No nib has a table of strings, and so nothing was compared.
-- parameter file (file, default NULL): Path or nib name; GLOB pattern (* and ?, * also takes in /); all when left out.
-- parameter language (language, default NULL): Language that lacks the text; all when left out.
-- parameter stock (flag, default 0): List the texts that Interface Builder gives a new object, too.
-- example: xibdb report strings-missing
-- example: xibdb report strings-missing language=vi
WITH
translated AS MATERIALIZED (
    SELECT
        _nib_string_tables.nib_file_id AS nib_file_id,
        localized_strings.language AS language,
        localized_strings."key" AS "key",
        max(localized_strings.value IS NOT NULL AND localized_strings.state IS NOT 'new') AS is_done,
        max(_nib_string_tables.is_own_language OR localized_strings.is_source) AS is_own_language,
        min(localized_strings.is_translated) AS is_translated
    FROM _nib_string_tables
    JOIN localized_strings ON localized_strings.file_id = _nib_string_tables.file_id
    GROUP BY 1, 2, 3
),
languages AS MATERIALIZED (
    SELECT nib_file_id, language
    FROM translated
    WHERE language IS NOT NULL AND (:language IS NULL OR language = :language)
    GROUP BY nib_file_id, language
    HAVING NOT max(is_own_language) AND max(is_done)
),
missing AS (
    SELECT
        _translatable_texts.text_id AS text_id,
        _translatable_texts."key" AS "key",
        _translatable_texts.is_stock AS is_stock,
        languages.language AS language
    FROM languages
    JOIN answered_files AS files ON files.id = languages.nib_file_id
    JOIN _translatable_texts ON _translatable_texts.file_id = languages.nib_file_id
    WHERE (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
        AND (:stock OR NOT _translatable_texts.is_stock)
        AND NOT EXISTS (
            SELECT 1
            FROM translated
            WHERE translated.nib_file_id = languages.nib_file_id
                AND translated."key" = _translatable_texts."key"
                AND (translated.language = languages.language AND translated.is_done OR NOT translated.is_translated)
        )
    ORDER BY _translatable_texts.text_id, languages.language
)
SELECT
    files.display_path AS path,
    texts.line AS line,
    texts."column" AS "column",
    missing."key" AS "key",
    texts.text AS text,
    missing.is_stock AS stock,
    count(*) AS missing,
    group_concat(missing.language, ' ') AS languages
FROM missing
JOIN texts ON texts.id = missing.text_id
JOIN files ON files.id = texts.file_id
GROUP BY missing.text_id
ORDER BY files.display_path, texts.line, texts."column", missing."key";
