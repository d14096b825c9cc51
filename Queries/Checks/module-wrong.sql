-- title: Custom class in the wrong module
-- why: The runtime looks up a class by module and name. If the nib names a Swift class with no module or with the wrong module, or an Objective-C class with a module, the runtime does not find the class.
-- iOS: The console says "Unknown class X in Interface Builder file", and the loader creates a standard object. If the nib sets a custom outlet of the object, or an action is sent to it, the app crashes.
-- macOS: The console says "Unknown class 'X', using 'NSView' instead". Outlets stay nil, and actions are not connected.
-- severity: warning (error on iOS and tvOS for a segue, or if an outlet or action of the class is connected)
-- confidence: certain
-- uncertain: If no target copies the nib, the confidence is likely, because only the folder indicates the module. If a target copies the nib but no target compiles the class, the confidence is possible. If the module is not in the repository and no source imports it, the confidence is likely (possible if the target of the nib uses pods).
-- fix: Set the module that declares the class. If the target of the nib declares it, select "Inherit Module From Target". For an Objective-C class, clear the module.
-- pack: default
WITH
-- Objects and segues with a custom class. Placeholders such as the File's Owner are omitted, because nib loading does not create them. In a watchOS storyboard, objects that inherit the module from the target are also omitted, because the WatchKit extension compiles their classes in its own module.
used (tree_id, file_id, platform, deployment, class, module, is_targets, object, line, "column", sort, base_class) AS MATERIALIZED (
    SELECT
        answered_files.tree_id,
        objects.file_id,
        answered_files.platform,
        files.deployment,
        objects.custom_class,
        objects.custom_module,
        objects.custom_module_provider IS 'target',
        objects.id,
        objects.line,
        objects."column",
        'object',
        objects.base_class
    FROM objects
    JOIN answered_files ON answered_files.id = objects.file_id
    JOIN files ON files.id = objects.file_id
    WHERE objects.custom_class IS NOT NULL AND objects.role IS NULL
        AND (answered_files.platform IS NOT 'watchOS' OR objects.custom_module_provider IS NOT 'target')
    UNION ALL
    SELECT
        answered_files.tree_id,
        connections.file_id,
        answered_files.platform,
        files.deployment,
        connections.custom_class,
        connections.custom_module,
        connections.custom_module_provider IS 'target',
        connections.source,
        connections.line,
        connections."column",
        'segue',
        NULL
    FROM connections
    JOIN answered_files ON answered_files.id = connections.file_id
    JOIN files ON files.id = connections.file_id
    WHERE connections.kind = 'segue' AND connections.custom_class IS NOT NULL
        AND (answered_files.platform IS NOT 'watchOS' OR connections.custom_module_provider IS NOT 'target')
),
asked (tree_id, file_id, platform, class, module, is_targets) AS MATERIALIZED (
    SELECT DISTINCT used.tree_id, used.file_id, used.platform, used.class, used.module, used.is_targets FROM used
),
-- The classes that the sources declare with these names. A Swift class can have another name in Objective-C.
declared (tree_id, class, class_id, is_objc, is_by_objc_name, module) AS MATERIALIZED (
    SELECT
        names.tree_id,
        names.class,
        classes.id,
        homes.kind <> 'swift',
        homes.kind = 'swift' AND classes.objc_name = names.class AND classes.name <> names.class,
        classes.module
    FROM (SELECT DISTINCT asked.tree_id, asked.class FROM asked) AS names
    JOIN _class_names ON _class_names.name = names.class AND _class_names.tree_id = names.tree_id AND _class_names.kind <> 'swift'
    JOIN classes ON classes.id = _class_names.class_id AND classes.kind = 'project'
    JOIN files AS homes ON homes.id = classes.file_id
),
-- The modules under which the runtime finds a class; NULL for a class that it finds without a module.
answering (tree_id, class, module) AS MATERIALIZED (
    SELECT declared.tree_id, declared.class, declared.module
    FROM declared
    WHERE declared.is_objc = 0 AND declared.is_by_objc_name = 0 AND declared.module IS NOT NULL
    UNION
    SELECT declared.tree_id, declared.class, targets.module
    FROM declared
    JOIN _class_targets ON _class_targets.class_id = declared.class_id
    JOIN targets ON targets.id = _class_targets.target_id
    WHERE declared.is_objc = 0 AND declared.is_by_objc_name = 0 AND targets.module IS NOT NULL
    UNION
    SELECT declared.tree_id, declared.class, NULL
    FROM declared
    WHERE declared.is_objc OR EXISTS (
        SELECT 1
        FROM _declaration_classes
        JOIN declarations ON declarations.id = _declaration_classes.declaration_id
        WHERE _declaration_classes.class_id = declared.class_id AND declarations.objc_name = declared.class
    )
),
-- The targets that compile a Swift class with this name.
compiling (target_id, class) AS MATERIALIZED (
    SELECT DISTINCT _class_targets.target_id, declared.class
    FROM declared
    JOIN _class_targets ON _class_targets.class_id = declared.class_id
    WHERE declared.is_objc = 0 AND declared.is_by_objc_name = 0
),
-- Names that the runtime finds, because a class with this name and module exists.
found (file_id, class, module, is_targets) AS MATERIALIZED (
    SELECT asked.file_id, asked.class, asked.module, asked.is_targets
    FROM asked
    JOIN answering ON answering.tree_id = asked.tree_id AND answering.class = asked.class AND answering.module IS asked.module
    WHERE asked.is_targets = 0
    UNION
    SELECT asked.file_id, asked.class, asked.module, asked.is_targets
    FROM asked
    JOIN target_files ON target_files.file_id = asked.file_id
    JOIN compiling ON compiling.target_id = target_files.target_id AND compiling.class = asked.class
    WHERE asked.is_targets
    UNION
    SELECT asked.file_id, asked.class, asked.module, asked.is_targets
    FROM asked
    JOIN _file_modules ON _file_modules.file_id = asked.file_id AND _file_modules.is_own
    JOIN declared ON declared.tree_id = asked.tree_id
        AND declared.class = asked.class
        AND declared.module = _file_modules.module
        AND declared.is_objc = 0
        AND declared.is_by_objc_name = 0
    WHERE asked.is_targets
    UNION
    -- Names of framework classes.
    SELECT asked.file_id, asked.class, asked.module, asked.is_targets
    FROM asked
    JOIN named_classes ON named_classes.file_id = asked.file_id AND named_classes.name = asked.class AND named_classes.module IS asked.module
    WHERE named_classes.certainty = 'framework'
),
-- Names that nibs use and that the runtime does not find.
unfound (tree_id, file_id, class, module, is_targets) AS MATERIALIZED (
    SELECT asked.tree_id, asked.file_id, asked.class, asked.module, asked.is_targets
    FROM asked
    WHERE (asked.file_id, asked.class, coalesce(asked.module, ''), asked.is_targets)
        NOT IN (SELECT found.file_id, found.class, coalesce(found.module, ''), found.is_targets FROM found)
),
-- The next three tables contain the projects of nibs, the projects of classes, and the modules that the code of a target imports.
projects_of_nibs (file_id, project) AS MATERIALIZED (
    SELECT DISTINCT target_files.file_id, targets.file_id
    FROM target_files
    JOIN targets ON targets.id = target_files.target_id
    WHERE target_files.file_id IN (SELECT asked.file_id FROM asked)
),
projects_of_classes (class_id, project, module) AS MATERIALIZED (
    SELECT DISTINCT declared.class_id, targets.file_id, targets.module
    FROM declared
    JOIN _class_targets ON _class_targets.class_id = declared.class_id
    JOIN targets ON targets.id = _class_targets.target_id
),
imports_of_targets (target_id, module) AS MATERIALIZED (
    SELECT DISTINCT target_files.target_id, imports.module
    FROM imports
    JOIN target_files ON target_files.file_id = imports.file_id AND target_files.phase = 'sources'
    WHERE imports.module IN (SELECT projects_of_classes.module FROM projects_of_classes)
),
-- Classes with this name that belong to another project, if no source of the nib's targets imports their module. A repository
-- with many sample projects often has several classes with the same name.
unrelated (file_id, class_id) AS MATERIALIZED (
    SELECT asked.file_id, declared.class_id
    FROM unfound AS asked
    JOIN declared ON declared.tree_id = asked.tree_id AND declared.class = asked.class
    WHERE asked.file_id IN (SELECT projects_of_nibs.file_id FROM projects_of_nibs)
        AND declared.class_id IN (SELECT projects_of_classes.class_id FROM projects_of_classes)
    EXCEPT
    SELECT projects_of_nibs.file_id, projects_of_classes.class_id
    FROM projects_of_nibs
    JOIN projects_of_classes ON projects_of_classes.project = projects_of_nibs.project
    EXCEPT
    SELECT target_files.file_id, projects_of_classes.class_id
    FROM imports_of_targets
    JOIN projects_of_classes ON projects_of_classes.module = imports_of_targets.module
    JOIN target_files ON target_files.target_id = imports_of_targets.target_id
        AND target_files.file_id IN (SELECT projects_of_nibs.file_id FROM projects_of_nibs)
),
-- For each name that the runtime does not find, all related classes with this name.
candidates (file_id, class, module, is_targets, class_id, is_objc, is_by_objc_name, class_module, shares_target) AS MATERIALIZED (
    SELECT
        asked.file_id,
        asked.class,
        asked.module,
        asked.is_targets,
        declared.class_id,
        declared.is_objc,
        declared.is_by_objc_name,
        declared.module,
        EXISTS (
            SELECT 1
            FROM target_files
            JOIN _class_targets ON _class_targets.target_id = target_files.target_id AND _class_targets.class_id = declared.class_id
            WHERE target_files.file_id = asked.file_id
        ) OR EXISTS (
            SELECT 1
            FROM _file_modules
            WHERE _file_modules.file_id = asked.file_id AND _file_modules.is_own AND _file_modules.module = declared.module
        )
    FROM unfound AS asked
    JOIN declared ON declared.tree_id = asked.tree_id AND declared.class = asked.class
    WHERE (asked.file_id, declared.class_id) NOT IN (SELECT unrelated.file_id, unrelated.class_id FROM unrelated)
),
-- Modules that targets of the tree compile. The next table contains the modules that sources import or that targets depend on; their contents are unknown.
compiled_modules (tree_id, module) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, targets.module
    FROM targets
    JOIN target_files ON target_files.target_id = targets.id AND target_files.phase = 'sources'
    JOIN files ON files.id = target_files.file_id
    WHERE targets.module IS NOT NULL
),
imported_modules (tree_id, module) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, imports.module
    FROM imports
    JOIN files ON files.id = imports.file_id
    WHERE imports.module IS NOT NULL
    UNION
    SELECT files.tree_id, _target_dependencies.name
    FROM _target_dependencies
    JOIN files ON files.id = _target_dependencies.file_id
),
copied (file_id, modules) AS MATERIALIZED (
    SELECT target_files.file_id, group_concat(DISTINCT targets.module)
    FROM target_files
    JOIN targets ON targets.id = target_files.target_id
    WHERE target_files.file_id IN (SELECT asked.file_id FROM asked) AND targets.module IS NOT NULL
    GROUP BY target_files.file_id
),
-- The class that the nib most likely means. A class of the same target is preferred, then a class of a module that the nib can name.
meant AS MATERIALIZED (
    SELECT
        candidates.*,
        copied.modules AS modules,
        EXISTS (SELECT 1 FROM _class_targets WHERE _class_targets.class_id = candidates.class_id) AS is_compiled,
        row_number() OVER (
            PARTITION BY candidates.file_id, candidates.class, candidates.module, candidates.is_targets
            ORDER BY
                candidates.shares_target DESC,
                EXISTS (
                    SELECT 1
                    FROM _file_modules
                    WHERE _file_modules.file_id = candidates.file_id AND _file_modules.module = candidates.class_module
                ) DESC,
                candidates.class_id
        ) AS place
    FROM candidates
    LEFT JOIN copied ON copied.file_id = candidates.file_id
),
judged AS MATERIALIZED (
    SELECT
        used.*,
        meant.class_id AS class_id,
        CASE
            WHEN meant.is_objc OR meant.is_by_objc_name THEN
                used.class || ' is an Objective-C class, but the nib looks for it in the module '
                    || iif(used.is_targets, coalesce(meant.modules, used.module, 'of the target'), used.module)
            WHEN used.is_targets THEN
                used.class || ' is declared in the module ' || meant.class_module || ', but the nib looks for it in the module of its own target'
                    || coalesce(' (' || replace(meant.modules, ',', ', ') || ')', '')
            WHEN used.module IS NULL THEN used.class || ' is a Swift class'
                || coalesce(' of the module ' || meant.class_module, '') || ', but the nib names no module'
            ELSE used.class || ' is declared in the module ' || meant.class_module || ', but the nib looks for it in ' || used.module
        END AS said,
        CASE
            WHEN meant.modules IS NULL THEN 'likely'
            -- If no target compiles the class, the problem may be the missing target and not the module.
            ELSE iif(meant.is_compiled, 'certain', 'possible')
        END AS confidence
    FROM used
    JOIN meant ON meant.file_id = used.file_id
        AND meant.class = used.class
        AND meant.module IS used.module
        AND meant.is_targets = used.is_targets
        AND meant.place = 1
    WHERE CASE
            -- For a Swift class, the module of the nib's targets and the module of the class must be known.
            WHEN used.is_targets THEN meant.is_objc OR meant.is_by_objc_name OR (meant.modules IS NOT NULL AND meant.class_module IS NOT NULL)
            WHEN used.module IS NULL THEN 1
            WHEN meant.is_objc OR meant.is_by_objc_name OR meant.class_module IS NOT NULL THEN
                -- A module that is only imported may also have a class with this name.
                (used.tree_id, used.module) IN (SELECT compiled_modules.tree_id, compiled_modules.module FROM compiled_modules)
                OR (used.tree_id, used.module) NOT IN (SELECT imported_modules.tree_id, imported_modules.module FROM imported_modules)
            ELSE 0
        END
    UNION ALL
    -- Names with a module that no target compiles and no source imports.
    SELECT
        used.*,
        NULL,
        'The nib looks for ' || used.class || ' in the module ' || used.module || ', which is not a target and is not imported by any source',
        -- The module may be a pod. A nib can use its classes without an import.
        iif(
            EXISTS (
                SELECT 1
                FROM target_files
                JOIN _target_dependencies ON _target_dependencies.target_id = target_files.target_id
                WHERE target_files.file_id = used.file_id
                    AND (_target_dependencies.name GLOB 'Pods[-_]*' OR _target_dependencies.name GLOB 'libPods[-_]*')
            ),
            'possible',
            'likely'
        )
    FROM used
    WHERE used.module IS NOT NULL
        AND used.is_targets = 0
        AND (used.tree_id, used.class) NOT IN (SELECT declared.tree_id, declared.class FROM declared)
        AND NOT EXISTS (
            SELECT 1
            FROM named_classes
            WHERE named_classes.file_id = used.file_id
                AND named_classes.name = used.class
                AND named_classes.module IS used.module
                AND named_classes.certainty <> 'named'
        )
        AND (used.tree_id, used.module) NOT IN (SELECT compiled_modules.tree_id, compiled_modules.module FROM compiled_modules)
        AND (used.tree_id, used.module) NOT IN (SELECT imported_modules.tree_id, imported_modules.module FROM imported_modules)
        AND (used.tree_id, used.module) NOT IN (SELECT files.tree_id, targets.module FROM targets JOIN files ON files.id = targets.file_id WHERE targets.module IS NOT NULL)
        AND used.tree_id IN (SELECT files.tree_id FROM files WHERE files.kind = 'swift' AND files.origin = 'own')
),
-- Objects with an outlet or action that the standard class of the element does not have.
connected (object) AS MATERIALIZED (
    SELECT ends.object
    FROM (
        SELECT judged.object AS object, judged.tree_id AS tree_id, judged.base_class AS base_class, connections.name AS name
        FROM judged
        JOIN connections ON connections.source = judged.object AND connections.kind IN ('outlet', 'outletCollection')
        WHERE judged.sort = 'object'
        UNION ALL
        SELECT judged.object, judged.tree_id, judged.base_class, connections.name
        FROM judged
        JOIN connections ON connections.destination = judged.object AND connections.kind = 'action'
        WHERE judged.sort = 'object'
    ) AS ends
    WHERE NOT EXISTS (
        SELECT 1
        FROM classes
        JOIN _offered_members ON _offered_members.class_id = classes.id AND _offered_members.name = ends.name
        WHERE classes.name = ends.base_class AND classes.tree_id = ends.tree_id AND classes.kind = 'framework'
    )
)
SELECT
    judged.file_id AS file_id,
    judged.line AS line,
    judged."column" AS "column",
    judged.object AS object,
    judged.class AS subject,
    iif(
        max(judged.platform IN ('iOS', 'tvOS') AND (judged.sort = 'segue' OR judged.object IN (SELECT connected.object FROM connected)))
            OVER (PARTITION BY judged.file_id, judged.class, judged.module),
        'error',
        'warning'
    ) AS severity,
    judged.confidence AS confidence,
    judged.said || ', so it is not found' || CASE
            WHEN judged.sort = 'segue' THEN '; performing the segue fails'
            WHEN judged.object IN (SELECT connected.object FROM connected) AND judged.platform IN ('iOS', 'tvOS') THEN ' and its connections crash the app'
            WHEN judged.base_class IS NULL OR judged.base_class = '-' THEN ''
            ELSE ' and a plain ' || judged.base_class || ' is created'
        END || '.' AS message,
    classes.file_id AS other_file_id,
    classes.line AS other_line,
    json_array(
        'module-wrong',
        judged.tree_id,
        (SELECT files.logical_folder || files.name || '.' || files.kind FROM files WHERE files.id = judged.file_id),
        judged.class,
        judged.module,
        judged.is_targets
    ) AS defect
FROM judged
LEFT JOIN classes ON classes.id = judged.class_id
WHERE NOT EXISTS (SELECT 1 FROM json_each(:known_classes) AS known WHERE judged.class GLOB known.value);
