-- The files that findings may lie in. nib: what the copies of a nib or storyboard for languages and devices share. rank: which
-- of them is told first.
SELECT
    files.id AS id,
    files.display_path AS path,
    answered_files.id IS NOT NULL AS is_answered,
    CASE
        WHEN files.kind IN ('xib', 'storyboard', 'nib') THEN
            files.tree_id || ':' || rtrim(files.logical_path, replace(files.logical_path, '/', '')) || files.name
            || iif(files.kind = 'storyboard', '.storyboard', '.nib')
    END AS nib,
    CASE coalesce(files.localization, 'Base') WHEN 'Base' THEN 0 WHEN 'en' THEN 1 WHEN 'English' THEN 2 ELSE 3 END
        + iif(files.device IS NULL, 0, 4) AS rank
FROM files
LEFT JOIN answered_files ON answered_files.id = files.id;
