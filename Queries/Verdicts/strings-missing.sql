-- Texts of nibs that are not translated into a language, although other texts of the same nib are. One row per text and language. Texts without letters, and texts that a catalog excludes from translation, are omitted.
-- column file_id: The nib.
-- column line: Line of the text.
-- column "column": Column of the text.
-- column text_id: Row id of the text.
-- column object: Row id of the object that shows the text.
-- column "key": Key of the text in a strings file.
-- column text: The text.
-- column is_stock: 1 for a default text of a new object in Interface Builder, which code most likely replaces.
-- column language: A language in which the translation is missing.
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
    WHERE language IS NOT NULL
    GROUP BY nib_file_id, language
    HAVING NOT max(is_own_language) AND max(is_done)
),
missing (text_id, "key", is_stock, language) AS (
    SELECT _translatable_texts.text_id, _translatable_texts."key", _translatable_texts.is_stock, languages.language
    FROM languages
    JOIN _translatable_texts ON _translatable_texts.file_id = languages.nib_file_id
    WHERE NOT EXISTS (
        SELECT 1
        FROM translated
        WHERE translated.nib_file_id = languages.nib_file_id
            AND translated."key" = _translatable_texts."key"
            AND (translated.language = languages.language AND translated.is_done OR NOT translated.is_translated)
    )
)
SELECT
    texts.file_id AS file_id,
    texts.line AS line,
    texts."column" AS "column",
    missing.text_id AS text_id,
    texts.object AS object,
    missing."key" AS "key",
    texts.text AS text,
    missing.is_stock AS is_stock,
    missing.language AS language
FROM missing
JOIN texts ON texts.id = missing.text_id
JOIN files ON files.id = texts.file_id
ORDER BY files.display_path, texts.line, texts."column", missing."key", missing.language;
