-- Source files of a name. Parameter :file.
SELECT trees.path || '/' || files.path AS path
FROM files
JOIN trees ON trees.id = files.tree_id
WHERE trees.revision IS NULL AND files.kind IN ('swift', 'objc') AND (files.path = :file OR files.path GLOB '*/' || :file)
ORDER BY files.path
LIMIT 2;
