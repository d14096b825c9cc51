-- title: Texts that their own language's table changes
-- theme: texts and resources
-- words: base localization, base localisation, overridden, shadowed, development language, source language, strings file, outdated
-- answers: Which texts of a nib does the table of the nib's own language replace by others, so that nobody ever sees what the nib says? The place is in the nib; table and table_line are those of the other text.
-- parameter file (file, default NULL): Path or nib name; GLOB pattern (* and ?, * also takes in /); all when left out.
-- example: xibdb report base-text-differs
SELECT
    files.display_path AS path,
    texts.line AS line,
    texts."column" AS "column",
    nib_translations."key" AS "key",
    nib_translations.language AS language,
    nib_translations.text AS text,
    nib_translations.value AS shown,
    tables.display_path AS "table",
    localized_strings.line AS table_line
FROM nib_translations
JOIN texts ON texts.id = nib_translations.text_id
JOIN answered_files AS files ON files.id = nib_translations.nib_file_id
JOIN files AS tables ON tables.id = nib_translations.file_id
JOIN localized_strings ON localized_strings.id = nib_translations.localized_string_id
WHERE nib_translations.is_own_language
    AND nib_translations.variation IS NULL
    AND nib_translations.value <> nib_translations.text
    AND (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
ORDER BY files.display_path, texts.line, texts."column", nib_translations."key", nib_translations.language, tables.display_path, localized_strings.line;
