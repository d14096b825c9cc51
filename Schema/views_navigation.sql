-- Navigation: the ways from one screen to another, in storyboards and in code.

-- Scenes of storyboards, with the class of their controllers. One variant represents all localized variants of a storyboard.
CREATE VIEW _screens AS
WITH
variants (file_id, number) AS (
    SELECT
        nibs.id,
        row_number() OVER (
            PARTITION BY nibs.tree_id, nibs.logical_path
            ORDER BY _localization_ranks.rank, nibs.localization, nibs.id
        )
    FROM nibs
    JOIN _localization_ranks ON _localization_ranks.file_id = nibs.id
    WHERE nibs.kind = 'storyboard'
)
SELECT
    -- Row id of the scene.
    scenes.id AS scene,
    -- Storyboard.
    scenes.file_id AS file_id,
    -- Tree of the storyboard.
    files.tree_id AS tree_id,
    -- Name of the storyboard.
    files.name AS storyboard,
    -- Scene id in the file.
    scenes.scene_id AS scene_id,
    -- Row id of the controller.
    scenes.controller AS controller,
    -- Role of the controller: storyboardReference, or NULL.
    objects.role AS role,
    -- Class of the controller; NULL for a storyboard reference.
    iif(objects.role IS NULL, objects.class, NULL) AS class,
    -- Row id of the class; NULL if unknown.
    iif(objects.role IS NULL, (SELECT object_classes.class_id FROM object_classes WHERE object_classes.object = objects.id), NULL) AS class_id,
    -- Storyboard identifier of the controller.
    objects.storyboard_identifier AS identifier,
    -- 1 for the scene of the initial controller.
    scenes.is_initial AS is_initial
FROM scenes
JOIN variants ON variants.file_id = scenes.file_id AND variants.number = 1
JOIN files ON files.id = scenes.file_id
JOIN objects ON objects.id = scenes.controller;

-- The scene to which each storyboard reference leads. If several storyboards have the name, the storyboard that contains the reference is preferred, then a storyboard in the same target, then a storyboard in the same top-level folder. If several are equally near, the reference has several rows.
CREATE VIEW _referenced_scenes AS
WITH
screens AS MATERIALIZED (SELECT * FROM _screens),
referring (object, file_id, tree_id, storyboard, identifier) AS MATERIALIZED (
    SELECT
        objects.id,
        objects.file_id,
        files.tree_id,
        coalesce((SELECT each.value FROM json_each(objects.attributes) AS each WHERE each."key" = 'storyboardName'), files.name),
        (SELECT each.value FROM json_each(objects.attributes) AS each WHERE each."key" = 'referencedIdentifier')
    FROM objects
    JOIN files ON files.id = objects.file_id
    WHERE objects.role = 'storyboardReference'
),
ranked (object, scene, controller, place) AS (
    SELECT
        referring.object,
        screens.scene,
        screens.controller,
        rank() OVER (
            PARTITION BY referring.object
            ORDER BY
                screens.file_id <> referring.file_id,
                NOT EXISTS (
                    SELECT 1
                    FROM target_files AS own
                    JOIN target_files AS theirs ON theirs.target_id = own.target_id
                    WHERE own.file_id = referring.file_id AND theirs.file_id = screens.file_id
                ),
                substr(homes.path, 1, instr(homes.path, '/')) <> substr(files.path, 1, instr(files.path, '/'))
        )
    FROM referring
    JOIN screens ON screens.tree_id = referring.tree_id AND screens.storyboard = referring.storyboard
    JOIN files ON files.id = referring.file_id
    JOIN files AS homes ON homes.id = screens.file_id
    WHERE iif(referring.identifier IS NULL, screens.is_initial, screens.identifier = referring.identifier)
)
SELECT
    -- Row id of the storyboard reference.
    ranked.object AS object,
    -- Row id of the scene.
    ranked.scene AS scene,
    -- Row id of the controller of the scene.
    ranked.controller AS controller
FROM ranked
WHERE ranked.place = 1;

-- Ways from one screen to another. One row per segue, per call in the code that shows a screen, and per main storyboard. A segue to a storyboard reference leads to the scene that the reference names. If the screen that the code shows is unknown, all to_ columns are NULL. If one variant of a storyboard has a row, the other localized variants have none.
-- example: SELECT from_class, kind, to_class, path, line FROM navigation WHERE kind <> 'segue'
CREATE VIEW navigation AS
WITH
screens AS MATERIALIZED (SELECT * FROM _screens),
referenced AS MATERIALIZED (SELECT * FROM _referenced_scenes),
-- The scenes that have the identifier in the code, or that are the initial scenes of the storyboard.
possible (transition_id, scene, screen_file_id, file_id, source, origin) AS (
    SELECT _code_transitions.id, screens.scene, screens.file_id, _code_transitions.file_id, _code_transitions.source, _code_transitions.origin
    FROM _code_transitions
    JOIN files ON files.id = _code_transitions.file_id
    JOIN screens ON screens.identifier = _code_transitions.identifier AND screens.tree_id = files.tree_id
    WHERE _code_transitions.origin IS NOT NULL
        AND _code_transitions.is_initial = 0
        AND (_code_transitions.storyboard IS NULL OR screens.storyboard = _code_transitions.storyboard)
    UNION ALL
    SELECT _code_transitions.id, screens.scene, screens.file_id, _code_transitions.file_id, _code_transitions.source, _code_transitions.origin
    FROM _code_transitions
    JOIN files ON files.id = _code_transitions.file_id
    JOIN screens ON screens.is_initial = 1 AND screens.tree_id = files.tree_id
    WHERE _code_transitions.is_initial = 1
        AND (_code_transitions.origin = 'own' OR screens.storyboard = _code_transitions.storyboard)
),
-- If the source comes from the same storyboard, the storyboards with a scene of the source are preferred. Otherwise, the storyboards in a target of the code are.
shown (transition_id, scene, place) AS MATERIALIZED (
    SELECT
        possible.transition_id,
        possible.scene,
        rank() OVER (
            PARTITION BY possible.transition_id
            ORDER BY
                possible.origin = 'own' AND NOT EXISTS (
                    SELECT 1
                    FROM screens AS own
                    JOIN class_ancestors ON class_ancestors.class_id = own.class_id
                    WHERE own.file_id = possible.screen_file_id AND class_ancestors.name = possible.source
                ),
                NOT EXISTS (
                    SELECT 1
                    FROM target_files AS own
                    JOIN target_files AS theirs ON theirs.target_id = own.target_id
                    WHERE own.file_id = possible.file_id AND theirs.file_id = possible.screen_file_id
                )
        )
    FROM possible
),
scene_counts (transition_id, number) AS MATERIALIZED (
    SELECT transition_id, count(*) FROM shown WHERE place = 1 GROUP BY transition_id
),
-- The code performs a segue by its identifier. Subclasses inherit the code.
performed (connection, file_id, line, "column", source, is_own) AS MATERIALIZED (
    SELECT DISTINCT
        connections.id,
        identifiers.file_id,
        identifiers.line,
        identifiers."column",
        origin.controller,
        class_ancestors.distance = 0
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id
    JOIN connections ON connections.kind = 'segue' AND connections.identifier = identifiers.identifier
    JOIN objects ON objects.id = connections.source
    JOIN screens AS origin ON origin.file_id = objects.file_id AND origin.scene_id IS objects.scene_id AND origin.tree_id = files.tree_id
    JOIN class_ancestors ON class_ancestors.class_id = origin.class_id AND class_ancestors.name = identifiers.class
    WHERE identifiers.kind = 'segue'
        AND identifiers.purpose IN ('performs', 'attempts')
        AND identifiers.call NOT IN ('shouldPerformSegue(withIdentifier:sender:)', 'shouldPerformSegueWithIdentifier:sender:')
),
segues (connection, source, destination, reference) AS MATERIALIZED (
    SELECT
        connections.id,
        origin.controller,
        coalesce(referenced.controller, goal.controller, iif(destination.role IS 'exit', NULL, destination.id)),
        count(*) OVER (PARTITION BY connections.id) > 1
    FROM connections
    JOIN objects AS source ON source.id = connections.source
    JOIN objects AS destination ON destination.id = connections.destination
    JOIN screens AS origin ON origin.file_id = source.file_id AND origin.scene_id IS source.scene_id
    LEFT JOIN referenced ON referenced.object = destination.id
    LEFT JOIN screens AS goal ON goal.file_id = destination.file_id
        AND goal.scene_id IS destination.scene_id
        AND destination.role IS NULL
    WHERE connections.kind = 'segue'
),
-- The classes that have the unwind action of a segue.
unwinds (connection, action, tree_id) AS MATERIALIZED (
    SELECT connections.id, connections.unwind_action, files.tree_id
    FROM connections
    JOIN files ON files.id = connections.file_id
    WHERE connections.kind = 'segue' AND connections.unwind_action IS NOT NULL
),
returns (connection, class_id, number) AS MATERIALIZED (
    SELECT unwinds.connection, _declaration_classes.class_id, count(*) OVER (PARTITION BY unwinds.connection)
    FROM unwinds
    CROSS JOIN members ON members.name = unwinds.action AND members.kind = 'action' AND members.provenance = 'source'
    JOIN _declaration_classes ON _declaration_classes.declaration_id = members.declaration_id
    JOIN classes ON classes.id = _declaration_classes.class_id AND classes.tree_id = unwinds.tree_id
    GROUP BY unwinds.connection, _declaration_classes.class_id
),
edges (
    kind, detail, source, source_class_id, source_class, destination, destination_class_id, destination_class, identifier, unwind_action, helper,
    file_id, line, "column", confidence
) AS (
    SELECT
        CASE
            WHEN connections.name = 'relationship:rootViewController' THEN 'root'
            WHEN connections.name GLOB 'relationship:*' THEN 'child'
            WHEN connections.name IN ('embed', 'unwind') THEN connections.name
            ELSE 'segue'
        END,
        connections.name,
        segues.source,
        NULL,
        NULL,
        segues.destination,
        returns.class_id,
        NULL,
        connections.identifier,
        connections.unwind_action,
        NULL,
        connections.file_id,
        connections.line,
        connections."column",
        CASE WHEN returns.number > 1 THEN 'possible' WHEN segues.reference THEN 'likely' ELSE 'certain' END
    FROM segues
    JOIN connections ON connections.id = segues.connection
    LEFT JOIN returns ON returns.connection = connections.id
    UNION ALL
    SELECT
        'perform segue', connections.name, performed.source, NULL, NULL, segues.destination, returns.class_id, NULL, connections.identifier,
        connections.unwind_action, NULL, performed.file_id, performed.line, performed."column",
        CASE WHEN returns.number > 1 THEN 'possible' WHEN performed.is_own THEN 'certain' ELSE 'likely' END
    FROM performed
    JOIN connections ON connections.id = performed.connection
    JOIN segues ON segues.connection = connections.id
    LEFT JOIN returns ON returns.connection = connections.id
    UNION ALL
    SELECT
        'main storyboard', nib_loads.call, NULL, NULL, NULL, screens.controller, NULL, NULL, NULL, NULL, NULL,
        nib_loads.file_id, nib_loads.line, nib_loads."column", nib_loads.confidence
    FROM nib_loads
    JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
    JOIN screens ON screens.file_id = loaded_nibs.file_id AND screens.is_initial = 1
    WHERE nib_loads.purpose = 'mainStoryboard'
    UNION ALL
    SELECT
        _code_transitions.kind,
        NULL,
        NULL,
        _transition_classes.source_class_id,
        _code_transitions.source,
        screens.controller,
        _transition_classes.destination_class_id,
        _code_transitions.destination,
        _code_transitions.identifier,
        NULL,
        _code_transitions.helper,
        _code_transitions.file_id,
        functions.body_line + _code_transitions.relative_line,
        _code_transitions."column",
        CASE
            WHEN _code_transitions.destination IS NULL AND screens.controller IS NULL THEN 'possible'
            WHEN scene_counts.number > 1 THEN 'possible'
            WHEN screens.controller IS NULL AND (_code_transitions.is_exact = 0 OR _code_transitions.origin IS NOT NULL) THEN 'likely'
            WHEN _code_transitions.source IS NOT NULL AND _transition_classes.source_class_id IS NULL THEN 'likely'
            ELSE 'certain'
        END
    FROM _code_transitions
    JOIN functions ON functions.id = _code_transitions.function_id
    LEFT JOIN _transition_classes ON _transition_classes.transition_id = _code_transitions.id
    LEFT JOIN shown ON shown.transition_id = _code_transitions.id AND shown.place = 1
    LEFT JOIN scene_counts ON scene_counts.transition_id = _code_transitions.id
    LEFT JOIN screens ON screens.scene = shown.scene
)
SELECT
    -- Class of the screen at the start; NULL for a main storyboard, for code outside classes, and if the scene has no class.
    coalesce(iif(source.role IS NULL, source.class, NULL), edges.source_class) AS from_class,
    -- Row id of this class; NULL if unknown.
    coalesce(source_classes.class_id, edges.source_class_id) AS from_class_id,
    -- Path of the storyboard with the start; NULL if the code shows the screen.
    source_files.display_path AS from_nib,
    -- Object id of the controller at the start; NULL if the code shows the screen.
    source.object_id AS from_object_id,
    -- Row id of the controller at the start; NULL if the code shows the screen.
    edges.source AS from_object,
    -- Class of the screen at the end. If the code shows a scene, it is the class of the scene. NULL if unknown.
    coalesce(
        iif(destination.role IS NULL, destination.class, NULL),
        edges.destination_class,
        (SELECT classes.name FROM classes WHERE classes.id = edges.destination_class_id)
    ) AS to_class,
    -- Row id of this class; NULL if unknown.
    coalesce(destination_classes.class_id, edges.destination_class_id) AS to_class_id,
    -- Path of the storyboard with the end; NULL if the screen does not come from a known storyboard.
    destination_files.display_path AS to_nib,
    -- Object id of the controller at the end; NULL if the screen does not come from a known storyboard.
    destination.object_id AS to_object_id,
    -- Row id of the controller at the end; NULL if the screen does not come from a known storyboard.
    edges.destination AS to_object,
    -- In nibs: segue, unwind, embed, root (the root of a navigation controller), child (of a tab bar or split view controller), main storyboard (its initial controller). In code: perform segue, push, present, popover, sheet, modal window, window, show, show detail, set (the controllers of a container), root (of a window or container), child.
    edges.kind AS kind,
    -- Kind of the segue as in the file, or key that names the main storyboard; NULL for calls.
    edges.detail AS detail,
    -- Identifier of the segue; storyboard identifier of the scene that the code shows. NULL if there is none.
    edges.identifier AS identifier,
    -- Action at the screen to which an unwind segue returns. The class that declares it is to_class. NULL for any other transition.
    edges.unwind_action AS unwind_action,
    -- Function that shows the screen, if the call at this place leads to another function; else NULL.
    edges.helper AS helper,
    -- Storyboard, source, property list or project.
    edges.file_id AS file_id,
    -- Path of this file, as it is printed in answers.
    files.display_path AS path,
    -- Line of the segue or call, 1-based.
    edges.line AS line,
    -- Column, 1-based, in code points.
    edges."column" AS "column",
    -- certain; likely (the code shows an object of a declared type, or a storyboard that was not found, or a superclass contains the code); possible (several scenes or classes are possible, or the screen is unknown).
    edges.confidence AS confidence
FROM edges
JOIN files ON files.id = edges.file_id
LEFT JOIN objects AS source ON source.id = edges.source
LEFT JOIN files AS source_files ON source_files.id = source.file_id
LEFT JOIN screens AS source_classes ON source_classes.controller = edges.source
LEFT JOIN objects AS destination ON destination.id = edges.destination
LEFT JOIN files AS destination_files ON destination_files.id = destination.file_id
LEFT JOIN screens AS destination_classes ON destination_classes.controller = edges.destination;
