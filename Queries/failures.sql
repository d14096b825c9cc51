-- title: Files that could not be read
-- theme: index
-- words: broken, corrupt, damaged, malformed, unparseable, unreadable, merge conflict, invalid xml, skipped
-- answers: Which files could not be read, where, and why? format is error where nothing of the file is indexed; any other was read in spite of what is wrong with it.
-- example: xibdb report failures
SELECT
    files.display_path AS path,
    files.error_line AS line,
    files.error_column AS "column",
    files.format AS format,
    files.error AS error
FROM files
JOIN answered_files ON answered_files.id = files.id
WHERE files.error IS NOT NULL
ORDER BY files.display_path, files.id;
