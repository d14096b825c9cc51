-- title: Translations of nothing
-- theme: texts and resources
-- words: obsolete, unused, orphan, dead, leftover, outdated, cleanup, localization, localisation, strings file
-- answers: Which keys of the tables of nibs translate an object that is gone, or a text that the object no longer has? And which keys of catalogs did Xcode find no use of? reason: no object, no text, marked (by Xcode, as stale). One row a key; the place is that in the first language.
-- needs: nib_translations: No nib has a table of strings, and so nothing was compared.
-- parameter file (table, default NULL): Path or name of the table; GLOB pattern (* and ?, * also takes in /); all when left out.
-- parameter reason (default NULL; one of no object, no text, marked): Why nothing is translated; all when left out.
-- example: xibdb report strings-stale
WITH
stale AS (
    SELECT
        nib_translations.localized_string_id AS id,
        CASE WHEN nib_translations.object IS NULL THEN 'no object' ELSE 'no text' END AS reason
    FROM nib_translations
    WHERE nib_translations.text_id IS NULL
        AND instr(nib_translations."key", '.') > 1
        -- What bindings say of empty values has the id of the connection.
        AND NOT EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.file_id = nib_translations.nib_file_id
                AND connections.connection_id = substr(nib_translations."key", 1, instr(nib_translations."key", '.') - 1)
        )
    UNION ALL
    SELECT localized_strings.id, 'marked'
    FROM localized_strings
    WHERE localized_strings.extraction_state = 'stale' AND localized_strings.file_id NOT IN (SELECT file_id FROM _nib_string_tables)
),
places AS (
    SELECT
        files.tree_id AS tree_id,
        files.logical_path AS logical_path,
        files.display_path AS path,
        localized_strings.line AS line,
        localized_strings."column" AS "column",
        localized_strings."key" AS "key",
        localized_strings.value AS value,
        stale.reason AS reason,
        localized_strings.language AS language,
        row_number() OVER (
            PARTITION BY files.tree_id, files.logical_path, localized_strings."key"
            ORDER BY localized_strings.language, files.path, localized_strings.line, localized_strings.id
        ) AS place
    FROM stale
    JOIN localized_strings ON localized_strings.id = stale.id
    JOIN answered_files AS files ON files.id = localized_strings.file_id
    WHERE (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
        AND (:reason IS NULL OR stale.reason = :reason)
)
SELECT
    max(places.path) FILTER (WHERE places.place = 1) AS path,
    max(places.line) FILTER (WHERE places.place = 1) AS line,
    max(places."column") FILTER (WHERE places.place = 1) AS "column",
    places."key" AS "key",
    max(places.value) FILTER (WHERE places.place = 1) AS text,
    places.reason AS reason,
    count(DISTINCT places.language) AS languages
FROM places
GROUP BY places.tree_id, places.logical_path, places."key", places.reason
ORDER BY path, line, "column", "key", reason;
