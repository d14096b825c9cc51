-- Updates the origin of each file, after the targets of the files are known. A file that is marked
-- as vendored stays vendored. For other files, the targets that contain the file take precedence
-- over the names of its folders.

UPDATE files
SET origin = found.origin
FROM (
    SELECT
        files.id,
        CASE
            WHEN files.marked_origin = 'vendored' THEN 'vendored'
            WHEN built.is_test = 1 THEN 'test'
            WHEN built.is_test = 0 THEN 'own'
            ELSE coalesce(files.marked_origin, 'own')
        END AS origin
    FROM files
    LEFT JOIN (
        SELECT
            target_files.file_id,
            min(targets.kind IS NOT NULL AND targets.kind IN ('unit-test', 'ui-testing', 'ocunit-test', 'test')) AS is_test
        FROM target_files
        JOIN targets ON targets.id = target_files.target_id
        GROUP BY target_files.file_id
    ) AS built ON built.file_id = files.id
) AS found
WHERE found.id = files.id AND files.origin <> found.origin;
