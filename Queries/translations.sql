-- title: A text in all languages
-- theme: texts and resources
-- words: localization, localisation, i18n, l10n, locale, xcstrings, strings file, translated, localized, localised
-- answers: What is this text in the other languages, and on which screen is it? The report searches the texts of nibs and strings files, in any language. screen: class of the scene's controller, or of the File's Owner. language: for a text in a nib, the name of its .lproj folder. A text in a strings file that belongs to no nib has no screen.
-- essential: text, language
-- needs: nib_translations: No nib has a strings file.
-- parameter text (required): Part of the text, in any language; the case of the letters a to z is ignored.
-- parameter language (language, default NULL): Language of the rows. If omitted, all.
-- example: xibdb report translations text=Markt
WITH
searched (pattern) AS (
    SELECT '%' || replace(replace(replace(:text, '\', '\\'), '%', '\%'), '_', '\_') || '%'
),
keys_of_nibs AS (
    SELECT coalesce(localized_nibs.base_file_id, texts.file_id) AS nib_file_id, objects.object_id || '.' || texts.property AS "key"
    FROM texts
    JOIN objects ON objects.id = texts.object
    LEFT JOIN localized_nibs ON localized_nibs.file_id = texts.file_id
    WHERE texts.text LIKE (SELECT pattern FROM searched) ESCAPE '\'
    UNION
    SELECT _nib_string_tables.nib_file_id, localized_strings."key"
    FROM _nib_string_tables
    JOIN localized_strings ON localized_strings.file_id = _nib_string_tables.file_id
    WHERE localized_strings.value LIKE (SELECT pattern FROM searched) ESCAPE '\'
),
keys_of_tables AS (
    SELECT DISTINCT files.tree_id AS tree_id, files.logical_path AS logical_path, localized_strings."key" AS "key"
    FROM localized_strings
    JOIN answered_files AS files ON files.id = localized_strings.file_id
    WHERE localized_strings.value LIKE (SELECT pattern FROM searched) ESCAPE '\'
        AND files.id NOT IN (SELECT file_id FROM _nib_string_tables)
),
found AS (
    SELECT
        keys_of_nibs.nib_file_id AS nib_file_id,
        keys_of_nibs."key" AS "key",
        texts.file_id AS file_id,
        texts.line AS line,
        texts."column" AS "column",
        files.localization AS language,
        NULL AS variation,
        texts.text AS text,
        0 AS is_of_table
    FROM keys_of_nibs
    JOIN (
        SELECT base_file_id, file_id FROM localized_nibs
        UNION
        SELECT id, id FROM nibs
    ) AS copies ON copies.base_file_id = keys_of_nibs.nib_file_id
    JOIN files ON files.id = copies.file_id
    JOIN objects ON objects.file_id = copies.file_id
        AND objects.object_id = substr(keys_of_nibs."key", 1, instr(keys_of_nibs."key", '.') - 1)
    JOIN texts ON texts.object = objects.id AND texts.property = substr(keys_of_nibs."key", instr(keys_of_nibs."key", '.') + 1)
    UNION ALL
    SELECT
        keys_of_nibs.nib_file_id,
        keys_of_nibs."key",
        localized_strings.file_id,
        localized_strings.line,
        localized_strings."column",
        localized_strings.language,
        localized_strings.variation,
        localized_strings.value,
        1
    FROM keys_of_nibs
    JOIN _nib_string_tables ON _nib_string_tables.nib_file_id = keys_of_nibs.nib_file_id
    JOIN localized_strings ON localized_strings.file_id = _nib_string_tables.file_id AND localized_strings."key" = keys_of_nibs."key"
    UNION ALL
    SELECT
        NULL,
        keys_of_tables."key",
        localized_strings.file_id,
        localized_strings.line,
        localized_strings."column",
        localized_strings.language,
        localized_strings.variation,
        localized_strings.value,
        1
    FROM keys_of_tables
    JOIN files ON files.tree_id = keys_of_tables.tree_id AND files.logical_path = keys_of_tables.logical_path
    JOIN localized_strings ON localized_strings.file_id = files.id AND localized_strings."key" = keys_of_tables."key"
)
SELECT
    files.display_path AS path,
    found.line AS line,
    found."column" AS "column",
    (
        SELECT coalesce(controllers.class, owners.class)
        FROM objects
        LEFT JOIN scenes ON scenes.file_id = objects.file_id AND scenes.scene_id = objects.scene_id
        LEFT JOIN objects AS controllers ON controllers.id = scenes.controller
        LEFT JOIN owners ON owners.file_id = objects.file_id
        WHERE objects.file_id = found.nib_file_id AND objects.object_id = substr(found."key", 1, instr(found."key", '.') - 1)
        LIMIT 1
    ) AS screen,
    found."key" AS "key",
    found.language AS language,
    found.variation AS variation,
    found.text AS text
FROM found
JOIN answered_files AS files ON files.id = found.file_id
WHERE :language IS NULL OR found.language = :language
ORDER BY
    found.nib_file_id IS NULL,
    (SELECT nibs.display_path FROM nibs WHERE nibs.id = found.nib_file_id),
    files.logical_path,
    found."key",
    found.is_of_table,
    found.language,
    files.display_path,
    found.line,
    found."column",
    found.variation,
    found.text;
