-- The scenes of storyboards: the controller, its class, and a readable name.
SELECT
    _screens.controller AS object,
    _screens.class_id,
    coalesce(
        objects.custom_class,
        objects.user_label,
        objects.text,
        objects.storyboard_identifier,
        nullif(objects.class, '-'),
        'Scene'
    ) AS label,
    files.display_path AS path,
    objects.object_id
FROM _screens
JOIN objects ON objects.id = _screens.controller
JOIN answered_files AS files ON files.id = _screens.file_id
ORDER BY files.display_path, objects.line, objects."column";
