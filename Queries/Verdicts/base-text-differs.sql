-- Texts of nibs that users never see, because the strings file of the nib's own language replaces them with a different text. One row per text and key of a strings file.
-- column file_id: The nib.
-- column line: Line of the text.
-- column "column": Column of the text.
-- column text_id: Row id of the text.
-- column "key": Key of the text in the strings file: OBJECTID.property.
-- column language: Language of the strings file.
-- column text: Text in the nib.
-- column shown: Text in the strings file.
-- column other_file_id: The strings file.
-- column other_line: Line of the key in the strings file.
WITH
changed AS MATERIALIZED (
    SELECT nib_translations.*
    FROM nib_translations
    WHERE nib_translations.is_own_language
        AND nib_translations.variation IS NULL
        AND nib_translations.value <> nib_translations.text
)
SELECT
    changed.nib_file_id AS file_id,
    texts.line AS line,
    texts."column" AS "column",
    changed.text_id AS text_id,
    changed."key" AS "key",
    changed.language AS language,
    changed.text AS text,
    changed.value AS shown,
    changed.file_id AS other_file_id,
    localized_strings.line AS other_line
FROM changed
JOIN texts ON texts.id = changed.text_id
JOIN files ON files.id = changed.nib_file_id
JOIN files AS tables ON tables.id = changed.file_id
JOIN localized_strings ON localized_strings.id = changed.localized_string_id
ORDER BY files.display_path, texts.line, texts."column", changed."key", changed.language, tables.display_path, localized_strings.line;
