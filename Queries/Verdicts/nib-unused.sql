-- Nibs and storyboards that nothing that was indexed loads: a row is a file. A copy in another language or for another device has a row if none of the copies is loaded.
-- column file_id: The nib or storyboard.
-- column confidence: certain, likely or possible; the report nib-unused says when.
-- column reason: The places that leave a doubt, and what is certain.
-- column owner_class: Class of the File's Owner; NULL without one.
WITH
-- What is loaded, as one for all copies.
loaded (tree_id, place, name) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, rtrim(files.logical_path, replace(files.logical_path, '/', '')), files.name
    FROM loaded_nibs
    JOIN files ON files.id = loaded_nibs.file_id
    JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
    WHERE nib_loads.file_id NOT IN (SELECT file_id FROM _left_out_sources)
),
-- Names of loads that mean so many nibs that only the first of them are kept.
many (tree_id, name) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, files.name
    FROM loaded_nibs
    JOIN files ON files.id = loaded_nibs.file_id
    GROUP BY loaded_nibs.load_id
    HAVING count(DISTINCT rtrim(files.logical_path, replace(files.logical_path, '/', ''))) >= 16
),
-- Loads whose name is not known: what their name may be, with * for what is not known of it; by_class: it is the name of a class.
unknown_loads (id, file_id, kind, class, by_class, pattern, platforms) AS MATERIALIZED (
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
            -- @"Fruit%@", and what is put before or behind a text
            WHEN nib_loads.expression GLOB '*"?*"*' THEN
                '*' || replace(replace(
                    substr(
                        substr(nib_loads.expression, instr(nib_loads.expression, '"') + 1),
                        1,
                        instr(substr(nib_loads.expression, instr(nib_loads.expression, '"') + 1), '"') - 1
                    ), '%@', '*'), '%d', '*') || '*'
            ELSE '*'
        END,
        nib_loads.platforms
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id AND files.origin <> 'test'
    WHERE nib_loads.certainty = 'unresolved' AND nib_loads.expression IS NOT NULL
),
-- Helpers that a class calls, or is asked for by others, and that were not followed for it.
helpers (tree_id, class, kind, place, call_place) AS MATERIALIZED (
    SELECT
        files.tree_id,
        iif(coalesce(calls.receiver, 'self') IN ('self', 'Self', 'super'), calls.class, calls.receiver),
        nib_loads.kind,
        files.display_path || ':' || nib_loads.line,
        homes.display_path || ':' || calls.line
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    JOIN calls ON calls.callee = nib_loads.member AND calls.callee <> 'init'
    JOIN files AS homes ON homes.id = calls.file_id AND homes.tree_id = files.tree_id
    WHERE nib_loads.certainty = 'callers'
),
-- View controllers that would find a nib by their name.
finders (file_id, class_id, name) AS MATERIALIZED (
    SELECT nibs.id, classes.id, classes.name
    FROM nibs
    -- Few nibs, many classes.
    CROSS JOIN classes ON classes.name IN (nibs.name, nibs.name || 'Controller') AND classes.tree_id = nibs.tree_id
    WHERE nibs.kind <> 'storyboard'
        AND classes.kind = 'project'
        AND classes.descends_from = 'viewController'
        -- A view that is made in code needs no nib.
        AND NOT EXISTS (
            SELECT 1
            FROM _overriding_members
            WHERE _overriding_members.class_id = classes.id AND _overriding_members.name IN ('loadView', 'nibName')
        )
),
-- Of those that are made with a name that is not known the first place.
nameless (file_id, class, place) AS MATERIALIZED (
    SELECT finders.file_id, finders.name, min(files.display_path || ':' || nib_loads.line)
    FROM finders
    JOIN _class_names ON _class_names.class_id = finders.class_id
    JOIN nib_loads ON nib_loads.owner_class = _class_names.name
    JOIN files ON files.id = nib_loads.file_id AND files.tree_id = _class_names.tree_id
    WHERE nib_loads.purpose = 'controller'
        AND nib_loads.certainty IN ('unresolved', 'callers')
        -- What its own initialiser hands on makes none.
        AND coalesce(nib_loads.receiver, 'super') NOT IN ('self', 'super')
    GROUP BY finders.file_id
),
outsiders (class_id, taken_in) AS MATERIALIZED (SELECT class_id, taken_in FROM _outside_classes),
texts_of_code (tree_id, text) AS MATERIALIZED (
    SELECT files.tree_id, constants.value
    FROM constants
    JOIN files ON files.id = constants.file_id
    WHERE constants.value IS NOT NULL
),
-- What property lists say may be read by code that loads what it finds there.
texts_of_lists (tree_id, text, path) AS MATERIALIZED (
    SELECT files.tree_id, text.value, min(files.display_path)
    FROM mentioned_names
    JOIN files ON files.id = mentioned_names.file_id AND files.kind = 'plist'
    JOIN json_each(mentioned_names.names) AS text
    GROUP BY files.tree_id, text.value
),
coded (tree_id) AS MATERIALIZED (SELECT DISTINCT tree_id FROM files WHERE kind IN ('swift', 'objc')),
-- Trees whose code is in another language: next to none of the classes that their nibs name is declared.
foreign_code (tree_id) AS MATERIALIZED (
    SELECT tree_id
    FROM classes
    WHERE object_count + owner_count > 0
    GROUP BY tree_id
    HAVING count(*) FILTER (WHERE kind = 'unknown') > 4
        AND count(*) FILTER (WHERE kind = 'unknown') > 4 * count(*) FILTER (WHERE kind = 'project')
),
-- Classes that Swift code uses as values, in trees where helpers load nibs by their classes. The first use of each class.
handed_on (tree_id, class, path, line) AS MATERIALIZED (
    SELECT ranked.tree_id, ranked.class, ranked.path, ranked.line
    FROM (
        SELECT
            files.tree_id AS tree_id,
            _class_values.name AS class,
            files.display_path AS path,
            _class_values.line AS line,
            row_number() OVER (PARTITION BY files.tree_id, _class_values.name ORDER BY files.display_path, _class_values.line) AS place
        FROM _class_values
        JOIN files ON files.id = _class_values.file_id AND files.kind = 'swift' AND files.origin <> 'test'
        WHERE files.tree_id IN (
            SELECT homes.tree_id
            FROM nib_loads
            JOIN files AS homes ON homes.id = nib_loads.file_id
            WHERE nib_loads.certainty IN ('callers', 'unresolved') AND nib_loads.kind = 'nib'
        )
    ) AS ranked
    WHERE ranked.place = 1
),
-- A bundle holds a nib in several forms: the one that can be read stands for all.
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
        nibs.bundle_path IS NOT NULL AND nibs.format NOT IN ('document', 'archive') AS is_compiled,
        -- In trees whose targets tell what they copy.
        NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = nibs.id)
            AND EXISTS (
                SELECT 1
                FROM nibs AS others
                JOIN target_files ON target_files.file_id = others.id
                WHERE others.tree_id = nibs.tree_id
            ) AS is_left_out,
        CASE
            WHEN nibs.tree_id NOT IN (SELECT tree_id FROM coded) THEN 'no source is indexed'
            WHEN nibs.tree_id IN (SELECT tree_id FROM foreign_code) THEN 'no source that is indexed declares the classes of the nibs'
            WHEN nibs.path GLOB '*.framework/*' OR nibs.path GLOB '*.app/*' OR nibs.path GLOB '*.bundle/*'
                THEN 'it is part of a built product, whose code is not indexed'
            WHEN (nibs.tree_id, nibs.name) IN (SELECT * FROM texts_of_code) THEN 'a constant has its name'
            WHEN texts_of_lists.path IS NOT NULL THEN texts_of_lists.path || ' has a text of its name'
            -- What such a list names is what an application begins with.
            WHEN listless.name IS NOT NULL
                AND (nib_patterns.pattern = 'main-nib' OR nibs.launch_screen OR nibs.kind = 'storyboard' AND nibs.initial_controller_id IS NOT NULL)
                THEN 'the property list of ' || listless.name || ', ' || listless.info_plist || ', is not there'
            WHEN nameless.place IS NOT NULL THEN nameless.class || ' is made with the name of a nib that is not known, at ' || nameless.place
            WHEN (nibs.tree_id, nibs.name) IN (SELECT tree_id, name FROM many) THEN 'a load of its name means more nibs than are told apart'
            WHEN EXISTS (
                SELECT 1
                FROM finders
                JOIN _class_names ON _class_names.class_id = finders.class_id
                JOIN _making_calls ON _making_calls.class = _class_names.name AND _making_calls.tree_id = nibs.tree_id
                WHERE finders.file_id = nibs.id
            ) THEN 'a view controller of its name would find it'
            WHEN nib_patterns.pattern = 'main-nib' AND unnamed.name IS NOT NULL THEN unnamed.name || ' names no main nib, and may begin with it'
            WHEN unfollowed.place IS NOT NULL THEN 'the load of its name at ' || unfollowed.place || ' could not be followed'
            WHEN handed_on.path IS NOT NULL THEN 'its class is handed on as a value at ' || handed_on.path || ':' || handed_on.line
        END AS possibility,
        (
            SELECT min(files.display_path || ':' || nib_loads.line)
            FROM loaded_nibs
            JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
            JOIN files ON files.id = nib_loads.file_id
            WHERE loaded_nibs.file_id = nibs.id
        ) AS left_out_load,
        (SELECT min(finders.name) FROM finders WHERE finders.file_id = nibs.id) AS finder,
        (
            SELECT min(classes.name || ' takes in code that is not indexed (' || outsiders.taken_in || ')')
            FROM classes
            JOIN outsiders ON outsiders.class_id = classes.id
            WHERE classes.tree_id = nibs.tree_id
                AND (classes.name = nibs.name OR classes.id IN (nib_patterns.owner_class_id, nib_patterns.root_class_id))
        ) AS outside,
        (
            SELECT min(files.display_path || ':' || nib_loads.line)
            FROM nib_loads
            JOIN files ON files.id = nib_loads.file_id AND files.tree_id = nibs.tree_id
            WHERE nib_loads.nib_name = nibs.name
                AND nib_loads.kind = iif(nibs.kind = 'storyboard', 'storyboard', 'nib')
                AND NOT EXISTS (SELECT 1 FROM loaded_nibs WHERE loaded_nibs.load_id = nib_loads.id)
        ) AS blind_load,
        (
            SELECT min(helpers.call_place || ', which loads at ' || helpers.place)
            FROM helpers
            WHERE helpers.class = nibs.name
                AND helpers.tree_id = nibs.tree_id
                AND helpers.kind = iif(nibs.kind = 'storyboard', 'storyboard', 'nib')
        ) AS helper,
        (
            SELECT count(*)
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
                                -- Of a protocol, or of a helper for others, anything.
                                OR NOT EXISTS (
                                    SELECT 1
                                    FROM classes AS holders
                                    WHERE holders.name = unknown_loads.class AND holders.tree_id = nibs.tree_id
                                )
                            )
                    )
                )
                -- A target of both, or code that is built into others.
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
                                    WHERE own.file_id = nibs.id AND +own.target_id = +theirs.target_id
                                )
                            )
                    )
                )
        ) AS unknown_loads
    FROM nibs
    LEFT JOIN owners ON owners.file_id = nibs.id
    LEFT JOIN nib_patterns ON nib_patterns.file_id = nibs.id
    LEFT JOIN nameless ON nameless.file_id = nibs.id
    LEFT JOIN texts_of_lists ON texts_of_lists.tree_id = nibs.tree_id AND texts_of_lists.text = nibs.name
    -- An application of macOS that has the nib, and whose property list and settings name nothing to begin with.
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
    LEFT JOIN (
        SELECT named.id AS file_id, min(files.display_path || ':' || nib_loads.line) AS place
        FROM nibs AS named
        JOIN unknown_loads ON unknown_loads.kind = iif(named.kind = 'storyboard', 'storyboard', 'nib')
        JOIN nib_loads ON nib_loads.id = unknown_loads.id
        JOIN files ON files.id = unknown_loads.file_id AND files.tree_id = named.tree_id
        WHERE instr(nib_loads.expression, '"' || named.name || '"') > 0
        GROUP BY named.id
    ) AS unfollowed ON unfollowed.file_id = nibs.id
    LEFT JOIN handed_on ON nibs.kind <> 'storyboard' AND handed_on.tree_id = nibs.tree_id AND handed_on.class = nibs.name
    -- A target that has the nib, and a property list that is not there.
    LEFT JOIN targets AS listless ON listless.id = (
        SELECT min(targets.id)
        FROM target_files
        JOIN targets ON targets.id = target_files.target_id
        WHERE target_files.file_id = nibs.id
            AND targets.info_plist IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM target_files AS lists WHERE lists.target_id = targets.id AND lists.phase = 'infoPlist')
    )
    WHERE nibs.format <> 'error'
        AND (nibs.tree_id, rtrim(nibs.logical_path, replace(nibs.logical_path, '/', '')), nibs.name) NOT IN (SELECT * FROM loaded)
        AND NOT (
            nibs.bundle_path IS NOT NULL
            AND nibs.format NOT IN ('document', 'archive')
            AND (
                (nibs.bundle_path, nibs.tree_id) IN (SELECT * FROM described)
                OR nibs.format NOT IN ('binaryPropertyList', 'nibArchive', 'typedStream')
            )
        )
),
reasoned AS (
    SELECT
        *,
        CASE
            WHEN possibility GLOB 'no source*' OR possibility GLOB 'it is part*' THEN 'possible'
            WHEN is_left_out THEN iif(blind_load IS NULL, 'certain', 'likely')
            WHEN possibility IS NOT NULL OR outside IS NOT NULL THEN 'possible'
            WHEN unknown_loads > 0 OR left_out_load IS NOT NULL OR helper IS NOT NULL OR blind_load IS NOT NULL OR finder IS NOT NULL OR origin = 'vendored' THEN 'likely'
            ELSE 'certain'
        END AS confidence
    FROM judged
)
SELECT
    reasoned.id AS file_id,
    reasoned.confidence AS confidence,
    coalesce(nullif(substr(
        coalesce('; ' || iif(is_left_out AND confidence <> 'possible', 'no target has it', possibility), '')
            || iif(confidence = 'possible', coalesce('; ' || outside, ''), '')
            || coalesce('; the load of its name at ' || blind_load || ' does not see it', '')
            || iif(confidence = 'likely' AND finder IS NOT NULL, '; ' || finder || ' would find it by its name, but nothing that is known makes one', '')
            || coalesce('; only code that no target compiles loads it, at ' || left_out_load, '')
            || coalesce('; its class calls a helper at ' || helper, '')
            || iif(unknown_loads = 0 OR confidence <> 'likely', '', '; ' || unknown_loads || iif(
                unknown_loads = 1, ' load has a name that is not known', ' loads have a name that is not known'
            ))
            || iif(origin = 'vendored' AND confidence = 'likely', '; other people''s code, which may be used from elsewhere', '')
            || iif(is_compiled AND confidence <> 'possible', '; only its compiled form is there', ''),
        3
    ), ''), 'no load, no constant and no property list has its name') AS reason,
    reasoned.owner_class AS owner_class
FROM reasoned
ORDER BY
    CASE reasoned.confidence WHEN 'certain' THEN 0 WHEN 'likely' THEN 1 ELSE 2 END,
    reasoned.path,
    reasoned.id;
