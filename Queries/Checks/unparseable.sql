-- title: placeholder
-- severity: error
SELECT files.id AS file_id, 1 AS line, 1 AS "column", coalesce(files.error, '') AS message FROM files WHERE files.error IS NOT NULL;
