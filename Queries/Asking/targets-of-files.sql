-- The target under which a graph shows a file: the first target, by name, that contains the file. Test targets come
-- last. A header also belongs to the targets of the implementation file with the same name in the same folder.
WITH
had (file_id, target_id) AS (
    SELECT file_id, target_id FROM target_files
    UNION
    SELECT headers.id, target_files.target_id
    FROM files AS headers
    JOIN files AS code
        ON code.tree_id = headers.tree_id
        AND code.name = headers.name
        AND code.path IN (substr(headers.path, 1, length(headers.path) - 1) || 'm', substr(headers.path, 1, length(headers.path) - 1) || 'mm')
    JOIN target_files ON target_files.file_id = code.id
    WHERE headers.kind = 'objc' AND headers.path LIKE '%.h'
)
SELECT path, target
FROM (
    SELECT
        files.display_path AS path,
        targets.name AS target,
        row_number() OVER (
            PARTITION BY files.id
            ORDER BY
                coalesce(targets.kind, '') IN ('unit-test', 'ui-testing', 'ocunit-test', 'test'),
                targets.name
        ) AS place
    FROM had
    JOIN targets ON targets.id = had.target_id
    JOIN files ON files.id = had.file_id
)
WHERE place = 1;
