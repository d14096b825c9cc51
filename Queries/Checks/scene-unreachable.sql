-- title: Scene that nothing leads to
-- why: A scene that is not initial, that no segue reaches and that has no storyboard identifier can never be shown. Xcode warns that it is unreachable and leaves it out of the build, with all that only it leads to.
-- severity: warning
-- confidence: certain
-- fix: Remove the scene, or give it a segue or a storyboard identifier.
-- pack: default
-- report: scene-unreachable
SELECT
    files.id AS file_id,
    scene_unreachable.line AS line,
    scene_unreachable."column" AS "column",
    objects.id AS object,
    coalesce(scene_unreachable.label, scene_unreachable.class) AS subject,
    iif(objects.role IS 'storyboardReference', 'The storyboard reference ', 'The scene of ')
        || coalesce(iif(objects.role IS 'storyboardReference', scene_unreachable.label, scene_unreachable.class), scene_unreachable.element)
        || CASE
            WHEN scene_unreachable.reached_from IS NULL THEN ' can never be shown: it has no storyboard identifier and no segue leads to it.'
            ELSE ' can never be shown: only unreachable scenes lead to it, of ' || scene_unreachable.reached_from || '.'
        END AS message,
    -- Nothing is lost with a reference, and nothing in a storyboard that nobody loads.
    iif(
        objects.role IS 'storyboardReference'
            OR NOT EXISTS (
                SELECT 1
                FROM files AS copies
                JOIN loaded_nibs ON loaded_nibs.file_id = copies.id
                WHERE copies.logical_path = files.logical_path AND copies.tree_id = files.tree_id
            ),
        'note',
        'warning'
    ) AS severity
FROM scene_unreachable
JOIN files ON files.display_path = scene_unreachable.path
JOIN objects ON objects.file_id = files.id AND objects.object_id = scene_unreachable.object_id;
