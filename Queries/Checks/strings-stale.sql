-- title: Translations of nothing
-- why: A key of a nib's table whose object is gone, or no longer has the text, is never shown; translators go on working on it.
-- severity: note
-- confidence: certain
-- fix: Remove the keys from the table, or find the objects that replaced them and change the keys.
-- pack: default
-- report: strings-stale
WITH
placed AS (
    SELECT
        files.id AS file_id,
        files.tree_id AS tree_id,
        files.logical_path AS logical_path,
        found.line AS line,
        found."column" AS "column",
        found."key" AS "key",
        found.reason AS reason,
        found.languages AS languages,
        row_number() OVER (PARTITION BY files.tree_id, files.logical_path ORDER BY files.path, found.line, found."key") AS place,
        count(*) OVER (PARTITION BY files.tree_id, files.logical_path) AS keys
    FROM strings_stale AS found
    JOIN files ON files.display_path = found.path
)
SELECT
    first.file_id AS file_id,
    first.line AS line,
    first."column" AS "column",
    first.logical_path AS subject,
    CASE
        WHEN first.keys = 1 THEN 'The key ' || first."key" || ' translates '
        ELSE first.keys || ' keys translate '
    END || CASE first.reason
        WHEN 'no object' THEN 'objects that the nib no longer has'
        WHEN 'no text' THEN 'texts that the nib no longer has'
        ELSE 'nothing that Xcode found'
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
