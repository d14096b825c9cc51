-- Files that could not be read, or in which something is wrong: a row is a file.
-- column file_id: The file.
-- column line: Line of the error; NULL if it has none.
-- column "column": Column of the error; NULL if it has none.
-- column format: error if nothing of the file is indexed; any other was read in spite of what is wrong with it.
-- column error: What is wrong.
SELECT
    files.id AS file_id,
    files.error_line AS line,
    files.error_column AS "column",
    files.format AS format,
    files.error AS error
FROM files
WHERE files.error IS NOT NULL
ORDER BY files.display_path, files.id;
