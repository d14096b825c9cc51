-- Source files of a name. Parameter :file.
SELECT roots.path || '/' || files.path AS path
FROM files
JOIN roots ON roots.id = files.root_id
WHERE files.kind IN ('swift', 'objc') AND (files.path = :file OR files.path GLOB '*/' || :file)
ORDER BY files.path
LIMIT 2;
