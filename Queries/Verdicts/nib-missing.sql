-- Loads whose nib or storyboard does not exist in the index, or is not visible to the code. One row per load. If a controller has no nib name, and no nib is named after its class, the controller loads no nib, so there is no row.
-- column load_id: Row id of the load.
-- column file_id: File that contains the load.
-- column line: Line of the load.
-- column "column": Column of the load.
-- column call: The call that loads the nib; see nib_loads.call.
-- column kind: nib or storyboard.
-- column nib_name: Name of the nib that the load names.
-- column certainty: How the name is known; see nib_loads.certainty.
-- column class: Type that contains the code.
-- column severity: error or warning.
-- column confidence: certain (the name, the class and the execution of the load are proven), likely or possible; the report nib-missing lists the conditions.
-- column other_file_id: A nib or storyboard with this name that is not visible to the code; NULL if no file has the name.
-- column defect: The tree and the name. Adding one file fixes all loads with the same value.
WITH
-- Files that targets copy from folders that do not exist, such as the folders of a nested repository.
promised (tree_id, name) AS MATERIALIZED (
    SELECT projects.tree_id, replace(_target_paths.path, rtrim(_target_paths.path, replace(_target_paths.path, '/', '')), '')
    FROM _target_paths
    JOIN files AS projects ON projects.id = _target_paths.file_id
    WHERE _target_paths.kind = 'file'
        AND (_target_paths.path GLOB '*.xib' OR _target_paths.path GLOB '*.storyboard')
        AND NOT EXISTS (
            SELECT 1
            FROM files
            WHERE files.tree_id = projects.tree_id
                AND files.path > rtrim(_target_paths.path, replace(_target_paths.path, '/', ''))
                -- In ASCII, 0 follows /.
                AND files.path < rtrim(rtrim(_target_paths.path, replace(_target_paths.path, '/', '')), '/') || '0'
        )
        AND instr(_target_paths.path, '/') > 0
),
-- Classes that code uses to name bundles, if no indexed source declares the class: Bundle(for: Other.self).
outside_bundles (file_id, class, member, line) AS MATERIALIZED (
    SELECT _class_values.file_id, _class_values.class, _class_values.member, _class_values.line
    FROM _class_values
    JOIN files ON files.id = _class_values.file_id
    WHERE NOT EXISTS (
            SELECT 1
            FROM _class_names
            JOIN classes ON classes.id = _class_names.class_id AND classes.kind = 'project'
            WHERE _class_names.tree_id = files.tree_id AND _class_names.name = _class_values.name
        )
        AND (
            files.kind = 'objc'
            OR EXISTS (
                SELECT 1
                FROM calls
                WHERE calls.file_id = _class_values.file_id
                    AND calls.line = _class_values.line
                    AND calls.callee = 'init'
                    AND calls.receiver = 'Bundle'
            )
        )
),
-- Calls that find a bundle by its identifier. The bundle may belong to a framework outside the index.
named_bundles (file_id, class, member, line) AS MATERIALIZED (
    SELECT calls.file_id, calls.class, calls.member, calls.line
    FROM calls
    WHERE calls.callee = 'init' AND calls.receiver = 'Bundle' AND instr(calls.arguments, '["identifier",') > 0
),
-- Trees with a property list that a target uses.
listed (tree_id) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id
    FROM target_files
    JOIN files ON files.id = target_files.file_id
    WHERE target_files.phase = 'infoPlist'
),
-- Loads in the code of a class, if code or a nib in the tree creates an object of the class.
loads_of_created_classes (load_id) AS MATERIALIZED (
    SELECT _load_classes.load_id
    FROM _load_classes
    JOIN nib_loads ON nib_loads.id = _load_classes.load_id
    JOIN files ON files.id = nib_loads.file_id
    JOIN _class_names ON _class_names.class_id = _load_classes.class_id
    JOIN _making_calls ON _making_calls.class = _class_names.name AND _making_calls.tree_id = files.tree_id
),
-- Identifiers that code asks for; NULL for an identifier that is known only at run time.
requested (tree_id, identifier) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, identifiers.identifier
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id
    WHERE identifiers.kind = 'reuse' AND identifiers.purpose = 'dequeues'
),
-- Nibs that a source registers, if no code asks for any of the identifiers. These nibs are never loaded.
unrequested (file_id, nib_name) AS MATERIALIZED (
    SELECT nib_loads.file_id, nib_loads.nib_name
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.purpose = 'registers'
        AND nib_loads.nib_name IS NOT NULL
        AND files.tree_id NOT IN (SELECT requested.tree_id FROM requested WHERE requested.identifier IS NULL)
    GROUP BY nib_loads.file_id, nib_loads.nib_name
    HAVING count(nib_loads.identifier) = count(*)
        AND NOT max((files.tree_id, nib_loads.identifier) IN (SELECT requested.tree_id, requested.identifier FROM requested WHERE requested.identifier IS NOT NULL))
),
-- Property lists of targets with a main.swift that calls neither NSApplicationMain nor UIApplicationMain. The main nib
-- of these programs is loaded only if their code loads it.
self_starting (file_id) AS MATERIALIZED (
    SELECT lists.file_id
    FROM target_files AS lists
    JOIN target_files AS compiled ON compiled.target_id = lists.target_id AND compiled.phase = 'sources'
    JOIN files ON files.id = compiled.file_id AND (files.path = 'main.swift' OR files.path GLOB '*/main.swift')
    WHERE lists.phase = 'infoPlist'
        AND NOT EXISTS (
            SELECT 1
            FROM calls
            WHERE calls.file_id = files.id AND calls.callee = 'init' AND calls.receiver IN ('NSApplicationMain', 'UIApplicationMain')
        )
),
missing AS (
    SELECT
        nib_loads.*,
        files.display_path AS path,
        files.tree_id AS tree_id,
        CASE
            WHEN files.origin = 'test' OR nib_loads.origin_id IS NOT NULL AND nib_loads.call_id IS NULL THEN 'possible'
            -- A class method derives the nib name from the class, but nothing calls it on this class. It may be used
            -- only for other classes.
            WHEN nib_loads.is_static AND nib_loads.is_by_class AND NOT nib_loads.knows_reached THEN 'possible'
            -- The nib name is the class name of the object, but no known code or nib creates an object of this class.
            -- The code may run only for objects of subclasses, or never.
            WHEN nib_loads.is_by_class
                AND EXISTS (
                    SELECT 1
                    FROM _load_classes
                    JOIN classes ON classes.id = _load_classes.class_id
                    WHERE _load_classes.load_id = nib_loads.id
                        AND (
                            classes.object_count = 0
                            OR EXISTS (
                                SELECT 1
                                FROM class_ancestors
                                WHERE class_ancestors.ancestor_id = classes.id AND class_ancestors.distance > 0
                            )
                        )
                )
                AND nib_loads.id NOT IN (SELECT loads_of_created_classes.load_id FROM loads_of_created_classes) THEN 'possible'
            -- An initializer that uses the class's name may first check whether the nib exists.
            WHEN EXISTS (
                SELECT 1
                FROM calls
                WHERE calls.id = nib_loads.call_id AND calls.callee = 'init' AND calls.receiver = nib_loads.nib_name
            ) THEN 'possible'
            WHEN files.id IN (SELECT file_id FROM _uncompiled_sources) THEN 'possible'
            -- Subclasses override the name, and nothing creates an object of this class.
            WHEN nib_loads.purpose IN ('nibName', 'windowNibName', 'nibFile')
                AND EXISTS (
                    SELECT 1
                    FROM _load_classes
                    JOIN class_ancestors ON class_ancestors.ancestor_id = _load_classes.class_id AND class_ancestors.distance > 0
                    JOIN class_members ON class_members.class_id = class_ancestors.class_id AND class_members.name = nib_loads.member
                    WHERE _load_classes.load_id = nib_loads.id
                )
                AND nib_loads.id NOT IN (SELECT loads_of_created_classes.load_id FROM loads_of_created_classes) THEN 'possible'
            WHEN nib_loads.bundle IS NULL
                AND EXISTS (
                    SELECT 1
                    FROM named_bundles
                    WHERE named_bundles.file_id = nib_loads.file_id
                        AND named_bundles.class IS nib_loads.class
                        AND named_bundles.member IS nib_loads.member
                        AND nib_loads.line - named_bundles.line BETWEEN -2 AND 5
                ) THEN 'possible'
            -- No target uses this property list, but targets use other property lists.
            WHEN files.kind = 'plist'
                AND files.tree_id IN (SELECT tree_id FROM listed)
                AND NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = files.id) THEN 'possible'
            -- The code of a superclass outside the index may ignore the name.
            WHEN nib_loads.purpose IN ('controller', 'windowController')
                AND EXISTS (
                    SELECT 1
                    FROM _load_classes
                    JOIN class_ancestors ON class_ancestors.class_id = _load_classes.owner_class_id
                    JOIN classes ON classes.id = class_ancestors.ancestor_id AND classes.kind = 'unknown'
                    WHERE _load_classes.load_id = nib_loads.id
                ) THEN 'possible'
            -- The file may belong to a nested repository that is not checked out.
            WHEN (files.tree_id, nib_loads.nib_name || iif(nib_loads.kind = 'nib', '.xib', '.storyboard')) IN (SELECT * FROM promised) THEN 'possible'
            -- Nothing in the index creates an object of the class that contains the code.
            WHEN EXISTS (
                SELECT 1
                FROM _load_classes
                JOIN _uncreated_classes ON _uncreated_classes.class_id = _load_classes.class_id
                WHERE _load_classes.load_id = nib_loads.id
            ) THEN 'likely'
            -- The same member also creates the controller with a nib that exists. A build condition may decide which
            -- call runs.
            WHEN EXISTS (
                SELECT 1
                FROM nib_loads AS others
                JOIN loaded_nibs ON loaded_nibs.load_id = others.id
                WHERE others.file_id = nib_loads.file_id
                    AND others.class IS nib_loads.class
                    AND others.member IS nib_loads.member
                    AND others.call = nib_loads.call
                    AND others.receiver IS nib_loads.receiver
                    AND others.purpose IN ('controller', 'windowController')
                    AND others.line <> nib_loads.line
            ) THEN 'likely'
            WHEN (nib_loads.file_id, nib_loads.nib_name) IN (SELECT unrequested.file_id, unrequested.nib_name FROM unrequested) THEN 'likely'
            WHEN nib_loads.purpose IN ('mainNib', 'mainStoryboard') AND nib_loads.file_id IN (SELECT self_starting.file_id FROM self_starting) THEN 'likely'
            WHEN nib_loads.knows_class AND nib_loads.knows_branch AND nib_loads.knows_reached THEN 'certain'
            ELSE 'likely'
        END AS doubt,
        -- 1 if a nib exists for another possible name of the same call. The program chooses one of several names at run time.
        EXISTS (
            SELECT 1
            FROM nib_loads AS others
            JOIN loaded_nibs ON loaded_nibs.load_id = others.id
            WHERE others.file_id = nib_loads.file_id
                AND others.line = nib_loads.line
                AND others."column" = nib_loads."column"
                AND others.call = nib_loads.call
        ) AS is_one_of,
        (
            SELECT nibs.id
            FROM files AS nibs
            WHERE nibs.name = nib_loads.nib_name
                AND nibs.tree_id = files.tree_id
                AND iif(nib_loads.kind = 'nib', nibs.kind IN ('xib', 'nib'), nibs.kind = 'storyboard')
            ORDER BY nibs.display_path
            LIMIT 1
        ) AS elsewhere
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.nib_name IS NOT NULL
        AND nib_loads.certainty <> 'rule'
        AND NOT EXISTS (SELECT 1 FROM loaded_nibs WHERE loaded_nibs.load_id = nib_loads.id)
        -- Excludes loads that probably search the bundle of a framework outside the index.
        AND NOT EXISTS (
            SELECT 1
            FROM outside_bundles
            WHERE nib_loads.bundle IS NULL
                AND outside_bundles.file_id = nib_loads.file_id
                AND outside_bundles.class IS nib_loads.class
                AND outside_bundles.member IS nib_loads.member
                AND nib_loads.line - outside_bundles.line BETWEEN -2 AND 5
        )
        AND NOT EXISTS (
            SELECT 1
            FROM objects
            WHERE files.kind = 'storyboard'
                AND objects.file_id = nib_loads.file_id
                AND objects.line = nib_loads.line
                AND objects."column" = nib_loads."column"
                AND instr(objects.attributes, '"bundleIdentifier":') > 0
        )
        -- Excludes code that is compiled only for platforms that no target of the file supports.
        AND NOT (
            nib_loads.platforms IS NOT NULL
            AND EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = nib_loads.file_id)
            AND NOT EXISTS (
                SELECT 1
                FROM target_files
                JOIN targets ON targets.id = target_files.target_id
                WHERE target_files.file_id = nib_loads.file_id
                    AND (targets.platform IS NULL OR targets.platform IN (SELECT value FROM json_each(nib_loads.platforms)))
            )
        )
        -- Excludes callers of an initializer that names the nib, because the initializer is already reported.
        AND NOT EXISTS (
            SELECT 1
            FROM nib_loads AS naming
            WHERE nib_loads.origin_id IS NOT NULL
                AND naming.nib_name = nib_loads.nib_name
                AND (naming.id = nib_loads.origin_id OR naming.origin_id IS NULL AND naming.class = nib_loads.owner_class)
        )
        -- If a window controller creates its window in code, it does not need a nib.
        AND NOT EXISTS (
            SELECT 1
            FROM _load_classes
            JOIN _overriding_members ON _overriding_members.class_id = _load_classes.owner_class_id AND _overriding_members.name IN ('loadWindow', 'windowNibPath')
            WHERE _load_classes.load_id = nib_loads.id AND nib_loads.purpose IN ('windowController', 'windowNibName')
        )
        -- If a controller creates its view in code, or names another nib, it does not need this nib.
        AND NOT EXISTS (
            SELECT 1
            FROM _load_classes
            JOIN _overriding_members ON _overriding_members.class_id = _load_classes.owner_class_id AND _overriding_members.name IN ('loadView', 'nibName', 'setView:', 'view')
            WHERE _load_classes.load_id = nib_loads.id AND nib_loads.purpose IN ('controller', 'nibName', 'object')
        )
        -- A framework's container controller creates its view itself.
        AND NOT EXISTS (
            SELECT 1
            FROM _load_classes
            JOIN class_ancestors ON class_ancestors.class_id = _load_classes.owner_class_id
            JOIN _container_controllers ON _container_controllers.name = class_ancestors.name
            WHERE _load_classes.load_id = nib_loads.id AND nib_loads.purpose IN ('controller', 'nibName', 'object')
        )
        -- Excludes uses of an opened nib or storyboard, because the call that opens the file is already reported.
        AND NOT EXISTS (
            SELECT 1
            FROM nib_loads AS opened
            WHERE nib_loads.purpose IN ('instantiates', 'registers')
                AND opened.purpose = 'opens'
                AND opened.file_id = nib_loads.file_id
                AND opened.nib_name = nib_loads.nib_name
                AND opened.kind = nib_loads.kind
                AND opened.class IS nib_loads.class
                AND opened.member IS nib_loads.member
        )
),
judged AS (
    SELECT
        *,
        CASE
            WHEN is_one_of AND (elsewhere IS NOT NULL OR certainty <> 'literal') THEN 'possible'
            -- The code is compiled only for some platforms, and the existing nib may belong to a program for another platform.
            WHEN elsewhere IS NOT NULL AND platforms IS NOT NULL THEN 'possible'
            -- The existing nib is in a bundle, and the code may name this bundle.
            WHEN elsewhere IN (SELECT _bundled_files.file_id FROM _bundled_files) THEN 'possible'
            WHEN doubt = 'certain' AND elsewhere IS NOT NULL THEN 'likely'
            ELSE doubt
        END AS said
    FROM missing
)
SELECT
    judged.id AS load_id,
    judged.file_id AS file_id,
    judged.line AS line,
    judged."column" AS "column",
    judged.call AS call,
    judged.kind AS kind,
    judged.nib_name AS nib_name,
    judged.certainty AS certainty,
    judged.class AS class,
    iif(judged.said = 'certain', 'error', 'warning') AS severity,
    judged.said AS confidence,
    judged.elsewhere AS other_file_id,
    judged.tree_id || ' ' || judged.nib_name AS defect
FROM judged
ORDER BY judged.path, judged.line, judged."column", judged.id;
