-- title: Translations that nothing uses
-- theme: texts and resources
-- words: obsolete, unused, orphan, dead, leftover, outdated, cleanup, localization, localisation, strings file
-- answers: Which keys in the strings files of nibs belong to an object that no longer exists, or to a text that the object no longer has? Which keys of string catalogs does Xcode mark as stale? reason: no object, no text, or marked (Xcode marks the key as stale). One row per key and reason. path and line point to the key in the first language.
-- essential: key, reason
-- needs: nib_translations: No nib has a strings file, so nothing was compared.
-- parameter file (table, default NULL): Path or name of the strings file, or a GLOB pattern (* and ?; * also matches /). If omitted, all.
-- parameter reason (default NULL; one of no object, no text, marked): Why nothing uses the key. If omitted, all.
-- example: xibdb report strings-stale
-- verdicts: strings-stale
WITH
places AS (
    SELECT
        strings_stale.*,
        files.tree_id AS tree_id,
        files.logical_path AS logical_path,
        files.display_path AS path,
        row_number() OVER (
            PARTITION BY files.tree_id, files.logical_path, strings_stale."key"
            ORDER BY strings_stale.language, files.path, strings_stale.line, strings_stale.localized_string_id
        ) AS place
    FROM strings_stale
    JOIN answered_files AS files ON files.id = strings_stale.file_id
    WHERE (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
        AND (:reason IS NULL OR strings_stale.reason = :reason)
)
SELECT
    max(places.path) FILTER (WHERE places.place = 1) AS path,
    max(places.line) FILTER (WHERE places.place = 1) AS line,
    max(places."column") FILTER (WHERE places.place = 1) AS "column",
    places."key" AS "key",
    max(places.text) FILTER (WHERE places.place = 1) AS text,
    places.reason AS reason,
    count(DISTINCT places.language) AS languages
FROM places
GROUP BY places.tree_id, places.logical_path, places."key", places.reason
ORDER BY path, line, "column", "key", reason;
