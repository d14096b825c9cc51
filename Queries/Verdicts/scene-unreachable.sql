-- Scenes that can never be shown: a row is a scene that is not initial, has no storyboard identifier and is not reached by segues from one that is or has (relationships and embeds count).
-- column scene: Row id of the scene.
-- column file_id: File of the storyboard.
-- column line: Line of the scene.
-- column "column": Column of the scene.
-- column object: Row id of its controller.
-- column reached_from: Classes of the controllers of scenes, themselves unreachable, that lead to it; NULL where no segue does.
WITH RECURSIVE
leads (source, destination) AS (
    SELECT DISTINCT
        source_scene.id,
        destination_scene.id
    FROM connections
    JOIN objects AS source ON source.id = connections.source
    JOIN objects AS destination ON destination.id = connections.destination
    JOIN scenes AS source_scene ON source_scene.file_id = source.file_id
        AND source_scene.scene_id = source.scene_id
    JOIN scenes AS destination_scene ON destination_scene.file_id = destination.file_id
        AND destination_scene.scene_id = destination.scene_id
    WHERE connections.kind = 'segue'
        -- Unwind segues only go back: their exit lies in the scene they start from.
        AND destination.role IS NOT 'exit'
        AND source_scene.id <> destination_scene.id
),
reachable (scene) AS (
    SELECT scenes.id
    FROM scenes
    JOIN files ON files.id = scenes.file_id
    JOIN objects AS controller ON controller.id = scenes.controller
    WHERE scenes.is_initial = 1
        OR controller.storyboard_identifier IS NOT NULL
        -- What a storyboard identifier is elsewhere is called identifier on watchOS.
        OR (files.platform = 'watchOS' AND controller.identifier IS NOT NULL)
        OR controller.role = 'application'
        -- Shown by the system.
        OR controller.element IN ('notificationController', 'glanceController')
    UNION
    SELECT leads.destination
    FROM reachable
    JOIN leads ON leads.source = reachable.scene
)
SELECT
    scenes.id AS scene,
    files.id AS file_id,
    scenes.line AS line,
    scenes."column" AS "column",
    controller.id AS object,
    (
        SELECT group_concat(origins.class, ', ')
        FROM (
            SELECT origin.class
            FROM leads
            JOIN scenes AS origin_scene ON origin_scene.id = leads.source
            JOIN objects AS origin ON origin.id = origin_scene.controller
            WHERE leads.destination = scenes.id
            ORDER BY origin.class, origin.id
        ) AS origins
    ) AS reached_from
FROM scenes
JOIN files ON files.id = scenes.file_id
JOIN objects AS controller ON controller.id = scenes.controller
WHERE scenes.id NOT IN (SELECT reachable.scene FROM reachable)
ORDER BY files.display_path, scenes.line, scenes."column", files.id, scenes.id;
