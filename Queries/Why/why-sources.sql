-- The first two source files with a given name, and the folder of their tree. Parameter :file, a file name or the last
-- part of a path.
SELECT trees.path AS root, files.path AS path
FROM files
JOIN trees ON trees.id = files.tree_id
WHERE trees.revision IS NULL
    AND files.kind IN ('swift', 'objc')
    AND files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file)
ORDER BY files.path
LIMIT 2;
