-- title: The row of the table repositories.
SELECT
    trees.walk AS walk,
    meta.tool_version AS tool_version,
    meta.schema_version AS schema_version,
    (SELECT count(*) FROM files) AS file_count,
    (SELECT count(*) FROM files WHERE files.kind IN ('xib', 'storyboard', 'nib')) AS nib_count,
    (SELECT count(*) FROM files WHERE files.format = 'error') AS unreadable_count
FROM trees
CROSS JOIN meta;
