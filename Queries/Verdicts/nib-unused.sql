-- Nibs and storyboards that nothing in the index loads. One row per file. A localized or device variant has a row if no variant of its nib is loaded.
-- column file_id: The nib or storyboard.
-- column confidence: certain, likely or possible; the report nib-unused lists the conditions.
-- column owner_class: Class of the File's Owner; NULL if no class is set.
-- column reason: Code of the reason why something may load the file anyway; NULL if no reason is known. nib-unused-in-words explains each code.
-- column reason_file_id: File of the reason; NULL if the reason has no file.
-- column reason_line: Line of the reason; NULL if the reason has no line.
-- column reason_class: Class that the reason refers to; NULL if the reason does not refer to a class.
-- column reason_target_id: Target that the reason refers to; NULL if the reason does not refer to a target.
-- column outside_class_id: Class of the nib with a superclass or protocol outside the index; NULL if the nib has none.
-- column outside_name: Name of the first superclass or protocol outside the index; NULL if outside_class_id is NULL.
-- column blind_load_id: Load that names the file but does not find it; NULL if there is none.
-- column finder_class_id: View controller that would find the file by its class name; NULL if there is none.
-- column left_out_load_id: Load of the file in code that no target compiles; NULL if there is none.
-- column helper_call_id: Call to a helper that loads a nib. The receiver is the class with the name of the file, or self in the code of this class. NULL if there is none.
-- column helper_load_id: Load in this helper; NULL if helper_call_id is NULL.
-- column unknown_loads: Number of loads with an unknown name that may refer to the file.
-- column is_left_out: 1 if no target contains the file, but targets contain other nibs.
-- column is_compiled: 1 if the file is inside a nib bundle that has only compiled forms.
WITH
uncompiled_lines (file_id, line, end_line) AS MATERIALIZED (SELECT file_id, line, end_line FROM _uncompiled_lines),
uncompiled_sources (file_id) AS MATERIALIZED (SELECT file_id FROM _uncompiled_sources),
-- Nibs that are loaded by code that a target may compile. The variants of a nib share one row. If a target contains the
-- nib, the project of the code is known, so code that no target compiles is excluded.
loaded (tree_id, place, name) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, files.logical_folder, files.name
    FROM loaded_nibs
    JOIN files ON files.id = loaded_nibs.file_id
    JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
    WHERE nib_loads.file_id NOT IN (SELECT file_id FROM _left_out_sources)
        AND NOT (
            nib_loads.file_id IN (SELECT file_id FROM uncompiled_sources)
            AND EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = files.id)
        )
        AND NOT EXISTS (
            SELECT 1
            FROM uncompiled_lines
            WHERE uncompiled_lines.file_id = nib_loads.file_id AND nib_loads.line BETWEEN uncompiled_lines.line AND uncompiled_lines.end_line
        )
),
-- Names that loads use and that many nibs have. For each of these loads, the index stores only the first nibs.
many (tree_id, name) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, files.name
    FROM loaded_nibs
    JOIN files ON files.id = loaded_nibs.file_id
    GROUP BY loaded_nibs.load_id
    HAVING count(DISTINCT files.logical_folder) >= 16
),
-- Loads with an unknown name. pattern: the possible names, with * for each unknown part; by_class: 1 if the name is
-- a class name.
unknown_loads (id, file_id, kind, class, by_class, pattern, platforms, is_own) AS MATERIALIZED (
    SELECT
        nib_loads.id,
        nib_loads.file_id,
        nib_loads.kind,
        nib_loads.class,
        nib_loads.expression LIKE '%describing%' OR nib_loads.expression LIKE '%FromClass%' OR nib_loads.expression LIKE '%className%',
        CASE
            -- "Fruit\(kind)Cell"
            WHEN nib_loads.expression GLOB '"*\(*)*"' THEN
                substr(nib_loads.expression, 2, instr(nib_loads.expression, '\(') - 2) || '*'
                || replace(rtrim(nib_loads.expression, '"'), rtrim(rtrim(nib_loads.expression, '"'), replace(nib_loads.expression, ')', '')), '')
            -- @"Fruit%@", and expressions that combine a string with other text
            WHEN nib_loads.expression GLOB '*"?*"*' THEN
                '*' || replace(replace(
                    substr(
                        substr(nib_loads.expression, instr(nib_loads.expression, '"') + 1),
                        1,
                        instr(substr(nib_loads.expression, instr(nib_loads.expression, '"') + 1), '"') - 1
                    ), '%@', '*'), '%d', '*') || '*'
            ELSE '*'
        END,
        nib_loads.platforms,
        -- The call that opens a storyboard names the storyboard. A call that instantiates a scene does not.
        files.origin = 'own' AND (nib_loads.kind = 'nib' OR nib_loads.purpose = 'opens')
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id AND files.origin <> 'test'
    WHERE nib_loads.certainty = 'unresolved' AND nib_loads.expression IS NOT NULL
),
-- Calls to a helper that loads a nib by a name from its callers. The receiver of the call is a class, or self in the
-- code of a class.
helpers (tree_id, class, kind, load_id, call_id, place) AS MATERIALIZED (
    SELECT
        files.tree_id,
        iif(coalesce(calls.receiver, 'self') IN ('self', 'Self', 'super'), calls.class, calls.receiver),
        nib_loads.kind,
        nib_loads.id,
        calls.id,
        row_number() OVER (ORDER BY homes.display_path, calls.line, files.display_path, nib_loads.line)
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    JOIN calls ON calls.callee = nib_loads.member AND calls.callee <> 'init'
    JOIN files AS homes ON homes.id = calls.file_id AND homes.tree_id = files.tree_id
    WHERE nib_loads.certainty = 'callers'
),
-- View controllers that would find a nib by their class name.
finders (file_id, class_id, name) AS MATERIALIZED (
    SELECT nibs.id, classes.id, classes.name
    FROM nibs
    -- CROSS JOIN starts with the nibs: there are few nibs and many classes.
    CROSS JOIN classes ON classes.name IN (nibs.name, nibs.name || 'Controller') AND classes.tree_id = nibs.tree_id
    WHERE nibs.kind <> 'storyboard'
        AND classes.kind = 'project'
        AND classes.descends_from = 'viewController'
        -- Excludes nibs that do not set the outlet view, because the controller would raise an exception.
        AND (
            NOT EXISTS (SELECT 1 FROM owners WHERE owners.file_id = nibs.id)
            OR EXISTS (
                SELECT 1
                FROM owners
                JOIN connections ON connections.source = owners.object
                WHERE owners.file_id = nibs.id AND connections.kind = 'outlet' AND connections.name = 'view'
            )
        )
        -- If a controller creates its view in code, it does not need a nib.
        AND NOT EXISTS (
            SELECT 1
            FROM _overriding_members
            WHERE _overriding_members.class_id = classes.id AND _overriding_members.name IN ('loadView', 'nibName')
        )
),
-- Calls with an unknown nib name that create a controller of the table `finders`. For each nib, place is 1 for the first call.
nameless (file_id, class, load_id, place) AS MATERIALIZED (
    SELECT
        finders.file_id,
        finders.name,
        nib_loads.id,
        row_number() OVER (PARTITION BY finders.file_id ORDER BY files.display_path, nib_loads.line, finders.name)
    FROM finders
    JOIN _class_names ON _class_names.class_id = finders.class_id
    JOIN nib_loads ON nib_loads.owner_class = _class_names.name
    JOIN files ON files.id = nib_loads.file_id AND files.tree_id = _class_names.tree_id
    WHERE nib_loads.purpose = 'controller'
        AND nib_loads.certainty IN ('unresolved', 'callers')
        -- Excludes calls of an initializer on self or super, because they do not create a new object.
        AND coalesce(nib_loads.receiver, 'super') NOT IN ('self', 'super')
),
outsiders (class_id, name) AS MATERIALIZED (SELECT class_id, min(taken_in) FROM _outside_classes GROUP BY class_id),
texts_of_code (tree_id, text) AS MATERIALIZED (
    SELECT files.tree_id, constants.value
    FROM constants
    JOIN files ON files.id = constants.file_id
    WHERE constants.value IS NOT NULL
    UNION
    -- A macro, a library or a helper may receive this string as the name of a nib.
    SELECT files.tree_id, text.value
    FROM mentioned_names
    JOIN files ON files.id = mentioned_names.file_id AND files.kind IN ('swift', 'objc')
    JOIN json_each(mentioned_names.names) AS text
    WHERE text.value IN (SELECT nibs.name FROM nibs)
        AND files.id NOT IN (SELECT _left_out_sources.file_id FROM _left_out_sources)
),
-- Names that code composes, with * for each unknown part: *ViewController.
composed (tree_id, pattern) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, text.value
    FROM mentioned_names
    JOIN files ON files.id = mentioned_names.file_id AND files.kind IN ('swift', 'objc') AND files.origin <> 'test'
    JOIN json_each(mentioned_names.names) AS text
    WHERE instr(text.value, '*') > 0
        AND length(replace(text.value, '*', '')) > 3
        AND replace(text.value, '*', '') NOT GLOB '*[^A-Za-z0-9_]*'
        AND files.id NOT IN (SELECT _left_out_sources.file_id FROM _left_out_sources)
),
-- Names of nibs in property lists. Code may load a nib by a name from a property list.
texts_of_lists (tree_id, text, file_id, place) AS MATERIALIZED (
    SELECT files.tree_id, text.value, files.id, row_number() OVER (PARTITION BY files.tree_id, text.value ORDER BY files.display_path)
    FROM mentioned_names
    JOIN files ON files.id = mentioned_names.file_id AND files.kind = 'plist'
    JOIN json_each(mentioned_names.names) AS text
    -- Keep only names of nibs, because most strings have another purpose.
    WHERE text.value IN (SELECT nibs.name FROM nibs)
),
coded (tree_id) AS MATERIALIZED (SELECT DISTINCT tree_id FROM files WHERE kind IN ('swift', 'objc')),
-- Trees whose code is probably in another language: at least five classes that nibs use are undeclared, and
-- there are more than four times as many undeclared classes as declared classes.
foreign_code (tree_id) AS MATERIALIZED (
    SELECT tree_id
    FROM classes
    WHERE object_count + owner_count > 0
    GROUP BY tree_id
    HAVING count(*) FILTER (WHERE kind = 'unknown') > 4
        AND count(*) FILTER (WHERE kind = 'unknown') > 4 * count(*) FILTER (WHERE kind = 'project')
),
-- Classes that code uses as values. View controllers are included if they would find a nib by their class name. If a
-- load in a tree has an unknown name, or a name from callers, all classes in the Swift code of the tree are included.
-- place is 1 for the first use of each class.
passed_on (tree_id, class, file_id, line, place) AS MATERIALIZED (
    SELECT
        files.tree_id,
        _class_values.name,
        files.id,
        _class_values.line,
        row_number() OVER (PARTITION BY files.tree_id, _class_values.name ORDER BY files.display_path, _class_values.line)
    FROM _class_values
    JOIN files ON files.id = _class_values.file_id AND files.origin <> 'test'
    WHERE (
            files.kind = 'swift'
            AND files.tree_id IN (
                SELECT homes.tree_id
                FROM nib_loads
                JOIN files AS homes ON homes.id = nib_loads.file_id
                WHERE nib_loads.certainty IN ('callers', 'unresolved') AND nib_loads.kind = 'nib'
            )
        )
        -- Code may store the class of a view controller as a value or as a name, and create the controller from it.
        OR (files.tree_id, _class_values.name) IN (
            SELECT classes.tree_id, finders.name FROM finders JOIN classes ON classes.id = finders.class_id
        )
),
-- Loads with an unknown name whose expression or variables contain the name of a nib.
unfollowed (nib_file_id, load_id, place) AS MATERIALIZED (
    SELECT named.id, nib_loads.id, row_number() OVER (PARTITION BY named.id ORDER BY files.display_path, nib_loads.line)
    FROM nibs AS named
    JOIN unknown_loads ON unknown_loads.kind = iif(named.kind = 'storyboard', 'storyboard', 'nib')
    JOIN nib_loads ON nib_loads.id = unknown_loads.id
    LEFT JOIN _load_calls ON _load_calls.id = nib_loads.load_call_id
    JOIN files ON files.id = unknown_loads.file_id AND files.tree_id = named.tree_id
    WHERE instr(nib_loads.expression, '"' || named.name || '"') > 0
        OR named.name IN (SELECT value FROM json_each(_load_calls.texts))
),
-- The classes that belong to a nib: the class of its File's Owner, the class of its root object, and the class with the
-- name of the nib.
classes_of_nibs (class_id, file_id) AS MATERIALIZED (
    SELECT nib_patterns.owner_class_id, nib_patterns.file_id
    FROM nib_patterns
    WHERE nib_patterns.owner_class_id IS NOT NULL
    UNION
    SELECT nib_patterns.root_class_id, nib_patterns.file_id
    FROM nib_patterns
    WHERE nib_patterns.root_class_id IS NOT NULL
    UNION
    SELECT classes.id, nibs.id
    FROM nibs
    CROSS JOIN classes ON classes.name = nibs.name AND classes.tree_id = nibs.tree_id AND classes.kind = 'project'
),
-- Loads with an unknown name in the code of a class of the nib, or of a superclass of this class.
own_loads (nib_file_id, load_id, place) AS MATERIALIZED (
    SELECT nibs.id, unknown_loads.id, row_number() OVER (PARTITION BY nibs.id ORDER BY files.display_path, nib_loads.line)
    FROM unknown_loads
    CROSS JOIN files ON files.id = unknown_loads.file_id
    -- CROSS JOIN starts with the loads, because few loads have an unknown name.
    CROSS JOIN classes ON classes.name = unknown_loads.class AND classes.tree_id = files.tree_id AND classes.kind = 'project'
    CROSS JOIN class_ancestors ON class_ancestors.ancestor_id = classes.id
    JOIN classes_of_nibs ON classes_of_nibs.class_id = class_ancestors.class_id
    JOIN nibs ON nibs.id = classes_of_nibs.file_id
    JOIN nib_loads ON nib_loads.id = unknown_loads.id
    WHERE unknown_loads.kind = iif(nibs.kind = 'storyboard', 'storyboard', 'nib') AND nibs.name GLOB unknown_loads.pattern
),
-- .nib bundles with a readable form of the nib. A bundle can contain several forms, and the readable form represents
-- all of them.
described (bundle_path, tree_id) AS MATERIALIZED (
    SELECT nibs.bundle_path, nibs.tree_id
    FROM nibs
    WHERE nibs.bundle_path IS NOT NULL AND nibs.format IN ('document', 'archive')
),
judged AS MATERIALIZED (
    SELECT
        nibs.display_path AS path,
        nibs.id AS id,
        owners.class AS owner_class,
        nibs.origin AS origin,
        nibs.kind = 'storyboard' AS is_storyboard,
        nibs.bundle_path IS NOT NULL AND nibs.format NOT IN ('document', 'archive') AS is_compiled,
        -- 1 if no target contains the nib, but targets contain other nibs of the tree.
        NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = nibs.id)
            AND EXISTS (
                SELECT 1
                FROM nibs AS others
                JOIN target_files ON target_files.file_id = others.id
                WHERE others.tree_id = nibs.tree_id
            ) AS is_left_out,
        -- 1 if the nib contains placeholders only. Such a nib may exist only for its strings files.
        NOT EXISTS (SELECT 1 FROM objects WHERE objects.file_id = nibs.id AND objects.role IS NULL) AS is_empty,
        CASE
            WHEN nibs.tree_id NOT IN (SELECT tree_id FROM coded) THEN 'no source'
            WHEN nibs.tree_id IN (SELECT tree_id FROM foreign_code) THEN 'other language'
            WHEN nibs.path GLOB '*.framework/*' OR nibs.path GLOB '*.app/*' OR nibs.path GLOB '*.bundle/*' THEN 'built product'
            WHEN (nibs.tree_id, nibs.name) IN (SELECT * FROM texts_of_code) THEN 'text'
            WHEN texts_of_lists.file_id IS NOT NULL THEN 'property list'
            -- A missing property list may name this nib or storyboard as the file that is loaded at launch.
            WHEN listless.id IS NOT NULL
                AND (nib_patterns.pattern = 'main-nib' OR nibs.launch_screen OR nibs.kind = 'storyboard' AND nibs.initial_controller_id IS NOT NULL)
                THEN 'missing property list'
            -- A project outside the index may use this file as its launch screen.
            WHEN nibs.launch_screen AND NOT EXISTS (
                SELECT 1
                FROM targets
                JOIN files AS projects ON projects.id = targets.file_id
                WHERE projects.tree_id = nibs.tree_id
            ) THEN 'no project'
            WHEN nameless.load_id IS NOT NULL THEN 'unknown nib name'
            WHEN (nibs.tree_id, nibs.name) IN (SELECT tree_id, name FROM many) THEN 'many nibs'
            WHEN EXISTS (
                SELECT 1
                FROM finders
                JOIN _class_names ON _class_names.class_id = finders.class_id
                JOIN _making_calls ON _making_calls.class = _class_names.name AND _making_calls.tree_id = nibs.tree_id
                WHERE finders.file_id = nibs.id
            ) THEN 'view controller'
            WHEN nib_patterns.pattern = 'main-nib' AND unnamed.id IS NOT NULL THEN 'no main nib'
            WHEN unfollowed.load_id IS NOT NULL THEN 'load not followed'
            WHEN own_loads.load_id IS NOT NULL THEN 'load of its class'
            WHEN passed_on.file_id IS NOT NULL THEN 'class as value'
            -- Code may create the controller by a composed class name.
            WHEN EXISTS (
                SELECT 1
                FROM finders
                JOIN composed ON composed.tree_id = nibs.tree_id AND finders.name GLOB composed.pattern
                WHERE finders.file_id = nibs.id
            ) THEN 'composed name'
        END AS possibility,
        texts_of_lists.file_id AS list_id,
        listless.id AS listless_id,
        unnamed.id AS unnamed_id,
        nameless.class AS nameless_class,
        nameless.load_id AS nameless_load_id,
        coalesce(unfollowed.load_id, own_loads.load_id) AS unfollowed_load_id,
        passed_on.file_id AS value_file_id,
        passed_on.line AS value_line,
        (
            SELECT nib_loads.id
            FROM loaded_nibs
            JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
            JOIN files ON files.id = nib_loads.file_id
            WHERE loaded_nibs.file_id = nibs.id
            ORDER BY files.display_path, nib_loads.line
            LIMIT 1
        ) AS left_out_load_id,
        (SELECT finders.class_id FROM finders WHERE finders.file_id = nibs.id ORDER BY finders.name LIMIT 1) AS finder_class_id,
        (
            SELECT classes.id
            FROM classes
            JOIN outsiders ON outsiders.class_id = classes.id
            WHERE classes.tree_id = nibs.tree_id
                AND (classes.name = nibs.name OR classes.id IN (nib_patterns.owner_class_id, nib_patterns.root_class_id))
            ORDER BY classes.name, classes.id
            LIMIT 1
        ) AS outside_class_id,
        (
            SELECT nib_loads.id
            FROM nib_loads
            JOIN files ON files.id = nib_loads.file_id AND files.tree_id = nibs.tree_id
            WHERE nib_loads.nib_name = nibs.name
                AND nib_loads.kind = iif(nibs.kind = 'storyboard', 'storyboard', 'nib')
                AND NOT EXISTS (SELECT 1 FROM loaded_nibs WHERE loaded_nibs.load_id = nib_loads.id)
            ORDER BY files.display_path, nib_loads.line
            LIMIT 1
        ) AS blind_load_id,
        nibs.id IN (SELECT _bundled_files.file_id FROM _bundled_files) AS is_bundled,
        (
            SELECT min(helpers.place)
            FROM helpers
            WHERE helpers.class = nibs.name
                AND helpers.tree_id = nibs.tree_id
                AND helpers.kind = iif(nibs.kind = 'storyboard', 'storyboard', 'nib')
        ) AS helper_place,
        -- The loads with an unknown name that may refer to the nib, as a JSON array: 1 for a load in own code with an
        -- entirely unknown name, 0 for any other load.
        (
            SELECT json_group_array(unknown_loads.is_own AND unknown_loads.pattern = '*')
            FROM unknown_loads
            JOIN files ON files.id = unknown_loads.file_id AND files.tree_id = nibs.tree_id
            WHERE unknown_loads.kind = CASE nibs.kind WHEN 'storyboard' THEN 'storyboard' ELSE 'nib' END
                AND nibs.name GLOB unknown_loads.pattern
                AND (
                    unknown_loads.platforms IS NULL
                    OR nibs.platform IS NULL
                    OR nibs.platform IN (SELECT platform.value FROM json_each(unknown_loads.platforms) AS platform)
                )
                AND (
                    NOT unknown_loads.by_class
                    OR EXISTS (
                        SELECT 1
                        FROM classes
                        JOIN class_ancestors ON class_ancestors.class_id = classes.id
                        WHERE classes.name = nibs.name
                            AND classes.tree_id = nibs.tree_id
                            AND (
                                unknown_loads.class IS NULL
                                OR class_ancestors.name = unknown_loads.class
                                -- Code in a type that is not a class, such as a protocol, can load the nib of any class.
                                OR NOT EXISTS (
                                    SELECT 1
                                    FROM classes AS holders
                                    WHERE holders.name = unknown_loads.class AND holders.tree_id = nibs.tree_id
                                )
                            )
                    )
                )
                -- A target contains both the code and the nib, or the code is in a library that other targets can use, or the
                -- nib is in a plug-in.
                AND (
                    NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = unknown_loads.file_id)
                    OR EXISTS (
                        SELECT 1
                        FROM target_files AS theirs
                        JOIN targets ON targets.id = theirs.target_id
                        WHERE theirs.file_id = unknown_loads.file_id
                            AND (
                                ifnull(targets.kind, '') NOT IN ('application', 'app-extension')
                                OR EXISTS (
                                    SELECT 1
                                    FROM target_files AS own
                                    JOIN targets AS homes ON homes.id = own.target_id
                                    -- An application also runs the code of its plug-ins.
                                    WHERE own.file_id = nibs.id AND (own.target_id = theirs.target_id OR homes.kind = 'bundle')
                                )
                            )
                    )
                )
        ) AS unknown_loads_of,
        EXISTS (
            SELECT 1
            FROM classes_of_nibs
            JOIN classes ON classes.id = classes_of_nibs.class_id AND classes.kind = 'project'
            WHERE classes_of_nibs.file_id = nibs.id
        ) AS has_class
    FROM nibs
    LEFT JOIN owners ON owners.file_id = nibs.id
    LEFT JOIN nib_patterns ON nib_patterns.file_id = nibs.id
    LEFT JOIN nameless ON nameless.file_id = nibs.id AND nameless.place = 1
    LEFT JOIN texts_of_lists ON texts_of_lists.tree_id = nibs.tree_id AND texts_of_lists.text = nibs.name AND texts_of_lists.place = 1
    -- A macOS application that contains the nib, but has no main nib or storyboard in its property list and settings.
    LEFT JOIN targets AS unnamed ON unnamed.id = (
        SELECT min(targets.id)
        FROM target_files
        JOIN targets ON targets.id = target_files.target_id
        WHERE target_files.file_id = nibs.id
            AND targets.kind = 'application'
            AND nibs.platform = 'macOS'
            AND NOT EXISTS (
                SELECT 1
                FROM nib_loads
                LEFT JOIN target_files AS lists ON lists.file_id = nib_loads.file_id AND lists.target_id = targets.id
                WHERE nib_loads.purpose IN ('mainNib', 'mainStoryboard')
                    AND (lists.file_id IS NOT NULL OR (nib_loads.file_id = targets.file_id AND nib_loads.member = targets.name))
            )
    )
    LEFT JOIN unfollowed ON unfollowed.nib_file_id = nibs.id AND unfollowed.place = 1
    LEFT JOIN own_loads ON own_loads.nib_file_id = nibs.id AND own_loads.place = 1
    LEFT JOIN passed_on ON nibs.kind <> 'storyboard'
        AND passed_on.tree_id = nibs.tree_id
        AND passed_on.class = nibs.name
        AND passed_on.place = 1
    -- A target that contains the nib, and whose property list does not exist.
    LEFT JOIN targets AS listless ON listless.id = (
        SELECT min(targets.id)
        FROM target_files
        JOIN targets ON targets.id = target_files.target_id
        WHERE target_files.file_id = nibs.id
            AND targets.info_plist IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM target_files AS lists WHERE lists.target_id = targets.id AND lists.phase = 'infoPlist')
    )
    WHERE nibs.format <> 'error'
        -- The list of a compiled storyboard stands for its nibs.
        AND NOT (nibs.kind = 'nib' AND nibs.path GLOB '*.storyboardc/*')
        AND (nibs.tree_id, nibs.logical_folder, nibs.name) NOT IN (SELECT * FROM loaded)
        AND NOT (
            nibs.bundle_path IS NOT NULL
            AND nibs.format NOT IN ('document', 'archive')
            AND (
                (nibs.bundle_path, nibs.tree_id) IN (SELECT * FROM described)
                OR nibs.format NOT IN ('binaryPropertyList', 'nibArchive', 'typedStream')
            )
        )
),
counted AS (
    SELECT
        judged.*,
        json_array_length(judged.unknown_loads_of) AS unknown_loads,
        -- A storyboard does not belong to a class, so a load with an entirely unknown name may refer to any storyboard.
        (judged.has_class OR judged.is_storyboard)
            AND EXISTS (SELECT 1 FROM json_each(judged.unknown_loads_of) AS load WHERE load.value) AS may_be_meant
    FROM judged
),
reasoned AS (
    SELECT
        judged.*,
        CASE
            WHEN judged.is_empty OR judged.possibility IN ('no source', 'other language', 'built product') THEN 'possible'
            WHEN judged.is_left_out THEN iif(judged.blind_load_id IS NULL, 'certain', 'likely')
            WHEN judged.possibility IS NOT NULL OR judged.outside_class_id IS NOT NULL
                OR judged.helper_place IS NOT NULL
                OR (judged.blind_load_id IS NOT NULL AND judged.is_bundled)
                OR judged.may_be_meant THEN 'possible'
            WHEN judged.unknown_loads > 0
                OR judged.left_out_load_id IS NOT NULL
                OR judged.blind_load_id IS NOT NULL
                OR judged.finder_class_id IS NOT NULL
                OR judged.origin = 'vendored' THEN 'likely'
            ELSE 'certain'
        END AS confidence,
        CASE
            WHEN judged.possibility IS NOT NULL THEN judged.possibility
            WHEN judged.is_compiled THEN NULL
            WHEN judged.is_empty THEN 'no objects'
        END AS reason
    FROM counted AS judged
)
SELECT
    reasoned.id AS file_id,
    reasoned.confidence AS confidence,
    reasoned.owner_class AS owner_class,
    reasoned.reason AS reason,
    CASE reasoned.reason
        WHEN 'property list' THEN reasoned.list_id
        WHEN 'class as value' THEN reasoned.value_file_id
        ELSE places.file_id
    END AS reason_file_id,
    iif(reasoned.reason = 'class as value', reasoned.value_line, places.line) AS reason_line,
    iif(reasoned.reason = 'unknown nib name', reasoned.nameless_class, NULL) AS reason_class,
    CASE reasoned.reason WHEN 'missing property list' THEN reasoned.listless_id WHEN 'no main nib' THEN reasoned.unnamed_id END AS reason_target_id,
    reasoned.outside_class_id AS outside_class_id,
    outsiders.name AS outside_name,
    reasoned.blind_load_id AS blind_load_id,
    reasoned.finder_class_id AS finder_class_id,
    reasoned.left_out_load_id AS left_out_load_id,
    helpers.call_id AS helper_call_id,
    helpers.load_id AS helper_load_id,
    reasoned.unknown_loads AS unknown_loads,
    reasoned.is_left_out AS is_left_out,
    reasoned.is_compiled AS is_compiled
FROM reasoned
LEFT JOIN outsiders ON outsiders.class_id = reasoned.outside_class_id
LEFT JOIN helpers ON helpers.place = reasoned.helper_place
LEFT JOIN nib_loads AS places ON places.id = CASE reasoned.reason
    WHEN 'unknown nib name' THEN reasoned.nameless_load_id
    WHEN 'load not followed' THEN reasoned.unfollowed_load_id
    WHEN 'load of its class' THEN reasoned.unfollowed_load_id
END
ORDER BY
    CASE reasoned.confidence WHEN 'certain' THEN 0 WHEN 'likely' THEN 1 ELSE 2 END,
    reasoned.path,
    reasoned.id;
