-- The files that can have findings. is_answered: 1 if the answer covers the file. is_uncompiled: 1 for a source that no
-- target compiles. nib: a value that is the same for all localized and device variants of a nib or storyboard; NULL for
-- other files. rank: the order of these variants in a report.
SELECT
    files.id AS id,
    files.display_path AS path,
    answered_files.id IS NOT NULL AS is_answered,
    files.id IN (SELECT _uncompiled_sources.file_id FROM _uncompiled_sources) AS is_uncompiled,
    CASE
        WHEN files.kind IN ('xib', 'storyboard', 'nib') THEN
            files.tree_id || ':' || files.logical_folder || files.name
            || iif(files.kind = 'storyboard', '.storyboard', '.nib')
    END AS nib,
    _localization_ranks.rank + iif(files.device IS NULL, 0, 5) AS rank
FROM files
JOIN _localization_ranks ON _localization_ranks.file_id = files.id
LEFT JOIN answered_files ON answered_files.id = files.id;
