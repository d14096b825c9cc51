-- All versions, the newest first, with the columns that are necessary to follow renamed files.
SELECT v.id, v.path, v.old_path, v.what
FROM nib_versions v
JOIN commits c ON c.id = v.commit_id
ORDER BY c.place DESC, v.id;
