-- Scenes that are never shown. One row per scene that is not initial, has no storyboard identifier, and cannot be reached by segues from the initial scene or from a scene with an identifier (relationships and embeds count as segues). A scene also has a row if it can be reached only by an unused identifier, or by a manual segue that no code performs. The confidence is then possible.
-- column scene: Row id of the scene.
-- column file_id: File of the storyboard.
-- column line: Line of the scene.
-- column "column": Column of the scene.
-- column object: Row id of the scene's controller.
-- column reached_from: Controller classes of the scenes that have a segue to this scene; NULL if no segue leads to it.
-- column has_unused_entry: 1 if a segue or an identifier leads to the scene, but no code in the index uses it.
-- column confidence: certain if the scene cannot be reached at all; possible if a segue or an identifier leads to it, but no code in the index uses it.
WITH RECURSIVE
-- Trees whose code can show any scene (storyboard) or perform any segue (segue), because the code uses an identifier that
-- is known only at run time.
open_trees (tree_id, kind) AS MATERIALIZED (
    SELECT _open_identifiers.tree_id, _open_identifiers.kind
    FROM _open_identifiers
    WHERE _open_identifiers.certainty = 'unresolved'
        AND (
            (_open_identifiers.kind = 'storyboard' AND _open_identifiers.purpose = 'instantiates')
            OR (_open_identifiers.kind = 'segue' AND _open_identifiers.purpose IN ('performs', 'attempts') AND NOT _open_identifiers.is_controller)
        )
    UNION
    SELECT files.tree_id, 'storyboard'
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.kind = 'storyboard'
        AND nib_loads.identifier IS NULL
        AND nib_loads.identifier_expression IS NOT NULL
        AND nib_loads.certainty <> 'callers'
    UNION
    -- Without sources, the identifiers that code uses are unknown.
    SELECT trees.id, kinds.value
    FROM trees
    JOIN json_each('["storyboard", "segue"]') AS kinds
    WHERE NOT EXISTS (SELECT 1 FROM files WHERE files.tree_id = trees.id AND files.kind IN ('swift', 'objc'))
),
-- Controllers whose code performs a segue with an identifier that is known only at run time.
open_controllers (object) AS MATERIALIZED (
    SELECT DISTINCT object_classes.object
    FROM _open_identifiers
    JOIN class_ancestors ON class_ancestors.ancestor_id = _open_identifiers.class_id
    JOIN object_classes ON object_classes.class_id = class_ancestors.class_id
    WHERE _open_identifiers.kind = 'segue'
        AND _open_identifiers.purpose IN ('performs', 'attempts')
        AND _open_identifiers.certainty = 'unresolved'
        AND _open_identifiers.is_controller
),
-- Storyboard references, and the scenes that they refer to.
referred (reference, destination, load_id) AS MATERIALIZED (
    SELECT source_scene.id, destination_scene.id, nib_loads.id
    FROM scenes AS source_scene
    JOIN objects AS reference ON reference.id = source_scene.controller AND reference.role = 'storyboardReference'
    JOIN nib_loads ON nib_loads.file_id = reference.file_id AND nib_loads.line = reference.line AND nib_loads."column" = reference."column"
    JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
    JOIN scenes AS destination_scene ON destination_scene.file_id = loaded_nibs.file_id
    JOIN objects AS controller ON controller.id = destination_scene.controller
    WHERE iif(
        nib_loads.identifier IS NULL,
        destination_scene.is_initial = 1,
        coalesce(controller.storyboard_identifier, controller.identifier) = nib_loads.identifier
    )
),
-- Identifiers that occur in code, in a reference to an unknown scene, or as a string in the sources.
asked (tree_id, identifier) AS MATERIALIZED (
    SELECT files.tree_id, identifiers.identifier
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id
    WHERE identifiers.kind IN ('storyboard', 'segue') AND identifiers.identifier IS NOT NULL AND identifiers.purpose <> 'compares'
    UNION
    SELECT files.tree_id, nib_loads.identifier
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.kind = 'storyboard'
        AND nib_loads.identifier IS NOT NULL
        AND nib_loads.id NOT IN (SELECT referred.load_id FROM referred)
    UNION
    SELECT _source_texts.tree_id, _source_texts.text FROM _source_texts
),
-- Segues and storyboard references from one scene to another. is_manual: 1 if only code can perform the segue, and no
-- code performs it.
leads (source, destination, is_manual) AS MATERIALIZED (
    SELECT
        source_scene.id,
        destination_scene.id,
        min(
            connections.name NOT GLOB 'relationship*'
            AND connections.name <> 'embed'
            AND source.id = source_scene.controller
            AND (source_files.tree_id, 'segue') NOT IN (SELECT open_trees.tree_id, open_trees.kind FROM open_trees)
            AND source.id NOT IN (SELECT open_controllers.object FROM open_controllers)
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
        -- Excludes unwind segues: their destination is the exit of the scene that they start from.
        AND destination.role IS NOT 'exit'
        AND source_scene.id <> destination_scene.id
    GROUP BY source_scene.id, destination_scene.id
    UNION ALL
    SELECT referred.reference, referred.destination, 0
    FROM referred
),
reachable (scene) AS (
    SELECT scenes.id
    FROM scenes
    JOIN files ON files.id = scenes.file_id
    JOIN objects AS controller ON controller.id = scenes.controller
    WHERE scenes.is_initial = 1
        OR controller.storyboard_identifier IS NOT NULL
        -- On watchOS, the attribute for the storyboard identifier is named identifier.
        OR (files.platform = 'watchOS' AND controller.identifier IS NOT NULL)
        OR controller.role = 'application'
        -- The system shows these scenes.
        OR controller.element IN ('notificationController', 'glanceController')
    UNION
    SELECT leads.destination
    FROM reachable
    JOIN leads ON leads.source = reachable.scene
),
-- Scenes that can be reached without unused identifiers and without segues that no code performs.
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
                (files.tree_id, 'storyboard') IN (SELECT open_trees.tree_id, open_trees.kind FROM open_trees)
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
    scenes.id IN (SELECT reachable.scene FROM reachable) AS has_unused_entry,
    iif(scenes.id IN (SELECT reachable.scene FROM reachable), 'possible', 'certain') AS confidence
FROM scenes
JOIN files ON files.id = scenes.file_id
JOIN objects AS controller ON controller.id = scenes.controller
WHERE scenes.id NOT IN (SELECT reachable.scene FROM reachable)
    OR scenes.id NOT IN (SELECT used.scene FROM used)
ORDER BY files.display_path, scenes.line, scenes."column", files.id, scenes.id;
