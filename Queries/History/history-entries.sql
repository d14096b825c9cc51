-- Versions with their commits, the newest first. Parameters: :ids, row ids of versions as a JSON array, or NULL for all versions; :limit, the maximum number of versions, or NULL for no limit.
SELECT
    v.id, c.hash, c.author, c.mail, c.authored, c.committed, c.subject, c.is_merge, c.is_boundary,
    v.path, v.old_path, v.what, v.format, v.change_count, v.noise_count, v.error, v.omitted_count
FROM nib_versions v
JOIN commits c ON c.id = v.commit_id
WHERE :ids IS NULL OR v.id IN (SELECT value FROM json_each(:ids))
ORDER BY c.place DESC, v.path, v.id
LIMIT ifnull(:limit, -1);
