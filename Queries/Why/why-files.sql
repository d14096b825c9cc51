-- Files that candidates lie in, what answers print for them, and whether
-- answers are about them. Parameter :paths (a JSON array).
SELECT
    files.id AS id,
    files.path AS path,
    files.display_path AS display_path,
    answered_files.id IS NOT NULL AS is_answered
FROM trees
CROSS JOIN json_each(:paths) AS paths
CROSS JOIN files ON files.tree_id = trees.id AND files.path = paths.value
LEFT JOIN answered_files ON answered_files.id = files.id;
