-- Storyboards with a given name. Storyboards without an initial controller come first. Parameter :name.
SELECT
    files.display_path AS path,
    1 AS line,
    1 AS "column",
    'storyboard ' || files.name AS title,
    files.id AS file_id,
    NULL AS object,
    NULL AS destination,
    NULL AS connection_id,
    CASE
        WHEN files.initial_controller_id IS NULL THEN 'it has no initial controller; the controllers of its scenes: '
            || coalesce((
                SELECT group_concat(coalesce(objects.class, objects.element) || ' (line ' || objects.line || ')', ', ')
                FROM scenes
                JOIN objects ON objects.id = scenes.controller
                WHERE scenes.file_id = files.id
            ), 'none')
        ELSE 'it has an initial controller (' || files.initial_controller_id || '), so this is less likely'
    END AS because,
    iif(
        files.initial_controller_id IS NULL,
        'select Is Initial View Controller for one of its scenes; or, if code creates the window, '
            || 'remove the key UIMainStoryboardFile from Info.plist',
        'check that the program can create the initial controller'
    ) AS change,
    files.initial_controller_id IS NOT NULL AS is_weak
FROM files
WHERE files.name = :name AND files.kind = 'storyboard'
ORDER BY files.initial_controller_id IS NOT NULL, files.display_path
LIMIT 100;
