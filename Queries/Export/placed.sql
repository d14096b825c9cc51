-- title: The key of each row of a table with lines: the key of the file and the position.
-- Rows at the same position are numbered by their contents. `Sources/Asking/Exporting/ExportKeys.swift` inserts the table, the
-- columns of the position, the other columns and their keys at the words in braces.
SELECT
    numbered.id AS id,
    numbered.base || CASE WHEN numbered.number > 1 THEN '~' || numbered.number ELSE '' END AS "key"
FROM (
    SELECT
        exported.id AS id,
        keys_files."key" || '@' || {place} AS base,
        row_number() OVER (PARTITION BY exported.file_id, {place} ORDER BY {contents}, exported.id) AS number
    FROM {exported} AS exported
    JOIN keys_files ON keys_files.id = exported.file_id
    {keys}
) AS numbered;
