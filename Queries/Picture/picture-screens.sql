-- The scenes of storyboards for the map of the app, with the names of their controllers.
SELECT
    _screens.controller AS object,
    _screens.class_id AS class_id,
    _screens.role AS role,
    _screens.class AS class,
    _screens.identifier AS identifier,
    objects.object_id AS object_id,
    coalesce(
        objects.user_label,
        objects.text,
        (
            SELECT items.text
            FROM objects AS items
            WHERE items.parent = objects.id AND items.base_class = 'UINavigationItem' AND items.text <> ''
            ORDER BY items.id
            LIMIT 1
        )
    ) AS title,
    objects.attributes ->> '$.storyboardName' AS referenced_storyboard,
    objects.attributes ->> '$.referencedIdentifier' AS referenced_identifier,
    files.id AS file_id,
    files.display_path AS path
FROM _screens
JOIN objects ON objects.id = _screens.controller
JOIN answered_files AS files ON files.id = objects.file_id
ORDER BY files.display_path, objects.line, objects."column", objects.id
