-- title: The key of each object: the key of the file and the object id.
-- Some files repeat an object id. The second object has the suffix ~2.
SELECT
    numbered.id AS id,
    numbered.base || CASE WHEN numbered.number > 1 THEN '~' || numbered.number ELSE '' END AS "key"
FROM (
    SELECT
        objects.id AS id,
        keys_files."key" || '#' || replace(replace(objects.object_id, '%', '%25'), '~', '%7E') AS base,
        row_number() OVER (
            PARTITION BY objects.file_id, objects.object_id ORDER BY objects.line, objects."column", objects.id
        ) AS number
    FROM objects
    JOIN keys_files ON keys_files.id = objects.file_id
) AS numbered;
