-- title: Scenes that nothing leads to
-- theme: storyboards
-- words: orphan, dead, unused, isolated, disconnected, unlinked, entry point, cleanup
-- answers: Which scenes can never be shown? Scenes that are not initial, have no storyboard identifier and are not reached by segues from one that is or has (relationships and embeds count). Where reached_from is empty no segue leads to the scene at all: Xcode warns that it is unreachable and leaves it out of the build. Otherwise reached_from names the controllers of scenes, themselves unreachable, that lead to it. The application scene of macOS, and notification and glance scenes of watchOS, are always reachable.
-- parameter file (file, default NULL): Path, file name or nib name of the storyboard; GLOB pattern (* and ?).
-- example: xibdb report scene-unreachable file=Main
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
    files.display_path AS path,
    scenes.line AS line,
    scenes."column" AS "column",
    controller.element AS element,
    controller.class AS class,
    coalesce(
        controller.user_label,
        controller.text,
        controller.attributes ->> '$.storyboardName'
    ) AS label,
    controller.object_id AS object_id,
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
JOIN answered_files AS files ON files.id = scenes.file_id
JOIN objects AS controller ON controller.id = scenes.controller
WHERE scenes.id NOT IN (SELECT reachable.scene FROM reachable)
    AND (:file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
ORDER BY files.display_path, scenes.line, scenes."column", files.id, scenes.id;
