-- title: The key of each row of a table without lines: the key of the file and a number.
-- The rows of a file are numbered by their contents. See placed.sql for the words in braces.
SELECT
    exported.id AS id,
    keys_files."key" || '~' || row_number() OVER (PARTITION BY exported.file_id ORDER BY {contents}, exported.id) AS "key"
FROM {exported} AS exported
JOIN keys_files ON keys_files.id = exported.file_id
{keys};
