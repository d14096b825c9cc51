-- The scenes of a storyboard in document order. is_built: 1 if Xcode builds the scene because it can be reached: it is initial, has an identifier, is always reachable (application, notification, glance), or is the destination of a segue from another scene. Parameter :file, a row id.
SELECT
    scenes.scene_id AS scene_id,
    scenes.controller AS controller,
    scenes.is_initial AS is_initial,
    scenes.is_initial = 1
        OR objects.storyboard_identifier IS NOT NULL
        -- On watchOS, the attribute for the storyboard identifier is named identifier.
        OR (files.platform = 'watchOS' AND objects.identifier IS NOT NULL)
        OR objects.role = 'application'
        OR objects.element IN ('notificationController', 'glanceController')
        OR EXISTS (
            SELECT 1
            FROM connections
            JOIN objects AS destination ON destination.id = connections.destination
            JOIN objects AS source ON source.id = connections.source
            WHERE connections.file_id = scenes.file_id
                AND connections.kind = 'segue'
                AND destination.scene_id = scenes.scene_id
                AND source.scene_id <> scenes.scene_id
        ) AS is_built,
    scenes.line AS line,
    scenes."column" AS "column"
FROM scenes
JOIN files ON files.id = scenes.file_id
LEFT JOIN objects ON objects.id = scenes.controller
WHERE scenes.file_id = :file
ORDER BY scenes.id;
