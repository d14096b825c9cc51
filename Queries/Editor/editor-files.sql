-- The files of work trees that have certain paths, one row per file.
-- parameter absolute (required): Absolute paths, as a JSON array.
-- parameter shown (required): Paths as answers print them, as a JSON array.
WITH
found (file_id, root) AS (
    SELECT files.id, trees.path
    FROM json_each(:absolute) AS asked
    JOIN trees ON trees.revision IS NULL AND substr(asked.value, 1, length(trees.path) + 1) = trees.path || '/'
    JOIN files ON files.tree_id = trees.id AND files.path = substr(asked.value, length(trees.path) + 2)
    UNION
    SELECT files.id, trees.path
    FROM files
    JOIN trees ON trees.id = files.tree_id AND trees.revision IS NULL
    WHERE files.display_path IN (SELECT asked.value FROM json_each(:shown) AS asked)
)
SELECT
    files.id AS id,
    files.path AS path,
    files.display_path AS display_path,
    found.root AS root,
    files.kind AS kind,
    files.content_hash AS content_hash
FROM found
JOIN files ON files.id = found.file_id
ORDER BY files.display_path, files.id;
