-- The path to which a file was renamed. If several commits renamed it, the newest commit is used. Parameter :path, the former path.
SELECT v.path
FROM nib_versions v
JOIN commits c ON c.id = v.commit_id
WHERE v.old_path = :path
ORDER BY c.place DESC
LIMIT 1;
