-- title: Files that could not be read
-- theme: index
-- words: broken, corrupt, damaged, malformed, unparseable, unreadable, merge conflict, invalid xml, skipped
-- answers: Which files could not be read, and why? line and column point to the problem. format is error if nothing in the file is indexed. With any other format, the file was read despite the problem.
-- example: xibdb report failures
-- verdicts: failures
SELECT
    files.display_path AS path,
    failures.line AS line,
    failures."column" AS "column",
    failures.format AS format,
    failures.error AS error
FROM failures
JOIN answered_files AS files ON files.id = failures.file_id
ORDER BY files.display_path, failures.file_id;
