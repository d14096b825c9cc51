-- title: Files that could not be read
-- answers: Which files could not be read, where, and why?
-- example: xibdb report failures
SELECT
    files.path AS path,
    files.error_line AS line,
    files.error_column AS "column",
    files.error AS error
FROM files
WHERE files.error IS NOT NULL
ORDER BY files.path, files.id;
