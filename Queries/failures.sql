-- title: Files that could not be read
-- answers: Which files could not be read, where, and why? format is error where nothing of the file is indexed; any other was read in spite of what is wrong with it.
-- example: xibdb report failures
SELECT
    files.path AS path,
    files.error_line AS line,
    files.error_column AS "column",
    files.format AS format,
    files.error AS error
FROM files
WHERE files.error IS NOT NULL
ORDER BY files.path, files.id;
