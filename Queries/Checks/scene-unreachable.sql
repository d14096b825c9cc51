-- title: Scene that cannot be reached
-- why: The scene is not the initial one, no segue leads to it, and it has no storyboard identifier. It can never be shown. Xcode shows a warning. The build omits the scene, and all scenes that can be reached only from it.
-- severity: warning (note for a storyboard reference, and for a storyboard that nothing loads)
-- confidence: certain
-- uncertain: The confidence is possible if the only ways to reach the scene are a storyboard identifier that no code in the index asks for, or a manual segue that no code performs.
-- fix: Delete the scene, add a segue to it, or set its storyboard identifier.
-- pack: default
-- verdicts: scene-unreachable
WITH
reported AS (
    SELECT
        scene_unreachable.*,
        objects.element AS element,
        objects.class AS class,
        objects.role IS 'storyboardReference' AS is_reference,
        coalesce(objects.user_label, objects.text, objects.attributes ->> '$.storyboardName') AS label
    FROM scene_unreachable
    JOIN objects ON objects.id = scene_unreachable.object
)
SELECT
    reported.file_id AS file_id,
    reported.line AS line,
    reported."column" AS "column",
    reported.object AS object,
    coalesce(reported.label, reported.class) AS subject,
    iif(reported.is_reference, 'The storyboard reference ', 'The scene of ')
        || coalesce(iif(reported.is_reference, reported.label, reported.class), reported.element)
        || CASE
            WHEN reported.has_unused_entry THEN ' is not shown by anything in the index: no code asks for its storyboard identifier, or performs a segue to it.'
            WHEN reported.reached_from IS NULL THEN ' can never be shown: it has no storyboard identifier and no segue leads to it.'
            ELSE ' can never be shown: only these unreachable scenes lead to it: ' || reported.reached_from || '.'
        END AS message,
    -- An unreachable reference is harmless. A scene of a storyboard that nothing loads is also harmless.
    iif(
        reported.is_reference
            OR NOT EXISTS (
                SELECT 1
                FROM files AS copies
                JOIN loaded_nibs ON loaded_nibs.file_id = copies.id
                WHERE copies.logical_path = files.logical_path AND copies.tree_id = files.tree_id
            ),
        'note',
        'warning'
    ) AS severity,
    reported.confidence AS confidence
FROM reported
JOIN files ON files.id = reported.file_id;
