-- Rebuilds whose code each file is, after the targets of the files are known.
-- A name of a folder says less than the targets that have the file.

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
