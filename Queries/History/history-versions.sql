-- Which versions there are, the newest first: what following a file through renames needs.
SELECT v.id, v.path, v.old_path, v.what
FROM nib_versions v
JOIN commits c ON c.id = v.commit_id
ORDER BY c.place DESC, v.id;
