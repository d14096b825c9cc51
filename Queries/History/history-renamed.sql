-- The path that a file was renamed to; if it was renamed several times, by the newest commit. Parameter :path, the former path.
SELECT v.path
FROM nib_versions v
JOIN commits c ON c.id = v.commit_id
WHERE v.old_path = :path
ORDER BY c.place DESC
LIMIT 1;
