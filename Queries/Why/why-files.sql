-- Files of the candidates, as answers print them, and whether answers cover
-- them. Parameter :paths (a JSON array).
SELECT
    files.id AS id,
    files.display_path AS display_path,
    answered_files.id IS NOT NULL AS is_answered
FROM trees
CROSS JOIN json_each(:paths) AS paths
CROSS JOIN files ON files.tree_id = trees.id
    -- By path, which has an index. The name of the tree and a / may precede it.
    AND files.path IN (paths.value, substr(paths.value, length(trees.name) + 2))
    AND files.display_path = paths.value
LEFT JOIN answered_files ON answered_files.id = files.id;
