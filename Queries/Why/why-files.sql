-- Row ids of the files with the given printed paths. is_answered: 1 if the file is in
-- answered_files. Parameter :paths (a JSON array).
SELECT
    files.id AS id,
    files.display_path AS display_path,
    answered_files.id IS NOT NULL AS is_answered
FROM trees
CROSS JOIN json_each(:paths) AS paths
CROSS JOIN files ON files.tree_id = trees.id
    -- The column path has an SQL index. The printed path may start with the name of the tree and a slash.
    AND files.path IN (paths.value, substr(paths.value, length(trees.name) + 2))
    AND files.display_path = paths.value
LEFT JOIN answered_files ON answered_files.id = files.id;
