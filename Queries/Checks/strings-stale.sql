-- title: Translation of a text that no longer exists
-- why: The strings file contains a key for an object that was deleted, or that no longer has the text. Or Xcode marked the key as stale in a string catalog. The translation is never shown, but translators keep working on it.
-- severity: note
-- confidence: certain
-- fix: Delete the keys from the strings file, or replace the object ids in the keys with the ids of the new objects.
-- pack: default
-- verdicts: strings-stale
WITH
-- The stale keys, one row for each strings file. For each key, place numbers the files in alphabetical order of their languages.
ranked AS (
    SELECT
        strings_stale.*,
        files.tree_id AS tree_id,
        files.logical_path AS logical_path,
        files.path AS path,
        row_number() OVER (
            PARTITION BY files.tree_id, files.logical_path, strings_stale."key"
            ORDER BY strings_stale.language, files.path, strings_stale.line, strings_stale.localized_string_id
        ) AS place
    FROM strings_stale
    JOIN answered_files AS files ON files.id = strings_stale.file_id
),
placed AS (
    SELECT
        ranked.file_id AS file_id,
        ranked.tree_id AS tree_id,
        ranked.logical_path AS logical_path,
        ranked.line AS line,
        ranked."column" AS "column",
        ranked."key" AS "key",
        ranked.reason AS reason,
        row_number() OVER (PARTITION BY ranked.tree_id, ranked.logical_path ORDER BY ranked.path, ranked.line, ranked."key") AS place,
        count(*) OVER (PARTITION BY ranked.tree_id, ranked.logical_path) AS keys
    FROM ranked
    WHERE ranked.place = 1
)
SELECT
    first.file_id AS file_id,
    first.line AS line,
    first."column" AS "column",
    first.logical_path AS subject,
    CASE
        WHEN first.keys = 1 THEN 'The key ' || first."key" || ' belongs to '
        ELSE first.keys || ' keys belong to '
    END || CASE first.reason
        WHEN 'no object' THEN iif(first.keys = 1, 'an object', 'objects') || ' that the nib no longer has'
        WHEN 'no text' THEN iif(first.keys = 1, 'a text', 'texts') || ' that the nib no longer has'
        ELSE iif(first.keys = 1, 'a text', 'texts') || ' that Xcode did not find'
    END || iif(
        first.keys > 1,
        ': ' || (
            SELECT group_concat(listed."key", ', ')
            FROM (
                SELECT placed."key" AS "key"
                FROM placed
                WHERE placed.tree_id = first.tree_id AND placed.logical_path = first.logical_path AND placed.place <= 3
                ORDER BY placed.place
            ) AS listed
        ) || iif(first.keys > 3, ' and others.', '.'),
        '.'
    ) AS message,
    first.tree_id || ' ' || first.logical_path AS defect
FROM placed AS first
WHERE first.place = 1;
