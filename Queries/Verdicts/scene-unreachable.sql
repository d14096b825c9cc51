-- Scenes that are not shown: a row is a scene that is not initial, has no storyboard identifier and is not reached by segues from one that is or has (relationships and embeds count). Also, as possible, scenes that only an identifier which no code asks for, or a manual segue which no code performs, leads to.
-- column scene: Row id of the scene.
-- column file_id: File of the storyboard.
-- column line: Line of the scene.
-- column "column": Column of the scene.
-- column object: Row id of its controller.
-- column reached_from: Classes of the controllers of scenes, themselves unreachable, that lead to it; NULL where no segue does.
-- column has_way: 1 if an identifier or a segue leads to it, and no code uses it.
-- column confidence: certain if nothing can lead to it; possible if only code outside the index can.
WITH RECURSIVE
-- Trees where code uses an identifier that is known only at run time.
open_uses (tree_id, kind) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, identifiers.kind
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id
    WHERE identifiers.kind IN ('storyboard', 'segue')
        AND identifiers.identifier IS NULL
        AND identifiers.purpose IN ('instantiates', 'performs')
        AND identifiers.call NOT IN ('shouldPerformSegue(withIdentifier:sender:)', 'shouldPerformSegueWithIdentifier:sender:')
    UNION
    SELECT files.tree_id, 'storyboard'
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.kind = 'storyboard' AND nib_loads.identifier IS NULL AND nib_loads.identifier_expression IS NOT NULL
    UNION
    -- Without sources nothing is known of what code asks for.
    SELECT trees.id, kinds.value
    FROM trees
    JOIN json_each('["storyboard", "segue"]') AS kinds
    WHERE NOT EXISTS (SELECT 1 FROM files WHERE files.tree_id = trees.id AND files.kind IN ('swift', 'objc'))
),
-- Identifiers that code, a reference or any text of the sources has.
asked (tree_id, identifier) AS MATERIALIZED (
    SELECT files.tree_id, identifiers.identifier
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id
    WHERE identifiers.kind IN ('storyboard', 'segue') AND identifiers.identifier IS NOT NULL AND identifiers.purpose <> 'compares'
    UNION
    SELECT files.tree_id, nib_loads.identifier
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.kind = 'storyboard' AND nib_loads.identifier IS NOT NULL
    UNION
    SELECT _source_texts.tree_id, _source_texts.text FROM _source_texts
),
-- is_manual: only code can perform the segue, and none does.
leads (source, destination, is_manual) AS MATERIALIZED (
    SELECT
        source_scene.id,
        destination_scene.id,
        min(
            connections.name NOT GLOB 'relationship*'
            AND connections.name <> 'embed'
            AND source.id = source_scene.controller
            AND (source_files.tree_id, 'segue') NOT IN (SELECT open_uses.tree_id, open_uses.kind FROM open_uses)
            AND (
                connections.identifier IS NULL
                OR (source_files.tree_id, connections.identifier) NOT IN (SELECT asked.tree_id, asked.identifier FROM asked)
            )
        )
    FROM connections
    JOIN objects AS source ON source.id = connections.source
    JOIN objects AS destination ON destination.id = connections.destination
    JOIN scenes AS source_scene ON source_scene.file_id = source.file_id
        AND source_scene.scene_id = source.scene_id
    JOIN scenes AS destination_scene ON destination_scene.file_id = destination.file_id
        AND destination_scene.scene_id = destination.scene_id
    JOIN files AS source_files ON source_files.id = source.file_id
    WHERE connections.kind = 'segue'
        -- Unwind segues only go back: their exit lies in the scene they start from.
        AND destination.role IS NOT 'exit'
        AND source_scene.id <> destination_scene.id
    GROUP BY source_scene.id, destination_scene.id
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
),
-- The same without identifiers that nothing asks for and segues that nothing performs.
used (scene) AS (
    SELECT scenes.id
    FROM scenes
    JOIN files ON files.id = scenes.file_id
    JOIN objects AS controller ON controller.id = scenes.controller
    WHERE scenes.is_initial = 1
        OR controller.role = 'application'
        OR controller.element IN ('notificationController', 'glanceController')
        OR (
            (controller.storyboard_identifier IS NOT NULL OR files.platform = 'watchOS' AND controller.identifier IS NOT NULL)
            AND (
                (files.tree_id, 'storyboard') IN (SELECT open_uses.tree_id, open_uses.kind FROM open_uses)
                OR (files.tree_id, coalesce(controller.storyboard_identifier, controller.identifier)) IN (SELECT asked.tree_id, asked.identifier FROM asked)
            )
        )
    UNION
    SELECT leads.destination
    FROM used
    JOIN leads ON leads.source = used.scene AND NOT leads.is_manual
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
    ) AS reached_from,
    scenes.id IN (SELECT reachable.scene FROM reachable) AS has_way,
    iif(scenes.id IN (SELECT reachable.scene FROM reachable), 'possible', 'certain') AS confidence
FROM scenes
JOIN files ON files.id = scenes.file_id
JOIN objects AS controller ON controller.id = scenes.controller
WHERE scenes.id NOT IN (SELECT reachable.scene FROM reachable)
    OR scenes.id NOT IN (SELECT used.scene FROM used)
ORDER BY files.display_path, scenes.line, scenes."column", files.id, scenes.id;
