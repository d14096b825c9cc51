-- The screens with a name: scenes and nibs without scenes.
-- parameter name (required): Class, storyboard identifier, object id, scene id, label, or path (or end of a path) of a nib.
-- parameter file (required): Path (or end of a path) of the file that must contain the screen; NULL for any file.
WITH
named_classes_here (class_id) AS MATERIALIZED (
    SELECT _class_names.class_id FROM _class_names WHERE _class_names.name = :name
),
named_files (file_id) AS MATERIALIZED (
    SELECT _file_names.file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :name
),
found (file_id, scene_id, controller) AS (
    SELECT _screens.file_id, _screens.scene_id, _screens.controller
    FROM _screens
    JOIN objects ON objects.id = _screens.controller
    WHERE _screens.class_id IN (SELECT named_classes_here.class_id FROM named_classes_here)
        OR :name IN (objects.class, objects.storyboard_identifier, objects.object_id, objects.user_label, objects.text, _screens.scene_id)
        OR _screens.file_id IN (SELECT named_files.file_id FROM named_files)
    UNION
    SELECT nibs.id, NULL, NULL
    FROM nibs
    WHERE NOT EXISTS (SELECT 1 FROM scenes WHERE scenes.file_id = nibs.id)
        AND NOT EXISTS (SELECT 1 FROM localized_nibs WHERE localized_nibs.file_id = nibs.id AND localized_nibs.base_file_id <> nibs.id)
        AND (
            nibs.id IN (SELECT named_files.file_id FROM named_files)
            OR nibs.id IN (
                SELECT _own_nibs.file_id
                FROM _own_nibs
                WHERE _own_nibs.class_id IN (SELECT named_classes_here.class_id FROM named_classes_here)
            )
        )
)
SELECT
    found.file_id AS file_id,
    found.scene_id AS scene_id,
    files.display_path AS path,
    objects.line AS line,
    coalesce(object_labels.described, files.name) AS label
FROM found
JOIN answered_files AS files ON files.id = found.file_id
LEFT JOIN objects ON objects.id = found.controller
LEFT JOIN object_labels ON object_labels.object = found.controller
WHERE objects.role IS NOT 'storyboardReference'
    AND (:file IS NULL OR found.file_id IN (SELECT _file_names.file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
ORDER BY files.display_path, objects.line, found.file_id, found.scene_id;
