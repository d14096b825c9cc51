-- title: Layout of each file
-- theme: layout
-- words: autolayout, constraints, missing constraints, springs and struts, autoresizing, frames, safe area layout guide, trait variations
-- answers: Which files use auto layout, safe area and size classes, and which contain misplaced or ambiguous views? The rules misplaced-view and ambiguous-layout list the views one by one; duplicate-constraint, fixed-frame and relative-to-margin list other layout problems.
-- parameter file (file, default NULL): Path or nib name, or a GLOB pattern (* and ?; * also matches /). If omitted, all files.
-- parameter problems (flag, default 0): 1 to list only files with misplaced or ambiguous views.
-- example: xibdb report layout problems=1
WITH views AS (
    SELECT
        objects.file_id AS file_id,
        count(*) FILTER (WHERE objects.misplaced) AS misplaced,
        count(*) FILTER (WHERE objects.ambiguous) AS ambiguous
    FROM objects
    WHERE objects.misplaced OR objects.ambiguous
    GROUP BY objects.file_id
)
SELECT
    files.display_path AS path,
    files.platform AS platform,
    files.use_autolayout AS auto_layout,
    -- Nibs of macOS and watchOS, and archives, do not have these two settings. The value is then NULL, because 0 would
    -- mean off.
    CASE WHEN files.format = 'document' AND files.platform IN ('iOS', 'tvOS') THEN files.use_safe_areas END AS safe_area,
    CASE WHEN files.format = 'document' AND files.platform IN ('iOS', 'tvOS') THEN files.use_trait_collections END AS trait_collections,
    (SELECT count(*) FROM constraints WHERE constraints.file_id = files.id) AS constraints,
    coalesce(views.misplaced, 0) AS misplaced,
    coalesce(views.ambiguous, 0) AS ambiguous
FROM nibs AS files
JOIN answered_files ON answered_files.id = files.id
LEFT JOIN views ON views.file_id = files.id
WHERE files.format IN ('document', 'archive')
    AND (:file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
    AND (CAST(:problems AS INTEGER) = 0 OR views.file_id IS NOT NULL)
ORDER BY files.display_path, files.id;
