-- The last path of a renamed file.
SELECT v.path
FROM nib_versions v
JOIN commits c ON c.id = v.commit_id
WHERE v.old_path = :path
ORDER BY c.place DESC
LIMIT 1;
