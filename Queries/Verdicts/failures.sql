-- Files that could not be read, or that contain an error. One row per file.
-- column file_id: The file.
-- column line: Line of the error; NULL if the error has no line.
-- column "column": Column of the error; NULL if the error has no column.
-- column format: error if the file could not be indexed. Otherwise the format of the file, which was read despite the error.
-- column error: Description of the error.
SELECT
    files.id AS file_id,
    files.error_line AS line,
    files.error_column AS "column",
    files.format AS format,
    files.error AS error
FROM files
WHERE files.error IS NOT NULL
ORDER BY files.display_path, files.id;
