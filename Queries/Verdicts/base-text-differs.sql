-- Texts of nibs that the table of the nib's own language replaces by others, so that nobody ever sees what the nib says: a row is a text and the key of the table.
-- column file_id: The nib.
-- column line: Line of the text.
-- column "column": Column of the text.
-- column text_id: Row id of the text.
-- column "key": Key of the text.
-- column language: Language of the table.
-- column text: What the nib says.
-- column shown: What the table says.
-- column other_file_id: The table.
-- column other_line: Line of the key.
SELECT
    nib_translations.nib_file_id AS file_id,
    texts.line AS line,
    texts."column" AS "column",
    nib_translations.text_id AS text_id,
    nib_translations."key" AS "key",
    nib_translations.language AS language,
    nib_translations.text AS text,
    nib_translations.value AS shown,
    nib_translations.file_id AS other_file_id,
    localized_strings.line AS other_line
FROM nib_translations
JOIN texts ON texts.id = nib_translations.text_id
JOIN files ON files.id = nib_translations.nib_file_id
JOIN files AS tables ON tables.id = nib_translations.file_id
JOIN localized_strings ON localized_strings.id = nib_translations.localized_string_id
WHERE nib_translations.is_own_language
    AND nib_translations.variation IS NULL
    AND nib_translations.value <> nib_translations.text
ORDER BY files.display_path, texts.line, texts."column", nib_translations."key", nib_translations.language, tables.display_path, localized_strings.line;
