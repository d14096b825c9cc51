-- title: Custom class that does not exist
-- why: The nib names a class that the program does not contain. The loader creates an object of the standard class instead and only logs a message. The behavior of the custom class is missing.
-- iOS: The console says "Unknown class X in Interface Builder file". If the nib sets a custom outlet of the object, the app crashes (NSUnknownKeyException). If an action is sent to the object, or a segue of the class is performed, the app also crashes.
-- macOS: The console says "Unknown class 'X', using 'NSView' instead". Outlets stay nil, and actions are not connected.
-- severity: warning (error on iOS and tvOS for a segue, or if an outlet or action of the class is connected)
-- confidence: certain
-- uncertain: The confidence is possible in these cases: the class may come from outside the repository (a package, a pod, a framework); the sources are in another language; the project lists a source with the name of the class, but the file does not exist. If the nib is not in a target, or sources of its target are missing, the confidence is likely. The confidence is also likely if the class may come from outside the repository, but its name resembles the names of the repository's own classes.
-- fix: Correct or clear the class in the Identity inspector, or restore the class. If the class comes from outside the repository, add it to known_classes in the configuration.
-- pack: default
WITH
-- Undeclared class names (as in the report class-unknown), with the objects and segues that use them. Placeholders such as the File's Owner are omitted, because nib loading does not create them.
used (tree_id, file_id, class, module, provider, sort, object, line, "column", base_class) AS MATERIALIZED (
    SELECT
        answered_files.tree_id,
        objects.file_id,
        objects.custom_class,
        objects.custom_module,
        objects.custom_module_provider,
        'object',
        objects.id,
        objects.line,
        objects."column",
        objects.base_class
    FROM named_classes
    JOIN answered_files ON answered_files.id = named_classes.file_id
    JOIN objects ON objects.file_id = named_classes.file_id
        AND objects.custom_class = named_classes.name
        AND objects.custom_module IS named_classes.module
        AND objects.role IS NULL
    WHERE named_classes.certainty = 'named'
        -- Archives write these names for objects without a custom class.
        AND named_classes.name NOT IN ('NSCustomObject', 'NSCustomView', 'NSWindowTemplate')
    UNION ALL
    SELECT
        answered_files.tree_id,
        connections.file_id,
        connections.custom_class,
        connections.custom_module,
        connections.custom_module_provider,
        'segue',
        connections.source,
        connections.line,
        connections."column",
        NULL
    FROM connections
    JOIN answered_files ON answered_files.id = connections.file_id
    JOIN named_classes ON named_classes.file_id = connections.file_id
        AND named_classes.name = connections.custom_class
        AND named_classes.module IS connections.custom_module
        AND named_classes.certainty = 'named'
    WHERE connections.kind = 'segue' AND connections.custom_class IS NOT NULL
),
-- Names of classes of the tree, in any module, including Objective-C names and aliases. If a nib uses one of these names, module-wrong reports it.
elsewhere (tree_id, class) AS MATERIALIZED (
    SELECT DISTINCT _class_names.tree_id, _class_names.name
    FROM _class_names
    JOIN classes ON classes.id = _class_names.class_id AND classes.kind = 'project'
    WHERE _class_names.name IN (SELECT used.class FROM used)
),
own_modules (tree_id, module) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, targets.module
    FROM targets
    JOIN target_files ON target_files.target_id = targets.id AND target_files.phase = 'sources'
    JOIN files ON files.id = target_files.file_id
    WHERE targets.module IS NOT NULL
),
-- Modules of targets, modules that sources import, and modules that targets depend on. If a nib names any other module, module-wrong reports it.
heard_of (tree_id, module) AS MATERIALIZED (
    SELECT files.tree_id, targets.module
    FROM targets
    JOIN files ON files.id = targets.file_id
    WHERE targets.module IS NOT NULL
    UNION
    SELECT files.tree_id, imports.module
    FROM imports
    JOIN files ON files.id = imports.file_id
    WHERE imports.module IS NOT NULL
    UNION
    SELECT files.tree_id, _target_dependencies.name
    FROM _target_dependencies
    JOIN files ON files.id = _target_dependencies.file_id
),
-- For each target, the first outside module (or header) that its code imports, and its first dependency outside the index. target_id is NULL for code that is not in a target.
outside (tree_id, target_id, name) AS MATERIALIZED (
    SELECT files.tree_id, target_files.target_id, min(_file_modules.module)
    FROM _file_modules
    JOIN files ON files.id = _file_modules.file_id AND files.origin = 'own' AND files.kind IN ('swift', 'objc')
    LEFT JOIN target_files ON target_files.file_id = files.id AND target_files.phase <> 'infoPlist'
    WHERE _file_modules.is_own = 0
        -- System modules without classes that a nib can name.
        AND _file_modules.module NOT IN (
            'Accelerate', 'ApplicationServices', 'AudioToolbox', 'Carbon', 'Cocoa', 'Combine', 'CommonCrypto', 'CoreAudio', 'CoreFoundation',
            'CoreGraphics', 'CoreMedia', 'CoreServices', 'CoreText', 'CoreVideo', 'DiskArbitration', 'ImageIO', 'Darwin', 'Dispatch',
            'IOKit', 'MachO', 'Network', 'OSLog', 'ObjectiveC', 'OpenAL', 'OpenGL', 'OpenGLES', 'Security', 'Swift', 'SwiftUI',
            'SystemConfiguration', 'TargetConditionals', 'UniformTypeIdentifiers', 'XCTest', 'libkern', 'mach', 'objc', 'os', 'sys', 'xpc'
        )
        AND _file_modules.module NOT IN (SELECT framework_classes.framework FROM framework_classes WHERE framework_classes.framework IS NOT NULL)
        AND (files.tree_id, _file_modules.module) NOT IN (SELECT own_modules.tree_id, own_modules.module FROM own_modules)
    GROUP BY files.tree_id, target_files.target_id
    UNION ALL
    SELECT files.tree_id, _target_dependencies.target_id, min(_target_dependencies.name)
    FROM _target_dependencies
    JOIN files ON files.id = _target_dependencies.file_id
    WHERE NOT EXISTS (
            SELECT 1
            FROM targets
            JOIN files AS homes ON homes.id = targets.file_id AND homes.tree_id = files.tree_id
            WHERE targets.name = _target_dependencies.name OR targets.module = _target_dependencies.name
        )
    GROUP BY files.tree_id, _target_dependencies.target_id
),
-- For each nib, the targets that contain it, and the targets that they depend on. The program contains the classes of all these targets.
programs (file_id, target_id) AS (
    SELECT DISTINCT target_files.file_id, target_files.target_id
    FROM target_files
    WHERE target_files.file_id IN (SELECT used.file_id FROM used)
    UNION
    SELECT programs.file_id, needed.id
    FROM programs
    JOIN _target_dependencies ON _target_dependencies.target_id = programs.target_id
    JOIN files AS projects ON projects.id = _target_dependencies.file_id
    JOIN targets AS needed ON needed.name = _target_dependencies.name OR needed.module = _target_dependencies.name
    JOIN files AS homes ON homes.id = needed.file_id AND homes.tree_id = projects.tree_id
),
-- For each nib, the first outside module that its program uses. If the nib is not in a target: the first outside module that any code of the tree uses.
outside_of_nibs (file_id, name) AS MATERIALIZED (
    SELECT programs.file_id, min(outside.name)
    FROM programs
    JOIN outside ON outside.target_id = programs.target_id
    GROUP BY programs.file_id
    UNION ALL
    SELECT nibs.file_id, min(outside.name)
    FROM (SELECT DISTINCT used.file_id, used.tree_id FROM used) AS nibs
    JOIN outside ON outside.tree_id = nibs.tree_id
    WHERE nibs.file_id NOT IN (SELECT programs.file_id FROM programs)
    GROUP BY nibs.file_id
),
-- For each target, the number of sources that its project lists, and how many of these files do not exist.
listed (target_id, missing, total) AS MATERIALIZED (
    SELECT _target_paths.target_id, sum(files.id IS NULL), count(*)
    FROM _target_paths
    JOIN files AS projects ON projects.id = _target_paths.file_id
    LEFT JOIN files ON files.tree_id = projects.tree_id AND files.path = _target_paths.path
    WHERE _target_paths.kind = 'file' AND _target_paths.phase = 'sources'
    GROUP BY _target_paths.target_id
),
-- Names of sources that projects list, although the files do not exist. For example, their submodule is missing.
absent (tree_id, class) AS MATERIALIZED (
    SELECT sources.tree_id, substr(sources.name, 1, instr(sources.name, '.') - 1)
    FROM (
        SELECT projects.tree_id, replace(_target_paths.path, rtrim(_target_paths.path, replace(_target_paths.path, '/', '')), '') AS name
        FROM _target_paths
        JOIN files AS projects ON projects.id = _target_paths.file_id
        WHERE _target_paths.kind = 'file'
            AND _target_paths.phase = 'sources'
            AND NOT EXISTS (SELECT 1 FROM files WHERE files.tree_id = projects.tree_id AND files.path = _target_paths.path)
    ) AS sources
),
holding (file_id, is_whole) AS MATERIALIZED (
    SELECT target_files.file_id, min(coalesce(listed.missing * 20 <= listed.total, 1))
    FROM target_files
    LEFT JOIN listed ON listed.target_id = target_files.target_id
    WHERE target_files.file_id IN (SELECT used.file_id FROM used)
    GROUP BY target_files.file_id
),
-- For each undeclared name, the most similar class name of the tree or of a framework.
near (tree_id, class, name) AS MATERIALIZED (
    SELECT tree_id, class, name
    FROM (
        SELECT
            names.tree_id,
            names.class,
            names.name,
            row_number() OVER (PARTITION BY names.tree_id, names.class ORDER BY nearness(names.name, names.class), names.name) AS place
        FROM (
            SELECT unknown.tree_id, unknown.class, classes.name
            FROM (SELECT DISTINCT used.tree_id, used.class FROM used) AS unknown
            JOIN classes ON classes.tree_id = unknown.tree_id AND classes.kind <> 'unknown'
                AND substr(classes.name, 1, 1) = substr(unknown.class, 1, 1)
                AND abs(length(classes.name) - length(unknown.class)) <= 2
        ) AS names
        WHERE nearness(names.name, names.class) <= 2
    )
    WHERE place = 1
),
-- Undeclared names that share a prefix (two or three capitals) with at least five classes of the sources. These names most likely belong to the project.
own_names (tree_id, class) AS MATERIALIZED (
    SELECT unknown.tree_id, unknown.class
    FROM (
        SELECT DISTINCT
            used.tree_id,
            used.class,
            substr(used.class, 1, iif(used.class GLOB '[A-Z][A-Z][A-Z][A-Z]*', 3, 2)) AS prefix
        FROM used
        WHERE used.class GLOB '[A-Z][A-Z][A-Z]*'
    ) AS unknown
    JOIN classes ON classes.tree_id = unknown.tree_id AND classes.kind = 'project' AND classes.name GLOB unknown.prefix || '[A-Z]*'
    GROUP BY unknown.tree_id, unknown.class
    HAVING count(*) >= 5
),
-- Objects with an outlet or action that the standard class of the element does not have.
connected (object) AS MATERIALIZED (
    SELECT connections.source
    FROM connections
    JOIN used ON used.object = connections.source AND used.sort = 'object'
    WHERE connections.kind IN ('outlet', 'outletCollection')
        AND NOT EXISTS (
            SELECT 1
            FROM classes
            JOIN _offered_members ON _offered_members.class_id = classes.id AND _offered_members.name = connections.name
            WHERE classes.name = used.base_class AND classes.tree_id = used.tree_id AND classes.kind = 'framework'
        )
    UNION
    SELECT connections.destination
    FROM connections
    JOIN used ON used.object = connections.destination AND used.sort = 'object'
    WHERE connections.kind = 'action'
        AND NOT EXISTS (
            SELECT 1
            FROM classes
            JOIN _offered_members ON _offered_members.class_id = classes.id AND _offered_members.name = connections.name
            WHERE classes.name = used.base_class AND classes.tree_id = used.tree_id AND classes.kind = 'framework'
        )
),
-- Reuse identifiers that code uses, with the purpose of the call (registers, dequeues and others).
reused (tree_id, identifier, purpose) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, identifiers.identifier, identifiers.purpose
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id
    WHERE identifiers.kind = 'reuse' AND identifiers.identifier IS NOT NULL
),
judged AS (
    SELECT
        used.*,
        files.platform AS platform,
        near.name AS near,
        CASE
            WHEN used.provider = 'target' OR (used.tree_id, used.module) IN (SELECT own_modules.tree_id, own_modules.module FROM own_modules) THEN 'own'
            WHEN used.module IS NOT NULL THEN 'outside'
            ELSE 'none'
        END AS home,
        CASE
            WHEN used.tree_id IN (SELECT _sparse_source_trees.tree_id FROM _sparse_source_trees) THEN 'most classes of the nibs are declared in sources that are not indexed and may be in another language'
            WHEN (used.tree_id, used.class) IN (SELECT absent.tree_id, absent.class FROM absent) THEN 'the project lists a source file with the name of the class, but the file does not exist'
            WHEN used.provider = 'target' OR (used.tree_id, used.module) IN (SELECT own_modules.tree_id, own_modules.module FROM own_modules) THEN NULL
            WHEN used.module IS NOT NULL THEN 'the module ' || used.module || ' is not part of the repository'
            WHEN near.name IS NULL AND (used.tree_id, used.class) NOT IN (SELECT own_names.tree_id, own_names.class FROM own_names) THEN (
                SELECT 'it may come from outside the repository, like ' || outside_of_nibs.name FROM outside_of_nibs WHERE outside_of_nibs.file_id = used.file_id
            )
        END AS because,
        used.object IN (SELECT connected.object FROM connected)
            -- A prototype is never created if no code requests it, or if code registers another class for its identifier.
            AND NOT EXISTS (
                SELECT 1
                FROM objects
                WHERE objects.id = used.object
                    AND objects.reuse_identifier IS NOT NULL
                    AND files.kind = 'storyboard'
                    AND (
                        NOT EXISTS (SELECT 1 FROM reused WHERE reused.tree_id = used.tree_id AND reused.identifier = objects.reuse_identifier AND reused.purpose = 'dequeues')
                        OR EXISTS (SELECT 1 FROM reused WHERE reused.tree_id = used.tree_id AND reused.identifier = objects.reuse_identifier AND reused.purpose = 'registers')
                    )
            ) AS is_connected,
        coalesce(holding.is_whole, 0) AS is_whole
    FROM used
    JOIN files ON files.id = used.file_id
    LEFT JOIN near ON near.tree_id = used.tree_id AND near.class = used.class
    LEFT JOIN holding ON holding.file_id = used.file_id
    WHERE (used.tree_id, used.class) NOT IN (SELECT elsewhere.tree_id, elsewhere.class FROM elsewhere)
        AND (
            used.module IS NULL
            OR used.provider IS 'target'
            OR (used.tree_id, used.module) IN (SELECT heard_of.tree_id, heard_of.module FROM heard_of)
            OR used.tree_id NOT IN (SELECT files.tree_id FROM files WHERE files.kind = 'swift' AND files.origin = 'own')
        )
        AND NOT EXISTS (SELECT 1 FROM json_each(:known_classes) AS known WHERE used.class GLOB known.value)
)
SELECT
    judged.file_id AS file_id,
    judged.line AS line,
    judged."column" AS "column",
    judged.object AS object,
    judged.class AS subject,
    iif(
        max((judged.is_connected OR judged.sort = 'segue') AND judged.platform IN ('iOS', 'tvOS')) OVER (PARTITION BY judged.tree_id, judged.class),
        'error',
        'warning'
    ) AS severity,
    CASE
        WHEN judged.because IS NOT NULL THEN 'possible'
        WHEN judged.home = 'none' AND judged.file_id IN (SELECT outside_of_nibs.file_id FROM outside_of_nibs) THEN 'likely'
        WHEN judged.is_whole THEN 'certain'
        ELSE 'likely'
    END AS confidence,
    'No source declares the class ' || judged.class
        || CASE judged.home WHEN 'own' THEN coalesce(' of the module ' || judged.module, ' in the target of the nib') WHEN 'outside' THEN ' of the module ' || judged.module ELSE '' END
        || CASE
            WHEN judged.sort = 'segue' THEN ', so the segue cannot be created'
            WHEN judged.base_class IS NULL OR judged.base_class = '-' THEN ', so a plain object is created instead'
            ELSE ', so a plain ' || judged.base_class || ' is created instead'
        END
        || CASE
            WHEN judged.platform NOT IN ('iOS', 'tvOS') THEN ''
            WHEN judged.sort = 'segue' THEN ' and the app crashes when it is performed'
            WHEN judged.is_connected THEN ' and its connections crash the app'
            ELSE ''
        END
        || coalesce('; ' || judged.because, '')
        || coalesce('; similar name: ' || judged.near, '') || '.' AS message,
    json_array('class-unknown', judged.tree_id, judged.class) AS defect
FROM judged;
