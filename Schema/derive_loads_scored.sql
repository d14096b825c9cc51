-- Determines which facts about a load are certain (knows_…), and its confidence. The flow analysis
-- has already set owner_kind and knows_branch for some loads. These values are kept.

-- For each nib name, the number of folders in the tree that contain a nib with this name. A folder and its .lproj
-- folders count as one.
CREATE TEMP TABLE named_nibs AS
SELECT tree_id, name, kind = 'storyboard' AS is_storyboard, count(DISTINCT logical_folder) AS places
FROM files
WHERE kind IN ('xib', 'nib', 'storyboard')
    AND tree_id IN (SELECT id FROM derived_trees)
    AND name IN (SELECT nib_name FROM nib_loads)
GROUP BY name, tree_id, is_storyboard;

CREATE UNIQUE INDEX temp.named_nibs_by_name ON named_nibs (name, tree_id, is_storyboard);

-- Trees in which at least one target lists its sources.
CREATE TEMP TABLE compiling_trees AS
SELECT DISTINCT files.tree_id AS tree_id
FROM target_files
JOIN files ON files.id = target_files.file_id AND files.kind IN ('swift', 'objc') AND +files.tree_id IN (SELECT id FROM derived_trees);

CREATE TEMP TABLE uncompiled_lines AS
SELECT file_id, line, end_line
FROM _uncompiled_lines;

-- For each load: the number of nibs that it can refer to (in_sight; localized and device
-- variants count as one), and facts about its code.
CREATE TEMP TABLE namesakes AS
SELECT
    nib_loads.id AS load_id,
    (
        SELECT count(DISTINCT meant.kind || meant.logical_folder)
        FROM meant_nibs
        JOIN files AS meant ON meant.id = meant_nibs.file_id
        WHERE meant_nibs.load_id = nib_loads.id
    ) AS in_sight,
    -- derive_loads_nibs.sql explains the values of visibility. The value is 9 if the load finds no nib.
    coalesce((SELECT max(meant_nibs.visibility) FROM meant_nibs WHERE meant_nibs.load_id = nib_loads.id), 9) AS visibility,
    coalesce(named_nibs.places, 0) AS in_tree,
    -- 1 in two cases: targets compile other code of the tree, but no target compiles this code; or the line is inside
    -- an #ifdef region that no target compiles.
    files.kind IN ('swift', 'objc') AND (
        NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = files.id)
            AND files.tree_id IN (SELECT tree_id FROM compiling_trees)
        OR EXISTS (
            SELECT 1
            FROM uncompiled_lines
            WHERE uncompiled_lines.file_id = files.id AND nib_loads.line BETWEEN uncompiled_lines.line AND uncompiled_lines.end_line
        )
    ) AS is_of_no_target,
    -- 1 if the code is outside a type, or in a structure or an enumeration.
    nib_loads.class IS NULL OR (
        NOT EXISTS (
            SELECT 1 FROM _class_names WHERE _class_names.name = nib_loads.class AND _class_names.tree_id = files.tree_id
        )
        AND NOT EXISTS (
            SELECT 1
            FROM declarations
            JOIN files AS homes ON homes.id = declarations.file_id AND +homes.tree_id = files.tree_id
            WHERE declarations.name = nib_loads.class AND declarations.kind = 'protocol'
        )
    ) AS is_plain_code
FROM nib_loads
JOIN files ON files.id = nib_loads.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
LEFT JOIN named_nibs ON named_nibs.name = nib_loads.nib_name
    AND named_nibs.tree_id = files.tree_id
    AND named_nibs.is_storyboard = (nib_loads.kind <> 'nib');

CREATE UNIQUE INDEX temp.namesakes_by_load ON namesakes (load_id);

-- View and window controllers that are created by code, by an object of a nib, or by a load.
CREATE TEMP TABLE made_classes (class_id INTEGER PRIMARY KEY);

INSERT OR IGNORE INTO made_classes (class_id)
SELECT classes.id
FROM classes
WHERE classes.kind = 'project'
    AND classes.descends_from IN ('viewController', 'windowController')
    AND classes.tree_id IN (SELECT id FROM derived_trees)
    AND (
        EXISTS (
            SELECT 1
            FROM _class_names
            JOIN _making_calls ON _making_calls.class = _class_names.name AND _making_calls.tree_id = classes.tree_id
            WHERE _class_names.class_id = classes.id
        )
        OR EXISTS (
            SELECT 1
            FROM named_classes
            JOIN objects ON objects.file_id = named_classes.file_id
                AND objects.class = named_classes.name
                AND objects.custom_module IS named_classes.module
            WHERE named_classes.class_id = classes.id AND objects.role IS NULL
        )
        OR EXISTS (
            SELECT 1
            FROM nib_loads
            JOIN files ON files.id = nib_loads.file_id AND files.tree_id = classes.tree_id
            WHERE nib_loads.owner_class = classes.name
                AND nib_loads.purpose IN ('controller', 'windowController')
                AND nib_loads.receiver = classes.name
        )
    );

UPDATE nib_loads
SET
    owner_kind = CASE
        -- For NSTableView, makeView(withIdentifier:owner:) sets the owner; the registration does not.
        WHEN nib_loads.purpose = 'registers' AND nib_loads.call LIKE '%forIdentifier:%' THEN NULL
        WHEN nib_loads.owner_kind IS NOT NULL THEN nib_loads.owner_kind
        WHEN nib_loads.owner IN ('nil', 'NULL', 'Nil') OR nib_loads.purpose = 'registers' THEN 'nil'
        WHEN nib_loads.owner = 'self'
            AND nib_loads.purpose IN ('loads', 'instantiates')
            AND (SELECT _load_calls.is_static FROM _load_calls WHERE _load_calls.id = nib_loads.load_call_id) = 1 THEN 'class'
        WHEN nib_loads.owner_class IS NOT NULL THEN 'instance'
    END
WHERE (SELECT tree_id FROM files WHERE files.id = nib_loads.file_id) IN (SELECT id FROM derived_trees);

UPDATE nib_loads
SET
    knows_nib = known.nib,
    knows_owner = known.owner,
    knows_class = known.class,
    knows_bundle = known.bundle,
    knows_target = known.target,
    knows_branch = known.branch,
    knows_reached = known.reached
FROM (
    SELECT
        nib_loads.id AS load_id,
        -- If the nib is named after a subclass, the load is not proven by the name alone. The load is proven if a
        -- nib contains objects of the subclass that load the nib.
        namesakes.in_sight = 1 AND nib_loads.certainty <> 'outside' AND (
            nib_loads.certainty IN ('literal', 'resolved')
            OR nib_loads.purpose <> 'loads'
            OR EXISTS (
                SELECT 1
                FROM _load_entry_points
                JOIN named_classes ON named_classes.class_id = _load_entry_points.class_id
                JOIN objects ON objects.file_id = named_classes.file_id
                    AND objects.class = named_classes.name
                    AND objects.custom_module IS named_classes.module
                    AND objects.role IS NULL
                WHERE _load_entry_points.load_id = nib_loads.id
            )
        ) AS nib,
        CASE
            WHEN nib_loads.kind = 'storyboard' OR nib_loads.purpose IN ('opens', 'mainNib', 'launchScreen', 'setting') THEN 1
            WHEN nib_loads.owner_kind IN ('nil', 'class') THEN 1
            -- A document that creates its window controllers itself can pass the name to one of these controllers.
            WHEN nib_loads.purpose = 'windowNibName' AND EXISTS (
                SELECT 1
                FROM _overriding_members
                WHERE _overriding_members.class_id = _load_classes.class_id AND _overriding_members.name = 'makeWindowControllers'
            ) THEN 0
            ELSE nib_loads.owner_kind IS 'instance' AND owners.kind IS 'project'
        END AS owner,
        -- If the code is outside a class, the class counts as known, because a subclass cannot change the code. If the
        -- code is in a protocol or in an extension of a framework class, the class counts as unknown, because many
        -- classes share the code.
        namesakes.is_plain_code OR code.kind IS 'project' AS class,
        nib_loads.bundle IS NOT NULL OR namesakes.in_tree = 1 AS bundle,
        -- derive_loads_nibs.sql explains the values of visibility.
        NOT namesakes.is_of_no_target AND (namesakes.visibility <= 3 OR (namesakes.visibility = 4 AND namesakes.in_tree = 1)) AS target,
        -- If a caller or a subclass determines the name, the flow analysis has set knows_branch.
        CASE
            WHEN nib_loads.origin_id IS NULL THEN _load_calls.id IS NULL OR (_load_calls.parameter IS NULL AND nib_loads.knows_branch)
            ELSE nib_loads.knows_branch
        END AS branch,
        CASE
            WHEN code.id IS NULL THEN namesakes.is_plain_code
            WHEN ifnull(code.descends_from, '') NOT IN ('viewController', 'windowController') THEN
                nib_loads.is_static = 0
                OR nib_loads.call_id IS NOT NULL
                OR EXISTS (
                    SELECT 1
                    FROM calls
                    JOIN _class_names ON _class_names.name = calls.receiver AND _class_names.class_id = code.id
                    JOIN files ON files.id = calls.file_id AND files.tree_id = code.tree_id
                    WHERE calls.callee = nib_loads.member
                )
            ELSE nib_loads.is_static = 1 OR EXISTS (
                SELECT 1
                FROM class_ancestors
                JOIN made_classes ON made_classes.class_id = class_ancestors.class_id
                WHERE class_ancestors.ancestor_id = code.id
                    -- If the name is derived from the class, only objects of the owner class load this nib, not objects
                    -- of a superclass or subclass.
                    AND (nib_loads.is_by_class = 0 OR class_ancestors.class_id = _load_classes.owner_class_id)
                    -- Objects of a subclass that overrides the member do not run this code.
                    AND (
                        class_ancestors.distance = 0
                        OR nib_loads.purpose NOT IN ('nibName', 'windowNibName', 'nibFile')
                        OR NOT EXISTS (
                            SELECT 1
                            FROM class_members
                            WHERE class_members.class_id = class_ancestors.class_id AND class_members.name = nib_loads.member
                        )
                    )
            )
        END AS reached
    FROM nib_loads
    JOIN namesakes ON namesakes.load_id = nib_loads.id
    LEFT JOIN _load_calls ON _load_calls.id = nib_loads.load_call_id
    LEFT JOIN _load_classes ON _load_classes.load_id = nib_loads.id
    LEFT JOIN classes AS code ON code.id = _load_classes.class_id
    LEFT JOIN classes AS owners ON owners.id = _load_classes.owner_class_id
) AS known
WHERE known.load_id = nib_loads.id;

UPDATE nib_loads
SET confidence = CASE
    WHEN NOT (knows_nib AND knows_owner AND knows_class) OR file_id IN (SELECT _left_out_sources.file_id FROM _left_out_sources) THEN 'possible'
    WHEN knows_bundle AND knows_target AND knows_branch AND knows_reached THEN 'certain'
    ELSE 'likely'
END
WHERE (SELECT tree_id FROM files WHERE files.id = nib_loads.file_id) IN (SELECT id FROM derived_trees);

DROP TABLE compiling_trees;
DROP TABLE uncompiled_lines;
DROP TABLE meant_nibs;
DROP TABLE namesakes;
DROP TABLE named_nibs;
DROP TABLE made_classes;
