-- Keys in strings files that do not translate any text. One row per key and language.
-- column localized_string_id: Row id of the key in localized_strings.
-- column file_id: The strings file.
-- column line: Line of the key.
-- column "column": Column of the key.
-- column "key": The key.
-- column text: The translation.
-- column language: Language of the translation.
-- column reason: no object (the nib no longer has the object), no text (the object no longer has the text), marked (Xcode marked it as stale).
WITH
-- Keys that do not belong to a text of the nib. MATERIALIZED, so that SQLite finds them before it checks the other
-- conditions.
untranslating AS MATERIALIZED (
    SELECT nib_translations.localized_string_id, nib_translations.nib_file_id, nib_translations.object, nib_translations."key"
    FROM nib_translations
    WHERE nib_translations.text_id IS NULL
),
stale AS (
    SELECT
        untranslating.localized_string_id AS id,
        CASE WHEN untranslating.object IS NULL THEN 'no object' ELSE 'no text' END AS reason
    FROM untranslating
    WHERE instr(untranslating."key", '.') > 1
        -- Excludes placeholder texts of bindings: their keys contain the id of the connection.
        AND NOT EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.file_id = untranslating.nib_file_id
                AND connections.connection_id = substr(untranslating."key", 1, instr(untranslating."key", '.') - 1)
        )
        -- Excludes texts of runtime attributes: their keys contain the id of the object and the position of the attribute.
        AND NOT (
            untranslating."key" GLOB '*.ibExternalUserDefinedRuntimeAttributesLocalizableStrings*'
            AND EXISTS (SELECT 1 FROM runtime_attributes WHERE runtime_attributes.object = untranslating.object)
        )
        -- Excludes properties that the table texts does not contain, such as the format of a date.
        AND NOT (
            untranslating.object IS NOT NULL
            AND untranslating."key" GLOB '*.ibShadowed*'
            AND untranslating."key" NOT GLOB '*.ibShadowedToolTip*'
            AND untranslating."key" NOT GLOB '*.ibShadowedLabels*'
            AND untranslating."key" NOT GLOB '*.ibShadowedObjectValues*'
        )
    UNION ALL
    SELECT localized_strings.id, 'marked'
    FROM localized_strings
    WHERE localized_strings.extraction_state = 'stale' AND localized_strings.file_id NOT IN (SELECT file_id FROM _nib_string_tables)
)
SELECT
    localized_strings.id AS localized_string_id,
    localized_strings.file_id AS file_id,
    localized_strings.line AS line,
    localized_strings."column" AS "column",
    localized_strings."key" AS "key",
    localized_strings.value AS text,
    localized_strings.language AS language,
    stale.reason AS reason
FROM stale
JOIN localized_strings ON localized_strings.id = stale.id
JOIN files ON files.id = localized_strings.file_id
ORDER BY files.display_path, localized_strings.line, localized_strings."column", localized_strings."key", stale.reason, localized_strings.id;
